"""A program of somebody else, with types: ``mypy --strict`` checks what it assumes of the public API."""

import copy
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any, assert_type

import chanbara
from chanbara.kernel.kind import GameKind
from chanbara.pool import Inline, Job, Pool, local_pool
from chanbara.research import VectorEnv
from chanbara.research.dataset import Dataset, Manifest, Plan, load, write
from chanbara.research.text import prompt, read_answer
from chanbara.review.timeline import Frame, Timeline
from chanbara.sword.bots.ledger import Ledger
from chanbara.sword.bots.protocol import Bot
from chanbara.sword.bots.registry import NAMES, make_bot
from chanbara.sword.bots.why import Reason, deduce, reasons
from chanbara.sword.cards.entries import action, property_, weapon
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.sight import SLICES
from chanbara.sword.own_cards import OwnCards
from chanbara.sword.rules.attack import Challenge
from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.options import Option
from chanbara.sword.rules.query import seats_after
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Proof, Suit
from chanbara.sword.sight.view import DecisionView, OptionView, SeatView


class First:
    """A bot that takes the first option."""

    name = "first"

    def choose(self, view: chanbara.View, events: Sequence[chanbara.Seen]) -> int:
        """Return the first option."""
        decision: DecisionView | None = view.decision
        assert decision is not None
        options: tuple[OptionView, ...] = decision.options or ()
        assert_type(options[0].text, str)
        return min(0, len(events))


def play(bot: Bot) -> chanbara.Game:
    """Play some choices, and look at what there is."""
    game = chanbara.new_game("sword", players=5, seed=7)
    assert_type(game, chanbara.Game)
    assert_type(game.decision, chanbara.Decision | None)
    assert_type(game.kind, GameKind)
    while game.decision is not None and len(game.choices) < 30:
        seat = game.decision.seat
        assert_type(seat, int)
        view: chanbara.View = chanbara.observe(game, seat)
        first: SeatView = view.seats[0]
        assert_type(first.role, str | None)
        game.apply(bot.choose(view, chanbara.seen(game, seat)), game.decision.number)
    assert_type(game.why_not("end"), tuple[str, str])
    assert_type(game.choices, list[tuple[int, int, str]])
    return game


def keep(game: chanbara.Game) -> None:
    """Save, load, copy, pickle, replay and refuse."""
    assert_type(chanbara.loads(chanbara.dumps(game)), chanbara.Game)
    assert_type(copy.deepcopy(game), chanbara.Game)
    assert_type(game.clone(), chanbara.Game)
    sent: chanbara.Game = pickle.loads(pickle.dumps(game))  # noqa: S301 - ours
    assert_type(chanbara.replay(sent.record(), upto=3).over, bool)
    try:
        game.apply("dance")
    except chanbara.IllegalChoice as error:
        assert_type(error.code, str)
    view: chanbara.View = chanbara.observe(game, 0)
    assert_type(chanbara.imagine(view, seed=1), chanbara.Game)
    past = Timeline(game.record())
    frame = next(past.frames(0, first=0, last=1))
    assert_type(frame, Frame)


def talk(game: chanbara.Game) -> int:
    """Answer like a language model."""
    assert game.decision is not None
    view: chanbara.View = chanbara.observe(game, game.decision.seat)
    assert_type(prompt(view, chanbara.seen(game, game.decision.seat)), str)
    return read_answer("choose 0", view)


def think(view: chanbara.View, events: Sequence[chanbara.Seen]) -> None:
    """Look into a bot's belief."""
    assert_type(deduce(view, events), Ledger)
    assert_type(reasons(view, events, rollouts=8, seed=1), list[Reason])
    assert_type(make_bot(NAMES[0], seed=1), Bot)


def learn(folder: Path, pool: Pool) -> None:
    """Use an environment and a dataset."""
    env = VectorEnv(10, players=5, seed=1)
    env.step(env.mask.argmax(axis=1))
    env.close()
    assert_type(SLICES["honor"], slice)
    assert_type((ACTIONS, VERSION), tuple[int, str])
    assert_type(write(Plan(games=1, players=4), folder, pool), Manifest)
    assert_type(load(folder), Dataset)
    assert_type(local_pool(1), Pool)
    assert_type(Inline().gather([Job(len, "abc")]), list[int])


def ambush(table: Any, seat: int, option: Option) -> None:  # noqa: ANN401 - a table is passed on
    """Challenge the left neighbor."""
    left, *_ = seats_after(table, seat)
    table.schedule(Challenge(left, Proof.PARRY, seat, option.card))


CARDS: list[Card] = [
    weapon("sasumata", rule="own", reach=3, wounds=2, suit=Suit.FUJI, copies=2),
    action("ambush", rule="own", suit=Suit.KOI, copies=2, play=ambush),
    property_("banner", rule="own", suit=Suit.TORII, copies=2, traits=Traits(cards_drawn=1)),
]
CHARACTERS = [Character("yasuke", 6, Traits(dealt=1, difficulty=-1))]


def design(path: Path) -> chanbara.Game:
    """Play with cards of one's own."""
    own = chanbara.load_own_cards(path)
    assert_type(own, OwnCards)
    return chanbara.new_game("sword", players=5, own=own)


if __name__ == "__main__":
    played = play(First())
    keep(played)
    talk(played)
    design(Path(__file__))
