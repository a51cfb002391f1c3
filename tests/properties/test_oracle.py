"""The second opinion itself, on the worked examples of the rules."""

from typing import Any

from tests import oracle, oracle_end


def seat(character: str = "musashi", **changed: Any) -> dict[str, Any]:  # noqa: ANN401 - any field of a player
    return {
        "character": character,
        "role": "ninja1",
        "resilience": 4,
        "honor": 3,
        "hand": ["bo"],
        "in_play": [],
    } | changed


def circle(*seats: dict[str, Any]) -> dict[str, Any]:
    return {"players": list(seats), "active": 0, "weapons_this_turn": [], "used": [], "pile": []}


def test_r5_4_two_armor_in_a_circle_of_six() -> None:
    data = circle(seat(in_play=["armor", "armor"]), *(seat() for _ in range(5)))
    assert [oracle.difficulty(data, other, 0) for other in range(1, 6)] == [3, 4, 5, 4, 3]
    assert [oracle.difficulty(data, 0, other) for other in range(1, 6)] == [1, 2, 3, 2, 1]


def test_r4_2_harmless_players_are_no_targets_and_are_not_counted() -> None:
    data = circle(seat(), seat(resilience=0), seat(hand=[]), seat(), seat())
    assert oracle.difficulty(data, 0, 3) == 1
    assert oracle.legal_targets(data, "bokken") == [3, 4]


def test_r5_3_kojiro_reaches_everybody_and_benkei_is_one_farther() -> None:
    data = circle(seat("kojiro"), seat(), seat("benkei"), seat("tomoe"), seat("goemon"))
    assert oracle.legal_targets(data, "bokken") == [1, 2, 3, 4]
    assert oracle.legal_targets(data, "bokken", attacker=1) == [0]
    assert oracle.legal_targets(data, "bo", attacker=1) == [0, 2, 3, 4]


def test_r6_3_fast_draw_and_musashi_add_and_ginchiyo_takes_one_away_but_not_the_last() -> None:
    data = circle(seat("musashi", in_play=["fast_draw"]), seat("ginchiyo"), seat("tomoe"))
    assert oracle.wounds(data, "bokken", 0, 1) == 2
    assert oracle.wounds(data, "katana", 0, 2) == 5
    assert oracle.wounds(data, "bokken", 2, 1) == 1


def test_r8_7_the_shoguns_team_wins_the_tie_with_the_ronin() -> None:
    roles = [("shogun", 1), ("samurai", 3), ("ronin", 3), ("ninja1", 2), ("ninja2", 3), ("ninja3", 0)]
    data = circle(*(seat(role=role, honor=honor, hand=[]) for role, honor in roles))
    for one in data["players"][:2]:
        one["hand"] = ["daimyo"]
    found = oracle_end.scores(data, "no_honor", victim=5, by=2)
    assert found.points == [2, 7, 9, 2, 3, 0]
    assert found.totals == {"shogun": 9, "ronin": 9, "ninja": 5}
    assert (found.winner, found.winners, found.deadly_strike) == ("shogun", [0, 1], None)


def test_r8_5_a_deadly_strike_costs_three_points_once() -> None:
    roles = [("shogun", 1), ("samurai", 0), ("ninja1", 2), ("ninja3", 3)]
    data = circle(*(seat(role=role, honor=honor, hand=[]) for role, honor in roles))
    found = oracle_end.scores(data, "no_honor", victim=1, by=0)
    assert found.points == [1, 0, 2, 6]
    assert found.totals == {"shogun": -2, "ninja": 8}
    assert found.deadly_strike == "shogun"


def test_r8_4_the_swordmaster_is_refused_to_who_defeated_a_team_mate_last() -> None:
    roles = ["shogun", "samurai", "ninja1", "ninja3"]
    data = circle(*(seat(role=role, resilience=int(role == "shogun")) for role in roles))
    assert oracle_end.ending(data, victim=1, by=0) == "refused"
    assert oracle_end.ending(data, victim=2, by=0) == "swordmaster"
    assert oracle_end.ending(circle(*data["players"][:1], *data["players"][2:]), victim=2, by=0) is None


def test_r3_5_shigehto_yumi_adds_a_weapon_and_shingens_fuji_do_not_count() -> None:
    data = circle(seat("shingen"), seat(), seat()) | {"weapons_this_turn": ["bo", "shigehto_yumi", "tanto"]}
    assert (oracle.weapon_limit(data), oracle.weapons_counted(data)) == (2, 1)
    data["players"][0] = seat("tomoe", in_play=["focus"])
    assert (oracle.weapon_limit(data), oracle.weapons_counted(data)) == (3, 3)


def test_r11_4_kusanagi_and_zen_count_what_the_target_has_and_zen_may_count_nothing() -> None:
    data = circle(seat("musashi"), seat("tomoe", in_play=["curse", "peasant"]), seat("yoshihiro"))
    assert [oracle.wounds(data, weapon, 0, 1) for weapon in ("kusanagi", "zen")] == [4, 3]
    assert [oracle.wounds(data, weapon, 0, 2) for weapon in ("kusanagi", "zen")] == [5, 0]


def test_r12_kenshin_is_wounded_by_origami_weapons_only() -> None:
    data = circle(seat(), seat("kenshin"), seat())
    assert [oracle.wounds(data, weapon, 0, 1) for weapon in ("bo", "katana", "jitte")] == [2, 0, 0]


def test_r11_3_chigiriki_is_parried_with_weapons_alone() -> None:
    data = circle(seat(), seat("kanbei", hand=["parry", "bo", "counterattack"], in_play=["curse"]))
    asked = oracle.Asked("parry", 1, "chigiriki", 0)
    assert oracle.answers(data, asked) == {"pass", "parry bo"}
    other = asked._replace(source="katana")
    assert oracle.answers(data, other) == {"pass", "parry parry", "parry counterattack", "parry>1:curse"}
    cry = asked._replace(source="battle_cry")
    assert oracle.answers(data, cry) == {"pass", "parry parry", "parry>1:curse"}


def test_r11_7_a_price_at_the_last_point_is_paid_with_a_peasant() -> None:
    data = circle(seat("nobunaga", resilience=1, in_play=["peasant"]))
    price, wound = oracle.Asked("absorb", 0), oracle.Asked("absorb", 0, "bo", 1)
    assert oracle.answers(data, price) == {"discard>0:peasant"}
    assert oracle.answers(data, wound) == {"discard>0:peasant", "pass"}


def test_r8_3_with_the_expansion_stars_decide_who_counts_twice() -> None:
    def counted(*roles: str) -> list[int]:
        return [oracle_end.multiplier(roles, seat, rising_sun=True) for seat in range(len(roles))]

    assert counted("shogun", "samurai1", "ninja1", "ninja3") == [2, 1, 1, 2]
    assert counted("shogun", "samurai3", "ninja2", "ninja1") == [1, 2, 2, 1]
    assert counted("shogun", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1") == [1, 2, 1, 1, 1, 3]
    all_eight = ["shogun", "samurai1", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1", "ronin2"]
    assert counted(*all_eight) == [1, 1, 1, 1, 1, 1, 1, 2]


def test_r8_6_with_the_expansion_the_shoguns_team_wins_ties() -> None:
    roles = [("shogun", 2), ("ninja1", 2), ("ninja2", 2)]
    data = circle(*(seat(role=role, honor=honor, hand=[]) for role, honor in roles))
    assert oracle_end.scores(data, "no_honor", None, None).winner == "ninja"
    assert oracle_end.scores(data | {"rising_sun": True}, "no_honor", None, None).winner == "shogun"


def test_r8_4_the_one_left_wins_when_the_last_other_falls_by_his_own_hand() -> None:
    roles = ["shogun", "samurai1", "ninja1", "ninja3"]
    data = circle(*(seat(role=role, resilience=int(role == "shogun")) for role in roles))
    assert oracle_end.ending(data, victim=1, by=1) == "swordmaster"
