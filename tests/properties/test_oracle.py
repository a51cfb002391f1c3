"""The second opinion itself, on the examples that the rules work out."""

from typing import Any

from tests import oracle


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
    return {"players": list(seats), "active": 0, "weapons_played": 0, "pile": []}


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
    assert oracle.wounds(data, "katana", 0, 2) == 4
    assert oracle.wounds(data, "bokken", 2, 1) == 1


def test_r8_7_the_shoguns_team_wins_the_tie_with_the_ronin() -> None:
    roles = [("shogun", 1), ("samurai", 3), ("ronin", 3), ("ninja1", 2), ("ninja2", 3), ("ninja3", 0)]
    data = circle(*(seat(role=role, honor=honor, hand=[]) for role, honor in roles))
    for one in data["players"][:2]:
        one["hand"] = ["daimyo"]
    found = oracle.scores(data, "no_honor", victim=5, by=2)
    assert found.points == [2, 7, 9, 2, 3, 0]
    assert found.totals == {"shogun": 9, "ronin": 9, "ninja": 5}
    assert (found.winner, found.winners, found.deadly_strike) == ("shogun", [0, 1], None)


def test_r8_5_a_deadly_strike_costs_three_points_once() -> None:
    roles = [("shogun", 1), ("samurai", 0), ("ninja1", 2), ("ninja3", 3)]
    data = circle(*(seat(role=role, honor=honor, hand=[]) for role, honor in roles))
    found = oracle.scores(data, "no_honor", victim=1, by=0)
    assert found.points == [1, 0, 2, 6]
    assert found.totals == {"shogun": -2, "ninja": 8}
    assert found.deadly_strike == "shogun"


def test_r8_4_the_swordmaster_is_refused_to_who_defeated_a_team_mate_last() -> None:
    roles = ["shogun", "samurai", "ninja1", "ninja3"]
    data = circle(*(seat(role=role, resilience=int(role == "shogun")) for role in roles))
    assert oracle.ending(data, victim=1, by=0) == "refused"
    assert oracle.ending(data, victim=2, by=0) == "swordmaster"
    assert oracle.ending(circle(*data["players"][:1], *data["players"][2:]), victim=2, by=0) is None
