"""With the levers, too, nobody can tell two worlds apart that differ only in what they may not know."""

from random import Random
from typing import Any

import pytest

import chanbara
from chanbara.sword.rules import levers as rules
from chanbara.sword.rules.knowledge import everybody
from chanbara.sword.rules.lever_events import Looked
from chanbara.sword.sight import seen
from tests.leaks.auditor import Leak, Pair, Tally, audit_table
from tests.leaks.worlds import has_seen_role
from tests.levers.cards import EVERYBODY, levers, own

LEVERS = {"Looked", "PropertiesSwapped", "CountersChanged", "PutOff", "CameDue"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_observer_can_tell_two_worlds_apart(players: int) -> None:
    tally = Tally()
    for number in range(2):
        audit_table(players, number, tally, own=own(), seats=range(number % 2, players, 2))
    assert tally.ended
    assert tally.frozen
    assert tally.imagined
    assert set(tally.events) >= LEVERS, "a lever was not pulled"


def looking(what: str) -> Tally:
    """Audit a look of Goemon's at Hanzo, by everybody, in many worlds."""
    tally = Tally()
    for observer in EVERYBODY:
        for seed in range(5):
            t = levers(f"goemon: {what} bo", "hanzo: bo parry", "tomoe: katana armor", "benkei: geisha bo")
            pair = Pair(t.game, observer, Random(seed), tally)
            for act in (f"play {what}>1", "end"):
                assert pair.real.decision is not None
                pair.choose(next(one for one in pair.real.decision.options if one.text == act))
            if observer == 0:
                one, other = (world.table.players[1] for world in (pair.real, pair.other))
                assert has_seen_role(pair.other.table, 1, 0) == (what == "lantern")
                assert one.role == other.role or what == "spyglass"
                assert len(other.known) == (2 if what == "spyglass" else 0)
    return tally


@pytest.mark.parametrize("what", ["spyglass", "lantern"])
def test_a_look_changes_nothing_for_all_others(what: str) -> None:
    assert looking(what).moved


def show_to_all(_catalog: Any, event: Looked, _observer: int | None) -> dict[str, Any]:  # noqa: ANN401
    return {"seat": event.seat, "target": event.target, "cards": event.cards, "role": event.role}


def teach_all(table: Any, holder: int, _observer: int) -> None:  # noqa: ANN401
    player = table.players[holder]
    player.known += tuple((card, everybody(table) & ~(1 << holder)) for card in player.hand)


@pytest.mark.parametrize(
    ("what", "leak"), [("spyglass", "event"), ("spyglass", "view"), ("lantern", "event")]
)
def test_a_planted_leak_is_found(what: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "event":
        monkeypatch.setitem(seen.MASKED, Looked, show_to_all)
    else:
        monkeypatch.setattr(rules, "study", teach_all)
    with pytest.raises(Leak, match=r"^his (events|view) told "):
        looking(what)


def test_whether_somebody_is_asked_does_not_depend_on_what_was_seen() -> None:
    for cards in ("parry", "bo"):
        t = levers("goemon: spyglass feud bo", f"hanzo: {cards} bo", "tomoe: katana", "benkei: geisha")
        t.plays("spyglass > hanzo", "feud > hanzo")
        t.asks("hanzo", "parry")
        assert chanbara.observe(t.game, 0).decision == chanbara.observe(t.game, None).decision
