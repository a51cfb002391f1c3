"""No research environment leaks hidden information: tensors, masks, strings and hashes (12.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import pytest

import chanbara
from chanbara.research.spiel import observer as spiel_observer
from chanbara.research.spiel import story
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.layout import HANDS, KINDS
from chanbara.sword.flat.format.sight import SLICES
from tests.leaks.auditor import Leak
from tests.leaks.plants import answer_single_options, skip_the_window
from tests.leaks.windows import WINDOWS, option_of
from tests.research import evidence
from tests.research.evidence import ResearchPair

TABLES = [(3, False, 1), (5, False, 4), (7, False, 0), (4, True, 2)]


def audit(players: int, seat: int, *, rising_sun: bool, seen: Counter[str]) -> None:
    """Play two worlds side by side to the end."""
    game = chanbara.new_game("sword", players=players, seed="research", rising_sun=rising_sun)
    ResearchPair(game, seat, Random(f"{players} {seat}"), seen).lockstep()


@pytest.mark.parametrize(("players", "rising_sun", "seat"), TABLES)
def test_no_tensor_mask_string_or_hash_tells_two_worlds_apart(
    players: int, seat: int, *, rising_sun: bool
) -> None:
    seen: Counter[str] = Counter()
    audit(players, seat, rising_sun=rising_sun, seen=seen)
    assert seen["over"] == 1, "the pair did not run to the end"
    assert seen["compared"] > 80
    assert seen["asked"] > 10
    assert seen["worlds with other secrets"] > 0.9 * seen["compared"], "the worlds are hardly different"
    assert seen["others could do something else"] > 0.2 * seen["compared"]


def through(name: str) -> None:
    """Let every seat go through a window of Rising Sun."""
    window = WINDOWS[name]
    game = window.game()
    for seat in range(len(game.table.players)):
        pair = ResearchPair(game, seat, Random(f"{name} {seat}"), Counter())
        for act in window.acts:
            pair.step(option_of(pair.real, act))


@pytest.mark.parametrize("name", WINDOWS)
def test_no_window_tells_two_worlds_apart(name: str) -> None:
    through(name)


# --- the test is tested -------------------------------------------------------------------------------------


def leaky_row(flat: Any, viewer: int, row: Any) -> None:  # noqa: ANN401
    """A mistake: the unseen cards do not include those of the left neighbor."""
    observe(flat, viewer, row)
    neighbour = HANDS + (viewer + 1) % 5 * KINDS
    row[SLICES["unseen"]] -= flat[neighbour : neighbour + KINDS]


def leak_in_a_row(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(evidence, "observe", leaky_row)


def leak_in_a_tensor(patch: pytest.MonkeyPatch) -> None:
    right = spiel_observer.observed

    def leak(flat: Any, viewer: int) -> Any:  # noqa: ANN401
        row = right(flat, viewer)
        leaky_row(flat, viewer, row)
        return row

    patch.setattr(spiel_observer, "observed", leak)


def seen_by_the_first(patch: pytest.MonkeyPatch) -> None:
    """A mistake: every story is that of the first seat."""
    seen = chanbara.seen
    patch.setattr(chanbara, "seen", lambda game, _seat, since: seen(game, 0, since))


def all_information_for_one(patch: pytest.MonkeyPatch) -> None:
    """A mistake: a player who asks for their own information gets that of all."""
    begin = spiel_observer.Observer.__init__

    def leak(observer: Any, players: int, kind: Any) -> None:  # noqa: ANN401
        everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
        begin(observer, players, pyspiel.IIGObservationType(kind.perfect_recall, kind.public_info, everybody))

    patch.setattr(spiel_observer.Observer, "__init__", leak)


def forced_questions_untold(patch: pytest.MonkeyPatch) -> None:
    """A mistake: a decision with a single option is not in the history."""
    note = story.Told._note_question

    def leak(told: story.Told) -> None:
        if told.game.decision is not None and len(told.game.decision.options) > 1:
            note(told)

    patch.setattr(story.Told, "_note_question", leak)


def helpful_mask(patch: pytest.MonkeyPatch) -> None:
    """A mistake: an attack on a player who can parry is not offered."""
    whole: Any = story.Told.legal
    legal_actions = whole.fget

    def leak(told: story.Told) -> dict[int, int]:
        asked, table = told.game.table.decision, told.game.table
        parry = table.catalog.card_numbers["parry"]
        useful = {
            number: place
            for number, place in legal_actions(told).items()
            if asked.options[place].seat < 0 or parry not in table.players[asked.options[place].seat].hand
        }
        return useful or legal_actions(told)

    patch.setattr(story.Told, "legal", property(leak))


PLANTS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    leak_in_a_row: "the row",
    leak_in_a_tensor: "the observation, a tensor",
    seen_by_the_first: "the information state, a string",
    all_information_for_one: "the observation, a string",
    forced_questions_untold: "the information state, a string",
    helpful_mask: "the legal actions",
    skip_the_window: "who is asked|whether others may act",
    answer_single_options: "who is asked|whether others may act",
}
"""Plausible mistakes, and what detects them."""


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.__name__ for plant in PLANTS])
def test_a_planted_leak_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=f"^({PLANTS[plant]}) told "):
        audit(5, 4, rising_sun=False, seen=Counter())


def test_a_choice_that_is_told_before_it_is_shown_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = story.Told._lines

    def leak(told: story.Told, seat: int | None, entries: int, events: int) -> list[str]:
        choices = [entry.text for entry in told.log[entries:] if isinstance(entry, story.Answer)]
        return [*lines(told, seat, entries, events), *(f"{story.CHOSE} action=0 {text}" for text in choices)]

    monkeypatch.setattr(story.Told, "_lines", leak)
    with pytest.raises(Leak, match=r"^the information state, a string told "):
        through("Intuition, the last")
