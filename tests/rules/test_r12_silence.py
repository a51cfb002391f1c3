"""12.1 Silence, and 12.2: what is public, what is secret, and who knows what of a hand."""

import msgspec
import pytest

from chanbara import View, observe
from chanbara.sword.rules.knowledge import learn
from chanbara.sword.rules.words import Verb
from tests.table import Story, card_of, table

WORLDS = ("parry kiseru", "kiseru daimyo", "parry daimyo", "armor focus")
"""Hands of one size: with parry and weapon, with one of them, with neither."""


def views(t: Story, observers: tuple[int | None, ...]) -> list[View]:
    return [observe(t.game, observer) for observer in observers]


@pytest.mark.parametrize("tomoe", ["tomoe", "hanzo"])
@pytest.mark.parametrize("card", ["bo>1", "battle_cry", "jujutsu"])
def test_r12_1_the_same_is_asked_with_a_fitting_card_and_without(card: str, tomoe: str) -> None:
    asked, looks = set(), []
    for hand in WORLDS:
        t = table(
            f"benkei*: {card_of(card)} | {tomoe}: {hand} | kojiro: bo | musashi: bo",
            rest="out",
        )
        t.plays(card)
        asked.add((t.decision.number, t.decision.seat, t.decision.kind))
        looks.append(views(t, (0, 2, 3, None)))
    assert len(asked) == 1
    assert all(look == looks[0] for look in looks)


def test_r12_1_the_same_is_asked_by_bushido_with_a_weapon_and_without() -> None:
    looks = []
    for hand in WORLDS:
        t = table(
            f"benkei: bo | tomoe*: {hand} / bushido | kojiro: bo | musashi: bo",
            phase="recover",
            deck="katana",
            rest="out",
        )
        t.asks("tomoe", "weapon")
        looks.append(views(t, (0, 2, 3, None)))
    assert all(look == looks[0] for look in looks)


def test_r12_1_only_an_empty_hand_is_not_asked_for_cards() -> None:
    t = table("benkei*: battle_cry | tomoe: | kojiro: armor | musashi: bo")
    t.plays("battle_cry")
    t.asks("kojiro", "parry")


def test_r12_1_the_options_are_shown_to_the_asked_alone() -> None:
    t = table("benkei*: bo | tomoe: parry | kojiro: armor | musashi: bo")
    t.plays("bo > tomoe")
    for observer in (0, 1, 2, 3, None):
        decision = observe(t.game, observer).decision
        assert decision is not None
        assert (decision.seat, decision.kind, decision.by, decision.source) == (1, "parry", 0, "bo")
        assert (decision.options is not None) == (observer == 1)


def test_r12_1_public_are_all_open_things_at_the_table() -> None:
    t = table(
        "benkei* 3/4: bo | tomoe 2/1: armor bo / focus | kojiro: | musashi: bo",
        pile="katana geisha",
        deck="parry",
    )
    view = observe(t.game, None)
    assert [one.character for one in view.seats] == ["benkei", "tomoe", "kojiro", "musashi"]
    assert [one.resilience for one in view.seats] == [3, 2, 5, 5]
    assert [one.honor for one in view.seats] == [4, 1, 3, 3]
    assert [one.in_play for one in view.seats] == [(), ("focus",), (), ()]
    assert [one.hand for one in view.seats] == [1, 2, 0, 1]
    assert (view.deck, view.pile) == (90 - 4 - 1 - 2, ("katana", "geisha"))
    assert [one.role for one in view.seats] == ["shogun", None, None, None]


def test_r12_1_an_announced_act_is_public() -> None:
    t = table("benkei*: bo | tomoe: parry | kojiro: armor | musashi: bo")
    t.plays("bo > tomoe")
    view = observe(t.game, None)
    assert view.playing == "bo"
    demand = view.pending[-1]
    assert demand.kind == "Demand"
    assert (demand.about["seat"], demand.about["proof"], demand.about["by"], demand.about["source"]) == (
        1,
        "parry",
        0,
        "bo",
    )


def test_r12_1_hands_roles_removed_roles_and_the_deck_are_secret() -> None:
    one = table(
        "benkei*: bo | tomoe ninja1: parry armor | kojiro ninja2: bo | musashi samurai: katana",
        deck="geisha daikyu",
    )
    other = table(
        "benkei*: bo | tomoe samurai: geisha armor | kojiro ninja3: daikyu | musashi ninja2: parry",
        deck="katana bo",
    )
    assert one.state.removed != other.state.removed
    assert views(one, (0, None)) == views(other, (0, None))


def test_r12_1_a_view_names_no_card_of_another_hand_nor_of_the_deck() -> None:
    t = table("benkei*: bo | tomoe: katana | kojiro: nodachi | musashi: bo", deck="daikyu")
    for observer, holder in ((0, ""), (1, "katana"), (2, "nodachi"), (None, "")):
        written = msgspec.json.encode(observe(t.game, observer)).decode()
        told = [key for key in ("katana", "nodachi", "daikyu") if f'"{key}"' in written]
        assert " ".join(told) == holder


def known(t: Story, holder: int, observer: int | None) -> tuple[str, ...]:
    view: View = observe(t.game, observer)
    return view.seats[holder].known


def ieyasu_took_katana(hand: str, seed: int = 0) -> Story:
    t = table(
        f"ieyasu*: {hand} | tomoe: bo diversion | kojiro: bo | musashi: bo",
        phase="draw",
        pile="katana",
        deck="bokken parry parry",
        seed=seed,
    )
    t.does("take katana")
    return t


def test_r12_1_the_card_that_ieyasu_took_is_known_to_all() -> None:
    t = ieyasu_took_katana("armor")
    assert {known(t, 0, observer) for observer in (1, 2, 3, None)} == {("katana",)}
    t.plays("armor")
    t.does("end")
    assert {known(t, 0, observer) for observer in (1, 2, 3, None)} == {("katana",)}, "as long as it is there"


def test_r12_1_until_it_leaves_his_hand() -> None:
    t = ieyasu_took_katana("armor")
    t.plays("katana > tomoe")
    assert {known(t, 0, observer) for observer in (1, 2, 3, None)} == {()}


def test_r12_1_until_another_copy_leaves_that_could_be_it() -> None:
    t = table("ieyasu*: bo bo | tomoe: parry | kojiro: parry | musashi: parry", phase="draw", pile="bo")
    t.does("take bo")
    assert known(t, 0, 1) == ("bo",)
    t.plays("bo > tomoe")
    assert known(t, 0, 1) == ()


def test_r12_1_until_an_unseen_card_is_taken_from_the_hand() -> None:
    takings = set()
    for seed in range(12):
        t = ieyasu_took_katana("", seed)
        t.does("end")
        t.plays("diversion > ieyasu")
        taken = t.events("CardTaken")[0]["card"]
        takings.add(taken)
        assert {known(t, 0, observer) for observer in (2, 3, None)} == {()}
        assert known(t, 0, 1) == (() if taken == "katana" else ("katana",)), "the taker saw what left"
        assert known(t, 1, 0) == (taken,)
    assert takings == {"katana", "bokken"}, "both have happened"


@pytest.mark.parametrize("seed", range(4))
def test_r12_1_a_diverted_card_is_known_to_taker_and_victim_only(seed: int) -> None:
    t = table("benkei*: diversion | tomoe: katana nodachi | kojiro: | musashi:", seed=seed)
    t.plays("diversion > tomoe")
    assert known(t, 0, 1) == (t.hand("benkei"),)
    assert {known(t, 0, observer) for observer in (2, 3, None)} == {()}
    assert observe(t.game, 0).hand == (t.hand("benkei"),)


def test_r12_1_who_knows_that_a_hand_holds_nothing_else_knows_what_was_taken() -> None:
    t = table(
        "ieyasu*: | tomoe: diversion | kojiro: bo | musashi: bo", phase="draw", pile="katana", rest="out"
    )
    t.does("take katana", "end")
    t.plays("diversion > ieyasu")
    assert {known(t, 1, observer) for observer in (0, 2, 3, None)} == {("katana",)}


def test_r12_1_who_knows_one_card_of_several_does_not_know_what_was_taken() -> None:
    t = table("ieyasu*: bo | tomoe: diversion | kojiro: | musashi:", phase="draw", pile="bo", rest="out")
    t.does("take bo", "end")
    t.plays("diversion > ieyasu")
    assert {known(t, 1, observer) for observer in (2, 3, None)} == {()}
    assert {known(t, 0, observer) for observer in (2, 3, None)} == {()}


def test_r12_1_who_knows_two_copies_knows_the_other_when_one_has_left() -> None:
    t = table("benkei*: diversion diversion | tomoe: bo bo | kojiro: armor | musashi: armor")
    t.plays("diversion > tomoe", "diversion > tomoe")
    assert known(t, 0, 1) == ("bo", "bo")
    t.plays("bo > kojiro")
    assert known(t, 0, 1) == ("bo",)


def test_r12_1_what_is_known_of_a_hand_is_not_told_to_its_holder() -> None:
    t = ieyasu_took_katana("armor")
    assert known(t, 0, 0) == ()


def test_r12_1_who_saw_a_card_go_into_a_hand_knows_less_than_who_saw_two() -> None:
    """Both cards of Benkei's hand were Tomoe's, so Tomoe alone knows what Kojiro takes there."""
    t = table(
        "benkei*: diversion diversion | tomoe: bo bo | kojiro: diversion | musashi: armor",
        deck="parry parry parry parry",
    )
    t.plays("diversion > tomoe", "diversion > tomoe")
    t.does("end", "end")
    t.plays("diversion > benkei")
    assert known(t, 2, 0) == known(t, 2, 1) == ("bo",)
    assert known(t, 2, 3) == known(t, 2, None) == ()
    assert known(t, 0, 1) == ("bo",), "one of the two is still there"
    assert known(t, 0, 2) == (), "Kojiro saw one card, the one taken"


def test_r12_1_everybody_keeps_a_count_of_his_own() -> None:
    """All saw Ieyasu take one of the two Bo; only Tomoe, who lost the other to Ieyasu, knows of both."""
    t = table(
        "musashi: armor | tomoe: bo | ieyasu*: diversion | kojiro: diversion",
        phase="draw",
        pile="bo",
        rest="out",
    )
    t.does("take bo")
    t.plays("diversion > tomoe")
    assert [known(t, 2, observer) for observer in (0, 1, 3, None)] == [
        ("bo",),
        ("bo", "bo"),
        ("bo",),
        ("bo",),
    ]
    t.does("end")
    t.plays("diversion > ieyasu")
    assert [known(t, 3, observer) for observer in (0, 1, 2, None)] == [(), ("bo",), ("bo",), ()]
    assert [known(t, 2, observer) for observer in (0, 1, 3, None)] == [(), ("bo",), (), ()]


def test_r12_1_a_diverted_card_is_known_until_it_leaves() -> None:
    t = table("benkei*: diversion armor | tomoe: katana | kojiro: bo | musashi: bo")
    t.plays("diversion > tomoe", "armor")
    assert known(t, 0, 1) == ("katana",)
    t.plays("katana > kojiro")
    assert known(t, 0, 1) == ()


def test_r12_2_no_act_asks_for_or_tells_cards_in_hand() -> None:
    assert {verb.value for verb in Verb} == {
        "play",
        "use",
        "end",
        "parry",
        "discard",
        "pass",
        "take",
        "draw",
        "escape",
        "show",
        "choose",
        "reveal",
        "count",
    }


def test_r12_2_roles_can_be_talked_about_but_the_table_does_not_tell_them() -> None:
    t = table("benkei*: bo | tomoe ninja1: parry | kojiro ninja3: bo | musashi samurai: bo")
    shown = [one.role for one in observe(t.game, 1).seats]
    assert shown == ["shogun", "ninja1", None, None]


def test_r12_1_nobody_has_to_learn_his_own_cards() -> None:
    t = table("benkei*: bo | tomoe: parry | kojiro: armor | musashi: bo")
    learn(t.game.table, 1, t.player("tomoe").hand[0], 1 << 1)
    assert t.player("tomoe").known == ()
