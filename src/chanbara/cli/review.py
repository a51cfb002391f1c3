"""``chanbara review``: beliefs turn by turn, and the costliest plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import chanbara
from chanbara.cli.common.manners import (
    Language,
    Mistake,
    RecordFile,
    check_seat,
    known_language,
    terminal,
    understood,
)
from chanbara.cli.common.pool import progress_bar
from chanbara.cli.common.variant import CardsFile, known_cards
from chanbara.cli.moment import GAP, INDENT
from chanbara.cli.opinion import Opinion, in_words, opinions, tally
from chanbara.compiled.warm_up import compile_now, is_compiled
from chanbara.locales import speech
from chanbara.review.analysis import analyse
from chanbara.review.lines import Began, Believed, Swing, Unsupported, Weighed
from chanbara.review.timeline import Timeline
from chanbara.sword.bots.bot_files import shown
from chanbara.sword.words.words import Words
from chanbara.words.message import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from chanbara.review.lines import Belief, ReviewLine

WORST = 10
"""Number of plays to report."""


def review(
    record: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(help="Show this seat's beliefs and plays (default: spectator).", metavar="SEAT"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print results as JSON lines.")] = False,
    bot: Annotated[
        str,
        typer.Option(help="Also say what this bot would have chosen: detective, net:FILE …", metavar="BOT"),
    ] = "",
    cards: CardsFile = None,
    lang: Language = None,
) -> None:
    """Analyze a recorded game: beliefs turn by turn, and the costliest plays with a better option."""
    known_cards(cards)
    language = known_language(lang)
    past = understood(record, Timeline)
    check_seat(seat, past.players)
    lines = _lines(past, language)
    if as_json:
        for line in lines:
            part = line if seat is None else _of_seat(line, seat)
            if part is not None:
                typer.echo(msgspec.json.encode(part))
        for one in _opinions(past, bot, seat):
            typer.echo(msgspec.json.encode(one))
        return
    found = list(lines)
    if isinstance(found[0], Unsupported):
        terminal().print(speech(language).say(f"past-unsupported-{found[0].reason}"))
        return
    choices = [line for line in found if isinstance(line, Weighed)]
    if choices:
        tell_duel(choices, language)
    else:
        Telling(past, seat, language).tell(found)
    tell_opinions(past, bot, seat, language)


def _opinions(past: Timeline, bot: str, seat: int | None) -> list[Opinion]:
    """Return what a bot would have chosen, if one is asked."""
    try:
        return list(opinions(past, bot, seat)) if bot else []
    except ValueError as error:
        raise Mistake(str(error)) from error


def tell_opinions(past: Timeline, bot: str, seat: int | None, language: str) -> None:
    """Print how often a bot would have chosen the same; for one seat, where it would not."""
    found = _opinions(past, bot, seat)
    if not found:
        return
    console, words = terminal(), Words(language, chanbara.observe(past.at(0), None))
    console.print()
    console.print(Text(words.say("past-opinion", bot=shown(bot)), style="title"))
    for player, (same, every) in tally(found).items():
        text = words.say("past-opinion-seat", seat=words.name(player), same=same, every=every)
        console.print(Padding(Text(text), INDENT))
    if seat is None:
        return
    for one in found:
        if one.bot != one.chosen:
            text = words.say("past-opinion-other", **in_words(past, one, language))
            console.print(Padding(Text(text), INDENT))


def _lines(past: Timeline, language: str) -> Iterator[ReviewLine]:
    """Yield the analysis; progress and waiting reasons are printed separately."""
    if past.kind.name == "sword" and not is_compiled("sword.mind"):
        typer.echo(speech(language).say("past-waits"), err=True)
        compile_now("sword.mind")
    with progress_bar() as progress:
        task = progress.add_task("", total=len(past.marks))
        for line in analyse(past):
            if isinstance(line, Swing | Weighed):
                progress.update(task, completed=line.frame)
            yield line


def _of_seat(line: ReviewLine, seat: int) -> ReviewLine | None:
    """Return the part of a line about a seat, or None."""
    if isinstance(line, Swing) and line.seat != seat:
        return None
    if isinstance(line, Believed):
        return msgspec.structs.replace(line, beliefs=[line.beliefs[seat]])
    return line


def tell_duel(choices: list[Weighed], language: str) -> None:
    """Print the choices of a duel that cost most."""
    console, say = terminal(), speech(language).say
    console.print(Text(say("past-worst"), style="title"))
    mistakes = [one for one in choices if one.verdict == "mistake"]
    for one in sorted(mistakes, key=lambda one: -one.swing)[:WORST]:
        text = say(
            "past-duel-choice",
            round=one.turn,
            chosen=tell(speech(language), one.said),
            chance=_percent(one.chances[one.chosen]),
            best=tell(speech(language), one.better),
            other=_percent(one.chances[one.best]),
        )
        console.print(Padding(Text(text), INDENT))
    if not mistakes:
        console.print(Padding(Text(say("past-none")), INDENT))


class Telling:
    """Prints the analysis of one game, from one observer's point of view."""

    def __init__(self, past: Timeline, seat: int | None, language: str) -> None:
        self.past = past
        self.seat = seat
        self.words = Words(language, chanbara.observe(past.at(0), None))
        self.events = chanbara.seen(past.end, None)
        self.console: Console = terminal()

    def tell(self, lines: list[ReviewLine]) -> None:
        """Print all of it."""
        say = self.words.say
        began = next(line for line in lines if isinstance(line, Began))
        title = "past-beliefs-watch" if self.seat is None else "past-beliefs-seat"
        about = {} if self.seat is None else {"seat": self.words.name(self.seat)}
        self.console.print(Text(say(title, **about), style="title"))
        for line in lines:
            if isinstance(line, Believed):
                self._tell_turn(line, began.roles)
        swings = [line for line in lines if isinstance(line, Swing) and self.seat in {None, line.seat}]
        mistakes = [one for one in swings if one.verdict == "mistake"]
        unsure = sum(one.verdict == "unsure" for one in swings)
        self.console.print()
        self.console.print(Text(say("past-worst"), style="title"))
        for one in sorted(mistakes, key=lambda one: -one.swing)[:WORST]:
            self._tell_play(one)
        if not mistakes:
            self._show(say("past-none"))
        if unsure:
            self._show(say("past-unsure", count=unsure))
        self.console.print(Text(say("past-how", worlds=began.rollouts), style="quiet"))

    def _show(self, text: str) -> None:
        self.console.print(Padding(Text(text), INDENT))

    def _tell_turn(self, line: Believed, roles: list[str]) -> None:
        say = self.words.say
        belief = line.beliefs[-1 if self.seat is None else self.seat]
        title = say("past-before")
        if line.active is not None:
            title = say("past-turn", turn=line.turn, seat=self.words.name(line.active))
        self.console.print()
        self.console.print(Text(title, style="bold"))
        self.console.print(Padding(self._odds(belief, roles), INDENT))
        if belief.moved is not None:
            deed = self.words.event(self.events[belief.moved.event])
            self._show(say("past-moved", percent=_percent(belief.moved.by), deed=deed))
        for other, keys in enumerate(belief.known):
            if keys and other != self.seat:
                self._show(say("past-known", seat=self.words.name(other), cards=self.words.cards(keys)))

    def _odds(self, belief: Belief, roles: list[str]) -> Table:
        """Return a row for each seat with an uncertain role."""
        rows = Table.grid(padding=GAP)
        is_open = [place for place, odds in enumerate(belief.odds) if max(odds) < 1]
        shown = [number for number in range(len(roles)) if any(belief.odds[one][number] for one in is_open)]
        heads = [Text(self.words.say(f"role-{roles[number]}"), style="title") for number in shown]
        rows.add_row("", "", *heads)
        for one in is_open:
            chances = [_percent(belief.odds[one][number]) for number in shown]
            odds = [f"{self.words.say('aid-percent', percent=chance):>5}" for chance in chances]
            rows.add_row(str(one), self.words.name(one), *odds)
        return rows

    def _tell_play(self, swing: Swing) -> None:
        """Print a mistake: what was better, why, and what was nearly as good."""
        say, tell = self.words.say, self.words.tell
        name, chosen = self.words.name(swing.seat), tell(swing.chosen.said)
        percent = _percent(swing.chosen.chance)
        self._show(say("past-play", turn=swing.turn, seat=name, chosen=chosen, percent=percent))
        for line in self._reasons(swing):
            self.console.print(Padding(Text(line), (0, 0, 0, 6)))

    def _reasons(self, swing: Swing) -> Iterator[str]:
        say, tell = self.words.say, self.words.tell
        yield say(
            "past-better",
            best=tell(swing.best.said),
            percent=_percent(swing.best.chance),
            swing=_points(swing.swing),
            error=_points(swing.error),
        )
        if swing.why is not None:
            yield tell(swing.why)
        if swing.best.then is not None:
            share = _percent(swing.best.then.share)
            yield say("past-then", act=tell(swing.best.then.said), percent=share)
        if swing.second is not None:
            percent = _percent(swing.second.chance)
            yield say(f"past-second-{swing.standing}", second=tell(swing.second.said), percent=percent)
        if swing.doubt is not None:
            yield say(f"doubt-{swing.doubt}")


def _percent(chance: float) -> int:
    return round(100 * chance)


def _points(difference: float) -> float:
    """Return percentage points with one decimal."""
    return round(100 * difference, 1)
