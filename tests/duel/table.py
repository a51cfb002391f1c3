"""A test DSL for the duel: state, decks, random outcomes, choices and options.

    d = duel("kojiro", hand="iai do_giri tsuki", counters="thrust", fate="graze", qi=0)
    d.plays("iai", "do_giri", "tsuki")
    assert d.life == 6

Everything else is as after the setup, except that the decks are in the order in which the book lists their
cards. Decks and ``fate`` are written first to last; cards named for a deck are taken from wherever else they
would be. ``fate`` lists the random outcomes: a number is the blue die, a word a classic wound card,
``gisei3`` the third Gisei card, ``temple:qi`` the first face of the blue die that means Qi in the Temple, and
``temple:`` the first that means nothing. Any number of the state can be set by its name.

``at`` is the position in the duel: before a round, or before its first or second attack. With
CHANBARA_SAVE_LOAD=1 the duel is saved and loaded before each answer, and every test must still pass.
"""

import os
from functools import cache
from itertools import count
from typing import Any, Literal

import pytest

from chanbara import Decision, Game, IllegalChoice, dumps, loads
from chanbara.duel.book.data import book_with, standard_book
from chanbara.duel.position import game_from
from chanbara.duel.result import DuelResult
from chanbara.duel.rules.attack import Attack
from chanbara.duel.rules.book import Book
from chanbara.duel.rules.events import ADDED
from chanbara.duel.rules.plain import plain
from chanbara.duel.rules.refusal import refusal
from chanbara.duel.rules.rounds import Bleeding, DiscardHand, LateWound, Patience, Round
from chanbara.duel.rules.rulings import choose_rulings
from chanbara.duel.rules.state import FIGURES, Duel, Enemy
from chanbara.duel.setup import NOTHING_CARRIED, Carried, Start, deal
from chanbara.kernel.chance import Chance, derive_key

SAVE_LOAD = "CHANBARA_SAVE_LOAD"
KEY = derive_key("the tests of the duel")

At = Literal["round", "attack", "second"]


def duel(  # each keyword is one thing a position may say
    opponent: str | None = None,
    *,
    weapon: str = "katana",
    environment: str | None = None,
    weather: str | None = None,
    difficulty: str = "samurai",
    modules: str = "",
    armoured: int = 1,
    carried: Carried = NOTHING_CARRIED,
    rulings: dict[str, bool] | None = None,
    numbers: str | None = None,
    book: Book | None = None,
    at: At = "attack",
    hand: str = "",
    draw: str = "",
    discard: str = "",
    specials: str | None = None,
    defence: str = "",
    counters: str = "",
    blood: str = "",
    wounds: str = "",
    bushido: str = "",
    enemies: str = "",
    fate: str = "",
    **figures: Any,  # noqa: ANN401 - each figure has its own type
) -> "Story":
    """Set up a position.

    ``enemies`` is ``life/qi`` or ``life/qi/armour`` of each; ``wounds`` are those that last, each as
    ``card:level``; ``specials`` is the whole special deck, where it is given.
    """
    start = Start(
        KEY, opponent, weapon, environment, weather, difficulty, tuple(modules.split()), armoured, carried
    )
    state = deal(book or book_with(choose_rulings(rulings), numbers), start)
    state.chance = Chance(key_of(fate))
    _lay_out_cards(state, [*hand.split()], [*discard.split()], [*draw.split()])
    state.blood = [(card, int(level)) for card, _, level in (one.partition(":") for one in wounds.split())]
    _lay_out_modules(state)
    if specials is not None:
        state.specials = specials.split()
    for name, top in (
        ("draw", draw),
        ("specials", ""),
        ("defence_deck", defence),
        ("counter_deck", counters),
        ("blood_deck", blood),
        ("bushido_deck", bushido),
    ):
        setattr(state, name, _stacked(top.split(), getattr(state, name)))
    for enemy, written in zip(state.enemies, enemies.split(), strict=False):
        _place(enemy, written)
    _set_figures(state, at, figures)
    state.events = []
    state.stack = pending(at)
    state.decision = None
    state.advance()
    return Story(game_from(state), saves=book is None)


def pending(at: At) -> list[Any]:
    """The steps that are still to come, what comes last first."""
    if at == "round":
        return [Round()]
    attacks = [Attack(2), Attack(1)] if at == "attack" else [Attack(2)]
    return [Round(), LateWound(), Bleeding(), Patience(), DiscardHand(), *attacks]


def _lay_out_cards(state: Duel, hand: list[str], discard: list[str], draw: list[str]) -> None:
    book = state.book
    left = [*book.standard, *book.special]
    state.hand, state.discard = sorted(hand), discard
    for card in (*hand, *discard):
        left.remove(card)
    # A special card on the draw pile is one that was discarded before the pile was shuffled.
    state.draw = [card for card in left if not book.actions[card].is_special or card in draw]
    state.specials = [card for card in left if card not in state.draw]
    state.defence_deck, state.counter_deck = list(book.defence), book.counter_deck


def _lay_out_modules(state: Duel) -> None:
    book, modules = state.book, state.field.modules
    suffered = [card for card, _ in state.blood]
    state.blood_deck = [card for card in book.blood if card not in suffered] if "blood" in modules else []
    state.bushido_deck = list(book.virtues) if "bushido" in modules and state.virtue is None else []


def _stacked(top: list[str], deck: list[str]) -> list[str]:
    """A deck whose first cards are these; its top is its end."""
    for card in top:
        deck.remove(card)
    return [*top, *deck][::-1]


def _place(enemy: Enemy, written: str) -> None:
    life, qi, *armour = (int(part) for part in written.split("/"))
    enemy.life, enemy.qi = life, qi
    if armour:
        enemy.armour = armour[0]


def _set_figures(state: Duel, at: At, figures: dict[str, Any]) -> None:
    state.round = 0 if at == "round" else 1
    state.attack = 1 if at == "second" else 0
    for name, value in figures.items():
        assert name in FIGURES, f"the state has no figure {name}"
        setattr(state, name, value)
    if state.virtue is not None:
        state.bushido_deck = []


@cache
def key_of(fate: str) -> bytes:
    """A key whose chance says this first."""
    wanted = [_spoken(word) for word in fate.split()]
    for number in count():
        key = derive_key(f"fate {number}")
        chance = Chance(key)
        if all(chance.below(limit) == value for limit, value in wanted):
            return key
    raise AssertionError("counting never ends")


def _spoken(word: str) -> tuple[int, int]:
    """Of how many numbers chance must say which."""
    book = standard_book()
    if word.isdecimal():
        return 6, int(word) - 1
    place, colon, effect = word.partition(":")
    if colon:
        wanted = {effect} if effect else set()
        return 6, next(die for die, row in enumerate(book.environments[place].rows) if set(row) == wanted)
    if word.startswith("gisei"):
        return len(book.gisei), int(word.removeprefix("gisei")) - 1
    return len(book.wounds), list(book.wounds).index(word)


class Story:
    """A duel in a test: acts, decisions and options, state."""

    def __init__(self, game: Game, *, saves: bool = True) -> None:
        self.game = game
        self._saves = saves
        self._told = 0

    # --- what is done

    def does(self, *acts: str) -> None:
        """Answer the open decisions, one after the other."""
        for act in acts:
            if self._saves and os.environ.get(SAVE_LOAD) == "1":
                self._save_and_load()
            self._told = len(self.state.events)
            self.game.apply(act)

    def plays(self, *cards: str) -> None:
        """Play cards; where nothing but passing is left between them, pass."""
        for number, card in enumerate(cards):
            if number and f"play {card}" not in self.decision.texts():
                self.does("pass")
            self.does(f"play {card}")

    def _save_and_load(self) -> None:
        # A test may have changed the state by hand: it then begins here, since no record leads to it.
        saved = dumps(game_from(self.state))
        self.game = loads(saved)
        assert dumps(self.game) == saved, "a duel is the same after saving and loading"

    # --- what is asked

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.game.decision is not None, "the duel is over"
        return self.game.decision

    def asks(self, kind: str) -> None:
        """Check the kind of the decision."""
        assert self.decision.kind == kind, self.decision

    def offers(self, *acts: str) -> None:
        """Check the options: exactly these, in any order, without duplicates."""
        assert sorted(self.decision.texts()) == sorted(acts)

    def asked(self, kind: str, *acts: str) -> None:
        """Check the decision, and exactly its options."""
        self.asks(kind)
        self.offers(*acts)

    def refuses(self, act: str, rule: str) -> None:
        """Check that an act is not offered, by which paragraph, and that trying it changes nothing."""
        refused = refusal(self.state, act)
        assert refused.rule == rule, refused
        before = plain(self.state)
        with pytest.raises(IllegalChoice):
            self.game.apply(act)
        assert plain(self.state) == before

    # --- what is true

    @property
    def state(self) -> Duel:
        """The full truth."""
        state: Duel = self.game.table
        return state

    @property
    def result(self) -> DuelResult:
        """How the duel ended."""
        assert self.state.ending is not None, f"the duel goes on: {self.game.decision}"
        result: DuelResult = self.game.result
        return result

    @property
    def values(self) -> tuple[int, int, int]:
        """Strength, technique and guard, without what guard gains for an attack."""
        return self.state.strength, self.state.technique, self.state.guard

    @property
    def life(self) -> int:
        return self.state.life

    @property
    def qi(self) -> int:
        return self.state.qi

    @property
    def hand(self) -> str:
        """The hand, by alphabet."""
        return " ".join(sorted(self.state.hand))

    @property
    def discard(self) -> str:
        """The discard pile, by alphabet."""
        return " ".join(sorted(self.state.discard))

    def enemy(self, number: int = 1) -> tuple[int, int]:
        """Life and Qi of an enemy."""
        enemy = self.state.enemies[number - 1]
        return enemy.life, enemy.qi

    def events(self, kind: str, *, told: bool = False) -> list[Any]:
        """Events of one kind since the last act, or from the beginning on, as a record's hash knows them."""
        happened = self.state.events[0 if told else self._told :]
        found = [event for event in happened if type(event).__name__ == kind]
        return [event if type(event) not in ADDED else event[: -ADDED[type(event)]] for event in found]

    def story(self) -> list[str]:
        """Names of the events since the last act."""
        return [type(event).__name__ for event in self.state.events[self._told :]]
