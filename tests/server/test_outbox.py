"""Mails wait in the database until the mail server accepts them, and are sent by one server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from chanbara.server.cluster import leases, membership
from chanbara.server.mail import outbox_store
from chanbara.server.mail.mail_store import add_unwanted
from chanbara.server.mail.outbox_store import MAILS
from chanbara.server.outbox import outbox as outboxes
from chanbara.server.outbox.queue import DAY
from chanbara.server.store.mail_rows import MailRow, outbox
from chanbara.server.store.store import ConnectionLost, Store
from checks.server.server_process import held_port
from checks.server.topology import sharing
from tests.server.cluster_kit import on_loop
from tests.server.kit import PATIENCE, Client, Running, until
from tests.server.party import Party, party
from tests.server.post import SITE, Post, links_of, mail_settings, post_office

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

SWORD = {"game": "sword", "players": 3}
ANN = "ann@example.org"


class Busy(Post):
    """A mail server that first says something else."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = list(answers)
        self.tried: list[str] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: ANN401, N802
        said = await super().handle_DATA(server, session, envelope)
        self.tried.append(str(self.mails[-1]["Message-ID"]))
        if not self.answers:
            return said
        self.mails.pop()
        return self.answers.pop(0)


def waiting(server: Running) -> list[str]:
    """Return the addresses to which mails wait."""
    query = select(outbox.c.mail).where(outbox.c.sent == 0).order_by(outbox.c.mail)
    return on_loop(server, server.lobby.store.read(lambda connection: list(connection.scalars(query))))


def ask_for(table: Party, address: str = ANN) -> None:
    table.host.say("mail", address=address)
    table.host.wait("mail_state", address=address, confirmed=False)


def has_tried(count: int, server: Running, post: Busy) -> bool:
    """Whether a mail was tried this often; let the server look for it again."""
    server.later(outboxes.LOOK)
    return len(post.tried) == count


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is due again at once: at the next look."""
    monkeypatch.setattr(outboxes, "FIRST_PAUSE", 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_mail_is_tried_until_it_is_accepted_and_can_be_recognized(sqlite_url: str) -> None:
    with (
        post_office(Busy("451 Later", "421 Later still")) as (post, port),
        Running(sqlite_url, mail_settings(port)) as server,
        party(server, SWORD, people=1) as table,
    ):
        assert isinstance(post, Busy)
        ask_for(table)
        until(lambda: has_tried(3, server, post))
        mail = post.wait(1)
        assert server.ask(links_of(mail)[0], method="POST")[0] == 200
        until(lambda: waiting(server) == [])
        assert len(post.tried) == 3
        assert len(set(post.tried)) == 1


def test_what_is_refused_for_good_is_given_up(sqlite_url: str) -> None:
    with (
        post_office(Busy("550 No such mailbox")) as (post, port),
        Running(sqlite_url, mail_settings(port)) as server,
        party(server, SWORD, people=1) as table,
    ):
        ask_for(table)
        until(lambda: not post.answers)  # type: ignore[attr-defined]
        until(lambda: waiting(server) == [])
        ask_for(table)
        post.wait(1)


@pytest.mark.usefixtures("impatient")
def test_what_was_not_sent_is_sent_after_the_next_start(database_url: str) -> None:
    """The mail is stored with its cause, and nothing of it is left afterwards but its time."""
    with post_office() as (post, port):
        held = held_port()  # where nobody listens
        with (
            Running(database_url, mail_settings(held.getsockname()[1])) as server,
            party(server, SWORD, people=1) as table,
        ):
            ask_for(table)
            until(lambda: failures(server) > 0)
        held.close()
        with Running(database_url, mail_settings(port)) as server:
            mail = post.wait(1)
            assert mail["To"] == ANN
            until(lambda: waiting(server) == [])
            left = on_loop(server, server.lobby.store.read(_everything))
            assert [(one.kind, one.mail, one.token, one.code) for one in left] == [("confirm", "", "", "")]


def failures(server: Running) -> float:
    count = server.lobby.meters.registry.get_sample_value
    return count("chanbara_mails_total", {"outcome": "failed"}) or 0


def _everything(connection: Connection) -> list[Any]:
    return list(connection.execute(select(outbox)))


def test_whoever_takes_the_address_back_gets_no_mail(sqlite_url: str) -> None:
    """Neither does the address that was given before it; what is deleted is gone from the database."""
    held = held_port()  # where nobody listens
    with (
        Running(sqlite_url, mail_settings(held.getsockname()[1])) as server,
        party(server, SWORD, people=2) as table,
    ):
        ask_for(table)
        ask_for(table, "bea@example.org")
        until(lambda: waiting(server) == ["bea@example.org"])
        tokens = {"tokens": [table.host.token]}
        assert server.ask("/api/data/delete", tokens)[0] == 200
        assert waiting(server) == []
    held.close()


@pytest.mark.parametrize("is_stored", [False, True])
def test_a_mail_is_sent_once_though_the_commit_after_it_breaks(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, *, is_stored: bool
) -> None:
    """Nobody knows whether it was stored that the mail was accepted."""
    monkeypatch.setattr(outboxes, "LOOK", 0.1)
    with (
        post_office(Busy()) as (post, port),
        Running(sqlite_url, mail_settings(port)) as server,
        party(server, SWORD, people=1) as table,
    ):
        assert isinstance(post, Busy)
        broken = broken_after(server.lobby.store, MAILS.keep_sent, is_stored=is_stored)
        ask_for(table)
        until(broken.is_set)
        until(lambda: waiting(server) == [])
        ask_for(table, "bea@example.org")
        until(lambda: len(post.tried) >= 2)
        assert [mail["To"] for mail in post.mails] == [ANN, "bea@example.org"]


def broken_after(store: Store, work: object, *, is_stored: bool) -> Event:
    """Lose the connection when some work is first committed; return an event that says when."""
    ask, broken = store.ask, Event()

    async def lose(asked: Any) -> Any:  # noqa: ANN401 - any work
        if getattr(asked, "func", None) != work or broken.is_set():
            return await ask(asked)
        if is_stored:
            await ask(asked)
        broken.set()
        raise ConnectionLost

    store.ask = lose  # type: ignore[assignment, method-assign]
    return broken


def test_a_try_counts_once_and_what_others_send_meanwhile_is_theirs(sqlite_url: str) -> None:
    with Running(sqlite_url, mail_settings(1)) as server:
        mail = MailRow("a", "your-turn", server.open_table(SWORD)["code"], 0, ANN, "", "en", "", 1.0, 1.0)

        def story(connection: Connection) -> Any:  # noqa: ANN401 - a row
            outbox_store.add(connection, mail)
            for _ in range(2):
                MAILS.put_off(connection, "a", due=1e12, tries=1)
                connection.execute(update(outbox).values(node="another"))
            MAILS.put_off(connection, "a", due=1e12, tries=1)
            return connection.execute(select(outbox.c.tries, outbox.c.node)).one()

        assert on_loop(server, server.lobby.store.ask(story)) == (1, "another")


# --- several servers ---------------------------------------------------------------------------------------


@contextmanager
def mailing_pair(postgres: Postgres, port: int) -> Iterator[tuple[Running, Running]]:
    url = postgres.new_database()
    settings = msgspec.structs.replace(mail_settings(port), shared=True)
    with Running(url, settings) as first, Running(url, settings) as second:
        yield first, second
    postgres.take_back(url)


def test_each_mail_is_sent_by_one_of_two_servers(postgres: Postgres) -> None:
    """Also those that a dead server was sending; what a living one sends is its own."""
    with (
        post_office() as (post, port),
        mailing_pair(postgres, port) as pair,
        party(pair[0], SWORD, people=3) as table,
    ):
        code, now = table.code, time.time()
        seats = [seat.row for seat in pair[0].lobby.rooms[code].seats]
        for row in seats:
            row.mail, row.mail_hash = f"{row.seat}@example.org", f"0{row.seat}"
        on_loop(pair[0], pair[0].lobby.store.save_seats(seats))
        alive = pair[1].lobby.membership
        assert alive is not None
        owners = [*[""] * 20, *["a dead one"] * 5, alive.name]
        mails = [
            MailRow(
                f"{n:x}", "your-turn", code, n % 3, f"{n % 3}@example.org", f"0{n % 3}", "en", "", now, now
            )
            for n in range(len(owners))
        ]
        for mail, owner in zip(mails, owners, strict=True):
            mail.node = owner

        def add(connection: Connection) -> None:
            connection.execute(insert(outbox), [msgspec.structs.asdict(one) for one in mails])

        on_loop(pair[0], pair[0].lobby.store.ask(add))
        for server in pair:
            server.loop.call_soon_threadsafe(server.lobby.reminders.outbox.look)
        until(lambda: len(post.mails) >= 26)
        until(lambda: waiting(pair[0]) == [])
        assert len(post.mails) == 26
        assert len({mail["Message-ID"] for mail in post.mails}) == 26


class Slow(Busy):
    """A mail server that takes its time with the first mail, and never says what became of it."""

    def __init__(self) -> None:
        super().__init__("421 Gone")
        self.may_answer = Event()

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: ANN401, N802
        said = await super().handle_DATA(server, session, envelope)
        if len(self.tried) == 1:
            await asyncio.to_thread(self.may_answer.wait)
        return said


def test_a_mail_of_a_server_that_is_killed_is_sent_by_another(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether it was accepted: so it is sent again, and can be recognized."""
    monkeypatch.setattr(leases, "LIFETIME", 2.0)
    monkeypatch.setattr(membership, "BEAT", 0.2)
    with post_office(Slow()) as (post, port), ExitStack() as at_end:
        assert isinstance(post, Slow)
        at_end.callback(post.may_answer.set)
        mail = {"smtp_host": "127.0.0.1", "smtp_port": port, "mail_from": "table@example.org"}
        words = "".join(f"{name} = {json.dumps(value)}\n" for name, value in mail.items())
        settings = f"smtp_tls = false\npublic_url = '{SITE}'\n{words}"
        (victim,) = at_end.enter_context(sharing([postgres_url], tmp_path, settings=settings))
        wanted = json.dumps({"name": "Ann", "options": {"game": SWORD}}).encode()
        with urlopen(Request(f"{victim.url}/api/tables", wanted), timeout=PATIENCE) as found:  # noqa: S310 - our own
            host = json.load(found)
        with closing(Client(victim.url, host["code"], host["token"])) as client:
            client.say("mail", address=ANN)
            client.wait("mail_state")
            until(lambda: len(post.tried) == 1, "the first server did not send it")
            victim.kill()
        post.may_answer.set()
        other = at_end.enter_context(Running(postgres_url, mail_settings(port, shared=True)))
        until(lambda: has_tried(2, other, post))
        link = links_of(post.wait(1))[0]
        assert len(set(post.tried)) == 1
        assert other.ask(link, method="POST") == (200, {"code": host["code"]})


def test_what_another_server_sends_is_not_taken(postgres_url: str) -> None:
    with Running(postgres_url, msgspec.structs.replace(mail_settings(1), shared=True)) as server:
        me = server.lobby.membership
        assert me is not None
        code = server.open_table(SWORD)["code"]
        mail = MailRow("a", "your-turn", code, 0, ANN, "", "en", "", 1.0, 1.0, 0, me.name)

        def story(connection: Connection) -> list[bool]:
            outbox_store.add(connection, mail)
            return [MAILS.take(connection, 2.0, one) is not None for one in ("other", me.name, "other")]

        assert on_loop(server, server.lobby.store.ask(story)) == [False, True, False]
        late = partial(MAILS.take, now=1.0 + DAY, node=me.name)
        assert on_loop(server, server.lobby.store.ask(late)) is None, "it is worth nothing after a day"


def test_nothing_is_sent_to_somebody_who_wants_no_mail(database_url: str) -> None:
    """Not even if the address is given at the moment in which its owner says so."""
    with Running(database_url, mail_settings(1)) as server:
        code = server.open_table(SWORD)["code"]
        row = server.lobby.rooms[code].seats[0].row
        row.mail, row.mail_hash = ANN, "0a"
        on_loop(server, server.lobby.store.save_seats([row]))

        def story(connection: Connection) -> list[bool]:
            found = []
            for key, unwanted in (("a", "0b"), ("b", "0a")):
                mail = MailRow(key, key, code, 0, ANN, "0a", "en", "", 1.0, 1.0)
                outbox_store.add(connection, mail)
                add_unwanted(connection, unwanted)
                found.append(MAILS.take(connection, 2.0, "") is not None)
            return found

        assert on_loop(server, server.lobby.store.ask(story)) == [True, False]
        assert waiting(server) == []
