"""Samurai Sword as text for who cannot look at a table: what a seat sees, what it is asked, its options."""

from __future__ import annotations

from collections.abc import Iterator

from chanbara.sword.rules.words import Prompt
from chanbara.sword.sight.derived import stake
from chanbara.sword.sight.view import SeatView, View
from chanbara.sword.words.asking import choices, option_message, question
from chanbara.sword.words.ending import cause, won_by
from chanbara.sword.words.hand import card_text, printed_text
from chanbara.sword.words.messages import Messages
from chanbara.sword.words.rules import has_symbols, rules_lines
from chanbara.sword.words.words import Words
from chanbara.words.message import Message
from chanbara.words.teller import Teller


def table_lines(words: Words, view: View) -> Iterator[str]:
    """Yield everything that the reader sees."""
    yield from _moment(words, view)
    yield ""
    yield words.say("text-seats")
    first = view.seat or 0
    for away in range(len(view.seats)):
        yield from _seat(words, view, view.seats[(first + away) % len(view.seats)])
    yield ""
    yield from _piles(words, view)
    if view.seat is not None:
        yield ""
        yield from _hand(words, view)
    others = _other_cards(view)
    if others:
        yield ""
        yield words.say("text-cards")
        yield from (f"- {_titled(words, key)}: {printed_text(words, key)}" for key in others)
    if view.result is not None:
        yield ""
        yield from _result(words, view)


def _moment(words: Words, view: View) -> Iterator[str]:
    """Yield who the reader is, and whose turn it is."""
    if view.seat is None:
        yield words.say("text-spectator")
    else:
        one = view.seats[view.seat]
        assert one.role is not None, "everybody knows their own role"
        role = words.role(one.role)
        yield words.say("greet-you", character=words.name(view.seat), seat=view.seat, role=role)
        yield words.text(f"role-{words.catalog.role_cards[one.role].role}")
    you = "seat" if view.active == view.seat else "nobody"
    whose = words.say("table-turn", turn=view.turn, you=you, seat=words.name(view.active))
    weapons = words.say("text-weapons", played=view.weapons_played, limit=view.weapon_limit)
    yield f"{whose} · {words.say('table-phase', phase=view.phase)} · {weapons}"
    if view.used:
        yield words.say("text-used", you=you, seat=words.name(view.active))
    if view.later:
        yield " ".join([words.say("text-put-off"), *words.put_off(view)])
    if view.sealed:
        chosen = [
            words.name(seat) if key is None else f"{words.name(seat)} ({words.card(key)})"
            for seat, key in view.sealed
        ]
        yield words.say("text-sealed", names=", ".join(chosen))


def _seat(words: Words, view: View, one: SeatView) -> Iterator[str]:
    """Yield what is to be seen of one player."""
    is_you = one.seat == view.seat
    asked = view.decision is not None and view.decision.seat == one.seat
    parts = [words.say("table-you")] if is_you else []
    parts.append(words.role(one.role) if one.role else words.say("table-unknown-role"))
    parts.append(words.say("text-honor", count=one.honor))
    parts.append(words.say("text-resilience", left=one.resilience, full=one.full))
    parts.append(words.say("text-in-hand", cards=words.amount("cards", one.hand)))
    if one.difficulty is not None:
        parts.append(words.say("text-difficulty", difficulty=one.difficulty))
    parts += [words.say("word-harmless")] if one.harmless else []
    parts += [words.say("table-on-turn")] if view.active == one.seat else []
    parts += [words.say("table-asked")] if asked else []
    yield f"- {words.say('text-seat', seat=one.seat, name=words.name(one.seat))}: {', '.join(parts)}"
    yield f"  {words.say('text-ability', text=words.text(f'character-{one.character}'))}"
    if one.in_play:
        yield f"  {words.say('text-in-front', cards=words.cards(one.in_play))}"
    yield from (f"  {line}" for line in words.marks(one))
    known = one.exposed if is_you else one.known
    if known:
        message = (
            "text-exposed" if is_you else "table-known" if view.seat is not None else "table-known-to-all"
        )
        yield f"  {words.say(message)} {words.cards(known)}"


def _piles(words: Words, view: View) -> Iterator[str]:
    """Yield the deck, the discard pile, and the card whose effect is under way."""
    yield words.say("table-deck", count=view.deck)
    if view.pile:
        title = words.say("pile-title", cards=words.amount("cards", len(view.pile)))
        yield f"{title}: {', '.join(words.card(key) for key in reversed(view.pile))}"
    else:
        yield words.say("table-pile-empty")
    if view.playing is not None:
        yield f"{words.say('table-playing')} {words.card(view.playing)}"


def _hand(words: Words, view: View) -> Iterator[str]:
    """Yield the reader's cards, with what they do."""
    if not view.hand:
        yield words.say("table-hand-empty")
        return
    yield f"{words.say('table-hand', cards=words.amount('cards', len(view.hand)))}:"
    for key in dict.fromkeys(view.hand):
        yield f"- {_titled(words, key, view.hand.count(key))}: {card_text(words, view, key)}"


def _titled(words: Words, key: str, count: int = 1) -> str:
    """Return a card with its number, its kind and, where it matters, its symbol."""
    card = words.entry(key)
    details = [words.say(f"kind-{card.kind}")]
    details += [words.say(f"suit-{card.suit}")] if has_symbols(words) else []
    times = f" ×{count}" if count > 1 else ""
    return f"{words.card(key)}{times} ({', '.join(details)})"


def _other_cards(view: View) -> list[str]:
    """Return the cards that lie open or are known, and are not in the reader's hand."""
    found = [key for one in view.seats for key in (*one.in_play, *one.known)]
    found += [] if view.playing is None else [view.playing]
    if view.decision is not None and view.decision.source is not None:
        found.append(view.decision.source)
    return [key for key in dict.fromkeys(found) if key not in view.hand]


def _result(words: Words, view: View) -> Iterator[str]:
    """Yield how the game ended."""
    result = view.result
    assert result is not None, "the game goes on"
    yield f"{words.say('result-title')}. {words.tell(cause(words.messages, view, result))}"
    for team, total in result.totals.items():
        yield f"- {words.say(f'team-{team}')}: {words.amount('points', total)}"
    yield words.tell(won_by(words.messages, result)[0])
    if view.seat is not None:
        yield words.say("result-you-won" if view.seat in result.winners else "result-you-lost")


def asked_lines(words: Words, view: View) -> Iterator[str]:
    """Yield what the reader is asked, and what is at stake."""
    decision = view.decision
    assert decision is not None, "nobody is asked"
    yield words.tell(question(words.messages, view))
    lost = 0 if decision.kind == Prompt.PLAY else stake(view).wounds
    if not lost or view.seat is None:
        return
    you = view.seats[view.seat]
    yield words.say("ask-left", left=words.amount("resilience", you.resilience), full=you.full)
    if lost >= you.resilience and decision.by not in {None, view.seat}:
        yield words.say("ask-defeat", by=words.name(decision.by))


def option_lines(words: Words, view: View) -> Iterator[str]:
    """Yield the options with their numbers, from 0."""
    assert view.decision is not None, "nobody is asked"
    offered = zip(view.decision.options or (), choices(words, view), strict=True)
    for number, (option, choice) in enumerate(offered):
        yield f"{number}: {choice.sentence} [{option.text}]"


def offered(view: View) -> list[Message]:
    """Return what may be chosen."""
    assert view.decision is not None, "nobody is asked"
    messages = Messages(view)
    return [option_message(messages, view, option) for option in view.decision.options or ()]


TELLER = Teller(
    Words,
    "text-title-sword",
    rules_lines,
    table_lines,
    asked_lines,
    option_lines,
    lambda view, events: Messages(view).told(events),
    lambda view: question(Messages(view), view),
    offered,
)
