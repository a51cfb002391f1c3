"""Where a client comes from: its address, and for IPv6 the networks it may be a customer of."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

WIDER = ((56, 4), (48, 16))
"""IPv6 networks that one customer may own, and how many times the limit of one address each of them has."""
REMEMBERED = 10_000


@lru_cache(REMEMBERED)
def address_of(host: str) -> str:
    """Return the address to count; for IPv6 its first half, because the owner chooses the second freely."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address) or found.ipv4_mapped is not None:
        return host
    return str(IPv6Network((found, 64), strict=False))


@lru_cache(REMEMBERED)
def scopes(address: str) -> tuple[tuple[str, int], ...]:
    """Return everything an address counts for, each with the factor of its limit."""
    if not address.endswith("/64"):
        return ((address, 1),)
    network = IPv6Network(address)
    wider = ((str(network.supernet(new_prefix=bits)), factor) for bits, factor in WIDER)
    return ((address, 1), *wider)
