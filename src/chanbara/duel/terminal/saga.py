"""A campaign or a clan in the terminal: duel after duel, saved after each and when the player leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import chanbara
from chanbara.cli.common.draw import drops, title_line
from chanbara.cli.common.manners import Mistake, cannot_write, typed_line, understood
from chanbara.cli.moment import GAP, INDENT, Leave
from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.clan import Clan
from chanbara.duel.saga.saved import load_saga, save_saga
from chanbara.duel.terminal.table import Duelling
from chanbara.duel.words.saga import event_words
from chanbara.locales import speech

Saga: TypeAlias = Campaign | Clan


def taken_up(path: Path, kind: type[Saga]) -> tuple[Saga, chanbara.Game | None]:
    """Return the contents of a file, with the unfinished duel."""
    state, game = understood(path, load_saga)
    if not isinstance(state, kind):
        raise Mistake(f"{path} holds a {type(state).__name__.lower()}, not a {kind.__name__.lower()}")
    return state, game


class SagaSitting:
    """A campaign or a clan at the keyboard."""

    def __init__(
        self, state: Saga, game: chanbara.Game | None, path: Path, language: str, console: Console
    ) -> None:
        self.state = state
        self.game = game
        """The current duel."""
        self.path = path
        self.language = language
        self.console = console
        self.words = speech(language)
        self.kind = type(state).__name__.lower()

    def run(self) -> None:
        """Fight duel after duel, until it is over or the player leaves."""
        self.save()
        try:
            while not self.state.is_over:
                self.show()
                if self.game is None and not self.prepare():
                    break
                self.fight()
            self.show()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.console.print()
            self.tell("duel-campaign-saved", path=str(self.path))

    def prepare(self) -> bool:
        """Ask what must be decided before a duel; return False if the player stops."""
        if self.state.may_retire and not self.wants_last():
            self.state = self.state.retire()
            self.save()
            return False
        if isinstance(self.state, Clan) and len(self.state.weapons_to_change) > 1:
            self.state = self.state.send(self.who_fights(self.state))
        self.game = self.state.duel()
        self.save()
        return True

    def wants_last(self) -> bool:
        """Ask whether the last opponent, who is optional, is faced too."""
        enemy = self.words.say(f"duel-opponent-{self.state.opponent}")
        typed = typed_line(self.console, self.words.say("duel-campaign-last", enemy=enemy))
        return typed.lower() == self.words.say("save-yes")

    def who_fights(self, clan: Clan) -> str:
        """Ask which samurai fights next; Enter selects the last one."""
        usual = clan.members[clan.fighter].weapon
        name = self.words.say(f"duel-weapon-{usual}")
        while True:
            typed = typed_line(self.console, self.words.say("duel-clan-choose", weapon=name))
            if not typed:
                return usual
            chosen = int(typed) if typed.isdecimal() else 0
            if 1 <= chosen <= len(clan.members) and clan.members[chosen - 1].weapon in clan.weapons_to_change:
                return clan.members[chosen - 1].weapon
            self.tell("unknown-choice", text=typed)

    def fight(self) -> None:
        """Fight the next duel to its end, and record its result before anything else can happen."""
        assert self.game is not None, "a duel was set up"
        duel = Duelling(self.game, self.language, self.console)
        duel.run()
        moment = duel.show_end()
        self.state, self.game = self.state.after(self.game), None
        self.save()
        duel.linger(moment, "duel-result-next")

    def save(self) -> None:
        """Write the file."""
        try:
            self.path.write_text(save_saga(self.state, self.game), encoding="utf-8")
        except OSError as error:
            raise cannot_write(self.path, error) from error

    def tell(self, message: str, **about: object) -> None:
        """Print a sentence."""
        self.console.print(Padding(Text(self.words.say(message, **about)), INDENT))

    def show(self) -> None:
        """Show the ladder, and the state of the player or the clan."""
        say = self.words.say
        self.console.print()
        self.console.print(title_line(say(f"duel-{self.kind}-title")))
        self.console.print()
        self.console.print(Padding(self.ladder(), INDENT))
        self.console.print()
        if isinstance(self.state, Clan):
            self.console.print(Padding(self.members(self.state), INDENT))
            self.console.print()
        if self.state.is_over:
            self.tell(f"duel-{self.kind}-{'lost' if self.state.is_lost else 'won'}", won=self.state.won)
        elif isinstance(self.state, Clan):
            self.tell("duel-clan-state", won=self.state.won)
        else:
            self.show_campaign(self.state)

    def show_campaign(self, campaign: Campaign) -> None:
        """Show life, mulligans, and the event before the next duel."""
        book, life = campaign.book, campaign.life
        if life is None:
            start = book.life + book.weapons[campaign.weapon].life
            life = start + book.difficulty[campaign.difficulty].player_life
        amount = self.words.say("duel-amount-life", count=life)
        self.tell("duel-campaign-state", won=campaign.won, life=amount)
        if campaign.mulligans:
            self.tell("duel-campaign-mulligans", count=campaign.mulligans)
        if campaign.event is not None:
            self.console.print(
                Padding(Text(event_words(self.words.say, campaign.event, campaign.own_numbers)), INDENT)
            )

    def ladder(self) -> Table:
        """Return the opponents, one above the other, with their results."""
        rows = Table.grid(padding=GAP)
        rungs = self.state.rungs
        for number, key in enumerate(rungs):
            said = "won" if number < self.state.won else "optional" if number == len(rungs) - 1 else ""
            if number == self.state.won and not self.state.is_over:
                said = "next"
            text = self.words.say(f"duel-ladder-{said}") if said else ""
            name = Text(self.words.say(f"duel-opponent-{key}"), style="turn" if said == "next" else "")
            rows.add_row(str(number + 1), name, text)
        return rows

    def members(self, clan: Clan) -> Table:
        """Return the samurai of the clan and their life."""
        rows = Table.grid(padding=GAP)
        most = clan.numbers.clan.life + clan.book.difficulty[clan.difficulty].player_life
        for number, member in enumerate(clan.members):
            fights = number == clan.fighter and not clan.is_over
            said = "dead" if not member.life else "fights" if fights else ""
            text = self.words.say(f"duel-clan-{said}") if said else ""
            name = Text(self.words.say(f"duel-weapon-{member.weapon}"), style="bold" if fights else "")
            rows.add_row(str(number + 1), name, drops(member.life, most), text)
        return rows
