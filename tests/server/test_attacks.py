"""`make attack` and `make outage` in small form: our server passes, and a bad figure is noticed.

The long forms judge the time of honest players too; here the machine does other things meanwhile.
"""

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.server import attack, attack_page, outage, outage_kinds, outage_page
from checks.server.attack_page import Before, Found
from checks.server.attacks.every import ATTACKS
from checks.server.attacks.lines import PING, frame
from tests.server.postgres import Postgres

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True, scope="module")
def interpreted() -> Iterator[None]:
    """Bots run interpreted: no server lives long enough here to load compiled code."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("NUMBA_DISABLE_JIT", "1")
        yield


# --- attack ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def attacked() -> dict[str, Found]:
    """All attacks, one after the other, on two servers."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(attack, "QUICK_SECONDS", 0.2)
        found = asyncio.run(attack.attack_in_turn(list(ATTACKS), None))
    return {one.name: one for one in found}


@pytest.mark.parametrize("name", ATTACKS)
def test_every_attack_is_withstood(attacked: dict[str, Found], name: str) -> None:
    assert attack_page.flaws(attacked[name], is_timed=False) == []


def test_others_play_on_meanwhile(attacked: dict[str, Found]) -> None:
    assert max(one.acknowledged for one in attacked.values()) > 20


def found(**changed: object) -> Found:
    good = {
        "name": "foreign origins",
        "acts": [6.0, 11.0],
        "pings": [1.0, 4.0],
        "megabytes": 3.0,
        "log_kilobytes": 1.0,
        "traces": 0,
        "cut_off": [],
        "lost": "",
        "acknowledged": 300,
        "figures": {"accepted": 0.0, "sent": 30.0},
    }
    return Found(**{**good, **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changed", "flaw"),
    [
        ({"acts": [6.0, 13.0]}, "the 99th percentile is 2.2 times as long"),
        ({"pings": [1.0, 11.0]}, "the 99th percentile is 2.2 times as long"),
        ({"megabytes": 65.0}, "65 MB more memory"),
        ({"log_kilobytes": 101.0}, "101 kB of log"),
        ({"traces": 2}, "2 errors in the log"),
        ({"cut_off": ["gone"]}, "1 honest games cut off: gone"),
        ({"lost": "choice 7"}, "lost: choice 7"),
        ({"figures": {"accepted": 1.0}}, "accepted: 1, at most 0"),
    ],
)
def test_the_bars_bite(changed: dict[str, object], flaw: str) -> None:
    assert attack_page.flaws(found()) == []
    assert attack_page.flaws(found(**changed)) == [flaw]


def test_the_page_compares_with_before() -> None:
    before = Before("abcdef12", [found(acts=[6.0, 600.0], figures={"accepted": 12.0})])
    text = attack_page.page([found()], before)
    assert "Before: commit abcdef12." in text
    assert "| foreign origins | 6.0 → 600.0 | 6.0 → 11.0 | 100.0 | 1.8 |" in text
    assert "| | accepted | 12 | 0 | ≤ 0 |" in text


def test_every_attack_is_on_the_page_with_what_it_was_before() -> None:
    page = (ROOT / "docs" / "results" / "attack.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| \*\*(.+?)\*\*", page, re.MULTILINE) == list(ATTACKS)


def test_a_frame_is_masked_and_says_its_length() -> None:
    assert frame(PING, b"x" * 125)[:2] == bytes([0x89, 0xFD])
    assert frame(1, b"x" * 300, is_last=False)[:4] == bytes([0x01, 0xFE, 1, 44])


# --- outage ------------------------------------------------------------------------------------------------


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only two tables: people and bots, and one where only the clock plays."""
    monkeypatch.setattr(outage, "TABLES", (outage.TABLES[1], outage.TABLES[3]))


@pytest.mark.usefixtures("few")
def test_all_tables_play_on_after_an_outage_of_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """Stopped and started again, and frozen; afterwards other tests can use the same server."""
    outages = [outage_kinds.Stopped(postgres, signal.SIGINT, 0.3), outage_kinds.Frozen(postgres, 0.3)]
    url = postgres.new_database()
    found = asyncio.run(outage.suffer_all(url, tmp_path, lambda _: outages))
    assert [flaw for one in found for flaw in outage_page.flaws(one)] == []
    assert found[-1].acknowledged > 0, "on a busy machine nobody may have chosen before the first"


@pytest.mark.usefixtures("few")
def test_all_tables_play_on_when_files_may_grow_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    (one,) = asyncio.run(
        outage.suffer_all(url, tmp_path, lambda server: [outage_kinds.SizeLimit(server, 0.2)])
    )
    assert outage_page.flaws(one) == []
    assert one.told["outage"] > 0


def test_the_bars_of_an_outage_bite() -> None:
    def late(**changed: object) -> list[str]:
        good = {
            "name": "x",
            "seconds": 20.0,
            "stores": False,
            "took": {"people": 2.0},
            "acknowledged": 5,
            "told": {"refused": 3},
            "lives": [200],
            "ready": [503],
            "deleted": 0,
        }
        return outage_page.flaws(outage_page.Found(**{**good, **changed}))  # type: ignore[arg-type]

    assert late() == []
    assert late(took={"people": 11.0}) == ["a table played on after 11.0 s"]
    assert late(deleted=2) == ["2 tables were deleted"]
    assert late(lives=[0, 200]) == ["/livez answered [0, 200]"]
    assert late(ready=[200, 503]) == ["/readyz answered [200, 503]"]
    assert late(ready=[]) == ["/readyz answered []"]
    assert late(told={}) == ["nobody was refused, or told of it"]
    assert late(stores=True, ready=[200], told={}) == ["the clock did not jump: 0 s"]
