"""What goes wrong at a command line: each mistake gets one sentence on stderr, exit code 2 and no traceback.

``test_help.py`` has names that are spelled wrong, ``test_processes.py`` streams, encodings and Ctrl-C, and
``tests/server/test_start.py`` a server that cannot start.
"""

import getpass
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import chanbara
from tests.cli.terminal import mistake, run
from tests.left_out import need
from tests.table import play_at_random

LONG, BIG, HUGE = "x" * 300, "9" * 30, "9" * 5000

FILES = {
    "empty": b"",
    "binary": bytes(range(256)),
    "escape": b"chanbara \x1b[31m\n",
    "bad.yaml": b"title: [",
    "date.yaml": b"title: 2020-13-45\n",
    "story.yaml": b"""
title: A combo of nothing
table: {game: duel, together: [bo], defence: "6_5", pending: [[Round], [CheckCombo], [Act, strike]]}
script: [{do: pass}]
""",
    "list.yaml": b"- a\n- b\n",
    "deep.yaml": b"[" * 5000,
    "bad.toml": b"port = = 1",
    "deep.toml": b"a = " + b"[" * 5000,
    "bad.json": b'{"a":',
    "bad.py": b"def (",
    "raises.py": b"\nraise RuntimeError('no')\n",
    "silent.py": b"x = 1\n",
    "far.py": b"def choose(view, events):\n    return 99\n",
    "breaks.py": b"def choose(view, events):\n    return {}['x']\n",
    "boom.py": b"""
from chanbara.sword.cards.entries import action
from chanbara.sword.rules.words import Suit

def boom(table, seat, option):
    raise TypeError("oh no")

CARDS = [action("boom", rule="own", suit=Suit.KOI, copies=20, play=boom)]
""",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all kinds of files, in which commands run."""
    for name, data in FILES.items():
        (tmp_path / name).write_bytes(data)
    game = chanbara.new_game("sword", players=4, seed=2)
    (tmp_path / "start").write_text(game.record())
    record = play_at_random(game, 5, choices=6).record()
    (tmp_path / "game").write_text(record)
    (tmp_path / "newer").write_text(record.replace("chanbara 1", "chanbara 9"))
    (tmp_path / "later").write_text(record.replace("revision 2", "revision 99"))
    (tmp_path / "cut").write_text(record.replace("\n2 ", "\n2 9 ", 1))
    (tmp_path / "folder").mkdir()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


INTEGER = "it is a whole number"
NOT_THERE, FOLDER = "No such file or directory", "Is a directory"
NO_BOT = "there is no bot 'nobody'; bots are random, novice, trusting, greedy, aggressive, sly, detective, "
NO_BOT += "planner@64, neural, planner@512, planner, master"
NO_RECORD = "this is not a record: its first line should read 'chanbara 1'"
TOO_MANY = "Samurai Sword is for 3 to 7 players, not 99 (2.1)"
DATABASE = "a database is sqlite:///path/to/file or postgresql://user:password@host/name"
BUDGET = "after the @ come rollouts or seconds (planner@512, planner@0.5s, master@512), points (blurred@0.5) "
BUDGET += "or a rating (even@1000), and at most 1,000,000"

PLAY = {
    "--players x": f"Invalid value for '--players': {INTEGER}",
    "--players -1": "Samurai Sword is for 3 to 7 players, not -1 (2.1)",
    "--players 10000000000 --characters tomoe": "Samurai Sword is for 3 to 7 players, not 10000000000 (2.1)",
    "--seat 9": "there is no seat 9; seats are 0 to 4",
    "--seat -1": "a seat is a number from 0 to 4, not '-1'",
    f"--seat {HUGE}": f"a seat is a number from 0 to 4, not '{HUGE}'",
    "--seat 1,2": "several seats at one keyboard need --hotseat",
    "--hotseat=yes": "Option '--hotseat' does not take a value.",
    "--seed": "Option '--seed' requires an argument.",
    "--lang tlh": "unknown language 'tlh'; choose en, de or it",
    "--book french": "there is no book 'french'; books are ours, german, english, italian",
    "--cast all --rising-sun": "there is no cast 'all'; casts are mixed, base, rising_sun",
    "--bots nobody": NO_BOT,
    "--bots missing.py": f"cannot read missing.py: {NOT_THERE}",
    "--bots bad.py": "bad.py: SyntaxError: invalid syntax (bad.py, line 1)",
    "--bots raises.py": "raises.py, line 2: RuntimeError: no",
    "--bots silent.py": "silent.py has no function choose(view, events)",
    f"--bots planner@{BIG}": f"planner@{BIG}: {BUDGET}",
    "--bots planner@0": f"planner@0: {BUDGET}",
    "--ruling x": "a ruling is NAME=VALUE, the value true, false or a number; not 'x'",
    "--ruling eighth_hand=NaN": "eighth_hand cannot be nan",
    "--ruling eighth_hand={}": "eighth_hand cannot be {}",
    f"--ruling x={HUGE}": f"a ruling is NAME=VALUE, the value true, false or a number; not 'x={HUGE}'",
    "--house folder": f"cannot read folder: {FOLDER}",
    "--house binary": "binary is not text",
    "--house date.yaml": "house rules are not readable: month must be in 1..12",
    "--house list.yaml": "house rules: Expected `object`, got `array`",
    "--cards missing": f"cannot read missing: {NOT_THERE}",
    "--cards bad.py": "bad.py does not run: SyntaxError: invalid syntax (bad.py, line 1)",
    "--cards raises.py": "raises.py does not run: RuntimeError: no (line 2)",
    "--cards empty": "empty has neither CARDS nor CHARACTERS",
    "--record folder": f"cannot write folder: {FOLDER}",
    "--record /nowhere/x": f"cannot write /nowhere/x: {NOT_THERE}",
    "--record /dev/full": "cannot write /dev/full: No space left on device",
    f"--record {LONG}": f"cannot write {LONG}: File name too long",
}
DUEL = {
    "--opponent x": "there is no opponent 'x'; there are arima, yoshioka, baiken, inshun, kojiro, shiro",
    "--difficulty x": "there is no difficulty 'x'; there are student, samurai, kensei",
    "--module x": "there is no module 'x'; there are blood, bushido, gisei, yoroi, yoroi_enemy, 1vs3",
    "--armoured x": f"Invalid value for '--armoured': {INTEGER}",
    "--armoured 9": "there is no enemy 9 to wear the armor",
    "--ruling x": "a ruling is NAME=VALUE, the value true or false; not 'x'",
    "--numbers missing": f"cannot read missing: {NOT_THERE}",
    "--numbers folder": f"cannot read folder: {FOLDER}",
    "--numbers binary": "binary is not text",
    "--numbers date.yaml": "numbers: The file cannot be read: month must be in 1..12",
    "--numbers empty": "numbers: The file has a different structure from ours: it needs names with values.",
    "--campaign folder": f"cannot read folder: {FOLDER}",
    "--campaign game": "game: this is not a saved campaign: JSON is malformed: invalid character (byte 0)",
    f"--campaign {LONG}": f"cannot write {LONG}: File name too long",
    "--campaign /nowhere/x": f"cannot write /nowhere/x: {NOT_THERE}",
    "--campaign a --clan b": "choose --campaign or --clan, not both",
    "--record /dev/full": "cannot write /dev/full: No space left on device",
}
RECORDS = {
    "replay": "Missing argument 'RECORD'.",
    "replay missing": f"cannot read missing: {NOT_THERE}",
    "replay folder": f"cannot read folder: {FOLDER}",
    "replay binary": "binary is not text",
    "replay empty": f"empty: {NO_RECORD}",
    "replay escape": "escape: this record has format ?[31m; format 1 can be read",
    "replay newer": "newer: this record has format 9; format 1 can be read",
    "replay later": "later: this record has revision 99 of the rules; revision 2 is the newest known",
    "replay cut": "cut: choice 2: seat 9 is not asked.",
    "replay game --seat 4": "there is no seat 4; seats are 0 to 3",
    "replay game --seat x": f"Invalid value for '--seat': {INTEGER}",
    "replay game --upto -1": "Invalid value for '--upto': it is at least 0",
    "replay game --verify": "game: this record has no fairness proof",
    "review binary": "binary is not text",
    "review empty": f"empty: {NO_RECORD}",
    "review game --seat 9": "there is no seat 9; seats are 0 to 3",
    "explain game --at 99": "game: there is no decision 99; decisions are 1 to 7",
    "explain start --at 2": "start: there is no decision 2; decisions are 1 to 1",
    "explain game --seat -1": "there is no seat -1; seats are 0 to 3",
    "scenario": "name the scenarios to run, or create one with --from RECORD --at NUMBER",
    "scenario empty": "empty: there is no scenario in it",
    "scenario bad.yaml": (
        "bad.yaml: this is not YAML: line 1, expected the node content, but found '<stream end>'"
    ),
    "scenario date.yaml": "date.yaml: this is not YAML: month must be in 1..12",
    "scenario deep.yaml": "deep.yaml: this is not YAML: it is nested too deeply",
    "scenario list.yaml": "list.yaml: this is not a scenario: Expected `object`, got `array`",
    "scenario story.yaml": (
        "story.yaml: A combo of nothing: the rules cannot go on from this position (KeyError: 'bo');"
        " check its cards and pending steps"
    ),
    "scenario --from game --at 99": "game: there is no choice 99; choices are 1 to 6",
    "scenario --from game --at 1 --choices 0": "Invalid value for '--choices': it is at least 1",
    "perft --players 99": TOO_MANY,
    "perft --depth -1": "Invalid value for '--depth': it is at least 0",
    "source": "Missing argument '[duel] NAME'.",
    "source geisha --lang xx": "unknown language 'xx'; choose en, de or it",
}
MANY = {
    "simulate --games 0": "Invalid value for '--games': it is at least 1",
    f"simulate --games {BIG}": "Invalid value for '--games': it is at most 10000000",
    "simulate --jobs 0": "Invalid value for '--jobs': it is at least 1",
    "simulate --players 99": TOO_MANY,
    "simulate --bots breaks.py --games 1 --jobs 1": "breaks.py, line 2: KeyError: 'x'",
    "simulate --bots far.py --games 1 --jobs 1": "far.py chose 99; its choose returns a number from 0 to 13",
    "simulate --cards boom.py --games 5 --jobs 1 --bots random": "boom.py, line 6: TypeError: oh no",
    "simulate --json folder": "cannot write folder: it is a folder",
    "simulate --json /nowhere/x": "cannot write /nowhere/x: there is no folder /nowhere",
    f"simulate --json {LONG}": f"cannot write {LONG}: File name too long",
    "simulate --json /proc/x": f"cannot write /proc/x: {NOT_THERE}",
    "simulate --ray 127.0.0.1:1": "there is no Ray cluster at 127.0.0.1:1: Connection refused",
    "simulate --ray x --jobs 2": "--jobs is for this machine; a cluster has its own",
    "simulate duel --bot nobody": (
        "there is no player 'nobody' for the duel; there are lookahead, random, solver"
    ),
    f"simulate duel --games {BIG}": "Invalid value for '--games': it is at most 10000000",
    "simulate duel --json folder": "cannot write folder: it is a folder",
    "tournament": "Missing option '--bots'.",
    "tournament --bots greedy": "invasion needs two bots at least; greedy alone can play a mirror",
    "tournament --bots greedy,nobody": NO_BOT,
    "tournament --bots greedy,random --players 7-4": (
        "--players names each number once, the smaller first; not '7-4'"
    ),
    "tournament --bots greedy,random --players 4-": (
        "--players is a number, or several such as 4-7 or 3,5; not '4-'"
    ),
    "tournament --bots greedy,random --players 1-999999999": (
        "--players names fewer than 1000 numbers; not '1-999999999'"
    ),
    "tournament --bots greedy,random --design duel": (
        "Invalid value for '--design': 'duel' is not one of 'invasion', 'team-swap', 'mirror', 'pool'."
    ),
    "tournament --bots greedy,random --resume": "--resume needs the folder of --out",
    "tournament --bots greedy,random --out full": (
        "full is not empty; use --resume to continue the tournament in it"
    ),
    "tournament --bots greedy,random --out game": "cannot write game: it is a file, not a folder",
    f"tournament --bots cheater-all@{BIG},random": (
        f"cheater-all@{BIG}: after the @ of a cheater stands a number of rollouts: cheater-all@512,"
        " at most 1,000,000"
    ),
    "lab": "Missing option '--out'.",
    "lab --out game": "cannot write game: it is a file, not a folder",
    "lab --out o --games 0": "Invalid value for '--games': it is at least 1",
    "lab --out o --seconds x": "Invalid value for '--seconds': it is a number",
    "lab --out o --variant missing": f"cannot read missing: {NOT_THERE}",
    "lab --out o --engine flat --cards boom.py": (
        "the flat core plays cards of known parts between its own bots; not boom (play)"
    ),
    "lab --out o --engine flat --bots planner@64": (
        "the lab has the flat core play random, novice, trusting, greedy, aggressive, sly, detective;"
        " not planner@64"
    ),
    "simulate --engine flat --bots far.py": (
        "the flat core plays cards of known parts between its own bots; not far.py"
    ),
    "dataset": "Missing option '--out'.",
    "dataset --out full": "full is not empty",
    "dataset --out game": "cannot write game: it is a file, not a folder",
    "dataset --out o --players 99": TOO_MANY,
}
STORED = {
    "serve --port 99999": "Invalid value for '--port': it is at most 65535",
    "backup --database nonsense": DATABASE,
    "backup --database sqlite:///~nobody-here/x": (
        "there is no folder for the database ~nobody-here/x; write its whole path"
    ),
    "backup --settings missing": f"missing cannot be read: {NOT_THERE}.",
    "backup --settings bad.toml": "bad.toml: this is no TOML: Invalid value (at line 1, column 8).",
    "backup --settings deep.toml": "deep.toml: this is no TOML: it is nested too deeply.",
    "restore missing": "there is no file missing",
    "restore folder": "there is no file folder",
    "restore empty --database sqlite:///new.sqlite": "empty is no database of chanbara",
    "restore game --database sqlite:///new.sqlite": "game cannot be read: file is not a database",
    "admin unban x": f"Invalid value for 'NUMBER': {INTEGER}",
    "admin close-table a-b": "'a-b' is no code of a table",
    "admin remove-club a-b": "'a-b' is no code of a club",
    "admin --url https://h bans": "--url needs --token-file",
    "admin --url https://[ --token-file empty bans": (
        "--url is an address such as https://example.org, not 'https://['"
    ),
    "admin --url http://h:99999 --token-file empty bans": (
        "--url is an address such as https://example.org, not 'http://h:99999'"
    ),
    "admin --url http://example.org --token-file empty bans": (
        "--url must begin with https://, or be on this machine: the token would be readable"
    ),
    "admin --url http://127.0.0.1:1 --token-file missing bans": f"cannot read missing: {NOT_THERE}",
    "admin --url http://127.0.0.1:1 --token-file empty bans": "no server answers at http://127.0.0.1:1",
    "admin --database nonsense bans": DATABASE,
    "admin --database postgresql://h:x/y bans": DATABASE,
}
TABLE = {f"play {words}": sentence for words, sentence in PLAY.items()}
TABLE |= {f"play duel {words}": sentence for words, sentence in DUEL.items()}
TABLE |= RECORDS | MANY | STORED


def case(words: str) -> Any:  # noqa: ANN401 - a row of pytest
    """A row of the table; some need a file that only Linux has."""
    missing = [file for file in ("/dev/full", "/proc") if file in words and not Path(file).exists()]
    marks = [pytest.mark.skip(reason=f"this system has no {file}") for file in missing]
    return pytest.param(words, marks=marks, id=words[:60])


@pytest.mark.parametrize("words", [case(words) for words in TABLE])
def test_a_mistake_gets_one_sentence(words: str) -> None:
    if words == "simulate --ray 127.0.0.1:1":
        need("ray")
    if words.startswith(("dataset", "tournament")) and words.endswith((" full", " game")):
        need("polars")
    assert mistake(*words.split()) == TABLE[words]


def test_a_blank_name_has_no_source() -> None:
    assert mistake("source", " ").startswith("There is nothing called “ ”. Name a rule such as 5.2, ")


def test_a_folder_that_is_gone_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = folder / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert mistake("replay", "game") == "the current folder no longer exists; go to another one"


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("polars", "tournament --bots greedy,random --out new", "arena"),
        ("polars", "dataset --games 1 --bots random --out new", "research"),
        ("ray", "simulate --ray 127.0.0.1:1", "ray"),
    ],
)
def test_a_missing_package_names_what_to_install(
    monkeypatch: pytest.MonkeyPatch, package: str, words: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert mistake(*words.split()) == (
        f'the package {package} is missing; install it with: pip install "chanbara[{extra}]"'
    )


def test_whoever_has_no_name_is_told_how_to_give_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert mistake("admin", "bans") == "this machine does not know your name; say who you are with --as NAME"


class Nonsense(BaseHTTPRequestHandler):
    """Answers with something that is no HTTP."""

    def handle(self) -> None:
        self.rfile.readline()
        self.wfile.write(b"220 mail.example.org ESMTP\r\n")


def test_a_server_that_speaks_something_else_is_said() -> None:
    with HTTPServer(("127.0.0.1", 0), Nonsense) as server:
        Thread(target=server.handle_request, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        said = mistake("admin", "--url", url, "--token-file", "empty", "bans")
    assert said == f"{url} is no server of chanbara"


def test_a_name_that_is_too_long_cannot_be_saved(folder: Path) -> None:
    result = run("play", "--seed", "1", "--bots", "random", typed=f"save {LONG}\ny\nquit\n")
    assert result.exit_code == 0, result.output
    assert "File name too long" in " ".join(result.stdout.split())
    assert not (folder / LONG[:200]).exists()
