"""The wire as one JSON Schema document, served as ``/schema.json`` and rendered as docs/protocol.md."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Union

import msgspec

from chanbara import sight
from chanbara.kernel.kind import KINDS
from chanbara.review import lines
from chanbara.server.app import Routes
from chanbara.server.http.routing import declared
from chanbara.server.kind import served_as
from chanbara.server.route_owners import OWNERS
from chanbara.server.wire import (
    admin_bodies,
    bodies,
    club_bodies,
    envelopes,
    evening_bodies,
    game_options,
    invitation_bodies,
    lesson_bodies,
    options,
    own_data,
    practice_bodies,
    push_bodies,
    puzzle_bodies,
    quick_bodies,
    review_bodies,
    stats_bodies,
    summary_bodies,
    suspects,
    table_info,
)
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.envelopes import FromServer
from chanbara.server.wire.route import Route
from chanbara.server.wire.table_info import TableInfo
from chanbara.words import message

Written = dict[tuple[str, str], dict[str, str]]
"""The description of each field, by module and class."""

TAG = "Tells this kind from the others."

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFINITIONS = "#/$defs/"
SERVED = tuple(served_as(kind) for kind in KINDS.values())
MODULES = (
    envelopes, protocol, bodies, admin_bodies, evening_bodies, own_data, push_bodies, stats_bodies,
    club_bodies, review_bodies, practice_bodies,
    lesson_bodies, puzzle_bodies, quick_bodies, invitation_bodies, summary_bodies, options, game_options,
    suspects, table_info, lines, sight, message,
    *(module for served in SERVED for module in served.modules),
)  # fmt: skip
"""The modules that define everything on the wire."""

BODIES: tuple[type[msgspec.Struct], ...] = (
    bodies.Create, bodies.Seated, bodies.Tables, TableInfo, bodies.Join, bodies.Health,
    quick_bodies.QuickPlay, quick_bodies.QuickSeated, invitation_bodies.Company, invitation_bodies.Invite,
    invitation_bodies.Invited, invitation_bodies.Invitations, invitation_bodies.Decline,
    invitation_bodies.MutePlayer,
    bodies.Problem, bodies.MailConfirmed, push_bodies.PushKey, push_bodies.NewDevice, push_bodies.PushDevice,
    own_data.OwnTokens, own_data.OwnData, own_data.DataDeleted,
    *(body for served in SERVED for body in served.bodies),
    stats_bodies.NewPlayer, stats_bodies.Claimed, stats_bodies.PlayerChange, stats_bodies.OwnStats,
    stats_bodies.Ladder, stats_bodies.TableStats,
    review_bodies.Review, review_bodies.ReviewFrames, review_bodies.PlayOn, review_bodies.Again,
    review_bodies.Groups,
    evening_bodies.NewEvening, evening_bodies.JoinEvening, evening_bodies.Joined, evening_bodies.EveningAct,
    evening_bodies.EveningInfo,
    club_bodies.NewClub, club_bodies.ClubAct, club_bodies.ClubInfo, club_bodies.ClubGames,
    club_bodies.OwnClubs,
    lesson_bodies.Examples, lesson_bodies.LessonAct, lesson_bodies.LessonQuestion, lesson_bodies.LessonState,
    admin_bodies.Reports, admin_bodies.CloseReport, admin_bodies.NewBan, admin_bodies.Bans, admin_bodies.Act,
    admin_bodies.RemoveName, admin_bodies.Audit,
    puzzle_bodies.Puzzles, puzzle_bodies.Attempt, puzzle_bodies.PuzzleState, puzzle_bodies.PuzzleSolution,
    practice_bodies.HintRequest, practice_bodies.PuzzleHint, practice_bodies.Daily, practice_bodies.Run,
    practice_bodies.Practice, practice_bodies.Progress,
)  # fmt: skip
SERVER_MESSAGES: tuple[type[FromServer], ...] = (
    *protocol.SERVER_MESSAGES,
    *(one for served in SERVED for one in served.messages),
)
ServerMessage: Any = Union[SERVER_MESSAGES]  # noqa: UP007 - made of a list

STREAMS: dict[str, tuple[Any, str]] = {
    "ReviewLine": (lines.ReviewLine, "Any line of the analysis of a review."),
    **{name: stream for served in SERVED for name, stream in served.streams.items()},
}
"""What routes stream line by line: the type of a line, and what it is."""
REFUSALS = {
    "malformed": "Not JSON, or it does not match this schema.",
    "hello_first": "The first message on a socket has to be `hello`.",
    "unknown_token": "No seat of this table, no player, and no such campaign or clan has this token.",
    "taken": "Someone at the table, or another player, has this name or one that looks like it.",
    "claimed": "Another player has claimed this name, or one that looks like it; its token is missing.",
    "unknown_table": "There is no table with this code.",
    "unknown_lesson": "There is no lesson with this name.",
    "unknown_puzzle": "There is no puzzle with this name.",
    "unknown_saga": "There is no campaign and no clan with this code.",
    "unknown_evening": "There is no evening with this code.",
    "unknown_club": "There is no club with this code, or you are no member and have not its present link.",
    "foreign": "The request comes from a page of another site.",
    "not_seated": "A spectator cannot do this, or this table allows none.",
    "not_host": "Only the host can do this.",
    "not_your_turn": "It is another player's decision, or a bot answers for you.",
    "stale": "This decision is no longer the open one.",
    "unknown_option": "The open decision has no option with this number.",
    "closed": "The game is over, or the server can do nothing for this table now: try again later.",
    "not_started": "The game has not begun.",
    "not_over": "The game is not over yet.",
    "started": "The game has already begun.",
    "paused": "The host has paused the game.",
    "not_ready": "A player is not ready, or a seat is empty.",
    "impossible": "It matches the schema but is impossible; the message says why.",
    "too_long": "The body exceeds the size limit.",
    "too_fast": "Rate limit exceeded: wait, then try again.",
    "full": "There is no free seat, or the server has reached its limit of tables.",
    "banned": "You may not play or speak here for a time, or nobody may use this name.",
    "frozen": "The rules have changed since this game began: it can only be viewed and ended.",
}
"""Every refusal code, on the socket or on a route."""


ROUTES = (
    *declared(Routes),
    *declared(*OWNERS),
    Route(
        "WebSocket",
        "/api/tables/{code}/socket",
        "ClientMessage",
        "ServerMessage",
        (),
        "Play or watch: one JSON text per message.",
    ),
)


def schema() -> dict[str, Any]:
    """Return the whole document; it is the same at every call."""
    kinds = (*protocol.CLIENT_MESSAGES, *SERVER_MESSAGES, *BODIES)
    unions = (protocol.ClientMessage, ServerMessage, *(union for union, _ in STREAMS.values()))
    made = msgspec.json.schema_components((*kinds, *unions), ref_template=DEFINITIONS + "{name}")
    refs, found = msgspec.json.decode(msgspec.json.encode(made))  # a default that is a tuple is a list there
    from_client, from_server, *streamed = refs[len(kinds) :]
    written = _field_docstrings()
    definitions = {
        name: _explained(_class_named(name), definition, written) for name, definition in found.items()
    }
    definitions["ClientMessage"] = {"description": "Anything that a client may say.", **from_client}
    definitions["ServerMessage"] = {"description": "Anything that the server may say.", **from_server}
    for (name, (_, words)), line in zip(STREAMS.items(), streamed, strict=True):
        definitions[name] = {"description": words, **line}
    return {
        "$schema": DIALECT,
        "title": "chanbara",
        "description": "Everything that passes between a chanbara server and its clients.",
        "x-protocol": protocol.PROTOCOL,
        "x-messages": {
            "client": [_ref(kind.__name__) for kind in protocol.CLIENT_MESSAGES],
            "server": [_ref(kind.__name__) for kind in SERVER_MESSAGES],
        },
        "x-streams": list(STREAMS),
        "x-routes": [_route(route) for route in ROUTES],
        "x-refusals": REFUSALS,
        "x-limits": _limits(definitions),
        "$defs": dict(sorted(definitions.items())),
    }


def schema_json() -> bytes:
    """Return the document as it is served."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n"


def _limits(definitions: dict[str, Any]) -> dict[str, Any]:
    """Return the limits a form needs before it is sent."""
    limits = {"name": definitions["Create"]["properties"]["name"]["maxLength"]}
    for served in SERVED:
        limits |= served.limits(definitions)
    return limits


def _ref(name: str) -> dict[str, str]:
    return {"$ref": DEFINITIONS + name}


def _route(route: Route) -> dict[str, Any]:
    return {
        "method": route.method,
        "path": route.path,
        "request": None if route.request is None else _carried(route.request),
        "response": _carried(route.response),
        "refusals": list(route.refusals),
        "description": route.about,
    }


def _carried(what: str) -> dict[str, str]:
    """Return a request or response: one of our bodies, or anything of a media type."""
    return {"contentMediaType": what} if "/" in what else _ref(what)


def _explained(kind: type[msgspec.Struct], definition: dict[str, Any], written: Written) -> dict[str, Any]:
    """Add the field descriptions from the source; msgspec keeps only the docstring of the class."""
    words = {str(kind.__struct_config__.tag_field): TAG}
    for one in reversed(kind.__mro__):
        words |= written.get((one.__module__, one.__name__), {})
    properties = {
        field: {"description": words[field], **rest} if field in words else rest
        for field, rest in definition["properties"].items()
    }
    return {**definition, "description": _plain(definition["description"]), "properties": properties}


def _class_named(name: str) -> type[msgspec.Struct]:
    kinds = [(module, getattr(module, name, None)) for module in MODULES]
    found = [
        kind
        for module, kind in kinds
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    assert len(found) == 1, f"{name} is written down in {len(found)} of the modules of the wire"
    return found[0]


def _field_docstrings() -> Written:
    """Return the docstring below each annotated field, by module and class."""
    return {
        (module.__name__, node.name): dict(_below_fields(node.body))
        for module in MODULES
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.ClassDef)
    }


def _below_fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, below in pairwise(body):
        match statement, below:
            case (
                ast.AnnAssign(target=ast.Name(id=field)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield field, _plain(text)
            case _:
                pass


def _plain(docstring: str) -> str:
    """Return a docstring on one line, its code in single backticks as in Markdown."""
    return " ".join(docstring.split()).replace("``", "`")
