"""Whose address it is decides: confirmations, links to unsubscribe, and limits for those who ask."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Iterator
from contextlib import closing
from email.message import EmailMessage
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from chanbara.server.mail import reminders
from chanbara.server.mail.addresses import MailKey
from chanbara.server.outbox import outbox as outboxes
from chanbara.server.store.mail_rows import outbox
from chanbara.server.wire.refusal import Refusal
from checks.server.server_process import held_port
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import Party, party
from tests.server.post import SITE, Post, confirm, links_of, mail_settings, post_office, text_of
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
ONE_CLICK = b"List-Unsubscribe=One-Click"
VICTIM, SILENT = "victim@example.org", "silent@example.org"


@pytest.fixture(scope="module")
def office() -> Iterator[tuple[Post, int]]:
    with post_office() as found:
        yield found


@pytest.fixture
def post(office: tuple[Post, int]) -> Post:
    """The mails of one test."""
    office[0].mails.clear()
    office[0].to.clear()
    return office[0]


@pytest.fixture(scope="module")
def mailing(office: tuple[Post, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("mail")
    with Running(f"sqlite:///{folder}/mail.sqlite", mail_settings(office[1])) as server:
        yield server


def on_loop(server: Running, work: Awaitable[Any]) -> Any:  # noqa: ANN401 - whatever comes of it
    async def done() -> Any:  # noqa: ANN401
        return await work

    return asyncio.run_coroutine_threadsafe(done(), server.loop).result(PATIENCE)


def ask_for(table: Party, address: str = VICTIM) -> None:
    """Give an address at a table, as anybody may who sits there."""
    table.host.say("mail", address=address)
    table.host.wait("mail_state", address=address, confirmed=False)


def remind(server: Running, table: Party) -> None:
    """Remind the host that it is their turn."""
    lobby = lobby_of(server)
    room = lobby.rooms[table.code]

    async def log() -> None:
        mail = lobby.reminders.adding("your-turn", room.seats[0].row)
        await room.log("mailed", 0, also=mail, decision=0)
        lobby.reminders.outbox.look()

    on_loop(server, room.do(log))


def header_link(mail: EmailMessage) -> str:
    """Return the path of the link by which a mail program unsubscribes."""
    assert mail["List-Unsubscribe-Post"] == ONE_CLICK.decode()
    link = str(mail["List-Unsubscribe"])
    assert link.startswith(f"<{SITE}/mail/")
    assert link.endswith(">")
    return link[1:-1].removeprefix(SITE)


def addresses_in(server: Running) -> list[tuple[Any, ...]]:
    """Return what the database has about addresses."""
    return stored(
        server,
        "select mail, mail_hash, mail_confirm from seats where mail || mail_hash || mail_confirm <> ''",
    )


def stored(server: Running, asked: str) -> list[tuple[Any, ...]]:
    """Return what the database has."""
    path = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return list(database.execute(asked))


def test_a_confirmation_speaks_the_language_of_the_seat(mailing: Running, post: Post) -> None:
    seated = mailing.open_table(SWORD)
    client = mailing.client(seated["code"], seated["token"], language="de")
    client.say("mail", address=VICTIM)
    mail = post.wait(1)
    assert mail["Subject"] == f"Bitte bestätigen: Erinnerungen für Tisch {seated['code']}"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"Jemand an Tisch {seated['code']} auf {SITE} möchte" in text_of(mail)
    assert "48 Stunden" in text_of(mail)
    client.close()


def test_a_link_confirms_once_and_only_what_it_was_sent_for(mailing: Running, post: Post) -> None:
    """Another person who types a confirmed address at another table only causes another question."""
    with party(mailing, SWORD, people=1) as table, party(mailing, SWORD, people=1) as other:
        ask_for(table)
        link = links_of(post.wait(1))[0]
        assert mailing.ask(link, method="POST", origin="https://evil.example")[0] == 403
        for wrong in (
            link[:-3],
            f"{link}x",
            link.replace("/confirm/", "/stop/", 1).replace(f"{table.code}/", ""),
        ):
            assert mailing.ask(wrong, method="POST")[1]["code"] == "unknown_token"
        assert mailing.ask(link, method="POST") == (200, {"code": table.code})
        table.host.wait("mail_state", address=VICTIM, confirmed=True)
        assert mailing.ask(link, method="POST") == (
            401,
            {
                "code": "unknown_token",
                "message": "This link has already been used, has expired, or is incomplete.",
            },
        )
        table.host.say("mail", address=VICTIM)
        table.host.wait("mail_state", address=VICTIM, confirmed=True)
        ask_for(other)
        post.wait(2)
        assert lobby_of(mailing).rooms[other.code].seats[0].row.mail_confirm


def test_a_confirmation_lasts_for_the_rematch(mailing: Running, post: Post) -> None:
    """Given twice at a seat, the last link counts; one that was not answered yet counts for both tables."""
    with party(mailing, SWORD, people=3) as table:
        host, waiting, _ = table.players
        confirm(mailing, post, host)
        waiting.say("mail", address="late@example.org")
        first = links_of(post.wait(2))[0]
        waiting.say("mail", address="late@example.org")
        link = links_of(post.wait(3))[0]
        assert mailing.ask(first, method="POST")[0] == 401
        table.start()
        host.say("end")
        host.wait("table")
        host.say("rematch")
        while (code := host.wait("table")["table"]["next"]) is None:
            pass
        assert mailing.ask(link, method="POST")[0] == 200
        again = [mailing.client(code, one.token) for one in (host, waiting)]
        assert [one.wait("mail_state")["confirmed"] for one in again] == [True, True]
        for one in again:
            one.close()


def test_a_question_without_an_answer_is_forgotten(
    mailing: Running, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In memory and on disk; its link is useless afterwards."""
    lobby = lobby_of(mailing)
    with party(mailing, SWORD, people=1) as table, party(mailing, SWORD, people=1) as asleep:
        confirm(mailing, post, table.host)
        ask_for(asleep, SILENT)
        asleep.host.close()
        until(lambda: not lobby.rooms[asleep.code].connections)
        on_loop(mailing, lobby.asleep.send(lobby.rooms[asleep.code]))
        table.host.say("mail", address=SILENT)
        links = [links_of(mail)[0] for mail in (post.wait(3), post.mails[1])]
        later = time.time() + 49 * 3600
        with monkeypatch.context() as ahead:
            ahead.setattr(reminders, "time", SimpleNamespace(time=lambda: later))
            assert [mailing.ask(link, method="POST")[0] for link in links] == [401, 401]
        assert asleep.code not in lobby.rooms
        assert [one[0] for one in addresses_in(mailing)].count(SILENT) >= 2
        on_loop(mailing, lobby.reminders.forget_unanswered(later))
        table.host.wait("mail_state", address="", confirmed=False)
        assert SILENT not in [one[0] for one in addresses_in(mailing)]
        assert [mailing.ask(link, method="POST")[0] for link in links] == [401, 401]
        assert len(post.mails) == 3


def test_a_mail_program_unsubscribes_with_one_click(mailing: Running, post: Post) -> None:
    """From a reminder: the address is deleted at every table, and may be given again."""
    with party(mailing, SWORD, people=1) as table, party(mailing, SWORD, people=1) as other:
        for one in (table, other):
            confirm(mailing, post, one.host)
        lobby = lobby_of(mailing)
        remind(mailing, table)
        mail = post.wait(3)
        stop = header_link(mail)
        assert stop in links_of(mail)
        mailing.ask(stop)  # a program that scans mail
        assert lobby.rooms[table.code].seats[0].row.mail
        assert mailing.ask(stop, ONE_CLICK) == (204, "")
        for one in (table, other):
            one.host.wait("mail_state", address="", confirmed=False)
        assert "player-0@example.org" not in [one[0] for one in addresses_in(mailing)]
        confirm(mailing, post, table.host)


def test_never_again_is_for_good_and_tells_nobody(mailing: Running, post: Post) -> None:
    """Whoever gives the address sees what they see otherwise; the list contains no address."""
    with party(mailing, SWORD, people=1) as table, party(mailing, SWORD, people=1) as other:
        ask_for(table)
        never = header_link(post.wait(1))
        assert never in links_of(post.mails[0])
        assert mailing.ask(never, ONE_CLICK) == (204, "")
        assert mailing.ask(never, ONE_CLICK) == (204, "")
        table.host.wait("mail_state", address="", confirmed=False)
        for address in (VICTIM, "Victim@EXAMPLE.org", "victim+2@example.org"):
            ask_for(other, address)
        ask_for(other, "someone.else@example.org")
        assert post.wait(2)["To"] == "someone.else@example.org"
        path = mailing.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            kept = [one for (one,) in database.execute("select hash from unwanted_mail")]
        assert len(kept) == 1
        assert "@" not in kept[0]
        assert mailing.ask(never.replace("/never/", "/allow/"), b"") == (204, "")
        ask_for(other)
        assert post.wait(3)["To"] == VICTIM


def test_a_link_that_the_server_has_not_made_does_nothing() -> None:
    """Neither another address nor another server's."""
    key, other = MailKey("00" * 32), MailKey("11" * 32)
    mine = key.hash_of("Ann+games@Example.org")
    assert mine == key.hash_of("ann@example.org") != other.hash_of("ann@example.org")
    token = key.link_token(mine)
    assert key.hash_in(token) == mine
    forged = (other.link_token(mine), token[:-1], token + "A", "A" * len(token), "", "é", "%", token[:21])
    for wrong in forged:
        with pytest.raises(Refusal):
            key.hash_in(wrong)


# --- limits ------------------------------------------------------------------------------------------------


def limited(office: tuple[Post, int], url: str, **limits: Any) -> Running:  # noqa: ANN401 - settings
    return Running(url, mail_settings(office[1], **limits))


def test_one_address_gets_few_questions_a_day(office: tuple[Post, int], post: Post, sqlite_url: str) -> None:
    """From whatever table, and whatever tag it has: the sender does not learn which was the last."""
    with limited(office, sqlite_url, confirmations_per_recipient=2) as server:
        for number in range(4):
            with party(server, SWORD, people=1) as table:
                ask_for(table, f"victim+{number}@example.org")
        with party(server, SWORD, people=1) as table:
            ask_for(table, "other@example.org")
        assert post.wait(3)["To"] == "other@example.org"


def test_one_sender_and_one_table_may_ask_few_addresses(
    office: tuple[Post, int], post: Post, sqlite_url: str
) -> None:
    few = {"confirmations_per_table": 2, "confirmations_per_address": 3}
    refusal = ("too_fast", "Too many confirmations have been sent today. Try again tomorrow.")
    with limited(office, sqlite_url, **few) as server:
        for count in (2, 1):
            with party(server, SWORD, people=1) as table:
                for number in range(count):
                    ask_for(table, f"{number}@{table.code}.example.org")
                assert table.host.refused("mail", address=VICTIM) == refusal
                seat = lobby_of(server).rooms[table.code].seats[0]
                assert seat.row.mail != VICTIM, "a refusal changes nothing"
        post.wait(3)


def test_all_mails_of_an_hour_are_limited(office: tuple[Post, int], post: Post, sqlite_url: str) -> None:
    with (
        limited(office, sqlite_url, mails_per_hour=2) as server,
        party(server, SWORD, people=2) as table,
    ):
        confirm(server, post, table.host)
        ask_for(table)
        post.wait(2)
        assert table.players[1].refused("mail", address="more@example.org") == (
            "full",
            "The server has sent too much email. Try again later.",
        )
        lobby = lobby_of(server)
        remind(server, table)
        count = lobby.meters.registry.get_sample_value("chanbara_mails_total", {"outcome": "dropped"})
        assert (count, len(post.mails)) == (1, 2)


def test_a_post_office_that_hangs_costs_no_memory_and_few_lines(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue is short; what does not fit is counted, and logged once until there is room again."""
    monkeypatch.setattr(outboxes, "LAST_SECONDS", 0.01)
    with closing(held_port()) as held:
        held.listen()
        limits = mail_settings(held.getsockname()[1], mail_queue=3)
        with Running(sqlite_url, limits) as server, party(server, SWORD, people=3) as table:
            for player in table.players:
                player.say("mail", address=f"{player.seat}@example.org")
                player.wait("mail_state", confirmed=False)
            assert table.host.refused("mail", address=VICTIM)[0] == "full", "the first one hangs, two wait"
            for _ in range(5):
                remind(server, table)
            waiting = "select count(*) from outbox where sent = 0"
            assert stored(server, waiting) == [(3,)]
            on_loop(server, lobby_of(server).store.ask(_drop_one))
            remind(server, table)
            assert stored(server, waiting) == [(3,)]
            count = lobby_of(server).meters.registry.get_sample_value
            assert count("chanbara_mails_total", {"outcome": "dropped"}) == 5
        said = [one for one in caplog.records if one.name == "chanbara.outbox"]
    assert [one.getMessage() for one in said] == [
        "too many messages, some are not sent",
        "messages are sent again",
    ]
    assert said[1].__dict__["left"] == 5


def _drop_one(connection: Connection) -> None:
    some = select(outbox.c.key).where(outbox.c.seat == 2)
    connection.execute(delete(outbox).where(outbox.c.key.in_(some)))


# --- restart -----------------------------------------------------------------------------------------------


def test_what_was_answered_and_what_was_asked_survive_a_restart(
    office: tuple[Post, int], post: Post, database_url: str
) -> None:
    with limited(office, database_url) as server, party(server, SWORD, people=2) as table:
        confirm(server, post, table.host)
        table.players[1].say("mail", address=VICTIM)
        mail = post.wait(2)
        tokens = [player.token for player in table.players]
    with limited(office, database_url) as server:
        assert server.ask(links_of(mail)[0], method="POST")[0] == 200
        assert server.ask(links_of(mail)[1].replace("/never/", "/stop/"), ONE_CLICK)[0] == 204
    with limited(office, database_url) as server:
        clients = [server.client(table.code, token) for token in tokens]
        found = [client.wait("mail_state") for client in clients]
        assert [(one["address"], one["confirmed"]) for one in found] == [
            ("player-0@example.org", True),
            ("", False),
        ]
        assert server.ask(links_of(mail)[1], ONE_CLICK)[0] == 204
        clients[1].say("mail", address=VICTIM)
        clients[1].wait("mail_state")
        for client in clients:
            client.close()
    assert len(post.mails) == 2
