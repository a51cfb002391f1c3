"""11.1 Banzai and 11.2 Reveal."""

import pytest

from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.rules.words import Suit
from tests.rules.page import rows, texts
from tests.table import sun, table


@pytest.mark.parametrize(("key", "full"), [("hanzo", 4), ("tomoe", 5), ("masamune", 6), ("yoshihiro", 8)])
def test_r11_1_who_loses_his_last_resilience_discards_as_many_cards_as_his_full_resilience(
    key: str, full: int
) -> None:
    deck = ["bo", "parry", "focus", "katana", "geisha", "daimyo", "armor", "zen", "tanto", "kote"]
    t = sun(f"benkei*: kiseru | {key} 1/: focus | goemon: | kojiro:", deck=" ".join(deck))
    t.plays(f"kiseru > {key}")
    t.does("pass")
    assert t.events("Buried") == [{"seat": 1, "cards": deck[:full]}]
    assert t.pile == " ".join([*deck[:full], "kiseru"])
    assert t.deck.split()[: 10 - full] == deck[full:]


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r11_1_whatever_took_it(action: str) -> None:
    t = sun(f"benkei*: {action} | hanzo 1/: focus | goemon: | kojiro:")
    t.plays(action)
    t.does("pass")
    assert [len(buried["cards"]) for buried in t.events("Buried")] == [4]


def test_r11_1_not_for_a_wound_that_leaves_a_point() -> None:
    t = sun("benkei*: kiseru | hanzo 3/: focus | goemon: | kojiro:")
    t.plays("kiseru > hanzo")
    t.does("pass")
    assert "Buried" not in t.story()


def test_r11_1_not_in_the_base_game() -> None:
    t = table("benkei*: kiseru | hanzo 1/: focus | goemon: | kojiro:")
    t.plays("kiseru > hanzo")
    t.does("pass")
    assert (t.story(), t.pile) == (["Unanswered", "Wounded", "Defeated", "HonorGiven"], "kiseru")


def test_r11_1_when_the_deck_ends_honor_is_lost_and_the_discarding_goes_on() -> None:
    t = sun(
        "benkei*: kiseru | hanzo 1/: focus | goemon: | kojiro:",
        deck="bo bo bo",
        pile="parry parry parry",
        rest="out",
    )
    t.plays("kiseru > hanzo")
    t.does("pass")
    assert [buried["cards"] for buried in t.events("Buried")] == [["bo"] * 3, t.events("Buried")[1]["cards"]]
    assert [len(buried["cards"]) for buried in t.events("Buried")] == [3, 1]
    assert t.events("DeckRenewed") == [{"size": 6}], "without the Kiseru, which is being played"
    assert [t.honor(seat) for seat in range(4)] == [5, 1, 2, 2]
    assert len(t.deck.split()) == 5


def test_r11_1_with_neither_deck_nor_pile_nothing_is_discarded_and_no_honor_lost() -> None:
    t = sun("benkei*: kiseru | hanzo 1/: focus | goemon: | kojiro:", rest="out")
    t.plays("kiseru > hanzo")
    t.does("pass")
    assert not {"Buried", "DeckRenewed", "HonorLost"} & set(t.story())
    assert t.pile == "kiseru"


def test_r11_1_the_deck_that_ends_may_end_the_game() -> None:
    t = sun(
        "benkei*: kiseru | hanzo 1/: focus | goemon /1: | kojiro:", deck="bo", pile="parry parry", rest="out"
    )
    t.plays("kiseru > hanzo")
    t.does("pass")
    assert (t.result.cause, t.result.rule, t.result.deadly_strike) == ("deck", "8.2", None)
    assert t.events("Buried") == [{"seat": 1, "cards": ["bo"]}]
    assert [t.honor(seat) for seat in range(4)] == [5, 1, 0, 2]


@pytest.mark.parametrize(
    ("card", "resilience"),
    [("bo", 3), ("curse", 3), ("battle_cry", 3), ("daikyu", 4), ("parry", 4), ("tessen", 4), ("geisha", 4)],
)
def test_r11_2_the_top_card_of_the_deck_goes_to_the_pile_and_its_symbol_decides(
    card: str, resilience: int
) -> None:
    t = sun(
        "hanzo*: focus / bleeding_wound | benkei: | goemon: | kojiro:",
        phase="recover",
        deck=f"{card} armor armor",
        pile="katana",
    )
    assert t.events("Flipped") == [{"seat": 0, "card": card}]
    assert t.pile == f"katana {card}"
    assert t.resilience("hanzo") == resilience
    assert t.hand("hanzo") == "armor armor focus"


def test_r11_2_what_was_revealed_stays_on_the_pile_when_a_new_deck_had_to_be_made() -> None:
    t = sun(
        "hanzo*: focus / bleeding_wound | benkei: | goemon: | kojiro:",
        phase="recover",
        pile="parry parry parry",
        rest="out",
    )
    assert t.pile == "bleeding_wound parry", "the honor lost took the wound, then the reveal went on"
    assert t.honor("hanzo") == 4


def test_r11_2_the_page_counts_the_symbols_of_the_130_cards() -> None:
    cards = catalog_named(RISING_SUN).cards
    counted = {suit: sum(card.copies for card in cards if card.suit is suit) for suit in Suit}
    total = sum(counted.values())
    shown = [(row["symbol"].lower(), row["cards"], row["chance"]) for row in rows("11.2")]
    assert shown == [
        (suit.value, str(counted[suit]), f"{round(100 * counted[suit] / total)}%")
        for suit in (Suit.FUJI, Suit.KOI, Suit.TORII, Suit.ORIGAMI)
    ]
    pairs = sum(count * (count - 1) for count in counted.values()) / (total * (total - 1))
    assert f"in {round(100 * pairs)} of 100 cases" in " ".join(texts()["11.2"].split())
    assert f"the {total} playing cards" in " ".join(texts()["11.2"].split())
