"""Seat tokens: whoever has one sits there. The server keeps only their hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No letter that is taken for another when it is read out."""
CODE_LENGTH = 6


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Return what is kept of a token. It is long and random, so that a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def new_code() -> str:
    """Return the short name of a table, as it stands in its link."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
