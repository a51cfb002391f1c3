"""Write docs/protocol.md and web/src/protocol.gen.ts: ``python -m checks.pages.protocol_page --write``.

Both are made from the schema of the server. Without ``--write`` it only reports whether they are up to date;
a test in tests/docs does the same. The types for the browser need Node, which a PyPI package provides.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chanbara.server.table.fair import game_key
from chanbara.server.table.socket import GONE, NO_TABLE
from chanbara.server.wire.schema import DEFINITIONS, schema
from hatch_build import WEB, install, node

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"
TYPES = WEB / "src" / "protocol.gen.ts"

OPENING = """\
# The protocol

How a program talks to a chanbara server. The web page uses nothing else, and neither does [a
stranger's bot](bot-guide.md). `/schema.json` serves the same as a JSON Schema, and
[`web/src/protocol.gen.ts`](../web/src/protocol.gen.ts) has it as TypeScript.

This page is generated from [`src/chanbara/server/wire/messages.py`](../src/chanbara/server/wire/messages.py).
Change that, then run `make protocol`.

## How it works

- **Sit down, then connect.** A route opens a table or takes a seat at one, and answers with a token. The
  token is the seat: store it, send it nowhere else, and never put it into a link that is shared. Everything
  else goes over the socket of the table, one JSON object per message, with its kind in `type`.
- **`hello` first.** With the token the client plays the seat; without one it is a spectator. The answer is
  `welcome`, then `table`, then the current state of the game. There is nothing else to restore: a client
  that lost its connection reconnects and sends `hello`.
- **The view is the truth.** Each `sword` or `duel` contains the whole view of your seat; its `events` only
  say what happened since the message before, for an animation or a log. The client needs no rules: every
  legal option is listed in `view.decision.options`.
- **Sentences are messages.** The sentence for an event, a question or an option is sent as a
  [Message](#message): the id of a text in our Fluent files (`src/chanbara/locales`) and its arguments. A
  client that does not have these files finds everything in `kind` and `about`, and in an option's `text`.
- **A choice names its decision.** `choose` contains the number of the decision and the index of the option
  in its list, from 0. So sending a message twice does no harm: the second one is refused as `stale`.
- **Versions.** `version` counts the choices of the game. A client that finds a gap, or is in doubt, sends
  `resync`. `welcome` has the version of this protocol, which is {protocol}. It grows with every change that
  an older client would not understand; new fields from the server are no such change, so ignore fields that
  you do not know. The server in turn refuses fields that it does not know.
- **Refusals.** An impossible request is answered with `refused`, a code and a sentence; it has changed
  nothing. A route answers with the same codes in the body of a status of 400 or above. A number sent as
  `re` comes back as `re`, to match an answer to its question.
- **The end of a socket.** A page from another origin, or an address with too many sockets, gets none: the
  handshake is answered with 403. A socket of a table that does not exist is closed with {no_table}. Any
  other socket that the server closes is closed with {gone}, after a `refused` or a `bye` that says why;
  without one, the client read too slowly, or sent no `hello` in time.
- **Spectators** get what is public: the table, the events, a view without a seat (`seat` is null, `hand` is
  empty, hidden roles and cards are null, a decision has no options), and the chat. In a duel they see what
  its player sees, because nothing is hidden from them.
- **Timing reveals nothing.** Every seat that may answer gets the decision, whether or not it has the cards,
  and the answers of bots and premoves come after a random pause that does not depend on the cards.

## The fair deal

Nobody chooses the cards, not even the server, and everyone can verify it afterwards.

1. The server draws a key of 32 bytes for the table. `commitment`, the SHA-256 of the key, is shown from
   the beginning.
2. Each player adds a salt with `ready`: any text they like.
3. At the start the key of the game is computed: the SHA-256 of the bytes `chanbara deal 1`, then the
   server's key, then for each seat in order its salt as UTF-8, preceded by its length in bytes as a 4-byte
   big-endian number. It determines all randomness of the game. A seat without salt counts as an empty text.
4. `over` publishes the key and the salts. All hashes and keys are written in hexadecimal.

A table with an `origin` plays the deal of another game, which may be known from there: there is nothing to
commit to, so its `commitment` is empty and the `fair` of its `over` is null.

In Python:

```python
>>> from hashlib import sha256
>>> def game_key(key, salts):
...     mixed = sha256(b"chanbara deal 1" + bytes.fromhex(key))
...     for salt in salts:
...         mixed.update(len(salt.encode()).to_bytes(4, "big") + salt.encode())
...     return mixed.hexdigest()
>>> key = "00" * 32
>>> sha256(bytes.fromhex(key)).hexdigest()                    # the commitment
'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
>>> game_key(key, ["plum", "", "雨"])
'{example}'

```
"""

SECTIONS = {
    "ClientMessage": "from-a-client",
    "ServerMessage": "from-the-server",
    "ReviewLine": "reviewline",
    "LabLine": "labline",
}
"""The section with all messages of a union."""
FORMATS = {"integer": "integer", "number": "number", "string": "text", "boolean": "boolean", "null": "null"}


# --- docs/protocol.md --------------------------------------------------------------------------------------


def page() -> str:
    """Return the expected page."""
    made = schema()
    kinds: dict[str, dict[str, Any]] = made["$defs"]
    client, server = ([_name(ref) for ref in made["x-messages"][side]] for side in ("client", "server"))
    streams = {name: [_name(ref) for ref in kinds[name]["anyOf"]] for name in made["x-streams"]}
    lines = [line for listed in streams.values() for line in listed]
    parts = [name for name in kinds if name not in {*client, *server, *lines, *SECTIONS}]
    sections = [
        OPENING.format(protocol=made["x-protocol"], example=_example(), no_table=NO_TABLE, gone=GONE),
        _routes(made["x-routes"]),
        _refusals(made["x-refusals"]),
        _kinds("From a client", "The first field of each is its `type`.", client, kinds),
        _kinds("From the server", "The first field of each is its `type`.", server, kinds),
        *(
            _kinds(name, "The first field of each is its `line`.", listed, kinds)
            for name, listed in streams.items()
        ),
        _kinds("Bodies and parts", "The bodies of routes, and the parts of messages.", parts, kinds),
    ]
    return "\n".join(sections)


def type_text(kind: dict[str, Any]) -> str:
    """Return a type of the schema in words."""
    if "$ref" in kind:
        return _link(kind)
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    if "anyOf" in kind:
        return " or ".join(type_text(one) for one in kind["anyOf"])
    if kind.get("type") == "array":
        return _list_text(kind)
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"map of {type_text(values)}" if isinstance(values, dict) else "map"
    return FORMATS[kind["type"]] + _limits(kind) if "type" in kind else "anything"


def _list_text(kind: dict[str, Any]) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join(type_text(one) for one in kind['prefixItems'])}]"
    most = f" (at most {kind['maxItems']})" if "maxItems" in kind else ""
    return f"list of {type_text(kind['items'])}{most}" if kind.get("items") else f"list{most}"


def _limits(kind: dict[str, Any]) -> str:
    least, most = (kind.get(word) for word in ("minimum", "maximum"))
    if "exclusiveMinimum" in kind:
        return f" above {kind['exclusiveMinimum']}, up to {most}"
    if most is not None:
        return f" {least} to {most}"
    shortest, longest = kind.get("minLength"), kind.get("maxLength")
    if longest is None:
        return ""
    return f" of {shortest} to {longest} characters" if shortest else f" of at most {longest} characters"


def _kinds(title: str, about: str, names: Iterable[str], kinds: dict[str, dict[str, Any]]) -> str:
    tables = [line for name in names for line in _kind(name, kinds[name])]
    return "\n".join([f"## {title}", "", about, "", *tables])


def _kind(name: str, kind: dict[str, Any]) -> Iterator[str]:
    yield from (f"### {name}", "", kind["description"], "")
    if kind["properties"]:
        rows = [
            (f"`{field}`", type_text(one) + _default(one), one.get("description", ""))
            for field, one in kind["properties"].items()
        ]
        yield from _table(("field", "type", "meaning"), rows)


def _default(kind: dict[str, Any]) -> str:
    return f"; `{json.dumps(kind['default'])}` if left out" if "default" in kind else ""


def _routes(routes: Iterable[dict[str, Any]]) -> str:
    rows = [
        (
            f"`{route['method']} {route['path']}`",
            route["description"],
            "" if route["request"] is None else _carried(route["request"]),
            _carried(route["response"]),
            ", ".join(f"`{code}`" for code in route["refusals"]),
        )
        for route in routes
    ]
    about = "Every refusal of a route has a [Problem](#problem) as its body."
    columns = ("route", "what it does", "takes", "gives", "refuses with")
    return "\n".join(["## Routes", "", about, "", *_table(columns, rows)])


def _carried(what: dict[str, str]) -> str:
    return _link(what) if "$ref" in what else what["contentMediaType"]


def _refusals(codes: dict[str, str]) -> str:
    rows = [(f"`{code}`", meaning) for code, meaning in codes.items()]
    return "\n".join(["## Refusals", "", *_table(("code", "meaning"), rows)])


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [_row(columns), "|" + "---|" * len(columns), *(_row(row) for row in rows), ""]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _name(ref: dict[str, str]) -> str:
    return ref["$ref"].removeprefix(DEFINITIONS)


def _link(ref: dict[str, str]) -> str:
    """Return a link to the table of a type; a union links to the section of its messages."""
    name = _name(ref)
    return f"[{name}](#{SECTIONS.get(name, name.lower())})"


def _example() -> str:
    return game_key("00" * 32, ["plum", "", "雨"]).hex()


# --- web/src/protocol.gen.ts -------------------------------------------------------------------------------

BANNER = """\
/* Made by `make protocol` from the schema of the server. Do not edit. */
/* eslint-disable */"""
COMPILER = "node_modules/json-schema-to-typescript/dist/src/cli.js"
SETTINGS = (
    "--no-additionalProperties",  # a message has only the listed fields; maps say so themselves
    "--ignoreMinAndMaxItems",  # otherwise a list of at most 8 becomes nine kinds of tuple
    "--style.printWidth=110",
    f"--bannerComment={BANNER}",
)
REFERENCED = re.compile(r"( \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n")


def types() -> str:
    """Return the types for the browser."""
    install()
    made = schema()
    text = node(COMPILER, *SETTINGS, text=json.dumps(_for_compiler(made)))
    constants = {"PROTOCOL": made["x-protocol"], "LIMITS": made["x-limits"]}
    lines = [f"\nexport const {name} = {json.dumps(value)} as const;\n" for name, value in constants.items()]
    return REFERENCED.sub("", text) + "".join(lines)


def _for_compiler(made: dict[str, Any]) -> dict[str, Any]:
    """Return a schema of one interface, ``Wire``, from which everything is reachable."""
    routes = {
        f"{route['method']} {route['path']}": _object(
            request=_body(route["request"]),
            response=_body(route["response"]),
        )
        for route in made["x-routes"]
        if route["method"] != "WebSocket"
    }
    refs = {side: {"$ref": f"{DEFINITIONS}{name}"} for side, name in (
        ("client", "ClientMessage"), ("server", "ServerMessage"), ("problem", "Problem"),
    )}  # fmt: skip
    lines = {"anyOf": [{"$ref": f"{DEFINITIONS}{name}"} for name in made["x-streams"]]}
    wire = _object(**refs, line=lines, routes=_object(**routes))
    words = "Everything on the wire: messages, bodies of routes and of refusals, and lines of streams."
    definitions = {name: _older(kind) for name, kind in made["$defs"].items()}
    return {"title": "Wire", "description": words, **wire, "$defs": definitions}


def _body(what: dict[str, str] | None) -> dict[str, str]:
    """Return a request or response as a type: what is not one of our bodies is text."""
    if what is None:
        return {"type": "null"}
    return what if "$ref" in what else {"type": "string"}


def _object(**properties: Any) -> dict[str, Any]:  # noqa: ANN401 - any schema
    return {"type": "object", "properties": properties, "required": list(properties)}


def _older(kind: Any) -> Any:  # noqa: ANN401 - any part of a schema
    """Return the same in the older dialect that the compiler reads."""
    if isinstance(kind, list):
        return [_older(one) for one in kind]
    if not isinstance(kind, dict):
        return kind
    kind = {word: _older(value) for word, value in kind.items() if word not in {"discriminator", "maxItems"}}
    if "prefixItems" in kind:
        kind |= {"items": kind.pop("prefixItems"), "additionalItems": False}
    if kind.get("type") == "object" and "properties" not in kind:
        kind.setdefault("additionalProperties", True)
    if "$ref" in kind and len(kind) > 1:
        # with a description of its own, a reference would become a second type of nearly the same name
        kind = {"allOf": [{"$ref": kind.pop("$ref")}], **kind}
    return kind


# --- the command -------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Write both files, or report whether they are up to date."""
    parser = argparse.ArgumentParser(description="docs/protocol.md and the types for the browser")
    parser.add_argument("--write", action="store_true", help="write both files")
    is_to_write = parser.parse_args(arguments).write
    stale = 0
    for file, text in ((PAGE, page()), (TYPES, types())):
        if is_to_write:
            file.write_text(text, encoding="utf-8")
            print(f"{file.name} is written.")
            continue
        is_fresh = file.exists() and file.read_text(encoding="utf-8") == text
        print(f"{file.name} is fresh." if is_fresh else f"{file.name} is stale: run with --write.")
        stale += not is_fresh
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main())
