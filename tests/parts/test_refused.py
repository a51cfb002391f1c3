"""A data file that is wrong is refused in one sentence: the line, where, and what would be right."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.parts.build import built
from chanbara.sword.parts.printed import SETS, printed_text
from chanbara.sword.parts.structs import BadCards
from chanbara.sword.parts.vocabulary import MAX_BYTES
from tests.parts.refused import REFUSED, START

PRINTED = [printed_text(name) for name in SETS]
SECONDS = 3
"""Of processor time, for the worst file; most take some milliseconds."""


def test_the_file_that_the_others_are_made_of_is_read() -> None:
    read, _ = built(START)
    assert [card.key for card in read.cards] == ["ambush", "sasumata", "banner"]


@pytest.mark.parametrize(("before", "after", "refusal"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_wrong_is_said_with_its_line(before: str, after: str, refusal: str) -> None:
    assert before in START
    with pytest.raises(BadCards) as error:
        built(START.replace(before, after, 1))
    assert str(error.value) == refusal


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "line 1: the file is empty; it begins with format: 1"),
        ("format: 1", "line 1: a file of cards has cards, characters and multipliers, or one of them"),
        ("just words", "line 1: a file of cards is a mapping of names and values, not 'just words'"),
        ("[" * 20_000, "line 1: too deeply nested"),
        (
            "format: 1\ncards: {a: \x00}",
            "this is not YAML: unacceptable character #x0000: special characters",
        ),
        ("a" * (MAX_BYTES + 1), f"a file of cards has up to {MAX_BYTES} bytes, this one has {MAX_BYTES + 1}"),
    ],
)
def test_what_is_no_file_of_cards_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(BadCards) as error:
        built(text)
    assert str(error.value).startswith(refusal)


def test_a_printed_key_is_taken_unless_there_is_a_namespace() -> None:
    text = START.replace("ambush", "geisha")
    with pytest.raises(ValueError, match=r"^a\.yaml, line 4: cards, geisha: the key geisha is taken"):
        own_cards_from("a.yaml", text)
    assert own_cards_from("a.yaml", text, "winter").cards[0].key == "winter-geisha"


def test_too_many_parts_and_levels_are_refused() -> None:
    draws = ", ".join(["{draw: 1}"] * 25)
    with pytest.raises(
        BadCards, match=r"^line \d+: cards, banner: its effects have 26 parts; there may be 24"
    ):
        built(START.replace("do: [{draw: 1}]\ncharacters", f"do: [{draws}]\ncharacters"))
    deep = "{offer: [" * 5 + "{draw: 1}" + "]}" * 5
    with pytest.raises(BadCards, match="effects are up to 3 levels deep within others"):
        built(START.replace("do: [{draw: 1}]\ncharacters", f"do: [{deep}]\ncharacters"))


BREAKS = "\n\r\x85\u2028\u2029"


def is_refused_or_read(text: str) -> None:
    """Nothing but a refusal in one line comes out, and soon."""
    began = time.process_time()
    refusal = BadCards("read")
    try:
        built(text)
    except BadCards as error:
        refusal = error
    assert "\n" not in str(refusal)
    assert 0 < len(str(refusal)) < 700
    assert 0 <= refusal.line <= sum(map(text.count, BREAKS)) + 2
    assert time.process_time() - began < SECONDS


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_cut_out_doubled_or_put_in_is_refused_in_a_sentence(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([START, *PRINTED]))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 40)))
        inside = data.draw(
            st.one_of(
                st.just(""),
                st.just(text[start:end] * 2),
                st.sampled_from(
                    ["{", "}", "[", "]", ":", "-", "'", '"', "null", "1e9", "0x10", "*", "&a", "!", "~", "\t"]
                ),
                st.text(max_size=8),
            )
        )
        text = text[:start] + inside + text[end:]
    is_refused_or_read(text)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_swapped_words_are_refused_in_a_sentence_or_make_sense(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([START, *PRINTED]))
    words = sorted(set(text.replace(",", " ").replace("{", " ").replace("}", " ").split()))
    for _ in range(data.draw(st.integers(1, 3))):
        text = text.replace(data.draw(st.sampled_from(words)), data.draw(st.sampled_from(words)), 1)
    is_refused_or_read(text)


@pytest.mark.parametrize(
    "piece", ["[", "{", "- ", "a: ", "'", '"', "? ", "# ", "\n", "!", "a\n", "{a: ", "[a, ", "&a "]
)
def test_the_longest_file_of_anything_is_refused_soon(piece: str) -> None:
    is_refused_or_read((piece * MAX_BYTES)[:MAX_BYTES])
