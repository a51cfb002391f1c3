"""The Play phase: what may be played, and how a card is laid down (3.3, 3.5, 3.7, 9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.attack import attack
from chanbara.sword.rules.events import AbilityUsed, Played
from chanbara.sword.rules.piles import lay_down, lay_property, leave_hand, settle
from chanbara.sword.rules.query import (
    attackable,
    can_pay,
    empty_handed,
    in_play_anywhere,
    is_immune,
    is_used_up,
    seats_after,
    weapon_limit,
)
from chanbara.sword.rules.traces import mark, marks_of
from chanbara.sword.rules.words import NONE, Aim, Kind, Limit, Phase, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Player, Table
    from chanbara.sword.rules.traits import Ability

# A member looked up on its class costs several times a name of the module; these are asked for at every step.
IN_PLAY_PHASE, ASK_PLAY = Phase.PLAY, Prompt.PLAY.value
END, USE = Verb.END, Verb.USE
NO_LIMIT = Limit.NONE
WEAPON, PROPERTY = Kind.WEAPON, Kind.PROPERTY


class PlayPhase(NamedTuple):
    """Play any number of cards and abilities, in any order (3.3)."""

    def run(self, table: Table) -> None:
        """Offer everything that may be played (9.9, 10.3), to who has resilience left (7.4)."""
        table.phase = IN_PLAY_PHASE
        player = table.players[table.active]
        if player.resilience:
            table.ask(self, table.active, ASK_PLAY, play_options(table, player))

    def answer(self, table: Table, option: Option) -> None:
        """Play the card or use the ability, then ask again."""
        verb = option.verb
        if verb is END:
            return
        table.stack.append(self)
        if verb is USE:
            use_ability(table, table.active, option)
        else:
            play_card(table, table.active, option)


PLAY_PHASE = PlayPhase()


class Settle(NamedTuple):
    """Discard the card that was played, if it is still there (3.7)."""

    def run(self, table: Table) -> None:
        """Discard it."""
        settle(table)


SETTLE = Settle()


def play_options(table: Table, player: Player) -> list[Option]:
    """Return everything the player on turn may do: cards in catalog order, abilities, the end."""
    options: list[Option] = []
    catalog = table.catalog
    at_limit = table.weapons_played >= weapon_limit(table)
    free = player.traits.free_weapon
    in_reach: tuple[tuple[int, int], ...] | None = None
    always, reaches, aims, peculiar = catalog.always, catalog.reaches, catalog.aims, catalog.peculiar_weapons
    previous = NONE
    for card in player.hand:
        if card == previous:
            continue  # a hand is sorted: copies lie side by side
        previous = card
        offered, reach = always[card], reaches[card]
        if offered is not None:
            options += offered
        elif not reach:
            options += AIMS[aims[card]](table, card)
        elif not at_limit or (free and is_free_weapon(player, catalog.cards[card])):
            if in_reach is None:
                in_reach = attackable(table, table.active)
            at = catalog.at[card]
            options += [at[seat] for seat, needed in in_reach if needed <= reach]
            if peculiar and card in peculiar:
                options += peculiar_targets(table, card)
    for ability in player.traits.abilities:
        options += ability_options(table, ability)
    options.append(catalog.end)
    return options


def is_free_weapon(player: Player, entry: Card) -> bool:
    """Whether a weapon does not count against the player's limit (3.5)."""
    return any(is_free(entry) for is_free in player.traits.free_weapon)


def peculiar_targets(table: Table, card: int) -> list[Option]:
    """Offer what some weapons may be played on besides: players without cards, oneself (11.5, 11.6)."""
    entry, at = table.catalog.cards[card], table.catalog.at[card]
    options = []
    if entry.hits_empty_handed:
        options += [at[seat] for seat, needed in empty_handed(table, table.active) if needed <= entry.reach]
    if entry.on_oneself:
        options.append(at[table.active])
    return options


def weapon_targets(table: Table, card: int) -> list[int]:
    """Return whom a weapon of the player on turn may be played on, whatever the limit of the turn."""
    reach = table.catalog.reaches[card]
    seats = {seat for seat, needed in attackable(table, table.active) if needed <= reach}
    return sorted(seats.union(option.seat for option in peculiar_targets(table, card)))


def ability_options(table: Table, ability: Ability) -> list[Option]:
    """Offer an ability, on every property in play or every other player where it names one."""
    seat, catalog = table.active, table.catalog
    if (ability.limit is not NO_LIMIT and is_used_up(table, seat, ability)) or not ability.available(
        table, seat
    ):
        return []
    if ability.aims_at_other:
        return [catalog.ability(ability.key, other) for other in sorted(seats_after(table, seat))]
    if not ability.aims_at_property:
        return [catalog.ability(ability.key)]
    return [catalog.ability(ability.key, holder, prop) for holder, prop in properties_in_play(table)]


def properties_in_play(table: Table) -> list[tuple[int, int]]:
    """Return every property in play with its holder, equal ones of a holder once."""
    return [
        (seat, prop)
        for seat, player in enumerate(table.players)
        if player.in_play
        for prop in sorted(set(player.in_play))
    ]


def aim_other(table: Table, card: int) -> tuple[Option, ...]:
    """Offer a card on every other player."""
    at = table.catalog.at[card]
    return at[: table.active] + at[table.active + 1 : len(table.players)]


def aim_hand(table: Table, card: int) -> list[Option]:
    """Offer a card on every other player who has a card in hand."""
    at = table.catalog.at[card]
    return [at[seat] for seat, player in enumerate(table.players) if player.hand and seat != table.active]


def aim_hand_or_property(table: Table, card: int) -> list[Option]:
    """Offer a card on hands and on every property in play; whether on one's own is a ruling (9.5)."""
    rulings, seat = table.catalog.rulings, table.active
    hands = aim_hand(table, card)
    if rulings.own_hand_may_be_stripped and len(table.players[seat].hand) > 1:
        hands.append(table.catalog.at[card][seat])
    at_property = table.catalog.at_property[card]
    own_too = rulings.own_property_may_be_stripped
    return hands + [
        at_property[holder][prop] for holder, prop in properties_in_play(table) if own_too or holder != seat
    ]


def aim_property(table: Table, card: int) -> list[Option]:
    """Offer a card on every property in play."""
    at_property = table.catalog.at_property[card]
    return [at_property[seat][prop] for seat, prop in properties_in_play(table)]


def aim_rival(table: Table, card: int) -> list[Option]:
    """Offer a card that costs a price on every other player it can hurt but not defeat (11.9)."""
    if not can_pay(table, table.active):
        return []
    at = table.catalog.at[card]
    return [
        at[seat]
        for seat, player in enumerate(table.players)
        if player.resilience > 1 and seat != table.active and not is_immune(table, seat, card)
    ]


def aim_anyone(table: Table, card: int) -> tuple[Option, ...]:
    """Offer a card on every player, unless only one may be in play and it is."""
    if table.catalog.cards[card].is_unique and in_play_anywhere(table, card):
        return ()
    return table.catalog.at[card][: len(table.players)]


AIMS = {
    Aim.OTHER: aim_other,
    Aim.HAND: aim_hand,
    Aim.HAND_OR_PROPERTY: aim_hand_or_property,
    Aim.PROPERTY: aim_property,
    Aim.RIVAL: aim_rival,
    Aim.ANYONE: aim_anyone,
}


def play_card(table: Table, seat: int, option: Option) -> None:
    """Lay a card down from hand and schedule what it does."""
    card = option.card
    entry = table.catalog.cards[card]
    leave_hand(table, seat, card)
    table.events.append(Played(seat, card, option.seat, option.prop))
    if entry.kind is PROPERTY:
        lay_property(table, seat if option.seat == NONE else option.seat, card)
    else:
        table.playing = card
        table.stack.append(SETTLE)
        if entry.kind is WEAPON:
            count_weapon(table, seat, entry)
            attack(table, seat, option.seat, card)
        else:
            assert entry.play is not None, f"{entry.key} is never played on its own"
            entry.play(table, seat, option)
    if table.players[seat].traits.on_played:
        lay_down(table, seat, card)


def count_weapon(table: Table, seat: int, entry: Card) -> None:
    """Count a weapon against the limit of the turn, unless it is free; some allow more (3.5)."""
    player = table.players[seat]
    if not player.traits.free_weapon or not is_free_weapon(player, entry):
        table.weapons_played += 1
    table.weapons_added += entry.adds_weapons


def use_ability(table: Table, seat: int, option: Option) -> None:
    """Use an ability of the character."""
    for ability in table.players[seat].traits.abilities:
        if ability.key == option.key:
            table.events.append(AbilityUsed(seat, ability.key))
            count_use(table, seat, ability)
            ability.use(table, seat, option)


def count_use(table: Table, seat: int, ability: Ability) -> None:
    """Note the use of an ability with a limit."""
    if ability.limit is Limit.TURN:
        table.used = (*table.used, ability.key)
    elif ability.limit is Limit.GAME:
        mark(table, seat, spent=(*marks_of(table, seat).spent, ability.key))
