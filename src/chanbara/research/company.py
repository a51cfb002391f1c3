"""Games in which others sit beside the learner: what they consist of, and playing them on threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.research.opponents import FrozenNet, as_seated, decides_outside, learner_seats, name_of
from chanbara.research.threads import CHANCES, MASKS, OBSERVATIONS, Crew, OnThreads, ranges, whole_numbers
from chanbara.sword.flat.env.vector import first_illegal, seed_all
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import KINDS, NONE, SEATS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.mind.arrays import CANDIDATES, EVEN_BELIEF, KINDS_OF_ROLE, MOST_WORLDS, new_workspace
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE
from chanbara.sword.mind.belief.worlds import WORLDS
from chanbara.sword.mind.run.beside import (
    EMPTY,
    IS_ADVISED,
    IS_TOLD,
    LEARNER,
    MEMORY_SIZE,
    STREAM_SIZE,
    TO_DEAL,
    Guests,
)
from chanbara.sword.mind.run.guests import Batch, help_play, play_range, seed_streams
from chanbara.sword.mind.run.seated import PLANNER
from chanbara.sword.mind.run.tries import try_games
from chanbara.sword.mind.search.policy import DETECTIVE
from chanbara.sword.mind.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.research.opponents import Listed, Policy

STREAMS, SEATING, WAITING, FINALS, DEDUCED, WINNERS, ADVISED = range(9, 16)
"""The indices among all arrays of such games: the bots' random streams, who sits where, whose choice a game
waits for, what the learner saw at the end, what follows from the players' actions, which team won, and what a
detective thinks of the options."""


class Company(NamedTuple):
    """Who may sit beside the learner, and where the learner sits."""

    guests: Guests
    kinds: int
    """How many there are to draw from."""
    drawn: int
    """How many seats are drawn for the learner in each deal, beside those that always are."""
    is_told: bool
    """Whether the learner is told what follows from the players' actions,"""
    is_advised: bool
    """and what a detective thinks of the options."""

    @property
    def plans(self) -> bool:
        """Whether any of them is a planner."""
        return bool((self.guests.who == PLANNER).any())


def company_of(
    opponents: Sequence[Listed],
    seats: int | Sequence[int],
    players: int,
    *,
    is_told: bool,
    is_advised: bool,
) -> Company:
    """Return opponents and the learner's seats as compiled code represents them; networks are told all."""
    has_nets = any(isinstance(one, FrozenNet) for one in opponents)
    bots = [as_seated(one) for one in opponents]
    drawn, always = learner_seats(seats, players)
    places = np.zeros(SEATS, dtype=np.int8)
    places[always] = 1
    guests = Guests(
        np.array([one.kind for one in bots], dtype=np.int8),
        np.array([one.rollouts for one in bots], dtype=np.int64),
        np.array([one.manner for one in bots]).reshape(-1),
        places,
    )
    return Company(guests, len(bots), drawn, is_told or has_nets, is_advised or has_nets)


def check_on_device(opponents: Sequence[Listed]) -> None:
    """Refuse opponents that cannot decide on a GPU."""
    for one in opponents:
        if one is not None and (decides_outside(one) or as_seated(one).kind > DETECTIVE):
            kind = (
                "networks"
                if isinstance(one, FrozenNet)
                else "policies"
                if decides_outside(one)
                else "planners"
            )
            message = f'{name_of(one)}: {kind} decide on the CPU only: device="cpu"'
            raise ValueError(message)


def seeded_streams(streams: Any, number: int, company: Company) -> None:  # noqa: ANN401 - an array
    """Give the bots of each game a random stream of their own, and say what the learner is told."""
    seed_streams(streams.reshape(-1), number, len(streams))
    streams[:, IS_TOLD] = company.is_told
    streams[:, IS_ADVISED] = company.is_advised


def remembered(games: int, company: Company) -> tuple[Any, ...]:
    """Return the arrays that such games have besides those of all environments."""
    return (
        np.zeros((games, MEMORY_SIZE)),
        np.zeros((games if company.plans else 1, ALL_KNOWN_SIZE), dtype=np.int8),
        np.zeros((games, STREAM_SIZE), dtype=np.int64),
        np.full((games, SEATS), EMPTY, dtype=np.int8),
        np.full(games, LEARNER, dtype=np.int8),
        np.zeros((games, OBSERVATION_SIZE), dtype=np.int8),
        np.zeros((games if company.is_told else 1, SEATS, KINDS_OF_ROLE), dtype=np.float32),
        np.full(games, NONE, dtype=np.int8),
        np.zeros((games if company.is_advised else 1, ACTIONS), dtype=np.float32),
    )


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
        opponents: Sequence[Listed],
        company: Company,
    ) -> None:
        compile_now("sword.flat")
        compile_now("sword.mind.run")
        super().__init__((*arrays, *remembered(len(arrays[0]), company)))
        self._company = company
        self._streams, self._waiting = self.arrays[STREAMS], self.arrays[WAITING]
        self._policies: dict[int, Any] = {
            number: one for number, one in enumerate(opponents) if decides_outside(one)
        }
        batch = Batch._make([*self._arrays, self._choices])
        rules = players, edition, company.drawn, company.kinds
        row = np.zeros(KINDS, dtype=np.int8)
        parts = [
            (batch, company.guests, _workspace(players, edition), row.copy(), *rules, *edges)
            for edges in ranges(len(arrays[0]), threads)
        ]
        self._crew = Crew(play_range, help_play, parts)
        self._batch, self._room = batch, _workspace(players, edition)

    def tries(self, worlds: int, ahead: int, number: int) -> tuple[Any, Any]:
        """Return the options tried in each game, and the mean outcome of each."""
        games = len(self._choices)
        tried, worth = np.zeros((games, CANDIDATES), np.int16), np.zeros((games, CANDIDATES), np.float32)
        rows = tried.reshape(-1), worth.reshape(-1)
        try_games(self._batch, self._room, 0, games, worlds, ahead, number, *rows)
        return tried, worth

    def seed(self, number: int) -> None:
        """Give each game a random stream of its own, and its bots another."""
        games = len(self._choices)
        seed_all(self._arrays[CHANCES], number, games)
        seeded_streams(self._streams, number, self._company)

    def seed_game(self, game: int, number: int) -> None:
        """Seed one game: as the first of its own environment would be."""
        seed_all(self.arrays[CHANCES][game], number, 1)
        seeded_streams(self._streams[game : game + 1], number, self._company)

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

    def _ask(self, policy: Policy | FrozenNet, games: Any) -> None:  # noqa: ANN401 - an array
        """Ask a policy in the games that wait for it: only networks see more, as at a table."""
        if not len(games):
            return
        masks, observations = self.arrays[MASKS][games], self.arrays[OBSERVATIONS][games]
        if isinstance(policy, FrozenNet):
            told = self.arrays[DEDUCED][games], self.arrays[ADVISED][games]
            chosen = policy.choices(observations, *told, masks)
        else:
            chosen = whole_numbers(policy(observations, masks.copy()))
        if chosen.shape != games.shape:
            message = f"{name_of(policy)}: one action for each of {len(games)} games, not {chosen.shape}"
            raise ValueError(message)
        illegal = first_illegal(masks.reshape(-1), chosen, len(games))
        if illegal != NONE:
            message = f"{name_of(policy)}: action {chosen[illegal]} is not legal"
            raise ValueError(message)
        self._choices[games] = chosen
