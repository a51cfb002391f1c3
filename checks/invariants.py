"""What must hold of any game after each step, at each decision and at the end, whatever is chosen.

``make soak`` plays thousands of games under these; tests/properties plays a few, and proves each can fail.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import chanbara
from chanbara.kernel.machine import Decision
from chanbara.sword.rules.query import attackable, difficulties, is_harmless
from chanbara.sword.rules.state import Table
from checks.tally import Tally, Truth, events_of, truth
from tests import oracle

MOST_DECISIONS = 5_000
"""No game comes near it: about 150 decisions are usual."""


class Broken(AssertionError):
    """Something that must always hold does not."""


def require(*, holds: bool, sentence: str) -> None:
    """Insist."""
    if not holds:
        raise Broken(sentence)


def same(what: str, found: object, wanted: object) -> None:
    """Insist that two opinions are one."""
    if found != wanted:
        raise Broken(f"{what}: the game says {found}, it should be {wanted}")


# --- after each step --------------------------------------------------------------------------------------


class Watch:
    """Looks at a table after each step."""

    def __init__(self, table: Table, tally: Tally) -> None:
        self.tally = tally
        self.copies = [oracle.COPIES[card.key] for card in table.catalog.cards]
        self.honor = [player.honor for player in table.players]
        self.told = len(table.events)

    def look(self, table: Table, step: str) -> None:
        """Insist on everything that holds between two steps."""
        told = table.events[self.told :]
        self.told = len(table.events)
        self.check_cards(table)
        check_players(table)
        self.check_honor(table, told)
        check_end(table, told)
        self.tally.step(table, step, told)

    def check_cards(self, table: Table) -> None:
        """Every card lies in exactly one place (3.7)."""
        found = [0] * len(self.copies)
        zones = [table.deck, table.pile]
        for player in table.players:
            zones += [player.hand, player.in_play]
        for zone in zones:
            for card in zone:
                found[card] += 1
        if table.playing >= 0:
            found[table.playing] += 1
        if found != self.copies:
            wrong = [
                f"{copies} {card.key} instead of {wanted}"
                for card, copies, wanted in zip(table.catalog.cards, found, self.copies, strict=True)
                if copies != wanted
            ]
            raise Broken(f"cards lie in more or fewer than one place: {', '.join(wrong)}")

    def check_honor(self, table: Table, told: list[Any]) -> None:
        """Honor moves by a defeat (7.2), is lost to the deck or a property (8.2, 10.3): no other way."""
        for place, event in enumerate(told):
            name = type(event).__name__
            if name == "HonorGiven":
                self.honor[event.seat] -= 1
                self.honor[event.to] += 1
                cause = told[place - 1] if place else None
                require(
                    holds=type(cause).__name__ == "Defeated" and cause == (event.seat, event.to),
                    sentence=f"{event} without a defeat just before it",
                )
            elif name == "HonorLost":
                self.honor[event.seat] -= 1
                others = {type(one).__name__ for one in told[:place]}
                require(
                    holds=bool(others & {"DeckRenewed", "PropertyRemoved"}),
                    sentence=f"{event} without a rule that takes honor",
                )
        same("honor", [player.honor for player in table.players], self.honor)
        require(holds=min(self.honor) >= 0, sentence=f"somebody has less than no honor: {self.honor}")


def check_players(table: Table) -> None:
    """Resilience stays within the character's, hands are sorted, traits and knowledge fit what is there."""
    catalog = table.catalog
    for seat, player in enumerate(table.players):
        character = catalog.characters[player.character]
        if not 0 <= player.resilience <= oracle.RESILIENCE[character.key]:
            raise Broken(f"{character.key} has {player.resilience} resilience")
        if player.hand != sorted(player.hand):
            raise Broken(f"the order of seat {seat}'s hand tells something: {player.hand}")
        laid = tuple(player.in_play)
        if player.traits != catalog.combined(len(table.players), player.role.role, player.character, laid):
            raise Broken(f"the traits of seat {seat} do not fit what lies in front of it")
        if player.known:
            check_knowledge(table, seat)


def check_knowledge(table: Table, seat: int) -> None:
    """What anybody knows of a hand is in it (12.1)."""
    player = table.players[seat]
    for observer in range(len(table.players) + 1):
        known = [card for card, bits in player.known if bits >> observer & 1]
        require(
            holds=all(known.count(card) <= player.hand.count(card) for card in known),
            sentence=f"observer {observer} knows of cards that are not in seat {seat}'s hand: {known}",
        )


def check_end(table: Table, told: list[Any]) -> None:
    """The game ends when the second opinion says so, and for that reason (8.1, 8.2, 8.4)."""
    defeat = next((event for event in told if type(event).__name__ == "Defeated"), None)
    victim, by = (None, None) if defeat is None else (defeat.seat, defeat.by)
    if defeat is None and table.ending is None and all(player.honor for player in table.players):
        return
    wanted = oracle.ending(truth(table), victim, by)
    found = None if table.ending is None else table.ending.cause.value
    if wanted == "no_honor":
        told_kinds = {type(event).__name__ for event in told}
        wanted = "defeat" if defeat else "deck" if "DeckRenewed" in told_kinds else "property"
    elif wanted == "refused":
        wanted = "swordmaster_refused"
    same("how the game ends", found, wanted)


class WatchedTable(Table):
    """A table that is looked at after each step."""

    __slots__ = ("watch",)

    watch: Watch

    def advance(self) -> None:
        """Resolve steps as every table does, looking after each; the first look is for the answer."""
        self.watch.look(self, "the answer")
        while self.decision is None and self.stack:
            step = self.stack.pop()
            step.run(self)
            self.watch.look(self, type(step).__name__)


def watch(game: chanbara.Game, tally: Tally) -> None:
    """Have a game looked at after each step from now on. Its clones are not."""
    table: Table = game.table
    watched = WatchedTable.__new__(WatchedTable)
    for kind in type(table).__mro__[:-1]:
        for field in kind.__dict__.get("__slots__", ()):
            setattr(watched, field, getattr(table, field))
    watched.watch = Watch(table, tally)
    game.table = watched


# --- at each decision -------------------------------------------------------------------------------------


def check_options(game: chanbara.Game) -> None:
    """Options are unique, and the same in the same order when asked again."""
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
    """Return the open decision as words and values."""
    asked = table.decision
    return None if asked is None else (asked.number, asked.seat, asked.kind, asked.texts())


def check_accepted(game: chanbara.Game) -> None:
    """Each option is accepted on a clone, by number and by notation; the game itself stays as it is."""
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
        wanted = [0 if other == seat else oracle.difficulty(data, seat, other) for other in seats]
        same(f"the Difficulty from seat {seat}", difficulties(table, seat), wanted)
    if decision.kind == "play":
        reached = attackable(table, table.active)
        for card in table.catalog.cards:
            if card.key in oracle.WEAPONS:
                found = [seat for seat, needed in reached if needed <= card.reach]
                same(f"the targets of {card.key}", found, oracle.legal_targets(data, card.key))
    source = getattr(decision.step, "source", None)
    key = None if source is None else table.catalog.cards[source].key
    require(
        holds=oracle.may_be_asked(data, decision.kind, decision.seat, key),
        sentence=f"seat {decision.seat} should not be asked for {decision.kind}",
    )
    same("the options", set(decision.texts()), oracle.answers(data, decision.kind, decision.seat))


def check_wounds(data: Truth, told: list[dict[str, Any]]) -> None:
    """A weapon wounds as 6.3 says, an action by 1 (9.1)."""
    for event in told:
        if event["kind"] == "Wounded":
            weapon = event["source"] in oracle.WEAPONS
            pair = (event["by"], event["seat"])
            wanted = oracle.wounds(data, event["source"], *pair) if weapon else 1
            same(f"the wounds of {event['source']}", event["lost"], wanted)


# --- set-up and end ---------------------------------------------------------------------------------------


def check_setup(game: chanbara.Game) -> None:
    """Roles, honor, resilience and hands are those of chapter 2 (2.1 to 2.7)."""
    data = truth(game.table)
    players = data["players"]
    count = len(players)
    kinds = [player["role"].rstrip("123") for player in players]
    same("the roles", {kind: kinds.count(kind) for kind in kinds}, oracle.ROLES[count])
    shogun = kinds.index("shogun")
    same("who begins", data["active"], shogun)
    drawn = sum(len(event.cards) for event in game.events if type(event).__name__ == "Drew")
    for away in range(count):
        seat = (shogun + away) % count
        player = players[seat]
        same(f"seat {seat}'s honor", player["honor"], oracle.HONOR[count][seat != shogun])
        same(f"seat {seat}'s resilience", player["resilience"], oracle.RESILIENCE[player["character"]])
        same(f"seat {seat}'s hand", len(player["hand"]) - (0 if away else drawn), oracle.HANDS[away])


def check_scores(game: chanbara.Game) -> None:
    """The naive rules count the same points and name the same winner (8.3 to 8.6)."""
    found = game.result
    ending = game.table.ending
    how, defeat = found.cause.value, (None, None)
    if how in {"defeat", "swordmaster", "swordmaster_refused"}:
        defeat = (ending.victim, ending.by)
    wanted = oracle.scores(truth(game.table), how, *defeat)
    same("the points", [score.points for score in found.scores], wanted.points)
    same("the totals", {str(team): total for team, total in found.totals.items()}, wanted.totals)
    struck = None if found.deadly_strike is None else str(found.deadly_strike)
    same("the Deadly Strike", struck, wanted.deadly_strike)
    same("the winner", str(found.winner), wanted.winner)
    same("the winners", list(found.winners), wanted.winners)


def check_replay(game: chanbara.Game) -> None:
    """The record makes the game again: every event, every choice, the result."""
    again = chanbara.replay(game.record())
    same("the events of the record", again.events, game.events)
    same("the choices of the record", again.choices, game.choices)
    same("the result of the record", again.result, game.result)
    same("the table of the record", chanbara.dumps(again), chanbara.dumps(game))


def check_saved(game: chanbara.Game) -> None:
    """Saved and loaded at every decision, the same choices make the same game."""
    again = chanbara.replay(game.record(), upto=0)
    for number, seat, choice in game.choices:
        text = chanbara.dumps(again)
        again = chanbara.loads(text)
        same("a loaded game, saved again", chanbara.dumps(again), text)
        decision = again.decision
        require(
            holds=decision is not None and (decision.number, decision.seat) == (number, seat),
            sentence=f"loaded, {decision} is asked instead of decision {number} of seat {seat}",
        )
        again.apply(choice)
    same("the game that was saved and loaded", chanbara.dumps(again), chanbara.dumps(game))


# --- a whole game -----------------------------------------------------------------------------------------

Temper = Callable[[random.Random, Decision], int]


def even_tempered(rng: random.Random, decision: Decision) -> int:
    """Choose any option."""
    return rng.randrange(len(decision.options))


def fierce(rng: random.Random, decision: Decision) -> int:
    """Aim at others and let attacks pass, mostly: rare ends, such as the Swordmaster, come more often."""
    texts = decision.texts()
    if texts[0].startswith("take"):
        return 0
    aimed = [number for number, text in enumerate(texts) if ">" in text]
    if aimed and rng.random() < 0.8:
        return rng.choice(aimed)
    if texts[-1] == "pass" and rng.random() < 0.8:
        return len(texts) - 1
    return rng.randrange(len(texts))


def play_on(game: chanbara.Game, rng: random.Random, temper: Temper = even_tempered) -> None:
    """Play a game to its end, unwatched."""
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            return
        game.apply(temper(rng, game.decision))
    raise Broken(f"the game did not end within {MOST_DECISIONS} decisions")


def play_checked(
    game: chanbara.Game, rng: random.Random, tally: Tally, temper: Temper, thoroughly: float = 1.0
) -> None:
    """Play a game to its end under every invariant; all options are tried at that share of the decisions."""
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
        told = events_of(game.table, before)
        check_wounds(data, told)
        tally.choice(data, decision, told)
    require(holds=game.over, sentence=f"the game did not end within {MOST_DECISIONS} decisions")
    if idle_text:
        same("a clone after the game played on", chanbara.dumps(idle), idle_text)
    check_scores(game)
    check_replay(game)
    tally.end(game)


def check_clone_is_independent(game: chanbara.Game, rng: random.Random) -> tuple[chanbara.Game, str]:
    """Play a clone to its end: the game stays as it is. Return another clone, idle, and its text."""
    text = chanbara.dumps(game)
    twin, idle = game.clone(), game.clone()
    play_on(twin, rng)
    same("the game after its clone played on", chanbara.dumps(game), text)
    return idle, text
