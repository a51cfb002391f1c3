"""The rules page, parsed for the tests of this folder."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def paragraphs() -> list[str]:
    """The numbers of all paragraphs, such as 5.2."""
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", PAGE, re.MULTILINE)


def characters() -> dict[str, int]:
    """Key and resilience of every character of chapter 12."""
    found = re.findall(r"^\*\*12 [^(*]+ \((\d+)\)\*\* `([a-z_]+)`:", PAGE, re.MULTILINE)
    return {key: int(resilience) for resilience, key in found}


def texts() -> dict[str, str]:
    """What each paragraph says, up to the next number or heading: by number, characters as ``12 benkei``."""
    found = re.findall(
        r"^\*\*(?:(\d+\.\d+)\*\*|12 [^(*]+ \(\d+\)\*\* `([a-z_]+)`)(.*?)(?=^\*\*1?\d[. ]|^#|\Z)",
        PAGE,
        re.MULTILINE | re.DOTALL,
    )
    return {number or f"12 {key}": text for number, key, text in found}


def rows(heading: str) -> list[dict[str, str]]:
    """The rows of the first table after a heading or a paragraph's number, by column."""
    after = PAGE[re.search(rf"^(#+ |\*\*){re.escape(heading)}\b", PAGE, re.MULTILINE).end() :]  # type: ignore[union-attr]
    lines = re.search(r"^\|.*?(?=\n\n|\Z)", after, re.MULTILINE | re.DOTALL)
    assert lines is not None, f"no table after {heading}"
    cells = [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[0].splitlines()
    ]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]
