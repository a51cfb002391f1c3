"""Reading and replaying a record. Writing it is ``Game.record``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple

from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.fingerprint import FORMAT
from chanbara.kernel.kind import GameKind, kind_named
from chanbara.record.changes import check_revision

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

CHOICE = re.compile(r"(\d{1,9}) (\d{1,2}) (\S.*)")
CHECK = re.compile(r"= (\d+) events ([0-9a-f]+)")


class BrokenRecord(CorruptRecord):
    """A record that fails at a known line or choice, so that callers can word the message themselves."""

    def __init__(self, place: Literal["begin", "line", "choice", "end"], number: int, message: str) -> None:
        super().__init__(message)
        self.place = place
        self.number = number
        """The number of the line or the choice."""


class Record(NamedTuple):
    """A parsed record."""

    header: dict[str, str]
    choices: list[tuple[int, int, str]]
    """Decision number, seat, notation."""
    check: str | None
    """The last line: the number of events, and their hash."""


def read(text: str) -> Record:
    """Parse a record; ``CorruptRecord`` names the line that cannot be read."""
    header: dict[str, str] = {}
    choices: list[tuple[int, int, str]] = []
    check = None
    in_header = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            in_header = in_header and not header
        elif check is not None:
            raise _unreadable(number, "nothing may follow the line that closes the record")
        elif in_header:
            word, _, value = line.partition(" ")
            header[word] = value.strip()
        elif CHECK.fullmatch(line):
            check = line
        else:
            match = CHOICE.fullmatch(line)
            if match is None:
                raise _unreadable(number, f"a choice reads 'number seat act', not {line!r}")
            choices.append((int(match[1]), int(match[2]), match[3]))
    _check_header(header)
    return Record(header, choices, check)


def _unreadable(line: int, reason: str) -> CorruptRecord:
    return BrokenRecord("line", line, f"line {line}: {reason}")


def _check_header(header: dict[str, str]) -> None:
    if "chanbara" not in header:
        raise BrokenRecord("begin", 1, "this is not a record: its first line should read 'chanbara 1'")
    if header["chanbara"] != str(FORMAT):
        raise CorruptRecord(f"this record has format {header['chanbara']}; format {FORMAT} can be read")
    _kind_of(header)


def _kind_of(header: dict[str, str]) -> GameKind:
    try:
        return kind_named(header.get("game"))
    except ValueError as error:
        raise CorruptRecord(str(error)) from error


def begin(header: dict[str, str]) -> Game:
    """Set up the game that a record's header describes."""
    kind = _kind_of(header)
    try:
        game = kind.from_position(header) if "position" in header else kind.new(**kind.options_of(header))
    except CorruptRecord:
        raise
    except (KeyError, ValueError, TypeError, AssertionError, RecursionError) as error:
        raise CorruptRecord(f"the header describes no game: {error}") from error
    check_revision(header, game)
    return game


def replay(text: str, upto: int | None = None) -> Game:
    """Replay a record, completely or only its first ``upto`` choices.

    ``CorruptRecord`` says which choice no longer fits, and whether the rules have changed since.
    """
    record = read(text)
    game = begin(record.header)
    for number, seat, choice in record.choices[:upto]:
        decision = game.decision
        if decision is None or decision.seat != seat:
            reason = f"seat {seat} is not asked."
            raise BrokenRecord("choice", number, f"choice {number}: {reason}{_since(record.header)}")
        try:
            game.apply(choice, decision=number)
        except IllegalChoice as error:
            reason = f"choice {number}: {error}{_since(record.header)}"
            raise BrokenRecord("choice", number, reason) from error
    whole = upto is None or upto >= len(record.choices)
    if whole and record.check is not None and record.check != game.check():
        found = f"the game ends with '{game.check()}', the record with '{record.check}'"
        raise BrokenRecord("end", len(record.choices), f"{found}.{_since(record.header)}")
    return game


def _since(header: dict[str, str]) -> str:
    """Return the rules version of the record, if it is not the current one."""
    now = kind_named(header["game"]).fingerprint()
    if header.get("rules") == now:
        return ""
    made, rules = header.get("version", "?"), header.get("rules", "?")
    return f" It was made by version {made} with rules {rules}; the rules now are {now}."
