"""A page and its translations, block by block."""

import re

from tests.docs.markdown import read


def blocks_of(page: str) -> list[str]:
    """Return a page's headings, paragraphs, lists and tables, in order."""
    return re.split(r"\n\n+", read(page).strip())


def rows(block: str) -> list[list[str]]:
    """Return the cells of a table, row by row; nothing where the block is none."""
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
    return lines if block.startswith("|") else []
