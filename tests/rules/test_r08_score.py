"""8 End of the game: points, Deadly Strike, teams and ties (8.3, 8.5 to 8.7)."""

import pytest

from chanbara.sword.rules.words import Team
from tests.rules.page import rows
from tests.table import Story, card_of, table

CHARACTERS = ("benkei", "hanzo", "tomoe", "musashi", "kojiro", "goemon", "chiyome")
ROLES = {
    3: "shogun ninja1 ninja2",
    4: "shogun samurai ninja1 ninja2",
    5: "shogun samurai ninja1 ninja2 ronin",
    6: "shogun samurai ninja1 ninja2 ninja3 ronin",
    7: "shogun samurai samurai ninja1 ninja2 ninja3 ronin",
}


def scored(seats: str) -> Story:
    """A game that ends with the deck: everyone has lost 1 of the honor written here."""
    t = table(seats, phase="draw", pile="bokken", rest="out")
    assert t.result.cause == "deck"
    return t


def points(players: int, honor: list[int], hands: list[str] | None = None) -> Story:
    """The end of a game with so much honor left, roles as listed above."""
    seats = [
        f"{CHARACTERS[seat]} {role} /{honor[seat] + 1}: {hands[seat] if hands else ''}"
        for seat, role in enumerate(ROLES[players].split())
    ]
    return scored(" | ".join(seats))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_r8_3_honor_is_multiplied_as_the_table_says(players: int) -> None:
    page = {row[""]: row[str(players)] for row in rows("8.3")}
    if players == 4:
        assert page.pop("Ninja") == "more stars 2, fewer 1"
        page |= {"Ninja1": "1", "Ninja2": "2"}
    honor = [3, 5, 2, 6, 4, 7, 0][-players:]
    t = points(players, honor)
    for seat, role in enumerate(ROLES[players].split()):
        key = role.title() if role.title() in page else role.title()[:-1]
        score = t.result.scores[seat]
        assert (score.honor, score.multiplier) == (honor[seat], int(page[key]))
        assert score.points == honor[seat] * int(page[key])


@pytest.mark.parametrize(("fewer", "more"), [(1, 2), (1, 3), (2, 3)])
def test_r8_3_with_four_players_the_ninja_with_more_stars_counts_double(fewer: int, more: int) -> None:
    t = scored(f"benkei /1: | hanzo: | tomoe ninja{more}: | musashi ninja{fewer}:")
    assert [score.multiplier for score in t.result.scores] == [1, 2, 2, 1]


@pytest.mark.parametrize("players", [3, 5, 6, 7])
def test_r8_3_otherwise_stars_do_not_count(players: int) -> None:
    t = points(players, [0] * players)
    ninja = [seat for seat, role in enumerate(ROLES[players].split()) if role.startswith("ninja")]
    assert {t.result.scores[seat].multiplier for seat in ninja} == {1}


def test_r8_3_each_daimyo_in_hand_adds_one_and_is_never_multiplied() -> None:
    t = points(4, [0, 3, 2, 2], ["", "daimyo daimyo", "bo", "bo daimyo"])
    assert [score.in_hand for score in t.result.scores] == [0, 2, 0, 1]
    assert [score.points for score in t.result.scores] == [0, 3 * 2 + 2, 2, 2 * 2 + 1]


def test_r8_3_a_daimyo_is_worth_nothing_to_a_ronin() -> None:
    t = points(5, [0, 1, 1, 1, 3], ["", "", "", "", "daimyo daimyo"])
    assert (t.result.scores[4].in_hand, t.result.scores[4].points) == (0, 6)


def test_r8_3_a_daimyo_that_is_just_being_played_is_not_in_hand() -> None:
    t = table("benkei*: daimyo daimyo | hanzo /1: | tomoe: | musashi:", pile="bokken", rest="out")
    t.plays("daimyo")
    assert t.result.cause == "deck"
    assert t.result.scores[0].in_hand == 1


def test_r8_3_a_teams_score_is_the_sum_of_its_players() -> None:
    t = points(7, [1, 2, 3, 4, 5, 0, 2])
    assert t.result.totals == {Team.SHOGUN: 1 + 2 + 3, Team.NINJA: 4 + 5 + 0, Team.RONIN: 2 * 3}


def strike(seats: str, card: str = "bo > musashi", **more: str) -> Story:
    """Tomoe plays a card that is not parried."""
    t = table(seats, deck=more.get("deck", ""), pile=more.get("pile", ""), rest="out" if more else "deck")
    t.plays(card)
    t.does("pass")
    return t


@pytest.mark.parametrize("card", ["bo > musashi", "battle_cry", "jujutsu"])
def test_r8_5_who_ends_the_game_by_defeating_a_team_mate_costs_the_team_three(card: str) -> None:
    t = strike(f"benkei: | hanzo: | tomoe* ninja1 /3: {card_of(card)} | musashi ninja2 1/1: armor", card)
    assert t.result.cause == "defeat"
    assert t.result.deadly_strike is Team.NINJA
    assert [score.points for score in t.result.scores] == [5, 6, 4, 0]
    assert t.result.totals == {Team.SHOGUN: 11, Team.NINJA: 4 - 3}


def test_r8_5_the_shogun_and_a_samurai_are_a_team() -> None:
    t = strike("tomoe* /3: bo | musashi samurai 1/1: armor | hanzo: | benkei:")
    assert t.result.deadly_strike is Team.SHOGUN
    assert t.result.totals == {Team.SHOGUN: 4 - 3, Team.NINJA: 3 + 3 * 2}


def test_r8_5_with_three_players_too() -> None:
    t = strike("benkei: | tomoe* /5: bo | musashi 1/1: armor")
    assert t.result.deadly_strike is Team.NINJA
    assert t.result.totals == {Team.SHOGUN: 12, Team.NINJA: 6 - 3}


def test_r8_5_it_counts_once_though_the_last_honor_was_given_and_the_swordmaster_refused() -> None:
    t = strike("benkei 0/: | hanzo 0/: | tomoe* ninja1 /3: bo | musashi ninja2 1/1: armor")
    assert t.result.cause == "swordmaster_refused"
    assert t.result.totals[Team.NINJA] == 4 - 3


def test_r8_5_a_refused_swordmaster_is_enough() -> None:
    t = strike("benkei 0/: | hanzo 0/: | tomoe* ninja1 /3: bo | musashi ninja2 1/2: armor")
    assert t.result.deadly_strike is Team.NINJA
    assert t.result.totals[Team.NINJA] == 4 + 1 * 2 - 3


def test_r8_5_the_defeat_of_an_enemy_costs_nothing() -> None:
    t = strike("benkei: | hanzo: | tomoe* ronin: bo | musashi ninja2 1/1: armor | kojiro:")
    assert t.result.cause == "defeat"
    assert t.result.deadly_strike is None
    assert t.result.totals == {Team.SHOGUN: 5 + 3, Team.NINJA: 3, Team.RONIN: 4 * 2}


def test_r8_5_a_defeat_that_did_not_end_the_game_costs_nothing() -> None:
    t = strike("benkei: | hanzo: | tomoe* ninja1 /3: bo | musashi ninja2 1/2: armor")
    assert not t.game.over
    assert (t.honor("tomoe"), t.honor("musashi")) == (4, 1)


def test_r8_5_not_when_the_end_of_the_deck_ended_the_game_right_after() -> None:
    t = strike("benkei: | hanzo: | tomoe* ninja1 /3: bo | musashi ninja2 1/2: armor", pile="kiseru")
    assert t.story().index("HonorGiven") < t.story().index("DeckRenewed"), "Tomoe draws after the defeat"
    assert t.result.cause == "deck"
    assert t.result.deadly_strike is None
    assert t.result.totals[Team.NINJA] == 3 + 0


def test_r8_5_not_when_bushido_ended_the_game_right_after() -> None:
    t = strike(
        "musashi ninja2 1/2: armor / bushido | kojiro shogun: | hanzo: | tomoe* ninja1 /3: bo",
        deck="kiseru katana",
    )
    t.does("end", "pass")
    assert t.result.cause == "property"
    assert t.honor("musashi") == 0
    assert t.result.deadly_strike is None
    assert t.result.totals[Team.NINJA] == 4


def test_r8_5_a_score_can_be_negative() -> None:
    t = strike("benkei: | tomoe* /1: bo | musashi 1/1: armor")
    assert t.result.totals[Team.NINJA] == 2 - 3


def test_r8_6_the_shogun_and_the_samurai_the_ninja_and_the_ronin_are_the_teams() -> None:
    t = points(7, [0, 1, 1, 1, 1, 1, 1])
    assert [player.team for player in t.state.players] == [
        *[Team.SHOGUN] * 3,
        *[Team.NINJA] * 3,
        Team.RONIN,
    ]


@pytest.mark.parametrize(
    ("honor", "winner", "winners"),
    [
        ([5, 4, 0, 3, 2], Team.SHOGUN, (0, 1)),
        ([1, 2, 4, 3, 0], Team.NINJA, (2, 3)),
        ([1, 2, 3, 0, 4], Team.RONIN, (4,)),
    ],
)
def test_r8_6_the_highest_score_wins(honor: list[int], winner: Team, winners: tuple[int, ...]) -> None:
    t = points(5, honor)
    assert (t.result.winner, t.result.winners) == (winner, winners)


@pytest.mark.parametrize(
    ("honor", "winner"),
    [
        ([1, 3, 4, 0, 1], Team.NINJA),
        ([1, 0, 3, 3, 3], Team.NINJA),
        ([4, 2, 1, 0, 3], Team.SHOGUN),
        ([4, 0, 3, 1, 2], Team.NINJA),
    ],
    ids=["ninja and shogun", "ninja and ronin", "shogun and ronin", "all three"],
)
def test_r8_6_in_a_tie_the_ninja_come_before_everybody_then_the_shoguns_team(
    honor: list[int], winner: Team
) -> None:
    t = points(5, honor)
    best = max(t.result.totals.values())
    assert list(t.result.totals.values()).count(best) >= 2, "it is a tie"
    assert t.result.winner is winner


def test_r8_7_the_check_with_six_players() -> None:
    t = points(6, [1, 3, 2, 3, 0, 3], ["daimyo", "daimyo", "", "", "", ""])
    assert t.result.totals == {Team.SHOGUN: 9, Team.NINJA: 5, Team.RONIN: 9}
    assert t.result.winner is Team.SHOGUN
