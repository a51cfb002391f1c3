"""The names and texts of a data file as messages of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.locales import speech
from chanbara.sword.own_space import TITLE, spaced, spaced_message
from chanbara.sword.parts.say_cards import card_text, character_text, named
from chanbara.sword.parts.say_words import NAME

if TYPE_CHECKING:
    from chanbara.sword.parts.structs import CardsFile, Words


def data_words(read: CardsFile, language: str, space: str) -> str:
    """Return all messages that a file needs in a language, as Fluent."""
    said: list[str] = []
    for card in read.cards:
        text = said_in(card.text, language) or card_text(card, read, language)
        said += _entry(f"card-{spaced(space, card.key)}", named(card.name, card.key, language), text)
    for one in read.characters:
        text = said_in(one.text, language) or character_text(one, read, language)
        other = said_in(one.text, language) or character_text(one, read, language, me="name")
        said += _entry(f"character-{spaced(space, one.key)}", named(one.name, one.key, language), text)
        said.append(f"    .other = {_about_somebody(other)}")
        for ability in one.abilities:
            unavailable = speech(language).say("own-ability-unavailable")
            said.append(f"refusal-ability-{spaced(space, ability.key)} = {_literal(unavailable)}")
    if space:
        said.append(f"{spaced_message(space, TITLE)} = {_literal(named(read.title, space, language))}")
    return "\n".join(said) + "\n"


def said_in(words: Words, language: str) -> str:
    """Return what a text says in a language; nothing if there is none."""
    return dict(words).get(language, "")


def _entry(message: str, name: str, text: str) -> list[str]:
    return [f"{message} = {_literal(name)}", f"    .text = {_literal(text)}"]


def _literal(text: str) -> str:
    """Return a text as Fluent that means nothing else, whatever is in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _about_somebody(text: str) -> str:
    """Return a text about the player who plays a character, as Fluent."""
    said = "{ $name }".join(_literal(part) if part else "" for part in text.split(NAME))
    return said or _literal("")
