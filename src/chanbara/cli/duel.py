"""The duel in the terminal."""

from __future__ import annotations

from chanbara.cli.duel_draw import board, duel_header
from chanbara.cli.duel_table import duel_result
from chanbara.cli.kind import TerminalKind
from chanbara.words.duel import DuelWords
from chanbara.words.duel_asking import choices

TERMINAL = TerminalKind(
    DuelWords,
    duel_header,
    lambda words, view: (board(words, view),),
    lambda words, _view, game: duel_result(words, game),
    choices,
)
