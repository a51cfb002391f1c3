"""The invariants of any game after each step, at each decision and at the end, whatever is chosen.

``make soak`` plays thousands of games under these; tests/properties plays a few, and proves that each can
fail.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import chanbara
from chanbara.kernel.machine import Decision
from chanbara.sword.rules.play import weapon_targets
from chanbara.sword.rules.query import difficulties, is_harmless
from chanbara.sword.rules.state import Table
from checks.soak.tally import Tally, events_of, truth
from checks.soak.watch import Broken, require, same, watch
from checks.soak.windows import Events, Truth
from tests import boxes, oracle, oracle_end

MOST_DECISIONS = 5_000
"""No game comes near it: about 150 decisions are usual."""
WEAPONS_IN_TURN = 5
"""At each decision one weapon in this many is checked: those in hand are checked with the options."""


# --- at each decision -------------------------------------------------------------------------------------


def check_options(game: chanbara.Game) -> None:
    """Options are unique, and the same in the same order when computed again."""
    decision = game.decision
    assert decision is not None, "the game is over"
    texts = decision.texts()
    require(holds=len(set(texts)) == len(texts) > 0, sentence=f"options are not unique: {texts}")
    twin: Table = game.table.clone()
    twin.decision = None
    twin.asked -= 1
    twin.stack.append(decision.step)
    twin.advance()
    same("the question, asked again", described(twin), described(game.table))


def described(table: Table) -> tuple[int, int, str, list[str]] | None:
    """Return the open decision as keys and values."""
    asked = table.decision
    return None if asked is None else (asked.number, asked.seat, asked.kind, asked.texts())


def check_accepted(game: chanbara.Game) -> None:
    """Each option is accepted on a clone, by number and by notation; the game itself is unchanged."""
    decision = game.decision
    assert decision is not None, "the game is over"
    before = chanbara.dumps(game)
    for number, option in enumerate(decision.options):
        twin, other = game.clone(), game.clone()
        twin.apply(number, decision=decision.number)
        other.apply(option.text)
        same(f"what comes of {option.text!r}", twin.events, other.events)
        same(f"what is asked after {option.text!r}", described(twin.table), described(other.table))
    same("the game after its clones played", chanbara.dumps(game), before)


def check_second_opinion(game: chanbara.Game, data: Truth) -> None:
    """The naive rules agree on Harmless, Difficulty, targets, who may be asked, and every option."""
    table: Table = game.table
    decision = game.decision
    assert decision is not None, "the game is over"
    seats = range(len(table.players))
    for seat in seats:
        player = data["players"][seat]
        same(f"whether seat {seat} is Harmless", is_harmless(table.players[seat]), oracle.is_harmless(player))
    for seat in {table.active, decision.seat}:
        wanted = [0 if other == seat else oracle.difficulty(data, seat, other) for other in seats]
        same(f"the Difficulty from seat {seat}", difficulties(table, seat), wanted)
    if decision.kind == "play":
        check_targets(table, data, decision.number)
    asked = question(table, decision)
    require(
        holds=oracle.may_be_asked(data, asked),
        sentence=f"seat {decision.seat} should not be asked for {decision.kind} ({asked.source})",
    )
    same("the options", set(decision.texts()), oracle.answers(data, asked))


def check_targets(table: Table, data: Truth, turn: int) -> None:
    """The naive rules agree on the targets of a weapon, in hand or not; the weapons take turns."""
    for number, card in enumerate(table.catalog.cards):
        if card.key in boxes.WEAPONS and number % WEAPONS_IN_TURN == turn % WEAPONS_IN_TURN:
            found = weapon_targets(table, number)
            same(f"the targets of {card.key}", found, oracle.legal_targets(data, card.key))


def question(table: Table, decision: Decision) -> oracle.Asked:
    """Return a decision for the second opinion; revealed cards are taken from the events."""
    step, keys = decision.step, table.catalog.cards
    source, by = getattr(step, "source", -1), getattr(step, "by", -1)
    turned_over: tuple[str, ...] = ()
    if decision.kind == "reveal":
        flipped = [event.card for event in table.events if type(event).__name__ == "Flipped"]
        same("what was turned over", step.cards, tuple(flipped[-len(step.cards) :]))
        turned_over = tuple(keys[card].key for card in step.cards)
    return oracle.Asked(
        decision.kind,
        decision.seat,
        None if source < 0 else keys[source].key,
        None if by < 0 else by,
        turned_over,
    )


def check_reveals(data: Truth, new_events: Events) -> None:
    """A revealed symbol has the effect that the second opinion says (6.1, 12)."""
    for place, event in enumerate(new_events):
        before, after = new_events[:place], new_events[place + 1 :]
        if event["kind"] != "Flipped" or any(one["kind"] == "TurnBegan" for one in before):
            continue
        who, symbol = data["players"][event["seat"]]["character"], boxes.SYMBOL_OF[event["card"]]
        played = [one["card"] for one in before if one["kind"] == "Played"]
        strikers = [one["by"] for one in before if one["kind"] == "Wounded"]
        if who == "lady_chacha" and played:
            earlier = [
                one["card"] for one in before if one["kind"] == "Flipped" and one["seat"] == event["seat"]
            ]
            foiled = bool(after) and after[0]["kind"] == "AttackFoiled"
            pair = len(earlier) == 1 and symbol == boxes.SYMBOL_OF[earlier[0]]
            same(f"whether {symbol} after {earlier} foils the attack", foiled, pair)
        elif who == "yukimura" and strikers:
            striker = data["players"][strikers[-1]]
            struck = any(one["kind"] == "Wounded" and one["source"] is None for one in after)
            wanted = symbol == "origami" and striker["character"] != "chiyome"
            if not wanted or not oracle.has_peasant(striker):
                same(f"whether {symbol} strikes back", struck, wanted)


# --- set-up and end ---------------------------------------------------------------------------------------


def check_setup(game: chanbara.Game) -> None:
    """Roles, honor, resilience and hands are those of chapter 2 (2.1 to 2.7)."""
    data = truth(game.table)
    box = boxes.box(rising_sun=data["rising_sun"])
    players = data["players"]
    count = len(players)
    kinds = [player["role"].rstrip("123") for player in players]
    same("the roles", {kind: kinds.count(kind) for kind in kinds}, box.roles[count])
    left = list(box.role_cards)
    for key in [*(player["role"] for player in players), *(card.key for card in game.table.removed)]:
        require(holds=key in left, sentence=f"there is no {key} left to deal or remove")
        left.remove(key)
    shogun = kinds.index("shogun")
    same("who begins", data["active"], shogun)
    drawn = sum(len(event.cards) for event in game.events if type(event).__name__ == "Drew")
    for away in range(count):
        seat = (shogun + away) % count
        player = players[seat]
        same(f"seat {seat}'s honor", player["honor"], box.honor[count][seat != shogun])
        same(f"seat {seat}'s resilience", player["resilience"], box.resilience[player["character"]])
        same(f"seat {seat}'s hand", len(player["hand"]) - (0 if away else drawn), box.hands[away])


def check_scores(game: chanbara.Game) -> None:
    """The naive rules count the same points and name the same winner (8.3 to 8.6)."""
    found = game.result
    ending = game.table.ending
    how, defeat = found.cause.value, (None, None)
    if how in {"defeat", "swordmaster", "swordmaster_refused"}:
        defeat = (ending.victim, ending.by)
    wanted = oracle_end.scores(truth(game.table), how, *defeat)
    same("the points", [score.points for score in found.scores], wanted.points)
    same("the totals", {str(team): total for team, total in found.totals.items()}, wanted.totals)
    struck = None if found.deadly_strike is None else str(found.deadly_strike)
    same("the Deadly Strike", struck, wanted.deadly_strike)
    same("the winner", str(found.winner), wanted.winner)
    same("the winners", list(found.winners), wanted.winners)


def check_replay(game: chanbara.Game) -> None:
    """The record reproduces the game: every event, every choice, the result."""
    again = chanbara.replay(game.record())
    same("the events of the record", again.events, game.events)
    same("the choices of the record", again.choices, game.choices)
    same("the result of the record", again.result, game.result)
    same("the table of the record", chanbara.dumps(again), chanbara.dumps(game))


def check_saved(game: chanbara.Game) -> None:
    """Saved and loaded at every decision, the same choices give the same game."""
    again = chanbara.replay(game.record(), upto=0)
    for number, seat, choice in game.choices:
        text = chanbara.dumps(again)
        again = chanbara.loads(text)
        same("a loaded game, saved again", chanbara.dumps(again), text)
        decision = again.decision
        require(
            holds=decision is not None and (decision.number, decision.seat) == (number, seat),
            sentence=f"loaded, {decision} is open instead of decision {number} of seat {seat}",
        )
        again.apply(choice)
    same("the game that was saved and loaded", chanbara.dumps(again), chanbara.dumps(game))


# --- a whole game -----------------------------------------------------------------------------------------

Temper = Callable[[random.Random, Decision], int]


def even_tempered(rng: random.Random, decision: Decision) -> int:
    """Choose any option."""
    return rng.randrange(len(decision.options))


def fierce(rng: random.Random, decision: Decision) -> int:
    """Aim at others and mostly let attacks pass: rare endings, such as the Swordmaster, become frequent.

    Strike back if possible, and attack yourself with a Tanto.
    """
    texts = decision.texts()
    if texts[0].startswith("take"):
        return 0
    bold = [
        texts.index(text) for text in ("parry counterattack", f"play tanto>{decision.seat}") if text in texts
    ]
    if bold and rng.random() < 0.8:
        return bold[0]
    aimed = [number for number, text in enumerate(texts) if ">" in text]
    if aimed and rng.random() < 0.8:
        return rng.choice(aimed)
    if texts[-1] == "pass" and rng.random() < 0.8:
        return len(texts) - 1
    return rng.randrange(len(texts))


def play_on(game: chanbara.Game, rng: random.Random, temper: Temper = even_tempered) -> None:
    """Play a game to its end, unchecked."""
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            return
        game.apply(temper(rng, game.decision))
    raise Broken(f"the game did not end within {MOST_DECISIONS} decisions")


def play_checked(
    game: chanbara.Game, rng: random.Random, tally: Tally, temper: Temper, thoroughly: float = 1.0
) -> None:
    """Play a game to its end under every invariant; all options are tried at this share of the decisions."""
    check_setup(game)
    watch(game, tally)
    idle, idle_text = game, ""
    for count in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        data = truth(game.table)
        check_options(game)
        check_second_opinion(game, data)
        if rng.random() < thoroughly:
            check_accepted(game)
        if count == 30:
            idle, idle_text = check_clone_is_independent(game, rng)
        choice = temper(rng, decision)
        before = len(game.table.events)
        game.apply(choice)
        new_events = events_of(game.table, before)
        check_reveals(data, new_events)
        tally.choice(data, decision, decision.options[choice].text, new_events)
    require(holds=game.over, sentence=f"the game did not end within {MOST_DECISIONS} decisions")
    if idle_text:
        same("a clone after the game played on", chanbara.dumps(idle), idle_text)
    check_scores(game)
    check_replay(game)
    tally.end(game)


def check_clone_is_independent(game: chanbara.Game, rng: random.Random) -> tuple[chanbara.Game, str]:
    """Play a clone to its end: the game is unchanged. Return another clone, idle, and its text."""
    text = chanbara.dumps(game)
    twin, idle = game.clone(), game.clone()
    play_on(twin, rng)
    same("the game after its clone played on", chanbara.dumps(game), text)
    return idle, text
