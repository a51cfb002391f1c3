"""The summary card, compared with the table of the rulebooks (8.3) and their other numbers."""

import pytest

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.rules.words import Phase, Role, Suit, Team
from chanbara.sword.summary import Summary, suit_shares, summary

S, A, N, R = Role.SHOGUN, Role.SAMURAI, Role.NINJA, Role.RONIN
BY_STARS = (1, 2)

PRINTED: dict[int, dict[Role, tuple[int, ...]]] = {
    3: {S: (2,), N: (1,)},
    4: {S: (1,), A: (2,), N: BY_STARS},
    5: {S: (1,), A: (1,), N: (1,), R: (2,)},
    6: {S: (1,), A: (2,), N: (1,), R: (3,)},
    7: {S: (1,), A: (1,), N: (1,), R: (3,)},
}
"""What honor counts in the base game, by number of players."""
RISING_SUN = PRINTED | {
    4: {S: BY_STARS, A: BY_STARS, N: BY_STARS},
    6: {S: BY_STARS, A: BY_STARS, N: (1,), R: (3,)},
    8: {S: (1,), A: (1,), N: (1,), R: BY_STARS},
}
PLAYERS = {
    3: {S: 1, N: 2},
    4: {S: 1, A: 1, N: 2},
    5: {S: 1, A: 1, N: 2, R: 1},
    6: {S: 1, A: 1, N: 3, R: 1},
    7: {S: 1, A: 2, N: 3, R: 1},
    8: {S: 1, A: 2, N: 3, R: 2},
}
HONOR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4), 8: (5, 4)}
HANDS = (4, 5, 5, 6, 6, 7, 7, 7)

TABLES = [(False, players) for players in PRINTED] + [(True, players) for players in RISING_SUN]
each_table = pytest.mark.parametrize(("rising_sun", "players"), TABLES)


def card(players: int, *, rising_sun: bool) -> Summary:
    return summary(catalog_of(Edition(rising_sun)), players)


@each_table
def test_r8_3_it_counts_honor_as_the_books_do(rising_sun: bool, players: int) -> None:  # noqa: FBT001
    books = RISING_SUN if rising_sun else PRINTED
    found = {line.role: line.multipliers for line in card(players, rising_sun=rising_sun).roles}
    assert found == books[players]


@each_table
def test_r2_1_r2_5_r2_6_it_says_how_the_table_is_dealt(rising_sun: bool, players: int) -> None:  # noqa: FBT001
    found = card(players, rising_sun=rising_sun)
    assert {line.role: line.players for line in found.roles} == PLAYERS[players]
    shogun, others = HONOR[players]
    assert {line.role: line.honor for line in found.roles} == {
        role: shogun if role is S else others for role in PLAYERS[players]
    }
    assert found.hands == HANDS[:players]


@each_table
def test_r3_1_it_gives_the_order_of_a_turn(rising_sun: bool, players: int) -> None:  # noqa: FBT001
    found = card(players, rising_sun=rising_sun)
    assert found.phases == (Phase.RECOVER, Phase.DRAW, Phase.PLAY, Phase.DISCARD)
    assert found.hand_limit == 7
    shogun = (3, 2) if players == 3 else (2, 1)
    assert {line.role: (line.drawn, line.weapons) for line in found.roles} == {
        role: shogun if role is S else (2, 1) for role in PLAYERS[players]
    }


@each_table
def test_r8_6_it_says_who_wins_a_tie(rising_sun: bool, players: int) -> None:  # noqa: FBT001
    ties = [Team.SHOGUN, Team.NINJA] if rising_sun else [Team.NINJA, Team.SHOGUN]
    if players > 4:
        ties.append(Team.RONIN)
    assert list(card(players, rising_sun=rising_sun).ties) == ties


@each_table
def test_r8_4_r8_5_it_names_the_ends(rising_sun: bool, players: int) -> None:  # noqa: FBT001
    found = card(players, rising_sun=rising_sun)
    assert found.has_swordmaster is (players > 3)
    assert found.worth == (("daimyo", 1),)
    assert found.deadly_strike == -3


@each_table
def test_r2_2_it_shows_the_stars_on_the_role_cards(rising_sun: bool, players: int) -> None:  # noqa: FBT001
    printed = (
        {S: (2,), A: (1, 3), N: (1, 2, 3), R: (1, 2)} if rising_sun else {S: (), A: (), N: (1, 2, 3), R: ()}
    )
    found = card(players, rising_sun=rising_sun)
    assert {line.role: line.stars for line in found.roles} == {
        role: printed[role] for role in PLAYERS[players]
    }
    in_groups = {role for group in found.by_stars for role in group}
    assert in_groups == {line.role for line in found.roles if line.multipliers == BY_STARS}


def test_r11_2_symbols_come_about_as_often_as_the_book_says() -> None:
    suits = card(5, rising_sun=True).suits
    assert {one.suit: one.one_in for one in suits} == {
        Suit.FUJI: 8,
        Suit.KOI: 8,
        Suit.TORII: 4,
        Suit.ORIGAMI: 2,
    }
    assert {one.suit: (one.copies, one.cards) for one in suits} == {
        Suit.ORIGAMI: (68, 130),
        Suit.TORII: (30, 130),
        Suit.FUJI: (17, 130),
        Suit.KOI: (15, 130),
    }
    assert sum(one.share for one in suits) == pytest.approx(1)
    assert suits[0].share == pytest.approx(0.523, abs=0.001)


def test_r1_3_symbols_do_not_matter_in_the_base_game() -> None:
    assert card(5, rising_sun=False).suits == ()
    assert sum(one.copies for one in suit_shares(catalog_of(Edition()))) == 90


def test_a_ruling_that_a_table_has_chosen_is_on_the_card() -> None:
    found = summary(catalog_of(Edition(rising_sun=True)), 8)
    chosen = Edition().rulings._replace(eighth_hand=8, any_team_mate_refuses=False)
    changed = summary(catalog_of(Edition(rising_sun=True, rulings=chosen)), 8)
    assert (found.hands[-1], changed.hands[-1]) == (7, 8)
    assert (found.any_team_mate_refuses, changed.any_team_mate_refuses) == (True, False)
