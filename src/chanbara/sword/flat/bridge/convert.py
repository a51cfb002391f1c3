"""A game of the reference engine as an array, and back, at any decision.

What players know of each other's hands and what has happened so far are not part of an array, except for
who attacked and wounded whom; a game that comes back from one knows nothing of them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from chanbara.kernel.chance import Chance, derive_key
from chanbara.sword.books import BOOKS, OURS
from chanbara.sword.cards.rising_sun.characters import TAKE_PROPERTY
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.flat.bridge.convert_steps import At, Frame, frame_of, step_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    ATTACKS,
    BY,
    BYTE,
    CARDS,
    CAUSE,
    CHARACTER,
    DECK_SIZE,
    DEPTH,
    DETAIL,
    END_RULINGS,
    FRAME,
    HAND_SIZE,
    HANDS,
    HONOR,
    IN_PLAY,
    KINDS,
    LAID,
    MOST,
    OP,
    ORDER,
    PHASE,
    PILE_COUNTS,
    PILE_SIZE,
    PILES,
    PILES_END,
    PLAYERS,
    PLAYING,
    PROPERTIES,
    PROPERTY_KINDS,
    REMOVED,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    SEALED,
    SEAT,
    SEATS,
    SIZE,
    SOURCE,
    STACK,
    SWORDMASTER,
    TURN,
    TURNED,
    USED,
    VICTIM,
    VICTOR,
    WEAPONS_ADDED,
    WEAPONS_PLAYED,
    WHOLE_BYTE,
    WOUNDS,
)
from chanbara.sword.flat.format.numbering import numbering_of
from chanbara.sword.flat.format.rulings import PLACES, ruling_bytes, rulings_in
from chanbara.sword.flat.format.vocabulary import CATALOG, VOCABULARY, left_out_of, what_is_unknown
from chanbara.sword.position import game_from
from chanbara.sword.rules.events import Played, Wounded
from chanbara.sword.rules.plain import pending_steps
from chanbara.sword.rules.state import Ending, Player, Table
from chanbara.sword.rules.words import NONE, Cause, Phase, Team

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.flat.format.numbering import Numbering
    from chanbara.sword.rules.catalog import Catalog, RoleCard
    from chanbara.sword.rules.rulings import Rulings

PHASES = (Phase.RECOVER, Phase.DRAW, Phase.PLAY, Phase.DISCARD)
CAUSES = {
    Cause.DEFEAT: to.BY_DEFEAT,
    Cause.DECK: to.BY_DECK,
    Cause.PROPERTY: to.BY_PROPERTY,
    Cause.SWORDMASTER: to.BY_SWORDMASTER,
    Cause.SWORDMASTER_REFUSED: to.SWORDMASTER_REFUSED,
}
TEAMS = (Team.SHOGUN, Team.NINJA, Team.RONIN)


def to_flat(game: Game) -> State:
    """Return a game of the reference engine as an array; ``ValueError`` where a card is not known here."""
    table: Table = game.table
    edition = printed_edition(table.catalog)
    if edition is None:
        left_out = left_out_of(table.catalog)
        message = f"the flat core plays the printed cards only, not {table.catalog.name!r}"
        raise ValueError(what_is_unknown(left_out) if left_out else message)
    numbering = numbering_of(table.catalog)
    state = np.zeros(SIZE, dtype=np.int8)
    state[RISING_SUN] = int(edition.rising_sun)
    state[[*PLACES]] = ruling_bytes(edition.rulings)
    _write_table(state, table, numbering)
    _write_players(state, table, numbering)
    _write_stack(state, [frame_of(step, numbering) for step in pending_steps(table)])
    _write_history(state, table)
    return state


@cache
def printed_edition(catalog: Catalog) -> Edition | None:
    """Return the edition of a catalog that the flat core plays, by whatever rulings; or None.

    Its cards are those of the project, not changed by house rules and without own ones, and all are known.
    """
    rising_sun = catalog.deals.banzai
    edition = Edition(rising_sun, catalog.rulings, book=catalog.book)
    return edition if catalog is catalog_of(edition) and not left_out_of(catalog) else None


def edition_by(*, rising_sun: bool, rulings: Rulings) -> Edition:
    """Return the edition with these rulings, by the book that has them where there is one."""
    book = next((book for book, its in BOOKS.items() if its == rulings), OURS)
    return Edition(rising_sun, rulings, book=book)


def _write_table(state: State, table: Table, numbering: Numbering) -> None:
    deck, pile = ([numbering.cards[card] for card in cards] for cards in (table.deck, table.pile))
    state[PLAYERS] = len(table.players)
    state[ACTIVE] = table.active
    state[TURN], state[TURN + 1] = table.turn % BYTE, table.turn // BYTE
    state[PHASE] = PHASES.index(table.phase)
    state[WEAPONS_PLAYED] = table.weapons_played
    state[WEAPONS_ADDED] = table.weapons_added
    state[USED] = int(bool(table.used))
    state[PLAYING] = numbering.cards[table.playing]
    state[ASKED] = NONE if table.decision is None else table.decision.seat
    state[DECK_SIZE] = _in_a_byte(len(deck))
    state[PILE_SIZE] = _in_a_byte(len(pile))
    for number in pile:
        state[PILE_COUNTS + number] += 1
    state[PILES : PILES + len(deck)] = deck
    state[PILES_END - len(pile) : PILES_END] = pile[::-1]
    state[REMOVED : REMOVED + 3] = NONE
    for place, card in enumerate(table.removed):
        state[REMOVED + place] = CATALOG.roles.index(CATALOG.role_cards[card.key])
    state[VICTIM] = state[VICTOR] = state[SWORDMASTER] = NONE
    ending = table.ending
    if ending is not None:
        state[CAUSE] = CAUSES[ending.cause]
        state[VICTIM], state[VICTOR] = ending.victim, ending.by
        state[SWORDMASTER] = NONE if ending.swordmaster is None else TEAMS.index(ending.swordmaster)


def _in_a_byte(number: int) -> int:
    """Return a number up to 255 as a signed byte."""
    return number - WHOLE_BYTE - 1 if number > MOST else number


def _write_players(state: State, table: Table, numbering: Numbering) -> None:
    state[SEALED : SEALED + SEATS] = NONE
    for seat, card in table.sealed:
        state[SEALED + seat] = numbering.cards[card]
    for seat, player in enumerate(table.players):
        state[ROLE + seat] = _role_number(player.role)
        state[CHARACTER + seat] = to.WHO[table.catalog.characters[player.character].key]
        state[RESILIENCE + seat], state[HONOR + seat] = player.resilience, player.honor
        state[HAND_SIZE + seat], state[IN_PLAY + seat] = len(player.hand), len(player.in_play)
        for card in player.hand:
            state[HANDS + seat * KINDS + numbering.cards[card]] += 1
        for card in player.in_play:
            prop = numbering.props[card]
            state[PROPERTIES + prop * SEATS + seat] += 1
            state[ORDER + int(state[LAID])] = seat * PROPERTY_KINDS + prop
            state[LAID] += 1


def _role_number(role: RoleCard) -> int:
    """Return the number of a role card: that of its key, or of its role where no card has its key."""
    roles = CATALOG.roles
    if role.key in CATALOG.role_cards:
        return roles.index(CATALOG.role_cards[role.key])
    return next(number for number, card in enumerate(roles) if card.role is role.role)


def _write_stack(state: State, frames: list[Frame]) -> None:
    state[DEPTH] = len(frames)
    for depth, frame in enumerate(frames):
        place = STACK + FRAME * depth
        state[place : place + FRAME] = NONE
        state[place + OP], state[place + SEAT], state[place + BY] = frame.op, frame.seat, frame.by
        state[place + SOURCE], state[place + DETAIL] = frame.source, frame.detail
        for number, card in enumerate(frame.turned):
            state[place + TURNED + number] = card


def _write_history(state: State, table: Table) -> None:
    for event in table.events:
        if isinstance(event, Played) and table.catalog.is_weapon[event.card]:
            place, added = ATTACKS + event.seat * SEATS + event.target, 1
        elif isinstance(event, Wounded):
            place, added = WOUNDS + event.by * SEATS + event.seat, event.lost
        else:
            continue
        state[place] = min(MOST, int(state[place]) + added)


def tidy(state: State) -> State:
    """Return a copy without what is left in places that are not in use: equal games are equal arrays."""
    tidied = state.copy()
    deck, pile = int(state[DECK_SIZE]) & WHOLE_BYTE, int(state[PILE_SIZE]) & WHOLE_BYTE
    tidied[PILES + deck : PILES_END - pile] = 0
    tidied[ORDER + int(state[LAID]) : END_RULINGS] = 0
    tidied[STACK + FRAME * int(state[DEPTH]) : ATTACKS] = 0
    for depth in range(int(state[DEPTH])):
        place = STACK + FRAME * depth
        if state[place + OP] != to.CHOOSE_STEP:
            tidied[place + TURNED : place + FRAME] = NONE
    return tidied


# --- and back -----------------------------------------------------------------------------------------------


def from_flat(array: State, key: bytes | None = None) -> Game:
    """Return the game of an array, with a key of all chance to come."""
    state = [int(number) for number in array]
    catalog = catalog_of(edition_by(rising_sun=bool(state[RISING_SUN]), rulings=rulings_in(state)))
    table = Table(catalog, Chance(derive_key("flat") if key is None else key), [])
    numbering = numbering_of(catalog)
    table.players = [_player(state, catalog, numbering, seat) for seat in range(state[PLAYERS])]
    _read_table(table, state, numbering)
    frames = [_frame(state, STACK + FRAME * depth) for depth in range(state[DEPTH])]
    table.stack = [step_of(frame, At(table, numbering)) for frame in frames]
    table.advance()
    return game_from(table)


def _read_table(table: Table, state: list[int], numbering: Numbering) -> None:
    back = numbering.back
    table.active = state[ACTIVE]
    table.turn = state[TURN] + BYTE * state[TURN + 1]
    table.phase = PHASES[state[PHASE]]
    table.weapons_played, table.weapons_added = state[WEAPONS_PLAYED], state[WEAPONS_ADDED]
    table.used = (TAKE_PROPERTY.key,) if state[USED] else ()
    table.playing = back[state[PLAYING]]
    deck, pile = state[DECK_SIZE] & WHOLE_BYTE, state[PILE_SIZE] & WHOLE_BYTE
    table.deck = [back[card] for card in state[PILES : PILES + deck]]
    table.pile = [back[card] for card in state[PILES_END - pile : PILES_END][::-1]]
    removed = [number for number in state[REMOVED : REMOVED + 3] if number != NONE]
    table.removed = tuple(_role_card(table.catalog, number) for number in removed)
    players = len(table.players)
    order = [(table.active + away) % players for away in range(players)]
    table.sealed = tuple((seat, back[state[SEALED + seat]]) for seat in order if state[SEALED + seat] != NONE)
    if state[CAUSE] != to.GOES_ON:
        cause = next(cause for cause, number in CAUSES.items() if number == state[CAUSE])
        team = None if state[SWORDMASTER] == NONE else TEAMS[state[SWORDMASTER]]
        table.ending = Ending(cause, state[VICTIM], state[VICTOR], team)


def _role_card(catalog: Catalog, number: int) -> RoleCard:
    """Return the role card of this set; those of the base game have not all stars."""
    card = CATALOG.roles[number]
    if card.key in catalog.role_cards:
        return catalog.role_cards[card.key]
    return next(one for one in catalog.roles if one.role is card.role)


def _player(state: list[int], catalog: Catalog, numbering: Numbering, seat: int) -> Player:
    role = _role_card(catalog, state[ROLE + seat])
    key = VOCABULARY.characters[state[CHARACTER + seat]].key
    character = catalog.character_numbers[key]
    held = state[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
    hand = sorted(numbering.back[card] for card, count in enumerate(held) for _ in range(count))
    spots = [spot for spot in state[ORDER : ORDER + state[LAID]] if spot // PROPERTY_KINDS == seat]
    in_play = [numbering.props_back[spot % PROPERTY_KINDS] for spot in spots]
    traits = catalog.combined(state[PLAYERS], role.role, character, tuple(in_play))
    player = Player(role, character, state[RESILIENCE + seat], state[HONOR + seat], hand, traits)
    player.in_play = in_play
    return player


def _frame(state: list[int], place: int) -> Frame:
    cards = state[place + TURNED : place + FRAME] if state[place + OP] == to.CHOOSE_STEP else ()
    turned = tuple(card for card in cards if card != NONE)
    op, seat, by, source, detail = state[place : place + TURNED]
    return Frame(op, seat, by, source, detail, turned)


assert CARDS == PILES_END - PILES, "the piles hold all cards"
