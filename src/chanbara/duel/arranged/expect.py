"""Expectations of a duel scenario, and how a position differs from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.duel.rules.plain import EVENTS, encode
from chanbara.duel.rules.values import guard_now
from chanbara.record import demands
from chanbara.record.demands import Check, compare, know

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.duel.rules.state import Duel
    from chanbara.kernel.game import Game


class DuelEnd(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The expected end of the duel; omitted fields are not checked."""

    won: bool | None = None
    cause: str | None = None
    rule: str | None = None
    rounds: int | None = None
    life: int | None = None


class EnemyExpect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The expectations for an enemy."""

    life: int | None = None
    qi: int | None = None
    armour: int | None = None


class DuelExpect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Expectations; omitted fields are not checked. Cards are keys, enemies are numbers from 1."""

    kind: str | None = None
    options: list[str] | None = None
    """Exactly the options offered, in any order."""
    why_not: dict[str, str] | None = None
    """Acts that are not offered, with the rule that forbids them."""
    life: int | None = None
    qi: int | None = None
    armour: int | None = None
    strength: int | None = None
    technique: int | None = None
    guard: int | None = None
    """Its effective value."""
    red_die: int | None = None
    mulligans: int | None = None
    enemies: dict[int, EnemyExpect] | None = None
    side: str | None = None
    marker: int | None = None
    virtue: str | None = None
    """The Bushido card in front of the player; ``none`` if there is none."""
    points: int | None = None
    locked: int | None = None
    wounds: list[tuple[str, int]] | None = None
    """Those of the Blood deck, in the order they were suffered."""
    hand: list[str] | None = None
    """Exactly, in any order."""
    hand_size: int | None = None
    discard: list[str] | None = None
    """Exactly, in any order."""
    removed: list[str] | None = None
    """Cards that left the game, in that order."""
    draw_size: int | None = None
    specials_size: int | None = None
    defence: str | None = None
    """The open defense card; ``none`` if there is none."""
    round: int | None = None
    attack: int | None = None
    target: int | None = None
    events: list[dict[str, dict[str, Any]]] | None = None
    """Events since the choice, in this order (others may be in between), each with some of its fields."""
    no_events: list[str] | None = None
    """Kinds of events that must not have happened since the choice."""
    over: bool | None = None
    end: DuelEnd | None = None


def differences(game: Game, expect: DuelExpect, before: int) -> list[str]:
    """Return how the duel differs from the expectations, one sentence each; events count from ``before``."""
    know("enemy", map(str, expect.enemies or ()), [str(one + 1) for one in range(len(game.table.enemies))])
    demands.know_events(expect.events, expect.no_events, EVENTS)
    return demands.found_in(CHECKS, expect, game, before)


def _figure(what: str, read: Callable[[Duel], object]) -> Check:
    return lambda game, wanted, _before: compare(what, wanted, read(game.table))


def _cards(what: str, read: Callable[[Duel], list[str]]) -> Check:
    return lambda game, wanted, _before: compare(what, sorted(wanted), sorted(read(game.table)))


def _enemies(game: Game, wanted: dict[int, EnemyExpect], _before: int) -> list[str]:
    found = []
    for number, expect in wanted.items():
        for name in EnemyExpect.__struct_fields__:
            value = getattr(expect, name)
            if value is not None:
                actual = getattr(game.table.enemies[number - 1], name)
                found += compare(f"the {name} of enemy {number}", value, actual)
    return found


def _end(game: Game, wanted: DuelEnd, _before: int) -> list[str]:
    if game.result is None:
        return ["the game should be over"]
    found = []
    for name in DuelEnd.__struct_fields__:
        value = getattr(wanted, name)
        if value is not None:
            found += compare(f"the end's {name}", value, getattr(game.result, name))
    return found


def described_events(game: Game, before: int) -> list[dict[str, dict[str, Any]]]:
    """Return the events from index ``before`` on, as a scenario writes them."""
    described = []
    for event in game.table.events[before:]:
        name, *values = encode(event)
        described.append({name: dict(zip(event._fields, values, strict=True))})
    return described


CHECKS: dict[str, Check] = {
    "kind": demands.kind,
    "options": demands.options,
    "why_not": demands.why_not,
    "life": _figure("the life", lambda duel: duel.life),
    "qi": _figure("the Qi", lambda duel: duel.qi),
    "armour": _figure("the armour", lambda duel: duel.armour),
    "strength": _figure("the strength", lambda duel: duel.strength),
    "technique": _figure("the technique", lambda duel: duel.technique),
    "guard": _figure("the guard", guard_now),
    "red_die": _figure("the red die", lambda duel: duel.red_die),
    "mulligans": _figure("the mulligans", lambda duel: duel.mulligans),
    "enemies": _enemies,
    "side": _figure("the side", lambda duel: "b" if duel.side_b else "a"),
    "marker": _figure("the marker", lambda duel: duel.marker),
    "virtue": _figure("the Bushido card", lambda duel: duel.virtue or "none"),
    "points": _figure("the points", lambda duel: duel.points),
    "locked": _figure("the locked Qi", lambda duel: duel.locked),
    "wounds": _figure("the lasting wounds", lambda duel: duel.blood),
    "hand": _cards("the hand", lambda duel: duel.hand),
    "hand_size": _figure("the number of cards in hand", lambda duel: len(duel.hand)),
    "discard": _cards("the discard pile", lambda duel: duel.discard),
    "removed": _figure("what left the game", lambda duel: duel.removed),
    "draw_size": _figure("the draw pile", lambda duel: len(duel.draw)),
    "specials_size": _figure("the special deck", lambda duel: len(duel.specials)),
    "defence": _figure("the defence card", lambda duel: duel.defence or "none"),
    "round": _figure("the round", lambda duel: duel.round),
    "attack": _figure("the attack", lambda duel: duel.attack),
    "target": _figure("the target", lambda duel: duel.target + 1),
    "events": lambda game, wanted, before: demands.happened_in_order(described_events(game, before), wanted),
    "no_events": lambda game, unwanted, before: demands.did_not_happen(
        described_events(game, before), unwanted
    ),
    "over": demands.over,
    "end": _end,
}


def expectation_of(game: Game, before: int) -> DuelExpect:
    """Return the current state as expectations."""
    duel: Duel = game.table
    figures = ("life", "qi", "armour", "strength", "technique", "red_die", "marker", "round", "attack")
    expect = DuelExpect(
        **{name: getattr(duel, name) for name in figures},
        guard=guard_now(duel),
        enemies={
            number: EnemyExpect(enemy.life, enemy.qi, enemy.armour)
            for number, enemy in enumerate(duel.enemies, 1)
        },
        hand=list(duel.hand),
        events=described_events(game, before),
    )
    if game.decision is None:
        expect.over = True
        expect.end = DuelEnd(**game.result._asdict())
    else:
        expect.kind = game.decision.kind
        expect.options = game.decision.texts()
    return expect
