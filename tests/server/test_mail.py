"""Reminders by mail: to absent players who have confirmed their address, once for each decision."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chanbara.server.table import referee
from checks.server.server_process import held_port
from tests.server.kit import Running
from tests.server.party import Party, Player, party, see_gone
from tests.server.post import SITE, Post, confirm_all, links_of, mail_settings, post_office, text_of

SWORD = {"game": "sword", "players": 3}
DAYS = {"clock": "days", "days": 2}


@pytest.fixture(scope="module")
def office() -> Iterator[tuple[Post, int]]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(
    office: tuple[Post, int], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Post]]:
    """A server that sends mail to a post office of its own."""
    post, port = office
    with Running(f"sqlite:///{tmp_path_factory.mktemp('mail')}/mail.sqlite", mail_settings(port)) as server:
        yield server, post


@pytest.fixture(autouse=True)
def empty(request: pytest.FixtureRequest) -> None:
    """No test sees the mails of another."""
    if "mailing" in request.fixturenames:
        post = request.getfixturevalue("mailing")[1]
        post.mails.clear()
        post.to.clear()


def leave(table: Party, but: Player) -> Player:
    """Someone who is not asked leaves, and the others play on until it is their turn."""
    leaver = next(player for player in table.players[1:] if player is not but)
    table.players.remove(leaver)
    leaver.close()
    while (asker := table.step(table.host.version)) is not None:
        asker.choose(0)
        table.host.at(table.host.version + 1)
    return leaver


def test_who_is_asked_and_not_there_gets_one_mail_for_each_decision(mailing: tuple[Running, Post]) -> None:
    """The link names the table and no token; connected players get none; asking again is no second mail."""
    server, post = mailing
    with party(server, SWORD, people=3, clock=DAYS) as table:
        confirm_all(server, post, table)
        table.start()
        leaver = leave(table, table.until_asked(0, 1, 2))
        mail = post.wait(4)
        _pause(table.host)
        assert post.to[3:] == [[f"player-{leaver.seat}@example.org"]]
        assert (mail["From"], mail["To"]) == ("table@example.org", f"player-{leaver.seat}@example.org")
        assert mail["Subject"] == f"Table {table.code}: your turn"
        assert f"It is your turn at table {table.code}:\n{SITE}/t/{table.code}\n" in text_of(mail)
        assert leaver.token not in mail.as_string()
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        back.at(table.host.version)
        back.close()
        _pause(table.host)
        assert len(post.mails) == 4
        assert [entry[0] for entry in server.log_of(table.code)].count("mailed") == 1


def _pause(host: Player) -> None:
    host.say("pause")
    host.wait("notice", kind="pause")
    host.say("pause", paused=False)
    host.wait("notice", kind="resume")
    host.quiet()


def test_who_leaves_while_he_is_asked_is_told_too(
    mailing: tuple[Running, Post], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is loaded again is back in time; a laptop that was closed is not."""
    server, post = mailing
    monkeypatch.setattr(referee, "AWAY", 600.0)
    with party(server, SWORD, people=3) as table:
        confirm_all(server, post, table)
        table.start()
        asked = table.until_asked(0, 1, 2)
        table.players.remove(asked)
        asked.close()
        see_gone(table.players[0], asked)
        server.later(400)
        assert asked.seated is not None
        again = table.connect(asked.seated)
        again.wait("welcome")
        server.later(600)
        again.quiet()
        assert [entry for entry in server.log_of(table.code) if entry[0] == "mailed"] == []
        again.close()
        see_gone(table.players[0], asked)
        server.later(600)
        post.wait(4)
        assert post.to[3:] == [[f"player-{asked.seat}@example.org"]]


def test_an_address_that_nobody_has_confirmed_gets_nothing_but_the_question(
    mailing: tuple[Running, Post],
) -> None:
    """Nothing that a user has typed is in it, and opening its link does not confirm it."""
    server, post = mailing
    with party(server, SWORD, people=3, clock=DAYS, name="Buy pills") as table:
        for player in table.players:
            player.say("mail", address="victim@example.org")
            player.wait("mail_state", address="victim@example.org", confirmed=False)
        mail = post.wait(3)
        assert not [name for name in ("Buy pills", "Guest") if name in mail.as_string()]
        assert table.code in text_of(mail)
        server.ask(links_of(mail)[0])  # what a program that scans mail does
        table.start()
        leaver = leave(table, table.until_asked(0, 1, 2))
        assert table.host.decision is not None
        assert table.host.decision["seat"] == leaver.seat
        _pause(table.host)
        assert [entry for entry in server.log_of(table.code) if entry[0] == "mailed"] == []
        assert len(post.mails) == 3


def test_an_address_is_one_address(mailing: tuple[Running, Post]) -> None:
    """Nothing that could be two addresses, or a header; an empty one ends it."""
    server, post = mailing
    wrong = ("bea", "a@b,c@d", "a@b.c c@d", "a@b.org\r\nBcc: c@d.org", "<a@b.org>", "a@b.org@c.org", "@")
    odd = ("a\x00@b.org", "a..b@c.org", "a@localhost", "a@10.0.0.1", "a@[10.0.0.1]", "a@b.org.", ".a@b.org")
    with party(server, SWORD, people=2) as table:
        host, other = table.players
        host.quiet()
        for address in (*wrong, *odd):
            assert host.refused("mail", address=address) == (
                "impossible",
                "That is not a valid email address.",
            )
        other.quiet()
        host.say("mail", address="ann@example.org")
        post.wait(1)
        host.say("mail", address="")
        assert [one for one in host.quiet() if one["type"] != "table"] == [
            {"type": "mail_state", "address": "ann@example.org", "confirmed": False, "re": None},
            {"type": "mail_state", "address": "", "confirmed": False, "re": None},
        ]
        heard = [one for one in other.quiet() if one["type"] != "table"]
        assert heard == [], "nobody else is told of an address"
        assert server.ask(links_of(post.wait(1))[0], method="POST")[0] == 401, "it was taken back"
    with party(server, SWORD, people=1, clock={"clock": "live"}) as table:
        assert table.host.refused("mail", address="ann@example.org") == (
            "impossible",
            "Email reminders are only for tables without a live clock.",
        )
        assert not [one for one in table.host.client.heard if one["type"] == "mail_state"]


def test_a_server_without_a_post_office_says_so(server: Running) -> None:
    """The address is not stored if it would not be used; and it is private."""
    with party(server, SWORD, people=1) as table:
        assert table.host.refused("mail", address="ann@example.org") == (
            "impossible",
            "This server does not send email.",
        )
        watcher = table.watch("Zoe")
        assert watcher.refused("mail", address="zoe@example.org")[0] == "not_seated"
        heard = [*table.host.client.heard, *watcher.client.heard]
        assert not [one for one in heard if one["type"] == "mail_state"]


def test_a_post_office_that_does_not_answer_troubles_nobody(office: tuple[Post, int], tmp_path: Path) -> None:
    """The mail waits, the game does not."""
    database = f"sqlite:///{tmp_path}/mail.sqlite"
    post, port = office
    with (
        Running(database, mail_settings(port)) as server,
        party(server, SWORD, people=3, clock=DAYS) as table,
    ):
        before = len(post.mails)
        for player in table.players:
            player.say("mail", address=f"player-{player.seat}@example.org")
            player.wait("mail_state", address=f"player-{player.seat}@example.org")
            link = links_of(post.wait(before + 1 + player.seat))[0]
            assert server.ask(link, method="POST")[0] == 200
        table.start()
    with (
        closing(held_port()) as held,  # where nobody listens
        Running(database, mail_settings(held.getsockname()[1])) as server,
    ):
        players = [Player(server.client(table.code, one.token), one.seated) for one in table.players]
        for player in players:
            player.at(0)
        table.server, table.players, table.watchers = server, players, []
        leaver = leave(table, table.until_asked(0, 1, 2))
        assert table.host.decision is not None
        assert table.host.decision["seat"] == leaver.seat
        table.host.quiet()
        assert ("mailed", leaver.seat, "") in server.log_of(table.code)
        back = table.connect(leaver.seated)  # type: ignore[arg-type]
        back.at(table.host.version)
        assert back.is_asked()
