"""A position set up by hand: for scenarios, puzzles and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from chanbara.kernel.chance import Chance, derive_key
from chanbara.kernel.errors import CorruptRecord
from chanbara.sword.books import OURS
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.label import labelled, own_cards_labelled
from chanbara.sword.own_cards import own_cards_known_as
from chanbara.sword.position import game_from
from chanbara.sword.rules.plain import (
    STEPS,
    decode,
    keys_of,
    pending_steps,
    plain_marks,
    plain_traces,
    traces_from_plain,
)
from chanbara.sword.rules.plain import encode as encode_step
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.turn import PHASES, Turn
from chanbara.sword.rules.words import NONE, Kind, Phase, Role
from chanbara.sword.setup import choose_roles, chosen_edition, withdraw

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.own_cards import OwnCards
    from chanbara.sword.rules.catalog import Catalog, RoleCard

PHASE_ORDER = (Phase.DISCARD, Phase.PLAY, Phase.DRAW, Phase.RECOVER)
"""The phases in stack order."""


Count = Annotated[int, msgspec.Meta(ge=0)]


class SeatPlacement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player. Omitted fields are as after dealing; the hand is empty."""

    character: str
    role: str | None = None
    resilience: int | None = None
    honor: int | None = None
    hand: list[str] = []
    in_play: list[str] = []
    role_seen: Count = 0
    """Bits of the seats that have looked at the role."""
    counters: list[tuple[str, int]] = []
    """Properties in front of the player with counters."""
    spent: list[str] = []
    """Once-per-game abilities used."""


class Placement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table."""

    seats: list[SeatPlacement]
    rising_sun: bool = False
    book: str = OURS
    """The rulebook (13)."""
    rulings: dict[str, Any] = {}
    """Rulings that differ from the book's (13)."""
    house: str | None = None
    """House rules, the text of their file."""
    cards: str | None = None
    """The name of a file of user cards, or such files as records name them: they have to be loaded."""
    turn: int = 0
    """The active player."""
    turn_number: Count = 1
    phase: Literal["recover", "draw", "play", "discard"] = "play"
    """The phase that is about to begin; cards are played in "play"."""
    weapons_played: Count = 0
    weapons_added: Count = 0
    used: list[str] = []
    """Once-per-turn abilities used this turn."""
    sealed: list[tuple[int, str]] = []
    """Seats and the cards they have chosen to show."""
    later: list[list[Any]] = []
    """What was put off: moment, seat, turn, card and step."""
    from_box: Count = 0
    """Honor that custom cards have taken from the box."""
    started: Count = 0
    """Programs of custom cards started this turn."""
    deck: list[str] = []
    """The deck from its top."""
    pile: list[str] = []
    """The discard pile; its top is the last."""
    rest: Literal["deck", "pile", "out"] = "deck"
    """Where unnamed cards are: shuffled under the deck, under the pile, or out of the game."""
    seed: int | str = 0
    key: str | None = None
    counter: Count = 0
    """The exact random state, instead of a seed."""
    playing: str | None = None
    pending: list[Any] | None = None
    """The exact stack of steps, last first, instead of turn and phase."""


def place(placement: Placement) -> Game:
    """Return a game that continues from the position; ``CorruptRecord`` says what is impossible about it."""
    try:
        return game_from(_table(placement))
    except CorruptRecord:
        raise
    except ValueError as error:
        raise CorruptRecord(f"this position is impossible: {error}") from error
    except (KeyError, IndexError, TypeError, AttributeError, OverflowError) as error:
        raise CorruptRecord(f"this position is impossible: its steps lead nowhere ({error!r})") from error


def _table(placement: Placement) -> Table:
    catalog = catalog_of(_edition(placement))
    count = len(placement.seats)
    if count not in catalog.deals.roles:
        raise CorruptRecord(f"this position is impossible: {count} players")
    key = derive_key(placement.seed) if placement.key is None else bytes.fromhex(placement.key)
    table = Table(catalog, Chance(key, placement.counter), [])
    roles, table.removed = _roles(catalog, placement)
    rest = [number for number, card in enumerate(catalog.cards) for _ in range(card.copies)]
    for seat, role in zip(placement.seats, roles, strict=True):
        table.players.append(_player(catalog, count, seat, role, rest))
    _check_seats(table, placement)
    table.pile = withdraw(catalog, rest, placement.pile)
    table.deck = withdraw(catalog, rest, placement.deck)[::-1]
    if placement.playing is not None:
        table.playing = withdraw(catalog, rest, [placement.playing])[0]
    _lay_rest(table, placement, rest)
    table.active = placement.turn
    table.turn = placement.turn_number
    table.weapons_played = placement.weapons_played
    table.weapons_added = placement.weapons_added
    table.used = tuple(placement.used)
    table.sealed = tuple((seat, catalog.card_numbers[key]) for seat, key in placement.sealed)
    marked = [msgspec.structs.asdict(seat) for seat in placement.seats]
    table.traces = traces_from_plain(catalog, msgspec.structs.asdict(placement), marked)
    table.stack = _steps(table, placement)
    table.advance()
    return table


def _edition(placement: Placement) -> Edition:
    own = () if placement.cards is None else _own(placement.cards)
    house, rulings = placement.house, placement.rulings
    return chosen_edition(
        rising_sun=placement.rising_sun, rulings=rulings, house=house, own=own, book=placement.book
    )


def _own(cards: str) -> tuple[OwnCards, ...]:
    """Return the loaded file of a name, or files with namespaces as a record names them."""
    try:
        own = own_cards_labelled(cards) if "@" in cards else (own_cards_known_as(cards),)
    except ValueError as error:
        raise CorruptRecord(f"this position cannot be set up: {error}") from error
    if None in own:
        raise CorruptRecord(f"this position needs the cards of {cards}: load them first")
    return tuple(one for one in own if one is not None)


def _lay_rest(table: Table, placement: Placement, rest: list[int]) -> None:
    """Put the unnamed cards where they belong, in random order."""
    Chance(derive_key(f"rest {placement.seed}")).shuffle(rest)
    if placement.rest == "deck":
        table.deck = rest + table.deck
    elif placement.rest == "pile":
        table.pile = rest + table.pile


def _steps(table: Table, placement: Placement) -> list[Any]:
    if placement.pending is not None:
        table.phase = Phase(placement.phase)
        return [decode(table.catalog, STEPS, step) for step in placement.pending]
    if placement.phase == "recover":
        table.turn -= 1
        return [Turn(placement.turn)]
    following = Turn((placement.turn + 1) % len(table.players))
    return [following, *PHASES[: PHASE_ORDER.index(Phase(placement.phase)) + 1]]


def _roles(catalog: Catalog, placement: Placement) -> tuple[list[RoleCard], tuple[RoleCard, ...]]:
    """Return the role cards; seats without one get the rest, the Shogun first, with the fewest stars."""
    left = []
    for role, count in catalog.deals.roles[len(placement.seats)].items():
        left += [card for card in catalog.roles if card.role is role][:count]
    named = [seat.role for seat in placement.seats if seat.role is not None]
    for key in named:
        card = catalog.role_cards.get(key)
        if card in left:
            left.remove(card)
        elif card is not None:
            # A Ninja with stars beyond the default ones replaces another.
            same = [one for one in left if one.role is card.role]
            if same:
                left.remove(same[-1])
    keys = [seat.role or left.pop(0).key for seat in placement.seats]
    return choose_roles(catalog, len(placement.seats), tuple(keys))


def _player(catalog: Catalog, count: int, seat: SeatPlacement, role: RoleCard, rest: list[int]) -> Player:
    if seat.character not in catalog.character_numbers:
        raise CorruptRecord(f"this position is impossible: there is no character {seat.character!r}")
    number = catalog.character_numbers[seat.character]
    full = catalog.characters[number].resilience
    resilience = full if seat.resilience is None else seat.resilience
    shogun_honor, others_honor = catalog.deals.honor[count]
    dealt = shogun_honor if role.role is Role.SHOGUN else others_honor
    honor = dealt if seat.honor is None else seat.honor
    if not 0 <= resilience <= full or honor < 1:
        raise CorruptRecord(
            f"this position is impossible: {seat.character} with {resilience} resilience and {honor} honor"
        )
    in_play = withdraw(catalog, rest, seat.in_play)
    traits = catalog.combined(count, role.role, number, tuple(in_play))
    player = Player(role, number, resilience, honor, sorted(withdraw(catalog, rest, seat.hand)), traits)
    player.in_play = in_play
    return player


def _check_seats(table: Table, placement: Placement) -> None:
    characters = [seat.character for seat in placement.seats]
    if len(set(characters)) < len(characters):
        raise CorruptRecord("this position is impossible: a character sits at the table twice")
    if not 0 <= placement.turn < len(characters):
        raise CorruptRecord(f"this position is impossible: seat {placement.turn} is on turn")
    for seat, key in placement.sealed:
        if not 0 <= seat < len(characters) or key not in placement.seats[seat].hand:
            raise CorruptRecord(f"this position is impossible: seat {seat} does not hold {key}")
    in_play = [card for player in table.players for card in player.in_play]
    for card in in_play:
        entry = table.catalog.cards[card]
        if entry.kind is not Kind.PROPERTY or (entry.is_unique and in_play.count(card) > 1):
            raise CorruptRecord(f"this position is impossible: {entry.key} in play")


def placement_of(game: Game) -> Placement:
    """Return the exact position of a game as a placement."""
    table: Table = game.table
    catalog = table.catalog
    edition = labelled(dict(catalog.label))
    return Placement(
        seats=[
            SeatPlacement(
                character=catalog.characters[player.character].key,
                role=player.role.key,
                resilience=player.resilience,
                honor=player.honor,
                hand=keys_of(catalog, player.hand),
                in_play=keys_of(catalog, player.in_play),
                **plain_marks(table, seat),
            )
            for seat, player in enumerate(table.players)
        ],
        rising_sun=edition.rising_sun,
        book=edition.book,
        rulings=edition.changed,
        house=None if edition.house is None else edition.house.text,
        cards=" ".join(one.label if one.space else one.name for one in edition.own) or None,
        turn=table.active,
        turn_number=table.turn,
        phase=table.phase.value,
        weapons_played=table.weapons_played,
        weapons_added=table.weapons_added,
        used=list(table.used),
        sealed=[(seat, catalog.cards[card].key) for seat, card in table.sealed],
        **plain_traces(table),
        deck=keys_of(catalog, table.deck[::-1]),
        pile=keys_of(catalog, table.pile),
        rest="out",
        key=table.chance.key.hex(),
        counter=table.chance.counter,
        playing=None if table.playing == NONE else catalog.cards[table.playing].key,
        pending=[encode_step(catalog, step) for step in pending_steps(table)],
    )
