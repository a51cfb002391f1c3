"""A view in the form in which duel bots compute."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chanbara.duel.book.data import book_seen
from chanbara.duel.field import field_from

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Action, Book, Counter, Defence, Opponent
    from chanbara.duel.rules.state import Field
    from chanbara.duel.sight.view import DuelView


@lru_cache(maxsize=1024)
def _field(
    rulings: tuple[tuple[str, bool], ...],
    own_numbers: str | None,
    opponents: tuple[str, ...],
    weapon: str,
    environment: str | None,
    weather: str,
    difficulty: str,
    modules: tuple[str, ...],
) -> Field:
    chosen = {
        "opponents": opponents,
        "weapon": weapon,
        "environment": environment,
        "weather": weather,
        "difficulty": difficulty,
        "modules": modules,
    }
    book = book_seen(dict(rulings), own_numbers)
    field = field_from(book, chosen)
    return field._replace(opponents=tuple(_as_ruled(one, book) for one in field.opponents))


def _as_ruled(opponent: Opponent, book: Book) -> Opponent:
    """Return an opponent with the effects of this duel's rulings (B5.1)."""
    if not book.rulings.side_b_strikes_harder:
        opponent = opponent._replace(side_b_counter=0)
    return opponent if book.rulings.balanced_shiro else opponent._replace(card_counter=0)


class Situation:
    """A view with its keys resolved to cards. Drawn cards are excluded: a deck is what is left in it."""

    def __init__(self, view: DuelView) -> None:
        book = self.book = book_seen(view.rulings, view.numbers)
        chosen = {
            **view.field,
            "opponents": tuple(view.field["opponents"]),
            "modules": tuple(view.field["modules"]),
        }
        self.field = _field(tuple(view.rulings.items()), view.numbers, **chosen)
        seen = self.open = view.open
        self.view = view
        self.life: int = seen["life"]
        self.armour: int = seen["armour"]
        self.qi: int = seen["qi"]
        self.qi_most: int = view.qi_most
        self.strength: int = seen["strength"]
        self.technique: int = seen["technique"]
        self.guard: int = seen["guard"]
        self.guard_bonus: int = seen["guard_bonus"]
        self.red_die: int = seen["red_die"]
        self.attack: int = seen["attack"]
        self.gained: int = self.technique - seen["technique_before"]
        """Technique gained in this attack."""
        self.defence_change: int = seen["defence_change"]
        self.counter_change: int = seen["counter_change"]
        self.hand: list[Action] = [book.actions[card] for card in seen["hand"]]
        self.played: list[Action] = [book.actions[card] for card in seen["played"]]
        names = {step[0] for step in view.pending}
        self.before: bool = "TurnDefence" in names or "EndAttack" not in names
        """Whether this is phase 2, or no attack has begun."""
        self.played_before: int = seen["played_before"]
        self.lasting_die: int = self._lasting_die()
        """What a lasting wound subtracts from the red die whenever it counts (A1.3)."""
        self.target: int = seen["target"]
        self.enemy = view.enemies[self.target]
        self.opponent = self.field.opponents[self.target]
        self.points: int = seen["points"]
        self.locked: int = seen["locked"]
        self.marker: int = seen["marker"]
        key = seen["virtue"]
        self.virtue = None if key is None else book.virtues[key]

    def _lasting_die(self) -> int:
        if not self.book.rulings.shoulder_lasts:
            return 0
        levels = [self.book.blood[card].levels[level - 1] for card, level in self.open["blood"]]
        return sum(one.get("red_die", 0) for one in levels)

    def counted(self, die: int) -> int:
        """Return the effective value of the red die when it shows a number."""
        return max(self.book.red_die_least, die + self.lasting_die) if die else 0

    def still_to_play(self) -> range:
        """Return how many more cards may be played in this attack (B2.8, B2.10)."""
        book, played, held = self.book, len(self.played), len(self.hand)
        if not self.before:
            wanted = min(max(0, self.played_before + book.cards_after - played), held)
            return range(wanted, wanted + 1)
        return self.playable(held, book.cards_before + book.cards_after - played)

    def playable(self, held: int, most: int) -> range:
        """Return how many of the cards held may be played in an attack with free slots."""
        most = min(max(0, most), held)
        least = min(self.book.cards_after, most) if self.book.rulings.cards_optional else most
        return range(least, most + 1)

    def after_defence(self) -> Situation:
        """Return the situation after the defense card is turned: the cards before it are played."""
        return self.but(before=False, played_before=len(self.played))

    def but(self, **changes: Any) -> Situation:  # noqa: ANN401 - any of its fields
        """Return the situation with some changes."""
        twin = copy(self)
        vars(twin).update(changes)
        return twin

    def at_first_attack(self) -> Situation:
        """Return the situation at the start of the first attack: effects that last for an attack are over."""
        return self.but(attack=1, before=True, guard_bonus=0, defence_change=0, counter_change=0, gained=0)

    @property
    def specials_owned(self) -> int:
        """The number of special cards in the player's own deck."""
        removed = sum(self.book.actions[card].is_special for card in self.open["removed"])
        return len(self.book.special) - len(self.view.mixed["specials"]) - removed

    @property
    def strikes(self) -> float:
        """How many counterattacks an attack causes, on average."""
        if len(self.view.enemies) == 1:
            return 1.0
        rows = self.book.three_rows
        return sum(self.view.enemies[one - 1].life > 0 for row in rows for one in row) / len(rows)

    @property
    def turned(self) -> Defence | None:
        """The open defense card."""
        card = self.open["defence"]
        return None if card is None else self.book.defence[card]

    @property
    def defences(self) -> list[Defence]:
        """The possible next defense cards; if none is left, the open one comes back."""
        cards = self.view.mixed["defence_deck"] or self.open["defence_pile"] or [self.open["defence"]]
        return [self.book.defence[card] for card in cards]

    @property
    def draws(self) -> list[Action]:
        """The possible next action cards."""
        return [self.book.actions[card] for card in self.view.mixed["draw"] or self.open["discard"]]

    @property
    def counters(self) -> list[Counter]:
        """The possible next counterattack cards."""
        return [
            self.book.counters[card] for card in self.view.mixed["counter_deck"] or self.open["counter_pile"]
        ]
