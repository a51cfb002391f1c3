"""12.1 Silence, with Rising Sun: the new windows look the same whatever is in a hand."""

import pytest

from chanbara import View, observe
from tests.table import Story, card_of, sun

WORLDS = (
    "parry kiseru",
    "kiseru daimyo",
    "parry geisha",
    "jitte focus",
    "counterattack zen",
    "geisha wakizashi",
)
"""Hands of one size: with and without a parry, a weapon, an Origami."""


def views(t: Story, observers: tuple[int | None, ...]) -> list[View]:
    return [observe(t.game, observer) for observer in observers]


def looks(seats: str, *acts: str, asked: tuple[str, str], deck: str = "") -> None:
    """Play these acts with every hand in the place of ``{}``; to all others it must look the same."""
    seen = []
    for hand in WORLDS:
        t = sun(seats.format(hand), rest="out", deck=deck)
        t.does(*acts)
        t.asks(*asked)
        holder = t.seat(asked[0])
        others = [seat for seat in range(4) if seat != holder]
        seen.append((t.decision.number, views(t, (*others, None))))
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize(
    "act",
    [
        "tea_ceremony",
        "intuition",
        "diversion > okuni",
        "geisha > okuni",
        "geisha > okuni:armor",
        "mimicry > okuni:armor",
        "simultaneous_attack > okuni",
        "breathing > okuni",
    ],
)
def test_r12_1_okunis_window_opens_whatever_she_holds(act: str) -> None:
    looks(
        f"benkei*: {card_of(act)} | okuni: {{}} / armor | kojiro: | musashi:",
        f"play {act}",
        asked=("okuni", "escape"),
        deck="bo bo bo",
    )


@pytest.mark.parametrize(("action", "kind"), [("battle_cry", "parry"), ("jujutsu", "weapon")])
def test_r12_1_her_answer_to_a_demand_looks_like_anybodys(action: str, kind: str) -> None:
    looks(f"benkei*: {action} | okuni: {{}} | kojiro: | musashi:", f"play {action}", asked=("okuni", kind))


@pytest.mark.parametrize("weapon", ["chigiriki", "bo", "zen", "katana"])
@pytest.mark.parametrize("target", ["tomoe", "hanzo", "kanbei", "kenshin"])
def test_r12_1_the_parry_window_opens_whatever_the_target_holds(weapon: str, target: str) -> None:
    looks(
        f"benkei*: {weapon} | {target}: {{}} / focus | kojiro: | musashi:",
        f"play {weapon}>1",
        asked=(target, "parry"),
    )


@pytest.mark.parametrize("attacker", ["benkei", "hanzo", "okuni", "kanbei"])
def test_r12_1_the_demand_of_a_counterattack_opens_whatever_the_attacker_holds(attacker: str) -> None:
    looks(
        f"{attacker}*: bo {{}} | tomoe: counterattack | kojiro: | musashi:",
        *("play bo>1", "parry counterattack"),
        asked=(attacker, "parry"),
    )


def test_r12_1_what_is_discarded_to_a_manriki_gusari_is_chosen_unseen() -> None:
    looks(
        "benkei*: manriki_gusari | tomoe: {} | kojiro: | musashi:",
        *("play manriki_gusari>1", "pass"),
        asked=("tomoe", "give_up"),
    )


def test_r12_1_what_is_shown_for_intuition_is_chosen_unseen() -> None:
    seen = []
    for card in ("bo", "parry", "zen"):
        t = sun("benkei*: intuition | tomoe: bo parry zen | kojiro: armor | musashi:")
        t.plays("intuition")
        t.does(f"show {card}")
        t.asks("kojiro", "show")
        seen.append(views(t, (0, 2, 3, None)))
    assert all(one == seen[0] for one in seen)


def known(t: Story, holder: int, observer: int | None) -> tuple[str, ...]:
    view: View = observe(t.game, observer)
    return view.seats[holder].known


OTHERS: tuple[int | None, ...] = (1, 2, 3, None)


@pytest.mark.parametrize(
    ("seats", "acts", "card"),
    [
        ("goemon*: kozuka armor | tomoe: bo | kojiro: | musashi:", ("play kozuka>1", "pass"), "kozuka"),
        (
            "goemon*: mimicry armor | tomoe: bo / focus | kojiro: | musashi:",
            ("play mimicry>1:focus",),
            "focus",
        ),
        ("shima*: armor | tomoe: bo / focus | kojiro: | musashi:", ("use shima>1:focus",), "focus"),
        (
            "goemon*: intuition | tomoe: zen | kojiro: | musashi:",
            ("play intuition", "show zen", "take zen>1"),
            "zen",
        ),
    ],
    ids=["kozuka", "mimicry", "shima", "intuition"],
)
def test_r12_1_a_card_that_came_openly_into_a_hand_is_known_to_all(
    seats: str, acts: tuple[str, ...], card: str
) -> None:
    t = sun(seats)
    t.does(*acts)
    assert {known(t, 0, observer) for observer in OTHERS} == {(card,)}
    assert known(t, 0, 0) == ()


def test_r12_1_until_it_leaves() -> None:
    t = sun("shima*: armor | tomoe: bo / focus | kojiro: | musashi:")
    t.does("use shima>1:focus", "play focus")
    assert {known(t, 0, observer) for observer in OTHERS} == {()}


def test_r12_1_until_an_unseen_card_is_taken_from_the_hand() -> None:
    t = sun("goemon*: mimicry armor | tomoe: diversion / focus | kojiro: | musashi:", deck="parry parry")
    t.does("play mimicry>1:focus", "end", "play diversion>0")
    assert {known(t, 0, observer) for observer in (2, 3, None)} == {()}


def test_r12_1_a_card_that_was_shown_and_not_taken_is_known_where_it_stays() -> None:
    t = sun("goemon*: intuition | tomoe: zen bo | kojiro: armor parry | musashi:")
    t.does("play intuition", "show zen", "show armor", "take armor>2")
    assert {known(t, 1, observer) for observer in (0, 2, 3, None)} == {("zen",)}
    assert {known(t, 2, observer) for observer in (0, 1, 3, None)} == {()}


def test_r12_1_shown_twice_it_may_be_the_same_card() -> None:
    t = sun("goemon*: intuition intuition | tomoe: zen zen | kojiro: armor parry | musashi:")
    for taken in ("armor>2", "parry>2"):
        t.does("play intuition", "show zen", f"show {taken[:-2]}", f"take {taken}")
    assert known(t, 1, 3) == ("zen",)


def test_r12_1_what_banzai_and_reveals_bring_is_open_to_all() -> None:
    t = sun("benkei*: bo | hanzo 1/: armor | tomoe: | musashi:", deck="katana zen parry daimyo")
    t.plays("bo > hanzo")
    t.does("pass")
    for observer in (0, 1, 2, 3, None):
        assert observe(t.game, observer).pile == ("katana", "zen", "parry", "daimyo", "bo")
