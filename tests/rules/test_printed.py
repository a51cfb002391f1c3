"""The catalogs, compared with what is printed on the cards, and not with our own rules page."""

import unicodedata
from collections import Counter
from collections.abc import Mapping

import pytest

from chanbara.locales import LANGUAGES, speech
from chanbara.sources.printed import (
    EVERY_LANGUAGE,
    PrintedCard,
    PrintedCharacter,
    PrintedGroup,
    SourceKind,
    printed,
)
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.rules.catalog import Card, Catalog
from chanbara.sword.rules.words import Role
from tests.scenarios.files import FOLDER

PRINTED = printed()
BASE, RISING_SUN = catalog_of(Edition()), catalog_of(Edition(rising_sun=True))
BOTH = {"base": (BASE, ("base",)), "rising_sun": (RISING_SUN, ("base", "rising_sun"))}
"""The catalog of each set, and the boxes it is made of."""

CARDS = {card.key: card for card in reversed(PRINTED.cards)}
"""By key; of those that come in both boxes that of the base game."""
CHARACTERS = {one.key: one for one in PRINTED.characters}
ROLES = {one.key: one for one in PRINTED.roles}

SCENARIOS = FOLDER / "printed"

every_set = pytest.mark.parametrize("which", BOTH)


def copies(boxes: tuple[str, ...], key: str | None = None, kind: str | None = None) -> int:
    """How many such cards are printed."""
    return sum(
        card.copies
        for card in PRINTED.cards
        if card.box in boxes and key in (None, card.key) and kind in (None, card.kind)
    )


def wounds_of(card: Card) -> int | str:
    return card.wounds if card.wounds_by is None else "*"


def card_of(catalog: Catalog, key: str) -> Card:
    return catalog.cards[catalog.card_numbers[key]]


@every_set
def test_r1_1_every_card_of_the_game_is_printed_and_every_printed_card_is_in_the_game(which: str) -> None:
    catalog, boxes = BOTH[which]
    assert {card.key for card in catalog.cards} == {card.key for card in PRINTED.cards if card.box in boxes}


@every_set
def test_r1_1_every_character_of_the_game_is_printed_or_said_to_be_unseen(which: str) -> None:
    catalog, boxes = BOTH[which]
    seen = {one.key for one in PRINTED.characters if one.box in boxes}
    assert {one.key for one in catalog.characters} == seen | set(PRINTED.unseen)
    assert not seen & set(PRINTED.unseen)
    assert all(PRINTED.unseen.values())


@pytest.mark.parametrize("key", CARDS)
def test_r1_1_a_card_is_of_the_printed_kind(key: str) -> None:
    assert card_of(RISING_SUN, key).kind.value == CARDS[key].kind


@pytest.mark.parametrize("key", [key for key, card in CARDS.items() if card.kind == "weapon"])
def test_r1_1_a_weapon_has_the_printed_difficulty_and_wounds(key: str) -> None:
    weapon = card_of(RISING_SUN, key)
    assert (weapon.reach, wounds_of(weapon)) == (CARDS[key].difficulty, CARDS[key].wounds)


@pytest.mark.parametrize("key", [key for key, card in CARDS.items() if card.kind != "weapon"])
def test_r1_1_only_weapons_have_a_difficulty_and_wounds(key: str) -> None:
    card = card_of(RISING_SUN, key)
    assert (card.reach, wounds_of(card)) == (0, 0)
    assert CARDS[key].difficulty is CARDS[key].wounds is None


@every_set
@pytest.mark.parametrize("key", CARDS)
def test_r1_1_there_are_as_many_copies_of_a_card_as_in_the_boxes(key: str, which: str) -> None:
    catalog, boxes = BOTH[which]
    in_game = card_of(catalog, key).copies if key in catalog.card_numbers else 0
    assert in_game == copies(boxes, key=key)


@pytest.mark.parametrize("key", CARDS)
def test_r1_3_a_card_has_its_printed_symbol(key: str) -> None:
    found = {card.symbol for card in PRINTED.cards if card.key == key}
    assert found == {card_of(RISING_SUN, key).suit.value}


@pytest.mark.parametrize("key", CHARACTERS)
def test_r1_1_a_character_has_the_printed_resilience(key: str) -> None:
    character = RISING_SUN.characters[RISING_SUN.character_numbers[key]]
    assert character.resilience == CHARACTERS[key].resilience


@pytest.mark.parametrize("language", LANGUAGES)
def test_r1_1_everything_printed_has_a_name_in_every_language(language: str) -> None:
    say = speech(language).say
    names = [say(f"card-{key}") for key in CARDS] + [say(f"character-{key}") for key in CHARACTERS]
    assert all(names)
    assert len(set(names)) == len(names)


def bare(name: str) -> str:
    """A name without marks above its letters."""
    return "".join(
        letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter)
    )


def differing(message: str, names: Mapping[str, str]) -> list[str]:
    """The languages in which something is not called as it is printed."""
    told = dict.fromkeys(LANGUAGES, names[EVERY_LANGUAGE]) if EVERY_LANGUAGE in names else names
    return [language for language, name in told.items() if bare(speech(language).say(message)) != bare(name)]


@pytest.mark.parametrize("card", PRINTED.cards, ids=lambda card: f"{card.box} {card.key}")
def test_r1_1_a_card_is_called_as_it_is_printed(card: PrintedCard) -> None:
    assert card.names
    assert differing(f"card-{card.key}", card.names) == []


@pytest.mark.parametrize("one", PRINTED.characters, ids=lambda one: one.key)
def test_r1_1_a_character_is_called_as_it_is_printed(one: PrintedCharacter) -> None:
    assert differing(f"character-{one.key}", one.names) == []


def test_r1_1_only_names_of_the_expansion_are_ours() -> None:
    """Where no printed name was found: in Italian all of its actions and properties but Kote."""
    ours = {
        language: {
            card.key
            for card in PRINTED.cards
            if EVERY_LANGUAGE not in card.names and language not in card.names
        }
        for language in LANGUAGES
    }
    english = {"attendant", "mimicry", "simultaneous_attack"}
    assert ours == {
        "en": english,
        "de": set(),
        "it": english | {"bleeding_wound", "counterattack", "curse", "intuition", "peasant"},
    }
    assert {card.key for card in PRINTED.cards if "name" in card.sources} == english


# --- roles ------------------------------------------------------------------------------------------------


def test_r2_2_the_role_cards_have_the_printed_stars() -> None:
    assert {card.key: card.stars for card in BASE.roles} == {key: role.stars for key, role in ROLES.items()}


def factors(key: str, players: int) -> tuple[int, ...]:
    """The multiplier of a role card, next to every other card it may be dealt with."""
    card, deals = BASE.role_cards[key], BASE.deals
    if not deals.roles[players].get(card.role):
        return ()
    factor = deals.multipliers[card.role][players]
    if not any(card.role in group for group in deals.by_stars.get(players, ())):
        return (factor,)
    others = [one for one in BASE.roles if one.role is card.role and one is not card]
    return tuple(sorted({factor * (2 if card.stars > one.stars else 1) for one in others}))


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("key", ROLES)
def test_r8_3_honor_is_multiplied_as_the_role_card_says(key: str, players: int) -> None:
    assert factors(key, players) == ROLES[key].multipliers.get(players, ())


# --- totals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("group", PRINTED.groups, ids=lambda group: f"{group.box} {group.kind}")
def test_r1_1_the_copies_add_up_to_the_total_of_their_kind(group: PrintedGroup) -> None:
    assert copies((group.box,), kind=group.kind) == group.total


@pytest.mark.parametrize("box", PRINTED.boxes)
def test_r1_1_the_cards_of_a_box_add_up(box: str) -> None:
    told = PRINTED.boxes[box]
    assert copies((box,)) == told.deck
    assert sum(one.box == box for one in PRINTED.characters) == told.characters
    assert told.deck + told.characters + sum(told.roles.values()) + told.summaries == told.cards


def test_r1_3_the_symbols_of_the_base_game_add_up() -> None:
    found: Counter[str] = Counter()
    for card in PRINTED.cards:
        if card.box == "base":
            found[card.symbol] += card.copies
    assert found == PRINTED.boxes["base"].symbols


@every_set
def test_r1_1_the_game_has_the_role_cards_of_its_box(which: str) -> None:
    catalog, _ = BOTH[which]
    found = Counter(card.role.value for card in catalog.roles)
    assert found == PRINTED.boxes[which].roles
    assert set(found) == {role.value for role in Role}


@every_set
def test_r2_5_the_boxes_have_honor_and_resilience_enough_for_every_deal(which: str) -> None:
    catalog, boxes = BOTH[which]
    told = [PRINTED.boxes[box] for box in boxes]
    full = sorted((one.resilience for one in catalog.characters), reverse=True)
    for players, (shogun, other) in catalog.deals.honor.items():
        assert shogun + (players - 1) * other <= sum(box.honor for box in told)
        assert sum(full[:players]) <= sum(box.resilience for box in told)


# --- sources and scenarios --------------------------------------------------------------------------------

OPTIONAL = {"name"}
"""A name has a source of its own only where it is ours."""


@pytest.mark.parametrize("one", [*PRINTED.cards, *PRINTED.characters], ids=lambda one: f"{one.box} {one.key}")
def test_every_printed_fact_has_its_source_and_a_choice_of_ours_its_reason(
    one: PrintedCard | PrintedCharacter,
) -> None:
    facts = one._asdict()
    told = {
        name for name in facts if name not in ("key", "box", "kind", "sources") and facts[name] is not None
    }
    assert set(one.sources) - OPTIONAL == told
    for name, source in one.sources.items():
        assert (source.kind is SourceKind.OURS) == bool(source.because), f"{one.key}: {name}"


def test_the_copies_of_the_expansion_are_vouched_for_by_one_list_or_by_us() -> None:
    told = {(card.box, card.key): card.sources["copies"].kind for card in PRINTED.cards}
    assert {kind for (box, _), kind in told.items() if box == "base"} == {SourceKind.LISTS}
    ours = {key for (box, key), kind in told.items() if box != "base" and kind is not SourceKind.ONE_LIST}
    assert ours == {"kozuka", "makibishi"}
    assert {told["rising_sun", key] for key in ours} == {SourceKind.OURS}


def test_every_printed_card_and_character_has_its_scenarios_and_no_other_file_is_there() -> None:
    assert {path.stem for path in SCENARIOS.iterdir()} == {*CARDS, *CHARACTERS}


@pytest.mark.parametrize("key", [*CARDS, *CHARACTERS])
def test_the_scenarios_of_a_card_or_character_are_about_it(key: str) -> None:
    stories = (SCENARIOS / f"{key}.yaml").read_text(encoding="utf-8").split("\n---\n")
    assert all(key in story.partition("table:")[2] for story in stories)
