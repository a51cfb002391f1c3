"""Attack data: messages that a server must refuse, and requests that it must not fulfil."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from chanbara.server.wire.messages import ClientMessage

if TYPE_CHECKING:
    from collections.abc import Iterator

DECODER = msgspec.json.Decoder(ClientMessage)
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 7, 1.5, 2**70, 1e300, "", "x", "é" * 400, "\x00", "parry", [], [[]], {}, {"a": 1},
)  # fmt: skip
"""Values of wrong types."""
SAMPLES: tuple[dict[str, Any], ...] = (
    {"type": "choose", "decision": 3, "option": 0},
    {"type": "ready", "ready": True, "salt": "x"},
    {"type": "premove", "answer": "parry", "until": "turn"},
    {"type": "say", "text": "x"},
    {"type": "claim", "claim": "samurai", "about": 1},
    {"type": "mute", "seat": 1, "muted": True},
    {"type": "pause", "paused": True},
    {"type": "replace", "seat": 1, "bot": "greedy"},
    {"type": "host", "seat": 1},
    {"type": "mail", "address": "a@example.org"},
    {"type": "why", "act": "pass"},
)


class Frame(NamedTuple):
    """One message on a socket."""

    data: bytes
    binary: bool = False


def nonsense(rng: Random) -> Frame:
    """Return something that is no message at all."""
    while True:
        found = rng.choice(KINDS)(rng)
        if found.binary or _is_refused(found.data):
            return found


def _is_refused(data: bytes) -> bool:
    """Whether it cannot be parsed as a message: a valid one may rightly have an effect."""
    try:
        DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return True
    return False


def _cut(rng: Random) -> Frame:
    text = json.dumps(rng.choice(SAMPLES)).encode()
    return Frame(text[: rng.randrange(len(text))])


def _scrambled(rng: Random) -> Frame:
    text = bytearray(json.dumps(rng.choice(SAMPLES)).encode())
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.randrange(32, 127)
    return Frame(bytes(text))


def _wrong_types(rng: Random) -> Frame:
    message = dict(rng.choice(SAMPLES))
    message[rng.choice(list(message))] = rng.choice(VALUES)
    return Frame(json.dumps(message).encode())


def _unknown_field(rng: Random) -> Frame:
    field = rng.choice(["seat", "token", "__class__", "view", "x" * 500, "re\x00"])
    return Frame(json.dumps({**rng.choice(SAMPLES), field: rng.choice(VALUES), "zz": 1}).encode())


def _missing(rng: Random) -> Frame:
    return Frame(
        json.dumps({"type": rng.choice(["choose", "say", "hello there", "over", "sword", ""])}).encode()
    )


def _no_object(rng: Random) -> Frame:
    found = (b"", b"null", b"[]", b'"hello"', b"17", b"\xef\xbb\xbf{}", b"{" * 50, b"\x00", b"NaN", b"{}}")
    return Frame(rng.choice(found))


def _deep(rng: Random) -> Frame:
    depth = rng.choice([500, 1500, 3500])
    return Frame(b'{"a":' + b"[" * depth + b"]" * depth + b',"type":"ping"}')


def _long_number(rng: Random) -> Frame:
    digits = rng.choice([400, 4400, 7000]) * b"9"
    return Frame(b'{"type":"choose","option":' + digits + b',"decision":"x"}')


def _binary(rng: Random) -> Frame:
    return Frame(b"\xff" + rng.randbytes(rng.randint(1, 300)), binary=True)


KINDS = (
    _cut, _scrambled, _wrong_types, _wrong_types, _unknown_field, _missing, _no_object, _deep, _long_number,
    _binary,
)  # fmt: skip


def forged(rng: Random, number: int, asked: int, seat: int | None) -> dict[str, Any]:
    """Return a valid message that must be refused: stale, for another seat, or only for the host.

    ``seat`` sends it, not being the host, while ``asked`` must answer decision ``number``.
    """
    option = rng.choice([-1, -(2**40), 10**6, 2**80]) if seat == asked else rng.randrange(5)
    found: list[dict[str, Any]] = [
        {"type": "choose", "decision": number, "option": option},
        {"type": "choose", "decision": rng.choice([0, number - 1, number + 1, 2**63, -5]), "option": 0},
        {"type": "ready", "salt": "mine"},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "pause", "paused": rng.random() < 0.5},
        {"type": "end"},
        {"type": "replace", "seat": rng.randrange(8), "bot": rng.choice([None, "greedy", "nobody"])},
        {"type": "host", "seat": rng.randrange(8)},
        {"type": "claim", "claim": "ninja", "about": 7},
        {"type": "hello", "token": "x" * 20},
    ]
    if seat is None:
        found += [
            {"type": "why", "act": "pass"},
            {"type": "report_position"},
            {"type": "premove", "answer": "take"},
        ]
    return {**rng.choice(found), "re": rng.randrange(1000)}


# --- requests ----------------------------------------------------------------------------------------------


def requests(rng: Random, host: str, code: str) -> Iterator[bytes]:
    """Return an endless stream of requests that must get a status of 400 or above, or no answer."""
    bodies = [
        b"",
        b"{",
        b"[" * 9000,
        b'{"name":"a"}',
        b'{"name":"","options":{}}',
        b"\xff\xfe",
        b"x" * 70_000,
    ]
    socket = f"/api/tables/{code}/socket"
    paths = ["/api/tables", f"/api/tables/{code}/seats", "/api/tables/NOWHER/seats"]
    while True:
        path = rng.choice(paths)
        yield from (
            _request("POST", path, host, rng.choice(bodies)),
            _request("POST", "/api/tables", host, json.dumps(_impossible(rng)).encode()),
            _request("POST", "/api/tables", host, json.dumps(_house(rng)).encode()),
            _request(rng.choice(["PUT", "DELETE", "PATCH", "BREW"]), path, host, b"{}"),
            _request("GET", rng.choice(UNKNOWN), host),
            _request("GET", f"/api/tables/{code}/record", host),
            _request("GET", "/health", rng.choice(["evil.example", "", "127.0.0.1.evil", "[::", "a b"])),
            _request("GET", "/health", host, extra=f"Origin: {rng.choice(ORIGINS)}\r\n"),
            _request("GET", socket, host, extra=UPGRADE + "Sec-WebSocket-Version: 1\r\n"),
            _request("GET", socket, host, extra=f"{UPGRADE}{VERSION}Origin: {rng.choice(ORIGINS)}\r\n"),
            _request("GET", "/api/tables/NOWHER/socket", "evil.example", extra=UPGRADE + VERSION),
            _request("GET", "/health", host, extra=f"X-Long: {'x' * 600_000}\r\n"),
            rng.choice(BROKEN),
        )


def _request(method: str, path: str, host: str, body: bytes = b"", extra: str = "") -> bytes:
    connection = "Upgrade" if UPGRADE in extra else "close"
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{extra}Connection: {connection}\r\n"
    length = f"Content-Length: {len(body)}\r\n" if body or method != "GET" else ""
    return f"{head}{length}\r\n".encode("latin-1") + body


def _impossible(rng: Random) -> dict[str, Any]:
    game = rng.choice(
        [
            {"game": "sword", "players": rng.choice([0, 2, 9, -1, 1.5, "5"])},
            {"game": "sword", "characters": ["nobody"]},
            {"game": "sword", "rulings": {"nothing": True}},
            {"game": "duel", "opponent": "nobody"},
            {"game": "duel", "armoured": 10**30},
            {"game": "chess"},
        ]
    )
    return {"name": "x", "options": {"game": game}}


def _house(rng: Random) -> dict[str, Any]:
    return {"name": "x", "options": {"game": {"game": "sword", "house": rng.choice(HOUSE)}}}


HOUSE = ("[", "a: &a [*a]", "\x00", "- " * 3000, "a:\n " * 2000)
"""Invalid house rules; the last ones take long to refuse."""
UPGRADE = "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = "Sec-WebSocket-Version: 13\r\n"
UNKNOWN = (
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/..%2f..%2fetc",
    "/t",
    "//",
    "/api/tables/" + "A" * 3000,
)
ORIGINS = (
    "http://evil.example",
    "null",
    "http://[",
    "http://127.0.0.1:1",
    "file://",
    "http://localhost.evil",
)
BROKEN = (
    b"\x00\x01\x02\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"GET /health HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)
