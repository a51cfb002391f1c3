"""Reviews over real routes: what is visible, what is not, and what is refused."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

import chanbara
from chanbara.duel.bots.odds import odds
from chanbara.duel.bots.solver import SolverBot
from chanbara.server.http.rate_limit import DAY
from chanbara.server.settings import Settings
from chanbara.server.store.record_rows import RecordRow
from chanbara.server.store.store import Store
from chanbara.server.wire.avatars import avatar_of
from chanbara.words.text import told_events
from tests.review.games import OBSERVER, pair_of_worlds, past_of, random_game
from tests.server.kit import Running
from tests.server.party import GENEROUS, as_sent, party
from tests.server.samples import with_store
from tests.table import play_at_random

SWORD = {"game": "sword", "players": 3}


def sent(server: Running, game: chanbara.Game) -> dict[str, Any]:
    """Upload a record; return its overview."""
    status, found = server.ask("/api/reviews", game.record().encode())
    assert status == 201, found
    told: dict[str, Any] = found
    assert {one["avatar"] for one in told["seats"]} == {""}, "a file names nobody"
    return told


def frames(server: Running, code: str, asked: str) -> list[dict[str, Any]]:
    status, found = server.ask(f"/api/reviews/{code}/frames?{asked}")
    assert status == 200, found
    told: list[dict[str, Any]] = found["frames"]
    return told


def test_a_table_can_be_looked_back_at_when_its_game_is_over_and_not_before(server: Running) -> None:
    with party(server, SWORD, people=3) as table:
        here = f"/api/reviews/{table.code}"
        refused = ["", "/frames?as=open", "/analysis", "/record", "/cards", "/groups"]
        assert {server.ask(here + path)[1]["code"] for path in refused} == {"not_over"}
        table.start().play(until=10)
        assert {server.ask(here + path)[1]["code"] for path in refused} == {"not_over"}
        on = {"name": "Eve", "frame": 3, "seat": 0}
        assert server.ask(f"{here}/play-on", on)[1]["code"] == "not_over"
        assert server.ask(f"{here}/again", {"name": "Eve"})[1]["code"] == "not_over"
        table.play()
        game = table.check_end()
        status, info = server.ask(here)
    assert status == 200
    assert (info["game"], info["edition"], info["source"]) == ("sword", "base", "table")
    assert (info["finished"], info["judged"]) == (True, True)
    assert info["frames"] == len(game.choices) + 1
    names = ["Ann", "Guest 1", "Guest 2"]
    assert [one["name"] for one in info["seats"]] == names
    assert [one["avatar"] for one in info["seats"]] == [avatar_of(name) for name in names]
    people = [one.character for one in chanbara.observe(game, None).seats]
    assert [one["character"] for one in info["seats"]] == people
    past = past_of(game)
    turns = [(past.marks[frame].turn, past.marks[frame].active, frame) for frame in past.turns]
    assert [(one["turn"], one["seat"], one["frame"]) for one in info["turns"]] == turns
    for eyes in (0, 2, "watch", "open"):
        told = frames(server, table.code, f"as={eyes}")
        own = as_sent(
            [
                one._asdict() | {"events": told_events(one.view, one.events)}
                for one in past.frames(eyes, 0, 100)
            ]
        )
        assert [{name: one[name] for name in own[0]} for one in told] == own
    assert chanbara.replay(server.ask(f"{here}/record")[1]).choices == game.choices
    assert server.ask(f"{here}/cards") == server.ask(f"/api/tables/{table.code}/cards")


def test_what_is_told_at_first_does_not_say_how_it_ended(server: Running) -> None:
    """Two games with different roles and hands that look alike from outside have the same overview."""
    told = [server.ask("/api/reviews", text.encode())[1] for text in pair_of_worlds(3)]
    for one in told:
        del one["code"], one["created"]
    assert told[0] == told[1]
    over = sent(server, random_game())
    assert not {"result", "winner", "role", "roles", "counted"} & set(json.dumps(over).split('"'))


@pytest.mark.parametrize("seed", [5, 6])
def test_a_seat_is_shown_nothing_that_another_world_would_not_show(server: Running, seed: int) -> None:
    codes = [server.ask("/api/reviews", text.encode())[1]["code"] for text in pair_of_worlds(seed)]
    for eyes, is_same in ((OBSERVER, True), ("watch", True), ("open", False)):
        told = [server.ask(f"/api/reviews/{code}/frames?as={eyes}")[1] for code in codes]
        assert (told[0] == told[1]) is is_same
        assert len(told[0]["frames"]) > 20


def test_a_page_is_told_what_follows_from_options_and_how_points_came_about(server: Running) -> None:
    game = random_game()
    code = sent(server, game)["code"]
    told = frames(server, code, "as=1")
    asked = [one for one in told if one["chosen"] is not None]
    assert asked
    for one in asked:
        assert len(one["insight"]["options"]) == len(one["view"]["decision"]["options"])
    told += frames(server, code, "as=1&from=100")
    assert [one["scoresheet"] is not None for one in told] == [False] * len(game.choices) + [True]


def test_frames_come_in_parts(server: Running) -> None:
    game = random_game(seed=9, players=5)
    info = sent(server, game)
    assert info["frames"] > 100
    status, first = server.ask(f"/api/reviews/{info['code']}/frames?as=open&from=0")
    assert (status, first["more"], len(first["frames"])) == (200, 100, 100)
    status, rest = server.ask(f"/api/reviews/{info['code']}/frames?as=open&from=100&to=99999")
    numbers = [one["number"] for one in [*first["frames"], *rest["frames"]]]
    assert numbers == list(range(info["frames"]))
    assert rest["more"] is None
    assert frames(server, info["code"], "from=7&to=9") == frames(server, info["code"], "as=watch")[7:9]
    assert frames(server, info["code"], "from=99999") == []


@pytest.mark.parametrize(
    "asked", ["as=5", "as=-1", "as=me", "as=", "from=-1", "from=x", "to=1.5", "to=9999999"]
)
def test_what_is_no_frame_is_refused(server: Running, asked: str) -> None:
    code = sent(server, random_game())["code"]
    status, problem = server.ask(f"/api/reviews/{code}/frames?{asked}")
    assert (status, problem["code"]) == (400, "impossible")


def test_a_duel_can_be_stepped_through(server: Running) -> None:
    duel = play_at_random(chanbara.new_game("duel", opponent="arima", seed=2), 2)
    info = sent(server, duel)
    assert (info["game"], info["judged"], info["seats"][0]["character"]) == ("duel", True, None)
    told = frames(server, info["code"], "as=0&to=100")
    assert [one["view"] for one in told] == as_sent([one.view for one in past_of(duel).frames(0, 0, 100)])
    asked = [one for one in told if one["view"]["decision"] is not None]
    assert {len(one["odds"]) == len(one["view"]["decision"]["options"]) for one in asked} == {True}
    last = frames(server, info["code"], f"as=0&from={info['frames'] - 1}")[0]
    assert (last["odds"], last["solver"]) == ([], None)
    for one in told[:20]:
        view = past_of(duel).at(one["number"])
        own = odds(chanbara.observe(view))
        assert [(each["hit"], each["wounded"]) for each in one["odds"]] == [
            (round(each.hit, 4), round(each.wounded, 4)) for each in own.values()
        ]
        assert one["solver"] == SolverBot("x").choose(chanbara.observe(view), [])
    assert server.ask(f"/api/reviews/{info['code']}/groups")[1] == {"groups": []}
    assert server.ask(f"/api/reviews/{info['code']}/again", {"name": "Ann"})[1]["code"] == "impossible"


def test_a_game_that_was_ended_without_a_result_goes_as_far_as_it_went(server: Running) -> None:
    with party(server, SWORD, people=3) as table:
        table.start().play(until=12)
        table.host.say("end")
        table.host.wait("over")
        status, info = server.ask(f"/api/reviews/{table.code}")
        assert (status, info["finished"], info["frames"]) == (200, False, 13)
        assert len(frames(server, table.code, "as=open")) == 13


# --- records from elsewhere --------------------------------------------------------------------------------

BAD = [
    (b"", "impossible", "start with the line"),
    (b"\xff\xfe", "malformed", "not a game record"),
    (b"chanbara 1\ngame chess\n", "impossible", "unknown game 'chess'"),
    (b"chanbara 1\ngame sword\nplayers 77777777\nkey 00\n", "impossible", "3 to 7 players"),
    (b"chanbara 1\ngame sword\nplayers 3\nkey 00\nposition {}\n", "impossible", "starts from a set position"),
    (b"chanbara 1\ngame sword\nplayers 3\nkey 00\nhouse x " + b"[" * 300, "impossible", "brackets"),
    (
        b"chanbara 1\ngame sword\nplayers 3\nkey " + b"0" * 64 + b"\n\n1 8 end\n",
        "impossible",
        "Choice 1 does not fit",
    ),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"life": "x"}\n', "impossible", "describes no game"),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"qi": 1e9}\n', "impossible", "not carried over"),
    (
        b"chanbara 1\ngame sword\nplayers 3\nkey " + b"0" * 64 + b"\n\n1 0 end\nx\n",
        "impossible",
        "Line 7 cannot",
    ),
    (b"x" * 100_001, "too_long", "limit: 100,000"),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"qi": Infinity}\n', "impossible", "not carried over"),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"mulligans": 100}\n', "impossible", "not carried over"),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"red_die": 7}\n', "impossible", "not carried over"),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"enemy_life": 0}\n', "impossible", "not carried over"),
    (b'chanbara 1\ngame duel\nkey 00\ncarried {"virtue": "gi"}\n', "impossible", "not carried over"),
    (b'chanbara 1\ngame sword\nplayers 3\nkey 00\nhouse x "' + b"\\u005B" * 300, "impossible", "brackets"),
    (b"chanbara 1\ngame sword\nplayers 3\nkey 00\nnote \0\n", "malformed", "NUL"),
    (b"chanbara 1\ngame sword\nkey 00\n\n" + b"x" * 90_000, "impossible", "Line 5 cannot"),
    (b"chanbara " + b"9" * 90_000, "impossible", "999 …"),
]


@pytest.mark.parametrize(("text", "code", "why"), BAD)
def test_a_bad_file_is_refused_and_it_is_told_why(server: Running, text: bytes, code: str, why: str) -> None:
    status, problem = server.ask("/api/reviews", text)
    assert (status, problem["code"]) == (413 if code == "too_long" else 400, code)
    assert why in problem["message"]


def test_a_changed_record_is_refused(server: Running) -> None:
    """Its last line is a hash of all that happened: one choice more or less is another game."""
    text = random_game(choices=12).record()
    head, _, tail = text.rpartition("\n=")
    shorter = head.rpartition("\n")[0] + "\n=" + tail
    status, problem = server.ask("/api/reviews", shorter.encode())
    assert (status, problem["code"]) == (400, "impossible")
    assert "does not match the game" in problem["message"]


def test_the_same_file_is_kept_once_and_stays_after_a_restart(database_url: str) -> None:
    game = random_game(seed=21)
    with Running(database_url, GENEROUS) as first:
        code = sent(first, game)["code"]
        assert sent(first, game)["code"] == code
        assert sent(first, random_game(seed=22))["code"] != code
    with Running(database_url, GENEROUS) as second:
        assert second.ask(f"/api/reviews/{code}/record") == (200, game.record())
        assert second.ask(f"/api/tables/{code}")[1]["code"] == "unknown_table"


def test_only_so_many_are_kept_and_none_for_ever(sqlite_url: str) -> None:
    narrow = Settings(requests_at_once=10_000, records=2, records_per_address=4)
    with Running(sqlite_url, narrow) as server:
        sent(server, random_game(choices=1))
        sent(server, random_game(choices=2))
        told = [server.ask("/api/reviews", random_game(choices=3).record().encode()) for _ in range(3)]
        assert [(status, found["code"]) for status, found in told] == [
            (409, "full"),
            (409, "full"),
            (429, "too_fast"),
        ]

    async def later(store: Store) -> list[str]:
        old, new = [RecordRow(code, at, code, "d", "") for code, at in (("A", 1.0), ("B", time.time()))]
        await store.add_record(old, 9)
        await store.add_record(new, 9)
        for code in await store.old_records(time.time() - narrow.record_days * DAY):
            await store.remove_record(code)
        return await store.records("d", 9)

    assert with_store(sqlite_url, later) == ["B"]


def test_a_code_that_nobody_has_is_refused(server: Running) -> None:
    for code in ("AAAAAA", "a", "0OIl1!"):
        for path in ("", "/frames", "/analysis", "/record", "/cards", "/groups"):
            assert server.ask(f"/api/reviews/{code}{path}")[1]["code"] == "unknown_table"
        assert server.ask(f"/api/reviews/{code}/again", {"name": "Ann"})[0] == 404
