"""The picture in the README is up to date and self-contained."""

import re

from tests.cli.picture import PATH, picture


def test_the_picture_is_fresh() -> None:
    assert PATH.read_text(encoding="utf-8") == picture(), "run `python -m tests.cli.picture`"


def test_the_picture_fetches_nothing() -> None:
    text = PATH.read_text(encoding="utf-8")
    namespace = "http" + "://www.w3.org/2000/svg"
    assert re.findall(r"\w+://[^\"'\s)]+", text) == [namespace]
    assert "@font-face" not in text
    assert "@import" not in text
