"""Passwords in the URL of a database: they appear in no message."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from sqlalchemy import URL


def is_torn(url: URL) -> bool:
    """Whether a password has unescaped characters: parts of it are in the host, and would be in messages."""
    return "@" in f"{url.username}{url.host}{url.database}"


def secrets_of(url: URL) -> frozenset[str]:
    """Return all secrets, both plain and URL-encoded."""
    plain = {value for name, values in url.normalized_query.items() if "password" in name for value in values}
    plain.add(str(url.password or ""))
    return frozenset(form for text in plain if text for form in (text, quote(text, safe="")))
