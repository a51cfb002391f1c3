"""8 End of the game: no honor, the end of the deck, the Swordmaster, three players (8.1, 8.2, 8.4, 8.8)."""

import pytest

from chanbara.sword.rules.words import Team
from tests.table import Story, card_of, table


def test_r8_1_the_game_ends_as_soon_as_one_player_has_no_honor() -> None:
    t = table("benkei*: battle_cry | hanzo 1/1: armor | tomoe: bo | musashi: bo")
    t.plays("battle_cry")
    t.does("pass")
    assert t.game.over
    assert t.game.decision is None
    assert (t.result.cause, t.result.rule) == ("defeat", "8.1")
    assert t.resilience("tomoe") == 5, "the cry goes no further"


def test_r8_1_the_game_ends_when_several_players_have_no_honor() -> None:
    t = table("benkei*: bo | hanzo /1: bo | tomoe /1: bo | musashi: bo", phase="draw", pile="bo", rest="out")
    assert [t.honor(seat) for seat in range(4)] == [4, 0, 0, 2]
    assert t.game.over


def test_r8_1_the_game_ends_when_bushido_took_the_last_honor() -> None:
    t = table(
        "benkei* /1: armor / bushido | hanzo: bo | tomoe: bo | musashi: bo", phase="recover", deck="katana"
    )
    t.does("pass")
    assert (t.result.cause, t.result.rule) == ("property", "8.1")
    assert t.hand("benkei") == "armor", "nothing is drawn any more"


def test_r8_1_with_one_honor_each_the_game_goes_on() -> None:
    t = table("benkei* /1: bo | hanzo /1: bo | tomoe /1: bo | musashi /1: bo", phase="recover")
    assert not t.game.over
    assert t.game.result is None


def short_deck(deck: str, pile: str, **more: str) -> Story:
    """Benkei is about to draw 2; no cards but these and one in each hand."""
    seats = "benkei*: {} | hanzo{}: bo | tomoe: bo | musashi: bo".format(
        more.get("hand", ""), more.get("hanzo", "")
    )
    return table(seats, phase="draw", deck=deck, pile=pile, rest="out")


def test_r8_2_the_deck_does_not_end_when_its_last_card_leaves() -> None:
    t = short_deck("katana nodachi", "geisha armor focus")
    assert t.story() == ["Drew"]
    assert (t.deck, t.pile) == ("", "geisha armor focus")
    assert [t.honor(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_r8_2_the_deck_ends_when_a_card_must_be_drawn_and_none_is_there() -> None:
    t = short_deck("katana", "geisha geisha geisha")
    assert t.story() == ["Drew", "DeckRenewed", "HonorLost", "HonorLost", "HonorLost", "HonorLost", "Drew"]
    assert t.hand("benkei") == "geisha katana"
    assert (t.deck, t.pile) == ("geisha geisha", "")


def test_r8_2_every_player_loses_one_honor_to_the_box() -> None:
    t = short_deck("", "geisha armor focus")
    assert [t.honor(seat) for seat in range(4)] == [4, 2, 2, 2]
    assert t.events("HonorLost") == [{"seat": seat} for seat in range(4)]


def test_r8_2_the_pile_is_shuffled() -> None:
    pile = "bokken kiseru shuriken naginata armor focus geisha parry"
    decks = set()
    for seed in range(20):
        t = table(
            "benkei*: | hanzo: bo | tomoe: bo | musashi: bo", phase="draw", pile=pile, rest="out", seed=seed
        )
        assert sorted(f"{t.deck} {t.hand('benkei')}".split()) == sorted(pile.split())
        decks.add(t.deck)
    assert len(decks) == 20


def test_r8_2_a_card_that_must_be_flipped_ends_the_deck_too() -> None:
    t = table(
        "benkei*: bo / bushido | hanzo: bo | tomoe: bo | musashi: bo",
        phase="recover",
        pile="armor focus geisha",
        rest="out",
    )
    assert t.story()[:6] == ["TurnBegan", "DeckRenewed", "HonorLost", "HonorLost", "HonorLost", "HonorLost"]
    assert t.story()[6:] == ["Flipped", "PropertyPassed", "Drew"]
    assert len(t.pile.split()) == 1, "the flipped card is the first of the new pile"


def test_r8_2_if_somebody_has_none_left_the_game_ends_and_nothing_more_is_drawn() -> None:
    t = short_deck("katana", "geisha armor", hanzo=" /1")
    assert t.result.rule == "8.2"
    assert t.result.cause == "deck"
    assert t.hand("benkei") == "katana"
    assert len(t.deck.split()) == 2


def test_r8_2_the_flip_is_not_made_when_the_deck_ended_the_game() -> None:
    t = table(
        "benkei*: bo / bushido | hanzo /1: bo | tomoe: bo | musashi: bo",
        phase="recover",
        pile="katana",
        rest="out",
    )
    assert t.result.rule == "8.2"
    assert t.in_play("benkei") == "bushido"
    assert t.deck == "katana"


def test_r8_2_without_a_discard_pile_nothing_is_drawn_and_no_honor_is_lost() -> None:
    t = short_deck("katana", "")
    assert t.story() == ["Drew"]
    assert t.hand("benkei") == "katana"
    assert [t.honor(seat) for seat in range(4)] == [5, 3, 3, 3]
    t.asks("benkei", "play")


def test_r8_2_a_flip_that_cannot_be_made_shows_no_weapon() -> None:
    t = table("benkei*: bo / bushido | hanzo: bo | tomoe: bo | musashi: bo", phase="recover", rest="out")
    assert t.story() == ["TurnBegan", "PropertyPassed"]
    assert t.in_play("hanzo") == "bushido"
    assert t.honor("benkei") == 5


def last_stand(seats: str, card: str = "bo>1") -> Story:
    """The player on turn wounds with a card that is not parried."""
    t = table(seats)
    t.plays(card)
    t.does("pass")
    return t


@pytest.mark.parametrize("card", ["bo > hideyoshi", "battle_cry", "jujutsu"])
def test_r8_4_who_alone_has_resilience_left_wins_for_his_team(card: str) -> None:
    weapon = card_of(card)
    t = table(f"hideyoshi 1/9: armor | benkei 0/9: | musashi* /1: {weapon} | hanzo 0/1:")
    t.plays(card)
    t.does("pass")
    assert t.result.rule == "8.4"
    assert t.result.cause == "swordmaster"
    assert t.result.winner is Team.NINJA
    assert t.result.winners == (2, 3), "the defeated Ninja wins with their team"
    assert t.result.deadly_strike is None


def test_r8_4_the_honor_of_the_last_defeat_is_not_given() -> None:
    t = last_stand("hideyoshi* /2: bo | benkei 0/3: | tomoe 0/3: | hanzo 1/3: armor", "bo>3")
    assert t.result.cause == "swordmaster"
    assert [t.honor(seat) for seat in range(4)] == [2, 3, 3, 3]
    assert t.result.winner is Team.SHOGUN
    assert max(t.result.totals, key=lambda team: t.result.totals[team]) is Team.NINJA, "whatever the points"


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_r8_4_with_four_to_seven_players(players: int) -> None:
    defeated = " | ".join(
        f"{one} 0/:" for one in ("hanzo", "tomoe", "musashi", "kojiro", "goemon")[: players - 2]
    )
    t = last_stand(f"benkei*: bo | {defeated} | ieyasu 1/: armor", f"bo>{players - 1}")
    assert t.result.cause == "swordmaster"


def test_r8_4_not_with_three_players() -> None:
    t = last_stand("benkei*: bo | hanzo 1/: armor | tomoe 0/:")
    t.asks("benkei", "play")
    assert (t.honor("benkei"), t.honor("hanzo")) == (7, 2)


def test_r8_4_not_while_two_players_have_resilience_left() -> None:
    t = last_stand("benkei*: bo | hanzo 1/: armor | tomoe 1/: | musashi 0/:")
    t.asks("benkei", "play")


def test_r8_4_as_soon_as_it_is_so() -> None:
    t = table("benkei*: battle_cry | hanzo 1/: armor | tomoe 1/: bo | musashi 0/: bo")
    t.plays("battle_cry")
    t.does("pass")
    assert not t.game.over
    assert t.honor("hanzo") == 2, "the honor of the defeat before the last is given"
    t.does("pass")
    assert t.result.cause == "swordmaster"
    assert t.honor("tomoe") == 3


def test_r8_4_it_is_refused_when_the_last_defeat_was_dealt_by_a_team_mate() -> None:
    t = last_stand("benkei*: bo | hanzo 1/: armor | tomoe 0/: | musashi 0/:")
    assert t.result.cause == "swordmaster_refused"
    assert t.result.rule == "8.4"
    assert (t.honor("benkei"), t.honor("hanzo")) == (6, 2), "the honor is given"
    assert t.result.deadly_strike is Team.SHOGUN
    assert t.result.totals == {Team.SHOGUN: 6 + 2 * 2 - 3, Team.NINJA: 3 + 3 * 2}
    assert t.result.winner is Team.NINJA, "the points decide"


def test_r8_4_it_is_refused_when_another_than_the_team_mate_is_the_one_left() -> None:
    t = table(
        "benkei*: bo | hanzo 0/: | tomoe 0/: | musashi 1/: armor",
        pending=[["Turn", 1], ["PlayPhase"], ["Wound", 2, 3, "bo", 1]],
    )
    assert t.result.cause == "swordmaster_refused"
    assert t.result.deadly_strike is Team.NINJA
    assert (t.honor("tomoe"), t.honor("musashi")) == (4, 2)


def test_r8_4_it_is_tested_before_the_honor_of_that_defeat_counts() -> None:
    t = last_stand("benkei* /9: bo | hanzo 0/3: | tomoe 0/9: | musashi 1/1: armor", "bo>3")
    assert t.result.cause == "swordmaster"
    assert t.honor("musashi") == 1


def shogun_of_three(hand: str) -> Story:
    return table(f"benkei* /2: {hand} / bushido | hanzo: bo | tomoe: bo", phase="recover", deck="katana")


def test_r8_8_with_three_players_the_shogun_only_discards_bushido() -> None:
    t = shogun_of_three("kiseru")
    t.offers("discard kiseru", "pass")
    t.does("pass")
    assert t.honor("benkei") == 2
    assert t.pile == "katana bushido"
    assert t.in_play("benkei") == t.in_play("hanzo") == ""
    assert "HonorLost" not in t.story()


def test_r8_8_without_cards_too() -> None:
    t = shogun_of_three("")
    assert (t.honor("benkei"), t.pile) == (2, "katana bushido")


def test_r8_8_the_ninja_of_three_players_lose_theirs() -> None:
    t = table("benkei: bo | hanzo* /2: armor / bushido | tomoe: bo", phase="recover", deck="katana")
    t.does("pass")
    assert t.honor("hanzo") == 1


def test_r8_8_the_shogun_of_four_players_loses_his() -> None:
    t = table(
        "benkei* /2: armor / bushido | hanzo: bo | tomoe: bo | musashi: bo", phase="recover", deck="katana"
    )
    t.does("pass")
    assert t.honor("benkei") == 1


def test_r8_8_the_end_of_the_deck_takes_honor_from_the_shogun_of_three_all_the_same() -> None:
    t = table("benkei* /2: | hanzo: bo | tomoe: bo", phase="draw", pile="armor focus geisha", rest="out")
    assert t.honor("benkei") == 1
