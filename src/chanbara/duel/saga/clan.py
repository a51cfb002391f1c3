"""The Samurai clan: four samurai climb the ladder in turn, and none of them is healed (B7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.duel.book.data import book_with
from chanbara.duel.rules.rulings import choose_rulings
from chanbara.duel.saga.ladder import Ladder, check_choices, chosen_rules, kept, key_for, new_key
from chanbara.duel.saga.ladder import numbers as ladder_numbers
from chanbara.duel.setup import Carried, Start, begin_duel, numbers_given

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from chanbara.duel.book.numbers import Numbers
    from chanbara.duel.rules.rulings import DuelRulings
    from chanbara.kernel.game import Game


class Samurai(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the clan."""

    weapon: str
    life: int
    """0: fallen."""
    blood: tuple[tuple[str, int], ...] = ()
    """Lasting wounds, if Blood is used: each samurai has their own."""


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent whose duel continues with another samurai."""

    life: int
    qi: int
    armour: int
    side_b: bool
    environment_used: bool
    """Whether an environment that can be used once in a duel was used."""
    enemies: tuple[tuple[int, int, int], ...] = ()
    """In 1 vs. 3 life, Qi and armor of each."""


class Clan(Ladder, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A clan between two duels, or between the fall of a samurai and the entry of the next."""

    members: tuple[Samurai, ...]
    fighter: int = 0
    """The next fighter."""
    foe: Foe | None = None
    """The opponent as the fallen samurai left them."""

    @property
    def is_lost(self) -> bool:
        """Whether all of them fell."""
        return not any(member.life for member in self.members)

    @property
    def may_retire(self) -> bool:
        """Whether only the last opponent is left, and was not faced."""
        return super().may_retire and self.foe is None

    @property
    def weapons_to_change(self) -> list[str]:
        """The weapons of the possible next fighters: between duels any survivor, within one nobody else."""
        if self.is_over:
            return []
        living = [member.weapon for member in self.members if member.life]
        return living if self.foe is None else [self.members[self.fighter].weapon]

    def send(self, weapon: str) -> Clan:
        """Return the clan with another samurai to fight next."""
        if weapon not in self.weapons_to_change:
            may = ", ".join(self.weapons_to_change) or "nobody"
            message = f"{weapon!r} cannot be sent now; who can is {may} (B7.3)"
            raise ValueError(message)
        weapons = [member.weapon for member in self.members]
        return msgspec.structs.replace(self, fighter=weapons.index(weapon))

    def start(self) -> Start:
        """Return the start of the next duel, or its continuation with another samurai."""
        if self.opponent is None:
            message = "the clan has no duel left"
            raise ValueError(message)
        member = self.members[self.fighter]
        carried = Carried(
            life=member.life,
            armour=self.armour,
            virtue=self.virtue,
            points=self.points,
            locked=self.locked,
            virtue_taken=self.virtue_taken,
            blood=member.blood,
        )
        if self.foe is not None:
            carried = carried_from(self.foe, carried)
        return Start(
            key_for(self.key, f"duel {len(self.records)}"),
            None if self.has_three else self.opponent,
            member.weapon,
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

    def after(self, game: Game) -> Clan:
        """Return the clan after its next duel; ``ValueError`` if this is another one."""
        self.check_duel(game)
        duel, won = game.table, game.result.won
        members = list(self.members)
        members[self.fighter] = Samurai(
            members[self.fighter].weapon, duel.life if won else 0, tuple(duel.blood)
        )
        enemy = duel.enemies[0]
        used = "duel:environment" in duel.used
        each = tuple((one.life, one.qi, one.armour) for one in duel.enemies) if self.has_three else ()
        foe = None if won else Foe(enemy.life, enemy.qi, enemy.armour, duel.side_b, used, each)
        return msgspec.structs.replace(
            self,
            **kept(game),
            records=(*self.records, game.record()),
            won=self.won + won,
            members=tuple(members),
            fighter=self.fighter if won else next_living(members, self.fighter),
            foe=foe,
        )

    def afresh(self) -> Clan:
        """Return the clan at its beginning."""
        begun = new_clan(
            environment=self.environment,
            weather=self.weather,
            difficulty=self.difficulty,
            modules=self.modules,
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

    def retire(self) -> Clan:
        """Return the clan without its last duel, which is optional."""
        if not self.may_retire:
            message = "the clan can stop before its last duel only (B7.1)"
            raise ValueError(message)
        return msgspec.structs.replace(self, is_retired=True)


def carried_from(foe: Foe, carried: Carried) -> Carried:
    """Return what is carried over, with the state of the opponent."""
    carried = carried._replace(side_b=foe.side_b, environment_used=foe.environment_used)
    if foe.enemies:
        return carried._replace(enemies=foe.enemies)
    return carried._replace(enemy_life=foe.life, enemy_qi=foe.qi, enemy_armour=foe.armour)


def next_living(members: Sequence[Samurai], fallen: int) -> int:
    """Return the next fighter: the next survivor in order; arbitrary if there is none."""
    order = [(fallen + steps) % len(members) for steps in range(1, len(members) + 1)]
    return next((number for number in order if members[number].life), fallen)


def new_clan(
    *,
    environment: str | None = None,
    weather: str | None = None,
    difficulty: str = "samurai",
    modules: Sequence[str] = (),
    seed: int | str | None = None,
    key: bytes | None = None,
    rulings: Mapping[str, bool] | DuelRulings | None = None,
    numbers: Numbers | Path | str | None = None,
) -> Clan:
    """Begin with a clan; ``ValueError`` says what is impossible."""
    own = numbers_given(numbers)
    text = None if own is None else own.text
    clan, book = ladder_numbers(text).clan, book_with(choose_rulings(rulings), text)
    check_choices(
        book,
        weapon=clan.members[0],
        environment=environment,
        weather=weather,
        difficulty=difficulty,
        modules=modules,
    )
    life = clan.life + book.difficulty[difficulty].player_life
    return Clan(
        key=new_key(seed, key),
        environment=environment,
        weather=weather,
        difficulty=difficulty,
        modules=tuple(modules),
        members=tuple(Samurai(weapon, life + book.weapons[weapon].life) for weapon in clan.members),
        **chosen_rules(rulings, own),
    )
