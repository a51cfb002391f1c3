"""The ladder of opponents of a campaign and a clan, and its numbers (B7)."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.duel.book.data import book_with
from chanbara.duel.book.numbers import read_numbers, standard_numbers
from chanbara.duel.field import choose_field
from chanbara.duel.rules.rulings import REVISION, choose_rulings, usual_rulings
from chanbara.duel.rules.words import Module
from chanbara.kernel.chance import derive_key

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.duel.book.numbers import Numbers as OwnNumbers
    from chanbara.duel.rules.book import Book
    from chanbara.duel.rules.rulings import DuelRulings
    from chanbara.kernel.game import Game


SIDES = 6
"""Of the blue die."""
THREE = "three"
"""The opponents of every rung in 1 vs. 3 (B8.35)."""


class CampaignNumbers(msgspec.Struct, frozen=True):
    """The numbers of the campaign."""

    ladder: tuple[tuple[str, int], ...]
    """Opponents with their life in a campaign."""
    last: str
    """The optional opponents after the ladder."""
    heal: int
    mulligans: int


class ClanNumbers(msgspec.Struct, frozen=True):
    """The numbers of the clan."""

    members: tuple[str, ...]
    """Their weapons."""
    life: int


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of both."""

    campaign: CampaignNumbers
    events: dict[str, dict[str, int]]
    """By face of the blue die."""
    clan: ClanNumbers


@lru_cache(maxsize=64)
def numbers(own_numbers: str | None = None) -> Numbers:
    """Return the numbers of the campaign, its events and the clan: ours, or those of a text."""
    data = standard_numbers() if own_numbers is None else read_numbers(own_numbers).data
    return msgspec.convert(data, Numbers)


def new_key(seed: int | str | None, key: bytes | None) -> str:
    """Return the key for all randomness of a campaign or clan, as text."""
    if seed is not None and key is not None:
        message = "give a seed or a key, not both"
        raise ValueError(message)
    if key is None:
        key = secrets.token_bytes(32) if seed is None else derive_key(seed)
    return key.hex()


def key_for(key: str, what: str) -> bytes:
    """Return the key of one duel, or of one roll between two."""
    return derive_key(f"{key} {what}")


def check_choices(
    book: Book,
    *,
    weapon: str,
    environment: str | None,
    weather: str | None,
    difficulty: str,
    modules: Sequence[str],
) -> None:
    """Refuse options that no duel of the ladder could have."""
    choose_field(
        book,
        opponent=None,
        weapon=weapon,
        environment=environment,
        weather=weather,
        difficulty=difficulty,
        modules=modules,
    )


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What campaign and clan have in common. Immutable: each duel leads to a new one."""

    key: str
    """The key for all randomness."""
    environment: str | None = None
    weather: str | None = None
    difficulty: str = "samurai"
    modules: tuple[str, ...] = ()
    won: int = 0
    """Duels won: the score."""
    is_retired: bool = False
    """Whether the last opponent was declined."""
    armour: int | None = None
    """Remaining armor; None is intact."""
    virtue: str | None = None
    points: int = 0
    locked: int = 0
    virtue_taken: bool = False
    """Whether the one Bushido card of the game was taken (A2.4)."""
    records: tuple[str, ...] = ()
    """The duels so far."""
    is_dealt_elsewhere: bool = False
    """Whether each duel is dealt with its own key, as at a server's table; otherwise from ours."""
    revision: int = 1
    """The rules revision it began with; older files do not contain it."""
    rulings: dict[str, bool] = {}
    """Rulings that differ from those of the revision."""
    own_numbers: str | None = None
    """The text of custom numbers."""

    @property
    def ruled(self) -> DuelRulings:
        """The rulings of all of its duels."""
        return choose_rulings(self.rulings, usual_rulings(self.revision))

    @property
    def read(self) -> OwnNumbers | None:
        """The custom numbers."""
        return None if self.own_numbers is None else read_numbers(self.own_numbers)

    @property
    def book(self) -> Book:
        """The book of its duels."""
        return book_with(self.ruled, self.own_numbers)

    @property
    def numbers(self) -> Numbers:
        """The numbers of campaign, events and clan."""
        return numbers(self.own_numbers)

    @property
    def has_three(self) -> bool:
        """Whether every duel is against three enemies (B8.35)."""
        return Module.THREE in self.modules

    @property
    def is_lost(self) -> bool:
        """Whether it ended in defeat."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether no duel is left."""
        return self.is_lost or self.is_retired or self.won > len(self.numbers.campaign.ladder)

    @property
    def may_retire(self) -> bool:
        """Whether only the last opponent is left, who is optional."""
        return not self.is_over and self.won == len(self.numbers.campaign.ladder)

    @property
    def opponent(self) -> str | None:
        """The next opponent, or None when it is over."""
        if self.is_over:
            return None
        return self.rungs[self.won]

    @property
    def rungs(self) -> list[str]:
        """The opponents in order; the last of them is optional."""
        campaign = self.numbers.campaign
        if self.has_three:
            return [THREE] * (len(campaign.ladder) + 1)
        return [*(key for key, _ in campaign.ladder), campaign.last]

    def start(self) -> Any:  # noqa: ANN401 - a ``Start``, which stands beside this module
        """Return the start of the next duel."""
        raise NotImplementedError

    def is_next(self, game: Game) -> bool:
        """Whether a duel began as the next one has to."""
        expected = self.start()
        if self.is_dealt_elsewhere:
            expected = expected._replace(key=getattr(game.start, "key", expected.key))
        return bool(game.start == expected)

    def check_duel(self, game: Game) -> None:
        """Refuse a duel that is not the next one, or not over."""
        if not self.is_next(game):
            message = "this duel is not the one that comes next"
            raise ValueError(message)
        if not game.over:
            message = "this duel is not over"
            raise ValueError(message)


def chosen_rules(rulings: Mapping[str, bool] | DuelRulings | None, own: OwnNumbers | None) -> dict[str, Any]:
    """Return the rules fields of a new campaign or clan."""
    return {
        "revision": REVISION,
        "rulings": choose_rulings(rulings).changed(),
        "own_numbers": None if own is None else own.text,
    }


def kept(game: Game) -> dict[str, Any]:
    """Return what a duel leaves to the next, whoever fights it: armor, the Bushido card (A2.13, B7.1)."""
    duel = game.table
    return {
        "armour": duel.armour,
        "virtue": duel.virtue,
        "points": duel.points,
        "locked": duel.locked,
        "virtue_taken": Module.BUSHIDO in duel.field.modules and not duel.bushido_deck,
    }
