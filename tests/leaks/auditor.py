"""The auditor: two worlds that an observer cannot distinguish must stay so, whatever is played.

**The claim.** Let two worlds agree in all that an observer may know and differ in all that he may not (see
``worlds``). Play both with the same choices. At every decision everything the observer is given is then the
same, byte for byte: his view, his events, who is asked what and under which number, his own options in their
order, his refusals and his error messages; and the game is over in both or in neither.

**When worlds may differ.** A rule may turn something hidden face up before the observer. From then on he
knows it, and worlds in which it was another thing are no longer alike. That happens

1. when another player names a card of his hand: he plays, answers with, escapes with or discards it (3.7);
2. when the observer draws, or cards of the deck are flipped, revealed or discarded (3.2, 10.3, 11.1, 11.2);
3. when a random card of a hand is discarded (9.5), or taken from or by the observer (9.4);
4. when all show the cards that they have chosen, not when they choose (11.9);
5. when a card of a designer lets him look at a hand or a role;
6. when the game ends: roles are turned over and cards in hand that are worth points are counted (8.3).

Nothing else is a reason: who holds a parry is none, and neither are the key of chance or a new deck.

**Two ways to go on.** ``lockstep`` looks ahead in the real world, and where something will be turned face up
it first moves the hidden cards of the other world, or its hidden key, so that the same thing is turned up
there: a player who names a card holds it, what the observer draws lies on top, chance picks the same card. No
more is made equal than that: others choose other cards to show, until all are shown. The rest is mixed anew
again and again, and pairs run to the end of the game, the last view included. ``frozen`` moves nothing after
the beginning: it chooses only what can be chosen in both worlds and turns up the same cards in both, and
stops where there is no such choice. The first sees far, the second takes no liberty.

A spectator is an observer with no seat. He has no refusals: he cannot act. A seat that is not asked can be
refused only for being late or for not being asked: an error that lists the options is for who is asked.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NoReturn

import msgspec

import chanbara
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.own_cards import OwnCards
from chanbara.sword.rules.words import NONE, Prompt, Verb
from tests.leaks.evidence import evidence, probes
from tests.leaks.turned_up import TurnedUp, turned_up
from tests.leaks.worlds import Hidden, differ, exchange_role, give_role, rewrite_history, some_chance

LANGUAGES = ("en", "de", "it")
FROM_HAND = {Verb.PLAY, Verb.PARRY, Verb.DISCARD, Verb.ESCAPE}
HAND_DECIDES = {
    Prompt.PLAY,
    Prompt.PARRY,
    Prompt.WEAPON,
    Prompt.DISCARD,
    Prompt.ESCAPE,
    Prompt.SHOW,
    Prompt.GIVE_UP,
}
"""Decisions whose options are cards of a hand; all others have public options."""
WHOLE_STORY = 16
"""Once in this many comparisons the events are compared from the first, not only the new ones."""


FORKS = 0.1
"""How many of a game's decisions are the beginning of a frozen pair."""
ALL_PROBES = 0.01
"""How often all probes are used, not a few."""
CURIOSITY = 0.2
"""How often something is tried that was seldom tried."""
MOST_KEYS = 1000
"""How many keys are tried until the same card is drawn; beyond that something else is wrong."""


MOST_PICKS = 2
"""How many cards chance may pick with one choice: keys for more, as custom cards want them, are too rare."""


class Leak(AssertionError):
    """The observer was shown something they may not know."""


@dataclass
class Tally:
    """What an audit has looked at: an audit that looked at nothing proves nothing."""

    pairs: int = 0
    steps: int = 0
    comparisons: int = 0
    ended: int = 0
    """Pairs that ran to the end of the game."""
    frozen: int = 0
    """Choices made in frozen pairs."""
    imagined: int = 0
    """How often the other world came from ``chanbara.imagine``."""
    asked_observer: Counter[str] = field(default_factory=Counter)
    asked_others: Counter[str] = field(default_factory=Counter)
    unlike: Counter[str] = field(default_factory=Counter)
    """Questions to others whose true answers were not the same in both worlds."""
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    """Refusals compared, by the rule they cite."""
    chosen: Counter[tuple[str, str | None]] = field(default_factory=Counter)
    """Verbs and cards that were chosen."""
    other_roles: int = 0
    """Comparisons with a different role of another seat."""
    moved: int = 0
    """Hidden cards that were others in the other world, over all comparisons."""


class Pair:
    """A real game and another one that the observer cannot distinguish from it."""

    def __init__(
        self,
        game: chanbara.Game,
        observer: int | None,
        rng: Random,
        tally: Tally,
        *,
        keep_deck: bool = False,
    ) -> None:
        self.real = game.clone()
        self.other = game.clone()
        self.observer = observer
        self.rng = rng
        self.tally = tally
        self.probes = probes(game.table.catalog, len(game.table.players))
        self.compared = 0
        self.told = len(game.events)
        differ(self.other.table, observer, rng, keep_deck=keep_deck)
        tally.pairs += 1
        self.compare()

    def lockstep(self) -> None:
        """Play on to the end of the game; the other world is arranged as it goes."""
        while self.real.decision is not None:
            self.step(self.curious_choice(self.real.decision.options))
        self.tally.ended += 1

    def step(self, option: Any) -> None:  # noqa: ANN401 - an option of the real game
        """Play an option, sometimes from another world than the last."""
        if self.rng.random() < 0.5:
            self.differ_anew()
            self.compare()
        self.choose(option)

    def curious_choice(self, options: Sequence[Any]) -> Any:  # noqa: ANN401 - an option of the real game
        """Any option, with a bias to the least chosen kinds: some cards are rare."""
        chosen = self.tally.chosen
        option = self.rng.choice(options)
        if self.rng.random() < CURIOSITY:
            option = min(options, key=lambda one: chosen[one.verb, one.key])
        chosen[option.verb, option.key] += 1
        return option

    def frozen(self, most: int | None = None) -> None:
        """Play on as long as the same choices turn up the same cards in both worlds; arrange nothing."""
        while most != 0 and self.choose_alike():
            self.tally.frozen += 1
            most = None if most is None else most - 1

    def differ_anew(self) -> None:
        """Make the other world another one again, now and then by imagining it from the view."""
        if self.rng.random() < 0.2:
            view = msgspec.json.encode(chanbara.observe(self.real, self.observer))
            events = self.other.table.events
            self.other = chanbara.imagine(
                msgspec.json.decode(view, type=chanbara.View), self.rng.getrandbits(32)
            )
            self.other.table.events = events
            rewrite_history(self.other.table, self.observer, self.rng)
            self.tally.imagined += 1
        else:
            differ(self.other.table, self.observer, self.rng)

    def choose(self, option: Any) -> None:  # noqa: ANN401 - an option of the real game
        """Play an option of the real world in both, turning up the same cards."""
        before = self.real
        assert before.decision is not None
        self.real = before.clone()
        self.real.apply(option.text)
        show = turned_up_by(before, self.real, self.observer)
        if option.verb is Verb.SHOW and before.decision.seat != self.observer and not show.shown:
            # Nobody sees which card it is, so it is any in the other world.
            self.apply_to_other(self.rng.choice(self.asked_of_other(option.text)))
        else:
            self.arrange(before, option, show)
            self.apply_to_other(option.text)
        self.compare()

    def arrange(self, before: chanbara.Game, option: Any, show: TurnedUp) -> None:  # noqa: ANN401
        """Make the other world reveal what the real one reveals, and no more."""
        rng, table, real = self.rng, self.other.table, Hidden(before.table, self.observer)
        hidden = Hidden(table, self.observer)
        if self.real.over:
            hidden.pin_worth(rng, real)
            table.removed = before.table.removed
            for seat, player in enumerate(before.table.players):
                give_role(table, seat, player.role)
        for seat, key in show.roles:
            exchange_role(table, seat, table.catalog.role_cards[key])
        self.pin(hidden, show, from_hands(before, option, show))
        one_key = bool(show.new_deck or self.real.over or len(show.picks) > MOST_PICKS)
        if show.picks and one_key:
            # One key must do two things. That is rare, and then the cards lie as they do in the real world.
            hidden.cards = real.cards
        hidden.write(rng)
        if show.shown:
            table.sealed = before.table.sealed
        if one_key:
            table.chance = before.table.chance.clone()
        elif show.picks:
            self.find_chance(option.text, show)

    def pin(self, hidden: Hidden, show: TurnedUp, in_hands: list[tuple[int, int]]) -> None:
        """Put the cards that are turned up where they are in the real world."""
        for seat, cards in show.hands:
            hidden.pin_hand(self.rng, seat, list(cards))
        for depth, card in show.deck:
            hidden.pin_in_deck(self.rng, depth, card)
        for seat, card in in_hands:
            if seat != self.observer:
                hidden.pin_in_hand(self.rng, seat, card)

    def find_chance(self, text: str, show: TurnedUp) -> None:
        """Give the other world a key with which chance picks the same cards: the observer knows no key."""
        if text not in self.asked_of_other(text):
            return
        for _ in range(MOST_KEYS):
            self.other.table.chance = some_chance(self.rng)
            trial = self.other.clone()
            trial.apply(text)
            if turned_up_by(self.other, trial, self.observer).picks == show.picks:
                return

    def asked_of_other(self, text: str) -> list[str]:
        """What may be answered in the other world, where a question must be open as well."""
        if self.other.decision is None:
            self.fail("whether others may act", text.encode(), b"")
        return self.other.decision.texts()

    def apply_to_other(self, text: str) -> None:
        """Make the choice in the other world, where it must be possible as well."""
        if text not in self.asked_of_other(text):
            self.fail("whether others may act", text.encode(), repr(self.other.decision).encode())
        self.other.apply(text)
        self.tally.steps += 1

    def choose_alike(self) -> bool:
        """Make a choice that is possible in both worlds and turns up the same in both, if there is one."""
        real, other = self.real.decision, self.other.decision
        if real is None or other is None:
            return False
        texts = [text for text in real.texts() if text in set(other.texts())]
        self.rng.shuffle(texts)
        for text in texts:
            trials = [self.real.clone(), self.other.clone()]
            for trial in trials:
                trial.apply(text)
            if turned_up_by(self.real, trials[0], self.observer) != turned_up_by(
                self.other, trials[1], self.observer
            ):
                continue
            if trials[0].over != trials[1].over:
                self.fail("whether the game is over", text.encode(), text.encode())
            if trials[0].over:
                continue
            self.real, self.other = trials
            self.tally.steps += 1
            self.compare()
            return True
        return False

    def compare(self) -> None:
        """Give the observer everything in both worlds, and require that it is equal."""
        self.count()
        since = 0 if self.real.over or self.compared % WHOLE_STORY == 0 else self.told
        asked = self.rng.sample(self.probes, self.how_many_probes())
        language = self.rng.choice(LANGUAGES)
        given = [evidence(game, self.observer, since, asked, language) for game in (self.real, self.other)]
        for what, real in given[0].items():
            if real != given[1][what]:
                self.fail(what, real, given[1][what])
        for rule, _sentence in msgspec.json.decode(given[0].get("his refusals", b"[]")):
            self.tally.refusals[rule] += 1
        self.compared += 1
        self.told = len(self.real.events)

    def how_many_probes(self) -> int:
        """Few as a rule, for they are slow; now and then all. Who is not asked hears nothing but that."""
        decision = self.real.decision
        if decision is None or decision.seat != self.observer:
            return 1
        return len(self.probes) if self.rng.random() < ALL_PROBES else 8

    def fail(self, what: str, real: bytes, other: bytes) -> NoReturn:
        """Report what distinguishes the worlds."""
        seat = "a spectator" if self.observer is None else f"seat {self.observer}"
        message = f"{what} told {seat} two worlds apart after {self.real.choices[-3:]}:\n{real!r}\n{other!r}"
        raise Leak(message)

    def count(self) -> None:
        """Record what is being checked."""
        tally, real, other = self.tally, self.real.decision, self.other.decision
        tally.comparisons += 1
        tally.events.update(type(event).__name__ for event in self.real.events[self.told :])
        pairs = list(zip(self.real.table.players, self.other.table.players, strict=True))
        tally.other_roles += any(one.role != two.role for one, two in pairs)
        tally.moved += sum(sum((Counter(one.hand) - Counter(two.hand)).values()) for one, two in pairs)
        if real is not None and other is not None:
            (tally.asked_observer if real.seat == self.observer else tally.asked_others)[real.kind] += 1
            tally.unlike[real.kind] += real.texts() != other.texts()


def from_hands(before: chanbara.Game, option: Any, show: TurnedUp) -> list[tuple[int, int]]:  # noqa: ANN401
    """The cards that are turned up and were in a hand before the choice: whose, and which."""
    assert before.decision is not None
    cards = [(seat, card) for seat, card in show.picks if card in before.table.players[seat].hand]
    if option.verb in FROM_HAND and option.card != NONE:
        cards.append((before.decision.seat, option.card))
    return [*cards, *show.shown]


def turned_up_by(before: chanbara.Game, after: chanbara.Game, observer: int | None) -> TurnedUp:
    """What the choice between two moments of a game turned face up before the observer."""
    assert before.decision is not None
    hands = [player.hand for player in before.table.players]
    return turned_up(hands, after.events[len(before.events) :], observer, before.decision.kind)


def audit_table(
    players: int,
    number: int,
    tally: Tally,
    *,
    rising_sun: bool = False,
    seats: Sequence[int] | None = None,
    own: OwnCards | None = None,
) -> None:
    """Audit one game to its end, for a spectator and these seats or all, and frozen pairs of any observer."""
    keys = [one.key for one in catalog_named(RISING_SUN if rising_sun else BASE).characters]
    sitting = [keys[(number * players + seat) % len(keys)] for seat in range(players)]
    game = chanbara.new_game(
        "sword", players=players, seed=f"audit {number}", characters=sitting, rising_sun=rising_sun, own=own
    )
    observers = [None, *range(players)]
    for observer in observers if seats is None else (None, *seats):
        Pair(game, observer, Random(f"{players} {number} {observer}"), tally).lockstep()
    rng = Random(f"{players} {number}")
    while game.decision is not None:
        if rng.random() < FORKS:
            # With the same deck in both worlds the observer draws the same cards, and pairs run longer.
            Pair(game, rng.choice(observers), rng, tally, keep_deck=rng.random() < 0.5).frozen()
        game.apply(rng.choice(game.decision.texts()))
