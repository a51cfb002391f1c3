"""A real mail server for the tests, and servers of tables that send their mail to it."""

from __future__ import annotations

import re
from contextlib import closing, contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import TYPE_CHECKING, Any

import msgspec
from aiosmtpd.controller import Controller

from checks.server.server_process import held_port
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.server.settings import Settings
    from tests.server.party import Party, Player

SITE = "https://play.example.org"
LINK = re.compile(rf"{SITE}(/\S+)")


class Post:
    """Keeps every mail that a local server was given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.to: list[list[str]] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: ANN401, N802
        """Take a mail."""
        self.to.append(envelope.rcpt_tos)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def wait(self, count: int) -> EmailMessage:
        """Wait until this many mails have arrived; return the last one."""
        until(lambda: len(self.mails) >= count, f"{count} mails did not come")
        assert len(self.mails) == count
        return self.mails[-1]


def text_of(mail: EmailMessage) -> str:
    """Return what a reader sees."""
    return str(mail.get_content()).replace("\r\n", "\n")


def links_of(mail: EmailMessage) -> list[str]:
    """Return the paths of all links to the site."""
    return LINK.findall(text_of(mail))


@contextmanager
def post_office(post: Post | None = None) -> Iterator[tuple[Post, int]]:
    """A mail server on a free port."""
    with closing(held_port()) as held:
        post, port = post or Post(), int(held.getsockname()[1])
        controller = Controller(post, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
        controller.start()
        try:
            yield post, port
        finally:
            controller.stop()


def mail_settings(port: int, **changed: Any) -> Settings:  # noqa: ANN401 - settings
    """Return the settings of a server that sends mail, with limits that other tests do not meet."""
    generous = {
        "smtp_host": "127.0.0.1",
        "smtp_port": port,
        "smtp_tls": False,
        "mail_from": "table@example.org",
        "public_url": f"{SITE}/",
        "confirmations_per_recipient": 1_000,
        "confirmations_per_address": 1_000,
        "confirmations_per_table": 1_000,
        "mails_per_hour": 1_000,
    }
    return msgspec.structs.replace(GENEROUS, **{**generous, **changed})


def confirm_all(server: Running, post: Post, table: Party) -> None:
    """Give every player at a table an address of their own, and have its owner confirm it."""
    for player in table.players:
        confirm(server, post, player)


def confirm(server: Running, post: Post, player: Player) -> None:
    """Give an address, and confirm it as its owner."""
    count, address = len(post.mails), f"player-{player.seat}@example.org"
    player.say("mail", address=address)
    player.wait("mail_state", address=address, confirmed=False)
    link = links_of(post.wait(count + 1))[0]
    assert server.ask(link, method="POST")[0] == 200
    player.wait("mail_state", address=address, confirmed=True)
