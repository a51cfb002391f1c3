"""Where a client comes from: its address, and for IPv6 the networks it may be a customer of."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

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


def factor_of(scope: str) -> int:
    """Return how many times the limit of one address something has that addresses count for."""
    return next((factor for bits, factor in WIDER if scope.endswith(f"/{bits}")), 1)


class Networks:
    """Some addresses and networks, as a setting lists them: separated by commas."""

    def __init__(self, text: str) -> None:
        """``ValueError`` names what is neither."""
        self._networks = [ip_network(one.strip()) for one in text.split(",") if one.strip()]
        self._contains = lru_cache(REMEMBERED)(self._contains_really)

    def __contains__(self, host: str) -> bool:
        """Whether an address is among them."""
        return self._contains(host)

    def _contains_really(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def is_loopback(host: str) -> bool:
    """Whether an address is that of this machine to itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
