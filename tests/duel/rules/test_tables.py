"""The tables of the page match the data file, row by row."""

import json
from importlib.resources import files
from typing import Any

from chanbara.duel.book.data import standard_book
from chanbara.duel.rules.book import Virtue
from tests.duel.rules import words
from tests.duel.rules.page import PAGE, rows, text
from tests.duel.rules.words import signed

BOOK = standard_book()
DATA: dict[str, Any] = json.loads(files("chanbara.duel").joinpath("duel.json").read_text(encoding="utf-8"))


def test_the_blood_cards_are_those_of_the_data() -> None:
    shown = {
        row["key"]: [row[f"level {level}"].partition(": ")[2] for level in (1, 2)] for row in rows("A1.3")
    }
    assert shown == {key: [words.blood(level) for level in card.levels] for key, card in BOOK.blood.items()}


def virtue(card: Virtue) -> str:
    amounts = {
        f"{card.specials} special cards with a normal combo": card.specials,
        f"red die +{card.red_die} with a special combo": card.red_die,
        f"{card.redraw} cards exchanged at the start of a round": card.redraw,
        f"{card.technique} points of technique": card.technique,
        f"{card.strength} points of strength": card.strength,
        f"{card.life} Qi into life": card.life,
        "any other card of the deck": card.joker,
    }
    (said,) = [what for what, amount in amounts.items() if amount]
    return said


def test_the_bushido_cards_are_those_of_the_data() -> None:
    assert {row["key"]: row["effect"] for row in rows("A2.1")} == {
        key: virtue(card) for key, card in BOOK.virtues.items()
    }


def test_the_rows_of_a_hit_are_those_of_the_data() -> None:
    shown = [(row["value"], int(row["from"]), row["the enemy suffers"]) for row in rows("B2.12")]
    modes = (("strength", BOOK.hit_strength), ("technique", BOOK.hit_technique))
    assert shown == [(mode, least, words.harm(effects)) for mode, table in modes for least, effects in table]


def test_the_rows_of_the_red_die_are_those_of_the_data() -> None:
    shown = [row["the enemy suffers besides"] for row in rows("B2.13")]
    assert shown == [words.harm(effects) for effects in BOOK.red_die_bonus]


def test_the_prices_are_those_of_the_data() -> None:
    shown = {row["use"]: int(row["Qi"]) for row in rows("B2.18")}
    assert shown == {
        "extra card": BOOK.prices["extra_card"],
        "foresee": BOOK.prices["foresee"],
        f"guard +{BOOK.switches.guard_per_qi} for this attack": BOOK.prices["guard"],
        "place": BOOK.prices["environment"],
        "marker": BOOK.prices["bushido_step"],
    }


def actions(number: str) -> dict[str, list[str]]:
    columns = ("strength", "technique", "guard", "icon")
    return {row["key"]: [row[column] for column in columns] for row in rows(number)}


def test_the_action_cards_are_those_of_the_data() -> None:
    cards = [card for card in BOOK.actions.values() if not card.is_special]
    assert actions("B3.1") == {
        card.key: [signed(card.strength), signed(card.technique), signed(card.guard), card.icon.value]
        for card in cards
    }
    assert {row["key"]: int(row["copies"]) for row in rows("B3.1")} == {
        card.key: card.copies for card in cards
    }
    assert len(BOOK.standard) == 24


def test_the_special_cards_are_those_of_the_data() -> None:
    cards = [card for card in BOOK.actions.values() if card.is_special]
    assert actions("B3.2") == {
        card.key: [signed(card.strength), signed(card.technique), signed(card.guard), card.icon.value]
        for card in cards
    }
    played = {row["key"]: row["when played"] for row in rows("B3.2")}
    assert played == {card.key: f"+{card.qi} Qi" if card.qi else "–" for card in cards}
    assert len(BOOK.special) == 12


def test_the_defence_cards_are_those_of_the_data() -> None:
    shown = {row["key"]: (int(row["strength"]), int(row["technique"])) for row in rows("B4.1")}
    assert shown == {key: (card.strength, card.technique) for key, card in BOOK.defence.items()}
    assert len(shown) == 12


def test_the_counterattack_cards_are_those_of_the_data() -> None:
    shown = {
        row["key"]: [row["value"], row["on a hit you suffer"], row["ki"], row["copies"]]
        for row in rows("B4.2")
    }
    assert shown == {
        key: [
            "–" if card.value is None else str(card.value),
            f"nothing, and the enemy regains {card.effect['qi']} Qi"
            if card.value is None
            else words.harm(card.effect),
            "yes" if card.ki else "–",
            str(card.copies),
        ]
        for key, card in BOOK.counters.items()
    }
    assert len(BOOK.counter_deck) == 12


def test_the_wounds_are_those_of_the_data() -> None:
    shown = {row["key"]: [row["level 1"], row["level 2"]] for row in rows("B4.3")}
    assert shown == {key: [words.harm(level) for level in card.levels] for key, card in BOOK.wounds.items()}


def test_the_opponents_are_those_of_the_data() -> None:
    shown = {row["key"]: (int(row["life"]), int(row["Qi"]), row["what he does"]) for row in rows("B5.1")}
    assert shown == {key: (one.life, one.qi, words.opponent(one)) for key, one in BOOK.opponents.items()}


def test_the_weapons_are_those_of_the_data() -> None:
    shown = {row["key"]: (row["good"], row["bad"]) for row in rows("B5.2")}
    assert shown == {key: (words.good_of(one), words.bad_of(one)) for key, one in BOOK.weapons.items()}


def test_the_places_are_those_of_the_data() -> None:
    shown = {row["key"]: [row[str(die)] for die in range(1, 7)] for row in rows("B6.1")}
    assert shown == {key: [words.place(row) for row in one.rows] for key, one in BOOK.environments.items()}


def test_the_weather_is_that_of_the_data() -> None:
    assert {row["key"]: row["effect"] for row in rows("B6.3")} == {
        key: words.weather(one) for key, one in BOOK.weather.items()
    }


def test_gisei_and_the_three_enemies_are_those_of_the_data() -> None:
    said = " ".join(text("B6.4").split())
    *most, last = (signed(card) for card in BOOK.gisei)
    assert f"change guard by {', '.join(most)} and {last}." in said
    first, second, third = BOOK.three
    assert {one.qi for one in BOOK.three} == {first.qi}
    assert f"have {first.life}, {second.life} and {third.life} life and {first.qi} Qi each" in said
    shown = [tuple(int(enemy) for enemy in row["enemies"].split(", ")) for row in rows("B6.4")]
    assert shown == list(BOOK.three_rows)


def test_the_campaign_is_that_of_the_data() -> None:
    assert [[row["key"], int(row["life"])] for row in rows("B7.1")] == DATA["campaign"]["ladder"]
    said = " ".join(text("B7.1").split())
    assert f"you regain {DATA['campaign']['heal']} life" in said
    assert f"there is {DATA['campaign']['mulligans']} mulligan in all" in said
    assert DATA["campaign"]["last"] == "shiro"


def test_the_events_are_those_of_the_data() -> None:
    shown = {row["die"]: row["event"] for row in rows("B7.2")}
    assert shown == {die: words.event(effects) for die, effects in DATA["events"].items()}


def test_the_clan_is_that_of_the_data() -> None:
    assert DATA["clan"] == {"members": ["katana", "nodachi", "naginata", "bokken"], "life": 8}
    assert "Katana, Nodachi, Naginata and Bokken and 8 life each" in text("B7.3")


def test_the_difficulties_are_those_of_the_data() -> None:
    shown = {row["key"]: (row["your life"], row["enemy's life"]) for row in rows("B7.4")}
    assert shown == {
        key: (signed(one.player_life), signed(one.enemy_life)) for key, one in BOOK.difficulty.items()
    }


def test_the_switches_are_those_of_the_data() -> None:
    shown = {row["switch"]: row["is"] for row in rows("B10.1")}
    assert shown == {key: str(value).lower() for key, value in BOOK.switches._asdict().items()}


def test_b1_1_page_and_data_say_what_is_our_own() -> None:
    assert "# Part B: the base game (our reconstruction)" in PAGE
    assert "# Part A: Blood and Bushido (official)" in PAGE
    assert "reconstruction" in DATA["_what"]


def test_the_armour_is_that_of_the_data() -> None:
    assert f"One armor with {BOOK.yoroi_points} points" in text("A5.1")
    assert f"with a {BOOK.yoroi_breaks_on} the armor is destroyed" in " ".join(text("A5.3").split())
