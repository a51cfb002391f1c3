"""The games of a design on a deal, and that they share the deal."""

import pytest

from chanbara import new_game
from chanbara.sim.games.deals import Deal, dealt, play_deal
from chanbara.sim.games.designs import Design, Table, contests, tables
from chanbara.sim.games.variant import Variant
from chanbara.sword.rules.words import Role, Team

BOTS = ("greedy", "random", "other")
THREE = Deal("7", 3, 0)
EIGHT = Deal("7", 8, 4, Variant(rising_sun=True))


def test_an_invasion_tries_each_seat_on_the_deal_of_the_usual_game() -> None:
    assert tables(Design.INVASION, BOTS, 1, THREE) == (
        Table(("random", "random", "random")),
        Table(("greedy", "random", "random"), (0,)),
        Table(("random", "greedy", "random"), (1,)),
        Table(("random", "random", "greedy"), (2,)),
    )
    assert tables(Design.INVASION, BOTS, 2, THREE)[0] == Table(("other", "other", "other"))


def test_with_eight_players_the_seed_draws_half_the_seats() -> None:
    drawn = [table.tested for table in tables(Design.INVASION, BOTS, 1, EIGHT)]
    assert drawn[0] == ()
    assert len(drawn) == 5
    assert drawn[1:] == sorted(set(drawn[1:]))
    assert drawn == [table.tested for table in tables(Design.INVASION, BOTS, 2, EIGHT)]
    tried = {
        table.tested
        for number in range(20)
        for table in tables(Design.INVASION, BOTS, 1, EIGHT._replace(number=number))
    }
    assert tried == {(), *((seat,) for seat in range(8))}


def test_a_team_swap_tries_each_team() -> None:
    deal = Deal("7", 5, 1)
    roles = dealt(deal).roles
    shogun, samurai = roles.index(Role.SHOGUN), roles.index(Role.SAMURAI)
    usual, *swapped = tables(Design.TEAM_SWAP, BOTS, 1, deal)
    assert usual == Table(("random",) * 5)
    assert swapped[0].tested == tuple(sorted((shogun, samurai)))
    assert [len(table.tested) for table in swapped] == [2, 2, 1]
    assert sorted(seat for table in swapped for seat in table.tested) == [0, 1, 2, 3, 4]
    for table in swapped:
        assert [seat for seat, bot in enumerate(table.bots) if bot == "greedy"] == list(table.tested)
    assert len(tables(Design.TEAM_SWAP, BOTS, 1, THREE)) == 3
    assert dealt(THREE).seats_of(Team.RONIN) == ()


def test_a_mirror_is_one_game_of_each_bot() -> None:
    assert contests(Design.MIRROR, BOTS) == (0, 1, 2)
    assert [tables(Design.MIRROR, BOTS, contest, THREE) for contest in range(3)] == [
        (Table((bot,) * 3),) for bot in BOTS
    ]


def test_a_pool_draws_the_seats_and_never_seats_one_bot_alone() -> None:
    assert contests(Design.POOL, BOTS) == (0,)
    seen = set()
    for number in range(150):
        deal = THREE._replace(number=number)
        (table,) = tables(Design.POOL, BOTS, 0, deal)
        assert (table,) == tables(Design.POOL, BOTS, 0, deal)
        assert len(set(table.bots)) > 1
        seen.add(table.bots)
    assert len(seen) == 24, "of 27 all but the three with one bot alone"


def test_the_first_is_compared_with_each_other() -> None:
    assert contests(Design.INVASION, BOTS) == contests(Design.TEAM_SWAP, BOTS) == (1, 2)


@pytest.mark.parametrize("deal", [Deal("7", 5, 1), EIGHT])
def test_all_games_of_a_deal_have_its_roles_and_characters(deal: Deal) -> None:
    usual, swapped, *_ = tables(Design.TEAM_SWAP, ("greedy", "random"), 1, deal)
    games = [play_deal(deal, table.bots) for table in (usual, swapped)]
    assert {(game.roles, game.characters) for game in games} == {dealt(deal)}
    again = new_game("sword", players=deal.players, seed=deal.key, rising_sun=deal.variant.rising_sun)
    assert dealt(deal).roles == tuple(player.role.role for player in again.table.players)
    assert play_deal(deal, usual.bots).answers == games[0].answers


def test_deals_differ_by_number_and_by_players() -> None:
    keys = {Deal("1", players, number).key for players in (3, 4) for number in range(12)}
    assert len(keys) == 24
    assert Deal("1", 3, 11).key == "1:3:11"
