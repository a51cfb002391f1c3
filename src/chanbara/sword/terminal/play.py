"""``chanbara play``: a game in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import chanbara
from chanbara.cli.common.draw import news
from chanbara.cli.common.manners import Language, Mistake, known_language, terminal, typed_line, write_record
from chanbara.cli.common.variant import (
    HOW_MANY,
    Book,
    CardsFile,
    Cast,
    HouseFile,
    Rikyu,
    RisingSun,
    RulingList,
    chosen_variant,
)
from chanbara.cli.moment import Leave, Moment, ask, obey
from chanbara.sim.games.variant import ANY_CAST
from chanbara.sword.books import OURS
from chanbara.sword.bots.bot_files import BotFileMistake
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.terminal.commands import COMMANDS, TableMoment
from chanbara.sword.terminal.draw import screen
from chanbara.sword.terminal.result import result_screen
from chanbara.sword.terminal.seating import DEFAULT_BOTS, Seating, greet, sit_down
from chanbara.sword.words.asking import chosen
from chanbara.sword.words.words import Words

INDENT = (0, 1)
FORGET = "\x1b[3J"
"""Also clears the scrollback."""


class Sitting:
    """One game at one keyboard. Its players see views and events, never the game."""

    def __init__(self, seating: Seating, console: Console) -> None:
        self.game = seating.game
        self.bots = seating.bots
        self.language = seating.language
        self.again = seating.again
        self.waiting = seating.waiting
        self.remarks = seating.remarks
        self.console = console
        players = len(chanbara.observe(self.game, None).seats)
        self.keyboard = [seat for seat in range(players) if seat not in self.bots]
        self.told = dict.fromkeys(self.keyboard, 0)
        """The number of events each seat at the keyboard has seen."""
        self.reader: int | None = None if len(self.keyboard) > 1 else self.keyboard[0]
        """The player now at the keyboard."""

    def run(self) -> None:
        """Play to the end."""
        for line in self.remarks:
            self.console.print(Padding(Text(line, style="quiet"), INDENT))
        if self.reader is not None:
            self.introduce(self.reader)
        while self.game.decision is not None:
            decision = self.game.decision
            bot = self.bots.get(decision.seat)
            if bot is None:
                self.ask(decision.seat)
            else:
                view = chanbara.observe(self.game, decision.seat)
                try:
                    answer = bot.choose(view, chanbara.seen(self.game, decision.seat))
                except BotFileMistake as error:
                    raise Mistake(str(error)) from error
                self.game.apply(answer, decision.number)
        self.finish()

    def introduce(self, seat: int) -> None:
        """Tell a player who they are."""
        moment = self.moment(seat)
        role = moment.view.seats[seat].role
        assert role is not None, "everybody knows their own role"
        words = moment.words
        self.console.print()
        moment.tell("greet-you", character=words.name(seat), seat=seat, role=words.role(role))
        for text in (
            f"role-{words.catalog.role_cards[role].role}",
            f"character-{moment.view.seats[seat].character}",
        ):
            self.console.print(Padding(Text(words.text(text), style="quiet"), INDENT))
        book = words.catalog.book
        if book != OURS:
            line = f"{words.say('lobby-facts-book', book=book)}. {words.say(f'book-{book}-hint')}"
            moment.show(Text(line))
            moment.tell(f"book-talk-{book}")
        moment.tell("greet-help")

    def moment(self, seat: int | None) -> TableMoment:
        """Return what a seat sees now."""
        view = chanbara.observe(self.game, seat)
        events = chanbara.seen(self.game, seat, 0 if seat is None else self.told[seat])
        return Moment(self.game, view, Words(self.language, view), events, self.console, self.waiting)

    def ask(self, seat: int) -> None:
        """Let the player in a seat look and choose."""
        if self.reader != seat:
            self.hand_over(seat)
        moment = self.moment(seat)
        self.console.print()
        self.console.print(screen(moment.words, moment.view, moment.events, self.console.width))
        self.console.print()
        decision = moment.view.decision
        assert decision is not None
        assert decision.options is not None
        number = ask(moment, COMMANDS, chosen, len(decision.options))
        self.told[seat] += len(moment.events)
        self.game.apply(number, decision.number)

    def hand_over(self, seat: int) -> None:
        """Clear the screen, so that the next player sees nothing of the previous one."""
        moment = self.moment(seat)
        self.clear()
        name = moment.words.name(seat)
        moment.tell("hand-over", name=name, seat=seat)
        typed_line(self.console, moment.words.say("hand-over-prompt", name=name))
        self.clear()
        if self.told[seat] == 0:
            self.introduce(seat)
        self.reader = seat

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        if self.console.is_terminal:
            self.console.file.write(FORGET)
        self.console.clear()

    def finish(self) -> None:
        """Show the end to all players at the keyboard, who may then still look around."""
        shared = len(self.keyboard) > 1
        moment = self.moment(None if shared else self.reader)
        if shared:
            self.clear()
            moment.tell("hand-over-end")
        self.console.print()
        if not shared:
            self.console.print(Padding(news(moment.words, moment.events), INDENT))
            self.console.print()
        self.console.print(result_screen(moment.words, moment.view))
        self.console.print()
        moment.tell("result-seed")
        self.console.print(f"   {self.again}", soft_wrap=True)
        self.console.print()
        prompt = moment.words.say("result-prompt")
        while typed := typed_line(self.console, prompt):
            if not obey(moment, COMMANDS, typed):
                moment.tell("unknown-choice", text=typed)


Bots = Annotated[
    str,
    typer.Option(
        help=f"{', '.join(NAMES)}, your own Python file, or net:FILE. Several sit in turn: greedy,mine.py.",
        metavar="NAMES",
    ),
]
OwnSeat = Annotated[
    str | None, typer.Option(help="Your seat, counted from 0. With --hotseat, several: 0,2.", metavar="SEAT")
]
Seed = Annotated[
    str | None, typer.Option(help="Seed for the deal; the same seed deals the same game.", metavar="SEED")
]
Hotseat = Annotated[
    bool, typer.Option("--hotseat", help="Several people share this keyboard: all seats, or those in --seat.")
]
Characters = Annotated[
    str | None, typer.Option(help="Characters by seat; - means random: tomoe,-,benkei.", metavar="NAMES")
]
KeptRecord = Annotated[
    Path | None,
    typer.Option(help="Save the record to this file when the game ends or you quit.", metavar="FILE"),
]


def play(
    players: Annotated[int | None, typer.Option(help=HOW_MANY, metavar="NUMBER")] = None,
    seed: Seed = None,
    seat: OwnSeat = None,
    bots: Bots = DEFAULT_BOTS,
    hotseat: Hotseat = False,
    lang: Language = None,
    characters: Characters = None,
    rising_sun: RisingSun = False,
    cast: Cast = ANY_CAST,
    rikyu: Rikyu = False,
    book: Book = OURS,
    ruling: RulingList = None,
    house: HouseFile = None,
    cards: CardsFile = None,
    record: KeptRecord = None,
) -> None:
    """Play Samurai Sword in the terminal."""
    console, language = terminal(), known_language(lang)
    asked_for = [players, seed, seat, lang, characters, record, ruling, house, cards]
    flags = [hotseat, rising_sun, rikyu, (bots, cast, book) != (DEFAULT_BOTS, ANY_CAST, OURS)]
    sitting = None
    try:
        if not any(flags) and all(one is None for one in asked_for) and sys.stdin.isatty():
            language, rising_sun, players = greet(console)
        chosen = chosen_variant(
            rising_sun=rising_sun, cast=cast, rikyu=rikyu, book=book, ruling=ruling, house=house, cards=cards
        )
        seating = sit_down(players, seed, seat, bots, characters, chosen, hotseat=hotseat, language=language)
        sitting = Sitting(seating, console)
        if record is not None:
            write_record(sitting.game, record)
        sitting.run()
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
    finally:
        if sitting is not None:
            sitting.waiting.close()
            if record is not None:
                write_record(sitting.game, record)
