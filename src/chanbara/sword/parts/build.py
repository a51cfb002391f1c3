"""What a data file says, into the same cards and characters as ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.own_space import spaced
from chanbara.sword.parts.compile import COUNT_OF, WHO_OF, program_of
from chanbara.sword.parts.fields import Entry
from chanbara.sword.parts.read import read_cards
from chanbara.sword.parts.structs import BadCards
from chanbara.sword.parts.vocabulary import (
    MOMENT,
    MOST_INSTRUCTIONS,
    MOST_PROGRAMS,
    WINDOW_OF_CHANGE,
)
from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.moments import (
    Aimed,
    Answering,
    AtCard,
    AtDefeat,
    AtSeat,
    CountedWounds,
    Hitting,
    Hurt,
    Playing,
    StandsIn,
    Usable,
    Using,
    Wounded,
)
from chanbara.sword.rules.program import Cards, Meant, Part, Selector, programs_of
from chanbara.sword.rules.traits import Ability, Traits
from chanbara.sword.rules.words import Aim, Kind, Limit, Proof, Suit

if TYPE_CHECKING:
    from chanbara.sword.parts.structs import (
        AbilityPart,
        CardPart,
        CardsFile,
        Changes,
        CharacterPart,
        Effect,
        Moment,
    )

RULE = "own"
"""What a refusal cites, as for other custom cards."""
AIMS = {
    "nothing": Aim.NOTHING,
    "other": Aim.OTHER,
    "hand": Aim.HAND,
    "hand or property": Aim.HAND_OR_PROPERTY,
    "property": Aim.PROPERTY,
    "rival": Aim.RIVAL,
    "anyone": Aim.ANYONE,
}
FILLS: dict[str, Any] = {
    "turn_start": AtSeat,
    "recovered": AtCard,
    "after_recovered": AtCard,
    "played": AtCard,
    "aimed": Aimed,
    "wounded": Wounded,
    "hit": Hitting,
    "hurt": Hurt,
    "last_resilience": AtCard,
    "any_defeat": AtDefeat,
}
"""What fills the window of each moment."""


class Built(NamedTuple):
    """The entries of a file."""

    cards: tuple[Card, ...]
    characters: tuple[Character, ...]


def built(text: str, space: str = "") -> tuple[CardsFile, Built]:
    """Read a data file and build its entries; ``BadCards`` says what is wrong with it."""
    read = read_cards(text)
    return read, build(read, space)


def build(read: CardsFile, space: str = "") -> Built:
    """Return the cards and characters of a file, in a namespace."""
    builder = _Builder(space, frozenset(card.key for card in read.cards))
    return Built(
        tuple(builder.card(card) for card in read.cards),
        tuple(builder.character(one) for one in read.characters),
    )


class _Builder:
    """Builds entries of one file."""

    def __init__(self, space: str, keys: frozenset[str]) -> None:
        self.space = space
        self.keys = keys

    def card(self, one: CardPart) -> Card:
        """Return a card."""
        entry = Entry(one.type)
        card = Card(
            spaced(self.space, one.key),
            Kind.ACTION if entry is Entry.ANSWER else Kind(one.type),
            Suit(one.symbol),
            one.copies,
            RULE,
            _aim(one, entry),
            reach=one.reach,
            worth=one.worth,
            is_unique=one.unique,
            traits=self.traits(entry, one.changes, one.when),
        )
        if entry is Entry.WEAPON:
            card = self._as_weapon(card, one)
        elif entry is Entry.ANSWER:
            card = card._replace(
                is_parry=one.parries == "everything",
                parries_weapons_only=one.parries == "weapons",
                answered=self._program(Answering, entry, one.answered),
            )
        elif entry is Entry.ACTION:
            card = card._replace(play=self._program(Playing, entry, one.play))
        _check_size(card, one, "cards")
        return card

    def _as_weapon(self, card: Card, one: CardPart) -> Card:
        wounds = one.wounds
        counted: Any = None
        if wounds.counted:
            counted = CountedWounds(int(COUNT_OF[wounds.counted]), int(WHO_OF[wounds.of]))
        return card._replace(
            wounds=wounds.number,
            wounds_by=counted,
            proof=Proof.STEEL if one.parried_by == "weapon" else Proof.PARRY,
            adds_weapons=one.adds_weapons,
            hits_empty_handed=one.hits_empty_handed,
            on_oneself=one.on_oneself,
            is_parry=one.is_parry,
            on_hit=self._program(Hitting, Entry.WEAPON, one.on_hit),
        )

    def character(self, one: CharacterPart) -> Character:
        """Return a character."""
        traits = self.traits(Entry.CHARACTER, one.changes, one.when)
        abilities = tuple(self.ability(ability) for ability in one.abilities)
        character = Character(
            spaced(self.space, one.key), one.resilience, traits._replace(abilities=abilities)
        )
        _check_size(character, one, "characters")
        return character

    def ability(self, one: AbilityPart) -> Ability:
        """Return an ability, which begins with its price."""
        key = spaced(self.space, one.key)
        program = self._in_space(program_of(Entry.CHARACTER, one.do, cost=one.cost))
        usable: Any = Usable(one.cost)
        using: Any = Using(program)
        return Ability(
            key,
            RULE,
            usable,
            using,
            aims_at_property=one.aim == "property",
            aims_at_other=one.aim == "other",
            limit=Limit(one.limit),
        )

    def traits(self, entry: Entry, changes: Changes, when: tuple[Moment, ...]) -> Traits:
        """Return what an entry changes, and what happens at its moments."""
        fields: dict[str, Any] = {}
        for name, value in changes:
            field = WINDOW_OF_CHANGE.get(name, name)
            if isinstance(value, Selector):
                cards = self._spaced(value)
                fields[field] = (StandsIn(cards) if field == "answers" else cards,)
            else:
                fields[field] = value
        for moment in when:
            window = MOMENT[moment.moment].window
            program = self._in_space(program_of(entry, moment.do, moment.condition))
            fields[window] = (*fields.get(window, ()), FILLS[moment.moment](program))
        return Traits(**fields)

    def _program(self, fill: Any, entry: Entry, effects: tuple[Effect, ...]) -> Any:  # noqa: ANN401 - of a window
        return fill(self._in_space(program_of(entry, effects))) if effects else None

    def _in_space(self, program: Any) -> Any:  # noqa: ANN401 - a program
        return program._replace(selectors=tuple(self._spaced(one) for one in program.selectors))

    def _spaced(self, selector: Selector) -> Selector:
        """Return the same cards with the keys of the namespace."""

        def named(cards: Cards) -> Cards:
            return cards._replace(key=spaced(self.space, cards.key)) if cards.key in self.keys else cards

        return Selector(
            tuple(
                Meant(named(one.cards), None if one.but is None else named(one.but))
                for one in selector.alternatives
            )
        )


def _aim(one: CardPart, entry: Entry) -> Aim:
    if entry is Entry.WEAPON:
        return Aim.REACH
    return Aim.ANSWER if entry is Entry.ANSWER else AIMS[one.aim]


def _check_size(entry: Card | Character, one: CardPart | CharacterPart, section: str) -> None:
    """Refuse an entry of too many parts."""
    programs = tuple(programs_of(entry))
    size = sum(line.part != Part.END for program in programs for line in program.instructions)
    where = (section, one.key)
    if len(programs) > MOST_PROGRAMS:
        message = f"it has {len(programs)} effects at moments and abilities; there may be {MOST_PROGRAMS}"
        raise BadCards(message, one.line, where)
    if size > MOST_INSTRUCTIONS:
        message = f"its effects have {size} parts; there may be {MOST_INSTRUCTIONS}"
        raise BadCards(message, one.line, where)
