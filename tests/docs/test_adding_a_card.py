"""docs/adding-a-card.md, executed: every change is made on a copy, which is then played.

Code that is normally compiled runs interpreted here. ``tests/browser/test_added_card.py`` tests the page of a
copy.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from chanbara.sword.editions import BASE, catalog_named
from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.flat.format.vocabulary import VERSION, VOCABULARY
from checks.server.server_process import COMMAND, Process, chanbara_server, said, sit_down
from tests.docs.markdown import blocks, section
from tests.docs.walks import (
    KNOWN,
    PAGE,
    WALKS,
    Change,
    copy_of_the_project,
    make,
    run,
    surroundings,
    walk,
)
from tests.left_out import need

BOTS = ("novice", "greedy", "detective", "planner@2")

PLAYED = """
import random, sys
from pathlib import Path
import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.record.scenario import parse, run
from chanbara.sword.editions import BASE, catalog_named

CATALOG = catalog_named(BASE)

root, key, scenario = sys.argv[1:]
assert Path(chanbara.__file__).is_relative_to(root), chanbara.__file__
for story in parse(Path(scenario).read_text(encoding="utf-8")):
    assert not run(story), run(story)
kind = "card" if key in CATALOG.card_numbers else "character"
print(*(speech(language).say(f"{kind}-{key}") for language in LANGUAGES))
met = 0
for seed in range(60):
    chance = random.Random(seed)
    chosen = [key, None, None, None] if kind == "character" else None
    game = chanbara.new_game("sword", players=4, seed=seed, characters=chosen)
    while not game.over:
        game.apply(chance.randrange(len(game.decision.options)))
    met += kind == "character" or f"play {key}" in game.record()
assert chanbara.replay(game.record()).result == game.result
assert met, f"{key} was never played"
"""

PLAYED_BY_BOTS = """
import sys
import chanbara
from chanbara.sword.bots.registry import make_bot
from chanbara.sim.games.match import play_on

games, bots, people, keys = int(sys.argv[1]), *(word.split(",") for word in sys.argv[2:])
played = set()
for seed in range(games):
    chosen = [*people, *[None] * (4 - len(people))]
    game = chanbara.new_game("sword", players=4, seed=seed, characters=chosen)
    # Each sits in every seat in turn.
    seated = [bots[(seat + seed) % len(bots)] for seat in range(4)]
    play_on(game, [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(seated)])
    played |= {key for key in keys if f"play {key}" in game.record()}
assert played == set(keys), f"only {played} were played"
"""

SAID = """
import sys
from typer.testing import CliRunner
from chanbara.cli import app
from chanbara.research import VectorEnv

out = sys.argv[1]
few = ("--players", "4", "--bots", "novice,random", "--jobs", "1")
for words in (
    ("simulate", "--games", "1", *few),
    ("tournament", "--deals", "1", "--design", "mirror", *few),
    ("lab", "--games", "1", "--rulings", "0", "--out", f"{out}/lab", *few),
    ("dataset", "--games", "1", "--out", f"{out}/data", *few),
):
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, (words, done.output, done.exception)
    print(words[0], " ".join(done.stdout.split()))
done = CliRunner().invoke(app, ("tournament", "--engine", "flat", "--deals", "1", *few))
print("flat", done.exit_code, done.stderr)
try:
    VectorEnv(1)
except ValueError as error:
    print("VectorEnv", error)
"""

COMPARED = """
import sys
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.vocabulary import VOCABULARY
from chanbara.sim.games.variant import Variant
from chanbara.sim.games.engines import remark_on_variant, what_hinders
from checks.soak import twin

assert not VOCABULARY.left_out, VOCABULARY.left_out
assert not remark_on_variant(Variant())
assert what_hinders(Variant(), ["greedy"]) == "where nothing is compiled"
print(VERSION, ACTIONS)
# All tables, both tempers; every twentieth position there and back.
print(sum(twin.play(number) for number in range(int(sys.argv[1]))))
"""

CARDS = "src/chanbara/sword/cards"
FIRST_WEAPON = """\
 WEAPONS = (
+    weapon("aikuchi", reach=1, wounds=1, suit=FUJI, copies=2, on_oneself=True),
"""
WEAPON_BETWEEN = """\
+    weapon("kama", rule="11.4", reach=2, wounds=1, suit=ORIGAMI, copies=2, on_hit=back_to_hand),
     weapon("kozuka", rule="11.4", reach=1, wounds=1, suit=ORIGAMI, copies=1, on_hit=back_to_hand),
"""
FIRST_CHARACTER = """\
 CHARACTERS = (
+    Character("asahina", 5, Traits(difficulty=1, on_hit=(draw_one,))),
"""
CHARACTER_BETWEEN = """\
+    Character("hangaku", 4, Traits(taken=-1, takes_discard=True)),
     Character("hanzo", 4, Traits(answers=(weapon_but_not_the_last_card,))),
"""
MIDDLE = (
    Change(f"{CARDS}/base/weapons.py", "diff", FIRST_WEAPON),
    Change(f"{CARDS}/rising_sun/weapons.py", "diff", WEAPON_BETWEEN),
    Change(f"{CARDS}/base/characters.py", "diff", FIRST_CHARACTER),
    Change(f"{CARDS}/base/characters.py", "diff", CHARACTER_BETWEEN),
)
"""Entries of known parts at the beginning and in the middle of their lists."""


@pytest.mark.parametrize("heading", WALKS)
def test_a_walk_of_the_page_works(heading: str, tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    made = walk(copy, heading)
    scenario = next(change.file for change in made if change.language == "yaml")
    said_of_it = run(copy, sys.executable, "-c", PLAYED, str(copy), WALKS[heading], scenario)
    assert len(said_of_it.split()) == 3, "it has a name in each language"
    sources = [change.file for change in made if change.file.endswith(".py")]
    run(copy, sys.executable, "-m", "ruff", "format", "--check", *sources)
    run(copy, sys.executable, "-m", "ruff", "check", *sources)


def test_every_block_of_the_page_belongs_to_a_walk() -> None:
    walked = sum(len(list(blocks(section(PAGE, heading)))) for heading in WALKS)
    assert walked == len(list(blocks(PAGE)))


def test_nothing_on_the_page_is_in_the_game_already() -> None:
    catalog = catalog_named(BASE)
    assert not set(WALKS.values()) & {*catalog.card_numbers, *catalog.character_numbers}


# --- what is new to the flat core ---------------------------------------------------------------------------

NEW = [key for heading, key in WALKS.items() if heading not in KNOWN]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with all that the page adds."""
    copy = copy_of_the_project(tmp_path_factory.mktemp("everything"))
    walk(copy, *WALKS)
    return copy


def test_every_kind_of_bot_plays_what_was_added(everything: Path) -> None:
    given = (",".join(BOTS), "yasuke,saigyo", "sasumata,ambush,tate")
    run(everything, sys.executable, "-c", PLAYED_BY_BOTS, "6", *given)


def test_it_is_played_in_the_terminal(everything: Path) -> None:
    words = (
        "play",
        "--players",
        "4",
        "--seed",
        "3",
        "--characters",
        "yasuke,saigyo",
        "--bots",
        ",".join(BOTS),
    )
    shown = run(everything, sys.executable, "-c", COMMAND, *words, typed="1\n" * 20)
    assert "Yasuke" in shown
    assert "Saigyō" in shown
    turns = [int(turn) for turn in re.findall(r"Turn (\d+)", shown)]
    assert max(turns) > 4, "the bots have had their turns, and it is ours again"


def test_one_sentence_says_who_plays_what_is_new(everything: Path, tmp_path: Path) -> None:
    need("polars")
    (told,) = re.findall(r"^> The flat core(?:.*\n> )*.*$", PAGE, re.MULTILINE)
    sentence = " ".join(told.replace("> ", "").split())
    named = sentence.replace("ambush (play)", "ambush (play), saigyo (hand_limit), yasuke (on_hit)")
    lines = [line for line in run(everything, sys.executable, "-c", SAID, str(tmp_path)).splitlines() if line]
    *told_by, flat, refused = lines
    assert [line.split()[0] for line in told_by] == ["simulate", "tournament", "lab", "dataset"]
    for line in told_by:
        assert line.count(named) == 1, line
    known = "the flat core plays cards of known parts between its own bots"
    new = "ambush (play), saigyo (hand_limit), yasuke (on_hit)"
    assert flat == f"flat 2 chanbara: {known}; not {new}"
    assert "does not know ambush (play), saigyo (hand_limit), yasuke (on_hit), and no other engine" in refused


@pytest.fixture
def server(everything: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    for name, value in surroundings(everything).items():
        monkeypatch.setenv(name, value)
    process = chanbara_server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path)
    asyncio.run(process.start())
    yield process
    process.stop()


def test_a_table_with_bots_is_played_to_the_end_on_the_server(server: Process) -> None:
    game = {"game": "sword", "players": 4, "characters": ["yasuke", "saigyo", None, None]}
    options = {"game": game, "bots": [None, *BOTS[:3]], "pauses": {"least": 0, "most": 0}}
    with urlopen(f"{server.url}/api/cards") as found:  # noqa: S310 - our own server
        listed = json.load(found)
    assert {one["key"] for kind in ("cards", "characters") for one in listed[kind]} >= {*WALKS.values()}
    (chair,) = sit_down(server.url, options, people=1)
    with connect(server.socket_url + chair.path, max_size=None) as line:
        line.send(chair.hello)
        line.send(said("ready", salt="x"))
        line.send(said("start"))
        heard: dict[str, object] = {}
        while heard.get("type") != "over":
            heard = json.loads(line.recv(timeout=60))
            assert heard["type"] not in {"refused", "bye"}, heard
            asked = heard["view"]["decision"] if heard["type"] == "sword" else None  # type: ignore[index]
            if asked is not None and asked["seat"] == chair.seat:
                line.send(said("choose", decision=asked["number"], option=0))
    assert not server.troubles()
    told = server.log.read_text(encoding="utf-8")
    assert told.count("The flat core does not know") == 1
    assert all(f"{key} (" in told for key in NEW)


# --- what it knows ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy to which only known parts were added, some of them in the middle of their lists."""
    copy = copy_of_the_project(tmp_path_factory.mktemp("known"))
    walk(copy, *KNOWN)
    for change in MIDDLE:
        make(copy, change)
    return copy


def test_both_engines_agree_on_entries_of_known_parts_wherever_they_stand(known: Path) -> None:
    version, actions, decisions = run(known, sys.executable, "-c", COMPARED, "66").split()
    assert version != VERSION
    assert int(actions) > 915
    assert int(decisions) > 66


def test_bots_look_ahead_with_entries_of_known_parts(known: Path) -> None:
    run(known, sys.executable, "-c", PLAYED_BY_BOTS, "3", ",".join(BOTS), "asahina,hangaku", "sasumata,tate")


def test_the_printed_cards_are_all_known_and_have_the_printed_numbers() -> None:
    assert not VOCABULARY.left_out
    assert VOCABULARY.cards == CATALOG.cards
    assert VOCABULARY.characters == CATALOG.characters
    assert VERSION == "sword_v2"
