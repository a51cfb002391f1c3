"""Compiled code is found by its content: in any folder, after any change that changes nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

import chanbara
from chanbara.compiled import code_cache
from chanbara.compiled.code_cache import DAY, LONGEST_UNUSED, CodeCache, clear_old
from chanbara.compiled.content import content_of
from chanbara.compiled.numba_compiler import signature_of
from chanbara.compiled.warm_up import Progress, compile_now, entry_points, is_compiled
from chanbara.sword.flat.rules.piles import size_of
from tests.left_out import need

PACKAGE = Path(chanbara.__file__).parent
MISSING = """
import json
from chanbara.compiled.loading import not_kept
from chanbara.compiled.warm_up import entry_points
print(json.dumps([one.__name__ for one in not_kept(entry_points("sim"))]))
"""
CONTENTS = """
import json
from chanbara.compiled.content import callees, content_of
from chanbara.compiled.loading import not_kept
from chanbara.compiled.warm_up import entry_points

def name(one):
    return f"{one.__module__}.{one.__name__}"

everything = not_kept(entry_points("sim"))
print(json.dumps({name(one): [content_of(one), [*map(name, callees(one))]] for one in everything}))
"""
COMPILE_ONE = """
import sys
import numpy as np
from chanbara.sword.flat.format.layout import PILE_SIZE, SIZE
from chanbara.sword.flat.rules.piles import size_of
sys.stdin.readline()
state = np.zeros(SIZE, dtype=np.int8)
state[PILE_SIZE] = 3
print(size_of(state, PILE_SIZE))
"""
SIZE_OF = 1
"""How many functions are compiled for it: it calls none."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package in another folder, with the bytecode of its modules as they are."""
    place = tmp_path_factory.mktemp("copy") / "chanbara"
    shutil.copytree(PACKAGE, place, ignore=shutil.ignore_patterns("page"))
    return place


def started(program: str, place: Path = PACKAGE, cache: Path | None = None) -> subprocess.Popen[str]:
    """A program that uses the package in this place, and its own cache where one is given."""
    env = {**os.environ, "PYTHONPATH": str(place.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    env |= {} if cache is None else {"XDG_CACHE_HOME": str(cache)}
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", program]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env)


def told(program: str, place: Path, cache: Path | None = None) -> Any:  # noqa: ANN401 - whatever it prints as JSON
    """What a program prints there."""
    with started(program, place, cache) as process:
        said, trouble = process.communicate()
    assert process.returncode == 0, trouble
    return json.loads(said)


def missing_in(place: Path) -> list[str]:
    """The functions that would have to be compiled there before everything can be called."""
    found: list[str] = told(MISSING, place)
    return found


def contents_of(place: Path, empty: Path) -> dict[str, tuple[str, list[str]]]:
    """What would be compiled there if nothing were cached, in its order: its content, and what it calls."""
    found: dict[str, tuple[str, list[str]]] = told(CONTENTS, place, empty)
    return found


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


# --- by content ---------------------------------------------------------------------------------------------


def test_what_does_not_change_what_is_done_compiles_nothing(copy: Path) -> None:
    """Neither another folder nor comments, docstrings and empty lines."""
    compile_now("sim")
    assert missing_in(copy) == []
    for path in [*(copy / "sword" / "flat").rglob("*.py"), *(copy / "sword" / "mind").rglob("*.py")]:
        path.write_text(f"# A comment.\n\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    changed(
        copy / "sword" / "flat" / "rules" / "chance.py",
        '"""Return the next 32 bits."""',
        '"""Return 32 bits."""',
    )
    assert missing_in(copy) == []


def test_a_changed_number_of_a_weapon_compiles_what_depends_on_it_and_nothing_else(
    copy: Path, tmp_path: Path
) -> None:
    before = contents_of(copy, tmp_path)
    weapons = copy / "sword" / "cards" / "base" / "weapons.py"
    changed(weapons, '"nodachi", reach=3', '"nodachi", reach=4')
    after = contents_of(copy, tmp_path)
    changed(weapons, '"nodachi", reach=4', '"nodachi", reach=3')
    other = {name for name, (content, _) in after.items() if content != before[name][0]}
    itself = {name for name in other if not other & set(after[name][1])}
    assert "chanbara.sword.flat.rules.legal.legal_in_reach" in itself
    assert len(itself) <= 12, "what reads the reach, or what bots make of it"
    assert all(name in other for name, (_, called) in after.items() if other & set(called))
    names = {one.rpartition(".")[2] for one in other}
    assert {"legal", "play_seated", "plan"} <= names, "what calls it, however far away"
    assert not {"deal", "observe", "winner", "reset"} & names
    assert len(other) < len(before) / 5
    assert contents_of(copy, tmp_path) == before


def test_what_is_called_is_compiled_before_what_calls_it(copy: Path, tmp_path: Path) -> None:
    order = contents_of(copy, tmp_path)
    place = {name: number for number, name in enumerate(order)}
    assert len(order) > 400
    for name, (_, called) in order.items():
        assert all(place[one] < place[name] for one in called), name


def test_a_changed_function_compiles_itself_and_what_calls_it(copy: Path) -> None:
    compile_now("sim")
    changed(
        copy / "sword" / "flat" / "env" / "vector.py", "WON if team_of(state, seat) == won else LOST", "WON"
    )
    assert missing_in(copy) == ["give", "step_game", "step_range", "help_out"]


def reading(source: str, **numbers: int) -> str:
    """The content of a function that reads these numbers of a module."""
    module = ModuleType("chanbara.numbers")
    vars(module).update(numbers)
    known: dict[str, Any] = {"numbers": module, "__name__": "chanbara.made_up"}
    exec(source, known)  # noqa: S102 - a function with another module
    return content_of(known["function"])


def test_a_number_read_by_its_module_counts_and_others_of_the_module_do_not() -> None:
    source = "def function():\n    return numbers.ONE"
    usual = reading(source, ONE=1, TWO=2)
    assert reading(source, ONE=1, TWO=3) == usual
    assert reading(source, ONE=2, TWO=2) != usual


def test_a_name_of_the_own_module_is_not_taken_for_one_of_another() -> None:
    source = "TWO = 2\ndef function():\n    return numbers.ONE + TWO"
    assert reading(source, ONE=1, TWO=2) == reading(source, ONE=1, TWO=3)


def test_a_module_that_is_read_as_a_whole_has_no_key() -> None:
    with pytest.raises(TypeError, match="numbers is read as a whole"):
        reading("def function():\n    one = numbers\n    return one.ONE", ONE=1)


# --- several processes --------------------------------------------------------------------------------------


def test_two_processes_compile_at_once_what_both_need(tmp_path: Path) -> None:
    processes = [started(COMPILE_ONE, cache=tmp_path) for _ in range(2)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        assert process.communicate()[0] == "3\n"
    kept = list(tmp_path.rglob("*.nbc"))
    assert len(kept) == SIZE_OF, "and nothing unfinished is left"
    before = kept[0].stat().st_mtime_ns
    with started(COMPILE_ONE, cache=tmp_path) as third:
        said, told = third.communicate("go\n")
    assert (said, told) == ("3\n", "")
    assert kept[0].stat().st_mtime_ns == before


def test_a_file_that_is_not_whole_is_compiled_again(tmp_path: Path) -> None:
    for _ in range(2):
        with started(COMPILE_ONE, cache=tmp_path) as process:
            said, told = process.communicate("go\n")
        assert said == "3\n"
        assert told == f"Compiling, once: {SIZE_OF} function ...\n"
        (kept,) = tmp_path.rglob("*.nbc")
        kept.write_bytes(kept.read_bytes()[:-1])


@pytest.mark.parametrize("is_there", [True, False])
def test_where_nothing_can_be_written_it_is_compiled_each_time_and_says_so_once(
    tmp_path: Path,
    is_there: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """Root may write everywhere, but not below a file."""
    (tmp_path / "chanbara").mkdir()
    (tmp_path / "chanbara" / ("compiled" if is_there else "other")).write_text("no folder")
    if not is_there:
        shutil.rmtree(tmp_path)
        tmp_path.write_text("no folder either")
    with started(COMPILE_ONE, cache=tmp_path) as process:
        said, told = process.communicate("go\n")
    assert said == "3\n"
    lines = told.splitlines()
    assert len(lines) == 2
    assert lines[0] == f"Compiling, once: {SIZE_OF} function ..."
    assert lines[1].startswith(f"Compiled code cannot be cached in {tmp_path}/chanbara/compiled (")
    assert "): each start compiles again" in lines[1]


# --- what is old --------------------------------------------------------------------------------------------


def test_what_is_old_or_too_much_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "folder", lambda: tmp_path)
    now = time.time()
    ages = {"a.nbc": 0, "b.nbc": 2 * DAY, "c.nbc": 3 * DAY, "old.nbc": LONGEST_UNUSED + DAY}
    ages |= {"now.part": 0, "left.part": 2 * DAY, "lock": LONGEST_UNUSED + DAY}
    for name, age in ages.items():
        (tmp_path / name).write_bytes(bytes(10))
        os.utime(tmp_path / name, (now - age, now - age))
    clear_old(now)
    assert {path.name for path in tmp_path.iterdir()} == {"a.nbc", "b.nbc", "c.nbc", "now.part", "lock"}
    clear_old(now, most=30)
    assert {path.name for path in tmp_path.iterdir()} == {"a.nbc", "b.nbc", "now.part", "lock"}


def test_what_is_loaded_counts_as_used() -> None:
    compile_now("sword.flat")
    cache = CodeCache(size_of)
    signature = signature_of(size_of)
    kept, long_ago = cache.path_for(signature), time.time() - 10 * DAY
    os.utime(kept, (long_ago, long_ago))
    assert cache.load_overload(signature, size_of.targetctx) is not None  # type: ignore[attr-defined]
    assert time.time() - kept.stat().st_mtime < DAY


# --- what is said -------------------------------------------------------------------------------------------


def test_a_terminal_is_told_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    progress = Progress(2)
    progress.advance()
    progress.advance()
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "".join(f"\rCompiling, once: {done} of 2 functions ..." for done in range(3)) + "\n"


def test_where_there_is_nothing_to_compile_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    Progress(0)
    compile_now("sword.flat")
    assert capsys.readouterr() == ("", "")


# --- the parts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "users"),
    [
        (("sword.flat", "sword.mind", "sword.mind.run"), ("research",)),
        (("sword.mind",), ("sword.bots", "sword.flat.bridge", "review", "server")),
        (("sim",), ("sim",)),
    ],
)
def test_what_is_called_from_outside_is_compiled_before(
    parts: tuple[str, ...], users: tuple[str, ...]
) -> None:
    for extra in ("gymnasium", "open_spiel", "pettingzoo") if "research" in users else ():
        need(extra)
    for part in parts:
        compile_now(part)
    assert all(map(is_compiled, parts))
    listed = {one for part in parts for one in entry_points(part)}
    for user in users:
        package = import_module(f"chanbara.{user}")
        for one in walk_packages(package.__path__, f"chanbara.{user}."):
            if ".migrations" in one.name or ".research.device." in one.name:
                continue  # they run in a database alone, or on a GPU
            for name, value in vars(import_module(one.name)).items():
                assert not isinstance(value, Dispatcher) or value in listed, f"{one.name} calls {name}"
