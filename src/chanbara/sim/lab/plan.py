"""What the lab plays: the same deals by the usual rules and by others."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.games.engines import AT_FIRST_SIGHT, Engine, chosen_engine
from chanbara.sim.games.variant import ANY_CAST, Variant
from chanbara.sim.lab.counts import Names, names_of
from chanbara.sword.books import BOOKS, OURS, book_rulings
from chanbara.sword.bots.registry import is_planner, make_bot
from chanbara.sword.bots.user_bot import shown
from chanbara.sword.editions import catalog_of
from chanbara.sword.rules.rulings import EIGHTH_HANDS, choose_rulings
from chanbara.sword.rules.words import MAX_SEATS
from chanbara.sword.setup import chosen_edition, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BATCHES = {Engine.REFERENCE: 2, Engine.FLAT: 500}
"""How many deals a process is given at a time; counts are added, so it changes no result."""
FIRST = 1
"""How many it is given in the first round, so that something is known soon."""
FEWEST_RULING_DEALS = 50
MOST_RULING_DEALS = {Engine.REFERENCE: 500, Engine.FLAT: 50_000}
"""On how many deals each ruling is also decided the other way, where nobody said it."""
GAMES_OF_A_RULING_DEAL = {Engine.REFERENCE: 100, Engine.FLAT: 20}
"""Between them it is a deal for so many games."""

PRINTED, VARIANT = "printed", "variant"
DETECTIVE = "detective"

ALWAYS_FELT = (
    "deck_ends_when_needed",
    "swordmaster_before_honor",
    "own_property_may_be_stripped",
    "own_hand_may_be_stripped",
    "score_may_be_negative",
)
"""Rulings that change something without Rising Sun, too. The others are about its cards and characters, or
about what only they bring about: to be defeated by who has no resilience left, or in one's own turn."""


class Arm(NamedTuple):
    """One way to play the deals."""

    name: str
    """The printed game, the variant, a book, or the ruling that is decided otherwise."""
    variant: Variant

    @property
    def names(self) -> Names:
        """The characters and cards there are."""
        options = self.variant.set_up
        del options["cast"], options["rikyu"]
        return names_of(catalog_of(chosen_edition(**options)))


class Batch(NamedTuple):
    """Some games in a row, all with the same number of players."""

    players: int
    first: int
    games: int
    is_about_rulings: bool = False
    """Whether they are played by each ruling the other way, or by the rules that the report is about."""


class LabPlan(NamedTuple):
    """What is to be played."""

    players: tuple[int, ...]
    games: int
    """In all; the numbers of players share them."""
    seed: str
    bots: tuple[str, ...]
    """Dealt to the seats in rotation."""
    arms: tuple[Arm, ...]
    """The first is what the others are compared with."""
    engine: Engine = Engine.REFERENCE
    """Who plays what the report is about; where two rules are compared the same plays both."""
    rulings: int = 0
    """How many deals, in all, are also played by each other book and with each ruling the other way."""
    ruling_engine: Engine = Engine.REFERENCE
    """Who plays those."""

    def check(self) -> None:
        """Refuse what cannot be played; ``ValueError`` says why."""
        for arm in self.arms:
            for players in self.players:
                new_game(players=players, seed=self.seed, **arm.variant.set_up)
        for name in self.bots:
            make_bot(name, self.seed)

    def rounds(self) -> Iterator[tuple[Batch, ...]]:
        """Yield the batches in their order: each number of players has its part of a round, all grow alike.

        Rounds about rulings are spread over the others; where they are as many or more, they come last.
        What is known after a round depends on how many games and deals it has brought, not on those to come.
        """
        mine = list(self._shares(self.total, BATCHES[self.engine]))
        some = BATCHES[Engine.FLAT] if self.ruling_engine is Engine.FLAT else 1
        about_rulings = list(self._shares(self.ruling_total, some))
        every = len(mine) // max(1, len(about_rulings)) if len(mine) > len(about_rulings) else len(mine)
        rulings = (self._round(*one, is_about_rulings=True) for one in about_rulings)
        for number, one in enumerate(mine, start=1):
            yield self._round(*one)
            if number % every == 0:
                yield from islice(rulings, 1)
        yield from rulings

    def _round(self, first: int, games: int, *, is_about_rulings: bool = False) -> tuple[Batch, ...]:
        return tuple(Batch(players, first, games, is_about_rulings) for players in self.players)

    def _shares(self, total: int, size: int) -> Iterator[tuple[int, int]]:
        """Yield for each round its first game, and how many each number of players has of it."""
        share = total // len(self.players)
        if share:
            yield 0, FIRST
        for first in range(FIRST, share, size):
            yield first, min(size, share - first)

    @property
    def total(self) -> int:
        """How many games are played: each number of players has the same share."""
        return self._even(self.games)

    @property
    def ruling_total(self) -> int:
        """How many deals are also played with each ruling the other way."""
        return self._even(self.rulings)

    def _even(self, games: int) -> int:
        return -(-games // len(self.players)) * len(self.players)

    @property
    def main_arms(self) -> tuple[int, ...]:
        """The places of the rules that the report is about."""
        return tuple(range(self.shown + 1))

    @property
    def ruling_arms(self) -> tuple[int, ...]:
        """The places of the printed game, of the other books, and of each ruling the other way."""
        return (0, *range(self.shown + 1, len(self.arms)))

    @property
    def seated(self) -> tuple[str, ...]:
        """Who plays the games that the report is about: beside other cards, planners as detectives.

        By cards that are not printed a planner chooses as a detective does. By the printed ones it would look
        ahead, and the difference would be one of players.
        """
        return self.compared if self.shown and not self.is_about_a_book else self.bots

    @property
    def compared(self) -> tuple[str, ...]:
        """The same bots, with a detective in the place of each planner: who plays the deals about rulings."""
        return without_planners(self.bots)

    @property
    def is_about_a_book(self) -> bool:
        """Whether a book is compared with our reading, and no other cards with the printed ones."""
        return self.shown > 0 and self.arms[self.shown].variant.book != self.arms[0].variant.book

    @property
    def shown(self) -> int:
        """Which arm the report is about: the variant, where there is one."""
        return 1 if len(self.arms) > 1 and self.arms[1].name == VARIANT else 0


def lab_plan(
    variant: Variant,
    players: tuple[int, ...],
    games: int,
    seed: str,
    bots: tuple[str, ...],
    asked: Engine | None,
    rulings: int | None,
) -> LabPlan:
    """Return what is played, by the engine that was asked for or else by the quickest that can."""
    by = ruling_engine(asked, variant, bots)
    deals = ruling_deals_for(games, by) if rulings is None else rulings
    arms = plan_arms(variant, players, rulings=deals > 0)
    return LabPlan(players, games, seed, bots, arms, lab_engine(asked, variant, bots), deals, by)


def without_planners(bots: Sequence[str]) -> tuple[str, ...]:
    """Return bots with a detective in the place of each that looks ahead."""
    return tuple(DETECTIVE if is_planner(name) else name for name in bots)


def ruling_deals_for(games: int, engine: Engine) -> int:
    """Return on how many deals rulings are decided the other way by an engine, where nobody said it."""
    some = min(MOST_RULING_DEALS[engine], games // GAMES_OF_A_RULING_DEAL[engine])
    return min(games, max(FEWEST_RULING_DEALS, some))


def lab_engine(asked: Engine | None, variant: Variant, bots: Sequence[str]) -> Engine:
    """Return who plays: the flat core where the cards are printed and nobody looks ahead, unless one says."""
    hinders = [shown(name) for name in bots if name not in AT_FIRST_SIGHT]
    if variant.cast != ANY_CAST or variant.rikyu:
        hinders.append("a chosen cast")
    if asked is Engine.FLAT and hinders:
        message = (
            f"the lab has the flat core play {', '.join(AT_FIRST_SIGHT)} with any cast; not {hinders[0]}"
        )
        raise ValueError(message)
    return Engine.REFERENCE if hinders else chosen_engine(asked, variant, bots)


def ruling_engine(asked: Engine | None, variant: Variant, bots: Sequence[str]) -> Engine:
    """Return who plays the deals about rulings, which are always of printed cards and without planners."""
    return (
        Engine.REFERENCE
        if asked is Engine.REFERENCE
        else lab_engine(None, printed(variant), without_planners(bots))
    )


def printed(variant: Variant) -> Variant:
    """Return what it is compared with: the printed cards; where nothing else differs, by our reading."""
    if variant.house is None and variant.cards is None:
        return variant._replace(book=OURS)
    return variant._replace(house=None, cards=None)


def plan_arms(variant: Variant, players: tuple[int, ...], *, rulings: bool) -> tuple[Arm, ...]:
    """Return what is played: the printed game, a variant or book beside it, the other books, and rulings."""
    plain = printed(variant)
    arms = [Arm(PRINTED, plain)]
    if plain != variant:
        arms.append(Arm(VARIANT, variant))
    if rulings:
        arms += [Arm(book, plain._replace(book=book)) for book in _other_books(plain, players)]
        arms += [Arm(name, plain._replace(rulings=changed)) for name, changed in _flipped(plain, players)]
    return tuple(arms)


def _felt(variant: Variant, players: tuple[int, ...]) -> dict[str, int]:
    """Return the rulings of a variant that its games can feel."""
    chosen = choose_rulings(dict(variant.rulings), book_rulings(variant.book))._asdict()
    felt = {name: value for name, value in chosen.items() if variant.rising_sun or name in ALWAYS_FELT}
    if MAX_SEATS not in players:
        felt.pop("eighth_hand", None)
    return felt


def _other_books(variant: Variant, players: tuple[int, ...]) -> list[str]:
    """Return the books by which these games are others."""
    usual = _felt(variant, players)
    return [book for book in BOOKS if _felt(variant._replace(book=book), players) != usual]


def _flipped(variant: Variant, players: tuple[int, ...]) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Yield every ruling that these games can feel, with all rulings, this one decided the other way."""
    for name, value in _felt(variant, players).items():
        other = sum(EIGHTH_HANDS) - value if name == "eighth_hand" else not value
        yield name, tuple((dict(variant.rulings) | {name: other}).items())
