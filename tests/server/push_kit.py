"""A push service for the tests, and browsers that really decrypt what it is given (RFC 8291, RFC 8292)."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chanbara.server.push import pushes
from chanbara.server.push.envelope import decoded, encoded
from chanbara.server.push.transport import Line
from tests.server.kit import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

    from tests.server.kit import Running

HOST = "push.example.org"
PUBLIC = "93.184.216.34"
"""An address of the internet, at which nobody is asked in a test."""


def _hmac(key: bytes, data: bytes) -> bytes:
    made = HMAC(key, SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """The receiving side, written by the RFCs and not with our own code."""

    def __init__(self, key: EllipticCurvePrivateKey | None = None, secret: bytes | None = None) -> None:
        self.key = key or generate_private_key(SECP256R1())
        self.secret = secret or secrets.token_bytes(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"https://{HOST}/{secrets.token_hex(16)}"

    def wanting(self, *tokens: str, **changed: Any) -> dict[str, Any]:  # noqa: ANN401 - right or wrong
        """Return the body that turns messages on."""
        keys = {"public": encoded(self.public), "secret": encoded(self.secret)}
        return {"endpoint": self.endpoint, **keys, "tokens": list(tokens), **changed}

    def off(self) -> dict[str, str]:
        """Return the body that turns them off."""
        return {"endpoint": self.endpoint, "secret": encoded(self.secret)}

    def opened(self, body: bytes) -> bytes:
        """Decrypt a message: one record, and its padding is cut off."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        info = b"WebPush: info\x00" + self.public + sender
        material = _hmac(_hmac(self.secret, shared), info + b"\x01")
        pseudorandom = _hmac(salt, material)
        key = _hmac(pseudorandom, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _hmac(pseudorandom, b"Content-Encoding: nonce\x00\x01")[:12]
        text, mark, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\x00")
        return text


class Got(NamedTuple):
    """A message that a push service was given."""

    path: str
    headers: dict[str, str]
    body: bytes


def claims_of(got: Got, key: str) -> dict[str, Any]:
    """Return what a sender says of itself, after its signature was verified."""
    kind, _, rest = got.headers["authorization"].partition(" ")
    fields = dict(one.split("=", 1) for one in rest.split(", "))
    assert (kind, fields["k"]) == ("vapid", key)
    head, claims, proof = fields["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(proof)
    assert len(raw) == 64
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
    public.verify(signature, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found


class Service:
    """A local push service: it stores what it receives, and answers as the test wants."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What it says before it accepts something."""
        self.port = 0

    def wait(self, count: int) -> Got:
        """Return the last of so many messages."""
        until(lambda: len(self.got) >= count, "no push message came")
        return self.got[count - 1]


class LocalLine(Line):
    """Leads every name to the service on this machine, and notes to which address it would have led."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.found: list[list[str]] = []
        """What names resolve to, one answer after the other; the last one stays."""
        self.connected: list[tuple[str, str]] = []

    async def addresses(self, host: str) -> list[str]:
        if not self.found:
            return [PUBLIC]
        return self.found.pop(0) if len(self.found) > 1 else self.found[0]

    async def connect(self, address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.connected.append((address, host))
        return await asyncio.open_connection("127.0.0.1", self.service.port)


@contextmanager
def push_service(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Service, LocalLine]]:
    """A push service to which every server of this process sends its messages."""
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, said = service.answers.pop(0) if service.answers else (201, {})
            service.got.append(Got(self.path, headers, body))
            self.send_response(status)
            for name, value in said.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_about: object) -> None:
            """Say nothing."""

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = listening.server_port
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    line = LocalLine(service)
    monkeypatch.setattr(pushes, "Line", lambda: line)
    try:
        yield service, line
    finally:
        listening.shutdown()
        listening.server_close()


def turn_on(server: Running, browser: Browser, *tokens: str, language: str = "en") -> None:
    """Have a device get the messages of some seats or players."""
    status, found = server.ask("/api/push", browser.wanting(*tokens), **{"Accept-Language": language})
    assert status == 204, found
