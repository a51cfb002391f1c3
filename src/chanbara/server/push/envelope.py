"""Encrypting a push message for one browser (RFC 8291), and proving who sends it (RFC 8292).

Every message has the same length, so that nobody on its way learns anything from it.
"""

from __future__ import annotations

import base64
import binascii
import os
import time

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
POINT, SECRET, SALT, TAG = 65, 16, 16, 16
"""Bytes of a public key, of a browser's secret, of a salt, and of the proof that nothing was changed."""
LENGTH = 1024
"""Bytes of every message before it is encrypted."""
RECORD = LENGTH + 1 + TAG
"""Bytes of the only record of a body: text, the mark of its end with the padding, and the proof."""
LAST = b"\x02"
VALID = 12 * 3600
"""Seconds for which a proof is valid; a push service accepts a day at most."""


def encoded(data: bytes) -> str:
    """Return bytes as text for headers and addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes that a text stands for; ``ValueError`` if it stands for none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error


def point(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(text: str) -> EllipticCurvePublicKey:
    """Return the key of a browser; ``ValueError`` if it is none."""
    data = decoded(text)
    if len(data) != POINT:
        raise ValueError("a public key has 65 bytes")
    return EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def secret_of(text: str) -> bytes:
    """Return the secret of a browser; ``ValueError`` if it is none."""
    data = decoded(text)
    if len(data) != SECRET:
        raise ValueError("a secret has 16 bytes")
    return data


def sealed(text: bytes, browser: str, secret: str) -> bytes:
    """Encrypt a message for a browser, by its public key and its secret."""
    if len(text) > LENGTH:
        raise ValueError(f"a message of {len(text)} bytes is too long")
    # A stop byte, then zeros: RFC 8188 pads after the mark of the last record.
    padded = text + LAST + bytes(LENGTH - len(text))
    return with_keys(padded, browser, secret, generate_private_key(CURVE), os.urandom(SALT))


def with_keys(
    padded: bytes,
    browser: str,
    secret: str,
    sender: EllipticCurvePrivateKey,
    salt: bytes,
    record: int = RECORD,
) -> bytes:
    """Encrypt a padded message with a key and a salt that are used once."""
    theirs, ours = public_key(browser), point(sender.public_key())
    shared = sender.exchange(ECDH(), theirs)
    info = b"WebPush: info\0" + point(theirs) + ours
    material = _derived(shared, secret_of(secret), info, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + record.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


class Signer:
    """The server's key, by which push services know that it is the one to which a browser has subscribed."""

    def __init__(self, key: str, contact: str) -> None:
        """`contact` is where the operator can be reached, "" if that is not known."""
        self._key = derive_private_key(int(key, 16), CURVE)
        self._contact = contact
        self.public = encoded(point(self._key.public_key()))
        """What a browser subscribes with."""

    def authorization(self, origin: str) -> str:
        """Return the header that proves who sends a message to a push service."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(time.time()) + VALID}
        if self._contact:
            claims["sub"] = self._contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        proof = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{proof}, k={self.public}"
