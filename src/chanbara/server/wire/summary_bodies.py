"""What the summary card of Samurai Sword shows."""

from __future__ import annotations

from typing import Literal

import msgspec

RoleName = Literal["shogun", "samurai", "ninja", "ronin"]


class RoleSummary(msgspec.Struct):
    """One role at a table of this size."""

    role: RoleName
    """The role."""
    team: Literal["shogun", "ninja", "ronin"]
    """The side it is on."""
    players: int
    """How many players have it."""
    honor: int
    """Their starting honor."""
    multipliers: list[int]
    """The multiplier of their honor; two if stars decide, the one for fewer stars first."""
    stars: list[int]
    """The stars on the cards of this role, fewest first; empty if it has none."""
    drawn: int
    """Cards in the Draw phase."""
    weapons: int
    """Weapons per turn."""


class SuitSummary(msgspec.Struct):
    """How many cards have a symbol."""

    suit: Literal["fuji", "koi", "torii", "origami"]
    """The symbol."""
    copies: int
    """The number of cards with it."""
    cards: int
    """The number of all cards."""
    one_in: int
    """About one card in this many has it."""


class WorthSummary(msgspec.Struct):
    """A card that is worth points in hand at the end, to everyone but a Ronin."""

    card: str
    """The card."""
    points: int
    """The points."""


class SummaryRules(msgspec.Struct):
    """The rules behind each part of the card, by their paragraphs."""

    turn: str
    """The order of a turn."""
    roles: str
    """Honor and multipliers of each role."""
    end: str
    """How the game ends."""
    ties: str
    """Who wins a tie."""
    worth: str
    """Cards that are worth points in hand."""
    symbols: str
    """What symbols are for."""
    dealt: str
    """How many cards each player is dealt."""


class SummaryCard(msgspec.Struct):
    """The summary card for one number of players."""

    players: int
    """The number of players."""
    phases: list[Literal["recover", "draw", "play", "discard"]]
    """The phases of a turn, in order."""
    hand_limit: int
    """The hand limit in the Discard phase."""
    hands: list[int]
    """Cards dealt, clockwise from the Shogun."""
    roles: list[RoleSummary]
    """The roles at the table."""
    by_stars: list[list[RoleName]]
    """Groups of roles in which the player with the most stars counts double."""
    worth: list[WorthSummary]
    """Cards that are worth points in hand at the end."""
    deadly_strike: int
    """Points for ending the game by defeating a teammate."""
    ties: list[Literal["shogun", "ninja", "ronin"]]
    """Who wins a tie, first to last."""
    has_swordmaster: bool
    """Whether a Victory of the Swordmaster is possible."""
    any_team_mate_refuses: bool
    """Whether it is refused after a defeat by any teammate, or only by the one who is left."""
    rules: SummaryRules
    """Where each part is explained."""
    suits: list[SuitSummary]
    """The symbols, most frequent first; empty if symbols do not matter."""
