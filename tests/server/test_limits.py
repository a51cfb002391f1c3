"""What is counted, so that nobody can fill the log, the memory or the time of others."""

from concurrent.futures import ThreadPoolExecutor

from chanbara.server.connection import Connection
from chanbara.server.settings import Settings
from tests.server.kit import Running

SWORD = {"game": "sword", "players": 3}


def test_tables_asked_for_all_at_once_are_counted_too(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(tables_per_address=3, requests_at_once=1_000)) as running:
        with ThreadPoolExecutor(10) as pool:
            body = {"name": "Ann", "options": {"game": SWORD}}
            found = list(pool.map(lambda _: running.ask("/api/tables", body)[0], range(10)))
        assert sorted(found) == [201] * 3 + [429] * 7


def test_a_host_does_so_much(sqlite_url: str) -> None:
    """Each act of a host is an entry of the log: it cannot be filled by pausing."""
    with Running(sqlite_url, Settings(host_acts_per_minute=3)) as running:
        seat = running.open_table(SWORD, bots=[None, "random", "random"])
        client = running.client(seat["code"], seat["token"])
        for _ in range(4):
            client.say("host", seat=0)
        assert client.wait("refused")["code"] == "too_fast"
        assert len(running.log_of(seat["code"])) == 3


def test_a_table_answers_so_many_questions(sqlite_url: str) -> None:
    """What takes long is counted for the table, however many ask."""
    settings = Settings(questions_at_once=3, questions_per_second=0.001)
    with Running(sqlite_url, settings) as running:
        code = running.open_table(SWORD)["code"]
        clients = [running.client(code, name="Eve") for _ in range(2)]
        for client in clients:
            client.wait("welcome")
            for _ in range(2):
                client.say("resync")
                client.say("ping")
                client.wait("pong")
        assert [one["code"] for one in clients[1].heard if one["type"] == "refused"] == ["too_fast"]
        assert not [one for one in clients[0].heard if one["type"] == "refused"]


def test_house_rules_cannot_be_nested_without_end(server: Running) -> None:
    options = {"game": {**SWORD, "house": "[" * 9_000}}
    status, problem = server.ask("/api/tables", {"name": "Ann", "options": options})
    assert (status, problem["message"]) == (400, "house rules have at most 200 brackets")


def test_a_slow_reader_is_let_go() -> None:
    """The bytes that wait for him are counted."""
    connection = Connection(Settings(outbox_bytes=10))
    connection.send_bytes(b"12345678")
    assert not connection.lost.is_set()
    connection.send_bytes(b"123")
    assert connection.lost.is_set()
