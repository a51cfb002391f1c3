"""Mail for slow games: "your turn", through a configured SMTP server, off the event loop."""

from __future__ import annotations

import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import TYPE_CHECKING

import msgspec

from chanbara.locales import speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.server.metrics.meters import MailOutcome
    from chanbara.server.settings import Settings
    from chanbara.server.store.store import SeatRow

LOG = logging.getLogger("chanbara.mail")
SECONDS = 20.0
"""Seconds before an unresponsive mail server is given up."""


class Mailer:
    """Sends mails one at a time; a failure is logged and has no other effect."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sends = bool(settings.smtp_host and settings.mail_from)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mail")
        self.count: Callable[[MailOutcome], None] = lambda _outcome: None
        """Called with what became of a mail, in the thread that sends it."""

    def your_turn(self, seat: SeatRow, code: str, link: str) -> None:
        """Notify a player that it is their turn. The link names the table and grants no access."""
        if not self.sends:
            return
        self._thread.submit(self._send, msgspec.structs.replace(seat), code, link)

    def _written(self, seat: SeatRow, code: str, link: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"] = self.settings.mail_from, seat.mail
        mail["Subject"] = speech(seat.language).say("mail-your-turn-subject", table=code)
        mail.set_content(speech(seat.language).say("mail-your-turn", name=seat.name, link=link))
        return mail

    def _send(self, seat: SeatRow, code: str, link: str) -> None:
        settings = self.settings
        try:
            mail = self._written(seat, code, link)
            with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
                if settings.smtp_tls:
                    server.starttls(context=ssl.create_default_context())
                if settings.smtp_user:
                    server.login(settings.smtp_user, settings.smtp_password)
                server.send_message(mail)
            self.count("sent")
        except Exception as error:  # noqa: BLE001 - no address and no mail server may trouble a table
            self.count("failed")
            LOG.warning("mail not sent", extra={"table": code, "why": type(error).__name__})

    def close(self) -> None:
        """Stop sending."""
        self._thread.shutdown(wait=False, cancel_futures=True)
