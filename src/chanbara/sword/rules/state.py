"""The state of a game: a table, its players, and the piles between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.kernel.machine import Machine
from chanbara.sword.rules.traces import NO_TRACES
from chanbara.sword.rules.words import NONE, TEAM_OF, Cause, Phase, Team

if TYPE_CHECKING:
    from chanbara.kernel.chance import Chance
    from chanbara.sword.rules.catalog import Catalog, RoleCard
    from chanbara.sword.rules.traits import Traits


class Player:
    """One seat: its player, and the cards in front of them."""

    __slots__ = ("character", "hand", "honor", "in_play", "known", "resilience", "role", "team", "traits")

    def __init__(
        self, role: RoleCard, character: int, resilience: int, honor: int, hand: list[int], traits: Traits
    ) -> None:
        self.role = role
        self.team = TEAM_OF[role.role]
        self.character = character
        self.resilience = resilience
        self.honor = honor
        self.hand = hand
        """Cards in hand, sorted: their order tells nothing."""
        self.in_play: list[int] = []
        """Properties in front of the player, in the order they were laid."""
        self.known: tuple[tuple[int, int], ...] = ()
        """What others know of this hand: card, and bits of the seats that know it; see knowledge.py."""
        self.traits = traits
        """The sum of role, character and properties."""

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player.__new__(Player)
        twin.role = self.role
        twin.team = self.team
        twin.character = self.character
        twin.resilience = self.resilience
        twin.honor = self.honor
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        twin.known = self.known
        twin.traits = self.traits
        return twin


class Ending(NamedTuple):
    """How the game ended: why, and the defeat that ended it, where it was one (8.5)."""

    cause: Cause
    victim: int = NONE
    by: int = NONE
    swordmaster: Team | None = None


class Table(Machine):
    """Everything that is true of a game."""

    __slots__ = (
        "active",
        "catalog",
        "chance",
        "deck",
        "ending",
        "events",
        "phase",
        "pile",
        "players",
        "playing",
        "removed",
        "sealed",
        "traces",
        "turn",
        "used",
        "weapons_added",
        "weapons_played",
    )

    def __init__(self, catalog: Catalog, chance: Chance, players: list[Player]) -> None:
        super().__init__()
        self.catalog = catalog
        self.chance = chance
        self.players = players
        self.deck: list[int] = []
        """The draw deck; its top is the last of the list."""
        self.pile: list[int] = []
        """The discard pile; its top is the last of the list."""
        self.playing = NONE
        """The card that lies beside the piles while its effect lasts (3.7)."""
        self.removed: tuple[RoleCard, ...] = ()
        """Role cards removed unseen (2.2)."""
        self.active = 0
        """Who is on turn."""
        self.turn = 0
        """Counts the turns from 1."""
        self.phase = Phase.RECOVER
        self.weapons_played = 0
        """Weapons that count against the limit of this turn (3.5)."""
        self.weapons_added = 0
        """Weapons that those already played this turn allow in addition (3.5)."""
        self.used: tuple[str, ...] = ()
        """Abilities used this turn that may be used once."""
        self.sealed: tuple[tuple[int, int], ...] = ()
        """Seats and the cards of their hands they have chosen to show, as yet unseen (11.9)."""
        self.traces = NO_TRACES
        """What the levers of designers' cards have left."""
        self.ending: Ending | None = None
        self.events: list[Any] = []

    def clone(self) -> Table:
        """Return an independent copy; immutable parts are shared."""
        twin = Table.__new__(Table)
        twin.stack = self.stack[:]
        twin.decision = self.decision
        twin.asked = self.asked
        twin.catalog = self.catalog
        twin.chance = self.chance.clone()
        twin.players = [player.clone() for player in self.players]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.playing = self.playing
        twin.removed = self.removed
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.weapons_played = self.weapons_played
        twin.weapons_added = self.weapons_added
        twin.used = self.used
        twin.sealed = self.sealed
        twin.traces = self.traces
        twin.ending = self.ending
        twin.events = self.events[:]
        return twin
