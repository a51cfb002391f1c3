"""The screen of the duel, drawn from positions."""

from typing import Any

import pytest

import chanbara
from chanbara.duel.setup import Carried
from chanbara.duel.terminal.draw import board, duel_screen
from chanbara.duel.words.messages import MINUS
from tests.cli.duels import duels, reading
from tests.cli.terminal import paper, printed


def drawn(game: chanbara.Game, width: int = 100) -> str:
    """What is drawn of a duel, spaces aside."""
    view, words = reading(game)
    console = paper(width)
    console.print(board(words, view) if view.decision is None else duel_screen(words, view, [], width))
    return " ".join(printed(console).split())


def duel(*choices: str, **set_up: Any) -> chanbara.Game:  # noqa: ANN401 - options of a duel
    game = chanbara.new_game("duel", seed=7, **set_up)
    for choice in choices:
        game.apply(choice)
    return game


def test_the_beginning_shows_both_sides_the_decks_and_the_hand() -> None:
    page = drawn(duel())
    assert "Round 1 · your hand" in page
    assert "You ●●●●●●●● 8 life ◉◉◉◉◉ 5 Qi red die 1 Strength 0 Technique 0 Guard 0" in page
    assert "Arima Kihei ●●●●●●●● 8 life ◉◉◉◉◉ 5 Qi defense face down" in page
    assert "Decks: action 18, discard 0, special 12, defense 12, counterattack 12" in page
    assert "Your hand, 6 cards" in page
    assert f"Irimi ◇ S +1 T {MINUS}1 G +2" in page
    assert "1 Draw an extra card for 1 Qi extra 2 No extra card pass" in page


def test_b2_8_cards_change_values_at_once_and_lie_open() -> None:
    page = drawn(duel("pass", "play irimi"))
    assert f"Strength 1 Technique {MINUS}1 Guard 2" in page
    assert "Played: Irimi ◇ Decks" in page
    assert "You may play one more card before the defense is revealed." in page


def test_b2_9_the_defence_is_shown_with_what_changes_it() -> None:
    game = duel("pass", "foresee", opponent="yoshioka")
    card = reading(game)[1].book.defence[game.table.defence]
    assert f"defense: strength {card.strength}, technique {card.technique + 1}" in drawn(game)
    game.table.defence_change = -1
    assert f"defense: strength {card.strength - 1}, technique {card.technique}" in drawn(game)


def test_b2_10_the_last_card_is_asked_against_the_defence() -> None:
    game = duel("pass", "play irimi", "play ma_ai", "pass")
    words = reading(game)[1]
    assert f"Against {words.defence(game.table.defence)}: play the last card" in drawn(game)


def test_b2_12_a_hit_tells_what_it_does() -> None:
    for game in duels(8):
        view, _ = reading(game)
        if view.decision is not None and [one.verb for one in view.decision.options] == ["hit", "hit"]:
            page = drawn(game)
            assert "Hit with Strength, " in page
            assert " over the defense: " in page
            return
    pytest.fail("no duel was hit by both values")


def test_a4_1_three_enemies_stand_side_by_side() -> None:
    page = drawn(duel("pass", "target>2", modules=("1vs3", "yoroi_enemy"), armoured=3))
    assert "Enemy 1 ●●●● 4 life ◉◉ 2 Qi Enemy 2 ●●● 3 life ◉◉ 2 Qi target" in page
    assert "Enemy 3 ●●● 3 life ◉◉ 2 Qi armor 4" in page


def test_a4_3_a_dead_enemy_is_shown_dead() -> None:
    game = duel(modules=("1vs3",))
    game.table.enemies[0].life = 0
    assert "Enemy 1 dead Enemy 2" in drawn(game)


@pytest.mark.parametrize(
    ("set_up", "told"),
    [
        ({"modules": ("bushido",)}, "Bushido: "),
        ({"modules": ("yoroi",)}, "red die 1 armor 4"),
        ({"weapon": "yari"}, "●●●●●●●○ 7 life ◉◉◉◉○ 4 Qi red die 1 mulligans 3"),
        ({"opponent": "shiro"}, "◉◉◉◉◉ 5 Qi side A"),
        ({"carried": Carried(side_b=True), "opponent": "shiro"}, "◉◉◉◉◉ 5 Qi side B"),
        ({"carried": Carried(life=3)}, "●●●○○○○○ 3 life"),
        (
            {"modules": ("bushido",), "carried": Carried(virtue="rei", points=3, virtue_taken=True)},
            "Rei: 5 technique points to spend when you like. 3 left.",
        ),
        (
            {"modules": ("bushido",), "carried": Carried(virtue="chugi", locked=2, virtue_taken=True)},
            "Chūgi: At any time you may turn Qi into life, up to 4 in total. 2 Qi on it.",
        ),
        ({"modules": ("blood",)}, "counterattack 12, Blood 5"),
        ({"weapon": "naginata"}, f"Strength {MINUS}1 Technique {MINUS}1 Guard 1"),
    ],
)
def test_what_lies_in_front_of_one_is_shown(set_up: dict[str, Any], told: str) -> None:
    assert told in drawn(duel(**set_up))


def test_a1_2_lasting_wounds_are_shown_with_what_they_do() -> None:
    game = duel(modules=("blood",))
    game.table.blood = [("arm_and_rib", 2), ("finger_and_belly", 1)]
    game.table.red_die = 0
    page = drawn(game)
    assert "red die gone" in page
    assert "wounds: Broken rib (the red die and special combos are out of the game); Broken finger" in page


def test_b5_2_guard_that_does_not_count_is_shown() -> None:
    page = drawn(duel("pass", "play irimi", weapon="kusarigama"))
    assert "Guard 2 guard counts as 0" in page


def test_b6_2_a_changed_counterattack_is_shown() -> None:
    game = duel("pass", environment="snowfield")
    game.table.counter_change = -2
    assert f"counterattack {MINUS}2" in drawn(game)


def test_the_screen_fits_a_narrow_terminal() -> None:
    for number, game in enumerate(duels(1)):
        if number % 10 == 0 and not game.over:
            view, words = reading(game)
            console = paper(60)
            console.print(duel_screen(words, view, chanbara.seen(game, 0)[-6:], 60))
            assert max(map(len, printed(console).splitlines())) <= 60


def test_an_empty_hand_says_so() -> None:
    empty = next(game for game in duels(2) if game.decision is not None and not game.table.hand)
    assert "Your hand is empty." in drawn(empty)
