"""A real reverse proxy in front of a server, with the file from `deploy` and our ports in it."""

from __future__ import annotations

import shutil
import socket
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.docs.markdown import ROOT
from tests.server.kit import PATIENCE, Running, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

NAME = "play.example.org"
NGINX = """\
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/proxy.log notice;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fast;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/chanbara.conf;
}}
"""
"""What Debian's own nginx.conf does, for a folder of ours."""
CADDY = "{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n"


def program(name: str) -> str:
    """Return the path of a program; without it a test is left out, which `.ci/run` does not allow."""
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/sbin:/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def free_ports(count: int) -> list[int]:
    """Return free ports; nobody holds them, so that a proxy can listen there."""
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [int(one.getsockname()[1]) for one in held]
    for one in held:
        one.close()
    return ports


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    chain, key = folder / "chain.pem", folder / "key.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    made = [program("openssl"), *words.split(), "-addext", names, "-keyout", str(key), "-out", str(chain)]
    subprocess.run(made, check=True, capture_output=True)
    return chain, key


class Proxied(Running):
    """A server as one sees it through its proxy."""

    def __init__(self, running: Running, port: int) -> None:
        self.__dict__ |= running.__dict__
        self.direct = running
        self.proxy_port = port

    @property
    def url(self) -> str:
        return f"https://localhost:{self.proxy_port}"


def nginx(folder: Path, port: int, back: int, change: Callable[[str], str]) -> list[str]:
    """Write the file of nginx; return the command that starts it."""
    text = change((ROOT / "deploy/nginx/chanbara.conf").read_text(encoding="utf-8"))
    chain, key = certificate(folder)
    (plain,) = free_ports(1)
    for old, new in {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(chain),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{back};",
        NAME: "localhost",
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "chanbara.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    return [
        program("nginx"),
        "-p",
        str(folder),
        "-e",
        str(folder / "proxy.log"),
        "-c",
        str(folder / "nginx.conf"),
    ]


def caddy(folder: Path, port: int, back: int, change: Callable[[str], str]) -> list[str]:
    """Write the file of Caddy; return the command that starts it."""
    text = change((ROOT / "deploy/caddy/Caddyfile").read_text(encoding="utf-8"))
    chain, key = certificate(folder)
    for old, new in {
        f"{NAME} {{\n": f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}\n",
        "127.0.0.1:8000": f"127.0.0.1:{back}",
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "Caddyfile").write_text(CADDY.format() + text, encoding="utf-8")
    words = ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return [program("caddy"), *words]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def behind(
    name: str, running: Running, folder: Path, change: Callable[[str], str] = str
) -> Iterator[Proxied]:
    """Start a proxy before a server, with its file changed if a test wants that."""
    folder.mkdir()
    (port,) = free_ports(1)
    command = PROXIES[name](folder, port, running.port, change)
    with started(command, folder, port):
        yield Proxied(running, port)


@contextmanager
def started(command: Sequence[str], folder: Path, port: int) -> Iterator[None]:
    """Run a program until the end, from when it listens."""
    log = folder / "output.log"
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
    try:
        until(lambda: process.poll() is not None or _listens(port), "the proxy does not listen")
        assert process.poll() is None, log.read_text(encoding="utf-8")
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
