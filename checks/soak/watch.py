"""The invariants of a table after each step, whatever was chosen."""

from __future__ import annotations

from typing import Any

import chanbara
from chanbara.sword.rules.attack import Strike
from chanbara.sword.rules.reveal import Banzai
from chanbara.sword.rules.state import Table
from checks.soak.tally import Tally, truth
from tests import boxes, oracle, oracle_end


class Broken(AssertionError):
    """An invariant does not hold."""


def require(*, holds: bool, sentence: str) -> None:
    """Require a condition."""
    if not holds:
        raise Broken(sentence)


def same(what: str, found: object, wanted: object) -> None:
    """Require that two opinions agree."""
    if found != wanted:
        raise Broken(f"{what}: the game says {found}, it should be {wanted}")


class Watch:
    """Inspects a table before and after each step."""

    def __init__(self, table: Table, tally: Tally) -> None:
        self.tally = tally
        self.rising_sun = tally.rising_sun
        copies = boxes.box(rising_sun=self.rising_sun).copies
        self.keys = [card.key for card in table.catalog.cards]
        self.copies = [copies[key] for key in self.keys]
        self.honor = [player.honor for player in table.players]
        self.resilience = [player.resilience for player in table.players]
        self.event_count = len(table.events)
        self.blow: tuple[int, int] | None = None
        """The target of the current blow, and how many points are still to be lost (6.3, 6.4)."""
        self.banzai: list[tuple[int, bool]] = []
        """Who still owes a Banzai (11.1), and whether a Curse was in front of them."""
        self.buried = 0
        """The maximum number of cards that the next Banzai takes from the deck."""

    def prepare(self, table: Table, step: Any) -> None:  # noqa: ANN401 - any step
        """Compute in advance what a step must do."""
        if type(step) is Strike:
            weapon = self.keys[step.source]
            self.blow = (step.seat, oracle.wounds(truth(table), weapon, step.by, step.seat))
        elif type(step) is Banzai:
            self.buried = self.most_buried(table, step.seat)

    def look(self, table: Table, step: Any) -> None:  # noqa: ANN401 - any step, or None for an answer
        """Require everything that holds between two steps."""
        new_events = table.events[self.event_count :]
        self.event_count = len(table.events)
        self.check_cards(table)
        check_players(table)
        if new_events:
            self.check_honor(table, new_events)
            self.check_points(table, new_events)
        self.check_blow(table, new_events)
        check_end(table, new_events)
        self.check_aftermath(table, step, new_events)
        self.resilience = [player.resilience for player in table.players]
        self.tally.step(table, step, new_events)

    def check_cards(self, table: Table) -> None:
        """Every card is in exactly one place (3.7)."""
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
                f"{copies} {key} instead of {wanted}"
                for key, copies, wanted in zip(self.keys, found, self.copies, strict=True)
                if copies != wanted
            ]
            raise Broken(f"cards are not in exactly one place: {', '.join(wrong)}")

    # --- honor ---

    def check_honor(self, table: Table, new_events: list[Any]) -> None:
        """Honor moves by a defeat (7.2), is lost to the deck or a property (8.2, 10.3): no other way."""
        before: list[Any] = [None]
        for event in new_events:
            name = type(event).__name__
            if name in {"HonorGiven", "HonorGained"}:
                self.honor[event.seat] += 1 if name == "HonorGained" else -1
                by = event.seat
                if name == "HonorGiven":
                    by = event.to
                    self.honor[by] += 1
                require(
                    holds=type(before[-1]).__name__ == "Defeated" and before[-1] == (event.seat, by),
                    sentence=f"{event} without a defeat just before it",
                )
            elif name == "HonorLost":
                self.honor[event.seat] -= 1
                require(
                    holds=bool({type(one).__name__ for one in before} & {"DeckRenewed", "PropertyRemoved"}),
                    sentence=f"{event} without a rule that takes honor",
                )
            before.append(event)
        same("honor", [player.honor for player in table.players], self.honor)
        require(holds=min(self.honor) >= 0, sentence=f"somebody has less than no honor: {self.honor}")
        self.check_losers(table, new_events)

    def check_losers(self, table: Table, new_events: list[Any]) -> None:
        """A new deck costs all but Rikyu 1 (8.2); a player who lost honor has no Bleeding Wound (11.8)."""
        kinds = [type(event).__name__ for event in new_events]
        losers = [event.seat for event in new_events if type(event).__name__ in {"HonorLost", "HonorGiven"}]
        if "DeckRenewed" in kinds:
            characters = [table.catalog.characters[player.character].key for player in table.players]
            paying = [seat for seat, key in enumerate(characters) if key != "rikyu"]
            same("who loses honor to the deck", sorted(losers), sorted(paying * kinds.count("DeckRenewed")))
        if table.ending is None:
            for seat in losers:
                laid = [self.keys[card] for card in table.players[seat].in_play]
                require(
                    holds="bleeding_wound" not in laid,
                    sentence=f"a Bleeding Wound stays in front of seat {seat}, who lost honor",
                )

    # --- resilience ---

    def check_points(self, table: Table, new_events: list[Any]) -> None:
        """A price, a Bleeding Wound and a Simultaneous Attack never take the last point (7.2, 11.8, 11.9)."""
        for event in new_events:
            name = type(event).__name__
            spared = name == "ResiliencePaid" or (
                name == "Wounded" and event.source >= 0 and self.keys[event.source] == "simultaneous_attack"
            )
            require(
                holds=not spared or table.players[event.seat].resilience > 0,
                sentence=f"{event} took the last point",
            )

    def check_blow(self, table: Table, new_events: list[Any]) -> None:
        """A weapon wounds as 6.3 says, anything else by 1 (9.1, 11.9); each Peasant takes 1 (6.4)."""
        removed = [event for event in new_events if type(event).__name__ == "PropertyRemoved"]
        wounded = [event for event in new_events if type(event).__name__ == "Wounded"]
        asked = table.decision is not None and table.decision.kind == "absorb"
        if self.blow is None:
            for event in wounded:
                same(f"the wounds of {self.name_of(event.source)}", event.lost, 1)
            return
        seat, points = self.blow
        if removed and not wounded and self.keys[removed[0].card] == "peasant":
            points -= 1
            self.blow = (seat, points)
            if points:
                return  # it is checked again at once
        if asked:
            require(holds=points > 0, sentence="a Peasant is requested though nothing would be lost")
            return
        self.blow = None
        lost = sum(event.lost for event in wounded)
        source = self.name_of(wounded[0].source) if wounded else "a weapon"
        same(f"the wounds of {source}", lost, min(points, self.resilience[seat]))

    def name_of(self, source: int) -> str:
        """Return the card that wounded, or another cause."""
        return "an ability" if source < 0 else self.keys[source]

    # --- what a defeat does ---

    def most_buried(self, table: Table, seat: int) -> int:
        """Return how many cards a Banzai takes if the game continues: at most one new deck is made (11.1)."""
        full = boxes.RESILIENCE[table.catalog.characters[table.players[seat].character].key]
        deck, pile = len(table.deck), len(table.pile)
        return full if deck >= full else min(full, deck + deck + pile)

    def check_aftermath(self, table: Table, step: Any, new_events: list[Any]) -> None:  # noqa: ANN401
        """Curse and Banzai follow a defeat (7.3), before any decision."""
        if not self.rising_sun or table.ending is not None:
            return
        for event in new_events:
            if type(event).__name__ == "Defeated":
                laid = [self.keys[card] for card in table.players[event.seat].in_play]
                self.banzai.append((event.seat, "curse" in laid))
        if type(step) is Banzai:
            cards = sum(len(event.cards) for event in new_events if type(event).__name__ == "Buried")
            same("the cards of a Banzai", cards, self.buried)
            owing = [seat for seat, _ in self.banzai]
            require(holds=step.seat in owing, sentence=f"seat {step.seat} has no reason for a Banzai")
            seat, cursed = self.banzai.pop(owing.index(step.seat))
            kept = [self.keys[card] for card in table.players[seat].in_play]
            require(holds=not cursed or not kept, sentence=f"after a Curse seat {seat} keeps {kept}")
        require(
            holds=not self.banzai or table.decision is None,
            sentence=f"a question before the Banzai of {self.banzai}",
        )


def check_players(table: Table) -> None:
    """Resilience stays within the character's, hands are sorted, traits and knowledge match the cards."""
    catalog = table.catalog
    for seat, player in enumerate(table.players):
        character = catalog.characters[player.character]
        if not 0 <= player.resilience <= boxes.RESILIENCE[character.key]:
            raise Broken(f"{character.key} has {player.resilience} resilience")
        if player.hand != sorted(player.hand):
            raise Broken(f"the order of seat {seat}'s hand tells something: {player.hand}")
        laid = tuple(player.in_play)
        if player.traits != catalog.combined(len(table.players), player.role.role, player.character, laid):
            raise Broken(f"the traits of seat {seat} do not match the cards in front of it")
        if player.known:
            check_knowledge(table, seat)
    for seat, card in table.sealed:
        require(
            holds=card in table.players[seat].hand,
            sentence=f"seat {seat} is to show a card that is not there",
        )


def check_knowledge(table: Table, seat: int) -> None:
    """What a player knows of a hand is in it (12.1)."""
    player = table.players[seat]
    all_known = [card for card, _ in player.known]
    if all(all_known.count(card) <= player.hand.count(card) for card in all_known):
        return  # for each observer
    for observer in range(len(table.players) + 1):
        known = [card for card, bits in player.known if bits >> observer & 1]
        require(
            holds=all(known.count(card) <= player.hand.count(card) for card in known),
            sentence=f"observer {observer} knows of cards that are not in seat {seat}'s hand: {known}",
        )


def check_end(table: Table, new_events: list[Any]) -> None:
    """The game ends when the second opinion says so, and for that reason (8.1, 8.2, 8.4)."""
    defeat = next((event for event in new_events if type(event).__name__ == "Defeated"), None)
    victim, by = (None, None) if defeat is None else (defeat.seat, defeat.by)
    if defeat is None and table.ending is None and all(player.honor for player in table.players):
        return
    wanted = oracle_end.ending(truth(table), victim, by)
    found = None if table.ending is None else table.ending.cause.value
    if wanted == "no_honor":
        new_kinds = {type(event).__name__ for event in new_events}
        wanted = "defeat" if defeat else "deck" if "DeckRenewed" in new_kinds else "property"
    elif wanted == "refused":
        wanted = "swordmaster_refused"
    same("how the game ends", found, wanted)


class WatchedTable(Table):
    """A table that is inspected after each step."""

    __slots__ = ("watch",)

    watch: Watch

    def advance(self) -> None:
        """Resolve steps like every table, inspecting after each; the first inspection is for the answer."""
        self.watch.look(self, None)
        while self.decision is None and self.stack:
            step = self.stack.pop()
            self.watch.prepare(self, step)
            step.run(self)
            self.watch.look(self, step)


def watch(game: chanbara.Game, tally: Tally) -> None:
    """Inspect a game after each step from now on. Its clones are not inspected."""
    table: Table = game.table
    watched = WatchedTable.__new__(WatchedTable)
    for kind in type(table).__mro__[:-1]:
        for field in kind.__dict__.get("__slots__", ()):
            setattr(watched, field, getattr(table, field))
    watched.watch = Watch(table, tally)
    game.table = watched
