"""A seat's view as an array: everything it may know and nothing else."""

from typing import Any

import msgspec
import numpy as np
import pytest

from chanbara import Game, View, imagine, new_game, observe
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view, is_understood
from chanbara.sword.flat.bridge.frames import BARE, FRAMES, SEATED
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import DEPTH, FRAME, OP, STACK
from chanbara.sword.flat.format.tables import CARD, FOIL
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.rules import attack, effects, escape, harm, reveal, showing
from chanbara.sword.rules.plain import LEVERS
from chanbara.sword.rules.words import NONE, Prompt, Proof, Suit
from chanbara.sword.sight.view import PUBLIC_STEPS, StepView
from chanbara.sword.words.asking import EFFECTS as ASKED_BY_EFFECTS
from tests.bots.hidden import ALL_TABLES, blanked, deal, decisions


def sent(view: View) -> View:
    """A view as it comes over a wire."""
    return msgspec.json.decode(msgspec.json.encode(view), type=View)


def check(game: Game) -> None:
    """Every seat and a spectator see what is theirs to see."""
    for observer in (None, *range(len(game.table.players))):
        view = observe(game, observer)
        known, expected = flat_view(view), blanked(game, observer)
        differ = [(int(place), known[place], expected[place]) for place in np.flatnonzero(known != expected)]
        assert not differ, f"seat {observer}: place, view, game: {differ}"
        assert (flat_view(sent(view)) == known).all()


# --- in games ---


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
def test_every_observer_has_what_they_may_know_and_nothing_else(table: int) -> None:
    for seed in (1, 2):
        for game in decisions(table, seed):
            check(game)


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
def test_the_flat_core_offers_the_same_options_as_the_view(table: int) -> None:
    actions = np.zeros(ACTIONS, dtype=np.int16)
    for seed in (3, 4, 5):
        for game in decisions(table, seed):
            if game.decision is None:
                continue
            seat, players = game.decision.seat, len(game.table.players)
            view = sent(observe(game, seat))
            numbers = action_numbers(view)
            assert numbers == [action_of(option, seat, players) for option in game.decision.options]
            count = legal(flat_view(view), actions)
            assert sorted(numbers) == sorted(actions[:count])


def test_these_games_ask_every_question() -> None:
    asked = {game.decision.kind for seed in range(1, 7) for game in decisions(11, seed) if game.decision}
    seldom = {"first_draw"} | set(ASKED_BY_EFFECTS)  # the first is asked of Ieyasu alone
    assert asked >= {prompt.value for prompt in Prompt} - seldom


def test_another_world_that_looks_the_same_gives_the_same_array() -> None:
    for number, game in enumerate(decisions(10, seed=6)):
        if game.decision is None or number % 10:
            continue
        view = observe(game, game.decision.seat)
        other = imagine(view, seed=number)
        assert (flat_view(observe(other, game.decision.seat)) == flat_view(view)).all()


def test_only_the_asked_has_options() -> None:
    game = new_game("sword", players=4, seed=1)
    with pytest.raises(ValueError, match="nothing is asked of seat None"):
        action_numbers(observe(game, None))


# --- what is pending ---

ARMOR, BUSHIDO, KATANA, GEISHA = (CARD[key] for key in ("armor", "bushido", "katana", "geisha"))
ORIGAMI = Suit.ORIGAMI.value
ATTACK = attack.Demand(1, Proof.PARRY, 2, KATANA, attack.Strike(2, 1, KATANA))
BLEEDING = reveal.Reveal(1, ORIGAMI, effects.Bleed(1), None)
PASSED = effects.PassLeft(1, BUSHIDO)
WEAPON = attack.Demand(1, Proof.WEAPON, NONE, BUSHIDO, effects.Forfeit(1, BUSHIDO), PASSED)
STEPS: list[Any] = [
    *(step() for step, _ in BARE),
    *(step(2) for step, _ in SEATED),
    ATTACK,
    WEAPON,
    BLEEDING,
    attack.Challenge(2, Proof.WEAPON, 0, CARD["jujutsu"]),
    attack.Strike(1, 2, KATANA),
    attack.Wound(1, 2, NONE, 1),
    harm.Lose(NONE, 1, NONE, 1),
    harm.Lose(2, 1, KATANA, 3),
    harm.Defeat(1, 2),
    effects.Draw(2, 3),
    effects.TakeCard(1, 2),
    effects.Strip(1, ARMOR),
    effects.Strip(1, NONE),
    PASSED,
    effects.Forfeit(1, BUSHIDO),
    effects.PickUp(0, 2, ARMOR),
    effects.WhileInPlay(1, CARD["bleeding_wound"], BLEEDING),
    escape.Affect(2, 1, GEISHA, effects.Strip(2, ARMOR)),
    escape.Affect(2, 1, CARD["tea_ceremony"], effects.Draw(2, 1)),
    showing.Invite(2, 1, CARD["intuition"]),
    reveal.Reveal(1, reveal.WEAPON, WEAPON, PASSED),
    reveal.RevealPair(1, effects.Foil(1), ATTACK),
    reveal.RevealPair(1, effects.Foil(1), attack.Strike(1, 1, CARD["tanto"])),
    reveal.Reveal(1, ORIGAMI, attack.Wound(1, 2, NONE, 1), None),
    reveal.Choose(1, reveal.WEAPON, WEAPON, PASSED, (KATANA,), 2),
    reveal.Choose(1, ORIGAMI, effects.Bleed(1), None, (KATANA, ARMOR, KATANA), 0),
]


def test_every_step_is_among_the_examples_but_for_one_that_is_never_pending() -> None:
    names = {type(step).__name__ for step in STEPS}
    assert names == set(FRAMES) == PUBLIC_STEPS - LEVERS.keys() - {"RecoverPhase"}


def test_a_pending_step_is_written_as_the_flat_core_writes_it() -> None:
    for step in STEPS:
        game = deal(5, seed=1)
        game.table.stack.insert(0, step)
        check(game)


def test_a_step_that_an_added_card_brings_is_written_as_one_that_does_nothing() -> None:
    view = observe(deal(5, seed=1), 0)
    new = StepView("Novelty", {"seat": 1, "times": 3})
    empty = StepView("RevealPair", {"seat": 1, "hit": None, "miss": None})
    nothing = StepView("Reveal", {"seat": 1, "wanted": ORIGAMI, "hit": None, "miss": None})
    changed = msgspec.structs.replace(view, pending=(new, empty, nothing, *view.pending))
    state = flat_view(changed)
    assert state[DEPTH] == 3 + len(view.pending)
    assert state[STACK + OP] == state[STACK + FRAME + OP] == FOIL
    assert is_understood(changed)
    assert not is_understood(msgspec.structs.replace(view, pending=(*view.pending, new)))
