"""B7: what campaign and clan carry over between duels, and the difficulties."""

import msgspec
import pytest

from chanbara import Game, new_game
from chanbara.duel.rules.values import finish
from chanbara.duel.rules.words import Cause
from chanbara.duel.saga.campaign import Campaign, new_campaign
from chanbara.duel.saga.clan import Clan, new_clan
from chanbara.duel.saga.ladder import numbers
from chanbara.duel.setup import Carried
from tests.duel.rules.page import rows


def decided(game: Game, *, won: bool, **figures: int) -> Game:
    """A shortened duel with the given remaining state of the player."""
    duel = game.table
    for name, value in figures.items():
        setattr(duel, name, value)
    finish(duel, won=won, cause=Cause.SLAIN if won else Cause.FALLEN)
    duel.decision = None
    return game


def after_a_win(campaign: Campaign, **figures: int) -> Campaign:
    return campaign.after(decided(campaign.duel(), won=True, **figures))


def test_a1_4_blood_is_refused_in_a_campaign() -> None:
    with pytest.raises(ValueError, match=r"Blood cannot be used in a campaign \(A1\.4\)"):
        new_campaign(modules=("blood",), seed=1)
    assert new_campaign(modules=("bushido", "gisei", "yoroi"), seed=1).opponent == "arima"


def test_a9_1_events_are_for_campaigns_that_want_them() -> None:
    met = [after_a_win(new_campaign(seed=seed)).event for seed in range(40)]
    assert set(met) == {1, 2, 3, 4, 5, 6}
    assert after_a_win(new_campaign(events=False, seed=1)).event is None


def test_b7_1_the_ladder() -> None:
    campaign = new_campaign(events=False, seed=1)
    faced = []
    while campaign.opponent is not None:
        enemy = campaign.duel().table.enemies[0]
        faced.append((campaign.opponent, enemy.life))
        campaign = after_a_win(campaign)
    printed = [(row["key"], int(row["life"])) for row in rows("B7.1")]
    assert faced == [*printed, ("shiro", 8)]
    assert campaign.won == 6


def test_b7_1_the_last_duel_is_optional() -> None:
    campaign = new_campaign(events=False, seed=1)
    for _ in numbers().campaign.ladder:
        with pytest.raises(ValueError, match=r"before its last duel only \(B7\.1\)"):
            campaign.retire()
        campaign = after_a_win(campaign)
    assert (campaign.retire().opponent, campaign.retire().won) == (None, 5)


@pytest.mark.parametrize(("left", "begins"), [(1, 6), (3, 8), (8, 8)])
def test_b7_1_life_is_regained_up_to_the_most(left: int, begins: int) -> None:
    table = after_a_win(new_campaign(events=False, seed=1), life=left).duel().table
    assert (table.life, table.life_cap) == (begins, 8)


def test_b7_1_qi_red_die_and_decks_are_as_new() -> None:
    table = after_a_win(new_campaign(events=False, seed=1), qi=0, red_die=5).duel().table
    assert (table.qi, table.red_die, table.round, table.discard) == (5, 1, 1, [])
    assert (len(table.draw), len(table.specials)) == (18, 12)


def test_b7_1_armour_bushido_card_and_mulligans_are_carried_over() -> None:
    campaign = new_campaign(modules=("yoroi", "bushido"), weapon="yari", events=False, seed=1)
    assert campaign.duel().table.mulligans == 4
    game = decided(campaign.duel(), won=True, armour=2, mulligans=3)
    game.table.virtue, game.table.points, game.table.bushido_deck = "rei", 4, []
    table = campaign.after(game).duel().table
    assert (table.armour, table.mulligans) == (2, 3)
    assert (table.virtue, table.points, table.bushido_deck) == ("rei", 4, [])


def test_b7_1_one_mulligan_in_all() -> None:
    assert new_campaign(seed=1).duel().table.mulligans == 1
    assert after_a_win(new_campaign(events=False, seed=1), mulligans=0).duel().table.mulligans == 0


def test_b7_1_a_lost_duel_ends_the_campaign() -> None:
    campaign = after_a_win(new_campaign(events=False, seed=1))
    lost = campaign.after(decided(campaign.duel(), won=False, life=0))
    assert (lost.is_over, lost.opponent, lost.won, lost.life) == (True, None, 1, 0)


def met(event: int, **figures: int) -> Campaign:
    """A campaign after its first duel, with this event."""
    for seed in range(200):
        campaign = after_a_win(new_campaign(seed=seed), **figures)
        if campaign.event == event:
            return campaign
    raise AssertionError("no such event")


@pytest.mark.parametrize(("event", "left", "life"), [(1, 2, 6), (3, 2, 7), (4, 1, 7), (4, 8, 8)])
def test_b7_2_events_change_life(event: int, left: int, life: int) -> None:
    assert met(event, life=left).duel().table.life == life


def test_b7_2_an_event_takes_a_qi_of_the_next_duel() -> None:
    campaign = met(2)
    assert campaign.duel().table.qi == 4
    assert campaign.after(decided(campaign.duel(), won=True)).life == 8


def test_b7_2_no_more_qi_is_taken_than_there_is() -> None:
    assert new_game("duel", carried=Carried(qi=-9), seed=1).table.qi == 0


def test_b7_2_an_event_shuffles_a_special_card_into_the_deck() -> None:
    table = met(5).duel().table
    special = [card for card in (*table.draw, *table.hand) if table.book.actions[card].is_special]
    assert len(special) == 1
    assert (len(table.draw) + len(table.hand), len(table.specials)) == (25, 11)
    assert special[0] not in table.specials


def test_b7_2_an_event_raises_the_red_die() -> None:
    assert met(6).duel().table.red_die == 2


def fought(clan: Clan, *, won: bool, **figures: int) -> Clan:
    return clan.after(decided(clan.duel(), won=won, **figures))


def test_b7_3_four_samurai_and_enemies_of_full_life() -> None:
    clan = new_clan(seed=1)
    assert [(one.weapon, one.life) for one in clan.members] == [
        ("katana", 8),
        ("nodachi", 8),
        ("naginata", 8),
        ("bokken", 8),
    ]
    assert [clan.duel().table.enemies[0].life, fought(clan, won=True).duel().table.enemies[0].life] == [8, 8]


def test_b7_3_nobody_heals() -> None:
    clan = fought(new_clan(seed=1), won=True, life=3)
    assert (clan.duel().table.life, clan.opponent) == (3, "yoshioka")


def test_b7_3_another_takes_the_place_of_the_fallen() -> None:
    clan = new_clan(seed=1)
    game = decided(clan.duel(), won=False, life=0, qi=0)
    game.table.enemies[0].life, game.table.enemies[0].qi = 3, 2
    clan = clan.after(game)
    table = clan.duel().table
    assert (table.field.weapon.key, table.life, table.qi) == ("nodachi", 8, 5)
    assert (table.enemies[0].life, table.enemies[0].qi, clan.opponent) == (3, 2, "arima")
    with pytest.raises(ValueError, match=r"cannot be sent now.*\(B7\.3\)"):
        clan.send("bokken")


def test_b7_3_they_change_between_duels() -> None:
    clan = fought(new_clan(seed=1), won=True)
    assert clan.weapons_to_change == ["katana", "nodachi", "naginata", "bokken"]
    assert clan.send("bokken").duel().table.field.weapon.key == "bokken"


def test_b7_3_with_the_fourth_the_game_is_lost() -> None:
    clan = new_clan(seed=1)
    for _ in range(4):
        assert not clan.is_over
        clan = fought(clan, won=False, life=0)
    assert (clan.is_lost, clan.opponent) == (True, None)


@pytest.mark.parametrize(
    ("difficulty", "mine", "theirs"), [("student", 10, 8), ("samurai", 8, 8), ("kensei", 8, 10)]
)
def test_b7_4_difficulty_changes_life(difficulty: str, mine: int, theirs: int) -> None:
    table = new_game("duel", difficulty=difficulty, seed=1).table
    assert (table.life, table.life_cap, table.enemies[0].life) == (mine, mine, theirs)


def test_b7_4_without_a_choice_it_is_samurai() -> None:
    assert new_game("duel", seed=1).table.field.difficulty.key == "samurai"


def test_b7_4_life_that_is_carried_over_stays_under_the_most() -> None:
    table = new_game("duel", weapon="yari", carried=Carried(life=9), seed=1).table
    assert (table.life, table.life_cap) == (8, 8)


def test_b8_32_life_is_regained_before_the_event() -> None:
    assert met(1, life=8).life == 7, "with 8 nothing was regained, and then one was lost"
    assert met(4, life=2).life == 8


def test_b8_32_an_event_holds_for_one_duel() -> None:
    for event in (2, 5, 6):
        again = after_a_win(msgspec.structs.replace(met(event), with_events=False))
        table = again.duel().table
        assert (table.qi, table.red_die, len(table.specials)) == (5, 1, 12)


def test_b8_32_before_the_last_duel_it_is_rolled_too() -> None:
    campaign = new_campaign(seed=1)
    for _ in numbers().campaign.ladder:
        campaign = after_a_win(campaign)
        assert campaign.event is not None
    assert after_a_win(campaign).event is None, "nothing comes after it"


def test_b8_33_kensei_strengthens_every_opponent() -> None:
    campaign = new_campaign(difficulty="kensei", events=False, seed=1)
    faced = []
    while campaign.opponent is not None:
        faced.append(campaign.duel().table.enemies[0].life)
        campaign = after_a_win(campaign)
    assert faced == [6, 7, 8, 9, 10, 10]


def test_b8_33_the_most_is_what_weapon_and_difficulty_make_of_it() -> None:
    campaign = new_campaign(weapon="yari", difficulty="student", events=False, seed=1)
    assert (campaign.duel().table.life, campaign.duel().table.qi) == (9, 4)
    table = after_a_win(campaign, life=8).duel().table
    assert (table.life, table.life_cap, table.qi) == (10, 10, 5), "the weapon takes at the start alone"


def test_b8_33_by_ruling_the_weapon_takes_in_every_duel() -> None:
    rulings = {"weapon_price_once": False, "weapon_lowers_life_cap": True}
    campaign = new_campaign(weapon="yari", difficulty="student", events=False, seed=1, rulings=rulings)
    table = after_a_win(campaign, life=8).duel().table
    assert (table.life, table.life_cap, table.qi) == (9, 9, 4)


def test_b8_34_without_a_card_the_marker_begins_anew() -> None:
    campaign = new_campaign(modules=("bushido",), events=False, seed=1)
    table = after_a_win(campaign, marker=2).duel().table
    assert (table.marker, len(table.bushido_deck)) == (0, 7)


LADDER_OF_THREE = [(2, 1, 1), (2, 2, 1), (2, 2, 2), (3, 2, 2), (3, 3, 2), (4, 3, 3)]


def test_b8_35_1_vs_3_in_a_campaign_has_the_life_of_each_rung_spread_over_three() -> None:
    campaign = new_campaign(modules=("1vs3",), events=False, seed=1)
    met = []
    for _ in LADDER_OF_THREE:
        table = campaign.duel().table
        met.append(tuple(enemy.life for enemy in table.enemies))
        assert [enemy.qi for enemy in table.enemies] == [2, 2, 2]
        campaign = after_a_win(campaign, life=8)
    assert met == LADDER_OF_THREE
    assert (campaign.is_over, campaign.is_lost, campaign.won) == (True, False, 6)


def test_b8_35_kensei_gives_its_life_to_the_first_of_three() -> None:
    table = new_campaign(modules=("1vs3",), difficulty="kensei", seed=1).duel().table
    assert [enemy.life for enemy in table.enemies] == [4, 1, 1]


def test_b8_35_every_rung_is_the_three_and_the_last_too() -> None:
    for state in (new_campaign(modules=("1vs3",), seed=1), new_clan(modules=("1vs3",), seed=1)):
        assert (state.opponent, state.rungs) == ("three", ["three"] * 6)


def test_b8_35_less_life_than_enemies_still_gives_each_of_them_one() -> None:
    text = "campaign: {ladder: [[arima, 2]], last: shiro}"
    table = new_campaign(modules=("1vs3",), seed=1, numbers=text).duel().table
    assert [enemy.life for enemy in table.enemies] == [1, 1, 1]


def test_b8_35_in_a_campaign_the_first_of_three_wears_an_armour_that_is_as_new() -> None:
    table = new_campaign(modules=("1vs3", "yoroi_enemy"), seed=1).duel().table
    assert [(enemy.life, enemy.qi, enemy.armour) for enemy in table.enemies] == [
        (2, 2, 4),
        (1, 2, 0),
        (1, 2, 0),
    ]


def test_b8_35_when_a_samurai_falls_the_three_stay_as_they_are() -> None:
    clan = new_clan(modules=("1vs3", "yoroi_enemy"), seed=1)
    left = [(3, 1, 2), (0, 2, 0), (2, 0, 0)]
    game = decided(clan.duel(), won=False, life=0)
    for enemy, (life, qi, armour) in zip(game.table.enemies, left, strict=True):
        enemy.life, enemy.qi, enemy.armour = life, qi, armour
    clan = clan.after(game)
    assert [(enemy.life, enemy.qi, enemy.armour) for enemy in clan.duel().table.enemies] == left
    whole = fought(clan, won=True).duel().table
    assert [(enemy.life, enemy.qi, enemy.armour) for enemy in whole.enemies] == [
        (4, 2, 4),
        (3, 2, 0),
        (3, 2, 0),
    ]


def test_b8_35_1_vs_3_with_a_clan_has_three_enemies_at_full_life() -> None:
    table = new_clan(modules=("1vs3",), seed=1).duel().table
    assert [enemy.life for enemy in table.enemies] == [4, 3, 3]


def test_b8_35_the_wounds_of_a_samurai_are_his_own() -> None:
    clan = new_clan(modules=("blood",), seed=1)
    game = decided(clan.duel(), won=True)
    game.table.blood = [("arm_and_rib", 1)]
    clan = clan.after(game)
    wounded, fresh = clan.duel().table, clan.send("bokken").duel().table
    assert (wounded.blood, len(wounded.blood_deck)) == ([("arm_and_rib", 1)], 4)
    assert (fresh.blood, len(fresh.blood_deck)) == ([], 5)


def test_b8_36_armour_and_bushido_card_go_to_the_next() -> None:
    clan = new_clan(modules=("yoroi", "bushido"), seed=1)
    game = decided(clan.duel(), won=False, life=0, armour=1)
    game.table.virtue, game.table.locked, game.table.bushido_deck = "chugi", 2, []
    table = clan.after(game).duel().table
    assert (table.armour, table.virtue, table.locked, table.bushido_deck) == (1, "chugi", 2, [])


def test_b8_37_the_next_who_lives_steps_in() -> None:
    clan = fought(new_clan(seed=1), won=False, life=0)
    clan = fought(clan, won=True).send("bokken")
    clan = fought(clan, won=False, life=0)
    assert clan.duel().table.field.weapon.key == "nodachi", "after the last comes the first, who is dead"


def test_b8_37_the_cliff_stays_used() -> None:
    clan = new_clan(environment="cliff", seed=1)
    game = decided(clan.duel(), won=False, life=0)
    game.table.used = ["duel:environment"]
    clan = clan.after(game)
    assert clan.duel().table.used == ["duel:environment"]
    assert fought(clan, won=True).duel().table.used == []
