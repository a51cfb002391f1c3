"""Every language is complete and consistent in style."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from chanbara.locales import LANGUAGES, Speech, speech

FOLDER = files("chanbara.locales")
FILES = sorted(file.name for file in (FOLDER / "en").iterdir() if file.name.endswith(".ftl"))
GRAMMAR = "parts.ftl"
"""Sentences that are made of parts."""
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


class Parts(Visitor):
    """Collects what a message is made of: its variables and its plain words."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Visitor's name
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Visitor's name
        self.words.append(node.value)


def resource(language: str, name: str) -> ast.Resource:
    return parse((FOLDER / language / name).read_text(encoding="utf-8"))


def messages(language: str, name: str) -> Iterator[ast.Message]:
    for entry in resource(language, name).body:
        if isinstance(entry, ast.Message):
            yield entry


def shape(message: ast.Message) -> tuple[str, bool, list[str]]:
    """Id, whether it has words of its own, and its attributes in order."""
    attributes = [attribute.id.name for attribute in message.attributes]
    return message.id.name, message.value is not None, attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    names = sorted(file.name for file in (FOLDER / language).iterdir())
    assert [name for name in names if name.endswith(".ftl")] == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_messages_of_english_in_order(language: str, name: str) -> None:
    english = [shape(message) for message in messages("en", name)]
    assert english
    assert [shape(message) for message in messages(language, name)] == english


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_translation_is_given_what_english_is_given(language: str, name: str) -> None:
    if name == GRAMMAR:
        return  # each language uses what its grammar needs; tests/parts says all of it in every language
    english = {m.id.name: Parts(m).variables for m in messages("en", name)}
    assert {m.id.name: Parts(m).variables for m in messages(language, name)} == english


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, name: str) -> None:
    voice = speech(language)
    for message in messages(language, name):
        args = dict.fromkeys(Parts(message).variables, 2)
        message_id, has_words, attributes = shape(message)
        if has_words:
            assert voice.say(message_id, **args).strip(), message_id
        if "text" in attributes:
            assert voice.text(message_id).strip(), message_id


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str, name: str) -> None:
    for message in messages(language, name):
        assert "!" not in "".join(Parts(message).words), message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_characters_and_roles_have_a_text(language: str) -> None:
    for message in messages(language, "sword.ftl"):
        message_id, _, attributes = shape(message)
        if message_id.startswith("card-"):
            assert attributes == ["text"], message_id
        if message_id.startswith(("character-", "role-")):
            assert attributes == ["text", "other"], message_id


YOU = {
    "en": r"\b(you|your|yourself)\b",
    "de": r"\b(du|dich|dir|dein\w*|deckst|darfst|ziehst|verlierst|spielst)\b",
    "it": r"\b(tu|ti|te|tuo|tua|tuoi|tue|puoi|hai|giochi|peschi|perdi|riveli|recuperi|vuoi|servi)\b",
}
"""Words that speak to the reader."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_can_do_is_told_of_them_and_never_to_the_reader(language: str) -> None:
    told = {
        (message.id.name, attribute.id.name): " ".join(Parts(attribute).words)
        for message in messages(language, "sword.ftl")
        for attribute in message.attributes
        if message.id.name.startswith(("character-", "role-"))
    }
    slips = [
        key
        for key, text in told.items()
        if key[1] == "other" and re.search(YOU[language], text, re.IGNORECASE)
    ]
    assert slips == []
    # The words that would give it away are those of the texts for the reader.
    own = [
        key
        for key, text in told.items()
        if key[1] == "text" and re.search(YOU[language], text, re.IGNORECASE)
    ]
    assert len(own) == len(told) / 2
    named = [
        message.id.name
        for message in messages(language, "sword.ftl")
        if message.id.name.startswith("character-") and "name" not in Parts(message).variables
    ]
    assert named == []


def test_names_are_said_in_the_language_asked_for() -> None:
    said = [speech(language).say("card-battle_cry") for language in LANGUAGES]
    assert said == ["Battle Cry", "Schlachtruf", "Grido di battaglia"]


def test_a_missing_message_is_an_error_with_its_id() -> None:
    with pytest.raises(KeyError, match="card-excalibur"):
        speech("en").say("card-excalibur")
    with pytest.raises(KeyError, match="card-excalibur"):
        speech("en").text("card-excalibur")
    with pytest.raises(KeyError, match="word-hand"):
        speech("en").text("word-hand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_words_are_said_as_fluent_says_them(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files("chanbara.locales").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    voice = speech(language)
    written = {one: bundle.get_message(one).value for one in voice.messages("") if not voice.arguments(one)}
    plain = {one: pattern for one, pattern in written.items() if pattern is not None}
    assert len(plain) > 2_000
    for one, pattern in plain.items():
        assert voice.say(one) == bundle.format_pattern(pattern, {})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_found_as_fluent_finds_them_and_all_are_whole(language: str) -> None:
    voice = Speech(language)
    texts = [(FOLDER / language / name).read_text(encoding="utf-8") for name in FILES]
    entries = [one for text in texts for one in parse(text).body if not isinstance(one, ast.BaseComment)]
    assert all(isinstance(one, ast.Message) for one in entries)
    assert sorted(one.id.name for one in entries if isinstance(one, ast.Message)) == sorted(
        voice.messages("")
    )
    for message_id in voice.messages(""):
        voice._message(message_id)


def test_a_message_may_hold_another_and_a_broken_one_is_refused_when_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = (
        "whole = The { part }.\npart = { $kind ->\n    [one] card\n   *[other] cards\n}\nbroken = { $kind\n"
    )
    monkeypatch.setattr("chanbara.locales._sources", lambda _: [("x.ftl", source)])
    voice = Speech("en")
    assert voice.say("whole", kind="one") == "The card."
    with pytest.raises(ValueError, match="en: broken is not Fluent here"):
        voice.say("broken")


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there are en, de, it"):
        speech("tlh")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [("word-hand", "is not Fluent here"), ("a = 1\na = 2\n", "a second time")],
)
def test_a_file_with_a_mistake_is_refused(
    monkeypatch: pytest.MonkeyPatch, source: str, complaint: str
) -> None:
    monkeypatch.setattr("chanbara.locales._sources", lambda _: [("x.ftl", source)])
    with pytest.raises(ValueError, match=complaint):
        Speech("en")


def test_a_sentence_without_its_argument_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = "turn = It is the turn of { $name }.\nlone =\n    .text = Alone.\n"
    monkeypatch.setattr("chanbara.locales._sources", lambda _: [("x.ftl", source)])
    voice = Speech("en")
    assert voice.say("turn", name="Tomoe") == "It is the turn of Tomoe."
    with pytest.raises(ValueError, match="turn cannot be said in 'en'"):
        voice.say("turn")
    with pytest.raises(KeyError, match="lone"):
        voice.say("lone")
