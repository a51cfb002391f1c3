"""Candidates from duels: decisions at which exactly one choice reaches a goal, or is clearly likeliest to.

A position of a real duel is reduced: fewer cards and less Qi, short decks of the enemy, and an enemy with so
little life that this attack matters. Only the order of the decks is unknown to the solver, so the chance of
every goal after every choice is computed exactly.
"""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from chanbara.duel.arranged.placement import DuelPlacement, place_duel, placement_of_duel
from chanbara.duel.book.data import book_seen
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.rules.words import Module, Prompt
from chanbara.duel.school.chances import SAME, Chances
from chanbara.duel.school.puzzle import DuelGoal, DuelPuzzle
from chanbara.duel.setup import new_duel
from chanbara.duel.sight.seen import seen
from chanbara.duel.sight.view import observe
from chanbara.kernel.errors import CorruptRecord
from chanbara.school.puzzle_fate import CannotList, unsettled
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_search import TooMuch
from checks.mining.finds import MOST_SOLUTION, Find, Rejected, proved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import PuzzleTheme
    from chanbara.sight import Seen
    from checks.mining.finds import Candidate


class Plan(NamedTuple):
    """What is looked for, and where."""

    wants: tuple[str, ...]
    until: Literal["attack", "round"]
    phases: dict[Prompt, Literal["attack", "strike", "combo", "counter"]]
    """The decisions, and how a placement says that they come next; others are left out."""
    outcomes: int
    """The budget of the exact computation."""
    hand: int
    """How many cards a reduced position has at most."""
    deck: int
    """How many cards stay in each deck of the enemy."""
    qi: tuple[int, ...]
    """One of these is the most Qi: with more there is too much to buy."""


ATTACKS = Plan(
    wants=("slay", "unhurt", "wound", "hit"), until="attack",
    phases={Prompt.STRIKE: "strike", Prompt.COMBO: "combo", Prompt.BRACE: "counter"},
    outcomes=600, hand=4, deck=3, qi=(0, 0, 1),
)  # fmt: skip
ROUNDS = Plan(
    wants=("slay", "unhurt", "hit"), until="round", phases={Prompt.ATTACK: "attack"},
    outcomes=3000, hand=3, deck=2, qi=(0,),
)  # fmt: skip
FEWEST_CHOICES, MOST_CHOICES = 3, 12
FEWEST_CARDS = 2
MARGIN = 0.15
"""If the goal is not certain: by how much the best choice must be better than any other."""
LIKELY = (0.3, 0.98)
"""The probability of a goal that is worth trying, and from which on it is nearly certain."""
MOST_LIFE = 3
SAMPLED = 0.5
"""The share of decisions that is examined: neighboring ones are alike."""
EXACT = ("pending", "key", "counter", "asked")
"""Fields of an exact placement that a phase makes superfluous."""
DECKS = ("draw", "specials", "defence_deck", "counter_deck", "blood_deck", "bushido_deck")
DEFAULTS = DuelPlacement(game="duel")
PAID = ("gisei", "penalty", "bokken", "spend", "foresee")
"""Verbs that give something up."""
REDUCED = (
    "reduced: fewer cards, less Qi, the enemy's decks played down to a few cards, an enemy with less life"
)


def set_up(seed: str) -> Game:
    """Return a duel with a random opponent, weapon, place and module."""
    dice, book = random.Random(seed), book_seen({}, None)
    modules = dice.choice([(), (), (Module.GISEI,), (Module.BLOOD,), (Module.YOROI_ENEMY,), (Module.THREE,)])
    opponent = None if Module.THREE in modules else dice.choice(list(book.opponents))
    environment = dice.choice([None, None, *book.environments])
    weapon = dice.choice(list(book.weapons))
    return new_duel(seed=seed, opponent=opponent, weapon=weapon, environment=environment, modules=modules)


def candidates(plan: Plan, seed: str) -> Iterator[Candidate]:
    """Yield a candidate for each goal at some decisions of a duel."""
    dice = random.Random(f"{seed} decisions")
    game, bot = set_up(seed), make_bot("lookahead", seed)
    heard: list[Seen] = []
    while (decision := game.decision) is not None:
        choice = 0
        if len(decision.options) > 1:
            heard += seen(game, 0, since=len(heard))
            choice = bot.choose(observe(game, 0), heard)
            if decision.kind in plan.phases and dice.random() < SAMPLED:
                yield from _at(plan, game, f"a duel of lookahead, seed {seed}, choice {len(game.choices)}")
        game.apply(choice, decision.number)


def _at(plan: Plan, game: Game, source: str) -> Iterator[Candidate]:
    # In the second attack, the end of the round is the end of the attack.
    if plan.until == "attack" or game.table.attack == 1:
        for want in plan.wants:
            goal = DuelGoal(want=want, until=plan.until)  # type: ignore[arg-type]
            yield partial(_find, plan, game.clone(), goal, source)


def _find(plan: Plan, game: Game, goal: DuelGoal, source: str) -> Find:
    try:
        placed = reduced(plan, game, random.Random(f"{source} {goal.want} {goal.until}"))
        puzzle = _unique(plan, placed, goal, f"{source}; {REDUCED}")
    except CorruptRecord:
        raise Rejected("not the same choices after the reduction") from None
    return Find(puzzle, proved(puzzle))


def reduced(plan: Plan, game: Game, dice: random.Random) -> DuelPlacement:
    """Return the position with less of everything, so that it can be computed, and a weaker enemy."""
    assert game.decision is not None
    exact = placement_of_duel(game)
    hand = sorted(dice.sample(exact.hand, min(plan.hand, len(exact.hand))))
    enemies = [
        msgspec.structs.replace(one, life=min(one.life or 0, dice.randint(1, MOST_LIFE)))
        for one in exact.enemies
    ]
    placed = msgspec.structs.replace(
        exact, qi=min(exact.qi or 0, dice.choice(plan.qi)), hand=hand,
        discard=[*exact.discard, *_dropped(exact.hand, hand)],
        counter_pile=[*exact.counter_pile, *_played_down(exact.counter_deck, plan.deck, dice)],
        defence_pile=[*exact.defence_pile, *_played_down(exact.defence_deck, plan.deck, dice)],
        enemies=enemies, phase=plan.phases[Prompt(game.decision.kind)], rest="deck",
        **{name: getattr(DEFAULTS, name) for name in (*EXACT, *DECKS)},
    )  # fmt: skip
    if placed.together == placed.played:
        placed = msgspec.structs.replace(placed, together=None)
    again = place_duel(placed).decision
    if again is None or again.kind is not game.decision.kind:
        raise CorruptRecord("it is in the middle of a phase")
    return placed


def _dropped(cards: list[str], kept: list[str]) -> list[str]:
    left = list(cards)
    for card in kept:
        left.remove(card)
    return left


def _played_down(deck: list[str], most: int, dice: random.Random) -> list[str]:
    """Return the cards of a deck beyond those that stay in it."""
    return sorted(dice.sample(deck, max(0, len(deck) - most)))


def _unique(plan: Plan, placed: DuelPlacement, goal: DuelGoal, source: str) -> DuelPuzzle:
    """Return a candidate, with cards dropped until one choice is best; ``Rejected`` says why it is none."""
    while True:
        start = place_duel(placed)
        chances = Chances(goal, len(start.table.events), plan.outcomes)
        each = _worth_a_try(chances, start)
        best = max(each.values())
        is_sure = best >= 1.0 - SAME
        equal = [one for one in each if each[one] > best - (SAME if is_sure else MARGIN)]
        if len(equal) == 1:
            break
        cards = [one.split()[1] for one in equal if one.startswith("play ")]
        if not cards:
            raise Rejected("several choices are as good")
        hand = _dropped(placed.hand, cards[:1])
        placed = msgspec.structs.replace(placed, hand=hand, discard=[*placed.discard, cards[0]])
    if LIKELY[1] < best < 1.0 - SAME:
        raise Rejected("nearly certain")
    usual = list(each)[make_bot("lookahead", source).choose(observe(start, 0), seen(start, 0))]
    if usual == equal[0]:
        raise Rejected("the bot chooses it too")
    goal = goal if is_sure else msgspec.structs.replace(goal, margin=MARGIN)
    solution = _line(start, goal, chances) if is_sure else equal
    playable = sum(one.startswith("play ") for one in each)
    if placed.phase == "strike" and len(solution) == 1 and playable < FEWEST_CARDS:
        raise Rejected("trivial: too few cards to play")
    return DuelPuzzle(
        kind="duel", theme=_theme(goal, solution), rating=800, solution=solution, table=placed, goal=goal,
        source=source,
    )  # fmt: skip


def _worth_a_try(chances: Chances, start: Game) -> dict[str, float]:
    """Return the chance after each choice; ``Rejected`` if there is little to choose."""
    assert start.decision is not None
    if not FEWEST_CHOICES <= len(start.decision.options) <= MOST_CHOICES:
        raise Rejected("too few or too many choices")
    each = _of_each(chances, start)
    if max(each.values()) < LIKELY[0]:
        raise Rejected("the goal is out of reach")
    if min(each.values()) >= 1.0 - SAME:
        raise Rejected("every choice works")
    return each


def _of_each(chances: Chances, game: Game) -> dict[str, float]:
    try:
        return chances.of_each(unsettled(game))
    except TooMuch:
        raise Rejected("too wide to compute") from None
    except CannotList:
        raise Rejected("goes on after a reshuffle") from None


def _line(start: Game, goal: DuelGoal, chances: Chances) -> list[str]:
    """Return the choices that reach a certain goal with the decks as they are."""
    game, found = start.clone(), list[str]()
    while standing(game, goal, 0, chances.since) == "open":
        each = _of_each(chances, game)
        found.append(max(each, key=lambda choice: each[choice]))
        game.apply(found[-1])
        if len(found) > MOST_SOLUTION:
            raise Rejected("the solution is too long")
    return found


def _theme(goal: DuelGoal, solution: list[str]) -> PuzzleTheme:
    if goal.until == "round":
        return "planning"
    if solution[0].split()[0] in PAID:
        return "sacrifice"
    if goal.margin is not None:
        return "odds"
    themes: dict[str, PuzzleTheme] = {"slay": "finish", "unhurt": "guard", "wound": "margin", "hit": "margin"}
    return themes[goal.want]
