"""The drawing of the table."""

import random
import re

import pytest
from rich.cells import cell_len

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.sword.editions import BASE, catalog_named
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.rules.query import attackable, wounds_dealt
from chanbara.sword.sight.derived import stake, wounds_seen
from chanbara.sword.terminal.draw import screen, seat_rows
from chanbara.sword.words.reach import in_reach
from tests.cli.terminal import paper, positions, printed, reading
from tests.table import Story, table

CATALOG = catalog_named(BASE)


def drawn(story: Story, seat: int, width: int = 80, language: str = "en") -> str:
    """What a player sees."""
    view, words = reading(story.game, seat, language)
    console = paper(width)
    console.print(screen(words, view, chanbara.seen(story.game, seat), width))
    return "\n".join(line.rstrip() for line in printed(console).splitlines())


def row(page: str, name: str) -> str:
    """The line of a player, with single spaces."""
    found = re.search(rf"^ . \d  {name} .*$", page, re.MULTILINE)
    assert found, page
    return " ".join(found[0].split())


# --- what follows from a view is what the rules say


def test_r5_3_whom_a_weapon_reaches_is_what_the_rules_say() -> None:
    for game in positions():
        if game.decision is None:
            continue
        seat = game.table.active
        view = chanbara.observe(game, seat)
        for card in CATALOG.cards:
            if card.reach:
                reached = [target for target, needed in attackable(game.table, seat) if needed <= card.reach]
                assert sorted(in_reach(view, card.key)) == sorted(reached)


def test_r5_3_the_nearest_are_named_first() -> None:
    story = table("tomoe*: daikyu | hanzo: bo / armor armor | benkei: bo | chiyome: bo")
    assert in_reach(chanbara.observe(story.game, 0), "daikyu") == [3, 1, 2]


def test_r6_3_the_wounds_of_a_weapon_are_what_the_rules_say() -> None:
    generator = random.Random(2)
    for game in positions():
        seats = range(len(game.table.players))
        seat, target = generator.sample(seats, 2)
        for number, card in enumerate(CATALOG.cards):
            if card.reach:
                view = chanbara.observe(game, generator.choice([*seats, None]))
                assert wounds_seen(view, seat, target, card.key) == wounds_dealt(
                    game.table, seat, target, number
                )


def test_r6_4_what_is_at_stake_is_what_is_lost() -> None:
    for game in positions():
        decision = game.decision
        if decision is None or "pass" not in decision.texts():
            continue
        view = chanbara.observe(game, decision.seat)
        wounded, honor = stake(view)
        world = game.clone()
        world.apply("pass")
        unanswered, *after = chanbara.seen(world, None, since=len(game.events))
        assert unanswered.kind == "Unanswered"
        if wounded:
            lost = min(wounded, view.seats[decision.seat].resilience)
            assert (after[0].kind, after[0].about["lost"]) == ("Wounded", lost)
        else:
            assert after[0].kind == "PropertyRemoved"
            assert (after[1].kind == "HonorLost") is bool(honor)


# --- the seats

TABLE = (
    "tomoe ninja1: bo katana | benkei 2/ shogun*: bo parry / armor armor focus | hanzo ninja2 0/2: bo"
    " | chiyome samurai: kiseru kiseru kiseru"
)


def test_the_seats_are_drawn_from_the_reader_to_the_left() -> None:
    story = table(TABLE)
    view, words = reading(story.game, 2)
    console = paper()
    console.print(seat_rows(words, view))
    assert re.findall(r"^. (\d)  ", printed(console), re.MULTILINE) == ["2", "3", "0", "1"]


def test_a_seat_shows_everything_that_is_public() -> None:
    page = drawn(table(TABLE), 0)
    assert row(page, "Tomoe") == "0 Tomoe Ninja ★ you ✿✿✿ ●●●●● 2 cards"
    assert row(page, "Benkei") == "▶ 1 Benkei Shogun Difficulty 4 ✿✿✿✿✿ ●●○○○ 2 cards active"
    assert row(page, "Hanzō") == "2 Hanzō role ? Difficulty 2 ✿✿ ○○○○ 1 card Harmless"
    assert row(page, "Chiyome") == "3 Chiyome role ? Difficulty 1 ✿✿✿ ●●●● 3 cards"
    assert "■ Armor ×2  ■ Focus" in page


def test_who_is_asked_is_marked() -> None:
    story = table(TABLE)
    story.plays("bo > tomoe")
    page = drawn(story, 0)
    assert row(page, "Tomoe").startswith("? 0 Tomoe")
    assert row(page, "Tomoe").endswith("must answer")
    assert row(page, "Benkei").endswith("active")


def test_r12_1_a_card_that_was_seen_going_into_a_hand_is_shown() -> None:
    story = table("tomoe*: diversion bo | benkei: katana | hanzo: bo", deck="parry parry parry")
    story.plays("diversion > benkei")
    story.does("end")
    assert "you know they hold: ▲ Katana" in drawn(story, 1)
    assert "you know they hold" not in drawn_for_another(story)


def drawn_for_another(story: Story) -> str:
    view, words = reading(story.game, 2)
    console = paper()
    console.print(seat_rows(words, view))
    return printed(console)


def test_much_honor_is_a_number() -> None:
    page = drawn(table("tomoe* /9: bo | benkei /6: bo | hanzo: bo"), 0)
    assert "✿×9" in row(page, "Tomoe")
    assert "✿✿✿✿✿✿" in row(page, "Benkei")


def test_deck_pile_and_the_card_being_played_are_shown() -> None:
    story = table("tomoe*: bo | benkei: bo | hanzo: bo", deck="parry bo", pile="katana focus", rest="out")
    assert "Deck 2   Discard pile 2, on top: ■ Focus\n" in drawn(story, 0)
    story.plays("bo > benkei")
    assert "resolving: ▲ Bō" in drawn(story, 1)


# --- the hand


def test_the_hand_shows_what_each_card_does_and_whom_it_reaches() -> None:
    page = drawn(table("musashi*: bo bo geisha focus | hanzo: bo / armor armor | benkei: | tomoe: bo"), 0)
    assert "Your hand, 4 cards" in page
    assert re.search(r"▲ Bō ×2 +weapon +Difficulty 2, 2 wounds; reaches Tomoe$", page, re.MULTILINE)
    assert re.search(r"◆ Geisha +action +Discard one property", page)
    assert re.search(r"■ Focus +property +You may play one more weapon", page)


def test_a_weapon_may_reach_everybody_or_nobody() -> None:
    page = drawn(table("kojiro*: bokken | hanzo: bo / armor | benkei: bo"), 0)
    assert "reaches everyone" in page
    page = drawn(table("tomoe*: bokken | hanzo: bo / armor | benkei: bo"), 0)
    assert "reaches nobody" in page


def test_an_empty_hand_is_said_to_be_empty() -> None:
    assert "Your hand is empty." in drawn(table("tomoe*: | hanzo: bo | benkei: bo"), 0)


# --- the parry window


def window(hand: str) -> str:
    """The question of a parry window, without the hand and the choices."""
    story = table(f"musashi*: katana bo | hanzo 2/: {hand} | benkei: bo | tomoe: bo")
    story.plays("katana > hanzo")
    page = drawn(story, 1)
    return "\n".join(line for line in page.splitlines() if "┃" in line)


def test_r6_2_a_parry_window_says_who_strikes_with_what_and_what_is_left() -> None:
    lines = [" ".join(line.split()) for line in window("parry bo").splitlines()]
    assert lines == [
        "┃",
        "┃ Musashi ━━ ▲ Katana, 4 wounds ━━▶ you",
        "┃ Musashi attacks you. Parry, or take the hit?",
        "┃ ●●○○ You have 2 resilience left, out of 4.",
        "┃ This would defeat you and give Musashi 1 honor.",
        "┃",
    ]


def test_r12_1_a_parry_window_looks_the_same_with_and_without_a_parry() -> None:
    assert window("parry bo") == window("geisha daimyo") == window("parry parry")


def test_a_hit_that_defeats_nobody_does_not_say_so() -> None:
    story = table("tomoe*: bo | hanzo: bo | benkei: bo")
    story.plays("bo > hanzo")
    assert "This would defeat you" not in drawn(story, 1)


# --- the page


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_terminal(language: str) -> None:
    generator = random.Random(7)
    for game in positions(5):
        if game.decision is None or generator.random() < 0.9:
            continue
        view, words = reading(game, game.decision.seat, language)
        for width in (80, 140):
            console = paper(width)
            console.print(screen(words, view, chanbara.seen(game, view.seat)[-20:], width))
            for line in printed(console).splitlines():
                assert cell_len(line) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_busiest_seat_fits_on_one_line_of_eighty_columns(language: str) -> None:
    story = table(
        "hideyoshi ninja3* 0/9: parry parry parry parry parry parry parry parry parry parry"
        " | nobunaga shogun: bo | ginchiyo: bo | ushiwaka: bo | benkei: bo | tomoe: bo | hanzo: focus",
        phase="discard",
    )
    page = drawn(story, 0, language=language)
    assert re.search(r"^ ▶ 0  Hideyoshi .* ✿×9 .* 10 \w+ .*,.*$", page, re.MULTILINE), page
    assert len(re.findall(r"^ . \d  [A-Z]", page, re.MULTILINE)) == 7


def test_the_log_stands_beside_a_wide_table() -> None:
    story = table(TABLE)
    story.plays("bo > tomoe")
    for width, is_beside in ((80, False), (140, True)):
        page = drawn(story, 0, width)
        assert bool(re.search(r"Tomoe .* So far", page)) is is_beside


def test_the_notation_stands_beside_the_choices_where_it_fits() -> None:
    story = table("tomoe*: bo tanegashima | hideyoshi: bo | ushiwaka: bo")
    assert "bo>1" not in drawn(story, 0, 80)
    assert "bo>1" in drawn(story, 0, 100)
    assert "bo>1" in drawn(table("tomoe*: bo | hanzo: bo | benkei: bo"), 0, 80)


def test_choices_are_grouped_by_the_kind_of_card() -> None:
    story = table("tomoe*: bokken daimyo focus | hanzo: bo | benkei: bo")
    page = drawn(story, 0)
    groups = page[page.index("  1 ▲") :].split("\n\n")
    assert [re.findall(r"^ +\d+ (.)", group, re.MULTILINE) for group in groups] == [
        ["▲"],
        ["◆"],
        ["■"],
        [" "],
    ]


def test_no_colour_is_needed() -> None:
    """Every card in the hand and every choice bears the mark of its kind."""
    marks = {"weapon": "▲", "action": "◆", "property": "■"}
    for card in CATALOG.cards:
        hand = keys_of(CATALOG, [CATALOG.card_numbers[card.key]])[0]
        page = drawn(table(f"tomoe*: {hand} | hanzo: bo | benkei: kiseru"), 0)
        assert re.search(rf"^ {marks[card.kind.value]} .* {card.kind.value} ", page, re.MULTILINE)
