"""The fair deal: the server commits to its key, the players add salt, and everyone can verify it."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

DOMAIN = b"chanbara deal 1"
KEY_BYTES = 32


def new_secret() -> str:
    """Return a key for one deal, as text."""
    return secrets.token_hex(KEY_BYTES)


def commitment(secret: str) -> str:
    """Return the commitment shown before the deal: it binds the server to its key without revealing it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def game_key(secret: str, salts: Sequence[str]) -> bytes:
    """Return the key of all randomness of a game. A player who adds salt knows that nobody else chose it."""
    mixed = sha256(DOMAIN + bytes.fromhex(secret))
    for salt in salts:
        text = salt.encode()
        mixed.update(len(text).to_bytes(4, "big") + text)
    return mixed.digest()


def flaw(committed: str, secret: str, salts: Sequence[str], key: str) -> str | None:
    """Return what is wrong with a deal, or None if it is fair."""
    if commitment(secret) != committed:
        return "the key is not the one that the server had committed to"
    if game_key(secret, salts).hex() != key:
        return "the game was not dealt from the server's key and the players' salts"
    return None
