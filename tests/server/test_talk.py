"""Chat, quick claims, mute and rate limits; and mail for absent players."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller

from chanbara.server.table import referee
from checks.server.server_process import held_port
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, Player, party, see_gone

SWORD = {"game": "sword", "players": 3}


def said(**about: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of the message
    """Return a line as everyone receives it."""
    return {"type": "said", "seat": None, "name": "", "text": None, "claim": None, "about": None, **about}


# --- chat --------------------------------------------------------------------------------------------------


def test_chat_reaches_everybody_and_who_comes_later(server: Running) -> None:
    """Players and spectators hear each other; a name comes from the seat, not from the message."""
    with party(server, SWORD, people=2) as table:
        zoe = table.watch("Zoe")
        table.players[1].say("say", text="Good evening <b>")
        zoe.say("say", text="さあ")
        lines = [said(seat=1, name="Guest 1", text="Good evening <b>"), said(name="Zoe", text="さあ")]
        for one in table.everybody:
            assert [one.wait("said"), one.wait("said")] == lines
        late = table.watch()
        assert [late.wait("said"), late.wait("said")] == lines


def test_claims_are_made_by_who_plays(server: Running) -> None:
    """About oneself or about a seat; a spectator has nothing to claim."""
    with party(server, SWORD, people=2) as table:
        zoe = table.watch("Zoe")
        table.host.say("claim", claim="samurai")
        table.host.say("claim", claim="suspect", about=1)
        assert zoe.wait("said") == said(seat=0, name="Ann", claim="samurai")
        assert zoe.wait("said") == said(seat=0, name="Ann", claim="suspect", about=1)
        assert zoe.refused("claim", claim="ninja")[0] == "not_seated"
        assert table.host.refused("claim", claim="suspect", about=3) == ("impossible", "There are 3 seats.")
        table.host.say("claim", claim="emperor")
        assert table.host.wait("refused")["code"] == "malformed"


def test_who_has_no_name_does_not_talk(server: Running) -> None:
    """A spectator gives a name in hello; empty and overlong lines are refused."""
    with party(server, SWORD, people=1) as table:
        nobody, zoe = table.watch(), table.watch("Zoe")
        assert nobody.refused("say", text="hi") == (
            "not_seated",
            "Give your name in the first message to use the chat.",
        )
        for text in ("", "x" * 301):
            zoe.say("say", text=text)
            assert zoe.wait("refused")["code"] == "malformed"
        assert table.host.quiet()[-1]["type"] != "said"


def test_mute_is_for_one_connection_and_can_be_undone(server: Running) -> None:
    """Only the muted seat is not heard, only by who muted it, chat and claims alike."""
    with party(server, SWORD, people=3) as table:
        quiet, loud, third = table.players
        quiet.say("mute", seat=1)
        quiet.quiet()
        loud.say("say", text="one")
        loud.say("claim", claim="thanks")
        loud.quiet()
        third.say("say", text="two")
        third.quiet()
        assert quiet.wait("said")["text"] == "two"
        assert [line["text"] for line in third.client.heard if line["type"] == "said"] == ["one", None, "two"]
        quiet.say("mute", seat=1, muted=False)
        quiet.quiet()
        loud.say("say", text="three")
        assert quiet.wait("said")["text"] == "three"


@pytest.mark.usefixtures("still")
def test_who_talks_too_much_is_asked_to_wait(server: Running) -> None:
    """Twenty lines in a minute; who plays can still choose, and others hear nothing of the rest."""
    with party(server, SWORD, people=2) as table:
        table.start()
        for number in range(25):
            table.players[1].say("say", text=f"line {number}")
        refusals = [line for line in table.players[1].quiet() if line["type"] == "refused"]
        assert {(line["code"], line["message"]) for line in refusals} == {
            ("too_fast", "Too many requests. Slow down.")
        }
        assert len(refusals) == 5
        heard = [line["text"] for line in table.host.quiet() if line["type"] == "said"]
        assert heard == [f"line {number}" for number in range(20)]
        table.play(until=3)


# --- mail --------------------------------------------------------------------------------------------------


class Post:
    """Keeps every mail that a local server was given."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.to: list[list[str]] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: ANN401, N802
        """Take a mail."""
        self.to.append(envelope.rcpt_tos)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def wait(self, count: int) -> None:
        """Wait until this many mails have arrived."""
        until(lambda: len(self.mails) >= count, f"{count} mails did not come")


@contextmanager
def post_office() -> Iterator[tuple[Post, int]]:
    """A mail server on a free port."""
    with closing(held_port()) as held:
        post, port = Post(), int(held.getsockname()[1])
        controller = Controller(post, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
        controller.start()
        try:
            yield post, port
        finally:
            controller.stop()


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[tuple[Running, Post]]:
    """A server that sends mail to a post office of its own."""
    with (
        post_office() as (post, port),
        Running(f"sqlite:///{tmp_path}/mail.sqlite", _mail_settings(port)) as server,
    ):
        yield server, post


def _mail_settings(port: int) -> Any:  # noqa: ANN401 - settings
    return msgspec.structs.replace(
        GENEROUS,
        smtp_host="127.0.0.1",
        smtp_port=port,
        smtp_tls=False,
        mail_from="table@example.org",
        public_url="https://play.example.org/",
    )


def test_who_is_asked_and_not_there_gets_one_mail_for_each_decision(mailing: tuple[Running, Post]) -> None:
    """The link names the table and no token; connected players get none; asking again is no second mail."""
    server, post = mailing
    with party(server, SWORD, people=3, clock={"clock": "days", "days": 2}) as table:
        for player in table.players:
            player.say("mail", address=f"player+{player.seat}@example.org")
            player.quiet()
        table.start()
        asked = table.until_asked(0, 1, 2)
        leaver = next(player for player in table.players[1:] if player is not asked)
        table.players.remove(leaver)
        leaver.close()
        while (asker := table.step(table.host.version)) is not None:
            asker.choose(0)
            table.host.at(table.host.version + 1)
        post.wait(1)
        _pause(table.host)
        assert post.to == [[f"player+{leaver.seat}@example.org"]]
        mail = post.mails[0]
        assert (mail["From"], mail["To"]) == ("table@example.org", f"player+{leaver.seat}@example.org")
        assert mail["Subject"] == f"Table {table.code}: your turn"
        assert isinstance(mail, EmailMessage)
        link = f"https://play.example.org/t/{table.code}"
        assert mail.get_content().strip() == f"Guest {leaver.seat}, it is your turn: {link}"
        assert leaver.token not in mail.as_string()
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        back.at(table.host.version)
        back.close()
        _pause(table.host)
        assert len(post.mails) == 1
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
        for player in table.players:
            player.say("mail", address=f"player+{player.seat}@example.org")
            player.quiet()
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
        post.wait(1)
        assert post.to == [[f"player+{asked.seat}@example.org"]]


def test_an_address_is_one_address(mailing: tuple[Running, Post]) -> None:
    """Nothing that could be two addresses, or a header; an empty one ends it."""
    server, _ = mailing
    with party(server, SWORD, people=1) as table:
        for address in ("bea", "a@b,c@d", "a@b c@d", "a@b\r\nBcc: c@d", "<a@b>", "a@b@c", "@", "a\x00@b"):
            assert table.host.refused("mail", address=address) == (
                "impossible",
                "That is not a valid email address.",
            )
        table.host.say("mail", address="ann@example.org")
        table.host.say("mail", address="")
        assert table.host.quiet() == [], "nobody is told of an address"
    clock = {"clock": "live"}
    with party(server, SWORD, people=1, clock=clock) as table:
        assert table.host.refused("mail", address="ann@example.org") == (
            "impossible",
            "Email reminders are only for tables without a live clock.",
        )


def test_a_server_without_a_post_office_says_so(server: Running) -> None:
    """The address is not stored if it would not be used; and it is private."""
    with party(server, SWORD, people=1) as table:
        assert table.host.refused("mail", address="ann@example.org") == (
            "impossible",
            "This server does not send email.",
        )
        watcher = table.watch("Zoe")
        assert watcher.refused("mail", address="zoe@example.org")[0] == "not_seated"


def test_a_post_office_that_does_not_answer_troubles_nobody(tmp_path: Path) -> None:
    """The mail is lost, the game is not."""
    with (
        closing(held_port()) as held,  # where nobody listens
        Running(f"sqlite:///{tmp_path}/mail.sqlite", _mail_settings(held.getsockname()[1])) as server,
        party(server, SWORD, people=3) as table,
    ):
        for player in table.players:
            player.say("mail", address="nobody@example.org")
        table.start()
        asked = table.until_asked(0, 1, 2)
        other = next(player for player in table.players if player is not asked)
        table.players.remove(other)
        other.close()
        for _ in range(30):
            asker = table.step(table.players[0].version)
            if asker is None:
                break
            asker.choose(0)
            table.players[0].at(table.players[0].version + 1)
        assert table.players[0].decision is not None
        assert table.players[0].decision["seat"] == other.seat
        assert ("mailed", other.seat, "") in server.log_of(table.code)
        back = table.connect(other.seated)  # type: ignore[arg-type]
        table.players.append(back)
        back.at(table.players[0].version)
        assert back.is_asked()


def test_all_spectators_are_muted_together(server: Running) -> None:
    """Mute without a seat is for those who only watch; players are heard as before."""
    with party(server, SWORD, people=2) as table:
        quiet, loud = table.players
        watcher = table.watch("Zoe")
        quiet.say("mute")
        quiet.quiet()
        watcher.say("say", text="one")
        watcher.quiet()
        loud.say("say", text="two")
        assert quiet.wait("said")["text"] == "two"
