"""The parts of the page that need no browser: their own tests run with Node."""

from hatch_build import install, node


def test_the_parts_of_the_page_hold() -> None:
    install()
    told = node("node_modules/vitest/vitest.mjs", "run")
    assert "passed" in told
