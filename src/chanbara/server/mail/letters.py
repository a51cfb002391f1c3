"""The mails. They contain our own words, the table's code and links, and nothing that a user has typed."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from chanbara.locales import speech

if TYPE_CHECKING:
    from chanbara.server.mail.addresses import MailKey
    from chanbara.server.settings import Settings
    from chanbara.server.store.mail_rows import MailRow

CONFIRM, YOUR_TURN = "confirm", "your-turn"
"""The kinds of mails."""
ONE_LINE = SMTP.clone(max_line_length=900)
"""A folded link in a header is broken for many programs; a line may have 998 characters."""


class Letters:
    """Writes mails in the language of a seat."""

    def __init__(self, settings: Settings, key: MailKey) -> None:
        self._settings = settings
        self._key = key
        self._site = settings.public_url.rstrip("/")

    def written(self, row: MailRow) -> EmailMessage:
        """Return a mail that waits."""
        return self._confirmation(row) if row.kind == CONFIRM else self._your_turn(row)

    def _confirmation(self, row: MailRow) -> EmailMessage:
        """Ask whether the owner of an address wants reminders. A program that unsubscribes means: never."""
        never = f"{self._site}/mail/never/{self._key.link_token(row.mail_hash)}"
        link = f"{self._site}/mail/confirm/{row.code}/{row.token}"
        hours = round(self._settings.confirm_hours)
        return self._letter(row, never, site=self._site, link=link, never=never, hours=hours)

    def _your_turn(self, row: MailRow) -> EmailMessage:
        """Remind a player that it is their turn. The link names the table and grants no access."""
        stop = f"{self._site}/mail/stop/{self._key.link_token(row.mail_hash)}"
        return self._letter(row, stop, link=f"{self._site}/t/{row.code}", stop=stop)

    def _letter(self, row: MailRow, unsubscribe: str, **about: str | int) -> EmailMessage:
        voice = speech(row.language)
        mail = EmailMessage(policy=ONE_LINE)
        mail["From"], mail["To"] = self._settings.mail_from, row.mail
        mail["Subject"] = voice.say(f"mail-{row.kind}-subject", table=row.code)
        mail["Date"] = localtime(datetime.fromtimestamp(row.made, UTC))
        # The same each time: a mail that had to be sent again is recognized by it.
        mail["Message-ID"] = f"<{row.key}@{urlsplit(self._site).hostname or 'localhost'}>"
        mail["Auto-Submitted"] = "auto-generated"  # so that no absence note answers it
        mail["List-Unsubscribe"] = f"<{unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(
            voice.say(f"mail-{row.kind}", table=row.code, **about) + "\n", cte="quoted-printable"
        )
        return mail
