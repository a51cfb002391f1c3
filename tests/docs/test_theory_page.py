"""The page about game theory and its results are about the variants there are."""

from __future__ import annotations

from chanbara.research.tiny.tree import tree_of
from chanbara.research.tiny.variants import FAMILY
from tests.docs.markdown import read, section, table

PAGE = table(section(read("docs/theory.md"), "The variants"), "variant")
SIZES = table(section(read("docs/results/theory.md"), "Sizes"), "variant")
HONOR = {(1, 1): "1 each", (2, 1): "2, others 1", (2, 2): "2 each"}


def test_the_page_names_every_variant_with_its_roles_deck_and_honor() -> None:
    assert list(PAGE) == [variant.name for variant in FAMILY]
    for variant in FAMILY:
        roles, deck, honor, *_ = PAGE[variant.name]
        hidden = "two Ninja" if variant.hidden is None else variant.hidden.capitalize()
        assert hidden in roles
        cards = [f"{copies} {key.capitalize()}" for key, copies in variant.cards]
        assert deck == ", ".join(cards).replace("Daimyo", "Daimyō")
        assert honor == HONOR[variant.honor]


def test_the_page_and_the_results_say_the_same_sizes_and_they_are_true() -> None:
    assert list(SIZES) == list(PAGE)
    for name, (_, _, _, histories, states, _) in PAGE.items():
        assert (histories, states) == (SIZES[name][0], SIZES[name][4])
    for name in ("ronin", "blood"):
        found = tree_of(name).sizes
        counts = (found.histories, found.decisions, found.chance, found.terminal, sum(found.sets))
        assert SIZES[name][:5] == [f"{count:,}" for count in counts]


def test_the_results_have_every_policy_of_every_variant() -> None:
    text = section(read("docs/results/theory.md"), "Bots and CFR")
    for variant in FAMILY:
        for policy in ("random", "novice", "greedy", "detective", "CFR, 300", "CFR+, 300"):
            assert f"| {variant.name} | {policy}" in text
