"""Running the server: its addresses, its startup message, and a clean shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from contextlib import AbstractContextManager, ExitStack, nullcontext
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import msgspec
import platformdirs
import segno
import uvicorn

from chanbara.kernel.kind import KINDS
from chanbara.locales import LANGUAGES, speech
from chanbara.server.app import make_app
from chanbara.server.http.descriptors import raise_descriptor_limit
from chanbara.server.http.listening import Listening, take_port
from chanbara.server.http.networks import Networks
from chanbara.server.http.protocols import Connections, bounded
from chanbara.server.lobby.tokens import new_token
from chanbara.server.logs import set_up_logs
from chanbara.server.moderation.admin_file import Access, admin_file, announced
from chanbara.server.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.applications import Starlette

    from chanbara.server.settings import Settings

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where --lan asks for it
GOODBYE = 0.1
"""Seconds to send the last messages."""
YOUNG = 5_000
"""New objects after which garbage is looked for. What is under way survives and counts as old; more of it
means that all old objects are looked at more often, for which every table waits."""
SHARING = 0.0005
"""Thread switch interval in seconds: a computing thread, such as a bot's, yields to requests after this."""
PORTS = range(8000, 8020)
"""The default port."""
ACCEPTED_AT_ONCE = 4
"""Connections that are accepted before anything else is done: a flood of them must not delay players."""
WAITING = 2048
"""Connections that the system keeps until they are accepted."""
STOPPING = 10
"""Seconds open sockets have to close at shutdown."""


class Place(NamedTuple):
    """The address of the server."""

    host: str
    port: int
    lan: bool = False
    """Whether a phone in the same network is invited."""

    @property
    def is_everywhere(self) -> bool:
        """Whether the server listens on all interfaces."""
        return self.lan or self.host in {EVERYWHERE, "::"}

    @property
    def url(self) -> str:
        """Return the URL for a browser; where it listens everywhere, that of this machine in its network."""
        host = lan_address() if self.is_everywhere else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def own_url(self) -> str:
        """Return the URL on this machine."""
        return f"http://{LOOPBACK}:{self.port}" if self.is_everywhere else self.url


def default_database() -> str:
    """Return the database in the user's data folder."""
    return f"sqlite:///{platformdirs.user_data_path('chanbara') / 'tables.sqlite'}"


def why_not_stored() -> str:
    """Return why nothing can be written into the user's data folder, "" if it can."""
    folder = platformdirs.user_data_path("chanbara")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return f"Your data folder {folder} cannot be written ({error.strerror})."


def lan_address() -> str:
    """Return the address of this machine in its network. Nothing is sent: the system only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def free_port(host: str) -> int:
    """Return the first free port of ours; if all are taken, the first one, which will report the error."""
    for port in PORTS:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            take_port(probe)
            try:
                probe.bind((host, port))
            except (OSError, UnicodeError):  # a name that no computer can have is refused below
                continue
            return port
    return PORTS[0]


def bind(place: Place) -> socket.socket:
    """Return a socket on the address of the server; ``ValueError`` says why there is none."""
    host = EVERYWHERE if place.lan else place.host
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, place.port, type=socket.SOCK_STREAM)[0]
        listening = Listening(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "no such name"
        message = f"{host} is no address of this machine: {why}."
        raise ValueError(message) from error
    take_port(listening)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        raise ValueError(_why_not(host, place.port, error)) from error
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    """Return why one cannot listen on an address."""
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} on {host} is already in use. Choose another with --port, or leave it out."
        case errno.EACCES:
            return f"You may not use port {port}. Choose one above 1023 with --port."
        case errno.EADDRNOTAVAIL:
            return f"{host} is no address of this machine."
        case _:
            return f"Cannot listen on {host}, port {port}: {error.strerror}."


def has_browser() -> bool:
    """Whether there is a display to open a browser on; a browser inside the terminal would be in the way."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def own_hosts(place: Place, settings: Settings) -> list[str]:
    """Return the host names of this server; the public one comes last."""
    hosts = ["localhost", LOOPBACK, place.host]
    if place.is_everywhere:
        name = socket.gethostname()
        hosts += [lan_address(), name, f"{name}.local"]
    public = urlsplit(settings.public_url).hostname
    return list(dict.fromkeys([*hosts, *([public] if public else [])]))


def greeting(place: Place) -> str:
    """Return the startup message; its QR code is for phones in the same network."""
    lines = [f"Chanbara is served at {place.url} (stop it with Ctrl+C)."]
    if place.lan:
        lines.append(_square(place.url))
    return "\n".join(lines)


def _square(url: str) -> str:
    """Return a QR code in half blocks, dark on light, readable on any terminal."""
    rows = [list(row) for row in segno.make(url, micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(signs[bool(up), bool(low)] for up, low in zip(*pair, strict=True)) for pair in pairs
    )


class PoliteServer(uvicorn.Server):
    """Notifies clients before it closes the sockets; the application would hear of the shutdown too late."""

    greeting = ""
    """What to print once the server listens."""
    opens = ""
    """The URL to open in a browser then."""
    admits: Callable[[str], bool]
    """Whether a connection from a host is accepted."""
    announcement: AbstractContextManager[None] = nullcontext()
    """Tells the operator's commands where the server is, while it listens."""

    linger = 1.5
    """Seconds for which it still listens after its tables are at other servers, and passes requests on: a
    proxy that asks whether it is ready needs some time to notice that it is not."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._announced = ExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, greet, and open the browser."""
        await super().startup(sockets)
        # The event loop takes one number for both; the length of the queue can still be changed.
        for listening in sockets or []:
            listening.listen(WAITING)
            if isinstance(listening, Listening):
                listening.admits = self.admits  # type: ignore[assignment]
        if self.started:
            self._announced.enter_context(self.announcement)
        if self.started and self.greeting:
            sys.stdout.write(f"{self.greeting}\n")
            sys.stdout.flush()
        if self.started and self.opens:
            await asyncio.to_thread(webbrowser.open, self.opens)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down cleanly."""
        # A signal may end the program right after this: nothing later is sure to run.
        self._announced.close()
        app: Starlette = self.config.app  # type: ignore[assignment]
        await app.state.say_bye()
        await asyncio.sleep(self.linger if app.state.has_heir() else GOODBYE)
        await super().shutdown(sockets)


def make_server(place: Place, settings: Settings, open_store: Callable[[], Store]) -> PoliteServer:
    """Return the server, ready to run."""
    settings = msgspec.structs.replace(
        settings, public_url=settings.public_url or place.url, node_url=settings.node_url or place.url
    )
    most = min(settings.connections, raise_descriptor_limit())
    connections = Connections(settings.connections_per_address, most, Networks(settings.proxies))
    app = make_app(settings, open_store, own_hosts(place, settings), connections)
    http, websocket = bounded(settings, connections)
    config = uvicorn.Config(
        app,
        host=EVERYWHERE if place.lan else place.host,
        port=place.port,
        log_config=None,
        http=http,
        ws=websocket,
        proxy_headers=False,  # the application reads them, after it has seen the peer
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        backlog=ACCEPTED_AT_ONCE,
        timeout_graceful_shutdown=STOPPING,
        server_header=False,
    )
    server = PoliteServer(config)
    server.admits = connections.admits
    return server


def _make_ready() -> None:
    """Do one-time work in advance, and exempt its objects from garbage collection."""
    sys.setswitchinterval(SHARING)
    for language in LANGUAGES:
        speech(language)
    for kind in KINDS.values():
        kind.fingerprint()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


def serve(place: Place, settings: Settings, database: str, *, open_browser: bool = False) -> None:
    """Serve until stopped."""
    # On a terminal people want the address; a log collector wants every line.
    set_up_logs("warning" if sys.stderr.isatty() else "info")
    _make_ready()
    # Both before anything is announced: what is wrong with them is said in one sentence.
    listening = bind(place)
    try:
        store = Store.open(database, is_shared=settings.shared)
    except BaseException:
        listening.close()
        raise
    server = make_server(place, settings, lambda: store)
    server.greeting = greeting(place)
    if open_browser and has_browser():
        server.opens = place.own_url
    token = new_token()
    server.config.app.state.admin_tokens.append(token)  # type: ignore[union-attr]
    file = admin_file(database, place.port if settings.shared else None)
    server.announcement = announced(file, Access(place.own_url, token))
    server.run([listening])
