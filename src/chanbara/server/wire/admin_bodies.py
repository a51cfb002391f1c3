"""The bodies of the routes for operators."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.scalars import Name, SeatNumber
from chanbara.server.wire.talk import ReportCategory

Operator = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
Code = Annotated[str, msgspec.Meta(max_length=20)]
LONGEST_BAN = 10 * 366 * 86_400


class ContextLine(msgspec.Struct):
    """A line of chat around a reported one."""

    name: str
    """Who said it."""
    text: str
    """The line; a claim or an emote is in parentheses."""
    reported: bool
    """Whether this is the reported line."""


class ReportInfo(msgspec.Struct):
    """A report by a player."""

    number: int
    """Its number."""
    at: float
    """When it was made, in seconds since 1970."""
    table: str
    """The code of the table."""
    kind: Literal["line", "name"]
    """Whether a line of chat or a name was reported."""
    category: ReportCategory
    """What is wrong with it, says the reporter."""
    seat: int | None
    """The seat of the reported person; null for a spectator."""
    name: str
    """Their name."""
    claimed: bool
    """Whether they play under a claimed name."""
    text: str
    """The line; empty for a name."""
    context: list[ContextLine]
    """The lines around it, with it."""
    words: str
    """What the reporter adds."""
    reporter: int | None
    """The seat of the reporter; null for a spectator."""
    has_address: bool
    """Whether the server still knows the address of the reported person, so that `ban` can use it."""
    open: bool
    """Whether it waits for an operator."""
    closed_by: str
    """Who closed it."""
    note: str
    """What they noted."""


class Reports(msgspec.Struct):
    """GET /api/admin/reports: at most 200, newest first."""

    open: int
    """How many are open in all."""
    reports: list[ReportInfo]
    """The reports."""


class CloseReport(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/admin/reports/NUMBER/close."""

    by: Operator
    """Who closes it."""
    note: Text = ""
    """What was done about it."""


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/admin/bans: a name, a network, whoever was reported, or whoever has a seat; exactly one."""

    by: Operator
    """Who bans."""
    seconds: Annotated[float, msgspec.Meta(ge=60, le=LONGEST_BAN)]
    """How long."""
    reason: Text
    """Why."""
    public: bool = False
    """Whether the banned person can read the reason."""
    chat_only: bool = False
    """Whether they may still play, and only not speak."""
    name: Name | None = None
    """A claimed name bans its player; any other name cannot be used by anybody."""
    network: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """An IP address or a network such as `203.0.113.0/24`; of an IPv6 address, its /64 network."""
    report: int | None = None
    """The number of a report."""
    table: Code | None = None
    """The code of a table, with `seat`."""
    seat: SeatNumber | None = None
    """A seat at it."""


class BanInfo(msgspec.Struct):
    """A ban."""

    number: int
    """Its number, which is also that of its entry in the audit."""
    kind: Literal["player", "seat", "network", "name"]
    """What is banned."""
    whom: str
    """The name, the table and seat, or the network."""
    chat_only: bool
    """Whether only the chat is forbidden."""
    reason: str
    """Why."""
    public: bool
    """Whether the banned person can read the reason."""
    made: float
    """When it was made, in seconds since 1970."""
    until: float
    """When it ends."""
    by: str
    """Who made it."""


class Bans(msgspec.Struct):
    """GET or POST /api/admin/bans: all bans, or those just made."""

    bans: list[BanInfo]
    """Oldest first."""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/admin/bans/NUMBER/lift or /api/admin/tables/CODE/close."""

    by: Operator
    """Who does it."""
    reason: Text = ""
    """Why. Everyone at a table that is closed can read it."""


class RemoveName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/admin/names/remove: a claimed name, or the name at a seat."""

    by: Operator
    """Who does it."""
    reason: Text = ""
    """Why."""
    name: Name | None = None
    """A claimed name: its player gets another one and keeps everything else."""
    table: Code | None = None
    """The code of a table, with `seat`."""
    seat: SeatNumber | None = None
    """A seat at it."""


class AuditEntry(msgspec.Struct):
    """Something an operator has done."""

    number: int
    """Its number."""
    at: float
    """When, in seconds since 1970."""
    by: str
    """Who, as they call themselves."""
    act: str
    """What."""
    about: str
    """To what; never an address."""
    reason: str
    """Why."""


class Audit(msgspec.Struct):
    """GET /api/admin/audit: at most 200, newest first."""

    entries: list[AuditEntry]
    """The entries."""
