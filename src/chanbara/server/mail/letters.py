"""The mails. They contain our own words, the table's code and links, and nothing that a user has typed."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from chanbara.locales import speech

if TYPE_CHECKING:
    from chanbara.server.mail.addresses import MailKey
    from chanbara.server.settings import Settings
    from chanbara.server.store.rows import SeatRow

ONE_LINE = SMTP.clone(max_line_length=900)
"""A folded link in a header is broken for many programs; a line may have 998 characters."""


class Letters:
    """Writes mails in the language of a seat."""

    def __init__(self, settings: Settings, key: MailKey) -> None:
        self._settings = settings
        self._key = key
        self._site = settings.public_url.rstrip("/")

    def confirmation(self, seat: SeatRow, token: str) -> EmailMessage:
        """Ask whether the owner of an address wants reminders. A program that unsubscribes means: never."""
        never = f"{self._site}/mail/never/{self._key.link_token(seat.mail_hash)}"
        link = f"{self._site}/mail/confirm/{seat.code}/{token}"
        hours = round(self._settings.confirm_hours)
        return self._letter("confirm", seat, never, site=self._site, link=link, never=never, hours=hours)

    def your_turn(self, seat: SeatRow) -> EmailMessage:
        """Remind a player that it is their turn. The link names the table and grants no access."""
        stop = f"{self._site}/mail/stop/{self._key.link_token(seat.mail_hash)}"
        return self._letter("your-turn", seat, stop, link=f"{self._site}/t/{seat.code}", stop=stop)

    def _letter(self, kind: str, seat: SeatRow, unsubscribe: str, **about: str | int) -> EmailMessage:
        voice = speech(seat.language)
        mail = EmailMessage(policy=ONE_LINE)
        mail["From"], mail["To"] = self._settings.mail_from, seat.mail
        mail["Subject"] = voice.say(f"mail-{kind}-subject", table=seat.code)
        mail["Date"] = localtime()
        mail["Message-ID"] = make_msgid(domain=urlsplit(self._site).hostname or "localhost")
        mail["Auto-Submitted"] = "auto-generated"  # so that no absence note answers it
        mail["List-Unsubscribe"] = f"<{unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(voice.say(f"mail-{kind}", table=seat.code, **about) + "\n", cte="quoted-printable")
        return mail
