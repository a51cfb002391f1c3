# The menu. `make` alone prints it.

PYTHON ?= python3
ARGS   ?=

PIP  = .venv/bin/python -m pip --disable-pip-version-check install -qq
BIN  = .venv/bin
SAY  = @printf '%s\n'

# Tests start many programs: none of them should have to be compiled anew.
unexport PYTHONDONTWRITEBYTECODE

# Tests wait for servers and browsers more than they reckon: two of them for each core.
WORKERS ?= $(shell expr 2 '*' $$(nproc 2>/dev/null || echo 2))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check style format coverage golden soak twin duelsoak audit puzzles ladder balance duelbalance belief mutants bench bench-peers tutorial terminal page crash outage attack fuzz load timing stored pictures protocol pins clean

help: ## this menu
	@printf 'chanbara: available commands\n\n'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@printf '\nARGS="..." is passed on: make terminal ARGS="--players 5 --seat 1"\n'
	@printf 'PYTHON=python3.12 chooses the Python of the virtual environment (3.11 or newer).\n'

# --- to play and to change -------------------------------------------------------------------------------------

play: .venv/.play page ## install what is needed and open the game in your browser (LAN=1: also for phones on your network)
	@$(BIN)/chanbara serve --open $(if $(LAN),--lan) $(ARGS)

terminal: .venv/.play ## play in the terminal (ARGS=duel: the duel)
	@$(BIN)/chanbara play $(ARGS)

page: .venv/.play ## build the web page if its sources have changed
	@$(BIN)/python hatch_build.py

test: .venv/.dev page ## all tests, on all cores (ARGS=tests/rules: only those)
	@$(BIN)/python -m chanbara.compiled.warm_up sim
	$(BIN)/python -m pytest $(or $(ARGS),-n $(WORKERS) --dist worksteal)

check: style ## format, style, types, direction of imports, documents
	$(BIN)/python -m pytest tests/docs tests/architecture -q

style: .venv/.dev ## the same without the documents, which are among the tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py npm run --silent check

format: .venv/.dev ## format the code and apply automatic fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

coverage: .venv/.dev ## test coverage: 100% of kernel and game, 90% of the rest
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report= --cov-fail-under=0 $(ARGS)
	$(BIN)/coverage report
	$(BIN)/coverage report --include='src/chanbara/kernel/*,src/chanbara/sword/*.py,src/chanbara/sword/cards/*,src/chanbara/sword/rules/*,src/chanbara/sword/sight/*' --fail-under=100

# --- what takes longer -----------------------------------------------------------------------------------------

golden: .venv/.dev ## regenerate the golden games; read the difference before keeping it
	$(BIN)/python -m checks.soak.golden --write $(ARGS)

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

ladder: .venv/.dev ## how strong the bots are, by tournaments: docs/results/bots.md (ARGS="--part 0.1": fewer deals)
	$(BIN)/python -m checks.measure.ladder $(ARGS)

balance: .venv/.dev ## who wins the printed game, 200,000 games of each set: docs/balance.md (ARGS="--games 20000": fewer)
	$(BIN)/python -m checks.measure.balance $(ARGS)

duelbalance: .venv/.dev ## who wins the duel, by opponent, weapon and module: docs/duel-balance.md
	$(BIN)/python -m checks.measure.duel_balance --write $(ARGS)

belief: .venv/.dev ## how good the belief about roles is: docs/results/belief.md
	$(BIN)/python -m checks.measure.belief --write $(ARGS)

twin: .venv/.dev ## compare the flat core with the reference engine, 100,000 games (ARGS="--games 1000": fewer)
	$(BIN)/python -m checks.soak.twin $(ARGS)

crash: .venv/.dev ## kill the server 200 times during play: no acknowledged choice may be lost (ARGS="--kills 10": fewer)
	$(BIN)/python -m checks.server.crash $(ARGS)

outage: .venv/.dev ## stop, freeze and fill the database during play, and set the clock wrong: nothing is lost (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.outage $(ARGS)

attack: .venv/.dev ## attack a server that others play on, in every way we know; they must hardly notice (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.attack $(ARGS)

startup: .venv/.dev ## how soon a server with 1,000 running games answers (ARGS=--quick: 20)
	$(BIN)/python -m checks.server.startup $(ARGS)

fuzz: .venv/.dev ## attack a server that others play on, 10,000 messages (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.fuzz $(ARGS)

load: .venv/.dev ## load test: 300 tables on one core, compared with a bare socket (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.load $(ARGS)

timing: .venv/.dev ## whether delays reveal that an attacked player can parry: docs/results/timing.md (ARGS="--windows 200": fewer)
	$(BIN)/python -m checks.server.timing $(ARGS)

stored: .venv/.dev ## play beside 100,000 stored players and tables: lists, statistics, sweeps (ARGS=--quick: a short run)
	$(BIN)/python -m checks.server.stored $(ARGS)

pictures: .venv/.dev page ## pictures of the page for the documents, and how quick it is on a slow line
	$(BIN)/python -m checks.pages.pictures $(ARGS)

bench: .venv/.dev ## decisions per second of both engines, beside a peer each (ARGS=--quick: a short run)
	$(BIN)/python -m checks.measure.bench $(ARGS)

bench-peers: .venv/.dev .venv-peers/.ready ## the table beside peers (ARGS=--write: keep it in docs/performance.md)
	$(BIN)/python -m bench.peers --python .venv-peers/bin/python $(ARGS)

# Small matrices on a busy machine: a thread that waits for another should sleep, not spin.
tutorial: .venv/.learn ## train a small agent and measure it: docs/tutorial.md (ARGS="--seconds 60": a short run)
	@OMP_WAIT_POLICY=passive $(BIN)/python -m examples.ppo $(ARGS)

# --- housekeeping ----------------------------------------------------------------------------------------------

FIX     = uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
          --custom-compile-command "make pins" $(ARGS)
COMPILE = $(FIX) pyproject.toml --extra build

pins: ## pin all package versions (ARGS=--upgrade: the newest)
	$(SAY) 'Fixing versions and hashes ...'
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	$(PYTHON) -m venv "$$tools" && "$$tools/bin/python" -m pip install -qq 'uv>=0.9' && \
	"$$tools/bin/"$(COMPILE) --extra dev --extra research --extra arena --extra ray --output-file requirements/dev.txt >/dev/null && \
	"$$tools/bin/"$(COMPILE) --constraint requirements/dev.txt --output-file requirements/play.txt >/dev/null && \
	"$$tools/bin/"$(FIX) requirements/peers.in --output-file requirements/peers.txt >/dev/null
	$(SAY) 'Done: play.txt, dev.txt and peers.txt in requirements. The next make installs them.'

clean: ## remove the virtual environment and everything made by tools
	rm -rf web/node_modules .venv .venv-peers dist htmlcov .coverage .coverage.* .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src tests checks bench examples -type d -name __pycache__ -prune -exec rm -rf {} +

# --- the virtual environment: made once, and again when the versions change ------------------------------------

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  printf 'chanbara needs Python 3.11 or newer, and "%s" is not. Try: make PYTHON=python3.11 ...\n' '$(PYTHON)' >&2; \
	  exit 1; }
	$(SAY) 'Making the virtual environment in .venv ...'
	@$(PYTHON) -m venv --clear .venv || { rm -rf .venv; \
	  printf 'The virtual environment could not be made: "%s" needs its modules venv and pip.\n' '$(PYTHON)' >&2; \
	  exit 1; }

.venv/.play: requirements/play.txt pyproject.toml .venv/pyvenv.cfg
	$(SAY) 'Installing what playing needs ...'
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@
	$(SAY) 'Ready.'

# All that playing needs is among it. Looking for packages takes longer than unpacking them: two look at once, each
# for every other package. Python compiles what is imported, which is a part of all that.
.venv/.dev: requirements/dev.txt pyproject.toml .venv/pyvenv.cfg
	$(SAY) 'Installing what tests and checks need ...'
	@halves=$$(mktemp -d) && trap 'rm -rf "$$halves"' EXIT && \
	awk -v half=0 -v to="$$halves" '/^[^ #]/ { half = 1 - half } { print > (to "/" half) }' requirements/dev.txt && \
	{ $(PIP) --no-compile --no-deps --require-hashes -r "$$halves/0" & other=$$!; \
	  $(PIP) --no-compile --no-deps --require-hashes -r "$$halves/1"; code=$$?; \
	  wait $$other && exit $$code; }
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch .venv/.play $@
	$(SAY) 'Ready.'

# PyTorch for CPUs alone is a sixth as large as the usual one, but not every registry has it.
.venv/.learn: .venv/.dev
	@$(BIN)/python -c 'import torch' 2>/dev/null || { \
	  printf 'Installing PyTorch ...\n'; \
	  $(PIP) --no-compile 'torch==2.13.0+cpu' 2>/dev/null || $(PIP) --no-compile 'torch>=2.6'; }
	@touch $@

.venv-peers/.ready: requirements/peers.txt
	$(SAY) 'Installing the peers into .venv-peers ...'
	@$(PYTHON) -m venv --clear .venv-peers
	@.venv-peers/bin/python -m pip --disable-pip-version-check install -qq --require-hashes -r requirements/peers.txt
	@touch $@
