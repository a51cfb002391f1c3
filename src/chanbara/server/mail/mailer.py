"""The outgoing mail: a bounded queue and one thread, which talks to the configured SMTP server."""

from __future__ import annotations

import logging
import queue
import smtplib
import ssl
import threading
import time
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from chanbara.server.metrics.meters import MailOutcome
    from chanbara.server.settings import Settings

LOG = logging.getLogger("chanbara.mail")
SECONDS = 20.0
"""Seconds before an unresponsive mail server is given up."""
LAST_SECONDS = 3.0
"""Seconds for which a server that shuts down waits for the mails in its queue."""
HOUR = 3600.0


class Mailer:
    """Sends mails one at a time; a failure is logged and has no other effect."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sends = bool(settings.smtp_host and settings.mail_from)
        self.count: Callable[[MailOutcome], None] = lambda _outcome: None
        """Called with what became of a mail, in the loop or in the thread that sends it."""
        self._queue: queue.Queue[EmailMessage | None] = queue.Queue()
        self._times: deque[float] = deque()
        """When each mail of the last hour was accepted."""
        self._left_out = 0
        """Mails dropped since the last one that was accepted."""
        self._thread: threading.Thread | None = None

    @property
    def has_room(self) -> bool:
        """Whether another mail may be sent: neither the queue nor the quota of this hour is full."""
        old = time.monotonic() - HOUR
        while self._times and self._times[0] <= old:
            self._times.popleft()
        is_short = self._queue.qsize() < self.settings.mail_queue
        return is_short and len(self._times) < self.settings.mails_per_hour

    def send(self, mail: EmailMessage) -> None:
        """Queue a mail; one too many is dropped and counted."""
        if not self.sends:
            return
        if not self.has_room:
            self._drop()
            return
        if self._left_out:
            LOG.warning("mails are sent again", extra={"left": self._left_out})
            self._left_out = 0
        self._times.append(time.monotonic())
        self._queue.put(mail)
        if self._thread is None:
            # A daemon: a mail server that hangs must not keep the program from ending.
            self._thread = threading.Thread(target=self._serve, name="chanbara-mail", daemon=True)
            self._thread.start()

    def _drop(self) -> None:
        self.count("dropped")
        self._left_out += 1
        if self._left_out == 1:
            LOG.error("too many mails, some are not sent", extra={"left": self._queue.qsize()})

    def _serve(self) -> None:
        while (mail := self._queue.get()) is not None:
            try:
                self._send(mail)
            except Exception as error:  # noqa: BLE001 - no address and no mail server may trouble a table
                self.count("failed")
                LOG.warning("mail not sent", extra={"why": type(error).__name__})
            else:
                self.count("sent")

    def _send(self, mail: EmailMessage) -> None:
        settings = self.settings
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
            if settings.smtp_tls:
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(mail)

    def close(self) -> None:
        """Send what is queued, if that takes only a moment, and stop."""
        if self._thread is None:
            return
        self._queue.put(None)
        self._thread.join(LAST_SECONDS)
        if self._thread.is_alive():
            LOG.warning("mails are left unsent", extra={"left": self._queue.qsize()})
