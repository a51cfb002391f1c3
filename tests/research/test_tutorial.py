"""The tutorial: its commands are followed by `make tutorial`, and its page shows the actual program."""

import re

from checks.measure.tutorial import SHORT, shortened, steps
from tests.docs.markdown import ROOT, blocks, read, section

PAGE = read("docs/tutorial.md")
PROGRAM = "".join(
    (ROOT / "src/chanbara/research/train" / name).read_text(encoding="utf-8")
    for name in ("learner.py", "networks.py")
)


def test_the_page_goes_from_training_to_a_server() -> None:
    assert [words[1] for words in steps(PAGE)] == ["train", "export", "tournament", "tournament", "serve"]
    assert section(PAGE, "From nothing to the table").count("\n$ ") == 5


def test_a_short_run_is_the_same_with_smaller_numbers() -> None:
    for words in steps(PAGE):
        short = shortened(words)
        assert len(short) == len(words)
        changed = {
            before for before, old, new in zip(words, words[1:], short[1:], strict=False) if old != new
        }
        assert changed <= set(SHORT)


def test_every_piece_of_the_program_that_the_page_shows_is_in_the_program() -> None:
    shown = [block.text for block in blocks(PAGE) if block.language == "python" and ">>>" not in block.text]
    assert len(shown) >= 4
    for text in shown:
        assert "".join(text.split()) in "".join(PROGRAM.split()), text


def test_the_page_says_how_much_better_than_a_random_player_it_became() -> None:
    found = re.search(r"^\| random \| \+(?P<more>[\d.]+) \| \+(?P<low>[\d.]+) to", PAGE, re.MULTILINE)
    assert found is not None
    assert float(found["low"]) > 5


def test_the_command_is_on_the_menu() -> None:
    assert re.search(r"^tutorial: .*## ", read("Makefile"), re.MULTILINE)
