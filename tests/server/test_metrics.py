"""What an operator sees: every number is right, cheap, and for the operator alone."""

import asyncio
import http.client
import threading
import time
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path

import pytest

from chanbara.server.bots.advisor import Advisor
from chanbara.server.mail.mailer import Mailer
from chanbara.server.metrics.meters import BotMeters, Meters
from chanbara.server.settings import Settings
from chanbara.server.store import sqlite, writer
from chanbara.server.workers.process import Call
from chanbara.server.workers.queues import Queue
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, party
from tests.server.scraping import read, scraped
from tests.server.test_outage import Outage
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}


def test_a_game_is_counted_from_the_first_request_to_its_end(server: Running) -> None:
    before = scraped(server)
    with party(server, SWORD, people=3) as table:
        table.watch()
        table.start()
        during = scraped(server)
        assert during.value("chanbara_tables", status="running", where="memory") == 1
        assert during.value("chanbara_sockets", role="player") == 3
        assert during.value("chanbara_sockets", role="spectator") == 1
        assert during.value("chanbara_connections") >= 4
        table.play()
        table.check_end()
        assert table.host.refused("start")[0] == "started"
        after = scraped(server)

        def more(name: str, **labels: str) -> float:
            return after.value(name, **labels) - before.value(name, **labels)

        choices = table.host.version
    assert more("chanbara_games_finished_total", game="sword") == 1
    assert more("chanbara_messages_received_total", type="hello") == 4
    assert more("chanbara_messages_received_total", type="choose") == choices
    assert more("chanbara_messages_sent_total") > 4 * choices
    assert more("chanbara_refusals_total", channel="socket", code="started") == 1
    opened = {"method": "POST", "route": "/api/tables", "status": "201"}
    assert more("chanbara_http_requests_total", **opened) == 1
    assert more("chanbara_http_request_seconds_count", route="/api/tables/{code}/seats") == 2
    assert choices <= more("chanbara_store_batch_requests_sum") < 3 * choices + 50
    assert (
        more("chanbara_store_commit_seconds_count") == more("chanbara_store_batch_requests_count") > choices
    )
    assert after.value("chanbara_tables", status="running", where="memory") == 0
    assert after.value("chanbara_store_available") == 1


def test_the_process_is_shown(server: Running) -> None:
    found = scraped(server)
    assert found.value("process_resident_memory_bytes") > 1e7
    assert 0 < found.value("process_open_fds") < found.value("process_max_fds")
    assert found.value("process_cpu_seconds_total") > 0
    assert found.value("chanbara_connections_limit") > 100


def test_each_application_counts_for_itself() -> None:
    one, other = Meters(), Meters()
    one.refused("http", "foreign")
    assert (
        other.registry.get_sample_value("chanbara_refusals_total", {"channel": "http", "code": "foreign"})
        is None
    )


def test_no_client_can_add_values_without_end(server: Running) -> None:
    """Neither paths nor methods nor types that a client makes up become labels."""

    def nonsense(number: int) -> None:
        server.ask(f"/api/tables/{'ABCDEFGH'[number]}BCDEF")
        server.ask(f"/no/such/{number}/path")
        server.ask(f"/t/{number}")
        with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
            line.request(f"BREW{number}", "/api/tables")
            line.getresponse().read()

    code = server.open_table(SWORD)["code"]
    nonsense(0)
    names = {key for key in scraped(server) if key[0].startswith("chanbara_")}
    for number in range(1, 8):
        nonsense(number)
        client = server.client(code)
        client.wait("welcome")
        client.say(f"made_up_{number}")
        client.wait("refused")
        client.close()
    text = server.ask("/metrics")[1]
    assert "BREW" not in text
    assert "made_up" not in text
    added = {key for key in read(text) if key[0].startswith("chanbara_")} - names
    assert len(added) < 20, added


def test_no_table_no_name_and_no_address_is_in_it(server: Running) -> None:
    with party(server, SWORD, people=3) as table:
        table.start()
        text = server.ask("/metrics")[1]
        for hidden in (table.code, *(one.token for one in table.players), "Ann", "127.0.0.1"):
            assert hidden not in text


@pytest.mark.parametrize(
    ("readers", "asked"),
    [
        (
            "127.0.0.1, ::1",
            [
                ({}, 200),
                ({"X-Forwarded-For": "203.0.113.9"}, 404),
                ({"X-Forwarded-For": "127.0.0.1"}, 404),
                ({"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}, 404),
                ({"Forwarded": "for=127.0.0.1"}, 404),
                ({"X-Real-IP": "127.0.0.1"}, 404),
            ],
        ),
        (
            "203.0.113.0/24",
            [
                ({"X-Forwarded-For": "203.0.113.9"}, 200),
                ({"X-Forwarded-For": "198.51.100.1"}, 404),
                ({}, 404),
            ],
        ),
        ("", [({}, 404)]),
    ],
    ids=["this machine", "a network", "nobody"],
)
def test_only_those_may_read_it_whom_the_operator_allows(
    tmp_path: Path, readers: str, asked: list[tuple[dict[str, str], int]]
) -> None:
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", Settings(metrics_from=readers)) as running:
        for headers, status in asked:
            found, text = running.ask("/metrics", **headers)
            assert found == status, headers
            assert ("chanbara_" in text) == (status == 200)


def test_a_delay_of_the_event_loop_is_seen(server: Running) -> None:
    def late() -> float:
        found = scraped(server)
        return found.value("chanbara_loop_lag_seconds_count") - found.value(
            "chanbara_loop_lag_seconds_bucket", le="0.25"
        )

    before = late()
    server.loop.call_soon_threadsafe(time.sleep, 0.6)
    until(lambda: late() > before)


def test_an_outage_is_seen_and_how_long_it_lasts(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 0.1)
    monkeypatch.setattr(writer, "LONGEST_PAUSE", 0.2)
    with Running(sqlite_url, GENEROUS) as running:
        assert scraped(running).value("chanbara_store_outages_total") == 0
        with Outage(running, None).begin():
            assert running.ask("/api/tables", {"name": "Ann", "options": {"game": SWORD}})[0] == 503
            until(lambda: scraped(running).value("chanbara_store_available") == 0)
            running.later(100)
            found = scraped(running)
            assert found.value("chanbara_store_outages_total") == 1
            assert found.value("chanbara_store_outage_seconds") >= 100
            assert found.value("chanbara_refusals_total", channel="http", code="closed") == 1
        until(lambda: scraped(running).value("chanbara_store_available") == 1)
        assert scraped(running).value("chanbara_store_outage_seconds") == 0


def test_a_table_that_breaks_is_counted(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def rebuilds() -> float:
        return scraped(server).value("chanbara_table_rebuilds_total", cause="fault")

    before = rebuilds()
    with party(server, SWORD, people=3) as table:
        table.start()
        monkeypatch.setattr(lobby_of(server).rooms[table.code].referee, "answer", None)
        asked = table.until_asked(0, 1, 2)
        asked.choose(0)
        until(lambda: rebuilds() == before + 1)


def test_sleeping_tables_are_counted_apart(server: Running) -> None:
    code = server.open_table(SWORD)["code"]
    lobby = lobby_of(server)
    before = scraped(server).value("chanbara_tables", status="lobby", where="asleep")
    asyncio.run_coroutine_threadsafe(lobby.asleep.send(lobby.rooms[code]), server.loop).result(PATIENCE)
    assert scraped(server).value("chanbara_tables", status="lobby", where="asleep") == before + 1


def test_mails_are_counted() -> None:
    """Nobody answers at that port: the mail has failed."""
    meters = Meters()
    mailer = Mailer(Settings(smtp_host="127.0.0.1", smtp_port=1, mail_from="table@example.org"))
    mailer.count = meters.mailed
    letter = EmailMessage()
    letter["To"] = "bob@example.org"
    assert asyncio.run(mailer.send(letter)) == "failed"
    assert meters.registry.get_sample_value("chanbara_mails_total", {"outcome": "failed"}) == 1


# --- queues of bots ----------------------------------------------------------------------------------------


def counted(meters: BotMeters, queue: str) -> tuple[float, float]:
    """How many wait, and how many are computed."""
    waiting, running = (one.labels(queue)._value.get() for one in (meters.waiting, meters.running))
    return waiting, running


def test_decisions_are_counted_where_they_are() -> None:
    """One is computed, one waits, and one is no longer wanted before its turn has come."""
    meters, may_end, has_begun = BotMeters(), threading.Event(), threading.Event()

    def slow() -> str:
        has_begun.set()
        may_end.wait(PATIENCE)
        return "done"

    async def story() -> None:
        advisor = Advisor(meters)
        try:
            asked = [advisor.pool.run(Queue.ODDS, lambda: Call(slow, ())) for _ in range(3)]
            assert await asyncio.to_thread(has_begun.wait, PATIENCE)
            assert counted(meters, "odds") == (2, 1)
            asked[2].cancel()
            await asyncio.gather(asked[2], return_exceptions=True)
            await asyncio.sleep(0)
            assert counted(meters, "odds") == (1, 1)
            may_end.set()
            assert await asyncio.gather(*asked[:2]) == ["done", "done"]
            assert counted(meters, "odds") == (0, 0)
            assert meters.seconds.labels("odds")._sum.get() > 0
        finally:
            may_end.set()
            await advisor.close()

    asyncio.run(story())
