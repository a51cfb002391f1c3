"""`make twin`: the flat core and the reference engine play the same games and must agree on everything.

Randomness comes from the reference engine: its draws are recorded on a tape, from which the flat core reads.
"""

from __future__ import annotations

import random
from array import array
from typing import TYPE_CHECKING, Any

import numpy as np
from numba.core import config

import chanbara
from chanbara.kernel.chance import Chance
from chanbara.sword.books import BOOKS
from chanbara.sword.flat.bridge.convert import from_flat, to_flat
from chanbara.sword.flat.bridge.options import action_of, option_of
from chanbara.sword.flat.bridge.writer import tidy
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, ATTACKS, CHARACTER, NONE
from chanbara.sword.flat.format.numbering import TEAMS
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import TAPE_LENGTH, chance_from_tape
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import total, winner
from chanbara.sword.position import game_from
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS
from checks.soak.invariants import even_tempered, fierce
from checks.soak.runs import Check, Page, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game

TEMPERS = (even_tempered, fierce)
TABLES = (*((players, False) for players in range(3, 8)), *((players, True) for players in range(3, 9)))
"""Players, and whether with Rising Sun."""
ANY_RULINGS = "any rulings"
WAYS = (*BOOKS, ANY_RULINGS)
"""Our reading, each book, and random rulings: the games alternate between them."""
EACH_RULING = 0.4
"""The probability of flipping each ruling, in games with random rulings."""
OTHERWISE: dict[str, Any] = {name: not usual for name, usual in DEFAULT_RULINGS._asdict().items()}
OTHERWISE["eighth_hand"] = sum(EIGHTH_HANDS) - DEFAULT_RULINGS.eighth_hand
"""Every ruling flipped."""
ONE_THERE_AND_BACK_IN = 20
"""In one game in this many each position is also converted there and back."""
EXPLANATION = """\
Both engines play the same deal with the same choices. At every decision they agree on who must answer, on the
legal actions, and on every byte of the state (hands, piles, properties in their order, pending steps, who
attacked and wounded whom); at the end on the result and each team's points. In one game in twenty each
position is also converted to the other engine and back, and each option to its number and back. Half of the
games are played at random, the other half at random but aggressively. A fifth of the games each follow our
reading, the German, the English and the Italian book, and random rulings.

3 to 7 players without and 3 to 8 with Rising Sun. """


class Tape(Chance):
    """The random source of the reference engine, which records its draws."""

    __slots__ = ("drawn",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.key, chance.counter)
        self.drawn: list[int] = []

    def below(self, limit: int) -> int:
        """Draw a number and record it."""
        number = super().below(limit)
        self.drawn.append(number)
        return number

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle as always, number by number."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Disagreement(Exception):
    """The two engines differ."""


class Twin:
    """One game in both engines."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tape = Tape(game.table.chance)
        game.table.chance = self.tape
        flat = to_flat(game)
        # Interpreted, a plain array gives Python integers; compiled code needs a numpy array.
        self.state: Any = array("b", flat.tobytes()) if config.DISABLE_JIT else flat
        self.actions = np.zeros(ACTIONS, dtype=np.int16)

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.game.table.players)

    def compare(self) -> None:
        """Compare both engines at the current decision, or at the end."""
        mine = tidy(np.frombuffer(self.state, dtype=np.int8))
        theirs = to_flat(self.game)
        places = [int(place) for place in np.flatnonzero(mine != theirs)]
        if places:
            listed = ", ".join(
                f"{place}: {theirs[place]} here, {mine[place]} in the flat core" for place in places
            )
            raise Disagreement(f"the states differ at {listed}")
        if self.game.over:
            self._compare_results()
            return
        asked = self.game.decision
        assert asked is not None
        if self.state[ASKED] != asked.seat:
            raise Disagreement(f"seat {asked.seat} must answer here, {self.state[ASKED]} in the flat core")
        count = legal(self.state, self.actions)
        listed_here = sorted(action_of(option, asked.seat, self.players) for option in asked.options)
        listed_there = sorted(int(action) for action in self.actions[:count])
        if listed_here != listed_there:
            raise Disagreement(f"legal here {listed_here}, in the flat core {listed_there}")

    def _compare_results(self) -> None:
        result = self.game.result
        totals = {team: total(self.state, TEAMS.index(team)) for team in result.totals}
        won = TEAMS[winner(self.state)]
        if self.state[ASKED] != NONE or won is not result.winner or totals != result.totals:
            raise Disagreement(f"{result.winner} won {result.totals} here; {won} {totals} in the flat core")

    def there_and_back(self) -> None:
        """Convert the position and its options to the other engine and back."""
        here = to_flat(self.game)
        back = to_flat(from_flat(np.frombuffer(self.state, dtype=np.int8)))
        # Past events are not converted back.
        if (back[:ATTACKS] != here[:ATTACKS]).any():
            raise Disagreement("the position changes when converted there and back")
        asked = self.game.decision
        assert asked is not None
        for option in asked.options:
            action = action_of(option, asked.seat, self.players)
            catalog, who = self.game.table.catalog, int(self.state[CHARACTER + asked.seat])
            again = option_of(action, asked.seat, self.players, catalog, option.card, who)
            if again.text != option.text:
                raise Disagreement(f"{option.text} is action {action}, which is {again.text}")

    def choose(self, choice: int) -> None:
        """Make a choice in both engines."""
        asked = self.game.decision
        assert asked is not None
        action = action_of(asked.options[choice], asked.seat, self.players)
        self.tape.drawn.clear()
        self.game.apply(choice)
        chance = chance_from_tape(self.tape.drawn)
        step(self.state, chance, action)
        if chance[TAPE_LENGTH]:
            raise Disagreement(f"{chance[TAPE_LENGTH]} of {len(self.tape.drawn)} draws were made here only")


def rules_of(number: int) -> dict[str, Any]:
    """Return the book, or the rulings, of the game with this number."""
    way = WAYS[number // (len(TABLES) * len(TEMPERS)) % len(WAYS)]
    if way != ANY_RULINGS:
        return {"book": way}
    fate = random.Random(f"rulings {number}")
    return {"rulings": {name: value for name, value in OTHERWISE.items() if fate.random() < EACH_RULING}}


def play(number: int) -> int:
    """Play the game with this number in both engines; return its number of decisions."""
    players, rising_sun = TABLES[number % len(TABLES)]
    rikyu = number % 4 == 0
    game = chanbara.new_game(
        "sword",
        players=players,
        seed=f"twin {number}",
        rising_sun=rising_sun,
        rikyu=rikyu,
        **rules_of(number),
    )
    return played_by_both(game, number)


def played_by_both(game: Game, number: int) -> int:
    """Play a dealt game in both engines; return its number of decisions."""
    twin, fate = Twin(game), random.Random(number)
    temper = TEMPERS[number // len(TABLES) % len(TEMPERS)]
    before, text, decisions = game.clone(), "", 0
    try:
        while not game.over:
            twin.compare()
            if number % ONE_THERE_AND_BACK_IN == 0:
                twin.there_and_back()
            before, asked = game.clone(), game.decision
            assert asked is not None
            choice = temper(fate, asked)
            text = asked.options[choice].text
            twin.choose(choice)
            decisions += 1
        twin.compare()
    except Exception as error:
        error.add_note(script(before, text, number))
        raise
    return decisions


def script(before: Game, text: str, number: int) -> str:
    """Return the shortest script that shows a disagreement: the last position both agree on, and a choice."""
    position = game_from(before.table.clone())
    again = f"make twin ARGS='--first {number} --games 1'"
    return f"game {number} ({again}); the choice {text!r} at\n{position.record()}"


def line(decisions: Sequence[int], seconds: float) -> str:
    """Return what is said of all games, by their numbers of decisions."""
    return f"{len(decisions):,} games, {sum(decisions):,} decisions: no difference. {seconds:,.0f} s."


CHECK = Check(
    "twin",
    __doc__,
    100_000,
    play,
    line,
    Page("The flat core beside the reference engine", EXPLANATION, has_flat_core=True),
    progress="games in both engines",
    compiled="sword.flat",
)


if __name__ == "__main__":
    run(CHECK)
