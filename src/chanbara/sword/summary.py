"""The summary card for one number of players, generated from the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.editions import RISING_SUN
from chanbara.sword.rules.harm import SWORDMASTER_FROM
from chanbara.sword.rules.query import HAND_LIMIT, WEAPONS_PLAYED
from chanbara.sword.rules.scoring import DEADLY_STRIKE, FEWER_STARS, MORE_STARS
from chanbara.sword.rules.traits import NO_TRAITS
from chanbara.sword.rules.turn import CARDS_DRAWN
from chanbara.sword.rules.words import TEAM_OF, Phase, Role, Suit, Team

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog


class RoleLine(NamedTuple):
    """One role at a table of this size."""

    role: Role
    team: Team
    """The side it is on (2.1)."""
    players: int
    """How many players have it (2.1)."""
    honor: int
    """Their starting honor (2.5)."""
    multipliers: tuple[int, ...]
    """The multiplier of their honor (8.3); two numbers if stars decide, the one for fewer stars first."""
    stars: tuple[int, ...]
    """The stars on the cards of this role, fewest first; empty if it has none (2.2)."""
    drawn: int
    """Cards in the Draw phase (3.2)."""
    weapons: int
    """Weapons per turn (3.5)."""


class SuitShare(NamedTuple):
    """How often a symbol is revealed (11.2)."""

    suit: Suit
    copies: int
    """The number of cards with it."""
    cards: int
    """The number of all cards."""

    @property
    def share(self) -> float:
        """The exact probability, for an unseen deck."""
        return self.copies / self.cards

    @property
    def one_in(self) -> int:
        """The approximate probability: one card in 2, in 4 or in 8, whichever is nearest."""
        return min((2, 4, 8), key=lambda cards: abs(self.share - 1 / cards))


class Summary(NamedTuple):
    """The summary card of a table."""

    players: int
    phases: tuple[Phase, ...]
    """The phases of a turn, in order (3)."""
    hand_limit: int
    """The hand limit in the Discard phase (3.4)."""
    hands: tuple[int, ...]
    """Cards dealt, clockwise from the Shogun (2.6)."""
    roles: tuple[RoleLine, ...]
    by_stars: tuple[tuple[Role, ...], ...]
    """Groups of roles in which the player with the most stars counts double (8.3)."""
    worth: tuple[tuple[str, int], ...]
    """Cards worth points in hand at the end, to everyone but a Ronin (8.3)."""
    deadly_strike: int
    """Points for ending the game by defeating a teammate (8.5)."""
    ties: tuple[Team, ...]
    """Who wins a tie, first to last (8.6)."""
    has_swordmaster: bool
    """Whether a Victory of the Swordmaster is possible (8.4)."""
    any_team_mate_refuses: bool
    """Whether it is refused after a defeat by any teammate, or only by the one who is left."""
    suits: tuple[SuitShare, ...]
    """The probabilities of the symbols, most frequent first; empty if symbols do not matter (1.3)."""


def summary(catalog: Catalog, players: int) -> Summary:
    """Return the summary card of a catalog for a number of players."""
    deals = catalog.deals
    dealt = deals.roles[players]
    teams = {TEAM_OF[role] for role in dealt}
    return Summary(
        players=players,
        phases=tuple(Phase),
        hand_limit=HAND_LIMIT,
        hands=deals.hands[:players],
        roles=tuple(_role_line(catalog, players, role) for role in dealt),
        by_stars=deals.by_stars.get(players, ()),
        worth=tuple((card.key, card.worth) for card in catalog.cards if card.worth),
        deadly_strike=DEADLY_STRIKE,
        ties=tuple(team for team in deals.ties if team in teams),
        has_swordmaster=players >= SWORDMASTER_FROM,
        any_team_mate_refuses=catalog.rulings.any_team_mate_refuses,
        suits=suit_shares(catalog) if catalog.name.split()[0] == RISING_SUN else (),
    )


def _role_line(catalog: Catalog, players: int, role: Role) -> RoleLine:
    deals = catalog.deals
    shogun, others = deals.honor[players]
    decided = any(role in group for group in deals.by_stars.get(players, ()))
    traits = deals.role_traits.get((players, role), NO_TRAITS)
    return RoleLine(
        role=role,
        team=TEAM_OF[role],
        players=deals.roles[players][role],
        honor=shogun if role is Role.SHOGUN else others,
        multipliers=(FEWER_STARS, MORE_STARS) if decided else (deals.multipliers[role][players],),
        stars=tuple(sorted({card.stars for card in catalog.roles if card.role is role and card.stars})),
        drawn=CARDS_DRAWN + traits.cards_drawn,
        weapons=WEAPONS_PLAYED + traits.weapon_limit,
    )


def suit_shares(catalog: Catalog) -> tuple[SuitShare, ...]:
    """Return the number of cards with each symbol, most frequent first."""
    total = sum(card.copies for card in catalog.cards)
    copies = {suit: sum(card.copies for card in catalog.cards if card.suit is suit) for suit in Suit}
    return tuple(SuitShare(suit, copies[suit], total) for suit in sorted(Suit, key=lambda one: -copies[one]))
