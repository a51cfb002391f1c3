"""The clan step by step: who fights, what is individual, and what is shared."""

import pytest

from chanbara.duel.saga.clan import Clan, Foe, new_clan
from tests.duel.campaign.fights import after, decided


def clan(**options: object) -> Clan:
    return new_clan(**{"seed": 1, **options})  # type: ignore[arg-type]  # as a story says


def test_b7_3_what_cannot_be_combined_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no module '2vs3'"):
        clan(modules=["2vs3"])
    with pytest.raises(ValueError, match="there is no weather 'hail'"):
        clan(weather="hail")


def test_b7_3_the_duel_goes_on_with_the_next_in_order_against_the_enemy_as_he_is() -> None:
    first = clan(modules=["yoroi_enemy"])
    second = after(first, False, qi=0, red_die=5, enemy_life=3, enemy_qi=2, enemy_armour=1)
    assert second.foe == Foe(life=3, qi=2, armour=1, side_b=False, environment_used=False)
    table = second.duel().table
    assert (table.field.weapon.key, table.life, table.qi, table.red_die) == ("nodachi", 8, 5, 1)
    enemy = table.enemies[0]
    assert (enemy.life, enemy.qi, enemy.armour, enemy.start_qi) == (3, 2, 1, 5)
    assert (second.opponent, second.won) == ("arima", 0)


def test_b7_3_shiro_stays_on_his_side() -> None:
    last = after(clan(), *[True] * 5)
    assert last.opponent == "shiro"
    assert not last.duel().table.side_b
    assert after(last, False, side_b=True).duel().table.side_b


def test_b7_3_a_victory_ends_the_duel_and_the_next_enemy_is_whole() -> None:
    state = after(clan(), False, enemy_life=1)
    state = after(state, True, life=2)
    assert (state.foe, state.opponent, state.won) == (None, "yoshioka", 1)
    table = state.duel().table
    assert (table.enemies[0].life, table.life, table.field.weapon.key) == (8, 2, "nodachi")


def test_b7_3_within_a_duel_nobody_is_sent_between_duels_anybody_who_lives() -> None:
    state = after(clan(), False)
    assert state.weapons_to_change == ["nodachi"]
    with pytest.raises(ValueError, match=r"'bokken' cannot be sent now; who can is nodachi \(B7\.3\)"):
        state.send("bokken")
    state = after(state, True)
    assert state.weapons_to_change == ["nodachi", "naginata", "bokken"]
    with pytest.raises(ValueError, match="'katana' cannot be sent now"):
        state.send("katana")
    assert state.send("bokken").duel().table.field.weapon.key == "bokken"


def test_b7_3_after_the_last_in_order_the_first_who_lives_steps_in() -> None:
    state = clan().send("bokken")
    assert after(state, False).members[after(state, False).fighter].weapon == "katana"


def test_b7_3_each_keeps_his_own_life() -> None:
    state = after(clan(), True, life=3).send("bokken")
    state = after(state, True, life=6)
    assert [member.life for member in state.members] == [3, 8, 8, 6]
    assert state.send("katana").duel().table.life == 3


def test_b7_3_all_four_dead_is_the_end() -> None:
    state = after(clan(), True, *[False] * 4)
    assert (state.is_lost, state.is_over, state.won, state.opponent, state.weapons_to_change) == (
        True,
        True,
        1,
        None,
        [],
    )
    with pytest.raises(ValueError, match="no duel left"):
        state.duel()


def test_b7_3_wounds_of_blood_are_his_who_suffered_them() -> None:
    state = after(clan(modules=["blood"]), True, blood=[("arm_and_rib", 2), ("finger_and_belly", 1)])
    table = state.duel().table
    assert table.blood == [("arm_and_rib", 2), ("finger_and_belly", 1)]
    assert sorted(table.blood_deck) == ["dodged_and_beheaded", "shoulder_and_eye", "thigh_and_balance"]
    assert table.red_die == 0
    other = state.send("naginata").duel().table
    assert (other.blood, len(other.blood_deck), other.red_die) == ([], 5, 1)


def test_b7_3_armour_and_bushido_card_go_to_who_steps_in() -> None:
    state = clan(modules=["yoroi", "bushido"])
    state = after(state, False, armour=2, virtue="rei", points=3, bushido_deck=[])
    table = state.duel().table
    assert (table.armour, table.virtue, table.points, table.bushido_deck) == (2, "rei", 3, [])


def test_a7_2_the_cliff_is_used_once_against_the_same_enemy() -> None:
    state = after(clan(environment="cliff"), False, used=["duel:environment"])
    game = state.duel()
    game.apply("pass")
    assert game.decision is not None
    assert "environment" not in game.decision.texts()
    game = after(state, True).duel()
    game.apply("pass")
    assert game.decision is not None
    assert "environment" in game.decision.texts()


def test_b7_3_the_last_duel_is_optional_until_it_has_begun() -> None:
    state = clan()
    with pytest.raises(ValueError, match=r"before its last duel only \(B7\.1\)"):
        state.retire()
    state = after(state, *[True] * 5)
    assert state.may_retire
    assert (state.retire().is_over, state.retire().is_lost, state.retire().won) == (True, False, 5)
    begun = after(state, False)
    assert not begun.may_retire
    with pytest.raises(ValueError, match="before its last duel only"):
        begun.retire()


@pytest.mark.parametrize(("difficulty", "mine", "theirs"), [("student", 10, 8), ("kensei", 8, 10)])
def test_b7_4_difficulty_changes_life_in_a_clan_too(difficulty: str, mine: int, theirs: int) -> None:
    state = clan(difficulty=difficulty)
    assert {member.life for member in state.members} == {mine}
    assert (state.duel().table.life, state.duel().table.enemies[0].life) == (mine, theirs)


def test_b7_3_each_duel_and_each_who_steps_in_has_chance_of_his_own() -> None:
    state = clan()
    fallen = after(state, False)
    assert len({state.start().key, fallen.start().key, after(fallen, True).start().key}) == 3
    assert state.start() == clan().start()


def test_b7_3_another_duel_is_not_taken_for_the_next() -> None:
    with pytest.raises(ValueError, match="not the one that comes next"):
        clan().after(decided(clan(seed=2).duel(), won=True))
