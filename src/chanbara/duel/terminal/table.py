"""One duel at the keyboard, from the first decision to the result."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

import chanbara
from chanbara.cli.common.draw import news, title_line
from chanbara.cli.common.manners import typed_line
from chanbara.cli.moment import INDENT, Moment, ask, obey
from chanbara.duel.sight.view import DuelView
from chanbara.duel.terminal.commands import COMMANDS, DuelMoment
from chanbara.duel.terminal.draw import board, duel_screen
from chanbara.duel.words.asking import chosen
from chanbara.duel.words.lines import rules_of_its_own
from chanbara.duel.words.words import DuelWords


class Duelling:
    """One duel at the keyboard. The player sees views and events, never the game."""

    def __init__(self, game: chanbara.Game, language: str, console: Console) -> None:
        self.game = game
        self.language = language
        self.console = console
        self.told = 0
        """The number of events the player has seen."""

    def moment(self) -> DuelMoment:
        """Return what the player sees now."""
        view: DuelView = chanbara.observe(self.game, 0)
        events = chanbara.seen(self.game, 0, self.told)
        return Moment(self.game, view, DuelWords(self.language, view), events, self.console)

    def introduce(self) -> None:
        """Print the opponents, and the origin of the rules."""
        moment = self.moment()
        words, field = moment.words, moment.view.field
        enemies = ", ".join(words.enemy(number) for number in range(len(moment.view.enemies)))
        self.console.print()
        moment.show(Text(words.say("duel-title"), style="title"))
        moment.tell("duel-greet", enemy=enemies, weapon=words.say(f"duel-weapon-{field['weapon']}"))
        about = {
            "place": words.say(f"duel-environment-{field['environment'] or 'none'}"),
            "weather": words.say(f"duel-weather-{field['weather']}"),
            "difficulty": words.say(f"duel-difficulty-{field['difficulty']}"),
        }
        text = words.say("duel-table-field", **about)
        if field["modules"]:
            listed = ", ".join(words.say(f"duel-module-{key}") for key in field["modules"])
            text += f" · {words.say('duel-table-modules', list=listed)}"
        moment.show(Text(text, style="quiet"))
        for line in rules_of_its_own(words):
            moment.show(Text(line, style="quiet"))
        moment.show(Text(words.say("duel-reconstruction"), style="quiet"))
        moment.tell("greet-help")

    def run(self) -> None:
        """Play to the end."""
        self.introduce()
        while self.game.decision is not None:
            self.ask()

    def ask(self) -> None:
        """Let the player look and choose."""
        moment = self.moment()
        self.console.print()
        self.console.print(duel_screen(moment.words, moment.view, moment.events, self.console.width))
        self.console.print()
        decision = moment.view.decision
        assert decision is not None, "somebody is asked"
        number = ask(moment, COMMANDS, chosen, len(decision.options))
        self.told += len(moment.events)
        self.game.apply(number, decision.number)

    def show_end(self) -> DuelMoment:
        """Show how the duel ended."""
        moment = self.moment()
        self.console.print()
        moment.show(news(moment.words, moment.events))
        self.console.print()
        self.console.print(duel_result(moment.words, self.game))
        self.console.print()
        return moment

    def linger(self, moment: DuelMoment, prompt: str) -> None:
        """Let the player look around once more."""
        while typed := typed_line(self.console, moment.words.say(prompt)):
            if not obey(moment, COMMANDS, typed):
                moment.tell("unknown-choice", text=typed)


def duel_result(words: DuelWords, game: chanbara.Game) -> RenderableType:
    """Return how a duel ended, and by which rule."""
    result, view = game.result, chanbara.observe(game, 0)
    life = words.amount("life", result.life)
    message = "duel-result-won" if result.won else "duel-result-lost"
    cause = Text.assemble(words.say(f"duel-result-cause-{result.cause}"), (f"  {result.rule}", "quiet"))
    verdict = Text(words.say(message, round=result.rounds, life=life), style="title")
    body = Group(cause, verdict, Text(), board(words, view))
    return Group(title_line(words.say("duel-result-title")), Text(), Padding(body, INDENT))
