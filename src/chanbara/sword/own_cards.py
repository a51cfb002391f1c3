"""A designer's own cards and characters: a data file, or a program with the same entries as ours."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb, format_exception
from types import ModuleType
from typing import Any, NamedTuple

from chanbara.locales import LANGUAGES, LentWords, Speech, add_words, speech
from chanbara.sword.own_space import (
    TITLE,
    spaced,
    spaced_card,
    spaced_character,
    spaced_message,
    spoken_words,
)
from chanbara.sword.parts.build import built
from chanbara.sword.parts.read import PRINTED_CARDS, PRINTED_CHARACTERS
from chanbara.sword.parts.structs import BadCards, CardsFile
from chanbara.sword.parts.vocabulary import MAX_BYTES
from chanbara.sword.parts.wording import data_words
from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.traits import NO_TRAITS, Ability, Traits
from chanbara.sword.rules.words import Aim, Kind, Proof, Role, Suit

KEY = re.compile(r"[a-z][a-z0-9_]*")
PLACE = re.compile(r'\s*File "(?P<file>.+)", line (?P<line>\d+).*')
"""A line of a traceback."""

MOST_COPIES, MOST = 20, 9
DATA_FILES = (".yaml", ".yml", ".json")
RECENT_DATA = 64
"""Data files that are kept though no catalog may use them."""


class OwnCards(NamedTuple):
    """What a file adds to a game."""

    name: str
    """The file's name, without folders."""
    source: str
    """The text of the file: it is sent to where games are played."""
    digest: str
    """A hash of it; records contain it."""
    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    space: str = ""
    """The namespace of its keys; empty: they are written as in the file."""
    words: tuple[tuple[str, str], ...] = ()
    """Its texts by language, in its namespace."""
    is_data: bool = False
    """Whether it is a data file: nothing of it is executed, and records contain its text."""
    multipliers: tuple[tuple[Role, tuple[tuple[int, int], ...]], ...] = ()
    """What honor is multiplied by, by role: number of players and multiplier."""
    lent: LentWords | None = None
    """Of a data file: has its texts said as long as it is used."""

    @property
    def label(self) -> str:
        """How records name it."""
        return f"{self.space}@{self.digest}" if self.space else f"{self.digest} {self.name}"


_KNOWN: dict[tuple[str, str], OwnCards] = {}
"""The loaded files, by hash and namespace."""


def own_cards_known_as(name: str, space: str = "") -> OwnCards | None:
    """Return the cards of a loaded file, by its hash or, for the most recent one, by its name.

    Records and scenarios find programs here: they never load one.
    """
    if (name, space) in _KNOWN:
        return _KNOWN[name, space]
    found = (own for own in reversed(_KNOWN.values()) if (own.name, own.space) == (name, space))
    return next(found, None)


def own_cards_of_file(name: str) -> OwnCards | None:
    """Return the cards of the loaded file of a name, in whatever namespace; the most recent one."""
    return next((own for own in reversed(_KNOWN.values()) if own.name == name), None)


def load_own_cards(path: str | Path, space: str = "") -> OwnCards:
    """Load a designer's file; ``ValueError`` says what is wrong with it.

    In a namespace its keys begin with it, such as ``winter-ambush``: then several files can be used together.
    A YAML file is data. Any other file is a program: load only what you trust.
    """
    file = Path(path)
    try:
        if is_data_file(file.name) and file.stat().st_size > MAX_BYTES:
            message = f"{file.name}: a file of cards has up to {MAX_BYTES} bytes"
            raise ValueError(message)
        source = file.read_text(encoding="utf-8")
    except OSError as error:
        message = f"cannot read {file.name}: {error.strerror}"
        raise ValueError(message) from error
    except UnicodeDecodeError as error:
        message = f"{file.name} is not text"
        raise ValueError(message) from error
    own = own_cards_from(file.name, source, space)
    _KNOWN.pop((own.digest, space), None)
    _KNOWN[own.digest, space] = own
    return own


def is_data_file(name: str) -> bool:
    """Whether a file of this name is data."""
    return name.lower().endswith(DATA_FILES)


def own_cards_from(name: str, source: str, space: str = "") -> OwnCards:
    """Return the cards of a designer's file, from its name and text.

    A program is run for its ``CARDS`` and ``CHARACTERS``, after adding its ``WORDS``. Data is only read.
    Of several files with the same key the last one says what it is called.
    """
    if not is_data_file(name):
        return _program(name, source, space)
    own = _data(name, source, space)
    assert own.lent is not None, "a data file brings its texts"
    own.lent.renew()
    return own


@lru_cache(maxsize=RECENT_DATA)
def _data(name: str, source: str, space: str) -> OwnCards:
    """Read a data file: strangers may send many, so only recent ones are kept."""
    try:
        read, entries = built(source, space)
        _check_taken(read, space)
    except BadCards as error:
        message = f"{name}, {error}" if error.line else f"{name}: {error}"
        raise ValueError(message) from error
    own = OwnCards(
        name,
        source,
        digest_of(source),
        entries.cards,
        entries.characters,
        space,
        is_data=True,
        multipliers=tuple((Role(role), table) for role, table in read.multipliers),
    )
    said = tuple((language, data_words(read, language, space)) for language in LANGUAGES)
    return own._replace(words=said, lent=LentWords(name, said))


def _check_taken(read: CardsFile, space: str) -> None:
    """Refuse keys of printed cards, characters and abilities, unless a namespace tells them apart."""
    sections = (("cards", read.cards, PRINTED_CARDS), ("characters", read.characters, PRINTED_CHARACTERS))
    for section, entries, printed in sections if not space else ():
        for one in entries:
            if one.key in printed:
                raise BadCards(f"the key {one.key} is taken by a printed one", one.line, (section, one.key))


def digest_of(source: str) -> str:
    """Return the hash of a file's text."""
    return blake2b(source.encode(errors="replace"), digest_size=8).hexdigest()


def _program(name: str, source: str, space: str) -> OwnCards:
    digest = digest_of(source)
    known = _KNOWN.pop((digest, space), None)
    if known is not None:
        # The same text under another name; and the last one loaded is the last again.
        _KNOWN[digest, space] = known if known.name == name else known._replace(name=name)
        for language, said in known.words:
            add_words(language, name, said)
        return _KNOWN[digest, space]
    module = ModuleType(f"own_cards_{digest}")
    vars(module)["own_key"] = partial(spaced, space)
    try:
        exec(compile(source, name, "exec", dont_inherit=True), vars(module))  # noqa: S102 - to run it is what was asked for
    except (Exception, SystemExit) as error:
        message = f"{name} does not run: {type(error).__name__}: {error}{_line(name, error)}"
        raise ValueError(message) from error
    own = OwnCards(name, source, digest, _listed(name, module, "CARDS"), _listed(name, module, "CHARACTERS"))
    _check_entries(own)
    _check_steps(name, module)
    words = _words(own, getattr(module, "WORDS", {}), space)
    _KNOWN[digest, space] = own = own._replace(
        cards=tuple(spaced_card(space, one) for one in own.cards),
        characters=tuple(spaced_character(space, one) for one in own.characters),
        space=space,
        words=words,
    )
    return own


def fault_in_own_cards(error: BaseException) -> str | None:
    """Return which line of a designer's file raised an error, here or in a worker; None if none did."""
    for line in reversed("".join(format_exception(error)).splitlines()):
        place = PLACE.fullmatch(line)
        if place is not None and place["file"] in {own.name for own in _KNOWN.values()}:
            return f"{place['file']}, line {place['line']}: {type(error).__name__}: {error}"
    return None


def _line(name: str, error: BaseException) -> str:
    """Return the line of a file in which an error was raised; a syntax error says it itself."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == name]
    return f" (line {lines[-1]})" if lines else ""


def _listed(name: str, module: ModuleType, what: str) -> tuple[Any, ...]:
    listed = getattr(module, what, ())
    if not isinstance(listed, list | tuple):
        message = f"{name}: {what} is a list of entries, not {listed!r}"
        raise ValueError(message)  # noqa: TRY004 - whatever is wrong with a file is a ValueError
    return tuple(listed)


def _check_entries(own: OwnCards) -> None:
    if not own.cards and not own.characters:
        message = f"{own.name} has neither CARDS nor CHARACTERS"
        raise ValueError(message)
    entries: list[tuple[Any, type]] = [(one, Card) for one in own.cards]
    entries += [(one, Character) for one in own.characters]
    wrong = [one for one, kind in entries if not isinstance(one, kind)]
    if wrong:
        message = f"{own.name}: {wrong[0]!r} is no entry; use weapon(), action(), property_() and Character()"
        raise ValueError(message)
    for one, _ in entries:
        if not isinstance(one.key, str) or not KEY.fullmatch(one.key):
            message = f"{own.name}: {one.key!r} is no key; use small letters, digits and _"
            raise ValueError(message)
    for card in own.cards:
        _check(own.name, card.key, card_faults(card))
    for character in own.characters:
        _check(own.name, character.key, character_faults(character))


def _check(name: str, key: str, faults: dict[str, bool]) -> None:
    wrong = [what for what, is_wrong in faults.items() if is_wrong]
    if wrong:
        message = f"{name}: {key}: {wrong[0]}"
        raise ValueError(message)


def card_faults(card: Any) -> dict[str, bool]:  # noqa: ANN401 - a card whose fields may hold anything
    """Return all possible faults of a card, and whether it has them."""
    is_weapon, is_property = card.kind is Kind.WEAPON, card.kind is Kind.PROPERTY
    least = 1 if card.wounds_by is None else 0
    is_played = card.kind is Kind.ACTION and card.aim is not Aim.ANSWER
    return {
        f"copies are 1 to {MOST_COPIES}": not _within(card.copies, 1, MOST_COPIES),
        "kind is one of Kind": not isinstance(card.kind, Kind),
        "suit is one of Suit": not isinstance(card.suit, Suit),
        "aim is one of Aim": not isinstance(card.aim, Aim),
        "rule is a text": not isinstance(card.rule, str) or not card.rule,
        "reach is 1 to 9": is_weapon and not _within(card.reach, 1, MOST),
        f"wounds are {least} to 9": is_weapon and not _within(card.wounds, least, MOST),
        "only a weapon has a reach": not is_weapon and card.reach != 0,
        "weapons, and nothing else, have Aim.REACH": is_weapon != (card.aim is Aim.REACH),
        "an action has a play, or Aim.ANSWER": is_played and not callable(card.play),
        "proof is one of Proof": not isinstance(card.proof, Proof),
        "worth and adds_weapons are 0 to 9": not all(
            _within(n, 0, MOST) for n in (card.worth, card.adds_weapons)
        ),
        "wounds_by, on_hit and answered are functions": not all(
            one is None or callable(one) for one in (card.wounds_by, card.on_hit, card.answered)
        ),
        "a property has Aim.NOTHING or Aim.ANYONE": is_property and card.aim not in {Aim.NOTHING, Aim.ANYONE},
        "traits are Traits of tuples": not _are_traits(card.traits),
    }


def character_faults(character: Character) -> dict[str, bool]:
    """Return all possible faults of a character, and whether it has them."""
    return {
        "resilience is 1 to 9": not _within(character.resilience, 1, MOST),
        "traits are Traits of tuples": not _are_traits(character.traits),
    }


def _within(value: Any, least: int, most: int) -> bool:  # noqa: ANN401 - whatever the file holds
    return type(value) is int and least <= value <= most


def _are_traits(traits: Any) -> bool:  # noqa: ANN401 - whatever the file holds
    """Whether every window has a valid value: a number, a flag, a tuple of functions or of abilities."""
    if not isinstance(traits, Traits) or [*map(type, traits)] != [*map(type, NO_TRAITS)]:
        return False
    abilities: tuple[Any, ...] = traits.abilities
    listed = [one for window in traits if isinstance(window, tuple) for one in window]
    return all(callable(one) for one in listed if one not in abilities) and all(
        isinstance(one, Ability) and KEY.fullmatch(one.key) for one in abilities
    )


def _check_steps(name: str, module: ModuleType) -> None:
    """Refuse custom steps: what others may see of a step is decided in the rules."""
    for one in vars(module).values():
        if isinstance(one, type) and one.__module__ == module.__name__ and hasattr(one, "run"):
            message = f"{name}: {one.__name__} is a new step; own cards use the steps there are"
            raise ValueError(message)


def _words(own: OwnCards, words: Any, space: str) -> tuple[tuple[str, str], ...]:  # noqa: ANN401
    """Add the names of the new things, and return them by language."""
    if not isinstance(words, dict) or set(words) - set(LANGUAGES):
        message = f"{own.name}: WORDS has a text for each language of {', '.join(LANGUAGES)}"
        raise ValueError(message)
    found = []
    for language in LANGUAGES:
        usual = _usual_words(own, speech(language), space)
        said = spoken_words(words, language, usual, space)
        add_words(language, own.name, said)
        found.append((language, said))
    return tuple(found)


def _usual_words(own: OwnCards, words: Speech, space: str) -> list[str]:
    """Return the messages a file needs, with their default texts."""
    named = [f"card-{card.key}" for card in own.cards] + [f"character-{one.key}" for one in own.characters]
    usual = {one: f'{one} = {_title(one)}\n    .text = {{ "" }}' for one in named}
    if space:
        usual[TITLE] = f"{TITLE} = {space.replace('_', ' ').title()}"
    for ability in (ability for one in own.characters for ability in one.traits.abilities):
        refusal = f"refusal-ability-{ability.key}"
        usual[refusal] = f"{refusal} = {words.say('own-ability-unavailable')}"
    return [line for one, line in usual.items() if not words.knows(spaced_message(space, one))]


def _title(message: str) -> str:
    return message.partition("-")[2].replace("_", " ").title()
