"""The campaign: a ladder of duels fought by one samurai, with events between them (A9, A10, B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.duel.book.data import book_with
from chanbara.duel.rules.rulings import choose_rulings
from chanbara.duel.rules.words import Module
from chanbara.duel.saga.ladder import SIDES, Ladder, check_choices, chosen_rules, kept, key_for, new_key
from chanbara.duel.saga.ladder import numbers as ladder_numbers
from chanbara.duel.setup import Carried, Start, begin_duel, numbers_given
from chanbara.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from chanbara.duel.book.numbers import Numbers
    from chanbara.duel.rules.rulings import DuelRulings
    from chanbara.kernel.game import Game


class Campaign(Ladder, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign between two duels."""

    weapon: str = "katana"
    with_events: bool = True
    was_defeated: bool = False
    life: int | None = None
    """Life at the start of the next duel; None is full life."""
    mulligans: int = 0
    """The remaining mulligans of the campaign and of the weapon (A8.1)."""
    event: int | None = None
    """The roll of the blue die after the last duel."""

    @property
    def is_lost(self) -> bool:
        """Whether a duel was lost: there is no second try."""
        return self.was_defeated

    def start(self) -> Start:
        """Return the start of the next duel."""
        if self.opponent is None:
            message = "the campaign is over"
            raise ValueError(message)
        brought = brought_by(self.event, self.own_numbers)
        # A campaign is one game: the weapon's cost at the start is paid once (B8.33).
        once = self.won > 0 and self.ruled.weapon_price_once
        carried = Carried(
            life=self.life,
            qi=brought.get("next_qi", 0) - (self.book.weapons[self.weapon].qi if once else 0),
            armour=self.armour,
            red_die=brought.get("red_die"),
            mulligans=self.mulligans,
            weapon_mulligans=0,
            virtue=self.virtue,
            points=self.points,
            locked=self.locked,
            virtue_taken=self.virtue_taken,
            special=found_special(self) if "special" in brought else None,
            enemy_life=None if self.has_three or self.may_retire else self._lives()[0],
            enemies=self._enemies() if self.has_three else (),
        )
        return Start(
            key_for(self.key, f"duel {self.won}"),
            None if self.has_three else self.opponent,
            self.weapon,
            self.environment,
            self.weather,
            self.difficulty,
            self.modules,
            carried=carried,
            rulings=self.ruled,
            numbers=self.read,
        )

    def duel(self) -> Game:
        """Return the next duel."""
        return begin_duel(self.start())

    def after(self, game: Game) -> Campaign:
        """Return the campaign after its next duel; ``ValueError`` if this is another one."""
        self.check_duel(game)
        records = (*self.records, game.record())
        if not game.result.won:
            return msgspec.structs.replace(self, records=records, was_defeated=True, life=0, event=None)
        duel = game.table
        healed = msgspec.structs.replace(
            self,
            **kept(game),
            records=records,
            won=self.won + 1,
            life=min(duel.life + self.numbers.campaign.heal, max(duel.life, duel.life_cap)),
            mulligans=duel.mulligans,
            event=None,
        )
        return met_by_event(healed, duel.life_cap) if self.with_events and not healed.is_over else healed

    def afresh(self) -> Campaign:
        """Return the campaign at its beginning."""
        begun = new_campaign(
            weapon=self.weapon,
            environment=self.environment,
            weather=self.weather,
            difficulty=self.difficulty,
            modules=self.modules,
            events=self.with_events,
            key=bytes.fromhex(self.key),
            rulings=self.ruled,
            numbers=self.read,
        )
        return msgspec.structs.replace(
            begun,
            is_dealt_elsewhere=self.is_dealt_elsewhere,
            revision=self.revision,
            rulings=self.rulings,
        )

    def retire(self) -> Campaign:
        """Return the campaign without its last duel, which is optional."""
        if not self.may_retire:
            message = "a campaign can be closed before its last duel only (B7.1)"
            raise ValueError(message)
        return msgspec.structs.replace(self, is_retired=True)

    def _enemies(self) -> tuple[tuple[int, None, None], ...]:
        """Return the stats of three enemies; the last of them have the standard ones."""
        return () if self.may_retire else tuple((life, None, None) for life in self._lives())

    def _lives(self) -> list[int]:
        """Return the life of each next enemy, before the last: less than usual (B7.1)."""
        whole = self.numbers.campaign.ladder[self.won][1]
        count = len(self.book.three) if self.has_three else 1
        lives = [max(1, (whole + count - 1 - number) // count) for number in range(count)]
        # The bonus of the difficulty goes to the first one (B8.20).
        return [lives[0] + self.book.difficulty[self.difficulty].enemy_life, *lives[1:]]


def met_by_event(campaign: Campaign, life_cap: int) -> Campaign:
    """Roll the blue die: life changes now, the rest when the next duel begins (B7.2)."""
    event = chance_between(campaign).below(SIDES) + 1
    assert campaign.life is not None, "a duel was fought"
    brought = brought_by(event, campaign.own_numbers)
    life = max(1, min(campaign.life + brought.get("life", 0), max(campaign.life, life_cap)))
    return msgspec.structs.replace(campaign, event=event, life=life)


def chance_between(campaign: Campaign) -> Chance:
    """Return the random source of the time since the last duel."""
    return Chance(key_for(campaign.key, f"event {campaign.won}"))


def brought_by(event: int | None, own_numbers: str | None = None) -> dict[str, int]:
    """Return the effects of an event."""
    return {} if event is None else ladder_numbers(own_numbers).events[str(event)]


def found_special(campaign: Campaign) -> str | None:
    """Return the special card of an event, if there are any: the random source continues from the roll."""
    chance = chance_between(campaign)
    chance.below(SIDES)
    specials = campaign.book.special
    return specials[chance.below(len(specials))] if specials else None


def new_campaign(
    *,
    weapon: str = "katana",
    environment: str | None = None,
    weather: str | None = None,
    difficulty: str = "samurai",
    modules: Sequence[str] = (),
    events: bool = True,
    seed: int | str | None = None,
    key: bytes | None = None,
    rulings: Mapping[str, bool] | DuelRulings | None = None,
    numbers: Numbers | Path | str | None = None,
) -> Campaign:
    """Begin a campaign; ``ValueError`` says what is impossible, with the paragraph."""
    if Module.BLOOD in modules:
        message = "Blood cannot be used in a campaign (A1.4)"
        raise ValueError(message)
    own = numbers_given(numbers)
    book = book_with(choose_rulings(rulings), None if own is None else own.text)
    check_choices(
        book, weapon=weapon, environment=environment, weather=weather, difficulty=difficulty, modules=modules
    )
    return Campaign(
        key=new_key(seed, key),
        weapon=weapon,
        environment=environment,
        weather=weather,
        difficulty=difficulty,
        modules=tuple(modules),
        with_events=events,
        mulligans=ladder_numbers(None if own is None else own.text).campaign.mulligans
        + book.weapons[weapon].mulligans,
        **chosen_rules(rulings, own),
    )
