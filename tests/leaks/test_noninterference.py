"""Noninterference: nobody can distinguish two worlds that differ only in what they may not know (12.1).

CHANBARA_AUDIT_GAMES sets how many games are audited for each number of players, for all observers each.
Without it every other seat observes a game, and the others observe the next one.
"""

import os
from collections.abc import Set as AbstractSet
from math import ceil
from random import Random

import pytest

import chanbara
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.events import DeckRenewed
from chanbara.sword.rules.plain import PRINTED_EVENTS
from chanbara.sword.rules.words import Prompt
from chanbara.sword.words.asking import EFFECTS as ASKED_BY_EFFECTS
from tests.leaks.auditor import HAND_DECIDES, Pair, Tally, audit_table
from tests.leaks.windows import TOLD
from tests.leaks.worlds import Hidden, deal_roles_anew, some_chance

GAMES = int(os.environ.get("CHANBARA_AUDIT_GAMES", "0"))
LEAST = 2
"""Each seat observes a game."""

BASE_PROMPTS = {Prompt.FIRST_DRAW, Prompt.PLAY, Prompt.PARRY, Prompt.WEAPON, Prompt.DISCARD}
SELDOM_ASKED = {Prompt.ESCAPE, Prompt.GRANT, Prompt.MAY_DRAW, Prompt.REVEAL}
OF_ONE_SEAT = set() if GAMES else {Prompt.FIRST_DRAW, Prompt.GIVE_UP}
"""What one seat alone is asked in most games: it need not be among the observers. See test_windows."""
SELDOM_TOLD = {"AttackFoiled", "Counted", "Escaped", "HonorGained", "WeaponReturned"}
"""What one character or one card alone brings: no short audit can promise it. See test_windows."""


def games_for_all(cards: str, players: int) -> int:
    """Return how many games are audited: each character sits down with every number of players."""
    return max(GAMES, LEAST, ceil(len(catalog_named(cards).characters) / players))


def audit_tables(players: int, games: int, *, rising_sun: bool = False) -> Tally:
    """Audit this many games, and look far enough."""
    tally = Tally()
    observed = 0
    for number in range(games):
        seats = range(0 if GAMES else number % 2, players, 1 if GAMES else 2)
        audit_table(players, number, tally, rising_sun=rising_sun, seats=seats)
        observed += 1 + len(seats)
    has_looked_far(tally, observed)
    return tally


@pytest.mark.parametrize("players", range(3, 8))
def test_r12_1_no_observer_can_tell_two_worlds_apart(players: int) -> None:
    tally = audit_tables(players, games_for_all(BASE, players))
    has_seen_all(tally, BASE_PROMPTS, PRINTED_EVENTS.keys() - TOLD)


@pytest.mark.parametrize("players", range(3, 9))
def test_r12_1_no_observer_can_tell_two_worlds_of_rising_sun_apart(players: int) -> None:
    tally = audit_tables(players, games_for_all(RISING_SUN, players), rising_sun=True)
    has_seen_all(tally, set(Prompt) - {*ASKED_BY_EFFECTS} - SELDOM_ASKED, PRINTED_EVENTS.keys() - SELDOM_TOLD)


def has_looked_far(tally: Tally, observed: int) -> None:
    """An audit that looked at nothing proves nothing."""
    assert tally.ended == observed, "a pair did not run to the end"
    assert tally.steps - tally.frozen > 80 * tally.ended, "pairs are short"
    assert tally.frozen > 10 * (tally.pairs - tally.ended), "frozen pairs are short"
    assert tally.imagined > 100, "few worlds were imagined"
    assert len(tally.refusals) > 20, "few refusals were compared"
    assert tally.moved > 5 * tally.comparisons, "the hands hardly differed"
    assert tally.other_roles > tally.comparisons / 2, "the roles hardly differed"


def has_seen_all(tally: Tally, prompts: set[Prompt], events: AbstractSet[str]) -> None:
    """Everything was asked of the observer and of others, and happened; and hands made a difference."""
    assert prompts - OF_ONE_SEAT - tally.asked_observer.keys() == set(), (
        "the observer was not asked everything"
    )
    assert prompts - tally.asked_others.keys() == set(), "others were not asked everything"
    assert events - tally.events.keys() == set(), "something did not happen"
    for kind in prompts & HAND_DECIDES:
        assert tally.unlike[kind] > tally.asked_others[kind] / 3, f"{kind}: others could do the same"
    assert all(not tally.unlike[kind] for kind in prompts - HAND_DECIDES), "a public question differed"


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


@pytest.mark.parametrize(("players", "deals"), [(3, 6), (4, 36), (5, 288), (6, 480)])
def test_r2_2_the_stars_of_every_role_are_other_ones_in_the_other_world(players: int, deals: int) -> None:
    # A spectator sees the Shogun: the other seats in any order, times which card of each role is removed.
    table = chanbara.new_game("sword", players=players, seed=1, rising_sun=True).table
    seen_roles = set()
    for number in range(6000):
        deal_roles_anew(table, None, Random(number))
        seen_roles.add((*(one.role.key for one in table.players), *(one.key for one in table.removed)))
    assert len(seen_roles) == deals


def test_r2_3_the_two_ronin_of_8_players_do_not_know_each_other() -> None:
    game = chanbara.new_game("sword", players=8, seed=1, rising_sun=True)
    keys = [one.role.key for one in game.table.players]
    shogun, ronin = keys.index("shogun"), keys.index("ronin1")
    roles = {one.seat: one.role for one in chanbara.observe(game, ronin).seats}
    assert roles == {**dict.fromkeys(range(8)), shogun: "shogun", ronin: "ronin1"}


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
