"""``chanbara admin``: what the operator of a running server can do about reports and people."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from chanbara.cli.common.admin_client import AdminClient
from chanbara.cli.common.admin_tables import (
    print_json,
    show_audit,
    show_bans,
    show_report,
    show_reports,
)
from chanbara.cli.common.manners import Mistake, terminal

UNITS = {"m": 60, "h": 3_600, "d": 86_400, "w": 7 * 86_400}
SPAN = re.compile(r"(\d+(?:\.\d+)?)([mhdw])")
SEAT = re.compile(r"([A-Za-z0-9]+)/(\d)")

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Reason = Annotated[str, typer.Option(help="Why; it is noted in the audit.", metavar="TEXT")]
For = Annotated[str, typer.Option("--for", help="How long: 30m, 12h, 7d or 4w (m, h, d, w).", metavar="TIME")]
Public = Annotated[bool, typer.Option("--public", help="Show the reason to the person.")]
SomeName = Annotated[str | None, typer.Argument(help="A name.", metavar="NAME")]
Address = Annotated[
    str | None,
    typer.Option(help="An IP address or a network such as 203.0.113.0/24.", metavar="NETWORK"),
]
FromReport = Annotated[int | None, typer.Option("--report", help="Whoever was reported.", metavar="NUMBER")]
AtSeat = Annotated[str | None, typer.Option("--seat", help="Whoever has a seat.", metavar="CODE/SEAT")]
Number = Annotated[int, typer.Argument(help="Its number.", metavar="NUMBER")]


def reports(
    context: typer.Context,
    number: Annotated[int | None, typer.Argument(help="Show this one.", metavar="[NUMBER]")] = None,
    every: Annotated[bool, typer.Option("--all", help="Closed ones too.")] = False,
    as_json: Json = False,
) -> None:
    """List what players have reported, or show one report."""
    client = AdminClient.of(context)
    if number is not None:
        found = client.get(f"reports/{number}")
        print_json(found) if as_json else show_report(terminal(), found)
        return
    found = client.get(f"reports?status={'all' if every else 'open'}")
    print_json(found) if as_json else show_reports(terminal(), found)


def close_report(
    context: typer.Context,
    number: Number,
    note: Annotated[str, typer.Option(help="What was done about it.", metavar="TEXT")] = "",
    as_json: Json = False,
) -> None:
    """Close a report."""
    client = AdminClient.of(context)
    found = client.post(f"reports/{number}/close", note=note)
    print_json(found) if as_json else typer.echo(f"Report {number} is closed.")


def ban(
    context: typer.Context,
    name: SomeName = None,
    address: Address = None,
    report: FromReport = None,
    seat: AtSeat = None,
    for_time: For = "7d",
    reason: Reason = "",
    public: Public = False,
    as_json: Json = False,
) -> None:
    """Ban a name, an address or network, whoever was reported, or whoever has a seat, for a time."""
    _ban(context, _whom(name, address, report, seat), for_time, reason, public, as_json, chat_only=False)


def mute(
    context: typer.Context,
    name: SomeName = None,
    address: Address = None,
    report: FromReport = None,
    seat: AtSeat = None,
    for_time: For = "1d",
    reason: Reason = "",
    public: Public = False,
    as_json: Json = False,
) -> None:
    """Keep somebody out of the chat for a time; they may still play."""
    _ban(context, _whom(name, address, report, seat), for_time, reason, public, as_json, chat_only=True)


def _whom(name: str | None, address: str | None, report: int | None, seat: str | None) -> dict[str, Any]:
    given: dict[str, Any] = {"name": name, "network": address, "report": report}
    if seat is not None:
        given |= _seat(seat)
    return {key: value for key, value in given.items() if value is not None}


def _ban(
    context: typer.Context,
    whom: dict[str, Any],
    for_time: str,
    reason: str,
    public: bool,
    as_json: bool,
    *,
    chat_only: bool,
) -> None:
    client = AdminClient.of(context)
    seconds = _seconds(for_time)
    made = client.post("bans", **whom, seconds=seconds, reason=reason, public=public, chat_only=chat_only)
    if as_json:
        print_json(made)
        return
    show_bans(terminal(), made)
    if any(one["kind"] == "name" for one in made["bans"]):
        typer.echo(
            "Nobody has claimed this name; from now on nobody can use it. "
            "To ban a person, use --seat or --report."
        )


def bans(context: typer.Context, as_json: Json = False) -> None:
    """List all bans."""
    found = AdminClient.of(context).get("bans")
    print_json(found) if as_json else show_bans(terminal(), found)


def unban(context: typer.Context, number: Number, reason: Reason = "", as_json: Json = False) -> None:
    """End a ban early."""
    found = AdminClient.of(context).post(f"bans/{number}/lift", reason=reason)
    print_json(found) if as_json else typer.echo(f"Ban {number} of {found['whom']} is lifted.")


def close_table(
    context: typer.Context,
    code: Annotated[str, typer.Argument(help="Its code.", metavar="CODE")],
    reason: Annotated[str, typer.Option(help="Why; everyone at the table reads it.", metavar="TEXT")] = "",
    as_json: Json = False,
) -> None:
    """End a table without a result and send everyone away."""
    if not code.isalnum():
        raise Mistake(f"{code!r} is no code of a table")
    found = AdminClient.of(context).post(f"tables/{code.upper()}/close", reason=reason)
    print_json(found) if as_json else typer.echo(f"Table {code.upper()} is closed.")


def remove_club(
    context: typer.Context,
    code: Annotated[str, typer.Argument(help="Its code, or that of its link.", metavar="CODE")],
    reason: Reason = "",
    as_json: Json = False,
) -> None:
    """Dissolve a club, with its leaderboard and history."""
    if not code.isalnum():
        raise Mistake(f"{code!r} is no code of a club")
    found = AdminClient.of(context).post(f"clubs/{code.upper()}/remove", reason=reason)
    print_json(found) if as_json else typer.echo(f"Removed: {found['about']}.")


def remove_name(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(help="A claimed name.", metavar="NAME")] = None,
    seat: AtSeat = None,
    reason: Reason = "",
    as_json: Json = False,
) -> None:
    """Replace a claimed name, or the name at a seat."""
    whom = ({} if name is None else {"name": name}) | ({} if seat is None else _seat(seat))
    found = AdminClient.of(context).post("names/remove", **whom, reason=reason)
    print_json(found) if as_json else typer.echo(f"Removed: {found['about']}.")


def audit(context: typer.Context, as_json: Json = False) -> None:
    """List what operators did, and when."""
    found = AdminClient.of(context).get("audit")
    print_json(found) if as_json else show_audit(terminal(), found)


def _seconds(text: str) -> float:
    found = SPAN.fullmatch(text.strip().lower())
    if found is None:
        raise Mistake(f"{text!r} is no time; write 30m, 12h, 7d or 4w")
    return float(found[1]) * UNITS[found[2]]


def _seat(text: str) -> dict[str, Any]:
    found = SEAT.fullmatch(text)
    if found is None:
        raise Mistake(f"{text!r} is no seat; write CODE/SEAT, such as ABC234/2 (seats begin with 0)")
    return {"table": found[1].upper(), "seat": int(found[2])}
