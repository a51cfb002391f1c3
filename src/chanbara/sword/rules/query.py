"""Pure questions about a table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from chanbara.sword.rules.traces import marks_of
from chanbara.sword.rules.words import MAX_SEATS, NONE, Aim, Limit, Proof

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Player, Table
    from chanbara.sword.rules.traits import Ability

HAND_LIMIT = 7
WEAPONS_PLAYED = 1

PARRY = Proof.PARRY  # looked up once: a member looked up on its class costs several times a name


def is_harmless(player: Player) -> bool:
    """Whether a player has no resilience or no card in hand (4.1)."""
    return not player.resilience or not player.hand


ROUND = {
    (count, seat): tuple((seat + away) % count for away in range(1, count))
    for count in range(2, MAX_SEATS + 1)
    for seat in range(count)
}
"""The other seats clockwise from the left, by number of players and seat."""


def seats_after(table: Table, seat: int) -> tuple[int, ...]:
    """Return the other seats, clockwise from the left."""
    return ROUND[len(table.players), seat]


def seats_from_active(table: Table) -> list[int]:
    """Return all seats, the player on turn first, then clockwise (3.9)."""
    return [table.active, *seats_after(table, table.active)]


def distances(harmless: list[bool], seat: int) -> list[int]:
    """Return how far each seat is from ``seat``, the shorter way, past all who are Harmless (5.1)."""
    others = ROUND[len(harmless), seat]
    result = [0] * len(harmless)
    way = 1
    for place in others:
        result[place] = way
        if not harmless[place]:
            way += 1
    way = 1
    for place in reversed(others):
        result[place] = min(way, result[place])
        if not harmless[place]:
            way += 1
    return result


def difficulties(table: Table, seat: int) -> list[int]:
    """Return the Difficulty of attacking each seat from ``seat`` (5.1, 5.2); 0 for ``seat`` itself."""
    players = table.players
    result = distances([not player.resilience or not player.hand for player in players], seat)
    for target in ROUND[len(players), seat]:
        result[target] += players[target].traits.difficulty
    return result


def difficulty(table: Table, seat: int, target: int) -> int:
    """Return the Difficulty of an attack from one seat on another (5)."""
    return difficulties(table, seat)[target]


def attackable(table: Table, seat: int) -> tuple[tuple[int, int], ...]:
    """Return whom this player can attack, each with the reach a weapon needs for it (4.2, 5.3)."""
    standing = [one.traits.difficulty if one.resilience and one.hand else None for one in table.players]
    standing[seat] = None
    found = _attackable(tuple(standing), seat)
    if table.players[seat].traits.always_reaches:
        return tuple([(target, 0) for target, _ in found])
    return found


@lru_cache(maxsize=8192)
def _attackable(standing: tuple[int | None, ...], seat: int) -> tuple[tuple[int, int], ...]:
    """Return the same from what is added for each seat (5.2), where None is Harmless or the attacker.

    It is looked up with every card that is played, and with few different answers: `make bench`.
    """
    way = distances([added is None for added in standing], seat)
    return tuple(
        [(target, way[target] + added) for target, added in enumerate(standing) if added is not None]
    )


def empty_handed(table: Table, seat: int) -> list[tuple[int, int]]:
    """Return likewise the others with resilience but no card in hand: some weapons hit them, too (11.5)."""
    always_reaches = table.players[seat].traits.always_reaches
    needed = [0] * len(table.players) if always_reaches else difficulties(table, seat)
    return [
        (target, needed[target])
        for target, player in enumerate(table.players)
        if player.resilience and not player.hand and target != seat
    ]


def weapon_limit(table: Table) -> int:
    """Return how many weapons may be played this turn (3.5)."""
    return WEAPONS_PLAYED + table.players[table.active].traits.weapon_limit + table.weapons_added


def wounds_dealt(table: Table, seat: int, target: int, weapon: int) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    entry = table.catalog.cards[weapon]
    wounds = entry.wounds if entry.wounds_by is None else entry.wounds_by(table, target)
    dealt = table.players[seat].traits.dealt
    if dealt and (not wounds or seat == target):
        dealt = _disputed(table, seat, is_zero=not wounds, on_oneself=seat == target)
    if not wounds and dealt <= 0:
        return 0
    return max(1, wounds + dealt + table.players[target].traits.taken)


def _disputed(table: Table, seat: int, *, is_zero: bool, on_oneself: bool) -> int:
    """Return what the attacker adds where the books differ: to 0 wounds, or on oneself (6.3, 11.6)."""
    rulings, player = table.catalog.rulings, table.players[seat]
    ability = table.catalog.characters[player.character].traits.dealt
    added = 0
    if (rulings.ability_adds_to_zero or not is_zero) and (rulings.ability_adds_on_oneself or not on_oneself):
        added += ability
    if (rulings.property_adds_to_zero or not is_zero) and (
        rulings.property_adds_on_oneself or not on_oneself
    ):
        added += player.traits.dealt - ability
    return added


def is_immune(table: Table, seat: int, source: int) -> bool:
    """Whether a card, or an ability (NONE), cannot wound this player (6.0)."""
    immune_to = table.players[seat].traits.immune_to
    if not immune_to:
        return False
    entry = None if source == NONE else table.catalog.cards[source]
    return any(immune(entry) for immune in immune_to)


def can_pay(table: Table, seat: int) -> bool:
    """Whether a player can pay 1 resilience: never their last, but a property may absorb it (11.7, 11.9)."""
    player = table.players[seat]
    return player.resilience > 1 or player.traits.absorbs


def is_used_up(table: Table, seat: int, ability: Ability) -> bool:
    """Whether a player has used an ability as often as its limit allows."""
    limit = ability.limit
    if limit is Limit.TURN:
        return ability.key in table.used
    return limit is Limit.GAME and ability.key in marks_of(table, seat).spent


def counters_on(table: Table, seat: int, card: int) -> int:
    """Return how many counters a property in front of a player bears."""
    return dict(marks_of(table, seat).counters).get(card, 0)


def answers(table: Table, seat: int, proof: Proof, source: int) -> list[int]:
    """Return the cards in a hand that meet a demand, each once (6.2, 9.6, 11.3)."""
    player, catalog = table.players[seat], table.catalog
    hand = player.hand
    if proof is not PARRY:
        return [card for card in catalog.weapons if card in hand]
    parries = catalog.parries_of_weapons if source != NONE and catalog.is_weapon[source] else catalog.parries
    fitting = [card for card in parries if card in hand]
    for stands_in in player.traits.answers:
        others = [card for card in dict.fromkeys(hand) if card not in fitting]
        fitting += [card for card in others if stands_in(table, seat, card)]
    return fitting


def is_played(table: Table, proof: Proof, by: int, source: int) -> bool:
    """Whether the card that meets a demand is played, or only discarded (9.1, 9.6, 10.3)."""
    catalog = table.catalog
    if proof is Proof.WEAPON:
        return by != NONE and catalog.rulings.weapon_is_played
    # What demands a parry of everybody is an action of its own; weapons and answers demand it of one.
    of_everybody = source != NONE and not catalog.is_weapon[source] and catalog.aims[source] is not Aim.ANSWER
    return catalog.rulings.parry_is_played or not of_everybody


def in_play_anywhere(table: Table, card: int) -> bool:
    """Whether this property lies in front of anybody."""
    return any(card in player.in_play for player in table.players)
