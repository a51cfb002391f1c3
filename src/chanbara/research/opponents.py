"""Games in which others sit beside the learner: bots in compiled code, and policies of any kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.research.threads import CHANCES, MASKS, OBSERVATIONS, Crew, OnThreads, ranges, whole_numbers
from chanbara.sword.bots.bot_files import is_net, is_own, shown
from chanbara.sword.bots.compiled_bots import Seated, seated
from chanbara.sword.bots.net.net_bot import why_untrained
from chanbara.sword.bots.net.network import network_named
from chanbara.sword.bots.registry import check_name, is_planner
from chanbara.sword.flat.env.vector import first_illegal, seed_all
from chanbara.sword.flat.format.layout import KINDS, NONE, SEATS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.mind.arrays import EVEN_BELIEF, MOST_WORLDS, Workspace, new_workspace
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE
from chanbara.sword.mind.belief.worlds import WORLDS
from chanbara.sword.mind.run.guests import (
    EMPTY,
    LEARNER,
    LEARNERS,
    MEMORY_SIZE,
    POLICY,
    STREAM_SIZE,
    TO_DEAL,
    Batch,
    Guests,
    help_play,
    play_range,
    seed_streams,
)
from chanbara.sword.mind.run.seated import PLANNER
from chanbara.sword.mind.value.styles import MANNERS
from chanbara.sword.setup import new_game


class FrozenNet:
    """A network from a file as a policy: the choices of the bot ``net:FILE``."""

    def __init__(self, name: str) -> None:
        self.name, self.network = shown(name), network_named(name)

    def __call__(self, observations: Any, masks: Any) -> Any:  # noqa: ANN401 - arrays
        """Return the action with the highest score in each game."""
        return np.array([self._best(*row) for row in zip(observations, masks, strict=True)])

    def _best(self, observation: Any, mask: Any) -> int:  # noqa: ANN401
        legal = np.flatnonzero(mask)
        return int(legal[self.network.scores(observation, legal).argmax()])


Policy = Callable[[Any, Any], Any]
"""Takes the observations and the masks of some games, a row for each, and returns an action for each."""
Opponent = str | Policy | None
"""A bot by its name, a policy, or None: the learner."""


def listed(opponents: Opponent | Sequence[Opponent]) -> tuple[Opponent, ...]:
    """Return the opponents to draw from; those that cannot play here are refused."""
    given = (opponents,) if isinstance(opponents, str) or callable(opponents) else tuple(opponents or ())
    if not given:
        message = "name at least one opponent"
        raise ValueError(message)
    for one in given:
        _check(one)
    return tuple(FrozenNet(one) if isinstance(one, str) and is_net(one) else one for one in given)


def check_trained(opponents: Sequence[Opponent], players: int, **set_up: Any) -> None:  # noqa: ANN401 - of new_game
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
    if is_planner(opponent) and opponent.endswith("s"):
        message = f"{opponent}: with a time budget no game could be repeated; give rollouts: planner@64"
        raise ValueError(message)


def name_of(opponent: Opponent) -> str | None:
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


def _compiled(opponent: Opponent) -> Seated:
    if isinstance(opponent, str):
        return seated(opponent)
    return Seated(LEARNERS if opponent is None else POLICY, 0, MANNERS[""])


def _workspace(players: int, edition: int) -> Workspace:
    """Return the buffers of a thread. The uniform belief in them is that of all its games."""
    work = new_workspace()
    work.mind[EVEN_BELIEF : EVEN_BELIEF + MOST_WORLDS] = 1.0 / WORLDS[edition & 1, players]
    return work


class Beside(OnThreads):
    """Plays games on all CPU cores until the learner must decide."""

    def __init__(
        self,
        arrays: tuple[Any, ...],
        players: int,
        edition: int,
        threads: int | None,
        opponents: Sequence[Opponent],
        seats: int | Sequence[int],
    ) -> None:
        compile_now("sword.flat")
        compile_now("sword.mind.run")
        games, bots = len(arrays[0]), [_compiled(one) for one in opponents]
        drawn, always = learner_seats(seats, players)
        places = np.zeros(SEATS, dtype=np.int8)
        places[always] = 1
        guests = Guests(
            np.array([one.kind for one in bots], dtype=np.int8),
            np.array([one.rollouts for one in bots], dtype=np.int64),
            np.array([one.manner for one in bots]).reshape(-1),
            places,
        )
        planned = games if any(one.kind == PLANNER for one in bots) else 1
        self.seating = np.full((games, SEATS), EMPTY, dtype=np.int8)
        self._waiting = np.full(games, LEARNER, dtype=np.int8)
        self._streams = np.zeros((games, STREAM_SIZE), dtype=np.int64)
        self.finals = np.zeros((games, OBSERVATION_SIZE), dtype=np.int8)
        memories = np.zeros((games, MEMORY_SIZE)), np.zeros((planned, ALL_KNOWN_SIZE), dtype=np.int8)
        super().__init__(
            (*arrays, *memories, self._streams, self.seating, self._waiting, self.finals),
        )
        self._policies = {number: one for number, one in enumerate(opponents) if callable(one)}
        batch = Batch._make([*self._arrays, self._choices])
        rules = players, edition, drawn, len(bots)
        parts = [
            (batch, guests, _workspace(players, edition), np.zeros(KINDS, dtype=np.int8), *rules, *edges)
            for edges in ranges(games, threads)
        ]
        self._crew = Crew(play_range, help_play, parts)

    def seed(self, number: int) -> None:
        """Give each game a random stream of its own, and its bots another."""
        games = len(self._choices)
        seed_all(self._arrays[CHANCES], number, games)
        seed_streams(self._streams.reshape(-1), number, games)

    def seed_game(self, game: int, number: int) -> None:
        """Seed one game: as the first of its own environment would be."""
        seed_all(self.arrays[CHANCES][game], number, 1)
        seed_streams(self._streams[game], number, 1)

    def begin(self) -> None:
        """Deal all games."""
        self._choices[:] = TO_DEAL
        self._play_on()

    def step(self, choices: Any) -> None:  # noqa: ANN401 - an array
        """Execute a choice in each game, and all until the learner's next one."""
        if self._policies and (self._waiting != LEARNER).any():
            message = "a policy has failed in the last step: restore or reset these games"
            raise RuntimeError(message)
        self._choices[:] = choices
        self._play_on()

    def _play_on(self) -> None:
        self._crew.run()
        while self._policies and (self._waiting != LEARNER).any():
            for number, policy in self._policies.items():
                self._ask(policy, np.flatnonzero(self._waiting == number))
            self._crew.run()

    def _ask(self, policy: Policy, games: Any) -> None:  # noqa: ANN401 - an array
        """Ask a policy in the games that wait for it: nothing else of them is shown to it."""
        if not len(games):
            return
        masks = self.arrays[MASKS][games]
        chosen = whole_numbers(policy(self.arrays[OBSERVATIONS][games], masks.copy()))
        if chosen.shape != games.shape:
            message = f"{name_of(policy)}: one action for each of {len(games)} games, not {chosen.shape}"
            raise ValueError(message)
        illegal = first_illegal(masks.reshape(-1), chosen, len(games))
        if illegal != NONE:
            message = f"{name_of(policy)}: action {chosen[illegal]} is not legal"
            raise ValueError(message)
        self._choices[games] = chosen
