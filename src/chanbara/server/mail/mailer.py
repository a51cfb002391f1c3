"""Gives one mail at a time to the configured SMTP server, in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
import ssl
import threading
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from chanbara.server.metrics.meters import MailOutcome
    from chanbara.server.settings import Settings

LOG = logging.getLogger("chanbara.mail")
SECONDS = 20.0
"""Seconds before an unresponsive mail server is given up."""
PERMANENT = range(500, 600)
"""Answers of a mail server that will be the same the next time."""

Delivery: TypeAlias = Literal["sent", "failed", "refused"]
"""Accepted; not accepted now; never accepted."""


class Mailer:
    """Sends mails; a failure is logged and troubles no table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sends = bool(settings.smtp_host and settings.mail_from)
        self.count: Callable[[MailOutcome], None] = lambda _outcome: None
        """Called with what became of a mail, in whatever thread."""

    async def send(self, mail: EmailMessage) -> Delivery:
        """Send a mail."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Delivery] = loop.create_future()

        def settle(outcome: Delivery) -> None:
            if not done.done():
                done.set_result(outcome)

        def work() -> None:
            outcome = self._delivery(mail)
            with contextlib.suppress(RuntimeError):  # nobody waits any more
                loop.call_soon_threadsafe(settle, outcome)

        # A daemon: a mail server that hangs must not keep the program from ending.
        threading.Thread(target=work, name="chanbara-mail", daemon=True).start()
        return await done

    def _delivery(self, mail: EmailMessage) -> Delivery:
        try:
            self._send(mail)
        except Exception as error:  # noqa: BLE001 - no address and no mail server may trouble a table
            self.count("failed")
            LOG.warning("mail not sent", extra={"why": type(error).__name__})
            return "refused" if is_final(error) else "failed"
        self.count("sent")
        return "sent"

    def _send(self, mail: EmailMessage) -> None:
        settings = self.settings
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
            if settings.smtp_tls:
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(mail)


def is_final(error: Exception) -> bool:
    """Whether a mail server will never accept a mail, such as one to a mailbox that does not exist."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            return all(code in PERMANENT for code, _ in error.recipients.values())
        case smtplib.SMTPDataError() | smtplib.SMTPNotSupportedError():
            return getattr(error, "smtp_code", PERMANENT.start) in PERMANENT
        case _:
            return isinstance(error, ValueError)  # an address that cannot be written
