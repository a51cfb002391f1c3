"""Observers for OpenSpiel: strings and tensors with public, private, or all players' information."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

import chanbara
from chanbara.research.spiel.story import CHOSE, Told
from chanbara.research.spiel.story_rows import COLUMNS, ROWS, deeds_of, rows_of
from chanbara.slices import Part
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.env.observe import observe, observe_perfect
from chanbara.sword.flat.format.layout import KINDS, MOST, SEATS
from chanbara.sword.flat.format.sight import (
    OBSERVATION_SIZE,
    PERFECT,
    PERFECT_SIZE,
    PERFECT_SLICES,
    PRIVATE,
    PUBLIC,
    SLICES,
)
from chanbara.sword.flat.format.tables import CARD

if TYPE_CHECKING:
    import numpy.typing as npt

    from chanbara.sword.flat.format.arrays import Row, State
    from chanbara.sword.sight.view import View

KNOWN = Part("known", (SEATS, KINDS), "cards that one knows to be in a hand")
EXPOSED = Part("exposed", (SEATS, KINDS), "cards that everybody knows to be in a hand")
DEEDS = ("attacks", "wounds")
"""The slices of interactions between seats."""
EVERYBODY = tuple(part for part in PERFECT if part.name in {"roles", "hands"})
"""What all players know together; nobody knows the order of the deck."""


class Observer:
    """Writes what a player may know into ``tensor``, with its named parts in ``dict``, or into a string.

    Without private information the result is the same for all players: seats are then relative to seat 0.
    """

    def __init__(self, players: int, kind: Any) -> None:  # noqa: ANN401 - OpenSpiel's type of observation
        self._players = players
        self._public = bool(kind.public_info)
        self._recalls = bool(kind.perfect_recall)
        self._own, self._everybody = (kind.private_info.name == n for n in ("SINGLE_PLAYER", "ALL_PLAYERS"))
        parts = self._parts()
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(part.size for part in parts), dtype=np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        first = 0
        for part in parts:
            self.dict[part.name] = self.tensor[first : first + part.size].reshape(part.shape)
            first += part.size

    def _parts(self) -> list[Part]:
        """Return the parts of the tensor."""
        parts: list[Part] = []
        if self._own or self._everybody:
            parts.append(Part("player", (self._players,), "1 for the player who observes"))
        if self._public:
            parts += [*PUBLIC, EXPOSED]
        if self._own:
            parts += [*PRIVATE, KNOWN]
        if self._everybody:
            parts += EVERYBODY
        if self._recalls and (self._public or self._own or self._everybody):
            stories = (self._players,) if self._everybody else ()
            parts.append(Part("story", (*stories, ROWS, len(COLUMNS)), "all that was seen and chosen"))
        return parts

    # --- tensors --------------------------------------------------------------------------------------------

    def set_from(self, state: Any, player: int) -> None:  # noqa: ANN401 - a state of this game
        """Write what ``player`` may know of a state."""
        self.tensor.fill(0)
        viewer = player if self._own or self._everybody else 0
        if "player" in self.dict:
            self.dict["player"][player] = 1
        told: Told | None = state.told
        if told is None:
            return
        self._write_sight(told, viewer)
        self._write_hands(told, viewer)
        if "story" in self.dict:
            rows = [rows_of(story, viewer, self._players) for story in self._stories(told, player)]
            self.dict["story"][:] = rows if self._everybody else rows[0]

    def _write_sight(self, told: Told, viewer: int) -> None:
        """Write the slices of the flat core."""
        flat = to_flat(told.game)
        self._copy(observed(flat, viewer), SLICES)
        if self._public and told.public_past:
            # A sampled table has no history; everyone at it has.
            for name, deeds in zip(DEEDS, deeds_of(told.public_past, viewer, self._players), strict=True):
                self.dict[name] += deeds
                np.minimum(self.dict[name], MOST, out=self.dict[name])
        if self._everybody:
            row = np.zeros(PERFECT_SIZE, dtype=np.int8)
            observe_perfect(flat, viewer, row)
            self._copy(row, PERFECT_SLICES)

    def _copy(self, row: npt.NDArray[np.int8], slices: dict[str, slice]) -> None:
        for name, place in slices.items():
            if name in self.dict:
                self.dict[name].ravel()[:] = row[place]

    def _write_hands(self, told: Told, viewer: int) -> None:
        """Write what is known of the others' hands."""
        if "exposed" not in self.dict and "known" not in self.dict:
            return
        view: View = chanbara.observe(told.game, viewer if self._own else None)
        for one in view.seats:
            away = (one.seat - viewer) % self._players
            for name, cards in (("known", one.known), ("exposed", one.exposed)):
                if name in self.dict:
                    for card in cards:
                        self.dict[name][away, CARD[card]] += 1

    # --- strings --------------------------------------------------------------------------------------------

    def string_from(self, state: Any, player: int) -> str:  # noqa: ANN401 - a state of this game
        """Return what ``player`` may know of a state: their history, with perfect recall, and their view."""
        told: Told | None = state.told
        if told is None:
            return ""
        parts = self._stories(told, player) if self._recalls else []
        if self._public:
            parts.append(_json(chanbara.observe(told.game, player if self._own else None)))
        if self._everybody or (self._own and not self._public):
            seats = range(self._players) if self._everybody else (player,)
            parts += [_json(private_view(chanbara.observe(told.game, seat))) for seat in seats]
        return "\n".join(parts)

    def _stories(self, told: Told, player: int) -> list[str]:
        """Return the recalled histories: the player's own, everyone's, or the public one."""
        if self._everybody:
            observers: list[int | None] = [(player + away) % self._players for away in range(self._players)]
        else:
            observers = [player if self._own else None]
        stories = [told.story(seat) for seat in observers]
        return stories if self._public else [private_lines(story, told.story(None)) for story in stories]


def observed(flat: State, viewer: int) -> Row:
    """Return the observation of a seat, public and private."""
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    observe(flat, viewer, row)
    return row


def _json(value: Any) -> str:  # noqa: ANN401 - a view, or a part of one
    return msgspec.json.encode(value).decode()


def private_view(view: View) -> dict[str, Any]:
    """Return the private part of a view."""
    assert view.seat is not None, "a spectator has no private information"
    asked = view.decision
    return {
        "seat": view.seat,
        "role": view.seats[view.seat].role,
        "hand": view.hand,
        "known": [one.known for one in view.seats],
        "sealed": [card for seat, card in view.sealed if seat == view.seat],
        "options": [one.text for one in asked.options or ()] if asked is not None else [],
    }


def private_lines(story: str, public: str) -> str:
    """Return the lines of a seat's history that a spectator did not see, or saw differently."""
    others = iter(public.splitlines())
    return "\n".join(
        line for line in story.splitlines() if line.startswith(CHOSE) or line != next(others, "")
    )
