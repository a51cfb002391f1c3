"""Real reverse proxies in front of servers, with the files from `deploy` and our ports in them."""

from __future__ import annotations

import contextlib
import os
import random
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from checks.server.server_process import HOST, PATIENCE
from checks.setup.parts import operators_program

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
"""The name that stands in the files for an operator's own."""
NGINX = """\
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/proxy.log notice;
events {{ worker_connections 4096; }}
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
HAPROXY = "global\n    maxconn 4096\n    stats socket {folder}/admin.sock mode 600 level admin\n"
"""The same for HAProxy."""
CADDY = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
BALANCE = {
    "haproxy": ("balance hash var(txn.table)", "balance roundrobin"),
    "nginx": ("    hash $chanbara_table consistent;\n", ""),
}
"""The line that distributes tables over servers, and what is in its place where servers take turns."""

PORTS = range(20_000, 32_000)
"""Below those that systems give to outgoing connections: one of these could take such a port first, and
whoever tries whether somebody listens there could be connected with itself."""


class Missing(Exception):
    """A program is not installed."""


class Plan(NamedTuple):
    """What a proxy is to do."""

    folder: Path
    """Where its files are."""
    port: int
    """Where it listens."""
    servers: Sequence[int]
    """The ports of the servers."""
    is_secure: bool = True
    """Whether it speaks TLS, with a certificate that is made for this."""
    takes_turns: bool = False
    """Whether it distributes requests in turn, and not by table."""
    change: Callable[[str], str] = str
    """What a test changes in the file."""


def program(name: str) -> str:
    """Return the path of a program."""
    found = operators_program(name)
    if found is None:
        raise Missing(name)
    return found


def free_ports(count: int) -> list[int]:
    """Return free ports; nobody holds them, so that a proxy can listen there."""
    found: list[int] = []
    with contextlib.ExitStack() as held:
        while len(found) < count:
            port = random.choice(PORTS)
            with contextlib.suppress(OSError):
                held.enter_context(socket.create_server((HOST, port)))
                found.append(port)
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    chain, key = folder / "chain.pem", folder / "key.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    made = [program("openssl"), *words.split(), "-addext", names, "-keyout", str(key), "-out", str(chain)]
    subprocess.run(made, check=True, capture_output=True)
    return chain, key


# --- their files --------------------------------------------------------------------------------------------


def nginx(plan: Plan) -> list[str]:
    """Write the files of nginx; return the command that starts it."""
    folder = plan.folder
    text = _file("nginx", plan)
    (plain,) = free_ports(1)
    if plan.is_secure:
        chain, key = certificate(folder)
        changes = {
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(chain),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
            "listen 443 ssl http2;": f"listen {HOST}:{plan.port} ssl http2;",
        }
    else:
        text = re.sub(r"^    ssl_.*;\n", "", text, flags=re.MULTILINE)
        changes = {"listen 443 ssl http2;": f"listen {HOST}:{plan.port};"}
    text = _changed(
        text,
        {
            **changes,
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen {HOST}:{plain};",
            NAME: "localhost",
        },
    )
    (folder / "chanbara.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    files = ["-p", str(folder), "-e", str(folder / "proxy.log"), "-c", str(folder / "nginx.conf")]
    return [program("nginx"), *files]


def haproxy(plan: Plan) -> list[str]:
    """Write the files of HAProxy; return the command that starts it."""
    folder = plan.folder
    (plain,) = free_ports(1)
    secure = re.search(r"ssl crt /\S+", text := _file("haproxy", plan))
    assert secure is not None, "it has a certificate"
    if plan.is_secure:
        both = folder / "both.pem"
        parts = [one.read_text(encoding="utf-8") for one in certificate(folder)]
        both.write_text("".join(parts), encoding="utf-8")
        text = _changed(text, {secure[0]: f"ssl crt {both}", "bind :::443 v4v6": f"bind {HOST}:{plan.port}"})
    else:
        text = re.sub(r"bind :::443 .*", f"bind {HOST}:{plan.port}", text)
    text = _changed(text, {"bind :::80 v4v6": f"bind {HOST}:{plain}"})
    (folder / "chanbara.cfg").write_text(text, encoding="utf-8")
    (folder / "haproxy.cfg").write_text(HAPROXY.format(folder=folder), encoding="utf-8")
    return [program("haproxy"), "-db", "-f", str(folder / "haproxy.cfg"), "-f", str(folder / "chanbara.cfg")]


def caddy(plan: Plan) -> list[str]:
    """Write the file of Caddy; return the command that starts it."""
    chain, key = certificate(plan.folder)
    (server,) = plan.servers
    text = _changed(
        plan.change((DEPLOY / "caddy/Caddyfile").read_text(encoding="utf-8")),
        {
            f"{NAME} {{\n": f"https://localhost:{plan.port} {{\n\tbind {HOST}\n\ttls {chain} {key}\n",
            "127.0.0.1:8000": f"{HOST}:{server}",
        },
    )
    (plan.folder / "Caddyfile").write_text(CADDY + text, encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(plan.folder / "Caddyfile")]


PROXIES: Mapping[str, Callable[[Plan], list[str]]] = {"nginx": nginx, "caddy": caddy, "haproxy": haproxy}
FILES = {"nginx": "nginx/chanbara.conf", "haproxy": "haproxy/chanbara.cfg"}


def _file(name: str, plan: Plan) -> str:
    """Return a proxy's file, with a line for each of our servers."""
    text = plan.change((DEPLOY / FILES[name]).read_text(encoding="utf-8"))
    if plan.takes_turns:
        text = _changed(text, {BALANCE[name][0]: BALANCE[name][1]})
    lines = [line for line in text.splitlines(keepends=True) if f"{HOST}:8000" in line]
    assert lines, "the file has a server"
    for line in lines:
        several = (
            line.replace("8000", str(port)).replace("first", f"server{number}")
            for number, port in enumerate(plan.servers)
        )
        text = text.replace(line, "".join(several))
    return text


def _changed(text: str, changes: Mapping[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


# --- their processes ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def in_front(name: str, plan: Plan) -> Iterator[None]:
    """Run a proxy until the end, from when it listens."""
    plan.folder.mkdir(exist_ok=True)
    log, home = plan.folder / "output.log", str(plan.folder)
    environment = {"PATH": os.defpath, "HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
    with log.open("wb") as output:
        process = subprocess.Popen(PROXIES[name](plan), stdout=output, stderr=output, env=environment)
    try:
        ends = time.monotonic() + PATIENCE
        while not _listens(plan.port):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < ends, "the proxy does not listen"
            time.sleep(0.01)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0
