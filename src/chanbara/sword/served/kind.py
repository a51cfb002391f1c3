"""How Samurai Sword is served."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from chanbara.server.kind import Remark, ServedKind, Service
from chanbara.server.wire.bodies import Cards, Choices
from chanbara.server.wire.messages import Hint, Who
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.review_bodies import GroupSeat
from chanbara.server.wire.table_info import TableResult
from chanbara.sword.bots.net.offered import offer_networks
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.bots.talk import remark, would_speak
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.kind import SWORD
from chanbara.sword.label import own_cards_of
from chanbara.sword.rules.words import Prompt, Verb
from chanbara.sword.served import aid, house_bodies, payloads, puzzles
from chanbara.sword.served import frame as frames
from chanbara.sword.served import messages as wire
from chanbara.sword.served import options as chosen_options
from chanbara.sword.served import school as taught
from chanbara.sword.served.cards import cards_of
from chanbara.sword.served.frame import SwordFrame
from chanbara.sword.served.house_bodies import HouseDraft, HouseForm
from chanbara.sword.served.hunch_words import hunch_line
from chanbara.sword.served.insight import insight
from chanbara.sword.served.messages import Advice, Suspects, Sword
from chanbara.sword.served.options import NESTED, SwordGame
from chanbara.sword.served.outcome import outcome
from chanbara.sword.served.own_files import file_at_fault, load_files
from chanbara.sword.served.routes import SwordRoutes
from chanbara.sword.served.school import PuzzleHistory, PuzzleSword
from chanbara.sword.served.scoresheet import score_sheet
from chanbara.sword.served.workshop import bodies as workshop_bodies
from chanbara.sword.served.workshop import lab_bodies
from chanbara.sword.served.workshop.bodies import DesignDraft, DesignForm, Workshop
from chanbara.sword.served.workshop.lab_bodies import LabWanted
from chanbara.sword.served.workshop.routes import WorkshopRoutes
from chanbara.sword.served.workshop.space import is_design
from chanbara.sword.sight import view as views
from chanbara.sword.sight.view import question
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from chanbara.kernel.game import Game
    from chanbara.kernel.machine import Decision
    from chanbara.review.timeline import Eyes, Frame
    from chanbara.school.lesson_walk import Walk
    from chanbara.school.puzzle import Puzzle
    from chanbara.server.kind import Common, Outcome
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import Entry, ResultRow
    from chanbara.server.wire.game_options import GameOptions
    from chanbara.server.wire.lesson_bodies import CoachLine
    from chanbara.server.wire.puzzle_bodies import Shown
    from chanbara.server.wire.scalars import Answer, Language
    from chanbara.server.wire.suspects import Clue, Suspect
    from chanbara.sight import Seen
    from chanbara.sword.school.hunch import Hunch
    from chanbara.sword.sight.view import View

IN_ADVANCE = frozenset({Prompt.PARRY, Prompt.WEAPON})
"""Decisions that can be answered by a premove."""
BRACKETS = ("[", "{", "\\u005b", "\\u007b")
"""Brackets in house rules, which a record writes as JSON text."""


class ServedSword(ServedKind):
    """Samurai Sword at tables, in reviews and on routes."""

    messages = (Sword, Suspects, Advice)
    modules = (
        wire,
        payloads,
        taught,
        frames,
        chosen_options,
        house_bodies,
        workshop_bodies,
        lab_bodies,
        views,
    )
    bodies = (
        Cards,
        Choices,
        HouseDraft,
        HouseForm,
        Workshop,
        DesignDraft,
        DesignForm,
        LabWanted,
        PuzzleHistory,
    )
    owners = (SwordRoutes, WorkshopRoutes)
    streams: ClassVar = {"LabLine": (lab_bodies.LabLine, "Any line of a measurement in the workshop.")}
    handlers: ClassVar = {Who: aid.who, Hint: aid.hint}
    has_teams = True
    thinks_compiled = True

    def update(self, common: dict[str, Any], premove: Answer | None) -> Sword:
        """Return what a seat is sent, with how the points were scored."""
        return Sword(**common, premove=premove, scoresheet=score_sheet(common["view"]))

    def is_in_advance(self, decision: Decision) -> bool:
        """Allow premoves for windows."""
        return decision.kind in IN_ADVANCE

    def premove_option(self, premove: Answer, decision: Decision) -> int | None:
        """Return the first matching option, or taking the hit."""
        verbs = [option.verb for option in decision.options]
        passes = verbs.index(Verb.PASS) if Verb.PASS in verbs else None
        if premove == "take":
            return passes
        answers = [number for number, verb in enumerate(verbs) if verb != Verb.PASS]
        return answers[0] if answers else passes

    def choose(self, bot: str, seed: str, view: View, events: Sequence[Seen]) -> int:
        """Return the option a bot chooses.

        If there is only one, it thinks as well, as if there were two: how busy the machine is must not tell
        that an attacked player cannot parry.
        """
        decision, options = question(view)
        if len(options) > 1:
            return int(make_bot(bot, seed).choose(view, events))
        doubled = msgspec.structs.replace(decision, options=options * 2)
        make_bot(bot, seed).choose(msgspec.structs.replace(view, decision=doubled), events)
        return 0

    def would_speak(self, bot: str, seed: str, seat: int, events: Sequence[Seen]) -> bool:
        """Whether a bot remarks on what everybody has just seen."""
        return would_speak(bot, seed, seat, events)

    def remark(self, bot: str, seed: str, view: View, events: Sequence[Seen], claimed: str | None) -> Remark:
        """Return what it says."""
        return Remark(*remark(bot, seed, view, events, claimed))

    def result(self, result: str) -> TableResult | None:
        """Return which team won."""
        return msgspec.json.decode(result, type=TableResult)

    def outcome(
        self,
        result: ResultRow,
        chosen: GameOptions,
        game: Game,
        bots: Sequence[str],
        entries: Sequence[Entry],
    ) -> Outcome:
        """Return the winners, their roles, and the points."""
        assert isinstance(chosen, SwordGame)
        return outcome(result, chosen, game, bots, entries)

    def in_common(self, game: Common) -> Iterator[tuple[str, str]]:
        """Group games by role, team, character, number of players and set."""
        yield "role", game.role
        yield "team", game.team
        yield "character", game.character
        yield "players", str(game.players)
        yield "set", "rising_sun" if game.rising_sun else "base"

    def framed(self, frame: Frame, eyes: Eyes) -> SwordFrame:
        """Return a frame; the effects of the options are for the seat that must decide."""
        number, turn, events, view, chosen = frame
        followed = insight(view) if isinstance(eyes, int) else None
        said = Messages(view).told(events)
        return SwordFrame(number, turn, said, view, chosen, followed, score_sheet(view))

    def edition(self, game: Game) -> str:
        """Return the name of the catalog."""
        return str(game.table.catalog.name)

    def characters(self, view: View) -> list[str | None]:
        """Return the characters, by seat."""
        return [one.character for one in view.seats]

    def cards(self, game: Game) -> Cards:
        """Return the cards of a game, with its house rules."""
        return cards_of(game.table.catalog, len(game.table.players))

    def options_of(self, start: Any) -> SwordGame:  # noqa: ANN401 - how a game began
        """Return the options of a deal."""
        edition = start.edition
        return SwordGame(
            players=start.players,
            rising_sun=edition.rising_sun,
            cast=start.cast,
            rikyu=start.rikyu,
            characters=list(start.characters),
            book=edition.book,
            rulings=edition.changed,
            house="" if edition.house is None else edition.house.text,
            cards={own.space: own.digest for own in edition.own if not is_design(own)},
            design=next((own.source for own in edition.own if is_design(own)), ""),
            tryout=any(start.hands) and any(map(is_design, edition.own)),
        )

    def check_header(self, header: Mapping[str, str]) -> None:
        """Refuse house rules that take long to parse."""
        house = header.get("house", "").lower()
        if sum(map(house.count, BRACKETS)) > NESTED:
            raise Refusal("impossible", "too-many-brackets", most=NESTED)
        try:
            own_cards_of(header)
        except ValueError as error:
            raise Refusal("impossible", "record-cards", cards=header["cards"]) from error

    def fared(self, found: Game, names: Sequence[tuple[str, str]]) -> list[GroupSeat]:
        """Return how each seat did: character, role, honor and points."""
        view = found.kind.observe(found, None)
        result = view.result
        return [
            GroupSeat(
                seat=one.seat,
                name=name,
                bot=bot or None,
                character=one.character,
                role=one.role,
                honor=result.scores[one.seat].honor,
                points=result.scores[one.seat].points,
                won=one.seat in result.winners,
            )
            for one, (name, bot) in zip(view.seats, names, strict=True)
        ]

    def conclusion(self, walk: Walk, found: Hunch, language: Language) -> CoachLine:
        """Return the coach's guess about roles."""
        return hunch_line(walk, found, language)

    def puzzle_table(self, view: View, events: list[Seen]) -> PuzzleSword:
        """Return the table as the solver sees it."""
        return PuzzleSword(view, Messages(view).told(events), insight(view), score_sheet(view))

    def unseen(self, view: View) -> dict[str, int]:
        """Return the cards that others may hold, or that are in the deck."""
        return puzzles.unseen(view)

    def shown(self, puzzle: Puzzle, opened: Game) -> list[Shown]:
        """Return hands, and roles if they matter."""
        return puzzles.shown(puzzle, opened)

    def suspected(self, view: View) -> list[int]:
        """Return the seats whose role the solver does not know."""
        return [one.seat for one in view.seats if one.role is None]

    def deduced(self, key: str) -> tuple[list[Suspect], list[Clue]]:
        """Return the suspects."""
        return puzzles.deduced(key)

    def history(self, puzzle: Puzzle) -> PuzzleHistory:
        """Return the events of a puzzle that names a seat."""
        return puzzles.story(puzzle)

    def service(self, lobby: Lobby) -> Service:
        """Return the deduction aid."""
        return aid.Aid(lobby.advisor)

    def load_files(self, given: Sequence[str]) -> dict[str, str]:
        """Load the operator's custom cards."""
        return load_files(given)

    def offer_networks(self, given: Sequence[str]) -> None:
        """Load the operator's networks."""
        offer_networks(given)

    def file_at_fault(self, error: Exception) -> str:
        """Return the namespace of the custom cards in which an error was raised."""
        return file_at_fault(error)

    def limits(self, definitions: Mapping[str, Any]) -> dict[str, Any]:
        """Return the limits of players, and of the size of house rules and of cards."""
        game = definitions["SwordGame"]["properties"]
        return {
            "players": {
                "least": game["players"]["minimum"],
                "most": game["players"]["maximum"],
                "base": max(catalog_of(Edition()).deals.roles),
            },
            "house": game["house"]["maxLength"],
            "design": game["design"]["maxLength"],
        }


SERVED = ServedSword(SWORD)
