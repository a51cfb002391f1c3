"""A real server and a real browser for the page. Without Chromium or Playwright these tests are left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chanbara.server.page import page_folder
from checks.server.server_process import Process, chanbara_server
from checks.setup.parts import chromium
from tests.browser import dealt, same_duel
from tests.left_out import skip_without

if TYPE_CHECKING:
    # Not everybody has Playwright; where it is missing, only those tests are left out that need it.
    from playwright.sync_api import Browser

    from tests.browser.kit import Visitors


@pytest.fixture(scope="session")
def test_name(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server reads which test is run."""
    return tmp_path_factory.mktemp("dealt") / "test"


# Every test has chance of its own: the same whenever it is run, in whatever order. So has what the tests of a
# module share.
@pytest.fixture(scope="module", autouse=True)
def _shared_chance(test_name: Path, request: pytest.FixtureRequest) -> None:
    test_name.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(autouse=True)
def _own_chance(test_name: Path, request: pytest.FixtureRequest) -> Iterator[None]:
    shared = test_name.read_text(encoding="utf-8")
    test_name.write_text(request.node.nodeid, encoding="utf-8")
    yield
    test_name.write_text(shared, encoding="utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, test_name: Path) -> Iterator[Process]:
    from tests.browser.kit import start  # noqa: PLC0415 - see above

    assert (page_folder() / "index.html").exists(), "the page is not built: make page"
    folder = tmp_path_factory.mktemp("page")
    program = (str(Path(dealt.__file__)), str(test_name))
    process = chanbara_server(f"sqlite:///{folder / 'tables.sqlite'}", folder, program=program)
    start(process)
    yield process
    process.stop()


@pytest.fixture(scope="session")
def duels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose duels are always dealt alike."""
    from tests.browser.kit import start  # noqa: PLC0415 - see above

    folder = tmp_path_factory.mktemp("duels")
    program = (str(Path(same_duel.__file__)),)
    process = chanbara_server(f"sqlite:///{folder / 'tables.sqlite'}", folder, program=program)
    start(process)
    yield process
    process.stop()


@pytest.fixture(scope="module")
def source() -> Path | None:
    """The source tree of an arranged server; a file may have one of its own."""
    return None


@pytest.fixture(scope="module")
def arranged_url(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, source: Path | None
) -> Iterator[str]:
    """A server where every game begins with the ``POSITION`` of the file."""
    from tests.browser.kit import start_arranged  # noqa: PLC0415 - see above

    process = start_arranged(tmp_path_factory.mktemp("arranged"), request.module.POSITION, source)
    yield process.url
    process.stop()


@pytest.fixture
def newcomers(arranged_url: str, browser: Browser) -> Iterator[Visitors]:
    """Visitors of that server."""
    from tests.browser.kit import Visitors  # noqa: PLC0415 - see above

    made = Visitors(browser, arranged_url)
    yield made
    made.leave()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for this folder: while it is open nothing else in this process may run a loop of its own."""
    from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 - see above

    with sync_playwright() as playwright:
        try:
            # Without one on the path Playwright may have one of its own.
            browser = playwright.chromium.launch(executable_path=chromium())
        except Error:
            skip_without("Chromium")
        yield browser
        browser.close()


@pytest.fixture
def visitors(server: Process, browser: Browser) -> Iterator[Visitors]:
    from tests.browser.kit import Visitors  # noqa: PLC0415 - see above

    made = Visitors(browser, server.url)
    yield made
    made.leave()


@pytest.fixture
def guests(duels: Process, browser: Browser) -> Iterator[Visitors]:
    from tests.browser.kit import Visitors  # noqa: PLC0415 - see above

    made = Visitors(browser, duels.url)
    yield made
    made.leave()
