"""The reference of parts is made from the vocabulary, and the JSON Schema agrees with the reader."""

import json

import pytest
import yaml

from chanbara.sword.parts.printed import SETS, printed_text
from chanbara.sword.parts.schema import schema
from checks.pages import card_parts_page
from checks.soak.random_cards import random_file
from tests.parts.refused import START


def test_the_page_is_up_to_date() -> None:
    assert card_parts_page.main([]) == 0


def test_every_link_within_the_page_leads_somewhere() -> None:
    page = card_parts_page.page()
    heads = {line[3:].lower().replace(" ", "-") for line in page.splitlines() if line.startswith("## ")}
    links = {part.split(")")[0] for part in page.split("](#")[1:]}
    assert links <= heads


@pytest.mark.parametrize(
    "text", [START, *(printed_text(name) for name in SETS), *(random_file(n) for n in range(5))]
)
def test_the_schema_accepts_what_the_reader_accepts(text: str) -> None:
    validator = pytest.importorskip("jsonschema").Draft202012Validator(schema())
    data = json.loads(json.dumps(yaml.safe_load(text)))
    assert [error.message for error in validator.iter_errors(data)] == []
