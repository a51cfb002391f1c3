"""Players report messages and names; the host removes spectators; operators close tables and remove names."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chanbara.server.moderation import reports as limits
from chanbara.server.settings import Settings
from tests.server.kit import Running
from tests.server.moderating import HERE, MODERATED, THERE, TOKEN, Operator, from_
from tests.server.party import Party, Player, party

SWORD = {"game": "sword", "players": 3}
GENTLE = {"category": "insult"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = msgspec.structs.replace(MODERATED, reports_per_address=1_000)
    with Running(f"sqlite:///{tmp_path_factory.mktemp('reports')}/tables.sqlite", settings) as running_server:
        yield running_server


def reported(player: Player, **about: Any) -> None:  # noqa: ANN401 - fields of the message
    """Report something, and hear that it is stored."""
    player.say("report", re=12, **GENTLE | about)
    assert player.wait("reported") == {"type": "reported", "re": 12}


def newest(operator: Operator) -> dict[str, Any]:
    found: dict[str, Any] = operator.get("reports")["reports"][0]
    return found


def say(table: Party, *texts: str) -> list[int]:
    """The guest says something; return the numbers of the lines, once all have heard them."""
    numbers = []
    for text in texts:
        table.players[1].say("say", text=text)
        numbers.append(table.host.wait("said", text=text)["number"])
    return numbers


def test_a_reported_message_is_stored_with_what_was_said_around_it(server: Running) -> None:
    operator = Operator(server)
    with party(server, SWORD, people=2) as table:
        numbers = say(table, *"abcdefghi")
        reported(table.host, line=numbers[4], words=" really \n rude ")
        found = newest(operator)
        assert found.pop("number") > 0
        assert found.pop("at") > 0
        assert found == {
            "table": table.code,
            "kind": "line",
            "category": "insult",
            "seat": 1,
            "name": "Guest 1",
            "claimed": False,
            "text": "e",
            "context": [{"name": "Guest 1", "text": text, "reported": text == "e"} for text in "bcdefgh"],
            "words": "really rude",
            "reporter": 0,
            "has_address": True,
            "open": True,
            "closed_by": "",
            "note": "",
        }


def test_a_name_is_reported_of_a_seat_and_of_a_spectator(server: Running) -> None:
    operator = Operator(server)
    _, claimed = server.ask("/api/players", {"name": "Rude name"})
    host = server.open_table(SWORD, "Rude name", claimed["token"], bots=[None, None, "greedy"])
    zoe = Player(server.client(host["code"], None, "Zoe"), None)
    zoe.wait("welcome")
    spectators = zoe.wait("table")["spectators"]
    assert [one["name"] for one in spectators] == ["Zoe"]
    reported(zoe, seat=0)
    found = newest(operator)
    assert (found["kind"], found["name"], found["claimed"], found["reporter"]) == (
        "name",
        "Rude name",
        True,
        None,
    )
    ann = Player(server.client(host["code"], host["token"]), host)
    ann.wait("welcome")
    reported(ann, spectator=spectators[0]["number"])
    found = newest(operator)
    assert (found["seat"], found["name"], found["text"]) == (None, "Zoe", "")
    for wrong, said in (
        ({"seat": 0}, "You cannot report yourself."),
        ({"seat": 1}, "There is no name to report."),
        ({"seat": 2}, "There is no name to report."),
        ({"seat": 5}, "There are 3 seats."),
        ({"spectator": 99}, "This person is no longer watching."),
        ({"line": 99}, "This message is no longer in the chat."),
        ({}, "Report one thing at a time: a message, a seat or a spectator."),
        ({"seat": 1, "line": 1}, "Report one thing at a time: a message, a seat or a spectator."),
    ):
        assert ann.refused("report", **GENTLE, **wrong) == ("impossible", said)
    for malformed in ({"category": "boring"}, {"words": "x" * 301}):
        ann.say("report", seat=1, **GENTLE | malformed)
        assert ann.wait("refused")["code"] == "malformed"
    ann.close()
    zoe.close()


def test_who_is_reported_can_be_banned_by_the_report(server: Running) -> None:
    """By seat and address without a claimed name; operators never read the address of a report."""
    operator = Operator(server)
    with party(server, SWORD, people=1) as table:
        zoe = server.client(table.code, None, "Zoe", address=THERE)
        zoe.wait("welcome")
        zoe.say("say", text="nasty")
        line = table.host.wait("said")["number"]
        reported(table.host, line=line)
        found = newest(operator)
        assert THERE not in str(found)
        (ban,) = operator.ban(report=found["number"])
        assert (ban["kind"], ban["whom"]) == ("network", f"{THERE}/32")
        assert zoe.wait("bye")["reason"] == "banned"
        zoe.close()
        operator.lift(ban)


def test_reports_are_limited(server: Running, monkeypatch: pytest.MonkeyPatch, still: None) -> None:
    with party(server, SWORD, people=2) as table:
        (line,) = say(table, "x")
        for _ in range(5):
            reported(table.host, line=line)
        assert table.host.refused("report", **GENTLE, line=line)[0] == "too_fast"
        monkeypatch.setattr(limits, "MOST_AT_TABLE", 5)
        watcher = table.watch("Zoe")
        watcher.wait("said")
        assert watcher.refused("report", **GENTLE, line=line) == (
            "full",
            "There are too many open reports. Try again later.",
        )


def test_an_address_has_a_quota_and_addresses_need_not_be_kept(tmp_path: Any) -> None:  # noqa: ANN401
    settings = msgspec.structs.replace(MODERATED, reports_per_address=1, report_address_days=0.0)
    with (
        Running(f"sqlite:///{tmp_path}/t.sqlite", settings) as server,
        party(server, SWORD, people=2) as table,
    ):
        (line,) = say(table, "x")
        reported(table.host, line=line)
        assert not newest(Operator(server))["has_address"]
        assert table.players[1].refused("report", **GENTLE, seat=0)[0] == "too_fast"


def test_a_report_is_closed_once_with_a_note(server: Running) -> None:
    operator = Operator(server)
    with party(server, SWORD, people=2) as table:
        (line,) = say(table, "x")
        reported(table.host, line=line)
    before, number = operator.get("reports")["open"], newest(operator)["number"]
    status, found = operator.post(f"reports/{number}/close", note="talked to them")
    assert (status, found["open"], found["closed_by"], found["note"]) == (200, False, "Ope", "talked to them")
    assert operator.get("reports")["open"] == before - 1
    assert number not in [one["number"] for one in operator.get("reports")["reports"]]
    assert number in [one["number"] for one in operator.get("reports?status=all")["reports"]]
    assert number in [one["number"] for one in operator.get("reports?status=closed")["reports"]]
    assert operator.get(f"reports/{number}") == found
    assert operator.post(f"reports/{number}/close")[1]["message"] == f"Report {number} is already closed."
    assert operator.post("reports/4711/close")[1]["message"] == "There is no report 4711."
    assert operator.acts()[0] == ("close report", f"report {number}", "talked to them")


# --- spectators ---------------------------------------------------------------------------------------------


def test_the_host_removes_a_spectator_who_cannot_come_back(server: Running) -> None:
    """Not from the same address, nor under the same name from another; others may watch."""
    with party(server, SWORD, people=2) as table:
        zoe, yan = (
            Player(server.client(table.code, None, name, address=address), None)
            for name, address in (("Zoe", THERE), ("Yan", HERE))
        )
        for one in (zoe, yan):
            one.wait("welcome")
        numbers: dict[str, int] = {}
        while {"Zoe", "Yan"} - numbers.keys():
            numbers = {one["name"]: one["number"] for one in table.host.wait("table")["spectators"]}
        assert table.players[1].refused("dismiss", spectator=numbers["Zoe"])[0] == "not_host"
        assert yan.refused("dismiss", spectator=numbers["Zoe"])[0] == "not_seated"
        table.host.say("dismiss", spectator=numbers["Zoe"])
        assert zoe.wait("bye")["reason"] == "dismissed"
        assert zoe.closed_with() == 4410
        assert table.host.refused("dismiss", spectator=numbers["Zoe"])[0] == "impossible"
        for name, address in (("Somebody", THERE), ("ZOE", HERE)):
            back = server.client(table.code, None, name, address=address)
            found = back.wait("refused")
            assert (found["code"], found["message"]) == (
                "banned",
                "The host has removed you from this table.",
            )
            back.close()
        assert yan.quiet()[-1]["type"] != "bye"
        other = server.open_table(SWORD)["code"]
        elsewhere = server.client(other, None, "Zoe", address=THERE)
        elsewhere.wait("welcome")
        elsewhere.close()
        for one in (zoe, yan):
            one.close()


def test_who_was_removed_does_not_take_a_seat_there(server: Running) -> None:
    seated = server.open_table(SWORD, bots=[None, None, None])
    host = Player(server.client(seated["code"], seated["token"]), seated)
    zoe = server.client(seated["code"], None, "Zoe", address=THERE)
    zoe.wait("welcome")
    host.say("dismiss", spectator=zoe.wait("table")["spectators"][0]["number"])
    zoe.wait("bye")
    status, found = server.ask(f"/api/tables/{seated['code']}/seats", {"name": "Z"}, **from_(THERE))
    assert (status, found["code"]) == (403, "banned")
    host.close()
    zoe.close()


# --- tables and names ---------------------------------------------------------------------------------------


def test_an_operator_closes_a_table_for_good(server: Running) -> None:
    operator = Operator(server)
    with party(server, SWORD, people=2) as table:
        table.start()
        (_,) = say(table, "nasty")
        status, entry = operator.post(f"tables/{table.code.lower()}/close", reason="too loud")
        assert (status, entry["act"], entry["about"]) == (200, "close table", f"table {table.code}")
        for one in table.players:
            bye = one.wait("bye")
            assert (bye["reason"], bye["message"]) == (
                "closed",
                "The operators of this server have closed this table. Reason: too loud",
            )
        assert server.ask(f"/api/tables/{table.code}")[1]["status"] == "void"
        back = table.connect(table.players[0].seated or {})
        assert back.refused("say", text="hello")[0] == "closed"
        assert back.refused("rematch")[0] == "closed"
        assert not any(one["type"] == "said" for one in back.client.heard)
        back.close()
    assert operator.post(f"tables/{table.code}/close")[0] == 503
    assert operator.post("tables/AAAAAA/close")[0] == 404
    assert ("closed", 0, "") in server.log_of(table.code)


def test_a_closed_table_stays_closed_after_a_restart(database_url: str) -> None:
    with Running(database_url, MODERATED) as server:
        seated = server.open_table(SWORD)
        assert Operator(server).post(f"tables/{seated['code']}/close")[0] == 200
    with Running(database_url, MODERATED) as server:
        back = Player(server.client(seated["code"], seated["token"]), seated)
        assert back.refused("say", text="hello")[0] == "closed"
        back.close()


def test_a_name_at_a_seat_is_replaced_with_what_was_said_under_it(server: Running) -> None:
    operator = Operator(server)
    with party(server, SWORD, people=2) as table:
        say(table, "nasty")
        status, entry = operator.post("names/remove", table=table.code, seat=1, reason="rude")
        assert (status, entry["about"]) == (200, f"Guest 1 at {table.code}/1")
        while table.host.wait("table")["table"]["seats"][1]["name"] != "Player 2":
            pass
        late = table.watch("Zoe")
        assert not any(one["type"] == "said" for one in late.quiet())
        say(table, "sorry")
        assert late.wait("said")["name"] == "Player 2"
        for wrong in (
            {"table": table.code, "seat": 2},
            {"table": table.code, "seat": 6},
            {},
            {"name": "Nobody"},
        ):
            assert operator.post("names/remove", **wrong)[0] == 400


def test_a_claimed_name_is_replaced_everywhere_and_its_player_keeps_the_rest(database_url: str) -> None:
    with Running(database_url, MODERATED) as server:
        operator = Operator(server)
        _, claimed = server.ask("/api/players", {"name": "Rude name"})
        tables = [server.open_table(SWORD, "Rude name", claimed["token"]) for _ in range(2)]
        with party(server, SWORD, people=1) as table:
            assert operator.post("names/remove", name="rude NAME", reason="rude")[0] == 200
            assert table.host.quiet()[-1]["type"] != "bye"
        bearer = {"Authorization": f"Bearer {claimed['token']}"}
        name = server.ask("/api/players/me", **bearer)[1]["name"]
        assert name.startswith("Player ")
        for seated in tables:
            assert server.ask(f"/api/tables/{seated['code']}")[1]["seats"][0]["name"] == name
        assert operator.acts()[0] == ("remove name", f"Rude name, now {name}", "rude")
        assert server.ask("/api/players", {"name": "Rude name"})[0] == 201


# --- who may ------------------------------------------------------------------------------------------------


ROUTES = ("reports", "reports/1", "bans", "audit")


@pytest.mark.parametrize("path", ROUTES)
def test_nobody_without_the_token_and_no_page_reads_anything(server: Running, path: str) -> None:
    address = from_(f"192.0.2.{ROUTES.index(path)}")
    path, own = f"/api/admin/{path}", {"Authorization": f"Bearer {TOKEN}"}
    wrong = [
        {},
        {"Authorization": "Bearer "},
        {"Authorization": f"Bearer {TOKEN}x"},
        {"Authorization": TOKEN},
    ]
    for headers in wrong:
        assert server.ask(path, **headers, **address)[0] == 401
    for origin in (server.url, "https://example.org", "null"):
        assert server.ask(path, Origin=origin, **own)[0] == 403
    assert server.ask(path, **{"Sec-Fetch-Site": "same-origin"}, **own)[0] == 403


def test_guesses_are_limited_and_do_not_lock_operators_out(server: Running, still: None) -> None:
    address = from_("192.0.2.200")
    guesses = [server.ask("/api/admin/bans", Authorization="Bearer guess", **address)[0] for _ in range(8)]
    assert guesses == [401] * 5 + [429] * 3
    assert server.ask("/api/admin/bans", Authorization=f"Bearer {TOKEN}", **address)[0] == 200


def test_where_no_token_is_set_nobody_is_an_operator(tmp_path: Any) -> None:  # noqa: ANN401
    with Running(f"sqlite:///{tmp_path}/t.sqlite", Settings()) as server:
        for token in ("", "None", TOKEN):
            assert server.ask("/api/admin/bans", Authorization=f"Bearer {token}")[0] == 401


def test_a_short_token_is_refused() -> None:
    with pytest.raises(ValueError, match="admin_token must have at least 24 characters"):
        Settings(admin_token="secret")  # noqa: S106 - not one
