"""The games of the benchmark: played by a bot, or replayed from its choices."""

from __future__ import annotations

from time import thread_time
from typing import TYPE_CHECKING, NamedTuple, Protocol

from chanbara.kernel.errors import IllegalChoice
from chanbara.sim.benchmark.protocol import OPPONENT, Pairing
from chanbara.sim.games.match import play_on
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.setup import new_game
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.protocol import Bot
    from chanbara.sword.sight.view import View


class Ended(NamedTuple):
    """How a game ended."""

    won: bool
    """Whether the team of the tested seat won."""
    check: str
    """The hash of everything that happened."""


class Tested(NamedTuple):
    """A game with the bot in its seat."""

    ended: Ended
    choices: tuple[int, ...]
    """The bot's choices, where it had one: indexes of options."""
    seconds: float
    """The bot's CPU time."""


class Chooser(Protocol):
    """What sits in the tested seat."""

    name: str

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        """Return the index of an option."""


class Recorded:
    """A bot whose choices are recorded, and the time they take."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.choices: list[int] = []
        self.seconds = 0.0

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        began = thread_time()
        chosen = self.bot.choose(view, events)
        self.seconds += thread_time() - began
        self.choices.append(chosen)
        return chosen


class Replayed:
    """Recorded choices, made again."""

    name = "recorded"

    def __init__(self, choices: Sequence[int]) -> None:
        self.left = list(reversed(choices))

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        decision, options = question(view)
        if not self.left:
            message = f"there is no choice for decision {decision.number}"
            raise IllegalChoice("unknown_option", message)
        chosen = self.left.pop()
        if not 0 <= chosen < len(options):
            message = f"decision {decision.number} has options 0 to {len(options) - 1}, not {chosen}"
            raise IllegalChoice("unknown_option", message)
        return chosen


def play_tested(bot: str, pairing: Pairing) -> Tested:
    """Play the game with a bot, by its name."""
    tested = Recorded(make_bot(bot, _seed(pairing, pairing.seat)))
    ended = _played(pairing, tested)
    return Tested(ended, tuple(tested.choices), tested.seconds)


def play_usual(pairing: Pairing) -> Ended:
    """Play the game with the opponent in all seats."""
    return _played(pairing, make_bot(OPPONENT, _seed(pairing, pairing.seat)))


def replay_tested(choices: Sequence[int], pairing: Pairing) -> Ended:
    """Play the game with recorded choices; ``IllegalChoice`` says which is impossible."""
    tested = Replayed(choices)
    ended = _played(pairing, tested)
    if tested.left:
        message = f"the game ends before its last {len(tested.left)} of {len(choices)} choices"
        raise IllegalChoice("closed", message)
    return ended


def _played(pairing: Pairing, tested: Chooser) -> Ended:
    """Play a deal with somebody in the tested seat."""
    deal, seat = pairing.deal, pairing.seat
    game = new_game(players=deal.players, seed=deal.key, **deal.variant.set_up)
    seats = [
        tested if other == seat else make_bot(OPPONENT, _seed(pairing, other))
        for other in range(deal.players)
    ]
    play_on(game, seats)
    return Ended(TEAM_OF[game.table.players[seat].role.role] is game.result.winner, game.check())


def _seed(pairing: Pairing, seat: int) -> str:
    """Return the seed of a seat: the same whoever sits there."""
    return f"{pairing.deal.key}:{seat}"
