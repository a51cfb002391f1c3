"""A duel position set up by hand: for scenarios, puzzles and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from chanbara.duel.book.data import book_seen
from chanbara.duel.field import choose_field
from chanbara.duel.position import game_from
from chanbara.duel.rules.attack import Act, Attack, CheckCombo
from chanbara.duel.rules.counter import Counterattacks
from chanbara.duel.rules.plain import STEPS, decode, encode, pending_steps
from chanbara.duel.rules.rounds import DiscardHand, Round
from chanbara.duel.rules.state import Duel
from chanbara.duel.rules.values import above_cap, qi_most
from chanbara.duel.rules.words import Module, Prompt, Value
from chanbara.duel.setup import Start, place_enemies, place_player
from chanbara.kernel.chance import Chance, derive_key
from chanbara.kernel.errors import CorruptRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game

Count = Annotated[int, msgspec.Meta(ge=0)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]

BEFORE = {
    "strike": encode(Act(Prompt.STRIKE)),
    "combo": encode(CheckCombo()),
    "counter": encode(Counterattacks()),
    "end": encode(DiscardHand()),
}
"""The step that begins a phase, in written form: steps without fields compare equal otherwise."""

MOST_FATES = 6
"""Maximum number of predetermined rolls and draws: finding one more takes six times as long."""


class EnemyPlacement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One enemy. Omitted fields are as at the start."""

    life: Count | None = None
    qi: Count | None = None
    armour: Count | None = None


class DuelPlacement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A duel. Omitted fields are as at the start; the hand is empty."""

    game: Literal["duel"]
    opponent: str | None = None
    weapon: str = "katana"
    environment: str | None = None
    weather: str | None = None
    difficulty: str = "samurai"
    modules: list[str] = []
    armoured: int = 1
    rulings: dict[str, bool] = {}
    """Rulings that are not the default."""
    numbers: str | None = None
    """The text of custom numbers."""
    enemies: list[EnemyPlacement] = []
    """From enemy 1 on."""
    side: Literal["a", "b"] = "a"
    life: Annotated[int, msgspec.Meta(ge=1)] | None = None
    qi: Count | None = None
    armour: Count | None = None
    mulligans: Count | None = None
    red_die: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    strength: int | None = None
    technique: int | None = None
    guard: int | None = None
    marker: Count = 0
    virtue: str | None = None
    points: Count = 0
    locked: Count = 0
    wounds: list[tuple[str, Literal[1, 2]]] = []
    """Wounds of the Blood deck, each with its level."""
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    attack: Literal[0, 1, 2] = 1
    """0 is before the first of the round."""
    phase: Literal["round", "attack", "strike", "combo", "counter", "end"] = "attack"
    """The phase that is about to begin."""
    target: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    """The attacked enemy; before an attack it is chosen."""
    hit: bool = False
    hit_this_round: bool = False
    used: list[str] = []
    hand: list[str] = []
    played: list[str] = []
    """The cards of this attack."""
    together: list[str] | None = None
    """Cards that may still form a combo; if omitted, those of this attack."""
    discard: list[str] = []
    removed: list[str] = []
    draw: list[str] = []
    """The draw pile from its top, like all decks."""
    specials: list[str] = []
    defence: str | None = None
    """The open defense card."""
    defence_deck: list[str] = []
    defence_pile: list[str] = []
    counter_deck: list[str] = []
    counter_pile: list[str] = []
    blood_deck: list[str] = []
    bushido_deck: list[str] = []
    rest: Literal["deck", "out"] = "deck"
    """Where unnamed cards are: shuffled in their decks below those named, or out of the game."""
    guard_bonus: int = 0
    defence_change: int = 0
    counter_change: int = 0
    technique_before: int | None = None
    played_before: Count | None = None
    seed: int | str = 0
    fate: list[int | str] = []
    """The next random outcomes: numbers of the blue die, wounds by key, Gisei cards as ``gisei 4``."""
    key: str | None = None
    counter: Count = 0
    """The exact random state, instead of a seed."""
    asked: Count = 0
    pending: list[Any] | None = None
    """The exact stack of steps, last first, instead of the phase."""


OPEN = (
    "marker", "virtue", "points", "locked", "round", "hit", "hit_this_round", "defence", "guard_bonus",
    "defence_change", "counter_change",
)  # fmt: skip
"""State fields taken from the placement."""

PERHAPS = (
    "life",
    "qi",
    "armour",
    "mulligans",
    "red_die",
    "strength",
    "technique",
    "guard",
    "technique_before",
    "played_before",
)
"""State fields the placement may set."""

LISTS = ("hand", "played", "discard", "removed", "defence_pile", "counter_pile", "used")
"""Piles as written."""

DECKS = ("draw", "specials", "defence_deck", "counter_deck", "blood_deck", "bushido_deck")
"""Written from the top, which is the end of the list."""


def place_duel(placement: DuelPlacement) -> Game:
    """Return a game that continues from the position; ``CorruptRecord`` says what is impossible about it."""
    try:
        return game_from(_duel(placement))
    except CorruptRecord:
        raise
    except ValueError as error:
        raise CorruptRecord(f"this position is impossible: {error}") from error
    except (KeyError, IndexError, TypeError, AttributeError, AssertionError) as error:
        raise CorruptRecord(f"this position is impossible: its steps lead nowhere ({error!r})") from error


def _duel(placement: DuelPlacement) -> Duel:
    start = _start(placement)
    book = book_seen(placement.rulings, placement.numbers)
    field = choose_field(
        book,
        opponent=start.opponent,
        weapon=start.weapon,
        environment=start.environment,
        weather=start.weather,
        difficulty=start.difficulty,
        modules=start.modules,
    )
    duel = Duel(book, field, Chance(start.key, placement.counter))
    place_enemies(duel, start)
    place_player(duel, start.carried)
    _lay_out(duel, placement)
    _lay_figures(duel, placement)
    _lay_cards(duel, placement)
    _check(duel, placement)
    if placement.fate:
        duel.chance.counter = _counter_for(duel, placement.fate)
    duel.asked = placement.asked
    duel.events = []
    duel.advance()
    return duel


def _start(placement: DuelPlacement) -> Start:
    return Start(
        derive_key(placement.seed) if placement.key is None else bytes.fromhex(placement.key),
        placement.opponent,
        placement.weapon,
        placement.environment,
        placement.weather,
        placement.difficulty,
        tuple(placement.modules),
        placement.armoured,
    )


def _lay_out(duel: Duel, placement: DuelPlacement) -> None:
    """Set up the stack: begin a round without cards, and remove the steps that are over."""
    if placement.pending is not None:
        duel.stack = [decode(STEPS, step) for step in placement.pending]
        duel.attack = placement.attack
        return
    if placement.phase == "round":
        duel.stack = [Round()]
        return
    Round().run(duel)
    while not isinstance(duel.stack[-1], Attack):
        duel.stack.pop()
    if placement.attack > 1:
        duel.stack.pop()
    if placement.phase == "attack":
        return
    duel.stack.pop().run(duel)
    while encode(duel.stack[-1]) != BEFORE[placement.phase]:
        duel.stack.pop()
    # Unknown cards are refused when the cards are placed.
    for card in (duel.book.actions[key] for key in placement.played if key in duel.book.actions):
        duel.strength += card.strength
        duel.technique += card.technique
        duel.guard += card.guard


def _lay_figures(duel: Duel, placement: DuelPlacement) -> None:
    duel.played_before = min(len(placement.played), duel.book.cards_before)
    for name in OPEN:
        setattr(duel, name, getattr(placement, name))
    for name in PERHAPS:
        if getattr(placement, name) is not None:
            setattr(duel, name, getattr(placement, name))
    duel.round -= placement.phase == "round" and placement.pending is None
    duel.target = placement.target - 1
    duel.side_b = placement.side == "b"
    duel.blood = list(placement.wounds)
    for value in (Value.STRENGTH, Value.TECHNIQUE):
        setattr(duel, value, getattr(duel, value) - above_cap(duel, value))
    if len(placement.enemies) > len(duel.enemies):
        raise CorruptRecord(f"this position is impossible: {len(placement.enemies)} enemies")
    for enemy, placed in zip(duel.enemies, placement.enemies, strict=False):
        for name in EnemyPlacement.__struct_fields__:
            if getattr(placed, name) is not None:
                setattr(enemy, name, getattr(placed, name))


def _lay_cards(duel: Duel, placement: DuelPlacement) -> None:
    for name in LISTS:
        setattr(duel, name, list(getattr(placement, name)))
    duel.hand.sort()
    duel.together = list(placement.played if placement.together is None else placement.together)
    for name in DECKS:
        setattr(duel, name, list(reversed(getattr(placement, name))))
    chance = Chance(derive_key(f"rest {placement.seed}"))
    for deck, rest in _rest(duel).items():
        if placement.rest == "deck":
            chance.shuffle(rest)
            setattr(duel, deck, rest + getattr(duel, deck))


def _rest(duel: Duel) -> dict[str, list[str]]:
    """Return the unplaced cards by deck; refuse unknown cards and too many copies."""
    book, modules = duel.book, duel.field.modules
    actions = [*duel.hand, *duel.played, *duel.discard, *duel.removed, *duel.draw, *duel.specials]
    left = _without("action card", [*book.standard, *book.special], actions)
    open_defence = [] if duel.defence is None else [duel.defence]
    blood = list(book.blood) if Module.BLOOD in modules else []
    bushido = list(book.virtues) if Module.BUSHIDO in modules else []
    held = [] if duel.virtue is None else [duel.virtue]
    virtues = _without("Bushido card", bushido, [*held, *duel.bushido_deck])
    return {
        "draw": [card for card in left if not book.actions[card].is_special],
        "specials": [card for card in left if book.actions[card].is_special],
        "defence_deck": _without(
            "defence card", list(book.defence), [*open_defence, *duel.defence_pile, *duel.defence_deck]
        ),
        "counter_deck": _without(
            "counterattack card", book.counter_deck, [*duel.counter_pile, *duel.counter_deck]
        ),
        "blood_deck": _without("wound", blood, [*(card for card, _ in duel.blood), *duel.blood_deck]),
        # The rest of the deck leaves the game with the first card taken.
        "bushido_deck": [] if held else virtues,
    }


def _without(what: str, all_cards: list[str], named: Sequence[str]) -> list[str]:
    left = list(all_cards)
    for card in named:
        if card not in all_cards:
            raise CorruptRecord(f"this position is impossible: there is no {what} {card!r} in this duel")
        if card not in left:
            raise CorruptRecord(f"this position is impossible: {card} is named too often")
        left.remove(card)
    return left


def _check(duel: Duel, placement: DuelPlacement) -> None:
    """Refuse values that no duel could have."""
    book = duel.book
    for what, value, most in (
        ("life", duel.life, duel.life_cap),
        ("Qi", duel.qi, qi_most(duel)),
        ("armour", duel.armour, book.yoroi_points if Module.YOROI in duel.field.modules else 0),
        ("the marker", duel.marker, book.kanji),
        ("the red die", duel.red_die, duel.field.weapon.red_die_most or book.red_die_most),
        ("the target", duel.target + 1, len(duel.enemies)),
    ):
        if value > most:
            raise CorruptRecord(f"this position is impossible: {what} at {value}, and {most} is the most")
    if (
        duel.defence is None
        and placement.pending is None
        and placement.phase in {"strike", "combo", "counter"}
    ):
        raise CorruptRecord(
            f"this position is impossible: in phase {placement.phase} a defense card is face up"
        )
    if not any(enemy.life for enemy in duel.enemies):
        raise CorruptRecord("this position is impossible: no enemy is alive")


def _counter_for(duel: Duel, fate: list[int | str]) -> int:
    """Return a random state that yields the predetermined outcomes."""
    if len(fate) > MOST_FATES:
        raise CorruptRecord(f"this position is impossible: at most {MOST_FATES} things can be settled")
    wanted = [_fate(duel, one) for one in fate]
    counter = duel.chance.counter
    while True:
        trial = Chance(duel.chance.key, counter)
        if all(trial.below(limit) in numbers for limit, numbers in wanted):
            return counter
        counter += 1


def _fate(duel: Duel, one: int | str) -> tuple[int, list[int]]:
    """Return the number of possible outcomes, and those that match."""
    book = duel.book
    wounds = list(book.wounds)
    if one in wounds:
        return len(wounds), [wounds.index(str(one))]
    if isinstance(one, int) and one in range(1, 7):
        return 6, [one - 1]
    cards = [number for number, guard in enumerate(book.gisei) if one == f"gisei {guard}"]
    if not cards:
        raise CorruptRecord(f"this position is impossible: chance cannot bring {one!r}")
    return len(book.gisei), cards


def placement_of_duel(game: Game) -> DuelPlacement:
    """Return the exact position of a duel as a placement."""
    duel: Duel = game.table
    field = duel.field
    piles: dict[str, Any] = {name: list(getattr(duel, name)) for name in LISTS}
    piles |= {name: getattr(duel, name)[::-1] for name in DECKS}
    return DuelPlacement(
        game="duel",
        opponent=None if Module.THREE in field.modules else field.opponents[0].key,
        weapon=field.weapon.key,
        environment=None if field.environment is None else field.environment.key,
        weather=None if field.weather.key == "clear" else field.weather.key,
        difficulty=field.difficulty.key,
        modules=sorted(field.modules),
        rulings=duel.book.rulings.changed(),
        numbers=duel.book.own_numbers,
        enemies=[EnemyPlacement(enemy.life, enemy.qi, enemy.armour) for enemy in duel.enemies],
        side="b" if duel.side_b else "a",
        wounds=[(card, level) for card, level in duel.blood],  # type: ignore[misc]  # levels are 1 or 2
        attack=duel.attack,  # type: ignore[arg-type]  # there are two
        target=duel.target + 1,
        together=list(duel.together),
        **{name: getattr(duel, name) for name in (*OPEN, *PERHAPS)},
        **piles,
        rest="out",
        key=duel.chance.key.hex(),
        counter=duel.chance.counter,
        asked=duel.asked - (duel.decision is not None),
        pending=[encode(step) for step in pending_steps(duel)],
    )
