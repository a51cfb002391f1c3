"""Who can sit beside the learner: bots in compiled code, networks, and policies of any kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from chanbara.sword.bots.bot_files import is_net, is_own, shown
from chanbara.sword.bots.compiled_bots import Seated, is_compiled, seated
from chanbara.sword.bots.net.net_bot import why_untrained
from chanbara.sword.bots.net.network import Sight, network_named
from chanbara.sword.bots.registry import check_name, is_planner
from chanbara.sword.mind.run.beside import LEARNERS, POLICY
from chanbara.sword.mind.value.styles import MANNERS
from chanbara.sword.setup import new_game


class FrozenNet:
    """A network from a file: the choices of the bot ``net:FILE``."""

    def __init__(self, name: str) -> None:
        self.name, self.network = shown(name), network_named(name)

    def choices(self, observations: Any, deduction: Any, advice: Any, masks: Any) -> Any:  # noqa: ANN401 - arrays
        """Return the action with the highest score in each game."""
        rows = zip(observations, deduction, advice, masks, strict=True)
        return np.array([self._best(*row) for row in rows])

    def _best(self, observation: Any, deduction: Any, advice: Any, mask: Any) -> int:  # noqa: ANN401
        legal = np.flatnonzero(mask)
        return int(legal[self.network.scores(Sight(observation, deduction, advice[legal]), legal).argmax()])


Policy = Callable[[Any, Any], Any]
"""Takes the observations and the masks of some games, a row for each, and returns an action for each."""
Opponent = str | Policy | None
"""A bot or a network by its name, a policy, or None: the learner."""
Listed = Opponent | FrozenNet
"""The same, with networks read from their files."""


def decides_outside(opponent: Listed) -> bool:
    """Whether it does not decide in compiled code: a policy, or a network."""
    return callable(opponent) or isinstance(opponent, FrozenNet)


def listed(opponents: Opponent | Sequence[Opponent]) -> tuple[Listed, ...]:
    """Return the opponents to draw from; those that cannot play here are refused."""
    given = (opponents,) if isinstance(opponents, str) or callable(opponents) else tuple(opponents or ())
    if not given:
        message = "name at least one opponent"
        raise ValueError(message)
    for one in given:
        _check(one)
    return tuple(FrozenNet(one) if isinstance(one, str) and is_net(one) else one for one in given)


def check_trained(opponents: Sequence[Listed], players: int, **set_up: Any) -> None:  # noqa: ANN401 - of new_game
    """Refuse a network that was not trained for these games: no other bot can play in its place here."""
    for one in (one for one in opponents if isinstance(one, FrozenNet)):
        edition = new_game(players=players, seed=0, **set_up).table.catalog.name
        if why := why_untrained(one.network, players, edition):
            message = f"{one.name} was not trained with {why}"
            raise ValueError(message)


def _check(opponent: object) -> None:
    if opponent is None or callable(opponent):
        return
    if not isinstance(opponent, str):
        message = f"an opponent is the name of a bot, a function or None, not {opponent!r}"
        raise TypeError(message)
    if is_own(opponent):
        message = (
            f"{opponent}: a bot in a file is asked about one game at a time; give a function of arrays here"
        )
        raise ValueError(message)
    check_name(opponent)
    if not is_net(opponent) and not is_compiled(opponent):
        message = f"{opponent} is asked about one game at a time, and cannot play in thousands at once"
        raise ValueError(message)
    if is_planner(opponent) and opponent.endswith("s"):
        message = f"{opponent}: with a time budget no game could be repeated; give rollouts: planner@64"
        raise ValueError(message)


def name_of(opponent: Listed) -> str | None:
    """Return the name of an opponent, also of a policy."""
    if opponent is None or isinstance(opponent, str):
        return opponent
    if isinstance(opponent, FrozenNet):
        return opponent.name
    return str(getattr(opponent, "__qualname__", type(opponent).__qualname__))


def learner_seats(seats: int | Sequence[int], players: int) -> tuple[int, list[int]]:
    """Return how many seats are drawn for the learner in each deal, and which are always the learner's."""
    if isinstance(seats, int):
        if not 1 <= seats <= players:
            message = f"the learner has 1 to {players} seats, not {seats}"
            raise ValueError(message)
        return seats, []
    always = sorted(set(seats))
    if not always or not 0 <= always[0] <= always[-1] < players:
        message = f"the learner's seats are some of 0 to {players - 1}, not {tuple(seats)}"
        raise ValueError(message)
    return 0, always


def as_seated(opponent: Listed) -> Seated:
    """Return an opponent as compiled code represents it."""
    if isinstance(opponent, str) and not is_net(opponent):
        return seated(opponent)
    return Seated(LEARNERS if opponent is None else POLICY, 0, MANNERS[""])
