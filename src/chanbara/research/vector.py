"""Thousands of games stepped by one call, on all cores or on a GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.company import (
    ADVISED,
    DEDUCED,
    FINALS,
    SEATING,
    WINNERS,
    Beside,
    Company,
    check_on_device,
    company_of,
)
from chanbara.research.opponents import Opponent, check_trained, listed, name_of
from chanbara.research.threads import Threads
from chanbara.sword.books import OURS, book_rulings
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.layout import NONE, SEATS, SIZE
from chanbara.sword.flat.format.rulings import edition_number
from chanbara.sword.flat.format.scope import BASE_CATALOG, CATALOG
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.vocabulary import left_out_of, what_is_unknown
from chanbara.sword.flat.rules.chance import CHANCE_SIZE
from chanbara.sword.mind.run.beside import EMPTY, LEARNER
from chanbara.sword.rules.rulings import choose_rulings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def check_players(players: int, *, rising_sun: bool) -> None:
    """Refuse an unsupported number of players, and cards that the flat core does not support."""
    catalog = CATALOG if rising_sun else BASE_CATALOG
    left_out = left_out_of(catalog)
    if left_out:
        message = f"{what_is_unknown(left_out)}, and no other engine plays here"
        raise ValueError(message)
    sizes = catalog.deals.roles
    if players not in sizes:
        message = f"{min(sizes)} to {max(sizes)} players, not {players} (2.1)"
        raise ValueError(message)


SHOWN = 7
"""How many arrays every environment has, with opponents or without."""


def _check(games: int, device: str) -> None:
    """Refuse too few games, and unknown devices."""
    if games < 1:
        message = f"at least one game, not {games}"
        raise ValueError(message)
    if device not in {"cpu", "cuda"}:
        message = f'"cpu" or "cuda", not "{device}"'
        raise ValueError(message)


def all_seats(games: int, players: int) -> Any:  # noqa: ANN401 - an array
    """Return who sits in each seat if all are the learner's."""
    seating = np.full((games, SEATS), EMPTY, dtype=np.int8)
    seating[:, :players] = LEARNER
    return seating


def _arrays(games: int) -> tuple[Any, ...]:
    """Return the arrays of a number of games: all that they are made of, and what is shown of them."""
    return (
        np.zeros((games, SIZE), dtype=np.int8),
        np.zeros((games, CHANCE_SIZE), dtype=np.int64),
        np.zeros((games, OBSERVATION_SIZE), dtype=np.int8),
        np.zeros((games, ACTIONS), dtype=np.int8),
        np.zeros((games, SEATS), dtype=np.float32),
        np.zeros(games, dtype=np.int8),
        np.zeros(games, dtype=np.int8),
    )


class VectorEnv:
    """Many games of Samurai Sword in parallel, with autoreset: a finished game is replaced by a new one.

    Every call writes into the same arrays, a row per game: the observation of the deciding seat
    (``observation``), its legal actions (``mask``), its number (``actor``), the reward of each seat
    (``reward``: 1 for a win, -1 for a loss, 0 during the game), and whether the choice ended the game
    (``done``). Decisions with a single option are made automatically. Each row has its own random stream: the
    result depends neither on the threads nor on the device.

    With ``device="cuda"`` the arrays are on the GPU and stay there; learning libraries can use them directly
    through ``__cuda_array_interface__``.

    With ``opponents`` only some seats are the learner's, and only their decisions come out. The opponents are
    bots by name, networks (``net:FILE``), policies (functions of observations and masks that return actions)
    or None for another seat of the learner; in each deal every other seat draws one of them. ``seats`` are
    the learner's: how many are drawn in each deal, or which ones. Rewards of opponents are 0. On a GPU they
    are bots up to the detective and its styles, or None.

    With ``deduction`` the deciding seat is also told what follows from the players' actions: ``deduction``
    has the probability of each role in each seat, from its own on, by the belief of the detective.

    With ``advice`` it is told what a detective in its seat would think of the legal actions: ``advice`` has
    how far each is behind the best.

    ``is_checked=False`` leaves out the check of the actions, for those who take them from ``mask``: an
    illegal one then has no defined result. On a GPU a step waits for nothing without it.

    ``book`` and ``rulings`` are those of ``new_game``; an observation does not show them.
    """

    states: Any
    """The whole truth, in the layout of the flat core."""
    observation: Any
    """What the deciding seat may know."""
    mask: Any
    """1 for each legal action."""
    reward: Any
    """By seat: 1 for a win, -1 for a loss, 0 during the game."""
    actor: Any
    """The seat to act."""
    done: Any
    """Whether the last action ended the game."""
    seating: Any
    """Who sits in each seat: -1 for the learner, -2 for nobody, or the index of an opponent."""
    final_observation: Any
    """With opponents: what the learner saw at the end of the last game of each row, with its first seat."""

    winner: Any
    """With opponents: the team that won the last game of each row (0 Shogun's, 1 Ninja, 2 Ronin), or -1."""

    deduction: Any
    """If asked for: the probability of Shogun, Samurai, Ninja, Ronin; by seat, from the deciding one on."""

    advice: Any
    """If asked for: how far a detective puts each legal action behind its best, in points of honor."""

    def __init__(
        self,
        games: int,
        *,
        players: int = 5,
        rising_sun: bool = False,
        book: str = OURS,
        rulings: Mapping[str, Any] | None = None,
        opponents: Opponent | Sequence[Opponent] = None,
        seats: int | Sequence[int] = 1,
        deduction: bool = False,
        advice: bool = False,
        seed: int = 0,
        threads: int | None = None,
        device: str = "cpu",
        is_checked: bool = True,
    ) -> None:
        check_players(players, rising_sun=rising_sun)
        _check(games, device)
        self.games, self.players, self.rising_sun = games, players, rising_sun
        self._games: dict[str, Any] = {
            "games": games,
            "players": players,
            "rising_sun": rising_sun,
            "book": book,
        }
        self._games["rulings"] = None if rulings is None else dict(rulings)
        self._place: dict[str, Any] = {"threads": threads, "device": device, "is_checked": is_checked}
        self._others = None if opponents is None else listed(opponents)
        told = {"deduction": deduction, "advice": advice}
        self._games |= {name: True for name, is_asked_for in told.items() if is_asked_for}
        if deduction or advice:
            self._others = self._others or (None,)
        if self._others is not None:
            check_trained(self._others, players, rising_sun=rising_sun, book=book, rulings=rulings)
            self._games["opponents"] = [name_of(one) for one in self._others]
            self._games["seats"] = seats if isinstance(seats, int) else sorted(set(seats))
        self._set_up()
        self.reset(seed)

    def _set_up(self) -> None:
        """Make the arrays, and what steps them."""
        chosen = choose_rulings(self._games["rulings"], book_rulings(self._games["book"]))
        rules = self.players, edition_number(rising_sun=self.rising_sun, rulings=chosen)
        arrays, threads = _arrays(self.games), self._place["threads"]
        others, company = self._others, None
        if others is not None:
            is_told, is_advised = (self._games.get(name, False) for name in ("deduction", "advice"))
            seats, players = self._games["seats"], self.players
            company = company_of(others, seats, players, is_told=is_told, is_advised=is_advised)
        self._work: Any
        if self._place["device"] != "cpu":
            check_on_device(others or ())
            self._work = _on_device(arrays, *rules, company)
        elif others is not None and company is not None:
            self._work = Beside(arrays, *rules, threads, others, company)
        else:
            self._work = Threads(arrays, *rules, threads)
        self.states, _, self.observation, self.mask, self.reward, self.actor, done = self._work.arrays[:SHOWN]
        self.done = done.view(np.bool_)
        if self._others is None:
            self.seating = all_seats(self.games, self.players)
        else:
            self.seating, self.final_observation = self._work.arrays[SEATING], self._work.arrays[FINALS]
            self.winner = self._work.arrays[WINNERS]
            if "deduction" in self._games:
                self.deduction = self._work.arrays[DEDUCED]
            if "advice" in self._games:
                self.advice = self._work.arrays[ADVISED]

    def reset(self, seed: int | None = None) -> None:
        """Deal all games again: those of the seed, or without one the next games of each row."""
        if seed is not None:
            self._work.seed(seed)
        self._work.begin()

    def step(self, choices: Any) -> None:  # noqa: ANN401 - an array, here or on the device
        """Execute one action in each game: numbers that ``mask`` allows."""
        chosen = self._work.taken(choices)
        if chosen.shape != (self.games,):
            message = f"one action for each of {self.games} games, not {chosen.shape}"
            raise ValueError(message)
        illegal = self._work.first_illegal(chosen) if self._place["is_checked"] else NONE
        if illegal != NONE:
            message = f"action {chosen[illegal]} is not legal in game {illegal}"
            raise ValueError(message)
        self._work.step(chosen)

    def tries(self, worlds: int, ahead: int, number: int) -> tuple[Any, Any]:
        """Return the options tried at each decision to be made, and the mean win probability after each.

        Detectives play the game on for ``ahead`` rounds of the table, in as many ``worlds`` with each option.
        The game is the true one but for the order of the deck. Only options that a detective would think of
        are tried (-1 in place of others), and none where one of them is obvious. It needs ``deduction``.
        """
        if "deduction" not in self._games or self._place["device"] != "cpu":
            message = "options are tried with deduction=True, on the CPU"
            raise ValueError(message)
        tried, worth = self._work.tries(worlds, ahead, number)
        return tried, worth

    def use_stream(self, stream: int) -> None:
        """Step on a CUDA stream, given by its handle, so that several environments step at the same time.

        The default stream does not wait for it: whoever reads the arrays does (``Stream.wait_stream``).
        """
        if self._place["device"] == "cpu":
            message = 'only games on a GPU have a stream: device="cuda"'
            raise ValueError(message)
        self._work.stream = stream

    def save(self) -> dict[str, Any]:
        """Return all that the games depend on, as plain values and arrays, for ``restore``."""
        return {"version": VERSION, "games": self._games, "arrays": self._work.copied()}

    def restore(self, saved: dict[str, Any]) -> None:
        """Bring back all games as they were saved, with their random streams: they go on as they did then."""
        if saved["version"] != VERSION:
            message = f"these games are of version {saved['version']}, not {VERSION}"
            raise ValueError(message)
        for name in {**self._games, **saved["games"]}:
            there, here = saved["games"].get(name), self._games.get(name)
            if there != here:
                message = f"{name} was {there} there, and is {here} here"
                raise ValueError(message)
        self._work.put_back(saved["arrays"])

    def __getstate__(self) -> dict[str, Any]:
        return {**self.save(), "place": self._place, "opponents": self._others}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self._games, self._place, self._others = saved["games"], saved["place"], saved["opponents"]
        for name in ("games", "players", "rising_sun"):
            setattr(self, name, self._games[name])
        self._set_up()
        self.restore(saved)

    def close(self) -> None:
        """Stop the threads."""
        self._work.close()


def _on_device(arrays: tuple[Any, ...], players: int, edition: int, company: Company | None) -> Any:  # noqa: ANN401 - only where there is a GPU
    """Return what steps games on a GPU."""
    from numba import cuda  # noqa: PLC0415 - only where it is asked for

    if not cuda.is_available():
        message = 'device="cuda" needs a GPU by NVIDIA, its driver, and the package numba-cuda'
        raise RuntimeError(message)
    from chanbara.research.device.games import OnDevice, kernels  # noqa: PLC0415 - needs numba-cuda

    if company is None:
        return OnDevice(arrays, kernels(players, edition))
    from chanbara.research.device.guests import BesideOnDevice  # noqa: PLC0415 - the same

    return BesideOnDevice(arrays, players, edition, company)
