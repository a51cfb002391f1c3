"""The progress of a claimed name: what it is made of, exported and deleted with the rest, and private."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, select

from chanbara.review.lines import Swing, Tried, Weighed
from chanbara.review.verdict import doubt_about, verdict_on
from chanbara.school.puzzle import puzzles
from chanbara.server.practice.mistakes import Analysis, costly_choices
from chanbara.server.practice.practice_store import keep_saga
from chanbara.server.practice.progress import HELPED_BY, beaten, themes_to_practice
from chanbara.server.review.slices import encoded
from chanbara.server.stats.past_games import Alike
from chanbara.server.store import rows
from chanbara.server.store.practice_rows import OF_PLAYERS, BestSagaRow
from chanbara.server.store.record_rows import analyses
from chanbara.server.wire.practice_bodies import Practice, PuzzleStanding
from chanbara.sword.sight.view import OptionView
from chanbara.words.message import Message
from tests.server.cluster_kit import on_loop
from tests.server.practice_kit import Solver
from tests.server.saga_kit import after_a_victory
from tests.server.samples import seat, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from tests.server.kit import Running

SAID = Message("act")
HASH = "hash of a seat"
EMPTY = Practice(
    PuzzleStanding(1500, 500, 0), next=None, today=False, days=0, best_days=0, run=None, attempts=[]
)


def tried(text: str, chance: float) -> Tried:
    act = msgspec.convert({**dict.fromkeys(OptionView.__struct_fields__), "text": text}, dict)
    return Tried(0, OptionView(**act), SAID, chance)


def swing(
    frame: int, asked: str, chosen: str, best: str, cost: float, error: float = 0.01, who: int = 1
) -> Swing:
    return Swing(
        frame=frame,
        turn=1,
        seat=who,
        asked=asked,
        chosen=tried(chosen, 0.5 - cost),
        best=tried(best, 0.5),
        swing=cost,
        error=error,
        verdict=verdict_on(cost, doubt_about(cost, error)),
    )


def analysis(code: str, lines: Sequence[msgspec.Struct], who: int = 1) -> Analysis:
    return Analysis(code, who, zlib.compress(b"".join(encoded(line) for line in lines)))


MISTAKES = [
    swing(3, "play", "play katana>2", "play katana>3", 0.2),
    swing(5, "play", "play bokken>2", "play katana>2", 0.1),
    swing(8, "play", "end", "play bokken>2", 0.05),
    swing(9, "parry", "pass", "parry parry", 0.15),
    swing(12, "parry", "pass", "parry parry", 0.3),
    swing(14, "play", "play katana>2", "play katana>3", 0.3, error=0.2),
    swing(15, "play", "play katana>2", "play katana>3", 0.01, error=0.001),
    swing(16, "play", "play katana>2", "play katana>3", 0.4, who=2),
]
"""Five mistakes of seat 1; two choices that may be noise or cost nothing, and one of somebody else."""


def test_costly_choices_are_grouped_by_what_was_wrong() -> None:
    duel = Weighed(
        frame=4, turn=1, chosen=0, best=1, chances=[0.2, 0.6], low=0.1, high=0.3, swing=0.4, error=0.05,
        verdict="mistake", said=SAID, better=SAID, follows=[SAID],
    )  # fmt: skip
    found = costly_choices([analysis("AAAAAA", MISTAKES), analysis("BBBBBB", [duel], 0)])
    assert [(one.what, one.count, one.lost) for one in found] == [
        ("answer", 2, 0.45),
        ("duel", 1, 0.4),
        ("target", 1, 0.2),
        ("card", 1, 0.1),
        ("timing", 1, 0.05),
    ]
    worst = found[0].worst
    assert (worst.code, worst.seat, worst.frame, worst.lost) == ("AAAAAA", 1, 12, 0.3)
    assert costly_choices([]) == []


def test_opponents_are_beaten_by_difficulty_one_by_one_or_three_at_once() -> None:
    def duels(opponents: str, difficulty: str, played: int, won: int) -> Alike:
        detail = f'{{"opponents": [{opponents}], "difficulty": "{difficulty}"}}'
        return Alike("duel", 1, False, detail, "", "", "", played, won, 0, 0, 0)

    sword = Alike("sword", 4, False, "", "ninja1", "ninja", "hanzo", 9, 9, 0, 0, 0)
    found = beaten([
        duels('"arima"', "student", 3, 1), duels('"arima"', "samurai", 2, 0),
        duels('"arima", "gion"', "student", 1, 1), sword,
    ])  # fmt: skip
    assert [msgspec.structs.astuple(one) for one in found] == [
        ("samurai", "arima", 2, 0),
        ("student", "arima", 4, 2),
        ("student", "gion", 1, 1),
    ]


def test_what_to_practice_follows_from_missed_puzzles_and_mistakes(server: Running) -> None:
    iris = Solver(server, "Iris Themes")
    parries = [key for key, one in puzzles().items() if one.theme == "parry"]
    iris.miss(parries[0])
    iris.miss(parries[1])
    iris.solve(parries[1])
    [only] = iris.see("progress")["themes"]
    assert (only["theme"], only["missed"], only["mistakes"]) == ("parry", 1, 0)
    assert only["puzzle"] in set(parries) - {parries[1]}

    def work(connection: Connection) -> None:
        """Let Iris have played a game that was reviewed."""
        key = connection.scalar(select(rows.players.c.key).where(rows.players.c.name == iris.name))
        connection.execute(insert(rows.tables), msgspec.structs.asdict(table("REVIEW")))
        mine = msgspec.structs.replace(seat("REVIEW", 1), token=HASH)
        connection.execute(insert(rows.seats), msgspec.structs.asdict(mine))
        connection.execute(insert(rows.owners), {"token": HASH, "player": key})
        packed = analysis("REVIEW", MISTAKES).packed
        connection.execute(insert(analyses), {"code": "REVIEW", "source": "", "lines": packed})

    on_loop(server, server.lobby.store.ask(work))
    found = iris.see("progress")
    assert found["reviewed"] == 1
    assert found["mistakes"][0]["what"] == "answer"
    assert (found["themes"][0]["theme"], found["themes"][0]["missed"], found["themes"][0]["mistakes"]) == (
        "parry",
        1,
        2,
    )
    assert {one["theme"] for one in found["themes"]} == {
        theme for what in ("answer", "target", "card", "timing") for theme in HELPED_BY[what]
    }
    assert Solver(server, "Jo Elsewhere").see("progress")["reviewed"] == 0, "they were not theirs"


def test_every_theme_that_helps_exists() -> None:
    known = {one.theme for one in puzzles().values()}
    assert {theme for themes in HELPED_BY.values() for theme in themes} <= known
    assert themes_to_practice(EMPTY, [], puzzles()) == []


def test_a_campaign_under_a_claimed_name_is_remembered_when_it_is_gone(server: Running) -> None:
    kiku = Solver(server, "Kiku Campaign")
    fighter = after_a_victory(server, kiku.token)
    [best] = kiku.see("progress")["sagas"]
    assert (best["way"], best["difficulty"], best["won"], best["whole"]) == ("campaign", "student", 1, False)
    assert kiku.see("progress")["duels"][0]["won"] >= 1

    def less(connection: Connection) -> None:
        here = select(rows.sagas.c.token).where(rows.sagas.c.code == fighter.code)
        keep_saga(
            connection, connection.scalars(here).one(), BestSagaRow("", "campaign", "student", 0, False, 1.0)
        )
        keep_saga(connection, "nobody's", BestSagaRow("", "campaign", "student", 5, True, 1.0))

    on_loop(server, server.lobby.store.ask(less))
    assert kiku.see("progress")["sagas"] == [best]
    assert fighter.ask(method="DELETE")[0] == 204
    assert kiku.see("progress")["sagas"] == [best]


def test_practice_is_exported_and_goes_with_the_name(server: Running) -> None:
    lena, other = Solver(server, "Lena Export"), Solver(server, "Otto Other")
    daily = lena.ask("/api/daily")[1]["puzzle"]
    for one in (lena, other):
        one.solve(daily)
        one.miss("long-arm" if daily != "long-arm" else "not-yet")
        one.ask("/api/runs", {})
    [mine] = lena.ask("/api/data", {"tokens": [lena.token]})[1]["practice"]
    assert mine["standing"]["games"] == len(mine["attempts"]) == 2
    assert (len(mine["days"]), mine["run"]["solved"]) == (1, 0)
    assert server.ask("/api/data", {"tokens": ["a token that opens nothing"]})[1]["practice"] == []
    keys = {one.name: _key(server, one.name) for one in (lena, other)}
    assert _left(server, keys[lena.name]) == 4
    assert lena.ask("/api/players/me", method="DELETE")[0] == 204
    assert (_left(server, keys[lena.name]), _left(server, keys[other.name])) == (0, 4)
    for path in ("practice", "progress"):
        assert lena.ask(f"/api/players/me/{path}")[1]["code"] == "unknown_token"


def _key(server: Running, name: str) -> str:
    query = select(rows.players.c.key).where(rows.players.c.name == name)
    return str(on_loop(server, server.lobby.store.read(lambda connection: connection.scalar(query))))


def _left(server: Running, player: str) -> int:
    """Return in how many tables there is something of a player's practice."""

    def work(connection: Connection) -> int:
        return sum(
            connection.execute(select(kind).where(kind.c.player == player)).first() is not None
            for kind in OF_PLAYERS
        )

    return on_loop(server, server.lobby.store.read(work))


def test_nobody_else_learns_anything_of_it(server: Running) -> None:
    mia, nils = Solver(server, "Mia Private"), Solver(server, "Nils Curious")
    paths = ("/api/players", "/api/puzzles", "/api/daily")
    public = [server.ask(path) for path in paths]
    mia.miss("long-arm")
    mia.solve("not-yet")
    assert [server.ask(path) for path in paths] == public
    for path in ("practice", "progress"):
        assert server.ask(f"/api/players/me/{path}")[1]["code"] == "unknown_token"
        assert nils.see(path) == Solver(server, f"Nobody {path}").see(path)
    attempt = {"choices": list(puzzles()["not-yet"].solution)}
    assert mia.ask("/api/puzzles/not-yet", attempt) == server.ask("/api/puzzles/not-yet", attempt)
