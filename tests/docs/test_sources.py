"""Every sentence of the rules, every card and every number has a source, and what is ours has a reason."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from chanbara.duel.book.numbers import standard_numbers as duel_numbers
from chanbara.locales import LANGUAGES, speech
from chanbara.sources import (
    Columns,
    Provenance,
    Run,
    Source,
    books,
    facts,
    kinds_of,
    provenance,
)
from chanbara.sources.page import PREFACE, Block, Grid, Sentences, translated, units
from chanbara.sources.paths import best, value_at, values
from chanbara.sources.printed import SourceKind, printed
from chanbara.sources.source import REST_OF_TABLE, parse
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.rules.words import Kind
from chanbara.words.provenance import Telling
from tests.docs.markdown import read

CATALOG = catalog_named(RISING_SUN)  # it holds the base game too
PAGES = {"sword": "docs/rules", "duel": "docs/duel"}
GAMES = list(PAGES)
FEWEST_WORDS = 5
EMPTY_REASONS = re.compile(r"\b(default|Voreinstellung|predefinit\w+)\b", re.IGNORECASE)
MARK = "**[ruling]**"


def page(game: str, language: str = "en") -> str:
    return read(f"{PAGES[game]}{'' if language == 'en' else f'.{language}'}.md")


def problems(parts: list[Run | Columns], blocks: list[Block]) -> Iterator[str]:
    """What does not fit between a paragraph and its sources."""
    left, rest = 0, iter(parts)
    for block in blocks:
        if isinstance(block, Grid):
            part = next(rest, None)
            if left or not isinstance(part, Columns):
                yield f"a table begins where {left} sentences are left over, or has no sources"
                return
            yield from (f"the column {name} has no source" for name in block.columns if not part.of(name))
            unknown = part.columns.keys() - {REST_OF_TABLE, *block.columns}
            yield from (f"there is no column {name}" for name in unknown)
            continue
        for sentence in block.sentences:
            if not left:
                part = next(rest, None)
                if not isinstance(part, Run):
                    yield f"no source: {sentence}"
                    return
                left = part.sentences
            left -= 1
    if left or next(rest, None) is not None:
        yield "more sources than sentences"


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_and_sentence_has_a_source(game: str) -> None:
    pieces, told = units(page(game)), provenance(game).paragraphs
    assert list(told) == list(pieces), "the paragraphs, in the order of the page"
    wrong = [f"{key}: {one}" for key, parts in told.items() for one in problems(parts, pieces[key])]
    assert not wrong, "\n".join(wrong)
    assert all(part.sources for parts in told.values() for part in parts if isinstance(part, Run))


def test_a_sentence_more_or_less_is_noticed() -> None:
    source = (Source("lists"),)
    text, table = Sentences(("One.", "Two.")), Grid(("a", "b"), ())
    assert not list(problems([Run(2, source)], [text]))
    assert list(problems([Run(1, source)], [text])) == ["no source: Two."]
    assert list(problems([Run(3, source)], [text])) == ["more sources than sentences"]
    assert list(problems([Run(2, source), Columns({"a": source})], [text, table])) == [
        "the column b has no source"
    ]
    assert list(problems([Columns({"table": source, "c": source})], [table])) == ["there is no column c"]
    assert list(problems([Run(3, source), Columns({"table": source})], [text, table]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_sentences(game: str, language: str) -> None:
    english = units(page(game))
    own = translated(page(game, language), english)
    for key, blocks in english.items():
        assert shape(own[key]) == shape(blocks), f"{key} in {language}"


def shape(blocks: list[Block]) -> list[int]:
    return [len(block.sentences) if isinstance(block, Sentences) else -len(block.columns) for block in blocks]


# --- facts about cards


FACTS = {
    Kind.WEAPON: {"name", "difficulty", "wounds", "copies", "symbol"},
    Kind.ACTION: {"name", "copies", "symbol", "effect"},
    Kind.PROPERTY: {"name", "copies", "symbol", "effect"},
}


def test_every_fact_about_a_card_has_a_source() -> None:
    base = catalog_named("base").card_numbers
    wanted = {
        card.key: FACTS[card.kind] | ({"effect"} if card.key not in base else set()) for card in CATALOG.cards
    }
    assert {key: set(about) for key, about in facts("cards").items()} == wanted


def test_every_fact_about_a_character_and_a_role_has_a_source() -> None:
    wanted = {key: {"name", "resilience", "ability"} for key in CATALOG.character_numbers}
    assert {key: set(about) for key, about in facts("characters").items()} == wanted
    roles = {key: {"cards", "stars", "multiplier"} for key in {str(card.role) for card in CATALOG.roles}}
    assert {key: set(about) for key, about in facts("roles").items()} == roles


def test_no_fact_goes_without_a_source() -> None:
    told = [sources for sort in SORTS for about in facts(sort).values() for sources in about.values()]
    assert all(told)


SORTS = ("cards", "characters", "roles")
ABILITYS_SYMBOL = ("characters", "symbol")
"""The second witness lists it by itself; here it is part of the ability."""
AS_PRINTED = {SourceKind.PRINTED: "card"}
FACT_AS_PRINTED = {"names": "name"}
"""What the second witness calls otherwise."""


def test_the_second_witness_names_the_same_sources() -> None:
    """The facts about printed cards were compiled independently: both agree on every fact."""
    cards = [("cards", one.key, one.sources) for one in printed().cards]
    people = [("characters", one.key, one.sources) for one in printed().characters]
    wrong = [
        f"{key}, {fact}: {source.kind}"
        for sort, key, sources in [*cards, *people]
        for fact, source in sources.items()
        if (sort, fact) != ABILITYS_SYMBOL
        and AS_PRINTED.get(source.kind, source.kind)
        not in kinds_of(facts(sort)[key].get(FACT_AS_PRINTED.get(fact, fact), ()))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("fact", ["stars", "multiplier"])
def test_the_second_witness_has_seen_the_role_cards(fact: str) -> None:
    assert {one.source.kind for one in printed().roles} == {SourceKind.PRINTED}
    assert all("card" in kinds_of(about[fact]) for about in facts("roles").values())


# --- numbers of the duel


def test_every_value_of_the_duel_has_a_source() -> None:
    found, data = provenance("duel"), duel_numbers()
    paths = list(values(data))
    assert len(set(paths)) == len(paths), "each value has a path of its own"
    assert [path for path in paths if not found.value(path)] == []
    used = {best(found.numbers, path) for path in paths}
    assert [pattern.text for pattern in found.numbers if pattern not in used] == [], "patterns in vain"


def test_numbers_words_and_nothing_are_values_and_keys_are_not() -> None:
    data = {
        "_what": "words",
        "changes": [],
        "cards": [{"key": "iai", "s": 3, "icon": "normal"}, {"key": "void"}],
        "rows": {"1": {}, "2": [4, None]},
        "stays": False,
    }
    paths = ["cards.iai.s", "cards.iai.icon", "cards.void", "rows.1", "rows.2.0", "rows.2.1", "stays"]
    assert list(values(data)) == paths
    assert [value_at(data, path) for path in paths] == [3, "normal", {"key": "void"}, {}, 4, None, False]


CARDS_OF_THE_DUEL = ("actions", "specials", "defence", "counterattack", "wounds", "blood")


def test_every_card_of_the_duel_has_a_source() -> None:
    """What has a key has a value, and so a source: a card without any would go unnoticed."""
    data, found = duel_numbers(), provenance("duel")
    cards = [f"{group}.{card['key']}" for group in CARDS_OF_THE_DUEL for card in data[group]]
    cards += [f"bushido.cards.{card['key']}" for card in data["bushido"]["cards"]]
    cards += [
        f"{group}.{key}"
        for group in ("opponents", "weapons", "environments", "weather", "difficulty")
        for key in data[group]
    ]
    told = [path for path in values(data) if found.value(path)]
    assert [card for card in cards if not any(f"{path}.".startswith(f"{card}.") for path in told)] == []


def test_a_value_that_the_book_does_not_give_is_ours() -> None:
    """A number of ours next to a book: the book says part of it, such as whether it is more or less."""
    found = provenance("duel")
    kinds = {path: kinds_of(found.value(path)) for path in values(duel_numbers())}
    assert {kind for one in kinds.values() for kind in one} == {"book", "ours"}
    both = {path for path, one in kinds.items() if one == ("book", "ours")}
    assert {path.rpartition(".")[0] for path in both} == {
        "combo",
        "gisei",
        *(f"environments.bamboo.rows.{die}" for die in range(1, 7)),
        *(f"bushido.cards.{card['key']}" for card in duel_numbers()["bushido"]["cards"]),
    }


def test_that_a_virtue_has_its_effect_is_ours() -> None:
    found = provenance("duel")
    for card in duel_numbers()["bushido"]["cards"]:
        (path,) = (one for one in values(duel_numbers()) if one.startswith(f"bushido.cards.{card['key']}."))
        assert [(one.kind, one.section or one.reason) for one in found.value(path)] == [
            ("book", "virtues"),
            ("ours", "virtues"),
        ]
    table = found.paragraphs["A2.1"][-1]
    assert isinstance(table, Columns)
    assert all("ours" in kinds_of(table.of(column)) for column in ("card", "effect"))


# --- what is named exists, and what is ours has a reason


def named(found: Provenance, game: str) -> Iterator[Source]:
    yield from found.all()
    if game == "sword":
        for sort in SORTS:
            for about in facts(sort).values():
                yield from (source for sources in about.values() for source in sources)


@pytest.mark.parametrize("text", ["english/geishas", "latin/end", "base/cards.bo", "ours/because", "rumour"])
def test_what_does_not_exist_cannot_be_a_source(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        parse(text, {"follows": ""})


def test_the_three_books_of_the_base_game_have_the_same_sections() -> None:
    sections = [list(books()[book]) for book in ("german", "english", "italian")]
    assert sections[0] == sections[1] == sections[2]
    entries = {
        key: [books()[book][key].entries for book in books() if key in books()[book]]
        for key in books()["german"]
    }
    assert all(one[0] == one[1] == one[2] for one in entries.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_card_that_is_named_exists(game: str) -> None:
    known = {
        "card": CATALOG.card_numbers,
        "character": CATALOG.character_numbers,
        "role": {str(card.role) for card in CATALOG.roles},
    }
    printed = [one for one in named(provenance(game), game) if one.printed and one.key]
    assert [one for one in printed if one.key not in known[one.printed]] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_that_says_why(game: str, language: str) -> None:
    for reason in provenance(game).reasons:
        said = speech(language).say(f"source-reason-{reason}")
        assert len(said.split()) >= FEWEST_WORDS, reason
        assert said.endswith("."), reason
        assert not EMPTY_REASONS.search(said), f"{reason}: that it is a default is no reason"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_used(game: str) -> None:
    found = provenance(game)
    assert set(found.reasons) == {one.reason for one in named(found, game) if one.kind == "ours"}


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_of_a_ruling_has_its_reason(game: str) -> None:
    found, pieces = provenance(game), units(page(game))
    for key, blocks in pieces.items():
        if key == PREFACE or key.startswith(found.register):
            continue
        text = " ".join(one for block in blocks if isinstance(block, Sentences) for one in block.sentences)
        runs = [part for part in found.paragraphs[key] if isinstance(part, Run)]
        reasons = {one.reason for run in runs for one in run.sources if one.kind == "ours"}
        rulings = [reason for reason in reasons if found.reasons[reason] == key]
        assert len(rulings) == text.count(MARK), f"{key}: {rulings}"


REGISTERS = {"sword": "13", "duel": "B8 on_part_a"}
"""Where the table of rulings is; the duel's other rulings are paragraphs."""


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_register_has_its_reason(game: str) -> None:
    found = provenance(game)
    register = units(page(game))[REGISTERS[game]][1]
    assert isinstance(register, Grid)
    lines = Counter(row[0] for row in register.rows)
    told = Counter(
        line for line in found.reasons.values() if line and not line.startswith(f"{found.register}.")
    )
    assert told == lines


def test_every_ruling_that_is_a_paragraph_has_its_reason() -> None:
    found = provenance("duel")
    for key, parts in found.paragraphs.items():
        if key.startswith("B8.") and key != "B8.40":  # the table of switches
            reasons = {one.reason for part in parts if isinstance(part, Run) for one in part.sources}
            assert any(found.reasons.get(reason) for reason in reasons), key
    lines = {line for line in found.reasons.values() if line.startswith("B8.")}
    assert lines <= found.paragraphs.keys()


# --- telling it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_can_be_told(game: str, language: str) -> None:
    found = provenance(game)
    telling = Telling(language, game)
    assert all(telling.each(dict.fromkeys(named(found, game))))


def test_where_all_books_agree_the_readers_own_is_cited() -> None:
    source = parse("base/defeat", {})
    told = {language: Telling(language, "sword").one(source) for language in LANGUAGES}
    assert told == {
        "en": "the three books of the base game, “Defeating a Player”",
        "de": "die drei Hefte des Grundspiels, „Einen Spieler besiegen“",
        "it": "i tre libretti del gioco base, «Sconfiggere un giocatore»",
    }


def test_the_kinds_of_sources_come_in_one_order() -> None:
    sources = tuple(parse(text, {"x": ""}) for text in ("ours/x", "lists", "base/end", "card/bo", "ours/x"))
    assert kinds_of(sources) == ("book", "card", "lists", "ours")


def test_a_ruling_is_told_with_its_place_in_the_register() -> None:
    told = {
        reason: Telling("en", game).one(Source("ours", reason=reason)).partition(":")[0]
        for game, reason in [
            ("sword", "eighth_hand"), ("duel", "virtues"), ("duel", "last_life"), ("duel", "tuned")
        ]
    }  # fmt: skip
    assert told == {
        "eighth_hand": "our ruling (13, line 2.6)",
        "virtues": "our ruling (B8, line A2.1)",
        "last_life": "our ruling (B8.1)",
        "tuned": "ours",
    }
