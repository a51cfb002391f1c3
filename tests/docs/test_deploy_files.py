"""The files in `deploy`: they name what exists, and the programs that read them find nothing wrong."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from chanbara.server.http.descriptors import OURS
from chanbara.server.settings import Settings
from chanbara.server.settings_sources import effective
from tests.architecture.tree import project_files
from tests.docs.markdown import ROOT, read, table
from tests.docs.test_metrics_page import registry
from tests.server.proxy import program

ENDINGS = {
    "counter": ("_total",),
    "histogram": ("_bucket", "_count", "_sum"),
    "info": ("_info",),
    "gauge": ("",),
}
PROCESS = {
    "process_cpu_seconds_total",
    "process_max_fds",
    "process_open_fds",
    "process_resident_memory_bytes",
    "process_start_time_seconds",
}
"""Those of the process that a server shows: see `test_the_process_is_shown`."""
OF_PROMETHEUS = {"job", "instance", "le"}
"""Labels that every value gets, or that its kind has."""


def known() -> dict[str, set[str]]:
    """Every name that can be asked for, with its labels."""
    found: dict[str, set[str]] = {"up": set(), **{name: set() for name in PROCESS}}
    for one in registry()._collector_to_names:
        if isinstance(one, MetricWrapperBase):
            found |= {one._name + end: set(one._labelnames) for end in ENDINGS[str(one._type)]}
    return found


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(read("deploy/prometheus/alerts.yml"))["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(read("deploy/grafana/chanbara.json"))["panels"]
    return found


EXPRESSIONS = [one["expr"] for one in alerts()] + [
    target["expr"] for panel in panels() for target in panel.get("targets", [])
]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_every_metric_and_label_exists(expression: str) -> None:
    names, labels = known(), set()
    asked = re.findall(r"\b((?:chanbara|process|python)_\w+|up\b)(?:\{([^}]*)\})?", expression)
    assert asked
    for name, chosen in asked:
        assert name in names, name
        labels |= names[name]
        for label in re.findall(r"(\w+)\s*[=!]", chosen):
            assert label in names[name] | OF_PROMETHEUS, label
    for group in re.findall(r"\bby \(([^)]*)\)", expression):
        assert {one.strip() for one in group.split(",")} <= labels | OF_PROMETHEUS


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    text = read("deploy/grafana/chanbara.json")
    ours = {re.sub(r"_(bucket|count|sum)$", "", name) for name in known() if name.startswith("chanbara_")}
    assert {name for name in ours if name not in text} == {"chanbara_build_info"}


def test_the_panels_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        place = panel["gridPos"]
        squares = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not squares & taken, panel["title"]
        assert max(x for x, _ in squares) < 24
        taken |= squares


def test_the_page_says_what_every_alarm_means() -> None:
    assert list(table(read("docs/server.md"), "alarm")) == [one["alert"] for one in alerts()]


def test_the_page_of_files_lists_every_file() -> None:
    folder = ROOT / "deploy"
    files = {one.relative_to(folder).as_posix() for one in project_files() if one.is_relative_to(folder)}
    linked = set(re.findall(r"\]\(([\w./]+)\)", read("deploy/README.md")))
    assert linked - {"../docs/hosting.md"} == files - {"README.md"}


# --- systemd -----------------------------------------------------------------------------------------------

UNIT = "deploy/systemd/chanbara.service"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([program("systemd-analyze"), *words], capture_output=True, text=True, check=False)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that exists, and its secrets beside it."""
    path = tmp_path / "chanbara.service"
    path.write_text(read(UNIT).replace("/opt/chanbara/.venv/bin/chanbara", "/bin/true"), encoding="utf-8")
    (tmp_path / "chanbara.service.d").mkdir()
    secrets = read("deploy/systemd/chanbara.service.d/secrets.conf")
    (tmp_path / "chanbara.service.d/secrets.conf").write_text(secrets, encoding="utf-8")
    return path


def test_systemd_finds_nothing_wrong_with_the_unit(unit: Path) -> None:
    found = run("verify", "--man=no", "--recursive-errors=no", str(unit))
    assert found.returncode == 0, found.stderr
    assert "chanbara" not in found.stderr


def test_the_service_has_few_rights(unit: Path) -> None:
    """On systemd's scale from 0, which is locked up, to 10."""
    found = run("security", "--offline=true", "--threshold=15", str(unit))
    assert found.returncode == 0, found.stdout[-500:]


def test_the_unit_has_descriptors_for_all_connections() -> None:
    limit = re.search(r"^LimitNOFILE=(\d+)$", read(UNIT), re.MULTILINE)
    assert limit is not None
    assert int(limit[1]) >= Settings().connections + OURS


def test_the_secrets_of_the_unit_are_settings(tmp_path: Path) -> None:
    text = read("deploy/systemd/chanbara.service.d/secrets.conf")
    loaded = re.findall(r"^LoadCredential=(\w+):", text, re.MULTILINE)
    given = dict(re.findall(r"^Environment=(\w+)=%d/(\w+)$", text, re.MULTILINE))
    assert list(given.values()) == loaded
    for name in loaded:
        (tmp_path / name).write_text(f"sqlite:///{name}\n", encoding="utf-8")
    found = effective(None, {name: str(tmp_path / file) for name, file in given.items()}, {}).settings
    assert (found.smtp_password, found.database) == ("sqlite:///smtp_password", "sqlite:///database")
