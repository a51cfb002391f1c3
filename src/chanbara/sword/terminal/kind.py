"""Samurai Sword in the terminal."""

from __future__ import annotations

from chanbara.cli.kind import TerminalKind
from chanbara.sword.terminal.draw import header, piles, seat_rows
from chanbara.sword.terminal.result import result_screen
from chanbara.sword.words.asking import choices
from chanbara.sword.words.words import Words

TERMINAL = TerminalKind(
    Words,
    header,
    lambda words, view: (seat_rows(words, view), piles(words, view)),
    lambda words, view, _game: result_screen(words, view),
    choices,
)
