"""Every numbered paragraph and every character of the rules page is cited by a test, and nothing else is."""

from chanbara.sword.editions import RISING_SUN, catalog_named
from tests.rules.citations import citations
from tests.rules.page import characters, paragraphs

CITABLE = {*paragraphs(), *(f"12 {key}" for key in characters())}


def test_the_page_has_its_paragraphs_and_characters() -> None:
    assert len(paragraphs()) == len(set(paragraphs())), "a number is given once"
    assert {number.split(".")[0] for number in paragraphs()} == {*map(str, range(1, 14))}
    assert set(characters()) == set(catalog_named(RISING_SUN).character_numbers)


def test_every_paragraph_and_character_is_cited_by_a_test() -> None:
    uncited = CITABLE - {what for _, what in citations()}
    assert not uncited, f"no test cites {', '.join(sorted(uncited))}"


def test_no_test_cites_what_does_not_exist() -> None:
    wrong = [f"{name} cites {what}" for name, what in citations() if what not in CITABLE]
    assert not wrong, "\n".join(wrong)
