"""Who is who, by what players do to each other."""

import math
from collections import Counter

import pytest

from chanbara import Game, Seen, View, new_game, observe, seen
from chanbara.bots.registry import make_bot
from chanbara.bots.suspicion import Suspicion, roles_of, worlds_of
from chanbara.sim.match import play_on
from chanbara.sword.editions import BASE, catalog_named
from chanbara.sword.rules.words import Role
from tests.table import play_at_random

CATALOG = catalog_named(BASE)

SHOGUN, SAMURAI, NINJA, RONIN = Role


def start(observer: int | None = None, roles: str = "shogun samurai ninja1 ninja2 ronin") -> View:
    keys = roles.split()
    characters = ["goemon", "hideyoshi", "ieyasu", "tomoe", "nobunaga", "musashi", "hanzo"][: len(keys)]
    game = new_game("sword", players=len(keys), seed=1, roles=keys, characters=characters)
    view: View = observe(game, observer)
    return view


def played(seat: int, card: str, target: int | None = None, prop: str | None = None) -> Seen:
    return Seen(0, "Played", {"seat": seat, "card": card, "target": target, "prop": prop})


def believed(view: View, *events: Seen) -> list[dict[Role, float]]:
    """For each seat, how likely it has each role for an observer after some events."""
    suspicion = Suspicion(view)
    suspicion.watch(events)
    return roles_of(suspicion.belief(view))


# --- what is certain


@pytest.mark.parametrize(("players", "worlds"), [(3, 1), (4, 3), (5, 12), (6, 20), (7, 60)])
def test_r2_1_every_way_the_roles_may_lie_is_considered_once(players: int, worlds: int) -> None:
    found = worlds_of(observe(new_game("sword", players=players, seed=3), None))
    assert len(found) == len(set(found)) == worlds
    assert all(Counter(world) == Counter(CATALOG.deals.roles[players]) for world in found)


def test_r2_3_before_the_first_deed_all_that_is_possible_is_equally_likely() -> None:
    assert believed(start(observer=2))[1] == pytest.approx({SAMURAI: 1 / 3, NINJA: 1 / 3, RONIN: 1 / 3})


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_r2_3_belief_sums_to_one_and_never_contradicts_a_known_role(players: int) -> None:
    game = play_at_random(new_game("sword", players=players, seed=players), players, choices=60)
    suspicion = Suspicion(observe(game, None))
    suspicion.watch(seen(game, None))
    for observer in range(players):
        view = observe(game, observer)
        belief = suspicion.belief(view)
        assert sum(weight for _, weight in belief) == pytest.approx(1)
        assert all(weight > 0 for _, weight in belief)
        for one in view.seats:
            if one.role is not None:
                assert {world[one.seat] for world, _ in belief} == {CATALOG.role_cards[one.role].role}


# --- what deeds say


def test_who_attacks_the_shogun_is_likelier_a_ninja_than_before() -> None:
    view = start()
    before, after = believed(view)[1], believed(view, played(1, "katana", 0))[1]
    assert after[NINJA] > before[NINJA]
    assert after[SAMURAI] < before[SAMURAI]


def test_who_attacks_the_attacker_of_the_shogun_is_likelier_a_samurai_than_before() -> None:
    view = start()
    first = [played(2, "nodachi", 0)] * 3
    before, after = believed(view, *first)[1], believed(view, *first, played(1, "katana", 2))[1]
    assert after[SAMURAI] > before[SAMURAI]
    assert after[NINJA] < before[NINJA]


def test_r9_2_who_lets_the_shogun_draw_is_likelier_a_samurai_than_before() -> None:
    view = start()
    assert believed(view, played(1, "breathing", 0))[1][SAMURAI] > believed(view)[1][SAMURAI]


@pytest.mark.parametrize("name", ["diversion", "geisha", "bushido"])
def test_cards_that_hinder_are_hostile(name: str) -> None:
    view = start()
    assert believed(view, played(1, name, 0))[1][NINJA] > believed(view)[1][NINJA]


def test_r9_5_to_rid_the_shogun_of_bushido_is_friendly() -> None:
    view = start()
    assert believed(view, played(1, "geisha", 0, "bushido"))[1][SAMURAI] > believed(view)[1][SAMURAI]
    assert believed(view, played(1, "geisha", 0, "armor"))[1][SAMURAI] < believed(view)[1][SAMURAI]


@pytest.mark.parametrize(
    "event",
    [
        played(1, "battle_cry"),
        played(1, "geisha", 1, "armor"),
        played(0, "katana", 1),
        Seen(0, "Drew", {"seat": 1, "count": 2, "cards": None}),
        Seen(0, "Answered", {"seat": 1, "card": "parry", "by": 0, "source": "katana"}),
    ],
    ids=["at nobody", "at oneself", "by the Shogun", "a draw", "a parry"],
)
def test_some_deeds_say_nothing(event: Seen) -> None:
    view = start()
    assert believed(view, event) == believed(view)


def test_r5_1_who_can_reach_nobody_else_says_nothing_by_his_target() -> None:
    view = start(roles="shogun ninja1 ninja2")
    assert believed(view, played(1, "bokken", 0)) == believed(view)


# --- never too sure


def test_nobody_is_ever_sure_of_a_hidden_role() -> None:
    """Whatever all players do again and again, 3 % of the belief stay with what was known before."""
    view = start()
    suspicion = Suspicion(view)
    suspicion.watch(
        [played(3, "katana", 0), played(4, "katana", 0), played(1, "katana", 3), played(1, "katana", 4)] * 50
    )
    belief = suspicion.belief(view)
    assert max(weight for _, weight in belief) > 0.4
    assert min(weight for _, weight in belief) > 0.03 / len(belief)


def test_who_attacks_everybody_in_turn_may_just_be_careless() -> None:
    view = start()
    before, after = (
        believed(view)[1],
        believed(view, *[played(1, "nagayari", seat) for seat in (0, 2, 3, 4)] * 10)[1],
    )
    assert all(abs(after[role] - before[role]) < 0.1 for role in before)


def loss(bots: str, games: int) -> tuple[float, float]:
    """Mean bits that the truth surprises a spectator by at the end, and before the first deed."""
    total = before = 0.0
    for number in range(games):
        game: Game = new_game("sword", players=5, seed=number)
        view = observe(game, None)
        play_on(game, [make_bot(bots, f"{number} {seat}") for seat in range(5)])
        suspicion = Suspicion(view)
        suspicion.watch(seen(game, None))
        truth = tuple(player.role.role for player in game.table.players)
        total -= math.log2(dict(suspicion.belief(view))[truth])
        before += math.log2(len(suspicion.worlds))
    return total / games, before / games


def test_random_players_are_not_believed_to_mean_what_they_do() -> None:
    after, before = loss("random", games=60)
    assert after < before + 0.2


def test_players_who_mean_what_they_do_are_found_out() -> None:
    after, before = loss("greedy", games=40)
    assert after < before - 1
