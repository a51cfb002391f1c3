"""Invalid and impossible scenarios are refused with one sentence that names the mistake."""

from pathlib import Path

import pytest

from chanbara.kernel.errors import CorruptRecord
from chanbara.record.scenario import parse, run
from tests.duel.scenarios.files import FILES as DUEL_FILES
from tests.scenario_files import stories
from tests.scenarios.files import FILES

GOOD = """
title: A quiet table
rules: ["3.3"]
table:
  seats:
    - {character: goemon, hand: [bo]}
    - {character: tomoe, hand: [parry]}
    - {character: kojiro, in_play: [armor]}
    - {character: musashi}
script:
  - expect: {options: [play bo>1, end]}
"""

UNREADABLE = {
    "not YAML": ("title: A", "title: [A", "this is not YAML"),
    "no scenario": ("title: A quiet table", "title: ~", "Expected `str`"),
    "unknown field": ("title:", "colour: red\ntitle:", "unknown field `colour`"),
    "unknown field of the table": (
        "table:",
        "table:\n  colour: red",
        r"unknown field `colour` - at `\$.table`",
    ),
    "unknown field of a seat": (
        "hand: [bo]",
        "hands: [bo]",
        r"unknown field `hands` - at `\$.table.seats\[0\]`",
    ),
    "unknown field of the script": (
        "- expect:",
        "- expekt:",
        r"unknown field `expekt` - at `\$.script\[0\]`",
    ),
    "unknown demand": ("{options:", "{optoins:", r"unknown field `optoins` - at `\$.script\[0\].expect`"),
    "unknown demand of the end": ("{options:", "{end: {winer: ninja}, options:", "unknown field `winer`"),
    "unknown phase": ("table:", "table:\n  phase: lunch", r"'lunch' - at `\$.table.phase`"),
    "unknown rest": ("table:", "table:\n  rest: box", r"'box' - at `\$.table.rest`"),
    "no table": ("table:", "rules: []\nx:", "unknown field `x`|missing required field `table`"),
    "paragraph as a number": ('["3.3"]', "[3.3]", r"Expected `str`, got `float` - at `\$.rules\[0\]`"),
    "word for a number": (
        "table:",
        "table:\n  turn: first",
        r"Expected `int`, got `str` - at `\$.table.turn`",
    ),
}

IMPOSSIBLE = {
    "unknown card": ("[bo]}", "[excalibur]}", "there is no card 'excalibur'"),
    "unknown card in the pile": ("table:", "table:\n  pile: [excalibur]", "there is no card 'excalibur'"),
    "too many copies": ("[bo]}", "[katana, katana]}", "only 1 copies of katana"),
    "too many copies in all": ("table:", "table:\n  deck: [bo, bo, bo, bo, bo]", "only 5 copies of bo"),
    "a card in play that is no property": ("[armor]", "[bo]", "bo in play"),
    "two Bushido in play": ("[armor]", "[bushido, bushido]", "bushido in play"),
    "resilience above full": ("goemon,", "goemon, resilience: 6,", "goemon with 6 resilience"),
    "resilience below 0": ("goemon,", "goemon, resilience: -1,", "goemon with -1 resilience"),
    "no honor": ("goemon,", "goemon, honor: 0,", "goemon with 5 resilience and 0 honor"),
    "unknown character": ("goemon", "zatoichi", "there is no character 'zatoichi'"),
    "a character twice": ("goemon", "tomoe", "a character sits at the table twice"),
    "unknown role": ("goemon,", "goemon, role: emperor,", "there is no role 'emperor'"),
    "a role of other numbers": ("goemon,", "goemon, role: ronin,", "with 4 players the roles are 1 shogun"),
    "too few players": (
        "    - {character: kojiro, in_play: [armor]}\n    - {character: musashi}\n",
        "",
        "2 players",
    ),
    "unknown seat on turn": ("table:", "table:\n  turn: 4", "seat 4 is on turn"),
    "a seat on turn below 0": ("table:", "table:\n  turn: -1", "seat -1 is on turn"),
    "a key that is none": ("table:", "table:\n  key: abcd", "a key has 32 bytes"),
    "unknown step": (
        "table:",
        "table:\n  pending: [[Dance, 1]]",
        r"not a known step or event: \['Dance', 1\]",
    ),
    "a step with a field too many": (
        "table:",
        "table:\n  pending: [[Turn, 1, 2]]",
        "Turn has 1 fields, not 2",
    ),
    "a step of an unknown seat": ("table:", "table:\n  pending: [[Turn, 9]]", "impossible"),
    "a step of no seat": ("table:", "table:\n  pending: [[Turn, left]]", "impossible"),
}

UNKNOWN = {
    "resilience of an unknown seat": ("resilience: {9: 1}", "9"),
    "honor of a seat below 0": ("honor: {-1: 3}", "-1"),
    "hand of an unknown seat": ("hand: {4: []}", "4"),
    "Difficulty to an unknown seat": ("difficulty: {0>9: 1}", "9"),
    "Difficulty without seats": ("difficulty: {near: 1}", "near"),
    "targets of an unknown card": ("targets: {excalibur: [1]}", "excalibur"),
    "unknown event": ("events: [Drow: {seat: 1}]", "Drow"),
    "unknown field of an event": ("events: [Drew: {seet: 1}]", "seet"),
    "two events in one": ("events: [{Drew: {}, Played: {}}]", "Drew"),
    "unknown event that must not happen": ("no_events: [Drow]", "Drow"),
}


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def refused(text: str) -> str:
    """The one sentence with which a text is refused."""
    with pytest.raises(CorruptRecord) as refusal:
        run(parse(text)[0])
    return str(refusal.value)


def test_what_the_others_change_is_good() -> None:
    (story,) = parse(GOOD)
    assert not run(story)


@pytest.mark.parametrize(("old", "new", "sentence"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_scenario_is_refused_when_it_is_read(old: str, new: str, sentence: str) -> None:
    with pytest.raises(CorruptRecord, match=sentence):
        parse(changed(old, new))


@pytest.mark.parametrize("text", ["", "---\n---\n", "# nothing but a remark\n"])
def test_a_file_without_a_scenario_is_refused(text: str) -> None:
    with pytest.raises(CorruptRecord, match="there is no scenario in it"):
        parse(text)


@pytest.mark.parametrize(("old", "new", "sentence"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_when_it_is_placed(old: str, new: str, sentence: str) -> None:
    (story,) = parse(changed(old, new))
    with pytest.raises(CorruptRecord, match=sentence):
        run(story)


@pytest.mark.parametrize(("demand", "named"), UNKNOWN.values(), ids=UNKNOWN)
def test_a_demand_about_what_does_not_exist_is_refused(demand: str, named: str) -> None:
    assert named in refused(changed("{options:", f"{{{demand}, options:"))


@pytest.mark.parametrize("path", [FILES[0], FILES[-1], DUEL_FILES[0]], ids=lambda path: path.stem)
def test_what_tests_read_quickly_is_what_everybody_reads(path: Path) -> None:
    assert stories(path) == parse(path.read_text(encoding="utf-8"))
