"""Hidden is hidden: nobody can tell two worlds apart that differ in what he may not know (12.1).

CHANBARA_AUDIT_GAMES sets how many games are audited for each number of players, for all observers each.
"""

import os
from random import Random

import pytest

import chanbara
from chanbara.sword.rules.events import DeckRenewed
from chanbara.sword.rules.plain import EVENTS
from chanbara.sword.rules.words import Prompt
from tests.leaks.auditor import Pair, Tally, audit_table
from tests.leaks.worlds import Hidden, some_chance

GAMES = int(os.environ.get("CHANBARA_AUDIT_GAMES", "4"))
"""With 4 games each of the 12 characters has sat at the table of 3."""


@pytest.mark.parametrize("players", range(3, 8))
def test_r12_1_no_observer_can_tell_two_worlds_apart(players: int) -> None:
    tally = Tally()
    for number in range(GAMES):
        audit_table(players, number, tally)

    # An audit that looked at nothing proves nothing.
    assert tally.ended == GAMES * (players + 1), "a pair did not run to the end"
    assert tally.steps - tally.frozen > 80 * tally.ended, "pairs are short"
    assert tally.frozen > 10 * (tally.pairs - tally.ended), "frozen pairs are short"
    assert tally.imagined > 100, "few worlds were imagined"
    assert tally.asked_observer.keys() == set(Prompt), "the observer was not asked everything"
    assert tally.asked_others.keys() == set(Prompt), "others were not asked everything"
    assert set(EVENTS) - tally.events.keys() == set(), "something did not happen"
    assert len(tally.refusals) > 20, "few refusals were compared"
    assert tally.moved > 6 * tally.comparisons, "the hands hardly differed"
    assert tally.other_roles > tally.comparisons / 2, "the roles hardly differed"
    for kind in (Prompt.PLAY, Prompt.PARRY, Prompt.WEAPON, Prompt.DISCARD):
        assert tally.unlike[kind] > tally.asked_others[kind] / 3, f"{kind}: others could do the same"


def test_r2_2_the_roles_of_others_and_the_one_removed_are_other_ones_in_the_other_world() -> None:
    game = chanbara.new_game("sword", players=4, seed=1)
    seen_roles = set()
    for number in range(200):
        pair = Pair(game, 2, Random(number), Tally())
        table = pair.other.table
        assert table.players[2].role == game.table.players[2].role
        seen_roles.add((*(one.role.key for one in table.players), *(one.key for one in table.removed)))
    # The observer is a Ninja and sees the Shogun: 2 seats, and 2 cards of which one lies in the box.
    assert game.table.players[2].role.stars
    assert len(seen_roles) == 4


def test_r8_2_with_another_key_a_new_deck_lies_in_another_order() -> None:
    game = chanbara.new_game("sword", players=5, seed=1)
    rng = Random(1)
    before, text = game, ""
    while not any(isinstance(event, DeckRenewed) for event in game.events):
        assert game.decision is not None
        before, text = game.clone(), rng.choice(game.decision.texts())
        game.apply(text)
    decks = set()
    for _ in range(50):
        other = before.clone()
        other.table.chance = some_chance(rng)
        other.apply(text)
        decks.add(tuple(other.table.deck))
    assert len(decks) == 50


def test_r12_1_an_observer_knows_his_own_hand_and_no_other_card() -> None:
    game = chanbara.new_game("sword", players=5, seed=3)
    table = game.table
    for observer in range(5):
        hidden = Hidden(table, observer)
        assert len(hidden.cards) == 90 - len(table.players[observer].hand)
    assert len(Hidden(table, None).cards) == 90
