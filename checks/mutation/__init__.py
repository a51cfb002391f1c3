"""Mutation testing: small changes of cards and rules, one at a time, each of which some test must detect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

SWORD, DUEL = "sword", "duel"
GAMES = {SWORD: "Samurai Sword", DUEL: "Way of the Samurai"}
"""Both games by their keys: the mutants of a game are tried with its own tests."""


class Mutant(NamedTuple):
    """One change. It is made in a process of its own and never undone."""

    group: str
    """Such as ``card`` or ``weapon``; of all but ``rule`` none may survive."""
    name: str
    cites: tuple[str, ...]
    """Keys and paragraphs a test should cite to detect it, the likeliest first; empty: any paragraph."""
    apply: Callable[[], None]
    game: str = SWORD
