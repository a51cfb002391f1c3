"""Seat tokens: whoever has the token owns the seat. The server stores only hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters that are not mistaken for others when read aloud."""
CODE_LENGTH = 6


def new_token() -> str:
    """Return an unguessable token."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Return the hash of a token. Tokens are long and random, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def new_code() -> str:
    """Return the short code of a table, as used in its link."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
