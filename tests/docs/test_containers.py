"""The Containerfile and the compose file agree with each other, with the settings and with the proxy."""

import ipaddress
import os
import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy import make_url

from chanbara.server.http.descriptors import OURS
from chanbara.server.serve import STOPPING
from chanbara.server.settings import Settings
from chanbara.server.settings_sources import effective
from chanbara.sword.bots.until_compiled import PART
from checks.server import topology
from tests.architecture.tree import project_files
from tests.docs.markdown import ROOT, read
from tests.server.kit import Running
from tests.server.proxy import program

FOLDER = ROOT / "deploy/compose"
COMPOSE: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SERVERS = [name for name, one in SERVICES.items() if one["image"] == "chanbara"]
NAME = re.compile(r"[a-z0-9-]+(:[a-z0-9.-]+)?")
"""An image without a registry: that is for whoever runs it to choose."""


def instructions() -> list[tuple[str, str]]:
    """Every instruction of the Containerfile, with continued lines joined."""
    lines = [line for line in read("Containerfile").splitlines() if line and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [
        (word, " ".join(rest.split()))
        for word, rest in (one.split(maxsplit=1) for one in joined.splitlines())
    ]


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage."""
    found: list[list[tuple[str, str]]] = []
    for one in instructions():
        if one[0] == "FROM":
            found.append([])
        if found:
            found[-1].append(one)
    return found


def all_of(stage: list[tuple[str, str]], word: str) -> list[str]:
    return [rest for one, rest in stage if one == word]


BUILD, RUNS = stages()


def image_environment() -> dict[str, str]:
    """The variables that the image sets."""
    (line,) = all_of(RUNS, "ENV")
    return dict(word.split("=", 1) for word in shlex.split(line))


# --- the image ---------------------------------------------------------------------------------------------


def test_images_name_no_registry() -> None:
    (base,) = [rest for word, rest in instructions() if word == "ARG"]
    assert [rest.split(" AS ")[0] for stage in (BUILD, RUNS) for rest in all_of(stage, "FROM")] == [
        "${BASE}"
    ] * 2
    names = [base.removeprefix("BASE="), *(one["image"] for one in SERVICES.values())]
    assert [name for name in names if not NAME.fullmatch(name)] == []


def test_nothing_says_where_packages_come_from() -> None:
    for name in ("Containerfile", ".dockerignore", "deploy/compose/compose.yaml"):
        addresses = re.findall(r"https?://([\w.-]+)", read(name))
        assert set(addresses) <= {"127.0.0.1", "localhost", *SERVERS}, name
        assert not re.search(r"--(extra-)?index-url|--find-links|--registry", read(name)), name


def is_left_out(path: str) -> bool:
    """Whether .dockerignore keeps a file out of the build; the last line that fits decides."""
    found = False
    for line in read(".dockerignore").splitlines():
        pattern = line.removeprefix("!")
        parents = [path, *(str(one) for one in Path(path).parents)]
        if (
            line
            and not line.startswith("#")
            and any(fnmatch(one, pattern.removeprefix("**/")) for one in parents)
        ):
            found = not line.startswith("!")
    return found


def test_everything_that_is_copied_exists_and_nothing_else_is_sent() -> None:
    copied = [word for line in all_of(BUILD, "COPY") for word in line.split()[:-1]]
    sent = {name for one in project_files() if not is_left_out(name := one.relative_to(ROOT).as_posix())}
    for name in copied:
        assert any(one == name or one.startswith(name) for one in sent), name
    assert {one for one in sent if not one.startswith(tuple(copied))} == set()
    assert not any(one.startswith("docs/results") or one.endswith(".jpg") for one in sent)
    # What the page and the wheel are built from.
    assert {"web/package-lock.json", "docs/rules.md", "docs/duel.de.md", "src/chanbara/locales/en"} <= {
        part for one in sent for part in (one, str(Path(one).parent))
    }


def test_the_image_runs_without_root_and_without_tools() -> None:
    (user,) = all_of(RUNS, "USER")
    assert user == "chanbara"
    copies = all_of(RUNS, "COPY")
    assert [line.split()[-2] for line in copies] == ["/opt/chanbara/", "/var/cache/chanbara/"]
    assert all("--from=build" in line for line in copies)
    assert any("venv --without-pip /opt/chanbara" in line for line in all_of(BUILD, "RUN"))


def test_bots_are_compiled_for_where_they_run() -> None:
    warm = [line for line in all_of(BUILD, "RUN") if "warm_up" in line]
    environment = image_environment()
    cache = f"XDG_CACHE_HOME={environment['XDG_CACHE_HOME']}"
    assert warm == [f"{cache} /opt/chanbara/bin/python -m chanbara.compiled.warm_up {PART}"]
    assert all_of(BUILD, "ENV") == [f"NUMBA_CPU_NAME={environment['NUMBA_CPU_NAME']}"]


def test_the_ports_of_the_image_agree() -> None:
    port = image_environment()["CHANBARA_PORT"]
    assert all_of(RUNS, "EXPOSE") == [port]
    assert f"127.0.0.1:{port}/readyz" in all_of(RUNS, "HEALTHCHECK")[0]


def health(port: int) -> int:
    """Run the health check of the image against a server here; return its exit status."""
    command = all_of(RUNS, "HEALTHCHECK")[0].partition(" CMD ")[2]
    words = yaml.safe_load(command.replace(":8000/", f":{port}/"))
    assert words[0] == "python"
    return subprocess.run([sys.executable, *words[1:]], capture_output=True, check=False).returncode


def test_the_health_check_knows_a_server_that_is_ready(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        assert health(server.port) == 0
        server.lobby.stopping = True
        assert health(server.port) == 1
    assert health(server.port) == 1


# --- the compose file --------------------------------------------------------------------------------------


@pytest.fixture
def secrets(tmp_path: Path) -> Path:
    folder = tmp_path / "secrets"
    subprocess.run([FOLDER / "make_secrets.sh", folder], check=True)
    return folder


def environment_of(name: str, secrets: Path) -> dict[str, str]:
    """The variables of a server, with its secrets where they are here and the defaults of the file."""
    chosen = {**image_environment(), **SERVICES[name]["environment"]}
    filled = {key: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for key, value in chosen.items()}
    return {key: value.replace("/run/secrets", str(secrets)) for key, value in filled.items()}


def settings_of(name: str, secrets: Path) -> Settings:
    return effective(None, environment_of(name, secrets), {}).settings


def test_there_are_a_database_two_servers_and_a_proxy() -> None:
    assert list(SERVICES) == ["database", "server-1", "server-2", "proxy"]
    assert SERVERS == ["server-1", "server-2"]
    for name, one in SERVICES.items():
        assert one["restart"] == "unless-stopped", name
        assert name in SERVERS or "healthcheck" in one, "the image of the servers has its own"


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_reads_its_settings(name: str, secrets: Path) -> None:
    found = settings_of(name, secrets)
    assert topology.SHARED == "shared = true\n"
    assert found.shared
    assert (found.host, found.port) == ("0.0.0.0", 8000)  # noqa: S104 - inside of a container
    assert found.node_url == f"http://{name}:8000"
    assert found.public_url == "http://localhost:8080"
    shown = subprocess.run(
        [sys.executable, "-c", "from chanbara.cli import main; main()", "serve", "--check"],
        env={**os.environ, **environment_of(name, secrets), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert 'database = "postgresql://chanbara:***@database:5432/chanbara"  # CHANBARA_DATABASE_FILE' in shown


def test_the_database_is_the_one_that_the_servers_open(secrets: Path) -> None:
    database = SERVICES["database"]
    url = make_url(settings_of("server-1", secrets).database)
    asked = database["environment"]
    assert (url.host, url.username, url.database) == (
        "database",
        asked["POSTGRES_USER"],
        asked["POSTGRES_DB"],
    )
    password = Path(asked["POSTGRES_PASSWORD_FILE"]).name
    assert url.password == (secrets / password).read_text(encoding="utf-8")
    assert len(url.password) == 48
    assert database["volumes"] == ["database:/var/lib/postgresql/data"]
    assert "database" in COMPOSE["volumes"]


def test_secrets_are_files_that_are_made_once(secrets: Path) -> None:
    listed = {name: one["file"] for name, one in COMPOSE["secrets"].items()}
    assert listed == {one.name: f"./secrets/{one.name}" for one in sorted(secrets.iterdir(), reverse=True)}
    used = {name for one in SERVICES.values() for name in one.get("secrets", [])}
    assert used == set(listed)
    assert secrets.stat().st_mode & 0o777 == 0o700
    before = [one.read_bytes() for one in sorted(secrets.iterdir())]
    again = subprocess.run([FOLDER / "make_secrets.sh", secrets], capture_output=True, check=False)
    assert again.returncode == 1
    assert [one.read_bytes() for one in sorted(secrets.iterdir())] == before
    ignored = ["git", "-c", "safe.directory=*", "check-ignore", "-q", "deploy/compose/secrets/database_url"]
    assert not (ROOT / ".git").exists() or subprocess.run(ignored, cwd=ROOT, check=False).returncode == 0


def test_servers_trust_the_proxy_alone(secrets: Path) -> None:
    address = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert settings_of("server-1", secrets).proxies == address
    assert ipaddress.ip_address(address) in ipaddress.ip_network(network["subnet"])
    assert ipaddress.ip_address(address) not in ipaddress.ip_network(network["ip_range"])
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["proxy"]


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_has_time_to_stop_and_descriptors_for_all(name: str) -> None:
    server = SERVICES[name]
    assert int(server["stop_grace_period"].removesuffix("s")) >= 2 * STOPPING
    assert server["ulimits"]["nofile"] >= Settings().connections + OURS
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]


# --- their proxy -------------------------------------------------------------------------------------------


def lines_of(name: str) -> list[str]:
    """The lines of a file of HAProxy, without comments."""
    lines = [line.strip() for line in read(name).splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


SECURE = (
    "bind :::443 v4v6 ssl crt /etc/haproxy/play.example.org.pem "
    "alpn h2,http/1.1 ssl-min-ver TLSv1.2 no-tls-tickets"
)


def test_the_proxy_differs_from_the_other_one_by_what_containers_need() -> None:
    ours, theirs = lines_of("deploy/compose/haproxy.cfg"), lines_of("deploy/haproxy/chanbara.cfg")
    assert [line for line in theirs if line not in ours] == [
        "frontend chanbara_plain from chanbara",
        "bind :::80 v4v6",
        "use_backend chanbara_acme if { path_beg /.well-known/acme-challenge/ }",
        "http-request redirect scheme https code 301",
        "backend chanbara_acme from chanbara",
        "server certbot 127.0.0.1:8888",
        SECURE,
        "http-request set-header X-Forwarded-Proto https",
        "default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions",
        "server first 127.0.0.1:8000",
        "server first_unready 127.0.0.1:8000 no-check backup",
    ]
    assert [line for line in ours if line in theirs] == [line for line in theirs if line in ours], (
        "the same order"
    )
    own = [line for line in ours if line not in theirs]
    (checks,) = [line for line in own if line.startswith("default-server")]
    assert checks.replace(" resolvers compose init-addr last,libc,none", "") in theirs
    servers = [line for line in own if line.startswith("server ")]
    assert servers == [
        *(f"server {name} {name}:8000" for name in SERVERS),
        *(f"server {name}_unready {name}:8000 no-check backup" for name in SERVERS),
    ]


def test_the_proxy_listens_where_the_port_is_published() -> None:
    proxy = SERVICES["proxy"]
    (published,) = proxy["ports"]
    assert f"bind :{published.rpartition(':')[2]}" in lines_of("deploy/compose/haproxy.cfg")
    (volume,) = proxy["volumes"]
    assert (FOLDER / volume.split(":")[0]).exists()
    (most,) = [
        int(line.split()[1]) for line in lines_of("deploy/compose/haproxy.cfg") if line.startswith("maxconn")
    ]
    assert 2 * most < proxy["ulimits"]["nofile"]


def test_haproxy_finds_nothing_wrong() -> None:
    words = [program("haproxy"), "-c", "-f", str(FOLDER / "haproxy.cfg")]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert [line for line in found.stderr.splitlines() if "WARNING" in line and "resolve" not in line] == []
