"""The render modes: text, the terminal, and pictures that show what an observer may know."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import render_test
from PIL import Image

import chanbara
from chanbara.kernel.game import Game
from chanbara.research.gymnasium import DuelEnv, SwordEnv
from chanbara.research.oneseat import OneSeat
from chanbara.research.pettingzoo import env, parallel_env
from chanbara.research.picture import picture
from chanbara.research.picture.canvas import ASKED, HEIGHT, WIDTH, Pixels, broken, plain

IN_DOCUMENTS = Path(__file__).parents[2] / "docs" / "pictures" / "environment.png"


def played(game: Game, decisions: int) -> Game:
    """Play some decisions at random."""
    dice = Random(7)
    while game.decision is not None and game.decision.number < decisions:
        game.apply(dice.randrange(len(game.decision.options)))
    return game


def edge_pixels(shown: Pixels) -> int:
    """Return how many pixels have the color of who must answer."""
    return int((shown == tuple(bytes.fromhex(ASKED[1:]))).all(axis=2).sum())


def test_pettingzoo_accepts_every_mode() -> None:
    render_test(partial(env, 8, rising_sun=True))


@pytest.mark.parametrize("kind", [partial(SwordEnv, bots="random"), partial(DuelEnv, modules=["1vs3"])])
def test_gymnasium_gets_a_picture_of_every_position(kind: Callable[..., OneSeat]) -> None:
    one = kind(render_mode="rgb_array")
    _, info = one.reset(seed=3)
    is_over, pictures, shown = False, 0, one.render()
    while not is_over:
        shown = one.render()
        assert (shown.shape, shown.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
        assert edge_pixels(shown) > 500, "the edge of who must answer"
        _, _, is_over, _, info = one.step(one.action_space.sample(info["action_mask"]))
        pictures += 1
    assert pictures > 5
    assert not (one.render() == shown).all(), "the end looks different"


def test_a_picture_of_the_same_view_is_the_same_whatever_is_hidden() -> None:
    game = played(chanbara.new_game("sword", players=5, seed=7, rising_sun=True), 60)
    assert game.decision is not None
    seat = game.decision.seat
    view = chanbara.observe(game, seat)
    other = chanbara.imagine(view, seed=1)
    hands = [[chanbara.observe(one, away).hand for away in range(5) if away != seat] for one in (game, other)]
    assert hands[0] != hands[1]
    assert (picture(view) == picture(chanbara.observe(other, seat))).all()
    assert not (picture(view) == picture(chanbara.observe(game, None))).all(), "a spectator sees no hand"


def test_for_people_every_position_is_written_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    together = parallel_env(3, render_mode="human")
    together.reset(seed=1)
    first = capsys.readouterr().out
    assert first.startswith("You are a spectator")
    mask = together.observe(together.asked)["action_mask"]
    together.step(dict.fromkeys(together.agents, int(np.flatnonzero(mask)[-1])))
    assert capsys.readouterr().out not in {"", first}
    one = gymnasium.make("chanbara/Sword-v2", players=3, bots="random", render_mode="human")
    one.reset(seed=1)
    assert "in seat 0, and your role is" in capsys.readouterr().out
    assert one.render() is None


def test_long_texts_are_broken_and_end_in_dots() -> None:
    lines = [*broken(" ".join(["Kusarigama"] * 20), 200, 2, 14)]
    assert len(lines) == 2
    assert lines[1].endswith(" ...")
    assert plain("Chūbei’s Kanabō ★★") == "Chubei’s Kanabo **"


def test_the_picture_in_the_documents_is_drawn_by_this_code() -> None:
    """Where it differs, draw it again: ``python -m tests.research.test_rendering``."""
    kept = np.asarray(Image.open(IN_DOCUMENTS).convert("RGB"), dtype=np.int16)
    assert np.abs(kept - documented()).mean() < 1


def documented() -> Pixels:
    game = played(chanbara.new_game("sword", players=8, seed=7, rising_sun=True), 140)
    assert game.decision is not None
    return picture(chanbara.observe(game, game.decision.seat))


if __name__ == "__main__":
    Image.fromarray(documented()).save(IN_DOCUMENTS, optimize=True)
