"""How duels are served."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar

from chanbara.duel.bots.registry import make_bot
from chanbara.duel.kind import DUEL
from chanbara.duel.reviewed import odds_of, solvers_choice
from chanbara.duel.rules.words import PLAYER
from chanbara.duel.served import bodies as hall_bodies
from chanbara.duel.served import frame as frames
from chanbara.duel.served import messages as wire
from chanbara.duel.served import options as chosen_options
from chanbara.duel.served import payloads
from chanbara.duel.served import school as taught
from chanbara.duel.served.frame import DuelFrame
from chanbara.duel.served.hall.book import duel_book
from chanbara.duel.served.insight import duel_insight
from chanbara.duel.served.messages import Duel, Odds
from chanbara.duel.served.odds import ask_odds
from chanbara.duel.served.options import LONGEST_NUMBERS, DuelGame
from chanbara.duel.served.outcome import outcome
from chanbara.duel.served.routes import DuelRoutes
from chanbara.duel.served.saga import bodies as saga_bodies
from chanbara.duel.served.saga.sagas import Sagas
from chanbara.duel.served.school import PuzzleDuel
from chanbara.duel.sight import view as views
from chanbara.duel.words.messages import DuelMessages
from chanbara.server.kind import ServedKind, Service
from chanbara.server.wire.messages import AskOdds
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.table_info import TableResult

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from chanbara.duel.sight.view import DuelView
    from chanbara.kernel.game import Game
    from chanbara.review.timeline import Eyes, Frame
    from chanbara.server.kind import Common, Outcome
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import Entry, ResultRow
    from chanbara.server.wire.game_options import GameOptions
    from chanbara.server.wire.scalars import Answer, Language
    from chanbara.sight import Seen


class ServedDuel(ServedKind):
    """Way of the Samurai at tables, in reviews and on routes."""

    messages = (Duel, Odds)
    modules = (wire, payloads, taught, hall_bodies, saga_bodies, frames, chosen_options, views)
    bodies = (
        payloads.DuelBook, hall_bodies.DuelChoices, hall_bodies.DuelDraft, hall_bodies.DuelChecked,
        hall_bodies.AnyDuel,
        saga_bodies.BeginSaga, saga_bodies.SagaKey, saga_bodies.SagaInfo, saga_bodies.SagaChoice,
    )  # fmt: skip
    owners = (DuelRoutes,)
    handlers: ClassVar = {AskOdds: ask_odds}

    def update(self, common: dict[str, Any], _premove: Answer | None) -> Duel:
        """Return what the player is sent."""
        return Duel(**common)

    def choose(self, bot: str, seed: str, view: DuelView, events: Sequence[Seen]) -> int:
        """Return the option a bot chooses."""
        return int(make_bot(bot, seed).choose(view, events))

    def outcome(
        self,
        result: ResultRow,
        _chosen: GameOptions,
        game: Game,
        bots: Sequence[str],
        _entries: Sequence[Entry],
    ) -> Outcome:
        """Return the options of a duel, and who won it."""
        return outcome(result, game, bots[0])

    def result(self, result: str) -> TableResult | None:
        """Return who won a finished duel."""
        won = bool(json.loads(result)["won"])
        return TableResult("player" if won else "enemy", [PLAYER] if won else [])

    def in_common(self, game: Common) -> Iterator[tuple[str, str]]:
        """Group duels by opponent, weapon, difficulty and module."""
        for opponent in dict.fromkeys(game.opponents):
            yield "opponent", opponent
        yield "weapon", game.weapon
        yield "difficulty", game.difficulty
        for module in game.modules or ["none"]:
            yield "module", module

    def framed(self, frame: Frame, _eyes: Eyes) -> DuelFrame:
        """Return a frame, with the odds and the solver's choice."""
        number, turn, events, view, chosen = frame
        said, follows = DuelMessages(view).told(events), duel_insight(view)
        return DuelFrame(number, turn, said, view, chosen, follows, odds_of(view), solvers_choice(view))

    def book(self, game: Game, language: Language) -> payloads.DuelBook:
        """Return what is printed in a duel, for its rulings and numbers."""
        return duel_book(language, game.table.book)

    def options_of(self, start: Any) -> DuelGame:  # noqa: ANN401 - how a duel began
        """Return the options of a duel."""
        return DuelGame(
            opponent=start.opponent,
            weapon=start.weapon,
            environment=start.environment,
            weather=start.weather,
            difficulty=start.difficulty,
            modules=list(start.modules),
            armoured=start.armoured,
            rulings=start.rulings.changed(),
            numbers="" if start.numbers is None else start.numbers.text,
        )

    def check_header(self, header: Mapping[str, str]) -> None:
        """Refuse numbers that a table would refuse: the game may be continued there."""
        if len(_numbers_in(header)) > LONGEST_NUMBERS:
            raise Refusal("impossible", "record-numbers-too-long", most=LONGEST_NUMBERS)

    def puzzle_table(self, view: DuelView, events: list[Seen]) -> PuzzleDuel:
        """Return the duel as the solver sees it."""
        return PuzzleDuel(view, DuelMessages(view).told(events), duel_insight(view))

    def service(self, lobby: Lobby) -> Service:
        """Return all campaigns and clans."""
        return Sagas(lobby)

    def limits(self, definitions: Mapping[str, Any]) -> dict[str, Any]:
        """Return the size limit of custom numbers."""
        return {"numbers": definitions["DuelGame"]["properties"]["numbers"]["maxLength"]}


def _numbers_in(header: Mapping[str, str]) -> str:
    """Return the text of custom numbers; its errors are reported when the record is replayed."""
    try:
        return str(json.loads(header.get("numbers", "").partition(" ")[2]))
    except ValueError:
        return ""


SERVED = ServedDuel(DUEL)
