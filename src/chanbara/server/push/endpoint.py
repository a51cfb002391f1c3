"""Where push messages may go: to a public address at the usual port of https, and nowhere else.

A browser names the address of its push service, so anybody can name anything. No setting permits more.
"""

from __future__ import annotations

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST = 1000
"""Characters of an endpoint; those of all known push services have less than half."""
HOST = re.compile(
    r"(?=.{4,253}\Z)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])"
)
"""A name with a domain, and no number in the place of an address, however that is written."""
WRITTEN = re.compile(r"https://[!-~]+")
"""Nothing but visible ASCII: nothing that could end a line of a request."""
INNER = (
    "local",
    "localhost",
    "internal",
    "intranet",
    "lan",
    "home",
    "corp",
    "private",
    "test",
    "onion",
    "arpa",
)
"""Ends of names that are no public ones."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
PUBLIC = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4: another address is hidden in them."""


class Endpoint(NamedTuple):
    """Where one browser gets its messages."""

    host: str
    path: str

    @property
    def origin(self) -> str:
        """The push service."""
        return f"https://{self.host}"


def endpoint_of(url: str) -> Endpoint:
    """Take an endpoint apart; ``ValueError`` if no message may go there, whatever its name resolves to."""
    if len(url) > LONGEST or not WRITTEN.fullmatch(url) or "\\" in url:
        raise ValueError("not an https address")
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme != "https" or "@" in parts.netloc or parts.port not in {None, 443} or "#" in url:
        raise ValueError("not an address of a push service")
    if not HOST.fullmatch(host) or host.rpartition(".")[2] in INNER:
        raise ValueError("not a public name")
    return Endpoint(host, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, to which one machine answers."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # one with a zone, for example
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(found.packed[-4:])))
        if found not in PUBLIC or any(found in tunnel for tunnel in TUNNELS):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)
