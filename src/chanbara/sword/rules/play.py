"""The Play phase: what may be played, and how a card is laid down (3.3, 3.5, 3.7, 9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.attack import attack
from chanbara.sword.rules.events import AbilityUsed, Played
from chanbara.sword.rules.piles import lay_property, leave_hand
from chanbara.sword.rules.query import attackable, in_play_anywhere, weapon_limit
from chanbara.sword.rules.words import NONE, Aim, Kind, Phase, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Player, Table

# A member looked up on its class costs several times a name of the module; these are asked for at every step.
IN_PLAY_PHASE, ASK_PLAY = Phase.PLAY, Prompt.PLAY.value
END, USE = Verb.END, Verb.USE
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
        if table.playing != NONE:
            table.pile.append(table.playing)
            table.playing = NONE


SETTLE = Settle()


def play_options(table: Table, player: Player) -> list[Option]:
    """Return everything the player on turn may do: cards in catalog order, abilities, the end."""
    options: list[Option] = []
    catalog = table.catalog
    in_reach: list[tuple[int, int]] | None = None if table.weapons_played < weapon_limit(table) else []
    reaches, aims = catalog.reaches, catalog.aims
    for card in dict.fromkeys(player.hand):
        reach = reaches[card]
        if reach:
            if in_reach is None:
                in_reach = attackable(table, table.active)
            if in_reach:
                at = catalog.at[card]
                options += [at[seat] for seat, needed in in_reach if needed <= reach]
        else:
            options += AIMS[aims[card]](table, card)
    for ability in player.traits.abilities:
        if ability.available(table, table.active):
            options.append(catalog.ability(ability.key))
    options.append(catalog.end)
    return options


def aim_nothing(table: Table, card: int) -> tuple[Option, ...]:
    """Offer a card that names nobody."""
    return table.catalog.alone[card]


def aim_other(table: Table, card: int) -> list[Option]:
    """Offer a card on every other player."""
    at = table.catalog.at[card]
    return [at[seat] for seat in range(len(table.players)) if seat != table.active]


def aim_hand(table: Table, card: int) -> list[Option]:
    """Offer a card on every other player who has a card in hand."""
    at = table.catalog.at[card]
    return [at[seat] for seat, player in enumerate(table.players) if player.hand and seat != table.active]


def aim_hand_or_property(table: Table, card: int) -> list[Option]:
    """Offer a card on other hands and on every property in play."""
    option = table.catalog.option
    options = aim_hand(table, card)
    for seat, player in enumerate(table.players):
        if player.in_play:
            options += [option(Verb.PLAY, card, seat, prop) for prop in sorted(set(player.in_play))]
    return options


def aim_anyone(table: Table, card: int) -> list[Option]:
    """Offer a card on every player, unless only one may be in play and it is."""
    if table.catalog.cards[card].is_unique and in_play_anywhere(table, card):
        return []
    at = table.catalog.at[card]
    return [at[seat] for seat in range(len(table.players))]


def aim_answer(_table: Table, _card: int) -> tuple[Option, ...]:
    """Offer nothing: the card is an answer only (3.3)."""
    return ()


AIMS = {
    Aim.NOTHING: aim_nothing,
    Aim.OTHER: aim_other,
    Aim.HAND: aim_hand,
    Aim.HAND_OR_PROPERTY: aim_hand_or_property,
    Aim.ANYONE: aim_anyone,
    Aim.ANSWER: aim_answer,
}


def play_card(table: Table, seat: int, option: Option) -> None:
    """Lay a card down from hand and schedule what it does."""
    card = option.card
    entry = table.catalog.cards[card]
    leave_hand(table, seat, card)
    table.events.append(Played(seat, card, option.seat, option.prop))
    if entry.kind is PROPERTY:
        lay_property(table, seat if option.seat == NONE else option.seat, card)
        return
    table.playing = card
    table.stack.append(SETTLE)
    if entry.kind is WEAPON:
        table.weapons_played += 1
        attack(table, seat, option.seat, card)
    else:
        assert entry.play is not None, f"{entry.key} is never played on its own"
        entry.play(table, seat, option)


def use_ability(table: Table, seat: int, option: Option) -> None:
    """Use an ability of the character."""
    for ability in table.players[seat].traits.abilities:
        if ability.key == option.key:
            table.events.append(AbilityUsed(seat, ability.key))
            ability.use(table, seat)
