"""A file of cards, checked: what is wrong with it, or what it defines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.locales import LANGUAGES
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.own_cards import digest_of
from chanbara.sword.own_space import spaced
from chanbara.sword.parts.build import build
from chanbara.sword.parts.read import faults_in, read_cards
from chanbara.sword.parts.say_cards import card_text, character_text, named
from chanbara.sword.parts.structs import BadCards
from chanbara.sword.parts.vocabulary import MAX_BYTES
from chanbara.sword.parts.wording import said_in
from chanbara.sword.served.options import SwordGame
from chanbara.sword.served.printed import card_info, character_info
from chanbara.sword.served.workshop.bodies import DesignEntry, DesignForm, DesignProblem
from chanbara.sword.served.workshop.space import design_cards, design_space
from chanbara.sword.served.workshop.tree import tree_of, written
from chanbara.sword.served.workshop.warnings import warnings_about

if TYPE_CHECKING:
    from chanbara.sword.parts.structs import CardPart, CardsFile, CharacterPart
    from chanbara.sword.rules.catalog import Card, Character
    from chanbara.sword.served.workshop.bodies import DesignDraft

RECENT = 128
"""Forms that are kept: all who are sent a file look at the same one."""
_FORMS: dict[bytes, DesignForm] = {}
PLAYERS = 5
"""A table at which the cards are tried before they are called playable."""


def known(draft: DesignDraft) -> DesignForm | None:
    """Return a form that somebody has looked at before: it costs nothing."""
    return _FORMS.get(msgspec.json.encode(draft))


def checked(draft: DesignDraft) -> DesignForm:
    """Check a draft, and keep its form for a while."""
    found = _FORMS[msgspec.json.encode(draft)] = design_form(design_text(draft))
    while len(_FORMS) > RECENT:
        _FORMS.pop(next(iter(_FORMS)))
    return found


def design_text(draft: DesignDraft) -> str:
    """Return the text of a draft, written from its form if that is what was sent."""
    if draft.file is None:
        return draft.text
    try:
        text = written(draft.file)
    except RecursionError as error:
        raise Refusal("malformed", detail="too deeply nested") from error
    if len(text.encode()) > MAX_BYTES:
        raise Refusal("impossible", "design-too-long", most=MAX_BYTES)
    return text


def design_form(text: str) -> DesignForm:
    """Return what is wrong with a file, or what it defines."""
    form = DesignForm(text, tree_of(text), digest_of(text), {}, [], [], [])
    if not text.strip():
        return form
    form.problems = [
        DesignProblem(one.reason, one.line, list(one.path)) for one in faults_in(text)
    ] or _not_playable(text)
    if not form.problems:
        read = read_cards(text)
        if read.title:
            form.titles = {language: said_in(read.title, language) for language in LANGUAGES}
        form.entries = _entries(read, design_space(form.digest))
        form.warnings = warnings_about(read, form.file or {}, design_cards(text))
    return form


def _not_playable(text: str) -> list[DesignProblem]:
    """Return why a file that can be read cannot be played."""
    try:
        build(read_cards(text))
        SwordGame(players=PLAYERS, design=text).deal(bytes(32))
    except BadCards as fault:
        return [DesignProblem(fault.reason, fault.line, list(fault.path))]
    except ValueError as error:
        return [DesignProblem(str(error), 0, [])]
    return []


def _entries(read: CardsFile, space: str) -> list[DesignEntry]:
    made = build(read)
    return [
        *(_card(part, card, read, space) for part, card in zip(read.cards, made.cards, strict=True)),
        *(
            _character(part, one, read, space)
            for part, one in zip(read.characters, made.characters, strict=True)
        ),
    ]


def _card(part: CardPart, card: Card, read: CardsFile, space: str) -> DesignEntry:
    return DesignEntry(
        part.key,
        spaced(space, part.key),
        card_info(card, is_new=False),
        None,
        {language: named(part.name, part.key, language) for language in LANGUAGES},
        {language: said_in(part.text, language) or card_text(part, read, language) for language in LANGUAGES},
    )


def _character(part: CharacterPart, one: Character, read: CardsFile, space: str) -> DesignEntry:
    return DesignEntry(
        part.key,
        spaced(space, part.key),
        None,
        character_info(one, is_new=False),
        {language: named(part.name, part.key, language) for language in LANGUAGES},
        {
            language: said_in(part.text, language) or character_text(part, read, language)
            for language in LANGUAGES
        },
    )
