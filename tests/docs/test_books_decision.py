"""The decision about books and rulings lists every switch as it is."""

import re

from chanbara.sword.books import BOOKS
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from tests.docs.markdown import read

SAID = {True: "yes", False: "no"}


def test_every_switch_is_listed_with_our_answer_and_the_books_that_say_otherwise() -> None:
    text = read("docs/decisions/0025-books-and-rulings.md")
    rows = [
        tuple(cell.strip() for cell in row)
        for row in re.findall(r"^\| `(\w+)` \|(.*)\|(.*)\|.*\|$", text, re.MULTILINE)
    ]
    expected = []
    for name, usual in DEFAULT_RULINGS._asdict().items():
        others = [book.capitalize() for book, rulings in BOOKS.items() if getattr(rulings, name) != usual]
        expected.append((name, SAID.get(usual, str(usual)), ", ".join(others)))
    assert rows == expected
