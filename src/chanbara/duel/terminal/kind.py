"""The duel in the terminal."""

from __future__ import annotations

from chanbara.cli.kind import TerminalKind
from chanbara.duel.terminal.draw import board, duel_header
from chanbara.duel.terminal.table import duel_result
from chanbara.duel.words.asking import choices
from chanbara.duel.words.words import DuelWords

TERMINAL = TerminalKind(
    DuelWords,
    duel_header,
    lambda words, view: (board(words, view),),
    lambda words, _view, game: duel_result(words, game),
    choices,
)
