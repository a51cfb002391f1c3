# The menu. `make` alone prints it.

PYTHON ?= python3
ARGS   ?=

BIN     = .venv/bin
INSTALL = @$(BIN)/python -m checks.setup.install
PIP     = $(BIN)/python -m pip --disable-pip-version-check install -qq
SAY     = @printf '%s\n'

# Tests start many programs: Python should compile none of them twice.
unexport PYTHONDONTWRITEBYTECODE

# Tests spend more time waiting for servers and browsers than computing: two of them for each core.
WORKERS ?= $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2))

# CHANBARA_ALL=1 installs every package that some test needs; without it, tests that need large ones are left out.
TESTS = $(if $(filter 1,$(CHANBARA_ALL)),.venv/.all .venv/.learn,.venv/.dev)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help doctor strangers play test check style format coverage golden soak twin twin-open twin-programs data-twin random-cards duelsoak audit puzzles mine ladder even hands balance strange-cards lab-claims duelbalance duelodds duelladders mistakes belief mutants bench bench-peers learners tutorial terminal page static static-bots static-speed static-tour static-delays cluster crash crash-cluster outage attack fuzz load planners timing stored pictures stillness frames strip api protocol release pins clean theory benchmark

help: ## this menu
	@printf 'chanbara: available commands\n\n'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
	@printf '\nARGS="..." is passed on: make terminal ARGS="--players 5 --seat 1"\n'
	@printf 'PYTHON=python3.12 chooses the Python of the virtual environment (3.11 or newer).\n'

# --- to play and to change -------------------------------------------------------------------------------------

play: .venv/.play page ## install what is needed and open the game in your browser (LAN=1: also for phones on your network)
	@trap : INT; $(BIN)/chanbara serve --open $(if $(LAN),--lan) $(if $(wildcard dist/static/offline),--offline dist/static) $(ARGS) || [ $$? -eq 130 ]

terminal: .venv/.play ## play in the terminal (ARGS=duel: the duel)
	@$(BIN)/chanbara play $(ARGS)

page: .venv/.play ## build the web page if its sources have changed
	@$(BIN)/python hatch_build.py is-built || \
	  { $(MAKE) --no-print-directory --silent .venv/.page && $(BIN)/python hatch_build.py; }

static: .venv/.play .venv/.page .venv/.mind ## the game as a folder for any static host, without a server: dist/static
	@$(BIN)/python -m checks.static.build

static-bots: static ## whether bots choose the same there as here, and golden games are told the same
	@$(BIN)/python -m checks.static.compare

static-delays: .venv/.all static ## how long the server in a browser lets the page wait while bots think
	@$(BIN)/python -m checks.static.delays $(ARGS)

static-tour: static .venv/.all ## play everything there with the network cut, in Chromium and Firefox: docs/results/static-tour.md (ARGS=--write)
	@$(BIN)/python -m checks.static.tour $(ARGS)

static-speed: .venv/.all ## how quick that folder is in a browser slowed to a quarter of its speed (ARGS="--visits 1": fewer)
	@$(BIN)/python -m checks.static.speed $(ARGS)

doctor: ## what is installed, what is missing, and what that costs
	@"$(PYTHON)" -m checks.setup.doctor

test: $(TESTS) page ## the tests, on all cores (ARGS=tests/rules: only those; CHANBARA_ALL=1: leave nothing out)
	@$(BIN)/python -m chanbara.compiled.warm_up sim
	$(BIN)/python -m pytest $(or $(ARGS),-n $(WORKERS) --dist worksteal)

check: style ## format, style, types, direction of imports, documents
	$(BIN)/python -m pytest tests/docs tests/architecture -q

style: .venv/.all ## the same without the documents, which are among the tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py npm run --silent check

format: .venv/.dev ## format the code and apply automatic fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

coverage: .venv/.all ## test coverage: 100% of kernel and game, 90% of the rest
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report= --cov-fail-under=0 $(ARGS)
	$(BIN)/coverage report
	$(BIN)/coverage report --include='src/chanbara/kernel/*,src/chanbara/sword/*.py,src/chanbara/sword/cards/*,src/chanbara/sword/rules/*,src/chanbara/sword/sight/*' --fail-under=100

# --- what takes longer -----------------------------------------------------------------------------------------

golden: .venv/.dev ## regenerate the golden games; read the difference before keeping it
	$(BIN)/python -m checks.soak.golden --write $(ARGS)

api: .venv/.dev ## regenerate docs/api.md and the snapshot of the public API (ARGS=--release: for a new version)
	$(BIN)/python -m checks.api.snapshot --write $(ARGS)

duelodds: .venv/.all ## how good the odds of the duel are: 4,000 predictions (ARGS="--fit FILE": fit their curve first)
	$(BIN)/python -m checks.measure.duel_odds $(ARGS)

mistakes: .venv/.all ## 300 choices that a review marks as mistakes, by a deeper search: docs/results/mistakes.md (ARGS="--mistakes 20": fewer)
	$(BIN)/python -m checks.measure.mistakes $(ARGS)

protocol: .venv/.dev ## regenerate docs/protocol.md and the types for the page
	$(BIN)/python -m checks.pages.protocol_page --write $(ARGS)

soak: .venv/.dev ## 20,000 random games of each set, 10 million of the flat core, under every invariant (ARGS="--games 1000": fewer)
	$(BIN)/python -m checks.soak.soak $(ARGS)

mutants: .venv/.dev ## disable each window, effect and number in turn: a test must fail (ARGS=--quick: a sample)
	$(BIN)/python -m checks.mutation.mutants $(ARGS)

duelsoak: .venv/.dev ## 1,000 duels with each pair of modules under every invariant (ARGS="--duels 20": fewer)
	$(BIN)/python -m checks.soak.duel_soak $(ARGS)

audit: .venv/.dev ## two worlds that a seat cannot distinguish, from every seat of 10 games with each number of players (GAMES=20: more)
	CHANBARA_AUDIT_GAMES=$(or $(GAMES),10) $(BIN)/python -m pytest $(or $(ARGS),-n auto --dist worksteal tests/leaks tests/server/test_leaks.py)

puzzles: .venv/.dev ## prove every puzzle in all worlds or 10,000: docs/results/puzzles.md (ARGS=--write: keep the proofs)
	$(BIN)/python -m checks.measure.puzzles $(ARGS)

mine: .venv/.all ## mine puzzles from games of bots into the folder mined (ARGS="table --games 100", or duel, round, role)
	$(BIN)/python -m checks.mining $(ARGS)

ladder: .venv/.all ## how strong the bots are, by tournaments: docs/results/bots.md (ARGS="--part 0.1": fewer deals)
	$(BIN)/python -m checks.measure.ladder $(ARGS)

hands: .venv/.all ## how well the network guesses hands: docs/results/hands.md (ARGS="--decisions 200": fewer)
	@$(BIN)/python -m checks.measure.hands $(ARGS)

even: .venv/.all ## at which rating the minds of an even bot play: docs/results/even.md (ARGS="--deals 100": fewer)
	@$(BIN)/python -m checks.measure.even $(ARGS)

benchmark: .venv/.all ## the ladder in the benchmark: docs/results/benchmark.md (ARGS="--deals 10": fewer deals)
	$(BIN)/python -m checks.measure.benchmark $(ARGS)

balance: .venv/.all ## who wins the printed game, 200,000 games of each set: docs/balance.md (ARGS="--games 20000": fewer)
	$(BIN)/python -m checks.measure.balance $(ARGS)

strange-cards: .venv/.all ## how bots cope with five strange cards: docs/results/strange-cards.md (ARGS="--deals 50 --engine reference": a short run)
	$(BIN)/python -m checks.measure.strange_cards $(ARGS)

lab-claims: .venv/.all ## what the lab claims, by cards of known strength and 100 empty changes (ARGS=--write: docs/results/lab-claims.md)
	$(BIN)/python -m checks.measure.lab_claims $(ARGS)

duelbalance: .venv/.all ## who wins the duel, by opponent, weapon and module: docs/duel-balance.md
	$(BIN)/python -m checks.measure.duel_balance --write $(ARGS)

duelladders: .venv/.all ## how often the solver wins campaigns and clans of any setting, and the fit of the hall's estimate
	$(BIN)/python -m checks.measure.duel_ladders $(ARGS)

belief: .venv/.all ## how good the belief about roles is: docs/results/belief.md
	$(BIN)/python -m checks.measure.belief --write $(ARGS)

theory: .venv/.all ## the tiny variants: sizes, NashConv of bots, CFR and MCCFR: docs/results/theory.md (ARGS="--variants ronin --part 0.01": a short run)
	$(BIN)/python -m checks.measure.theory $(ARGS)

twin-open: .venv/.dev ## compare the open build with the reference engine: random house rules and own cards (ARGS="--games 1000": fewer)
	$(BIN)/python -m checks.soak.twin_open $(ARGS)

twin-programs: .venv/.dev ## compare cards from data files in the open build and the reference engine, 10,000 games (ARGS="--games 500": fewer)
	$(BIN)/python -m checks.soak.twin_programs $(ARGS)

twin: .venv/.dev ## compare the flat core with the reference engine, 100,000 games (ARGS="--games 1000": fewer)
	$(BIN)/python -m checks.soak.twin $(ARGS)

data-twin: .venv/.dev ## compare the printed cards from data files with those in code, 10,000 games (ARGS="--games 500": fewer)
	$(BIN)/python -m checks.soak.data_twin $(ARGS)

random-cards: .venv/.dev ## 2,000 games with random cards from data files, under every invariant (ARGS="--games 200": fewer)
	$(BIN)/python -m checks.soak.random_soak $(ARGS)

cluster: .venv/.all page ## three servers on one PostgreSQL behind HAProxy, to try (ARGS="--proxy nginx --turns": another way)
	$(BIN)/python -m checks.server.topology $(ARGS)

crash: .venv/.all ## kill the server 200 times during play: no acknowledged choice may be lost (ARGS="--kills 10": fewer)
	$(BIN)/python -m checks.server.crash $(ARGS)

crash-cluster: .venv/.all ## 200 faults of three servers, their database and proxy during play: nothing is lost or forks (ARGS="--faults 10": fewer)
	$(BIN)/python -m checks.server.crash_cluster $(ARGS)

outage: .venv/.all ## stop, freeze and fill the database during play, and set the clock wrong: nothing is lost (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.outage $(ARGS)

attack: .venv/.all ## attack a server that others play on, in every way we know; they must hardly notice (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.attack $(ARGS)

startup: .venv/.all ## how soon a server with 1,000 running games answers (ARGS=--quick: 20)
	$(BIN)/python -m checks.server.startup $(ARGS)

fuzz: .venv/.all ## attack a server that others play on, 10,000 messages (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.fuzz $(ARGS)

load: .venv/.all ## load test: 300 tables on one core, compared with a bare socket (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.load $(ARGS)

planners: .venv/.all ## 60 tables of planners: how long bots' turns take, and whether people notice (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.planners $(ARGS)

timing: .venv/.all ## whether delays reveal that an attacked player can parry: docs/results/timing.md (ARGS="--windows 200": fewer)
	$(BIN)/python -m checks.server.timing $(ARGS)

stored: .venv/.all ## play beside 100,000 stored players and tables: lists, statistics, sweeps (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.stored $(ARGS)

stillness: .venv/.all page ## whole games before screens of seven sizes: nothing at the table may move: docs/results/stillness.md (ARGS=--write)
	$(BIN)/python -m checks.pages.stillness $(ARGS)

pictures: .venv/.all page ## pictures of the page for the documents, and how quick it is on a slow line
	$(BIN)/python -m checks.pages.pictures $(ARGS)

frames: .venv/.all page ## how much work a frame of a busy table is on a slow device (ARGS=--write: keep docs/results/frames.md)
	$(BIN)/python -m checks.pages.frames $(ARGS)

strip: .venv/.all page ## one whole game as a sheet of pictures each for phone and desktop: docs/pictures/game-*.jpg
	$(BIN)/python -m checks.pages.strip $(ARGS)

bench: .venv/.all ## decisions per second of both engines, beside a peer each (ARGS=--quick: a short run)
	$(BIN)/python -m checks.measure.bench $(ARGS)

bench-peers: .venv/.all .venv-peers/.ready ## the table beside peers (ARGS=--write: keep it in docs/performance.md)
	$(BIN)/python -m bench.peers --python .venv-peers/bin/python $(ARGS)

learners: .venv-learners/.ready ## a short run in our environments of Stable-Baselines3, which also checks them, of RLlib and of Tianshou
	@.venv-learners/bin/python -m checks.measure.learners

tutorial: .venv/.all .venv/.learn page ## follow docs/tutorial.md: train a network, measure it, offer it on a server (ARGS=--quick: a short run)
	@$(BIN)/python -m checks.measure.tutorial $(ARGS)

strangers: .venv/.dev ## set up a fresh clone in every way a stranger may, and play a turn: docs/results/strangers.md (ARGS=--list: the ways)
	$(BIN)/python -m checks.strangers $(ARGS)

release: .venv/.dev page ## build wheel and source archive into dist, and check them (ARGS="--tag v1.2.3": refuse another version)
	$(BIN)/python -m checks.release.build $(ARGS)

# --- housekeeping ----------------------------------------------------------------------------------------------

FIX     = uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
          --custom-compile-command "make pins" $(ARGS)
COMPILE = $(FIX) pyproject.toml --extra build
MORE    = --extra check --extra postgres --extra research --extra arena --extra ray
AS_ALL  = --constraint requirements/all.txt

pins: ## pin all package versions (ARGS=--upgrade: the newest)
	$(SAY) 'Fixing versions and hashes ...'
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	"$(PYTHON)" -m venv "$$tools" && "$$tools/bin/python" -m pip install -qq 'uv>=0.9' && \
	"$$tools/bin/"$(COMPILE) requirements/page.in --extra dev $(MORE) --output-file requirements/all.txt >/dev/null && \
	"$$tools/bin/"$(COMPILE) requirements/page.in --extra dev $(AS_ALL) --output-file requirements/dev.txt >/dev/null && \
	"$$tools/bin/"$(COMPILE) $(AS_ALL) --output-file requirements/play.txt >/dev/null && \
	"$$tools/bin/"$(FIX) requirements/page.in $(AS_ALL) --output-file requirements/page.txt >/dev/null && \
	"$$tools/bin/"$(FIX) pyproject.toml --extra postgres $(AS_ALL) --output-file requirements/serve.txt >/dev/null && \
	"$$tools/bin/"$(FIX) requirements/peers.in --output-file requirements/peers.txt >/dev/null && \
	printf 'Measuring downloads ...\n' && "$$tools/bin/python" -m checks.setup.sizes
	$(SAY) 'Done: requirements/*.txt. The next make installs them.'

clean: ## remove the virtual environment and everything made by tools
	rm -rf web/node_modules .venv .venv-learners .venv-peers dist htmlcov .coverage .coverage.* .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src tests checks bench -type d -name __pycache__ -prune -exec rm -rf {} +

# --- the virtual environment: made once, and again when the versions change ------------------------------------

.venv/pyvenv.cfg:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  printf 'chanbara needs Python 3.11 or newer, and "%s" is not. Try: make PYTHON=python3.11 ...\n' '$(PYTHON)' >&2; \
	  exit 1; }
	$(SAY) 'Making the virtual environment in .venv ...'
	@"$(PYTHON)" -m venv --clear .venv || { rm -rf .venv; \
	  printf 'The virtual environment could not be made: "%s" needs its modules venv and pip.\n' '$(PYTHON)' >&2; \
	  exit 1; }

.venv/.play: requirements/play.txt pyproject.toml .venv/pyvenv.cfg
	$(INSTALL) play .
	@touch $@

# Node, if the page has to be built.
.venv/.page: requirements/page.txt .venv/pyvenv.cfg
	$(INSTALL) page
	@touch $@

# A linker, if bots are compiled for browsers.
.venv/.mind: requirements/mind.txt .venv/pyvenv.cfg
	@$(PIP) --no-deps --require-hashes -r requirements/mind.txt
	@touch $@

# All that playing and building the page need is among it.
.venv/.dev: requirements/dev.txt pyproject.toml .venv/pyvenv.cfg
	$(INSTALL) dev .
	@touch .venv/.play .venv/.page $@

.venv/.all: requirements/all.txt pyproject.toml .venv/pyvenv.cfg
	$(INSTALL) all .
	@touch .venv/.play .venv/.page .venv/.mind .venv/.dev $@

# PyTorch for CPUs alone is a sixth as large as the usual one, but not every registry has it.
INTO  = $(1)/python -m pip --disable-pip-version-check install -qq --no-compile
TORCH = $(1)/python -c 'import torch' 2>/dev/null || { \
	  printf 'Installing PyTorch ...\n'; $(INTO) 'torch==2.13.0+cpu' 2>/dev/null || $(INTO) 'torch>=2.6'; }

.venv/.learn: .venv/.dev
	@$(call TORCH,$(BIN))
	@touch $@

# RLlib needs another version of Gymnasium than the rest.
.venv-learners/.ready: requirements/learners.in pyproject.toml
	$(SAY) 'Installing the learners into .venv-learners ...'
	@"$(PYTHON)" -m venv --clear .venv-learners
	@$(call TORCH,.venv-learners/bin)
	@$(call INTO,.venv-learners/bin) -r requirements/learners.in -e '.[research]'
	@touch $@

.venv-peers/.ready: requirements/peers.txt
	$(SAY) 'Installing the peers into .venv-peers ...'
	@"$(PYTHON)" -m venv --clear .venv-peers
	@.venv-peers/bin/python -m pip --disable-pip-version-check install -qq --require-hashes -r requirements/peers.txt
	@touch $@
