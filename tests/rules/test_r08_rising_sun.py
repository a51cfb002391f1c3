"""8 End of the game, with Rising Sun."""

import pytest

from chanbara.sword.rules.words import Team
from tests.rules.page import rows
from tests.table import Story, sun

CHARACTERS = ("benkei", "hanzo", "tomoe", "musashi", "kojiro", "goemon", "chiyome", "ieyasu")
ROLES = {
    3: "shogun ninja1 ninja2",
    4: "shogun samurai1 ninja1 ninja2",
    5: "shogun samurai1 ninja1 ninja2 ronin1",
    6: "shogun samurai1 ninja1 ninja2 ninja3 ronin1",
    7: "shogun samurai1 samurai3 ninja1 ninja2 ninja3 ronin1",
    8: "shogun samurai1 samurai3 ninja1 ninja2 ninja3 ronin1 ronin2",
}
BY_STARS = {
    4: {"shogun": 2, "samurai1": 1, "ninja1": 1, "ninja2": 2},
    6: {"shogun": 2, "samurai1": 1},
    8: {"ronin1": 1, "ronin2": 2},
}
"""What stars decide: with 4 and 6 players between Shogun and Samurai, too."""


def points(roles: str, honor: list[int], hands: list[str] | None = None) -> Story:
    """A game that ends because the deck does, with so much honor left."""
    seats = [
        f"{CHARACTERS[seat]} {role} /{honor[seat] + 1}: {hands[seat] if hands else ''}"
        for seat, role in enumerate(roles.split())
    ]
    t = sun(" | ".join(seats), phase="draw", pile="bokken", rest="out")
    assert t.result.cause == "deck"
    return t


@pytest.mark.parametrize(
    ("seats", "act", "told"),
    [
        ("benkei*: bo | lady_chacha: bo | tomoe: | musashi:", "play bo>1", "Flipped"),
        ("benkei*: bo | yukimura: bo | tomoe: | musashi:", "play bo>1", "Flipped"),
        ("benkei*: bo | hanzo 1/: bo | tomoe: | musashi:", "play bo>1", "Buried"),
    ],
    ids=["revealed", "revealed by Yukimura", "discarded"],
)
def test_r8_2_the_deck_ends_when_a_card_must_be_revealed_or_discarded(
    seats: str, act: str, told: str
) -> None:
    t = sun(seats, pile="parry parry parry parry parry", rest="out")
    t.does(act)
    if t.decision.kind == "parry" and "DeckRenewed" not in t.story():
        t.does("pass")
    assert t.story().index("DeckRenewed") < t.story().index(told)
    assert t.events("HonorLost") == [{"seat": seat} for seat in range(4)]


def test_r8_2_a_reveal_that_cannot_be_made_has_no_symbol() -> None:
    t = sun("benkei*: bo | lady_chacha: armor | tomoe: | musashi:", rest="out")
    t.plays("bo > lady_chacha")
    t.asks("lady_chacha", "parry")
    t.does("pass")
    assert [t.honor(seat) for seat in range(4)] == [5, 3, 3, 3]
    t = sun("benkei*: / bleeding_wound | hanzo: | tomoe: | musashi:", phase="recover", rest="out")
    assert (t.story(), t.resilience("benkei")) == (["TurnBegan"], 5)
    t = sun("benkei*: bo | yukimura: armor | tomoe: | musashi:", rest="out")
    t.plays("bo > yukimura")
    t.does("pass")
    assert (t.resilience("benkei"), t.resilience("yukimura")) == (5, 3)


def test_r8_2_bleeding_wounds_of_those_who_lost_honor_go_to_the_new_pile() -> None:
    t = sun(
        "benkei*: daimyo | hanzo: / bleeding_wound | rikyu: / bleeding_wound | musashi:",
        pile="parry parry parry",
        rest="out",
    )
    t.plays("daimyo")
    assert (t.pile, t.in_play("hanzo"), t.in_play("rikyu")) == ("bleeding_wound daimyo", "", "bleeding_wound")


def test_r8_2_when_the_game_ends_they_stay_where_they_are() -> None:
    t = sun(
        "benkei*: daimyo | hanzo: / bleeding_wound | tomoe /1: | musashi:", pile="parry parry", rest="out"
    )
    t.plays("daimyo")
    assert t.story() == ["Played", "DeckRenewed", *["HonorLost"] * 4, "Ended"]
    assert t.in_play("hanzo") == "bleeding_wound"


def test_r8_2_rikyu_loses_nothing_and_does_not_keep_the_game_going() -> None:
    t = sun("benkei*: daimyo | rikyu /1: | hanzo: | musashi:", pile="parry parry parry", rest="out")
    t.plays("daimyo")
    assert ([t.honor(seat) for seat in range(4)], t.game.over) == ([4, 1, 2, 2], False)
    t = sun("benkei*: daimyo | rikyu: | hanzo /1: | musashi:", pile="parry parry parry", rest="out")
    t.plays("daimyo")
    assert (t.result.cause, [t.honor(seat) for seat in range(4)]) == ("deck", [4, 3, 0, 2])


@pytest.mark.parametrize("players", ROLES)
def test_r8_3_honor_is_multiplied_as_the_table_says(players: int) -> None:
    page = {row[""].lower(): row[str(players)] for row in rows("8.3")}
    honor = [3, 5, 2, 6, 4, 7, 1, 0][-players:]
    t = points(ROLES[players], honor)
    for seat, role in enumerate(ROLES[players].split()):
        by_stars = BY_STARS.get(players, {}).get(role)
        wanted = by_stars or int(page[role.rstrip("123")])
        score = t.result.scores[seat]
        assert (score.honor, score.multiplier, score.points) == (honor[seat], wanted, honor[seat] * wanted)


@pytest.mark.parametrize(("samurai", "multipliers"), [("samurai1", [2, 1]), ("samurai3", [1, 2])])
@pytest.mark.parametrize("players", [4, 6])
def test_r8_3_of_shogun_and_samurai_the_one_with_more_stars_counts_double(
    players: int, samurai: str, multipliers: list[int]
) -> None:
    t = points(ROLES[players].replace("samurai1", samurai), [0] * players)
    assert [score.multiplier for score in t.result.scores][:2] == multipliers


@pytest.mark.parametrize("ronin", ["ronin1", "ronin2"])
@pytest.mark.parametrize(("players", "multiplier"), [(5, 2), (6, 3), (7, 3)])
def test_r8_3_the_stars_of_a_lonely_ronin_do_not_count(players: int, multiplier: int, ronin: str) -> None:
    t = points(ROLES[players].replace("ronin1", ronin), [0] * players)
    assert t.result.scores[-1].multiplier == multiplier


def test_r8_3_a_daimyo_is_worth_nothing_to_either_ronin() -> None:
    t = points(ROLES[8], [0, 1, 1, 1, 1, 1, 1, 1], ["daimyo", "", "", "", "", "", "daimyo", "daimyo"])
    assert [score.in_hand for score in t.result.scores] == [1, 0, 0, 0, 0, 0, 0, 0]


def test_r8_3_with_eight_players_the_multipliers_of_each_team_add_up_to_three() -> None:
    t = points(ROLES[8], [1, 1, 1, 1, 1, 1, 1, 0])
    sums = dict.fromkeys(Team, 0)
    for player, score in zip(t.state.players, t.result.scores, strict=True):
        sums[player.team] += score.multiplier
    assert set(sums.values()) == {3}


def test_r8_4_counterattack_may_make_a_swordmaster() -> None:
    t = sun("benkei* 1/: katana | tomoe: counterattack | hanzo 0/: | kojiro 0/:")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    assert (t.result.cause, t.result.deadly_strike) == ("swordmaster_refused", Team.SHOGUN), "team mates"
    t = sun("benkei* 1/: katana | hanzo 0/: | tomoe 0/: | kojiro: counterattack")
    t.plays("katana > kojiro")
    t.does("parry counterattack")
    assert (t.result.cause, t.result.winner) == ("swordmaster", Team.NINJA)
    assert (t.honor("benkei"), t.honor("kojiro")) == (5, 3)


def test_r8_4_a_tanto_on_oneself_is_no_defeat_by_a_team_mate() -> None:
    t = sun("benkei* 1/: tanto | tomoe samurai1: armor | hanzo 0/: | kojiro 0/:")
    t.plays("tanto > benkei")
    assert (t.result.cause, t.result.winner, t.result.deadly_strike) == ("swordmaster", Team.SHOGUN, None)
    assert t.honor("benkei") == 5, "nothing is gained any more"
    t = sun("benkei* 1/: tanto | hanzo 0/: | tomoe: armor | kojiro 0/:")
    t.plays("tanto > benkei")
    assert (t.result.cause, t.result.winner) == ("swordmaster", Team.NINJA)


def test_r8_4_not_with_three_players() -> None:
    t = sun("benkei* 1/: tanto | hanzo 0/: | tomoe: armor")
    t.plays("tanto > benkei")
    assert (t.game.over, t.honor("benkei")) == (False, 7)


def test_r8_5_a_deadly_strike_by_counterattack() -> None:
    t = sun("hanzo: | kojiro: | benkei* 1/1: katana | tomoe: counterattack")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    assert (t.result.cause, t.result.deadly_strike) == ("defeat", Team.NINJA)
    assert t.result.totals == {Team.SHOGUN: 5 * 2 + 3, Team.NINJA: 4 * 2 - 3}


def test_r8_5_a_deadly_strike_by_yukimura() -> None:
    t = sun("hanzo: | kojiro: | benkei* 1/1: bo | yukimura: armor", deck="bokken")
    t.plays("bo > yukimura")
    t.does("pass")
    assert (t.result.cause, t.result.deadly_strike) == ("defeat", Team.NINJA)


def test_r8_5_none_when_the_banzai_of_such_a_defeat_ends_the_deck_and_the_game() -> None:
    t = sun("hanzo: | kojiro: | benkei*: bo | tomoe 1/2: armor", pile="parry", rest="out")
    t.plays("bo > tomoe")
    t.does("pass")
    assert (t.result.cause, t.result.deadly_strike, t.honor("tomoe")) == ("deck", None, 0)


def test_r8_6_the_two_ronin_of_eight_players_are_one_team() -> None:
    t = points(ROLES[8], [0, 1, 1, 1, 1, 1, 2, 3])
    assert t.result.totals == {Team.SHOGUN: 2, Team.NINJA: 3, Team.RONIN: 2 + 3 * 2}
    assert (t.result.winner, t.result.winners) == (Team.RONIN, (6, 7))


@pytest.mark.parametrize(
    ("honor", "winner"),
    [
        ([1, 3, 4, 0, 1], Team.SHOGUN),
        ([1, 0, 3, 3, 3], Team.NINJA),
        ([4, 2, 1, 0, 3], Team.SHOGUN),
        ([4, 0, 3, 1, 2], Team.SHOGUN),
    ],
    ids=["shogun and ninja", "ninja and ronin", "shogun and ronin", "all three"],
)
def test_r8_6_in_a_tie_the_shoguns_team_comes_before_everybody_then_the_ninja(
    honor: list[int], winner: Team
) -> None:
    t = points(ROLES[5], honor)
    best = max(t.result.totals.values())
    assert list(t.result.totals.values()).count(best) >= 2, "it is a tie"
    assert t.result.winner is winner


def test_r8_8_the_shogun_of_three_players_still_loses_no_honor_to_bushido() -> None:
    t = sun("benkei*: / bushido bleeding_wound | hanzo: | tomoe:", phase="recover", deck="katana bo")
    assert (t.honor("benkei"), t.in_play("benkei")) == (6, "bleeding_wound")
    assert t.resilience("benkei") == 4, "no honor was lost, so the wound stays and is tested"
