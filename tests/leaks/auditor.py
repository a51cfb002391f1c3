"""The auditor: two worlds that an observer cannot tell apart must stay so, whatever is played.

**The claim.** Let two worlds agree in all that an observer may know and differ in all that he may not (see
``worlds``). Play both with the same choices. At every decision everything the observer is given is then the
same, byte for byte: his view, his events, who is asked what and under which number, his own options in their
order, his refusals and his error messages; and the game is over in both or in neither.

**When worlds may differ.** A rule may turn something hidden face up before the observer. From then on he
knows it, and worlds in which it was another thing are no longer alike. That happens

1. when another player names a card of his hand: he plays, answers with or discards it (3.7);
2. when the observer draws, or a card of the deck is flipped (3.2, 10.3);
3. when a random card of a hand is discarded (9.5), or taken from or by the observer (9.4);
4. when the game ends: roles are turned over and cards in hand that are worth points are counted (8.3).

Nothing else is a reason: who holds a parry is none, and neither are the key of chance or a new deck.

**Two ways to go on.** ``lockstep`` looks ahead in the real world, and where something will be turned face up
it first moves the hidden cards of the other world, or its hidden key, so that the same thing is turned up
there: a player who names a card holds it, what the observer draws lies on top, chance picks the same card. No
more is made equal than that, the rest is mixed anew again and again, and pairs run to the end of the game,
the last view included. ``frozen`` moves nothing after the beginning: it chooses only what can be chosen in
both worlds and turns up the same cards in both, and stops where there is no such choice. The first sees far,
the second takes no liberty.

A spectator is an observer with no seat. He has no refusals: he cannot act. A seat that is not asked can be
refused only for being late or for not being asked: an error that lists the options is for who is asked.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec

import chanbara
from chanbara.kernel.chance import Chance
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.events import CardTaken, DeckRenewed, Discarded, Drew, Flipped
from chanbara.sword.rules.words import Prompt, Verb
from tests.leaks.worlds import Hidden, differ, give_role, rewrite_history, some_chance

LANGUAGES = ("en", "de", "it")
FROM_HAND = {Verb.PLAY, Verb.PARRY, Verb.DISCARD}
WHOLE_STORY = 16
"""Every so many comparisons the events are compared from the first, not only the new ones."""


FORKS = 0.1
"""How many of a game's decisions are the beginning of a frozen pair."""
ALL_PROBES = 0.02
"""How often every probe is asked, not a few."""


class Leak(AssertionError):
    """The observer was shown something he may not know."""


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
    other_roles: int = 0
    """Comparisons at which somebody's role was another."""
    moved: int = 0
    """Hidden cards that were others in the other world, over all comparisons."""


class Shown(NamedTuple):
    """What a choice turns face up before the observer."""

    deck: tuple[tuple[int, int], ...]
    """Cards of the deck as it lies: how deep, and which."""
    new_deck: tuple[int, ...]
    """Cards of a deck made meanwhile."""
    picks: tuple[tuple[int, int], ...]
    """Random cards: whose, and which."""


def shown(events: Sequence[Any], observer: int | None, kind: str) -> Shown:
    """What these events, the outcome of one choice, turned face up before the observer."""
    deck: list[tuple[int, int]] = []
    new_deck: list[int] = []
    picks: list[tuple[int, int]] = []
    depth, renewed = 0, False
    for event in events:
        if isinstance(event, DeckRenewed):
            renewed = True
        elif isinstance(event, Drew | Flipped):
            cards = event.cards if isinstance(event, Drew) else (event.card,)
            if isinstance(event, Flipped) or event.seat == observer:
                if renewed:
                    new_deck += cards
                else:
                    deck += enumerate(cards, depth)
            depth += len(cards)
        elif isinstance(event, CardTaken) and observer in {event.seat, event.victim}:
            picks.append((event.victim, event.card))
        elif isinstance(event, Discarded) and kind == Prompt.PLAY:
            picks.append((event.seat, event.card))
    return Shown(tuple(deck), tuple(new_deck), tuple(picks))


def probes(players: int) -> list[str]:
    """Acts to ask about: possible ones, impossible ones, and nonsense."""
    cards = [card.key for card in CATALOG.cards]
    acts = ["end", "pass", "draw", "use nobunaga", "use benkei", "play", "play excalibur>1", "?", ""]
    acts += [f"{verb} {card}" for card in cards for verb in ("parry", "discard", "take", "play")]
    acts += [f"play {card}>{seat}" for card in cards for seat in range(players + 1)]
    acts += [f"play geisha>{seat}:{card}" for card in ("armor", "focus") for seat in range(players)]
    return acts


class Pair:
    """A real game and another one that the observer cannot tell from it."""

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
        self.probes = probes(len(game.table.players))
        self.compared = 0
        self.told = len(game.events)
        differ(self.other.table, observer, rng, keep_deck=keep_deck)
        tally.pairs += 1
        self.compare()

    def lockstep(self) -> None:
        """Play on to the end of the game; the other world is arranged as it goes."""
        while self.real.decision is not None:
            if self.rng.random() < 0.5:
                self.differ_anew()
                self.compare()
            self.choose(self.rng.choice(self.real.decision.options))
        self.tally.ended += 1

    def frozen(self) -> None:
        """Play on as long as the same choices turn up the same cards in both worlds; arrange nothing."""
        while self.choose_alike():
            self.tally.frozen += 1

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
        self.arrange(before, option)
        self.apply_to_other(option.text)
        self.compare()

    def arrange(self, before: chanbara.Game, option: Any) -> None:  # noqa: ANN401
        """Have the other world turn up what the real one turns up, and no more."""
        rng, table, asked = self.rng, self.other.table, before.decision
        assert asked is not None
        show = shown(self.real.events[len(before.events) :], self.observer, asked.kind)
        hidden = Hidden(table, self.observer)
        if self.real.over:
            hidden.pin_worth(rng, Hidden(before.table, self.observer))
            table.removed = before.table.removed
            for seat, player in enumerate(before.table.players):
                give_role(table, seat, player.role)
        if option.verb in FROM_HAND and asked.seat != self.observer:
            hidden.pin_in_hand(rng, asked.seat, option.card)
        for depth, card in show.deck:
            hidden.pin_in_deck(rng, depth, card)
        for seat, card in show.picks:
            if seat != self.observer:
                hidden.pin_in_hand(rng, seat, card)
        hidden.write()
        if show.new_deck:
            table.chance = before.table.chance.clone()
        for seat, card in show.picks:
            table.chance = chance_that_picks(rng, table.players[seat].hand, card)

    def apply_to_other(self, text: str) -> None:
        """Make the choice in the other world, where it must be possible as well."""
        decision = self.other.decision
        if decision is None or text not in decision.texts():
            self.fail("whether others may act", text.encode(), repr(decision).encode())
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
            since = len(self.real.events)
            for trial in trials:
                trial.apply(text)
            shows = [shown(trial.events[since:], self.observer, real.kind) for trial in trials]
            if shows[0] != shows[1]:
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
        """Give the observer everything he is given in both worlds; find it the same."""
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

    def fail(self, what: str, real: bytes, other: bytes) -> None:
        """Say what told the worlds apart."""
        seat = "a spectator" if self.observer is None else f"seat {self.observer}"
        message = f"{what} told {seat} two worlds apart after {self.real.choices[-3:]}:\n{real!r}\n{other!r}"
        raise Leak(message)

    def count(self) -> None:
        """Note what is being looked at."""
        tally, real, other = self.tally, self.real.decision, self.other.decision
        tally.comparisons += 1
        tally.events.update(type(event).__name__ for event in self.real.events[self.told :])
        pairs = list(zip(self.real.table.players, self.other.table.players, strict=True))
        tally.other_roles += any(one.role != two.role for one, two in pairs)
        tally.moved += sum(sum((Counter(one.hand) - Counter(two.hand)).values()) for one, two in pairs)
        if real is not None and other is not None:
            (tally.asked_observer if real.seat == self.observer else tally.asked_others)[real.kind] += 1
            tally.unlike[real.kind] += real.texts() != other.texts()


def evidence(
    game: chanbara.Game, observer: int | None, since: int, asked: list[str], language: str
) -> dict[str, bytes]:
    """Everything an observer is given, as bytes."""
    decision = game.decision
    given: dict[str, Any] = {
        "whether the game is over": game.over,
        "who is asked": None if decision is None else [decision.number, decision.seat, str(decision.kind)],
        "his view": chanbara.observe(game, observer),
        "his events": chanbara.seen(game, observer, since),
        "a late choice": error_of(game, 0, 0),
    }
    if observer is not None:
        given["his refusals"] = [game.why_not(text, seat=observer, language=language) for text in asked]
    if decision is not None and decision.seat == observer:
        given["his options"] = [[one.text, one.cards, one.seats] for one in decision.options]
        given["his error"] = [error_of(game, choice) for choice in ("fly", -1, len(decision.options))]
    return {what: msgspec.json.encode(value) for what, value in given.items()}


def error_of(game: chanbara.Game, choice: int | str, number: int | None = None) -> list[str]:
    """What a player is told who chooses the impossible."""
    try:
        game.apply(choice, number)
    except chanbara.IllegalChoice as error:
        return [error.code, str(error)]
    message = f"{choice!r} was accepted"
    raise AssertionError(message)


def chance_that_picks(rng: Random, hand: list[int], card: int) -> Chance:
    """A key with which a random card of the hand is this one: the observer knows no key."""
    assert card in hand, "the card was put there"
    while True:
        chance = some_chance(rng)
        if hand[chance.clone().below(len(hand))] == card:
            return chance


def audit_table(players: int, number: int, tally: Tally) -> None:
    """Audit one game for every observer to its end, and frozen pairs wherever another game leads."""
    keys = [one.key for one in CATALOG.characters]
    sitting = [keys[(number * players + seat) % len(keys)] for seat in range(players)]
    game = chanbara.new_game("sword", players=players, seed=f"audit {number}", characters=sitting)
    observers = [None, *range(players)]
    for observer in observers:
        Pair(game, observer, Random(f"{players} {number} {observer}"), tally).lockstep()
    rng = Random(f"{players} {number}")
    while game.decision is not None:
        if rng.random() < FORKS:
            # With the same deck in both worlds the observer draws the same cards, and pairs run longer.
            Pair(game, rng.choice(observers), rng, tally, keep_deck=rng.random() < 0.5).frozen()
        game.apply(rng.choice(game.decision.texts()))
