"""A game of the reference engine as an array (written by ``writer``), and back, at any decision.

What players know of each other's hands and the events so far are not part of an array, except for who
attacked and wounded whom. A game converted back from an array has neither.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chanbara.kernel.chance import Chance, derive_key
from chanbara.sword.books import BOOKS, OURS
from chanbara.sword.cards.rising_sun.characters import TAKE_PROPERTY
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.flat.bridge import writer
from chanbara.sword.flat.bridge.convert_steps import At, frame_at, step_of
from chanbara.sword.flat.bridge.frames import FRAMES, fields_of
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.numbering import CAUSES, PHASES, TEAMS, numbering_of, role_number
from chanbara.sword.flat.format.rulings import ruling_bytes, rulings_in
from chanbara.sword.flat.format.scope import CATALOG, IS_OPEN
from chanbara.sword.flat.format.vocabulary import ROLE_CARDS, VOCABULARY, left_out_of, what_is_unknown
from chanbara.sword.position import game_from
from chanbara.sword.rules.events import Played, Wounded
from chanbara.sword.rules.plain import pending_steps
from chanbara.sword.rules.state import Ending, Player, Table

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.flat.format.numbering import Numbering
    from chanbara.sword.rules.catalog import Catalog, RoleCard
    from chanbara.sword.rules.rulings import Rulings


def to_flat(game: Game) -> State:
    """Return a game of the reference engine as an array; ``ValueError`` if the flat core lacks a card."""
    table: Table = game.table
    catalog = table.catalog
    if not plays(catalog):
        left_out = left_out_of(catalog)
        message = f"these tables are of other cards than {catalog.name!r}"
        raise ValueError(what_is_unknown(left_out) if left_out else message)
    numbering = numbering_of(catalog)
    row = writer.new_game(len(table.players), int(catalog.deals.banzai), ruling_bytes(catalog.rulings))
    _write_table(row, table, numbering)
    _write_players(row, table, numbering)
    steps = [fields_of(step) for step in pending_steps(table)]
    writer.write_stack(row, [FRAMES[step.kind](step.about, numbering) for step in steps])
    _write_history(row, table)
    return writer.as_state(row)


def plays(catalog: Catalog) -> bool:
    """Whether games with this catalog can be played here."""
    if IS_OPEN:
        return catalog is CATALOG and not left_out_of(catalog)
    return printed_edition(catalog) is not None


@cache
def printed_edition(catalog: Catalog) -> Edition | None:
    """Return the edition of a catalog that the flat core plays, with any rulings; or None.

    Its cards are those of the project, without house rules or custom cards, and all are known.
    """
    rising_sun = catalog.deals.banzai
    edition = Edition(rising_sun, catalog.rulings, book=catalog.book)
    return edition if catalog is catalog_of(edition) and not left_out_of(catalog) else None


def edition_by(*, rising_sun: bool, rulings: Rulings) -> Edition:
    """Return the edition with these rulings: the book that has them, if there is one."""
    book = next((book for book, its in BOOKS.items() if its == rulings), OURS)
    return Edition(rising_sun, rulings, book=book)


def _write_table(row: bytearray, table: Table, numbering: Numbering) -> None:
    deck, pile = ([numbering.cards[card] for card in cards] for cards in (table.deck, table.pile))
    asked = NONE if table.decision is None else table.decision.seat
    writer.write_turn(row, table.active, table.turn)
    writer.write_question(row, PHASES.index(table.phase), asked)
    writer.write_limits(row, table.weapons_played, table.weapons_added, int(bool(table.used)))
    writer.write_playing(row, numbering.cards[table.playing])
    writer.write_deck_size(row, len(deck))
    writer.write_deck(row, deck)
    writer.write_pile(row, pile)
    writer.count_pile(row, pile)
    writer.write_removed(row, [role_number(card) for card in table.removed])
    ending = table.ending
    if ending is not None:
        swordmaster = NONE if ending.swordmaster is None else TEAMS.index(ending.swordmaster)
        writer.write_end(row, CAUSES[ending.cause], ending.victim, ending.by, swordmaster)


def _write_players(row: bytearray, table: Table, numbering: Numbering) -> None:
    for seat, player in enumerate(table.players):
        character = to.WHO[table.catalog.characters[player.character].key]
        role, hand = role_number(player.role), [numbering.cards[card] for card in player.hand]
        writer.write_seat(row, seat, role, character, player.resilience, player.honor, len(hand))
        writer.write_hand(row, seat, hand)
    writer.write_properties(row, [[numbering.props[card] for card in one.in_play] for one in table.players])
    for seat, card in table.sealed:
        writer.write_sealed(row, seat, numbering.cards[card])


def _write_history(row: bytearray, table: Table) -> None:
    for event in table.events:
        if isinstance(event, Played) and table.catalog.is_weapon[event.card]:
            writer.count_attack(row, event.seat, event.target)
        elif isinstance(event, Wounded):
            writer.count_wounds(row, event.by, event.seat, event.lost)


# --- and back -----------------------------------------------------------------------------------------------


def from_flat(array: State, key: bytes | None = None) -> Game:
    """Return the game of an array, with a key for all random numbers to come."""
    state = [int(number) for number in array]
    catalog = CATALOG
    if not IS_OPEN:
        edition = edition_by(rising_sun=bool(state[layout.RISING_SUN]), rulings=rulings_in(state))
        catalog = catalog_of(edition)
    table = Table(catalog, Chance(derive_key("flat") if key is None else key), [])
    numbering = numbering_of(catalog)
    table.players = [_player(state, catalog, numbering, seat) for seat in range(state[layout.PLAYERS])]
    _read_table(table, state, numbering)
    frames = [frame_at(state, layout.STACK + layout.FRAME * depth) for depth in range(state[layout.DEPTH])]
    table.stack = [step_of(frame, At(table, numbering)) for frame in frames]
    table.advance()
    return game_from(table)


def _read_table(table: Table, state: list[int], numbering: Numbering) -> None:
    back = numbering.back
    table.active = state[layout.ACTIVE]
    table.turn = state[layout.TURN] + layout.BYTE * state[layout.TURN + 1]
    table.phase = PHASES[state[layout.PHASE]]
    table.weapons_played, table.weapons_added = state[layout.WEAPONS_PLAYED], state[layout.WEAPONS_ADDED]
    table.used = (TAKE_PROPERTY.key,) if state[layout.USED] else ()
    table.playing = back[state[layout.PLAYING]]
    deck, pile = state[layout.DECK_SIZE] & layout.WHOLE_BYTE, state[layout.PILE_SIZE] & layout.WHOLE_BYTE
    table.deck = [back[card] for card in state[layout.PILES : layout.PILES + deck]]
    table.pile = [back[card] for card in state[layout.PILES_END - pile : layout.PILES_END][::-1]]
    removed = [
        number for number in state[layout.REMOVED : layout.REMOVED + writer.MOST_REMOVED] if number != NONE
    ]
    table.removed = tuple(_role_card(table.catalog, number) for number in removed)
    players = len(table.players)
    sealed = state[layout.SEALED : layout.SEALED + players]
    order = [(table.active + away) % players for away in range(players)]
    table.sealed = tuple((seat, back[sealed[seat]]) for seat in order if sealed[seat] != NONE)
    if state[layout.CAUSE] != to.GOES_ON:
        cause = next(cause for cause, number in CAUSES.items() if number == state[layout.CAUSE])
        team = None if state[layout.SWORDMASTER] == NONE else TEAMS[state[layout.SWORDMASTER]]
        table.ending = Ending(cause, state[layout.VICTIM], state[layout.VICTOR], team)


def _role_card(catalog: Catalog, number: int) -> RoleCard:
    """Return the role card of this set; not all those of the base game have stars."""
    card = ROLE_CARDS[number]
    if card.key in catalog.role_cards:
        return catalog.role_cards[card.key]
    return next(one for one in catalog.roles if one.role is card.role)


def _player(state: list[int], catalog: Catalog, numbering: Numbering, seat: int) -> Player:
    role = _role_card(catalog, state[layout.ROLE + seat])
    key = VOCABULARY.characters[state[layout.CHARACTER + seat]].key
    character = catalog.character_numbers[key]
    held = state[layout.HANDS + seat * layout.KINDS : layout.HANDS + (seat + 1) * layout.KINDS]
    hand = sorted(numbering.back[card] for card, count in enumerate(held) for _ in range(count))
    laid = [divmod(spot, layout.PROPERTY_KINDS) for spot in state[layout.ORDER :][: state[layout.LAID]]]
    in_play = [numbering.props_back[prop] for owner, prop in laid if owner == seat]
    traits = catalog.combined(state[layout.PLAYERS], role.role, character, tuple(in_play))
    player = Player(
        role, character, state[layout.RESILIENCE + seat], state[layout.HONOR + seat], hand, traits
    )
    player.in_play = in_play
    return player


assert layout.CARDS == layout.PILES_END - layout.PILES, "the piles hold all cards"
