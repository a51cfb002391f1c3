"""The table as text: complete, in every language, without hidden information."""

import random
import re
from collections.abc import Iterator

import pytest

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.research.text import describe, prompt, read_answer, rules
from chanbara.sword.rules.words import Prompt
from tests.leaks.worlds import differ
from tests.table import sun, table


def questions(seed: int, **set_up: object) -> Iterator[tuple[chanbara.Game, int, int]]:
    """A random game: at each decision the game, the deciding seat, and its earlier events."""
    kind = "duel" if "players" not in set_up else "sword"
    game = chanbara.new_game(kind, seed=seed, **set_up)
    chance, told = random.Random(seed), dict.fromkeys(range(8), 0)
    while (asked := game.decision) is not None:
        yield game, asked.seat, told[asked.seat]
        told[asked.seat] = len(game.events)
        game.apply(chance.randrange(len(asked.options)))


def asked(game: chanbara.Game, seat: int, since: int, language: str = "en") -> str:
    return prompt(chanbara.observe(game, seat), chanbara.seen(game, seat, since), language)


def numbered(text: str) -> list[tuple[int, str]]:
    """The options of a prompt: number and notation."""
    return [(int(one), act) for one, act in re.findall(r"^(\d+): .+ \[(.+)\]$", text, re.MULTILINE)]


# --- what is told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_every_question_is_told_in_every_language_with_the_numbers_of_its_options(players: int) -> None:
    kinds = set()
    for number, (game, seat, since) in enumerate(questions(players, players=players, rising_sun=True)):
        decision = game.decision
        assert decision is not None
        if number % 5 and decision.kind in kinds:
            continue
        kinds.add(decision.kind)
        text = asked(game, seat, since, LANGUAGES[number % len(LANGUAGES)])
        assert numbered(text) == list(enumerate(decision.texts()))
    assert kinds >= {Prompt.PLAY, Prompt.PARRY}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_is_told_too(language: str) -> None:
    modules = ["blood", "bushido", "gisei", "yoroi_enemy"]
    count = 0
    for game, seat, since in questions(1, opponent="shiro", modules=modules, environment="temple"):
        decision = game.decision
        assert decision is not None
        assert numbered(asked(game, seat, since, language)) == list(enumerate(decision.texts()))
        count += 1
    assert count > 20
    assert describe(chanbara.observe(game, 0), language)


def test_a_seat_reads_who_it_is_what_it_holds_and_what_lies_open() -> None:
    t = table("musashi*: katana parry | hanzo 2/3: bo parry / armor | benkei 0/3: bo", pile="bo kiseru")
    text = describe(chanbara.observe(t.game, 0))
    for told in (
        "You are Musashi in seat 0, and your role is Shogun.",
        "Turn 1 · your turn · Play phase · weapons played this turn: 0 of 2",
        "- Seat 1, Hanzō: role ?, honor 3, resilience 2 of 4, 2 cards in hand, Difficulty 2 from you",
        "  ability: You may play a weapon from your hand as a parry, unless it is your only card.",
        "  in play: Armor",
        "- Seat 2, Benkei: role ?, honor 3, resilience 0 of 5, 1 card in hand, Difficulty 2 from you, Harm",
        "Discard pile, 2 cards, top first: Kiseru, Bō",
        "- Katana (weapon): Difficulty 2, 4 wounds; reaches Hanzō",
        "- Armor (property): Attacks on you are one Difficulty higher.",
    ):
        assert f"\n{told}" in f"\n{text}"


def test_a_demand_says_what_is_at_stake_and_why_it_is_asked() -> None:
    t = table("musashi*: katana parry | hanzo 2/3: bo parry | benkei: bo | tomoe: bo")
    t.plays("katana > hanzo")
    text = prompt(chanbara.observe(t.game, 1), chanbara.seen(t.game, 1))
    assert "Musashi attacks you with the Katana." in text
    assert "Musashi attacks you. Parry, or take the hit?" in text
    assert "You have 2 resilience left, out of 4." in text
    assert "This would defeat you and give Musashi 1 honor." in text
    assert "- Katana: you may parry; (6.2)\n  - otherwise: Musashi’s Katana hits you. (6.3)" in text
    assert numbered(text) == [(0, "parry parry"), (1, "parry bo"), (2, "pass")]


def test_what_the_seat_knows_of_hands_is_told_to_it_alone() -> None:
    t = table("musashi*: diversion parry | hanzo: kusarigama | benkei: katana | tomoe: bo")
    t.plays("diversion > hanzo")
    views = [chanbara.observe(t.game, seat) for seat in range(4)]
    assert "you know they hold: Kusarigama" in describe(views[1])
    assert "Kusarigama" not in describe(views[2])
    assert "- Kusarigama (weapon): Difficulty 2, 2 wounds" in describe(views[1])


def test_symbols_are_told_where_they_matter() -> None:
    assert "- Bō (weapon): " in describe(chanbara.observe(table("hanzo*: bo | tomoe: | benkei:").game, 0))
    assert "- Bō (weapon, Origami): " in describe(
        chanbara.observe(sun("hanzo*: bo | tomoe: | benkei:").game, 0)
    )


def test_a_spectator_and_the_end_are_told() -> None:
    *_, (game, _, _) = questions(4, players=4)
    assert game.over
    text = describe(chanbara.observe(game, 0))
    assert "The game is over." in text
    assert f"Winner: {'Ninja' if game.result.winner == 'ninja' else 'Shogun'}" in text
    watching = describe(chanbara.observe(chanbara.new_game("sword", players=4, seed=4)))
    assert watching.startswith("You are a spectator")
    assert "Your hand" not in watching


def test_who_is_not_asked_has_no_prompt() -> None:
    game = chanbara.new_game("sword", players=3, seed=1)
    assert game.decision is not None
    other = (game.decision.seat + 1) % 3
    with pytest.raises(ValueError, match=f"nothing is asked of seat {other}"):
        prompt(chanbara.observe(game, other), [])
    with pytest.raises(ValueError, match="no language 'tlh'"):
        describe(chanbara.observe(game, other), "tlh")


# --- the rules in short -------------------------------------------------------------------------------------


def rules_of(**set_up: object) -> str:
    return rules(chanbara.observe(chanbara.new_game("sword", seed=1, **set_up), 0))


def test_the_rules_are_those_of_the_table() -> None:
    five, three = rules_of(players=5), rules_of(players=3)
    assert "5 players: 1 × Shogun, 1 × Samurai, 2 × Ninja, 1 × Ronin." in five
    assert "Shogun ×1, Samurai ×1, Ninja ×1, Ronin ×2" in five
    assert "except for a Ronin" in five
    assert "only one player has resilience left" in five
    assert "With three players" not in five
    assert "3 players: 1 × Shogun, 2 × Ninja." in three
    assert "Ronin" not in three
    assert "only one player has resilience left" not in three
    assert "With three players, the Shogun draws 1 more" in three


def test_the_rules_tell_of_rising_sun_only_where_it_is_played() -> None:
    base, expanded = rules_of(players=4), rules_of(players=4, rising_sun=True)
    for told in ("Banzai", "Origami", "Peasant ×3", "Zen ×3 (9/*)", "Shogun/Samurai: the player"):
        assert told in expanded
        assert told not in base
    assert "Tie order, first wins: Ninja;" in base
    assert "Tie order, first wins: Shogun’s team (Shogun, Samurai);" in expanded
    assert "Geisha ×6" in base
    assert "Geisha ×7" in expanded


def test_rulings_and_house_rules_change_what_is_told() -> None:
    usual = rules_of(players=5)
    rulings = {"deck_ends_when_needed": False, "any_team_mate_refuses": False}
    chosen = rules_of(players=5, rulings=rulings)
    assert "When a card is needed and the deck is empty" in usual
    assert "When the last card leaves the deck" in chosen
    assert "Exception: if that last player dealt the last defeat" in chosen
    assert "Parry ×9" in rules_of(players=5, house="copies: {parry: 9}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_about_a_page(language: str) -> None:
    view = chanbara.observe(chanbara.new_game("sword", players=8, seed=1, rising_sun=True), 0)
    assert 2000 < len(rules(view, language)) < 5000


# --- answers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("choose 0", 0),
        ("Choose 2.", 2),
        ("I could choose 1.\nBut no.\n\n  **choose 2**  \n\n", 2),
        ("`choose 1`", 1),
        ("choose   2\r\n", 2),
    ],
)
def test_the_last_line_is_the_answer(text: str, number: int) -> None:
    t = table("musashi*: katana | hanzo: bo parry | benkei: bo")
    t.plays("katana > hanzo")
    assert read_answer(text, chanbara.observe(t.game, 1)) == number


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing was written"),
        ("I choose 1", "it reads 'I choose 1'"),
        ("choose 1\nbecause it is safe", "it reads 'because it is safe'"),
        ("choose 1 or 2", "it reads 'choose 1 or 2'"),
        ("choose -1", "it reads 'choose -1'"),
        ("choose 3", "there is no option 3"),
        ("choose ٢", "it reads 'choose ٢'"),
        ("choose 99999999999999999999", "it reads 'choose 9"),
    ],
)
def test_nothing_is_guessed(text: str, said: str) -> None:
    t = table("musashi*: katana | hanzo: bo parry | benkei: bo")
    t.plays("katana > hanzo")
    with pytest.raises(chanbara.IllegalChoice) as refused:
        read_answer(text, chanbara.observe(t.game, 1))
    assert str(refused.value).startswith("the last line should read 'choose N', with N from 0 to 2; ")
    assert said in str(refused.value)
    assert refused.value.code == "unknown_option"


# --- hidden is hidden ---------------------------------------------------------------------------------------


def test_two_worlds_that_a_seat_cannot_tell_apart_are_one_text() -> None:
    compared = others = 0
    for number, (game, seat, since) in enumerate(questions(11, players=5, rising_sun=True)):
        if number % 9:
            continue
        world = game.clone()
        differ(world.table, seat, random.Random(number))
        assert asked(world, seat, since) == asked(game, seat, since)
        compared += 1
        # The worlds do differ: somebody else sees it.
        others += any(
            describe(chanbara.observe(world, other)) != describe(chanbara.observe(game, other))
            for other in range(5)
            if other != seat
        )
    assert compared > 10
    assert others == compared


def test_the_order_of_the_decks_of_a_duel_is_in_no_text() -> None:
    compared = 0
    for number, (game, seat, _) in enumerate(questions(3, opponent="kojiro", modules=["blood", "bushido"])):
        if number % 2 == 0:
            view = chanbara.observe(game, seat)
            texts = {
                prompt(chanbara.observe(chanbara.imagine(view, seed), seat), []) for seed in ("one", "two")
            }
            assert texts == {prompt(view, [])}
            compared += 1
    assert compared > 5


def test_the_rules_in_short_name_the_book_and_every_ruling_that_differs_from_ours() -> None:
    ours = rules(chanbara.observe(chanbara.new_game("sword", players=4, seed=1), 0), "en")
    assert "book" not in ours
    chosen = {"score_may_be_negative": False}
    game = chanbara.new_game("sword", players=4, seed=1, book="italian", rulings=chosen)
    told = rules(chanbara.observe(game, 0), "en")
    assert "By the Italian book." in told
    assert "Which properties can Geisha discard? Only other players’." in told
    assert "Can a team’s score be negative? A team’s score stops at 0." in told
    assert "Whose hand can Geisha" not in told
