"""The deduction aid: who gets it, what it says, and that it reveals nothing hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

import chanbara
from chanbara.server.bots.advisor import Advisor
from chanbara.server.settings import Settings
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.bots.calibration import calibration
from chanbara.sword.served.aid import MOST_CLUES, suspects
from tests.bots.seat import sent_events, sent_view
from tests.server.kit import Running
from tests.server.party import GENEROUS, as_sent, party
from tests.server.worlds import lobby_of
from tests.table import play_at_random

SWORD = {"game": "sword", "players": 4}
ALONE = [None, "greedy", "greedy", "greedy"]
FAST = {"least": 0, "most": 0}
NO_AID = ("impossible", "The deduction aid is off at this table.")


@pytest.fixture(autouse=True)
def _ready(server: Running) -> None:
    """On a busy machine loading compiled code takes seconds, in which the aid is refused."""
    server.wait_for_bots()


@pytest.mark.parametrize(
    ("aid", "bots", "is_there"),
    [
        (None, ALONE, True),
        (None, [None, None, "greedy", "greedy"], False),
        (True, [], True),
        (False, ALONE, False),
    ],
    ids=["alone", "with others", "where the host allows it", "where he does not"],
)
def test_who_has_the_aid(server: Running, aid: bool | None, bots: list[str | None], is_there: bool) -> None:  # noqa: FBT001
    with party(server, SWORD, people=1, bots=bots, aid=aid) as table:
        told = server.ask(f"/api/tables/{table.code}")[1]
        assert told["aid"] is is_there


def test_it_tells_a_seat_what_may_be_concluded_from_what_it_saw(server: Running) -> None:
    with party(server, SWORD, people=1, bots=ALONE, pauses=FAST) as table:
        table.start()
        host = table.host
        host.say("who", re=5)
        first = host.wait("suspects")
        assert first["re"] == 5
        table.play(until=40)
        host.say("who", re=6)
        answer = host.wait("suspects")
        room = lobby_of(server).rooms[table.code]
        assert room.game is not None
        seen = chanbara.seen(room.game, host.seat)
        clues = answer["clues"]
        assert len(clues) <= MOST_CLUES
        for clue in clues:
            assert clue["seat"] != host.seat
            assert seen[clue["event"]].kind == "Played"
        for one in answer["suspects"]:
            assert sum(one["now"].values()) == pytest.approx(1, abs=1e-3)
            assert sum(one["before"].values()) == pytest.approx(1, abs=1e-3)
        own = host.view["seats"][host.seat]["role"].rstrip("123")
        assert answer["suspects"][host.seat]["now"][own] == 1
        assert answer["trust"] == as_sent([one._asdict() for one in calibration()])


def test_that_somebody_was_helped_is_logged_once_and_known_after_a_restart(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as first:
        first.wait_for_bots()
        with party(first, SWORD, people=1, bots=ALONE, pauses=FAST) as table:
            table.start()
            for _ in range(2):
                table.host.say("who")
                table.host.wait("suspects")
            seated = table.host.seated
            assert seated is not None
    with Running(sqlite_url, GENEROUS) as second:
        second.wait_for_bots()
        back = second.client(table.code, seated["token"])
        back.say("who")
        while back.hear()["type"] != "suspects":
            pass
        assert [entry for entry in second.log_of(table.code) if entry[0] == "aided"] == [("aided", 0, "")]
        back.close()


def test_who_only_looks_on_gets_nothing(server: Running) -> None:
    with party(server, SWORD, people=1, bots=ALONE) as table:
        watcher = table.watch()
        table.start()
        assert watcher.refused("who")[0] == "not_seated"


def test_where_it_is_not_allowed_it_is_refused(server: Running) -> None:
    with party(server, SWORD, people=2, bots=[None, None, "greedy", "greedy"]) as table:
        assert table.host.refused("who") == NO_AID
        table.start()
        assert table.host.refused("who") == NO_AID


def test_before_the_game_and_before_everything_is_compiled_there_is_none(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with party(server, SWORD, people=1, bots=ALONE) as table:
        assert table.host.refused("who")[0] == "not_started"
        table.start()
        monkeypatch.setattr(Advisor, "is_compiled", False)
        assert table.host.refused("who")[0] == "not_ready"


def test_after_the_game_one_may_still_look(server: Running) -> None:
    with party(server, {"game": "sword", "players": 3}, people=1, pauses=FAST) as table:
        table.start().play()
        table.check_end()
        table.host.say("who", re=1)
        assert len(table.host.wait("suspects")["suspects"]) == 3


def test_a_duel_has_none(server: Running) -> None:
    with party(server, {"game": "duel", "opponent": "arima"}, people=1, aid=True) as table:
        table.start()
        assert table.host.refused("who") == NO_AID


@pytest.mark.usefixtures("still")
def test_it_is_not_asked_for_again_and_again(tmp_path: Path) -> None:
    with (
        Running(
            f"sqlite:///{tmp_path}/games.db",
            settings=Settings(questions_at_once=2, questions_per_second=0.001),
        ) as server,
        party(server, SWORD, people=1, bots=ALONE) as table,
    ):
        server.wait_for_bots()
        table.start()
        for number in range(2):
            table.host.say("who", re=number)
            table.host.wait("suspects", re=number)
        assert table.host.refused("who")[0] == "too_fast"


def test_what_is_hidden_changes_nothing() -> None:
    """The same view and history in other worlds: the same answer."""
    game = chanbara.new_game("sword", players=6, seed=4)
    play_at_random(game, 4, choices=90)
    for seat in range(6):
        told = suspects(sent_view(game, seat), sent_events(game, seat))
        for world in range(4):
            other = chanbara.imagine(chanbara.observe(game, seat), seed=world)
            assert suspects(sent_view(other, seat), sent_events(game, seat)) == told


def test_with_house_rules_nothing_is_deduced() -> None:
    game = chanbara.new_game("sword", players=4, seed=3, house="values:\n  katana: {wounds: 5}\n")
    with pytest.raises(Refusal):
        suspects(chanbara.observe(game, 0), chanbara.seen(game, 0))
