"""What effects of data files do, what is asked, and what is said and refused then: a story each."""

import pytest

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.rules.levers import MOST_STARTED
from chanbara.sword.rules.plain import STEPS
from chanbara.sword.sight.view import PUBLIC_STEPS
from chanbara.sword.words.asking import option_message, question
from chanbara.sword.words.words import Words

START = """\
format: 1
cards:
  offered: {type: action, symbol: koi, copies: 4, play: [{offer: [{draw: 1}, {wound: 1, who: left}]}]}
  chosen: {type: action, symbol: koi, copies: 4, play: [{choose: other, then: [{wound: 1}]}]}
  ambush:
    type: action
    symbol: koi
    copies: 4
    play: [{demand: parry, of: neighbors, otherwise: [{discard: 1}], met: [{draw: 1}]}]
  again: {type: action, symbol: koi, copies: 4, play: [{draw: 1}, return_this]}
  shield:
    type: property
    symbol: koi
    copies: 4
    when: [{moment: aimed, do: [{reveal: weapon, then: [end_attack]}]}]
  spikes:
    type: property
    symbol: koi
    copies: 4
    when: [{moment: hurt, do: [{bleed: 2, who: other}, discard_this]}]
characters:
  monk:
    resilience: 5
    abilities: {touch: {limit: turn, aim: other, do: [{demand: weapon, of: other, otherwise: [{take: 1}]}]}}
"""
OWN = own_cards_from("effects.yaml", START)


def game(
    hand: list[str], *, others: tuple[list[str], ...] = (["bo"], ["bo"], ["bo"]), deck: tuple[str, ...] = ()
) -> chanbara.Game:
    """Return a game of four in which seat 0 begins with these cards in hand, besides what it draws."""
    return chanbara.new_game(
        "sword",
        players=4,
        seed=1,
        own=OWN,
        characters=["monk", "benkei", "kojiro", "goemon"],
        roles=["shogun", "samurai", "ninja1", "ninja2"],
        hands=[hand, *others],
        deck=["bokken", "bokken", *deck],
    )


def asked(one: chanbara.Game) -> tuple[int, str, list[str]]:
    assert one.decision is not None
    return one.decision.seat, one.decision.kind, one.decision.texts()


def said(one: chanbara.Game, language: str) -> list[str]:
    """What the player who decides reads: the question, the options, the steps to come."""
    assert one.decision is not None
    view = chanbara.observe(one, one.decision.seat)
    words = Words(language, view)
    assert view.decision is not None
    options = [words.tell(option_message(words.messages, view, each)) for each in view.decision.options or ()]
    return [words.tell(question(words.messages, view)), *options, *(step for _, _, step in words.steps(view))]


def resilience(one: chanbara.Game) -> list[int]:
    return [player.resilience for player in one.table.players]


def test_an_offer_is_asked_and_may_be_declined() -> None:
    one = game(["offered", "offered"], deck=("parry",))
    one.apply("play offered")
    assert asked(one) == (0, "offer", ["choose", "pass"])
    assert said(one, "en")[:3] == ["Offered: do you want its effect to happen?", "Let it happen", "Don’t"]
    assert one.why_not("draw") == ("3.6", "Choose, or pass.")
    one.apply("pass")
    assert resilience(one) == [5, 5, 5, 5]
    one.apply("play offered")
    one.apply("choose")
    assert resilience(one) == [5, 4, 5, 5]
    assert len(one.table.players[0].hand) == 3


def test_a_player_is_chosen_among_the_others() -> None:
    one = game(["chosen"])
    one.apply("play chosen")
    assert asked(one) == (0, "choose", ["choose>1", "choose>2", "choose>3"])
    assert one.why_not("choose>0") == ("3.6", "Choose a player.")
    assert said(one, "de")[:2] == ["Chosen: Welchen Spieler wählst du?", "Benkei wählen"]
    one.apply("choose>2")
    assert resilience(one) == [5, 5, 4, 5]


def test_a_demand_passes_over_who_is_harmless_and_does_what_it_says() -> None:
    one = game(["ambush"], others=(["parry", "bo"], ["bo"], []), deck=("kiseru",))
    one.apply("play ambush")
    assert asked(one) == (1, "parry", ["parry parry", "pass"])
    assert said(one, "en")[:3] == [
        "Ambush demands a parry. Parry, or accept its effect?",
        "Parry with Parry",
        "Accept the effect",
    ]
    one.apply("parry parry")
    # The left neighbor met it, so seat 0 draws; the right one has no card in hand.
    assert asked(one)[:2] == (0, "play")
    assert len(one.table.players[0].hand) == 3


def test_a_card_that_returns_can_be_played_until_too_many_effects_have_started() -> None:
    one = game(["again"])
    for _ in range(MOST_STARTED):
        one.apply("play again")
        assert not one.over
    assert one.table.traces.started == MOST_STARTED
    table = one.table
    again = table.catalog.card_numbers["again"]
    before = table.players[0].hand.count(again)
    one.apply("play again")
    assert table.players[0].hand.count(again) == before - 1
    assert table.pile[-1] == again


@pytest.mark.parametrize(("top", "asks"), [("katana", []), ("parry", [(0, "parry")])])
def test_an_attack_ends_before_the_parry_if_an_effect_says_so(top: str, asks: list[tuple[int, str]]) -> None:
    one = game(["shield", "bo"], others=(["bo"], ["bo"], ["bo"]))
    one.apply("play shield")
    one.apply("end")
    table = one.table
    assert table.decision is not None
    while one.decision is not None and one.decision.kind != "play":
        one.apply(0)
    table.deck.append(table.catalog.card_numbers[top])
    one.apply("play bo>0")
    assert (asked(one)[:2] in asks) == bool(asks)
    for language in LANGUAGES:
        assert all(said(one, language))


def test_what_comes_after_a_wound_is_done_to_who_dealt_it() -> None:
    one = game(["spikes"], others=(["kiseru"], ["bo"], ["bo"]))
    one.apply("play spikes")
    one.apply("end")
    one.apply("play kiseru>0")
    one.apply("pass")
    assert resilience(one) == [3, 3, 5, 5]
    assert one.table.players[0].in_play == []


def test_an_ability_demands_something_of_another_player_once_a_turn() -> None:
    one = game(["bo"])
    assert [text for text in asked(one)[2] if text.startswith("use")] == [
        "use touch>1",
        "use touch>2",
        "use touch>3",
    ]
    assert one.why_not("use touch") == ("own", "Choose another player for this ability.")
    one.apply("use touch>2")
    assert asked(one) == (2, "weapon", ["discard bo", "pass"])
    for language in LANGUAGES:
        assert all(said(one, language))
    assert one.why_not("end")[0] == "3.6"
    one.apply("pass")
    assert one.table.players[2].hand == []
    assert [text for text in asked(one)[2] if text.startswith("use")] == []
    assert one.why_not("use touch>1")[0] == "own"


def test_a_game_saved_at_an_effect_goes_on_alike() -> None:
    one = game(["offered", "shield"], deck=("parry",))
    one.apply("play offered")
    again = chanbara.loads(chanbara.dumps(one))
    for each in (one, again):
        each.apply("choose")
    assert again.events == one.events


def test_every_step_of_effects_may_be_shown() -> None:
    assert {"Apply", "Attacked", "ChoosePlayer", "Offer", "Run"} <= PUBLIC_STEPS & STEPS.keys()
