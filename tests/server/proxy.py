"""A real reverse proxy in front of a server of the tests."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from checks.server import proxies
from checks.server.proxies import PROXIES, Missing, Plan, free_ports, in_front
from tests.left_out import skip_without
from tests.server.kit import Running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

__all__ = ["PROXIES"]


def program(name: str) -> str:
    """Return the path of a program; without it a test is left out, which `.ci/run` does not allow."""
    try:
        return proxies.program(name)
    except Missing:
        skip_without(name)


class Proxied(Running):
    """A server as one sees it through its proxy."""

    def __init__(self, running: Running, port: int) -> None:
        self.__dict__ |= running.__dict__
        self.direct = running
        self.proxy_port = port

    @property
    def url(self) -> str:
        return f"https://localhost:{self.proxy_port}"


@contextmanager
def behind(
    name: str, running: Running, folder: Path, change: Callable[[str], str] = str
) -> Iterator[Proxied]:
    """Start a proxy before a server, with its file changed if a test wants that."""
    program(name)
    (port,) = free_ports(1)
    with in_front(name, Plan(folder, port, [running.port], change=change)):
        yield Proxied(running, port)
