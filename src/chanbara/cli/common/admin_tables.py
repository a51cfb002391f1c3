"""Reports, bans and the audit, printed for the operator."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console


def print_json(found: Any) -> None:  # noqa: ANN401 - a body of the server
    """Print what the server has answered."""
    typer.echo(json.dumps(found, indent=2, ensure_ascii=False))


def show_reports(console: Console, found: dict[str, Any]) -> None:
    """Print a list of reports."""
    if not found["reports"]:
        console.print("No reports.")
        return
    columns = ("#", "when", "table", "category", "who", "what")
    rows = [
        (
            str(one["number"]) + ("" if one["open"] else " closed"),
            _when(one["at"]),
            one["table"],
            one["category"],
            _who(one),
            one["text"] if one["kind"] == "line" else "(the name)",
        )
        for one in found["reports"]
    ]
    console.print(_table(columns, rows))
    console.print(f"{found['open']} open")


def show_report(console: Console, one: dict[str, Any]) -> None:
    """Print a report with everything that is stored about it."""
    state = "open" if one["open"] else f"closed by {one['closed_by']}"
    console.print(f"Report {one['number']}, {one['category']}, {_when(one['at'])}, {state}", style="title")
    reporter = "a spectator" if one["reporter"] is None else f"seat {one['reporter']}"
    console.print(f"Table {one['table']}: {_who(one)}, reported by {reporter}")
    if one["kind"] == "name":
        console.print("The name was reported.")
    for line in one["context"]:
        mark = "> " if line["reported"] else "  "
        console.print(_plain(f"{mark}{line['name']}: {line['text']}"))
    if one["words"]:
        console.print(_plain(f"The reporter adds: {one['words']}"))
    if one["note"]:
        console.print(_plain(f"Note: {one['note']}"))
    if one["open"]:
        known = "claimed name" if one["claimed"] else "seat" if one["seat"] is not None else ""
        ways = [*([known] if known else []), *(["address"] if one["has_address"] else [])]
        if ways:
            console.print(f"`ban --report {one['number']}` would ban by {' and '.join(ways)}.")


def show_bans(console: Console, found: dict[str, Any]) -> None:
    """Print bans."""
    if not found["bans"]:
        console.print("No bans.")
        return
    columns = ("#", "what", "whom", "until", "by", "reason")
    rows = [
        (
            str(one["number"]),
            f"{one['kind']}, chat only" if one["chat_only"] else one["kind"],
            one["whom"],
            _when(one["until"]),
            one["by"],
            one["reason"] + (" (public)" if one["public"] and one["reason"] else ""),
        )
        for one in found["bans"]
    ]
    console.print(_table(columns, rows))


def show_audit(console: Console, found: dict[str, Any]) -> None:
    """Print what operators did."""
    if not found["entries"]:
        console.print("Nothing was done yet.")
        return
    columns = ("#", "when", "who", "did", "to", "reason")
    rows = [
        (str(one["number"]), _when(one["at"]), one["by"], one["act"], one["about"], one["reason"])
        for one in found["entries"]
    ]
    console.print(_table(columns, rows))


def _table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for name in columns:
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(*(_plain(cell) for cell in row))
    return table


def _plain(text: str) -> Text:
    """Return text of strangers without anything that would steer the terminal."""
    return Text("".join(letter if letter.isprintable() else "�" for letter in text))


def _who(one: dict[str, Any]) -> str:
    place = "spectator" if one["seat"] is None else f"seat {one['seat']}"
    claimed = ", claimed name" if one["claimed"] else ""
    return f"{one['name']} ({place}{claimed})"


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
