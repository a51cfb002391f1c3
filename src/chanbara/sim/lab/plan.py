"""The plan of the lab: the same deals under the usual rules and under others."""

from __future__ import annotations

from enum import Enum
from itertools import repeat
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.games.engines import AT_FIRST_SIGHT, Engine, chosen_engine
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.counts import Names, names_of
from chanbara.sim.lab.worth.subjects import Subjects, subjects_of
from chanbara.sword.books import BOOKS, OURS, book_rulings
from chanbara.sword.bots.bot_files import shown
from chanbara.sword.bots.registry import has_network, is_planner, make_bot
from chanbara.sword.editions import catalog_of
from chanbara.sword.rules.rulings import EIGHTH_HANDS, choose_rulings
from chanbara.sword.rules.words import MAX_SEATS
from chanbara.sword.setup import chosen_edition, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BATCHES = {Engine.REFERENCE: 2, Engine.FLAT: 500}
"""Deals per job; counts are added up, so it does not affect the result."""
FIRST = 1
"""Deals per job in the first round, so that first results come soon."""
FEWEST_RULING_DEALS = 50
MOST_RULING_DEALS = {Engine.REFERENCE: 500, Engine.FLAT: 50_000}
"""Default number of deals on which each ruling is also flipped."""
GAMES_OF_A_RULING_DEAL = {Engine.REFERENCE: 100, Engine.FLAT: 20}
"""One such deal per this many games, by default."""

PRINTED, VARIANT = "printed", "variant"
DETECTIVE = "detective"

ALWAYS_FELT = (
    "deck_ends_when_needed",
    "swordmaster_before_honor",
    "own_property_may_be_stripped",
    "own_hand_may_be_stripped",
    "score_may_be_negative",
)
"""Rulings with an effect even without Rising Sun. The others concern its cards and characters, or what only
they cause: a defeat by a player without resilience, or in one's own turn."""


class Arm(NamedTuple):
    """One rule set for the deals."""

    name: str
    """The printed game, the variant, a book, or the flipped ruling."""
    variant: Variant

    @property
    def names(self) -> Names:
        """Its characters and cards."""
        options = self.variant.set_up
        del options["cast"], options["rikyu"]
        return names_of(catalog_of(chosen_edition(**options)))


class About(Enum):
    """What deals are played for."""

    RULES = 1
    """The rules that the report is about: deals as they come."""
    WORTH = 2
    """What is new or changed in it: deals with it and without."""
    RULINGS = 3
    """Each other book, and each ruling flipped."""


class Batch(NamedTuple):
    """Some consecutive games, all with the same number of players."""

    players: int
    first: int
    games: int
    about: About = About.RULES


class LabPlan(NamedTuple):
    """What to play."""

    players: tuple[int, ...]
    games: int
    """In total, divided between the numbers of players."""
    seed: str
    bots: tuple[str, ...]
    """Assigned to the seats in rotation."""
    arms: tuple[Arm, ...]
    """The first is the baseline of the comparisons."""
    engine: Engine = Engine.REFERENCE
    """The engine for the reported games; in a comparison it plays both rule sets."""
    rulings: int = 0
    """How many deals, in total, are also played under each other book and with each ruling flipped."""
    ruling_engine: Engine = Engine.REFERENCE
    """The engine for those."""
    matched: int = 0
    """How many deals, in total, are played with what is new or changed and without."""

    def check(self) -> None:
        """Refuse an unplayable plan; ``ValueError`` says why."""
        for arm in self.arms:
            for players in self.players:
                new_game(players=players, seed=self.seed, **arm.variant.set_up)
        for name in self.bots:
            make_bot(name, self.seed)

    def rounds(self) -> Iterator[tuple[Batch, ...]]:
        """Yield the batches in order: each round has a share for each number of players.

        Rounds about rulings are interleaved with the others; if there are as many or more, they come last.
        The state after a round depends on its games and deals so far, not on those to come.
        """
        size = BATCHES[self.engine]
        mine = list(self._shares(self.total, size))
        some = BATCHES[Engine.FLAT] if self.ruling_engine is Engine.FLAT else 1
        worth = self._spread(About.WORTH, list(self._shares(self.matched_total, size)), len(mine))
        about_rulings = list(self._shares(self.ruling_total, some))
        if len(about_rulings) < len(mine):
            rulings = self._spread(About.RULINGS, about_rulings, len(mine))
        else:
            rulings = repeat([])
        for one, by_worth, by_rulings in zip(mine, worth, rulings, strict=False):
            yield self._round(*one, About.RULES)
            yield from by_worth
            yield from by_rulings
        if len(about_rulings) >= len(mine):
            yield from (self._round(*one, About.RULINGS) for one in about_rulings)

    def _spread(
        self, about: About, shares: Sequence[tuple[int, int]], among: int
    ) -> Iterator[list[tuple[Batch, ...]]]:
        """Yield the rounds about something that follow each of the others."""
        done = 0
        for number in range(1, among + 1):
            due = number * len(shares) // among
            yield [self._round(*one, about) for one in shares[done:due]]
            done = due

    def _round(self, first: int, games: int, about: About) -> tuple[Batch, ...]:
        return tuple(Batch(players, first, games, about) for players in self.players)

    def _shares(self, total: int, size: int) -> Iterator[tuple[int, int]]:
        """Yield for each round its first game, and its share for each number of players."""
        share = total // len(self.players)
        if share:
            yield 0, FIRST
        for first in range(FIRST, share, size):
            yield first, min(size, share - first)

    @property
    def total(self) -> int:
        """The total number of games, the same for each number of players."""
        return self._even(self.games)

    @property
    def ruling_total(self) -> int:
        """The number of deals that are also played with each ruling flipped."""
        return self._even(self.rulings)

    @property
    def matched_total(self) -> int:
        """The number of deals that are played with what is new or changed and without."""
        return self._even(self.matched) if self.subjects.items else 0

    @property
    def subjects(self) -> Subjects:
        """What is new or changed, beside the printed things of its kind."""
        if not self.shown or self.is_about_a_book:
            return Subjects()
        return subjects_of(self.arms[0].variant, self.arms[self.shown].variant, max(self.players))

    @property
    def worth_arms(self) -> tuple[int, ...]:
        """The indexes of the rule sets by which matched deals are played.

        If printed things were changed, the printed game says what they were worth.
        """
        return (self.shown, 0) if self.subjects.has_changed else (self.shown,)

    def _even(self, games: int) -> int:
        return -(-games // len(self.players)) * len(self.players)

    @property
    def main_arms(self) -> tuple[int, ...]:
        """The indexes of the rule sets that the report is about."""
        return tuple(range(self.shown + 1))

    @property
    def ruling_arms(self) -> tuple[int, ...]:
        """The indexes of the printed game, of the other books, and of each flipped ruling."""
        return (0, *range(self.shown + 1, len(self.arms)))

    @property
    def seated(self) -> tuple[str, ...]:
        """The bots of the reported games: in a comparison of cards, planners are replaced by detectives.

        With cards that are not printed a planner chooses like a detective. With the printed ones it would
        search, and the difference would be one of players. A network plays by our reading alone.
        """
        if not self.shown:
            return self.bots
        return without_nets(self.bots) if self.is_about_a_book else self.compared

    @property
    def compared(self) -> tuple[str, ...]:
        """The same bots, with a detective for each planner and network, for the deals about rulings."""
        return without_planners(self.bots)

    @property
    def is_about_a_book(self) -> bool:
        """Whether a book is compared with our reading, with printed cards only."""
        return self.shown > 0 and self.arms[self.shown].variant.book != self.arms[0].variant.book

    @property
    def shown(self) -> int:
        """The arm that the report is about: the variant, if there is one."""
        return 1 if len(self.arms) > 1 and self.arms[1].name == VARIANT else 0


def lab_plan(
    variant: Variant,
    players: tuple[int, ...],
    games: int,
    seed: str,
    bots: tuple[str, ...],
    asked: Engine | None,
    rulings: int | None,
    matched: int | None = None,
) -> LabPlan:
    """Return the plan, with the requested engine or else the fastest that supports it.

    By default as many deals are matched as are played by both rules.
    """
    by = ruling_engine(asked, variant, bots)
    deals = ruling_deals_for(games, by) if rulings is None else rulings
    arms = plan_arms(variant, players, rulings=deals > 0)
    engine, some = lab_engine(asked, variant, bots), games if matched is None else matched
    return LabPlan(players, games, seed, bots, arms, engine, deals, by, some)


def without_planners(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the bots with a detective instead of each search bot and each network."""
    return tuple(DETECTIVE if is_planner(name) else name for name in without_nets(bots))


def without_nets(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the bots with a detective instead of each network."""
    return tuple(DETECTIVE if has_network(name) else name for name in bots)


def ruling_deals_for(games: int, engine: Engine) -> int:
    """Return the default number of deals with flipped rulings for an engine."""
    some = min(MOST_RULING_DEALS[engine], games // GAMES_OF_A_RULING_DEAL[engine])
    return min(games, max(FEWEST_RULING_DEALS, some))


def lab_engine(asked: Engine | None, variant: Variant, bots: Sequence[str]) -> Engine:
    """Return the engine: by default the flat core for printed cards and bots without search."""
    hinders = [shown(name) for name in bots if name not in AT_FIRST_SIGHT]
    if asked is Engine.FLAT and hinders:
        message = f"the lab has the flat core play {', '.join(AT_FIRST_SIGHT)}; not {hinders[0]}"
        raise ValueError(message)
    return Engine.REFERENCE if hinders else chosen_engine(asked, variant, bots)


def ruling_engine(asked: Engine | None, variant: Variant, bots: Sequence[str]) -> Engine:
    """Return the engine for the deals about rulings, which have printed cards and no planners."""
    return (
        Engine.REFERENCE
        if asked is Engine.REFERENCE
        else lab_engine(None, printed(variant), without_planners(bots))
    )


def printed(variant: Variant) -> Variant:
    """Return the baseline: the printed cards; if nothing else differs, by our reading."""
    if variant.house is None and not variant.cards:
        return variant._replace(book=OURS)
    return variant._replace(house=None, cards=())


def plan_arms(variant: Variant, players: tuple[int, ...], *, rulings: bool) -> tuple[Arm, ...]:
    """Return the arms: the printed game, a variant or book, the other books, and flipped rulings."""
    plain = printed(variant)
    arms = [Arm(PRINTED, plain)]
    if plain != variant:
        arms.append(Arm(VARIANT, variant))
    if rulings:
        arms += [Arm(book, plain._replace(book=book)) for book in _other_books(plain, players)]
        arms += [Arm(name, plain._replace(rulings=changed)) for name, changed in _flipped(plain, players)]
    return tuple(arms)


def _felt(variant: Variant, players: tuple[int, ...]) -> dict[str, int]:
    """Return the rulings of a variant that can affect its games."""
    chosen = choose_rulings(dict(variant.rulings), book_rulings(variant.book))._asdict()
    felt = {name: value for name, value in chosen.items() if variant.rising_sun or name in ALWAYS_FELT}
    if MAX_SEATS not in players:
        felt.pop("eighth_hand", None)
    return felt


def _other_books(variant: Variant, players: tuple[int, ...]) -> list[str]:
    """Return the books that change these games."""
    usual = _felt(variant, players)
    return [book for book in BOOKS if _felt(variant._replace(book=book), players) != usual]


def _flipped(variant: Variant, players: tuple[int, ...]) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Yield every ruling that can affect these games, with all rulings and this one flipped."""
    for name, value in _felt(variant, players).items():
        other = sum(EIGHTH_HANDS) - value if name == "eighth_hand" else not value
        yield name, tuple((dict(variant.rulings) | {name: other}).items())
