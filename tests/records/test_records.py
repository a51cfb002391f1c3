"""Complete games, stored forever: each replays, or the loader names the rules change that prevents it."""

import re
from pathlib import Path

import pytest

import chanbara
from chanbara.record import changes, log
from chanbara.sword.position import game_from
from checks.soak.golden import NEW_PLAYERS, PLAYERS, RECORDS

KEPT = sorted(RECORDS.glob("*.record"))


def test_there_are_records_for_each_number_of_players() -> None:
    headers = [log.read(path.read_text(encoding="utf-8")).header for path in KEPT]
    kept = {(header.get("set", "base"), header["players"]) for header in headers}
    assert kept == {("base", str(count)) for count in PLAYERS} | {
        ("rising_sun", str(count)) for count in NEW_PLAYERS
    }


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.stem))
def test_a_kept_record_replays_to_the_same_events_or_names_the_change(path: Path) -> None:
    refusal = replayed(path.read_text(encoding="utf-8"))
    told = refusal is None or isinstance(refusal, changes.RulesChanged)
    assert told, f"no change in chanbara.record.changes explains it: {refusal}"


def replayed(text: str) -> chanbara.CorruptRecord | None:
    """Play a record to its last event; return why it cannot be done, if it cannot."""
    try:
        game = chanbara.replay(text)
    except chanbara.CorruptRecord as refusal:
        return refusal
    assert game.over
    assert game.check() == text.splitlines()[-1]
    return None


def test_a_record_that_does_not_replay_says_by_which_rules_it_was_made() -> None:
    first, *rest = KEPT[0].read_text(encoding="utf-8").splitlines(keepends=True)
    lines = [line.replace("rules ", "rules other") if line.startswith("rules ") else line for line in rest]
    spoiled = "".join([first, *lines[:-2], lines[-1]])
    with pytest.raises(chanbara.CorruptRecord, match=r"made by version 0\.1\.0 with rules other"):
        chanbara.replay(spoiled)


def before(record: str) -> str:
    """Return a record as it was written before revisions were."""
    return re.sub(r"\nrevision \d+\n", "\n", record)


def with_lady_chacha() -> chanbara.Game:
    return chanbara.new_game(
        "sword", players=3, seed=1, rising_sun=True, characters=["benkei", "lady_chacha", "tomoe"]
    )


def test_a_game_of_before_with_lady_chacha_is_never_replayed_by_other_rules() -> None:
    record = with_lady_chacha().record()
    assert chanbara.replay(record).record() == record
    with pytest.raises(changes.RulesChanged, match="Lady Chacha reveals two cards"):
        chanbara.replay(before(record))


def test_a_saved_game_of_before_is_refused_likewise() -> None:
    saved = chanbara.dumps(with_lady_chacha())
    assert chanbara.dumps(chanbara.loads(saved)) == saved
    with pytest.raises(changes.RulesChanged, match="Lady Chacha"):
        chanbara.loads(saved.replace("\\nrevision 2\\n", "\\n"))


def test_a_position_of_before_is_refused_likewise() -> None:
    record = game_from(with_lady_chacha().table).record()
    with pytest.raises(changes.RulesChanged, match="Lady Chacha"):
        chanbara.replay(before(record))


def test_any_other_game_of_before_goes_on() -> None:
    record = chanbara.new_game("sword", players=3, seed=1, characters=["benkei", "hanzo", "tomoe"]).record()
    assert chanbara.replay(before(record)).record() == record


@pytest.mark.parametrize("revision", ["3", "0", "-1", "two", "²"])
def test_a_record_of_rules_to_come_is_refused(revision: str) -> None:
    record = chanbara.new_game("sword", players=3, seed=1).record()
    with pytest.raises(chanbara.CorruptRecord, match="revision 2 is the newest known"):
        chanbara.replay(record.replace("revision 2", f"revision {revision}"))
