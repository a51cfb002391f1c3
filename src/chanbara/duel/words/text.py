"""The duel as text for who cannot look at a table: what its player sees, what is asked, the options."""

from __future__ import annotations

from collections.abc import Iterator

from chanbara.duel.sight.view import DuelView, EnemyView
from chanbara.duel.words.asking import choices, option_message, pictured, question
from chanbara.duel.words.lines import deck_words, defence_words, lasting_lines
from chanbara.duel.words.messages import VALUES, DuelMessages, plain_number
from chanbara.duel.words.rules import rules_lines
from chanbara.duel.words.words import DuelWords
from chanbara.words.message import Message
from chanbara.words.teller import Teller


def table_lines(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield everything that the player sees."""
    stands = view.open
    yield words.say("duel-table-round", round=stands["round"], attack=stands["attack"])
    yield f"- {words.say('duel-you')}: {', '.join(_player(words, view))}"
    yield from (f"  {line}" for line in lasting_lines(words, view))
    for number, enemy in enumerate(view.enemies):
        yield f"- {words.enemy(number)}: {', '.join(_enemy(words, view, number, enemy))}"
    yield f"  {defence_words(words, view)}"
    if stands["played"]:
        yield words.say("duel-table-played", cards=words.cards(stands["played"]))
    yield from (f"{title}: {names}" for title, names in deck_words(words, view))
    yield from _hand(words, view)
    if view.result is not None:
        yield from result_lines(words, view)


def _player(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield life, Qi, the three values and what else the player has."""
    stands = view.open
    yield words.say("text-duel-life", left=stands["life"], full=stands["life_cap"])
    yield words.amount("qi", stands["qi"])
    guard = stands["guard"] + stands["guard_bonus"]
    for value, now in zip(VALUES, (stands["strength"], stands["technique"], guard), strict=True):
        yield f"{words.value(value)} {plain_number(now)}"
    if guard != view.guard:
        yield words.say("duel-table-guard-counts", count=plain_number(view.guard))
    die = "duel-table-red-die" if stands["red_die"] else "duel-table-red-die-gone"
    yield words.say(die, count=stands["red_die"])
    for what in ("armour", "mulligans"):
        if stands[what]:
            yield words.say(f"duel-table-{what}", count=stands[what])


def _enemy(words: DuelWords, view: DuelView, number: int, enemy: EnemyView) -> Iterator[str]:
    """Yield what is to be seen of an enemy."""
    if not enemy.life:
        yield words.say("duel-table-dead")
        return
    yield words.amount("life", enemy.life)
    yield words.amount("qi", enemy.qi)
    if enemy.armour:
        yield words.say("duel-table-armour", count=enemy.armour)
    opponent = words.book.opponents.get(enemy.opponent)
    if opponent is not None and opponent.two_sides:
        yield words.say("duel-table-side", side="B" if view.open["side_b"] else "A")
    if len(view.enemies) > 1 and view.open["target"] == number and view.open["attack"]:
        yield words.say("duel-table-target")


def _hand(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield the cards in hand, with what they add."""
    hand: list[str] = view.open["hand"]
    if not hand:
        yield words.say("table-hand-empty")
        return
    yield f"{words.say('table-hand', cards=words.say('amount-cards', count=len(hand)))}:"
    for key in dict.fromkeys(hand):
        times = f" ×{hand.count(key)}" if hand.count(key) > 1 else ""
        yield f"- {words.card(key)}{times}: {words.numbers(key)}"


def result_lines(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield how the duel ended."""
    result = view.result
    assert result is not None, "the duel goes on"
    life = words.amount("life", view.open["life"])
    how = "duel-result-won" if result["won"] else "duel-result-lost"
    yield words.say(f"duel-result-cause-{result['cause']}")
    yield words.say(how, round=view.open["round"], life=life)


def asked_lines(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield what the player is asked."""
    yield words.tell(question(words.messages, view, pictured(view)))


def option_lines(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield the options with their numbers, from 0."""
    assert view.decision is not None, "nobody is asked"
    for number, (option, choice) in enumerate(zip(view.decision.options, choices(words, view), strict=True)):
        yield f"{number}: {choice.sentence} [{option.text}]"


def offered(view: DuelView) -> list[Message]:
    """Return what may be chosen."""
    assert view.decision is not None, "nobody is asked"
    messages, duel = DuelMessages(view), pictured(view)
    return [option_message(messages, view, duel, option) for option in view.decision.options]


TELLER = Teller(
    DuelWords,
    "text-title-duel",
    rules_lines,
    table_lines,
    asked_lines,
    option_lines,
    lambda view, events: DuelMessages(view).told(events),
    lambda view: question(DuelMessages(view), view, pictured(view)),
    offered,
)
