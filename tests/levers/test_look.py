"""Looking at a role or a hand: the looker alone learns it, and everybody sees that they looked."""

import pytest

from chanbara import observe, seen
from chanbara.sword.rules.levers import Look
from chanbara.sword.rules.traces import NO_TRACES
from chanbara.sword.rules.words import Secret
from tests.levers.cards import EVERYBODY, levers, resolve
from tests.table import Story

SEATS = ("goemon: lantern spyglass", "hanzo: bo parry parry", "tomoe: katana", "benkei: geisha bo")


def looked(story: Story, seat: int | None) -> dict[str, object]:
    """The last look as an observer was told of it."""
    return [one for one in seen(story.game, seat) if one.kind == "Looked"][-1].about


def test_the_looker_alone_sees_a_role_and_keeps_seeing_it() -> None:
    t = levers(*SEATS)
    t.plays("lantern > hanzo")
    roles = {seat: [one.role for one in observe(t.game, seat).seats] for seat in EVERYBODY}
    shogun, hanzo, tomoe, benkei = (player.role.key for player in t.state.players)
    assert roles == {
        0: [shogun, hanzo, None, None],
        1: [shogun, hanzo, None, None],
        2: [shogun, None, tomoe, None],
        3: [shogun, None, None, benkei],
        None: [shogun, None, None, None],
    }
    t.does("end", "end")
    assert observe(t.game, 0).seats[1].role == hanzo


def test_everybody_sees_who_looked_at_a_role_and_the_looker_alone_what_it_is() -> None:
    t = levers(*SEATS)
    t.plays("lantern > hanzo")
    public = {"seat": 0, "target": 1, "what": "role", "role": None, "cards": None}
    assert [looked(t, seat) for seat in (1, 2, 3, None)] == [public] * 4
    assert looked(t, 0) == public | {"role": t.player("hanzo").role.key}
    assert {observe(t.game, seat).seats[1].seen_by for seat in EVERYBODY} == {(0,)}
    assert all(observe(t.game, seat).seats[2].seen_by == () for seat in EVERYBODY)


def test_the_looker_alone_knows_exactly_the_cards_of_a_hand() -> None:
    t = levers(*SEATS)
    t.plays("spyglass > hanzo")
    known = {seat: observe(t.game, seat).seats[1].known for seat in EVERYBODY}
    cards = ("bo", "parry", "parry")
    assert {seat: tuple(sorted(keys)) for seat, keys in known.items()} == {
        0: cards, 1: (), 2: (), 3: (), None: ()
    }  # fmt: skip
    public = {"seat": 0, "target": 1, "what": "hand", "role": None, "cards": None}
    assert [looked(t, seat) for seat in (1, 2, 3, None)] == [public] * 4
    assert looked(t, 0) == public | {"cards": [*t.hand("hanzo").split()]}


def test_looking_again_adds_only_what_is_new() -> None:
    t = levers("goemon: spyglass spyglass bo", *SEATS[1:], deck=["focus", "armor"])
    t.plays("spyglass > hanzo")
    resolve(t, Look(0, 1, Secret.HAND))
    assert len(t.player("hanzo").known) == 3
    t.does("end")  # Hanzo draws two
    assert len(observe(t.game, 0).seats[1].known) == 3
    resolve(t, Look(0, 1, Secret.HAND))
    assert sorted(observe(t.game, 0).seats[1].known) == sorted(t.hand("hanzo").split())
    assert observe(t.game, 2).seats[1].known == ()


def test_a_known_card_is_lost_sight_of_as_usual() -> None:
    t = levers("goemon: spyglass", "hanzo: bo parry", "tomoe: diversion", "benkei: geisha bo")
    t.plays("spyglass > hanzo")
    t.does("end", "end")
    t.plays("diversion > hanzo")  # Tomoe takes a card that Goemon does not see
    known = observe(t.game, 0).seats[1].known
    assert set(known) <= {"bo", "parry"}
    assert len(known) == 0


def test_a_card_played_before_all_eyes_is_known_no_more() -> None:
    t = levers(*SEATS)
    t.plays("spyglass > hanzo")
    t.does("end")
    t.plays("bo > tomoe")
    assert observe(t.game, 0).seats[1].known == ("parry", "parry")


@pytest.mark.parametrize("what", Secret)
def test_nobody_looks_at_themselves(what: Secret) -> None:
    t = levers(*SEATS)
    resolve(t, Look(0, 0, what))
    assert (t.story(), t.state.traces) == ([], NO_TRACES)


def test_there_is_nothing_to_see_in_an_empty_hand() -> None:
    t = levers(*SEATS[:3], "benkei:")
    resolve(t, Look(0, 3, Secret.HAND))
    assert t.story() == []
    resolve(t, Look(0, 3, Secret.ROLE))
    assert t.story() == ["Looked"]
