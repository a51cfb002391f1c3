"""Every limit of the server, each a setting with its meaning. docs/server.md lists them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pathlib import Path


LAST_PORT = 65_535
MAY_BE_NOTHING = frozenset({"lobby_hours"})
"""Times that may be nothing; counts may, too, and then forbid something."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``chanbara serve --settings FILE`` may say, as lines ``name = value`` of TOML."""

    public_url: str = ""
    """Public address of the server, used in links and email."""
    tables: int = 2000
    """Tables in memory: games in which a bot is to move, and tables with someone connected."""
    tables_per_address: int = 30
    """Tables one address may open per day."""
    names_per_address: int = 20
    """Names one address may claim per day."""
    connections_per_address: int = 100
    """Open sockets per address, and open connections of any kind."""
    connections: int = 10_000
    """Open connections in all; never more than the system has file descriptors for."""
    connections_per_table: int = 100
    """Open sockets per table; players always find room at their own table."""
    proxies: str = "127.0.0.1"
    """Addresses or networks of trusted reverse proxies, separated by commas: they name the client."""
    metrics_from: str = "127.0.0.1, ::1"
    """Addresses and networks that may read `/metrics`, separated by commas; empty: nobody."""
    access_log: bool = False
    """Whether to log every request, with its address."""
    message_bytes: int = 8_192
    """Maximum size of a socket message."""
    body_bytes: int = 65_536
    """Maximum size of a request body (house rules are sent in one)."""
    messages_per_second: float = 20
    """Average message rate per socket."""
    messages_at_once: int = 60
    """Message burst per socket."""
    requests_per_second: float = 5
    """Average request rate per address."""
    requests_at_once: int = 60
    """Request burst per address."""
    request_seconds: float = 15
    """Time for a complete request to arrive, head and body; then the connection is closed."""
    host_acts_per_minute: float = 30
    """Host actions per table: pause, replace, make host."""
    questions_per_second: float = 3
    """Average query rate per seat, or for all spectators: resync, why, who, hint, odds, report_position."""
    questions_at_once: int = 20
    """Query burst."""
    talks_per_minute: float = 20
    """Chat messages and claims per socket."""
    outbox: int = 400
    """Messages queued for a slow client before it is disconnected."""
    outbox_bytes: int = 4_000_000
    """Total size of that queue."""
    hello_seconds: float = 10
    """Time to send the first message on a new socket."""
    lobby_hours: float = 24
    """Tables that never started are deleted after this long without a change."""
    running_days: float = 60
    """Running games are deleted after this long without a change."""
    over_days: float = 30
    """Finished games are deleted after this long."""
    record_bytes: int = 100_000
    """Maximum size of an uploaded record."""
    records: int = 1_000
    """Uploaded records stored at once."""
    records_per_address: int = 30
    """Records one address may upload per day."""
    record_days: float = 30
    """Uploaded records are deleted after this long."""
    database_megabytes: int = 4_000
    """Above this size no new tables are opened."""
    smtp_host: str = ""
    """SMTP server; empty: no email is sent."""
    smtp_port: int = 587
    """SMTP port."""
    smtp_user: str = ""
    """SMTP user; empty: no authentication."""
    smtp_password: str = ""
    """SMTP password."""
    smtp_tls: bool = True
    """Whether to use STARTTLS."""
    mail_from: str = ""
    """Sender address of emails."""

    def __post_init__(self) -> None:
        """Refuse what makes no sense."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, float) and name not in MAY_BE_NOTHING and not value > 0:
                message = f"{name} must be greater than 0, not {value:g}"
                raise ValueError(message)
            if isinstance(value, int | float) and not value >= 0:
                message = f"{name} must be at least 0, not {value:g}"
                raise ValueError(message)
        if self.smtp_port > LAST_PORT:
            message = f"smtp_port must be at most {LAST_PORT}, not {self.smtp_port}"
            raise ValueError(message)
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            message = "public_url must begin with http:// or https://"
            raise ValueError(message)


def read_settings(path: Path | None) -> Settings:
    """Read a file of settings; ``ValueError`` says what is wrong with it."""
    if path is None:
        return Settings()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        message = f"{path}: {error}"
        raise ValueError(message) from error
