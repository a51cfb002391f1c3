"""Complete games, kept for ever: each replays to its events, or the loader names the change that forbids."""

from pathlib import Path

import pytest

import chanbara
from chanbara.record import changes, log
from checks.golden import NEW_PLAYERS, PLAYERS, RECORDS

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
    named = [change for version, change in changes.CHANGES if f"{version}: {change}" in str(refusal)]
    assert refusal is None or named, f"no change in chanbara.record.changes explains it: {refusal}"


def replayed(text: str) -> chanbara.CorruptRecord | None:
    """Play a record to its last event; return why it cannot be done, if it cannot."""
    try:
        game = chanbara.replay(text)
    except chanbara.CorruptRecord as refusal:
        return refusal
    assert game.over
    assert game.check() == text.splitlines()[-1]
    return None


def test_a_record_that_no_longer_replays_names_the_change(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *rest = KEPT[0].read_text(encoding="utf-8").splitlines(keepends=True)
    lines = [line.replace("rules ", "rules other") if line.startswith("rules ") else line for line in rest]
    spoiled = "".join([first, *lines[:-2], lines[-1]])
    monkeypatch.setattr(log, "CHANGES", (("99.0", "Parries were made of paper"),))
    with pytest.raises(chanbara.CorruptRecord, match=r"99\.0: Parries were made of paper"):
        chanbara.replay(spoiled)
