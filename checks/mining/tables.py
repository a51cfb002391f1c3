"""Candidates from games of Samurai Sword: a turn that can be won, an attack that must be survived.

A position of a real game has far too many worlds. It is reduced: the others keep a few cards, the deck has a
few, and everything else is in the open discard pile. Cards of the solver that could be played first without
changing anything are dropped, until one first choice is left. The proof is of the position as it is shown.
"""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from chanbara import new_game, observe, seen
from chanbara.kernel.errors import CorruptRecord
from chanbara.school.puzzle import begin
from chanbara.school.puzzle_fate import CannotList, unsettled
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_proof import go_on
from chanbara.school.puzzle_search import Search, TooMuch
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.placement import placement_of
from chanbara.sword.rules.words import Kind
from chanbara.sword.school.puzzle import SwordGoal, SwordPuzzle
from chanbara.sword.school.worlds import worlds
from checks.mining.finds import MOST_SOLUTION, Find, Rejected, proved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import PuzzleTheme
    from chanbara.sword.placement import Placement
    from checks.mining.finds import Candidate

PLAY = "play"
DEFENCE: Final = "defence"
STOPS = ("parry", "counterattack", "jitte")
"""Cards that anyone can stop an attack with."""
PARRIES_LEFT = 0.3
"""How often they may be among the unseen cards of somebody else's victim."""
FEWEST_CHOICES, FEWEST_WEAPONS = 3, 2
MOST_STEPS = 250
"""The budget of the search in the true world, which comes before the proof in all of them."""
OTHERS_HAND, FOES_HAND, SOLVERS_HAND = 1, 2, 4
"""How many cards stay in hands."""
DECK = {3: 5, 4: 4}
SHORT_DECK = 2
"""How many cards stay in the deck: enough to draw some, but with many players there are too many worlds."""
MOST_WORLDS = 400
"""More take too long to prove."""
LAST_HONOR = 1
WEAK = 4
"""The resilience up to which an attack may matter."""
ATTEMPTS = 2
"""Reductions tried for each moment."""
SAMPLED = 1.5
"""Divided by the number of players: the share of decisions that is examined. Neighboring ones are alike."""
TABLES = (
    (3, False), (3, True), (3, False), (3, True), (4, False), (4, True), (5, False), (5, True), (6, False),
    (7, True), (8, True),
)  # fmt: skip
"""Numbers of players, and whether with Rising Sun; at small tables more can be proved."""
BOTS = ("detective", "aggressive", "greedy", "planner@14")
SAME_BOTS = 0.7
"""The share of games between bots of one kind."""
REDUCED = "reduced: a few cards in each hand and in the deck, the others in the discard pile"


class Moment(NamedTuple):
    """A decision worth examining, with what may be asked there."""

    goal: SwordGoal
    game: Game
    """At the last decision to play a card."""
    before: tuple[str, ...]
    """The choices since then."""
    solver: int
    source: str

    @property
    def is_defence(self) -> bool:
        """Whether the solver is attacked."""
        return self.goal.want == "survive"


def candidates(seed: str) -> Iterator[Candidate]:
    """Play a game and yield its candidates: several reductions of each moment."""
    for moment in _moments(seed):
        for attempt in range(ATTEMPTS):
            yield partial(_find, moment, random.Random(f"{moment.source} {moment.goal} {attempt}"))


def _moments(seed: str) -> Iterator[Moment]:
    dice = random.Random(seed)
    players, rising_sun = dice.choice(TABLES)
    game = new_game("sword", players=players, seed=seed, rising_sun=rising_sun)
    names = [dice.choice(BOTS)] * players if dice.random() < SAME_BOTS else dice.choices(BOTS, k=players)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    at_play, since = game.clone(), 0
    while (decision := game.decision) is not None:
        if decision.kind == PLAY:
            at_play, since = game.clone(), len(game.choices)
        if len(decision.options) == 1:
            game.apply(0)
            continue
        if dice.random() < SAMPLED / players:
            who = " and ".join(sorted(set(names)))
            source = f"a game of {players} ({who}), seed {seed}, choice {len(game.choices)}"
            before = tuple(text for _, _, text in game.choices[since:])
            for goal in _goals(game, dice):
                yield Moment(goal, at_play, before, decision.seat, source)
        game.apply(bots[decision.seat].choose(observe(game, decision.seat), seen(game, decision.seat)))


def _goals(game: Game, dice: random.Random) -> Iterator[SwordGoal]:
    """Yield what may be asked here: the cheap filter."""
    assert game.decision is not None
    seat, table = game.decision.seat, game.table
    if game.decision.kind == PLAY:
        others = [(at, one) for at, one in enumerate(table.players) if at != seat and one.resilience]
        if any(one.honor == LAST_HONOR for _, one in others):
            yield SwordGoal(want="win", until="turn")
        team = table.players[seat].team
        weak = [at for at, one in others if one.resilience <= WEAK and one.hand and one.team is not team]
        if weak:
            yield SwordGoal(want="defeat", until="turn", target=dice.choice(weak))
    elif seat != table.active and table.players[seat].resilience:
        yield SwordGoal(want="survive", until="turn")


def reduced(moment: Moment, dice: random.Random) -> Placement:
    """Return the position with most unseen cards in the discard pile."""
    exact = placement_of(moment.game)
    deck = list(exact.deck)
    dice.shuffle(deck)
    has_parries = moment.is_defence or dice.random() < PARRIES_LEFT
    spent = _cards_in(moment.before)
    seats = []
    for at, one in enumerate(exact.seats):
        hand = list(one.hand)
        needed = [hand.pop(hand.index(card)) for card in spent if card in hand]
        dice.shuffle(hand)
        if at == moment.solver:
            hand = hand[:SOLVERS_HAND]
        elif at == exact.turn:
            hand.sort(key=lambda card: _kind_of(moment.game, card) is not Kind.WEAPON)
            hand = hand[:FOES_HAND]
        else:
            hand = [card for card in hand if has_parries or card not in STOPS][:OTHERS_HAND]
        resilience = one.resilience
        if moment.is_defence and at == moment.solver:
            resilience = dice.randint(1, min(WEAK, resilience or 1))
        seats.append(msgspec.structs.replace(one, hand=sorted([*needed, *hand]), resilience=resilience))
    deck = [card for card in deck if has_parries or card not in STOPS]
    return msgspec.structs.replace(
        exact, seats=seats, deck=deck[: DECK.get(len(seats), SHORT_DECK)],
        pile=exact.pile[-1:], rest="pile", phase="play", turn_number=1, key=None, counter=0, pending=None,
        playing=None,
    )  # fmt: skip


def _cards_in(choices: Sequence[str]) -> list[str]:
    return [choice.split()[1].partition(">")[0] for choice in choices if " " in choice]


def _kind_of(game: Game, key: str) -> Kind:
    kind: Kind = game.table.catalog.card(key).kind
    return kind


def solved(puzzle: SwordPuzzle) -> SwordPuzzle:
    """Return the candidate with its solution and a hand that leaves one first choice; or ``Rejected``."""
    works = _works(puzzle)
    if not works:
        raise Rejected("the goal is out of reach")
    while len(works) > 1:
        puzzle, works = _fewer(puzzle, works)
    start = begin(puzzle)
    assert start.decision is not None
    if len(start.decision.options) < FEWEST_CHOICES - (puzzle.kind == DEFENCE):
        raise Rejected("too few choices")
    return msgspec.structs.replace(puzzle, solution=_line(puzzle, works[0]))


def _works(puzzle: SwordPuzzle) -> list[str]:
    """Return the first choices that work in the true world, for someone who knows it."""
    try:
        start = unsettled(begin(puzzle))
    except CorruptRecord:
        raise Rejected("not the same choices after the reduction") from None
    search = Search(puzzle, start, MOST_STEPS)
    assert start.decision is not None
    try:
        return [one for one in start.decision.texts() if search.refutation(start, one) is None]
    except TooMuch:
        raise Rejected("too wide to search") from None
    except CannotList:
        raise Rejected("goes on after a reshuffle") from None


def _fewer(puzzle: SwordPuzzle, works: list[str]) -> tuple[SwordPuzzle, list[str]]:
    """Return the candidate without one card of the solver's hand, so that fewer first choices work."""
    if puzzle.kind == DEFENCE:
        raise Rejected("several choices are as good")
    assert puzzle.table is not None
    for card in sorted(set(_cards_in(works))):
        seats = list(puzzle.table.seats)
        hand = list(seats[puzzle.solver].hand)
        if card not in hand:
            continue
        hand.remove(card)
        seats[puzzle.solver] = msgspec.structs.replace(seats[puzzle.solver], hand=hand)
        less = msgspec.structs.replace(puzzle, table=msgspec.structs.replace(puzzle.table, seats=seats))
        left = _works(less)
        if left and len(left) < len(works):
            return less, left
    raise Rejected("several choices are as good")


def _line(puzzle: SwordPuzzle, first: str) -> list[str]:
    """Return the solver's choices, with the others as they answer when the puzzle is played."""
    game = begin(puzzle)
    since, line, choice = len(game.table.events), [first], first
    assert puzzle.goal is not None
    search = Search(puzzle, game, MOST_STEPS * 4)
    while True:
        game.apply(choice)
        go_on(puzzle, game, since)
        if standing(game, puzzle.goal, puzzle.solver, since) != "open":
            return line
        assert game.decision is not None
        shown = unsettled(game)
        fine = [one for one in game.decision.texts() if search.refutation(shown, one) is None]
        if not fine or len(line) >= MOST_SOLUTION:
            raise Rejected("the solution is too long")
        choice = fine[0]
        line.append(choice)


def _find(moment: Moment, dice: random.Random) -> Find:
    candidate = SwordPuzzle(
        kind=DEFENCE if moment.is_defence else "win", theme="parry" if moment.is_defence else "finish",
        rating=800, solution=[], solver=moment.solver, goal=moment.goal, table=reduced(moment, dice),
        before=list(moment.before), source=f"{moment.source}; {REDUCED}",
    )  # fmt: skip
    puzzle = solved(candidate)
    if sum(1 for _ in islice(worlds(begin(puzzle), puzzle.solver), MOST_WORLDS + 1)) > MOST_WORLDS:
        raise Rejected("too many worlds")
    if puzzle.solution[0] == _detectives(puzzle):
        raise Rejected("the detective finds it too")
    proof = proved(puzzle)
    fails = proof.nodes[0].fails
    if moment.is_defence and all(len(one.line) <= 1 for one in fails.values()):
        raise Rejected("trivial: the attack must be stopped")
    weapons = {_cards_in([one])[0] for one in fails if one.startswith("play ") and ">" in one}
    if not moment.is_defence and len(puzzle.solution) == 1 and len(weapons) < FEWEST_WEAPONS:
        raise Rejected("trivial: the only weapon on the only target")
    return Find(msgspec.structs.replace(puzzle, theme=_theme(puzzle)), proof)


def _detectives(puzzle: SwordPuzzle) -> str:
    """Return what the detective would do first."""
    game, solver = begin(puzzle), puzzle.solver
    assert game.decision is not None
    choice = make_bot("detective", "mining").choose(observe(game, solver), seen(game, solver))
    return game.decision.texts()[choice]


def _theme(puzzle: SwordPuzzle) -> PuzzleTheme:
    """Return the likely theme; whoever takes the puzzle up may know better."""
    if puzzle.kind == DEFENCE:
        return "parry"
    return "finish" if len(puzzle.solution) == 1 else "reach" if ":" in puzzle.solution[0] else "order"
