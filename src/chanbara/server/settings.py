"""Every limit of the server, each a setting with its meaning. docs/server.md lists them."""

from __future__ import annotations

import math
import os
from typing import Any
from urllib.parse import urlsplit

import msgspec

from chanbara.server.http.networks import Networks

LAST_PORT = 65_535
MOST_BY_DEFAULT = 8
"""Processes for bots; each needs 200 MB."""
SHORTEST_TOKEN = 24
MAY_BE_NOTHING = frozenset({"lobby_hours", "report_address_days"})
"""Times that may be nothing; counts may, too, and then forbid something."""
AT_LEAST_ONE = frozenset({"connections", "message_bytes", "outbox", "outbox_bytes", "smtp_port"})
"""Counts that may not be nothing: nothing would work, or nothing would be limited."""
SECRETS = ("database", "smtp_password", "admin_token")
"""Settings that may be read from a file and are not shown; a database's address may have a password."""
KINDS = {"str": "text", "int": "a whole number", "float": "a number", "bool": "true or false"}
"""The types of settings, in words."""


def default_bot_processes() -> int:
    """Return a process for each core but one, which the server needs itself; not more than eight."""
    return min(MOST_BY_DEFAULT, max(1, (os.cpu_count() or 1) - 1))


class Settings(msgspec.Struct, frozen=True):
    """What a settings file, the environment and the command line may say."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 0
    """Port to listen on; 0: 8000, or the next free one."""
    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty: a file in your data folder."""
    public_url: str = ""
    """Public address of the server, used in links and email."""
    offline: str = ""
    """Folder made by `make static`: the page then offers to be played without a connection."""
    cards: str = ""
    """Python files with custom cards that tables may use, separated by commas: `FILE` or `NAME=FILE`."""
    net: str = ""
    """Networks that tables may seat as bots, separated by commas: `NAME=FILE`."""
    lab_deals: int = 20_000
    """Deals of a measurement in the workshop, at most, each played twice; 0: there are none."""
    lab_seconds: float = 120
    """Time after which a measurement ends."""
    lab_runs: int = 1
    """Measurements at once, on the processes for bots; 0: there are none."""
    lab_runs_per_address: int = 20
    """Measurements one address may start per day."""
    tables: int = 2000
    """Tables in memory: games in which a bot is to move, and tables with someone connected."""
    tables_per_address: int = 30
    """Tables one address may open per day."""
    evenings_per_address: int = 5
    """Evenings one address may open per day."""
    people_per_evening: int = 64
    """People who can take part in an evening."""
    clubs_per_address: int = 5
    """Clubs one address may found per day."""
    clubs_per_name: int = 10
    """Clubs that a claimed name can be a member of."""
    members_per_club: int = 100
    """Members of a club."""
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
    """Chat messages, claims and emotes per socket."""
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
    reports_per_address: int = 20
    """Messages and names one address may report per day."""
    report_days: float = 90
    """Reports are deleted after this long, open or closed."""
    report_address_days: float = 7
    """How long a report keeps the address of the reported person, to ban them by; 0: not at all."""
    audit_days: float = 365
    """Entries in the audit of moderation are deleted after this long."""
    admin_token: str = ""
    """Token for `chanbara admin` on other machines, 24 characters or more; empty: only on this machine."""
    database_megabytes: int = 4_000
    """Above this size no new tables are opened."""
    shared: bool = False
    """Whether several servers share the database, which must be PostgreSQL."""
    node_url: str = ""
    """Address of this server for the others that share its database; empty: the one it listens on."""
    insight_processes: int = 1
    """Processes that compute the effects of a player's options; with 0, timing may reveal cards."""
    bot_processes: int = msgspec.field(default_factory=default_bot_processes)
    """Processes for bots, odds and reviews, by default one less than cores; 0: threads of the server."""
    ray_address: str = ""
    """Address of a Ray cluster on which these processes run; empty: on this machine."""
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
    confirm_hours: float = 48
    """An email address that is not confirmed within this time is deleted."""
    confirmations_per_recipient: int = 3
    """Confirmations sent to one email address per day."""
    confirmations_per_address: int = 10
    """Confirmations one address may cause per day."""
    confirmations_per_table: int = 16
    """Confirmations sent for one table per day."""
    mails_per_hour: int = 300
    """Emails sent per hour in all; more are dropped."""
    mail_queue: int = 200
    """Emails that wait for the SMTP server; more are dropped."""
    push: bool = True
    """Whether to send push messages to browsers that asked for them, through their makers' push services."""
    push_devices_per_address: int = 20
    """Devices for which one address may turn push messages on per day."""
    push_days: float = 180
    """A device that has not asked for push messages for this long is forgotten."""
    pushes_per_hour: int = 3_000
    """Push messages sent per hour in all; more are dropped."""
    push_queue: int = 1_000
    """Push messages that wait for a push service; more are dropped."""

    def __post_init__(self) -> None:
        """Refuse what makes no sense."""
        for name in self.__struct_fields__:
            check(name, getattr(self, name))


def check(name: str, value: Any) -> None:  # noqa: ANN401 - any setting
    """Refuse a value out of range; ``ValueError`` says what would be right."""
    wrong = ""
    match value:
        case bool():
            pass
        case float() if not math.isfinite(value):
            wrong = f"must be a finite number, not {value}"
        case float() if name not in MAY_BE_NOTHING and not value > 0:
            wrong = f"must be greater than 0, not {value:g}"
        case int() if name in AT_LEAST_ONE and value < 1:
            wrong = f"must be at least 1, not {value}"
        case int() | float() if not value >= 0:
            wrong = f"must be at least 0, not {value:g}"
        case int() if name in {"port", "smtp_port"} and value > LAST_PORT:
            wrong = f"must be at most {LAST_PORT}, not {value}"
        case str():
            wrong = _wrong_text(name, value)
        case _:
            pass
    if wrong:
        message = f"{name} {wrong}"
        raise ValueError(message)


def _wrong_text(name: str, value: str) -> str:
    if name in {"public_url", "node_url"} and value:
        return _wrong_address(value)
    if name in {"proxies", "metrics_from"}:
        try:
            Networks(value)
        except ValueError as error:
            return f"must be addresses or networks, separated by commas: {error}"
    if name == "admin_token" and 0 < len(value) < SHORTEST_TOKEN:
        return f"must have at least {SHORTEST_TOKEN} characters"
    return ""


def _wrong_address(value: str) -> str:
    if not value.startswith(("http://", "https://")):
        return "must begin with http:// or https://"
    try:
        return "" if urlsplit(value).hostname else "must name a host"
    except ValueError as error:
        return f"is no address: {error}"
