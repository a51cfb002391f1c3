"""A test DSL for the table: seats and cards, plays, options, and the resulting state.

    t = table("musashi*: katana parry | hanzo: bo parry / armor | benkei 2/3:")
    t.plays("katana > hanzo")
    t.asks("hanzo", "parry")
    t.offers("parry bo", "parry parry", "pass")

``sun`` in place of ``table`` sets up the same with Rising Sun.

Seats are separated by ``|`` and follow each other clockwise. Before the colon stand the character and, in any
order, a role card (``ninja2``) and ``resilience/honor`` (``2/3``, ``2/``, ``/3``); a ``*`` marks who is on
turn, otherwise it is seat 0. After the colon stand the hand and, after a ``/``, the cards in play as they
were laid. What is left out is as after dealing: in seat 0 the Shogun, then Samurai, Ninja and Ronin.

In acts a character may stand for the seat: ``play geisha > hanzo:armor``. With CHANBARA_SAVE_LOAD=1 the game
is saved and loaded before each answer: what holds must also hold then.
"""

import os
import random
import re
from functools import partial
from typing import Any, Literal

import pytest

from chanbara import Decision, Game, IllegalChoice, dumps, loads
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.expect import described_events
from chanbara.sword.placement import Placement, SeatPlacement, place
from chanbara.sword.position import game_from
from chanbara.sword.rules.catalog import Catalog
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.rules.query import difficulty
from chanbara.sword.rules.scoring import Result
from chanbara.sword.rules.state import Player, Table

ROLE_CARDS = {*catalog_named(BASE).role_cards, *catalog_named(RISING_SUN).role_cards}

Seat = int | str
"""A number, or the character that sits there."""

SAVE_LOAD = "CHANBARA_SAVE_LOAD"


def table(  # each keyword is one thing a position may say
    seats: str,
    *,
    deck: str = "",
    pile: str = "",
    phase: Literal["recover", "draw", "play", "discard"] = "play",
    rest: Literal["deck", "pile", "out"] = "deck",
    seed: int = 0,
    weapons_played: int = 0,
    playing: str | None = None,
    pending: list[Any] | None = None,
    rising_sun: bool = False,
    rulings: dict[str, Any] | None = None,
    book: str = "ours",
) -> "Story":
    """Set up a position; deck is written from its top, the pile with its top last.

    In place of a phase, ``pending`` may name the steps to be resolved, the last of them first to happen.
    """
    written = [one.strip() for one in seats.split("|")]
    on_turn = [seat for seat, one in enumerate(written) if "*" in one]
    placement = Placement(
        seats=[_seat(one.replace("*", "")) for one in written],
        turn=on_turn[0] if on_turn else 0,
        phase=phase,
        weapons_played=weapons_played,
        deck=deck.split(),
        pile=pile.split(),
        rest=rest,
        seed=seed,
        playing=playing,
        pending=pending,
        rising_sun=rising_sun,
        rulings=rulings or {},
        book=book,
    )
    return Story(place(placement))


sun = partial(table, rising_sun=True)
"""A position with Rising Sun on the table."""


def _seat(written: str) -> SeatPlacement:
    who, _, cards = written.partition(":")
    hand, _, in_play = cards.partition("/")
    seat = SeatPlacement(character="", hand=hand.split(), in_play=in_play.split())
    for word in who.split():
        resilience, slash, honor = word.partition("/")
        if slash:
            seat.resilience = int(resilience) if resilience else None
            seat.honor = int(honor) if honor else None
        elif word in ROLE_CARDS:
            seat.role = word
        else:
            seat.character = word
    return seat


class Story:
    """A game in a test: acts, decisions and options, state."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._told = 0

    # --- what is done

    def does(self, *acts: str) -> None:
        """Answer the open decisions, one after the other."""
        for act in acts:
            if os.environ.get(SAVE_LOAD) == "1":
                self._save_and_load()
            self._told = len(self.game.table.events)
            self.game.apply(self._text(act))

    def plays(self, *cards: str) -> None:
        """Play cards: ``plays("katana > hanzo")``."""
        self.does(*(f"play {card}" for card in cards))

    def _save_and_load(self) -> None:
        # A story may have changed the table by hand: it then begins here, since no record leads to it.
        saved = dumps(game_from(self.game.table))
        self.game = loads(saved)
        assert dumps(self.game) == saved, "a game is the same after saving and loading"

    # --- what is asked

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.game.decision is not None, f"the game is over: {self.game.result}"
        return self.game.decision

    def asks(self, seat: Seat, kind: str) -> None:
        """Check the deciding player and the kind of the decision."""
        asked = self.decision
        assert (self.game.table.players[asked.seat], asked.kind) == (self.player(seat), kind), asked

    def offers(self, *acts: str) -> None:
        """Check the options: exactly these, in any order, without duplicates."""
        assert sorted(self.decision.texts()) == sorted(self._text(act) for act in acts)

    def refuses(self, act: str, rule: str) -> None:
        """Check that an act is not offered, by which rule, and that trying it changes nothing."""
        text = self._text(act)
        cited, reason = self.game.why_not(text)
        assert cited == rule, reason
        before = dumps(self.game)
        with pytest.raises(IllegalChoice):
            self.game.apply(text)
        assert dumps(self.game) == before

    # --- what is true

    @property
    def state(self) -> Table:
        """The full truth."""
        state: Table = self.game.table
        return state

    @property
    def catalog(self) -> Catalog:
        """The cards and characters of this game."""
        return self.state.catalog

    @property
    def active(self) -> str:
        """The character on turn."""
        return self.catalog.characters[self.state.players[self.state.active].character].key

    @property
    def result(self) -> Result:
        """How the game ended."""
        assert self.game.over, f"the game goes on: {self.game.decision}"
        result: Result = self.game.result
        return result

    def player(self, seat: Seat) -> Player:
        """Whoever sits there."""
        return self.state.players[self.seat(seat)]

    def seat(self, seat: Seat) -> int:
        """The number of a seat."""
        if isinstance(seat, int):
            return seat
        return [one.character for one in self.state.players].index(self.catalog.character_numbers[seat])

    def resilience(self, seat: Seat) -> int:
        """Resilience points."""
        return self.player(seat).resilience

    def honor(self, seat: Seat) -> int:
        """Honor points."""
        return self.player(seat).honor

    def hand(self, seat: Seat) -> str:
        """The hand, by alphabet."""
        return " ".join(sorted(keys_of(self.catalog, self.player(seat).hand)))

    def hand_size(self, seat: Seat) -> int:
        """The number of cards in hand."""
        return len(self.player(seat).hand)

    def in_play(self, seat: Seat) -> str:
        """The cards in play, as they were laid."""
        return " ".join(keys_of(self.catalog, self.player(seat).in_play))

    @property
    def pile(self) -> str:
        """The discard pile, its top last."""
        return " ".join(keys_of(self.catalog, self.state.pile))

    @property
    def deck(self) -> str:
        """The deck from its top."""
        return " ".join(keys_of(self.catalog, self.state.deck[::-1]))

    def difficulty(self, seat: Seat, target: Seat) -> int:
        """The Difficulty of attacking one from the other."""
        return difficulty(self.state, self.seat(seat), self.seat(target))

    def story(self) -> list[str]:
        """Names of the events since the last act."""
        return [type(event).__name__ for event in self.game.events[self._told :]]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Events of one kind since the last act, cards by key."""
        happened = described_events(self.game, self._told)
        return [event[kind] for event in happened if kind in event]

    def _text(self, act: str) -> str:
        """Write an act as the engine does: seats by number, no spaces around ``>``."""
        return re.sub(r"\s*>\s*(\w+)", lambda aimed: f">{self._seat_number(aimed[1])}", act)

    def _seat_number(self, word: str) -> int:
        return int(word) if word.isdecimal() else self.seat(word)


def card_of(act: str) -> str:
    """The card that an act names: ``bo`` of ``bo > hanzo``."""
    return re.split("[ >]", act)[0]


def play_at_random(game: Game, seed: int, choices: int | None = None) -> Game:
    """Let everyone choose at random: to the end, or only this many times."""
    generator = random.Random(seed)
    while game.decision is not None and choices != 0:
        game.apply(generator.randrange(len(game.decision.options)))
        choices = None if choices is None else choices - 1
    return game
