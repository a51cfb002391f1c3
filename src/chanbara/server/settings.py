"""Every limit of the server, each a setting with its meaning. docs/server.md lists them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pathlib import Path


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``chanbara serve --settings FILE`` may say, as lines ``name = value`` of TOML."""

    public_url: str = ""
    """The address under which people reach the server; links and mails use it."""
    tables: int = 2000
    """Tables in memory at once: those that run, and those where somebody is."""
    tables_per_address: int = 30
    """Tables that one address may open in a day."""
    names_per_address: int = 20
    """Names that one address may claim in a day."""
    connections_per_address: int = 100
    """Sockets that one address may have open."""
    message_bytes: int = 8_192
    """The longest message on a socket."""
    body_bytes: int = 65_536
    """The longest body of a request; house rules travel in one."""
    messages_per_second: float = 20
    """What one socket may say, on average."""
    messages_at_once: int = 60
    """What one socket may say in one go."""
    requests_per_second: float = 5
    """What one address may ask of the routes, on average."""
    requests_at_once: int = 60
    """What one address may ask of the routes in one go."""
    request_seconds: float = 15
    """How long a request may take to arrive, head and body; then its connection is closed."""
    host_acts_per_minute: float = 30
    """What the host of a table may do: pause, replace, pass his part on."""
    questions_per_second: float = 3
    """What a seat, or all spectators of a table, may ask on average: resync, why, who, hint, odds, wrong."""
    questions_at_once: int = 20
    """And in one go."""
    talks_per_minute: float = 20
    """Lines of chat and claims of one socket."""
    outbox: int = 400
    """Messages that wait for a slow reader before he is let go."""
    outbox_bytes: int = 4_000_000
    """And how long they may be together."""
    hello_seconds: float = 10
    """How long a socket may stay silent at first."""
    lobby_hours: float = 24
    """After so long without a change a table that never began is removed."""
    running_days: float = 60
    """After so long without a change a game that goes on is removed."""
    over_days: float = 30
    """After so long a game that is over is removed."""
    record_bytes: int = 100_000
    """The longest record file that somebody may send to look back at it."""
    records: int = 1_000
    """How many of them are kept."""
    records_per_address: int = 30
    """How many one address may send in a day."""
    record_days: float = 30
    """After so long one of them is removed."""
    database_megabytes: int = 4_000
    """From this size on no new table is opened."""
    smtp_host: str = ""
    """The server that sends mail; empty: none is sent."""
    smtp_port: int = 587
    """Its port."""
    smtp_user: str = ""
    """Who we are to it; empty: it does not ask."""
    smtp_password: str = ""
    """Our password there."""
    smtp_tls: bool = True
    """Whether the connection is secured by STARTTLS."""
    mail_from: str = ""
    """Whom mails are from."""


def read_settings(path: Path | None) -> Settings:
    """Read a file of settings; ``ValueError`` says what is wrong with it."""
    if path is None:
        return Settings()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        message = f"{path}: {error}"
        raise ValueError(message) from error
