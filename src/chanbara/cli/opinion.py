"""What a bot would have chosen in a recorded game, seat by seat: a second opinion for ``chanbara review``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.cli.common.manners import Mistake
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.words.asking import choices
from chanbara.sword.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.review.timeline import Timeline
    from chanbara.sword.bots.protocol import Bot


class Opinion(msgspec.Struct, tag="opinion", tag_field="line"):
    """What a bot would have done, knowing what the seat knew."""

    frame: int
    turn: int
    seat: int
    chosen: int
    """The option that was chosen."""
    bot: int
    """The option that the bot would have chosen."""


def opinions(past: Timeline, name: str, seat: int | None) -> Iterator[Opinion]:
    """Yield what a bot says to every decision with a choice, of one seat or of all."""
    if past.kind.name != "sword":
        raise Mistake("--bot is for games of Samurai Sword")
    bots: dict[int, Bot] = {}
    for number, (mark, game) in enumerate(zip(past.marks, past.games(), strict=True)):
        if mark.chosen is None or mark.seat is None or mark.options < 2 or seat not in {None, mark.seat}:  # noqa: PLR2004 - a choice
            continue
        if mark.seat not in bots:
            bots[mark.seat] = make_bot(name, f"opinion {mark.seat}")
        said = bots[mark.seat].choose(chanbara.observe(game, mark.seat), chanbara.seen(game, mark.seat))
        yield Opinion(number, mark.turn, mark.seat, mark.chosen, said)


def tally(found: list[Opinion]) -> dict[int, tuple[int, int]]:
    """Return how many choices of each seat were the bot's too, and how many there were."""
    return {
        seat: (sum(one.bot == one.chosen for one in of_seat), len(of_seat))
        for seat in sorted({one.seat for one in found})
        if (of_seat := [one for one in found if one.seat == seat])
    }


def in_words(past: Timeline, one: Opinion, language: str) -> dict[str, Any]:
    """Return what was chosen and what the bot would have chosen, in sentences."""
    view = chanbara.observe(past.at(one.frame), one.seat)
    listed = choices(Words(language, view), view)
    return {"turn": one.turn, "chosen": listed[one.chosen].sentence, "other": listed[one.bot].sentence}
