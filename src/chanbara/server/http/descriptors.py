"""File descriptors: every open connection needs one, and a program has few unless it asks for more."""

from __future__ import annotations

OURS = 200
"""Descriptors for everything else: the database, logs, bots, mail, and pages being read."""
UNLIMITED = 1_000_000


def raise_descriptor_limit() -> int:
    """Ask for as many descriptors as the system allows; return how many connections fit into them."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # more than the kernel allows a process
        hard = soft
    return UNLIMITED if hard == resource.RLIM_INFINITY else max(1, hard - OURS)
