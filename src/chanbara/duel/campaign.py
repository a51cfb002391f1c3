"""The campaign: a ladder of duels fought by one samurai, with events between them (A9, A10, B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.duel.data import standard_book
from chanbara.duel.ladder import SIDES, Ladder, check_choices, kept, key_for, new_key, numbers
from chanbara.duel.rules.words import Module
from chanbara.duel.setup import Carried, Start, begin_duel
from chanbara.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game


class Campaign(Ladder, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign between two duels."""

    weapon: str = "katana"
    with_events: bool = True
    was_defeated: bool = False
    life: int | None = None
    """Life to begin the next duel with; None is all of it."""
    mulligans: int = 0
    """Those of the campaign and of the weapon that are left (A8.1)."""
    event: int | None = None
    """What the blue die showed after the last duel."""

    @property
    def is_lost(self) -> bool:
        """Whether a duel was lost: there is no second try."""
        return self.was_defeated

    def start(self) -> Start:
        """Return how the next duel begins."""
        if self.opponent is None:
            message = "the campaign is over"
            raise ValueError(message)
        brought = brought_by(self.event)
        carried = Carried(
            life=self.life,
            qi=brought.get("next_qi", 0),
            armour=self.armour,
            red_die=brought.get("red_die"),
            mulligans=self.mulligans,
            weapon_mulligans=0,
            virtue=self.virtue,
            points=self.points,
            locked=self.locked,
            virtue_taken=self.virtue_taken,
            special=found_special(self) if "special" in brought else None,
            enemy_life=self._enemy_life(),
        )
        return Start(
            key_for(self.key, f"duel {self.won}"),
            self.opponent,
            self.weapon,
            self.environment,
            self.weather,
            self.difficulty,
            self.modules,
            carried=carried,
        )

    def duel(self) -> Game:
        """Return the next duel."""
        return begin_duel(self.start())

    def after(self, game: Game) -> Campaign:
        """Return the campaign after its next duel; ``ValueError`` where that is not this one."""
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
            life=min(duel.life + numbers().campaign.heal, duel.life_cap),
            mulligans=duel.mulligans,
            event=None,
        )
        return met_by_event(healed, duel.life_cap) if self.with_events and not healed.is_over else healed

    def afresh(self) -> Campaign:
        """Return the campaign as it began."""
        begun = new_campaign(
            weapon=self.weapon,
            environment=self.environment,
            weather=self.weather,
            difficulty=self.difficulty,
            modules=self.modules,
            events=self.with_events,
            key=bytes.fromhex(self.key),
        )
        return msgspec.structs.replace(begun, is_dealt_elsewhere=self.is_dealt_elsewhere)

    def retire(self) -> Campaign:
        """Return the campaign without its last duel, which is optional."""
        if not self.may_retire:
            message = "a campaign can be closed before its last duel only (B7.1)"
            raise ValueError(message)
        return msgspec.structs.replace(self, is_retired=True)

    def _enemy_life(self) -> int | None:
        """Return his life on the ladder; the last opponent has all of it."""
        if self.may_retire:
            return None
        return numbers().campaign.ladder[self.won][1] + standard_book().difficulty[self.difficulty].enemy_life


def met_by_event(campaign: Campaign, life_cap: int) -> Campaign:
    """Roll the blue die: life changes now, the rest when the next duel begins (B7.2)."""
    event = chance_between(campaign).below(SIDES) + 1
    assert campaign.life is not None, "a duel was fought"
    life = max(1, min(campaign.life + brought_by(event).get("life", 0), life_cap))
    return msgspec.structs.replace(campaign, event=event, life=life)


def chance_between(campaign: Campaign) -> Chance:
    """Return the chance of the time since the last duel."""
    return Chance(key_for(campaign.key, f"event {campaign.won}"))


def brought_by(event: int | None) -> dict[str, int]:
    """Return what an event brings."""
    return {} if event is None else numbers().events[str(event)]


def found_special(campaign: Campaign) -> str:
    """Return the special card that an event brings: chance goes on from the roll."""
    chance = chance_between(campaign)
    chance.below(SIDES)
    specials = standard_book().special
    return specials[chance.below(len(specials))]


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
) -> Campaign:
    """Begin a campaign; ``ValueError`` says what is impossible, with the paragraph."""
    if Module.BLOOD in modules:
        message = "Blood cannot be used in a campaign (A1.4)"
        raise ValueError(message)
    check_choices(
        weapon=weapon, environment=environment, weather=weather, difficulty=difficulty, modules=modules
    )
    return Campaign(
        key=new_key(seed, key),
        weapon=weapon,
        environment=environment,
        weather=weather,
        difficulty=difficulty,
        modules=tuple(modules),
        with_events=events,
        mulligans=numbers().campaign.mulligans + standard_book().weapons[weapon].mulligans,
    )
