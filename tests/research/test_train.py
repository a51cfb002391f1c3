"""`chanbara train` and `chanbara export`: runs that can be stopped, and what becomes of them."""

import csv
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import chanbara
from chanbara.cli import app
from chanbara.plain_arrays import read_arrays
from chanbara.research.train.checkpoint import load
from chanbara.research.train.curve import Round, draw, read_rounds
from chanbara.research.train.learner import LAMBDA, SEEN, WARM_UP, Learner, advantages
from chanbara.research.train.networks import NOBODY
from chanbara.research.train.recipe import Recipe
from chanbara.research.train.run import CHECKPOINT, CURVE, PICTURE, Run, new_run, resumed
from chanbara.research.train.tables import NO_TEAM, OWN, RIVAL, Tables
from chanbara.sword.bots.net.network import Sight, network_named, read_network
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.format.sight import SLICES
from chanbara.sword.mind.run.beside import LEARNER
from tests.bots.nets import small_net

torch.set_num_threads(1)  # other workers need the other cores, and threads would wait for each other
TINY = Recipe(games=16, steps=24, width=16, layers=2, batch=128, decisions=2500)
OPTIONS = "--games 16 --steps 24 --width 16 --layers 2 --batch 128"


def command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [part for word in words for part in word.split()])
    return result.exit_code, result.output


def contents(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    about, arrays = read_arrays(folder / CHECKPOINT, 1 << 30)
    about["progress"].pop("seconds")
    return about, arrays


# --- a run -------------------------------------------------------------------------------------------------


def test_a_run_that_was_stopped_and_resumed_ends_as_one_that_never_stopped(tmp_path: Path) -> None:
    folders = tmp_path / "whole", tmp_path / "stopped"
    for folder in folders:
        folder.mkdir()
    whole = new_run(folders[0], TINY, "cpu")
    whole.go_on(None, lambda _: None)
    assert whole.is_finished
    stopped = new_run(folders[1], TINY, "cpu")
    stopped.play_round()
    stopped.play_round()
    stopped.save()
    stopped.play_round()  # lost: only what was saved counts
    again = resumed(folders[1], "cpu")
    assert again.progress.rounds == 2
    again.go_on(None, lambda _: None)
    (about, arrays), (other_about, others) = map(contents, folders)
    assert about == other_about
    assert arrays.keys() == others.keys()
    assert {name: bool((one == others[name]).all()) for name, one in arrays.items()} == dict.fromkeys(
        arrays, True
    )
    first, second = ([row._replace(seconds=0) for row in run.rounds] for run in (whole, again))
    assert first == second


def test_its_curve_is_a_table_and_a_picture(tmp_path: Path) -> None:
    run = new_run(tmp_path, TINY, "cpu")
    run.go_on(None, lambda _: None)
    with (tmp_path / CURVE).open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["round"]) for row in rows] == list(range(1, run.progress.rounds + 1))
    assert int(rows[-1]["decisions"]) == run.progress.decisions >= TINY.decisions
    assert read_rounds(tmp_path / CURVE, 2) == run.rounds[:2]
    made = [Round(n, 1000 * n, n, n, 100, 30 + n, 100, 50, 0.0, 1.0, 1.0, 1.0, 1.0) for n in range(1, 31)]
    draw(made, tmp_path / PICTURE)
    assert "From -19 to +10 points over strangers" in (tmp_path / PICTURE).read_text(encoding="utf-8")


def test_a_run_without_strangers_is_self_play_alone(tmp_path: Path) -> None:
    run = new_run(tmp_path, Recipe(games=16, steps=24, width=16, mixed=0, decisions=700), "cpu")
    run.go_on(None, lambda _: None)
    assert run.progress.decisions == 768, "every decision is the network's"
    assert not (tmp_path / PICTURE).exists()


# --- what it learns from -----------------------------------------------------------------------------------


def test_an_advantage_is_the_sum_of_surprises_up_to_the_end_of_the_game() -> None:
    chance, steps, games = torch.Generator().manual_seed(3), 12, 4
    values = torch.rand(steps + 1, games, 3, generator=chance)
    done = torch.rand(steps, games, 1, generator=chance) < 0.25
    won = done * torch.eye(3)[torch.randint(3, (steps, games), generator=chance)]
    found = advantages(won, done, values)
    for step, game, team in product(range(steps), range(games), range(3)):
        expected, weight = 0.0, 1.0
        for now in range(step, steps):
            is_over = bool(done[now, game, 0])
            after = won[now, game, team] if is_over else values[now + 1, game, team]
            expected += weight * float(after - values[now, game, team])
            weight *= LAMBDA
            if is_over:
                break
        assert float(found[step, game, team]) == pytest.approx(expected, abs=1e-5)


def test_the_network_learns_from_its_own_decisions_and_from_who_really_won() -> None:
    learner = Learner(Recipe(games=32, steps=96, width=16, mixed=1, opponents=("greedy",)), "cpu")
    seen, (games, *seats) = learner.collect()
    assert len(seen.action) == 32 * 96
    assert (seen.shown.mask.gather(1, seen.action[:, None]) == 1).all(), "its choices are legal"
    assert ((seen.target >= 0) & (seen.target <= 1)).all()
    assert games > 20
    assert seats[0] + seats[2] == 5 * games
    before = [weights.clone() for weights in learner.weights]
    choices, opinion = learner.policy.policy.weight.clone(), learner.policy.trust.item()
    learner.learn(seen, 0.0)
    assert (learner.policy.policy.weight == choices).all(), "at first only the critic learns, and guesses"
    assert learner.policy.trust.item() == opinion
    learner.learn(seen, WARM_UP)
    assert all((old != new).any() for old, new in zip(before, learner.weights, strict=True))


def test_tables_of_all_kinds_are_played_side_by_side() -> None:
    recipe = Recipe(players=(3, 8), sets=("base", "rising_sun"), games=24, mixed=0.5, seed=4)
    assert recipe.tables == [(3, False), (3, True), (8, True)]
    tables = Tables(recipe, "cpu")
    sizes = [(one.env.players, one.env.rising_sun, one.is_mixed, one.env.games) for one in tables.groups]
    kinds = [(3, False), (3, True), (8, True)]
    assert sizes == [(*kind, is_mixed, 4) for kind in kinds for is_mixed in (False, True)]
    shown, teams = tables.shown(), tables.teams()
    taken = (shown.roles != NOBODY).sum(dim=1).tolist()
    assert taken == [3] * 16 + [8] * 8
    assert ((teams != NO_TEAM).sum(dim=1)).tolist() == taken
    assert shown.observation.shape[0] == tables.games == 24


def test_what_is_shown_is_told_from_the_deciding_seat_on() -> None:
    tables = Tables(Recipe(games=40, opponents=("detective",), seed=2), "cpu")
    for _ in range(60):
        tables.step(tables.shown().mask.argmax(dim=1))
    shown = tables.shown()
    own = shown.deduction.view(-1, 8, 4)[:, 0].argmax(dim=1)
    assert (own == shown.roles[:, 0]).all(), "everybody knows their own role"
    hands = shown.hands.view(40, 8, -1)
    held = shown.observation[:, SLICES["hand"]]
    assert (hands[:, 0] == held).all()
    assert (hands.sum(dim=2)[:, :5] == shown.observation[:, SLICES["hand_size"]][:, :5]).all()
    assert ((shown.advice == 0) & (shown.mask == 1)).any(dim=1).all(), "one action is the best"
    assert (shown.advice[shown.mask == 0] == 0).all()


def test_saved_tables_go_on_as_they_were() -> None:
    recipe = Recipe(games=20, opponents=("detective", "novice"), seed=4)
    tables, other = Tables(recipe, "cpu"), Tables(recipe, "cpu")
    kept = tables.save()
    for one in (tables, other):
        for _ in range(40):
            one.step(one.shown().mask.argmax(dim=1))
        if one is tables:
            other.step(other.shown().mask.argmax(dim=1))
            other.restore(kept)
    assert all((first == second).all() for first, second in zip(tables.shown(), other.shown(), strict=True))


def test_wins_are_counted_where_both_sit() -> None:
    tables = Tables(Recipe(games=4, mixed=0.5, opponents=("novice",), seed=1), "cpu")
    seated = torch.tensor([[-1] * 5 + [-2] * 3] * 2 + [[-1, 0, 0, 0, 0, -2, -2, -2]] * 2)
    teams = torch.tensor([[0, 0, 1, 1, 2, 3, 3, 3]] * 4)
    done = torch.tensor([True, False, True, False])
    found = tables.gained(seated, teams, done, torch.tensor([0, 0, 0, 0]))
    assert found.tolist() == [1, 1, 4, 1], "only of finished games with others at the table"


@pytest.mark.parametrize("partners", [True, False])
def test_networks_from_files_sit_at_mixed_tables_and_do_not_learn(tmp_path: Path, partners: bool) -> None:  # noqa: FBT001
    name = small_net(tmp_path / "rival.net")
    recipe = Recipe(games=60, opponents=("novice", name), partners=partners, width=16, steps=40, seed=7)
    learner = Learner(recipe, "cpu")
    tables, network = learner.tables, network_named(name)
    alone, mixed = (group.env for group in tables.groups)
    ours = torch.from_numpy(mixed.seating == LEARNER)
    sitters = tables.sitters[alone.games :]
    assert (tables.sitters[: alone.games] == OWN).all()
    own = (ours & (sitters == OWN)).sum(dim=1)
    assert own.min() == 1, "it sits at every table"
    assert (own.max() > 1) == partners
    assert (ours & (sitters == 0)).any()
    assert not (~ours & (sitters == 0)).any()
    for _ in range(30):
        shown = tables.shown()
        first = shown.mask.argmax(dim=1)
        chosen, mine = tables.answered(shown, first.clone())
        assert (chosen == first)[mine].all()
        for row in (~mine).nonzero().flatten().tolist():
            at = row - alone.games
            actions = np.flatnonzero(mixed.mask[at])
            sight = Sight(mixed.observation[at], mixed.deduction[at], mixed.advice[at][actions])
            assert int(chosen[row]) == actions[network.scores(sight, actions).argmax()]
        seated, _, _ = tables.step(chosen)
        assert set(seated.unique().tolist()) == {-2, -1, 0, RIVAL}
    seen, _ = learner.collect()
    assert 0.5 < float(seen.mine.float().mean()) < 1
    assert (seen.shown.mask.gather(1, seen.action[:, None]) == 1).all()
    twin = Tables(recipe, "cpu")
    twin.restore(tables.save())
    for _ in range(40):
        for one in (tables, twin):
            shown = one.shown()
            one.step(one.answered(shown, shown.mask.argmax(dim=1))[0])
    assert (tables.sitters == twin.sitters).all()
    assert all((first == second).all() for first, second in zip(tables.shown(), twin.shown(), strict=True))


def test_an_exploiter_has_one_seat_among_copies_of_a_network(tmp_path: Path) -> None:
    name = small_net(tmp_path / "rival.net")
    recipe = Recipe(games=20, opponents=(name,), partners=False, mixed=1, width=16, seed=3)
    tables = Tables(recipe, "cpu")
    for _ in range(20):
        assert ((tables.sitters == OWN).sum(dim=1) == 1 + 3).all(), (
            "three places are empty at a table of five"
        )
        shown = tables.shown()
        tables.step(tables.answered(shown, shown.mask.argmax(dim=1))[0])


def test_a_rival_must_know_all_tables(tmp_path: Path) -> None:
    name = small_net(tmp_path / "rival.net")
    with pytest.raises(ValueError, match=r"rival\.net was not trained with all of these players and sets"):
        Recipe(players=(4, 5), opponents=(name,)).check()
    Recipe(players=(3, 5), opponents=(name,)).check()


def test_the_network_begins_as_a_detective() -> None:
    learner = Learner(Recipe(games=64, width=16, mixed=0, seed=3), "cpu")
    for _ in range(30):
        shown = learner.tables.shown()
        with torch.inference_mode():
            chosen = learner.policy(*shown[:SEEN])[0].argmax(dim=1)
        late = shown.advice.gather(1, chosen[:, None])
        assert (late <= 1).all(), "what is less than a step behind counts as equal"
        learner.tables.step(chosen)
    alone = Learner(Recipe(games=8, width=16, mixed=0, deduction=False, advice=False), "cpu")
    shown = alone.tables.shown()
    assert not shown.advice.any()
    assert not shown.deduction.any()


# --- a bot -------------------------------------------------------------------------------------------------


def test_what_was_trained_is_exported_and_plays_as_it_was_trained(tmp_path: Path) -> None:
    folder, file = tmp_path / "agent", tmp_path / "agent.net"
    code, said = command("train", str(folder), "--decisions 800", OPTIONS)
    assert code == 0, said
    assert "Done: chanbara export" in said.replace("\n", " ")
    code, said = command("export", str(folder / CHECKPOINT), str(file))
    assert code == 0, said
    network = read_network(file)
    assert network.about["made"]["recipe"]["width"] == 16
    assert network.about["made"]["progress"]["decisions"] >= 800
    learner, _ = load(folder / CHECKPOINT, "cpu")
    shown = learner.tables.shown()
    with torch.inference_mode():
        expected = learner.policy(*shown[:SEEN])[0].numpy()
    for group in learner.tables.groups:
        env = group.env
        for row in range(env.games):
            actions = np.flatnonzero(env.mask[row])
            sight = Sight(env.observation[row], env.deduction[row], env.advice[row][actions])
            assert network.scores(sight, actions) == pytest.approx(expected[row, actions], abs=1e-3)
        expected = expected[env.games :]
    game = chanbara.new_game("sword", players=5, seed=1)
    assert game.decision is not None
    view = chanbara.observe(game, game.decision.seat)
    make_bot(f"net:{file}", 1).choose(view, chanbara.seen(game, game.decision.seat))


def test_what_cannot_be_trained_or_resumed_is_refused_with_a_reason(tmp_path: Path) -> None:
    folder = tmp_path / "agent"
    assert command("train", str(folder), "--decisions 300", OPTIONS)[0] == 0
    for words, sentence in {
        f"train {folder}": "is not empty; use --resume",
        f"train {folder} --resume --width 32": "width was 16 in this run and cannot become 32",
        f"train {tmp_path}/gone --resume": "cannot read",
        f"train {tmp_path}/new --opponents planner": "opponents are random, novice, greedy, detective",
        f"train {tmp_path}/new --opponents net:{tmp_path}/gone.net": "cannot read",
        f"train {tmp_path}/new --players 8": "3 to 7 players, not 8",
        f"train {tmp_path}/new --device tpu": 'the device is "cpu" or "cuda"',
        f"train {tmp_path}/new --width 9999": "width: from 1 to 1024, not 9999",
        f"train {tmp_path}/new --sets moon": "sets among base, rising_sun",
        f"export {folder}/{CURVE} {tmp_path}/a.net": "is damaged, or no file of ours",
        f"export {tmp_path}/gone {tmp_path}/a.net": "cannot read",
    }.items():
        code, said = command(words)
        assert code != 0, words
        assert sentence in " ".join(said.split()), said
    assert not (tmp_path / "new").exists()


def test_a_network_is_no_checkpoint(tmp_path: Path) -> None:
    run = Run(tmp_path, Learner(TINY, "cpu"), new_run(tmp_path, TINY, "cpu").progress)
    run.save()
    assert command("export", str(tmp_path / CHECKPOINT), str(tmp_path / "a.net"))[0] == 0
    code, said = command("export", str(tmp_path / "a.net"), str(tmp_path / "b.net"))
    assert code != 0
    assert "a.net is no checkpoint of `chanbara train`" in " ".join(said.split())


def test_without_pytorch_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    code, said = command("train", str(tmp_path / "agent"))
    assert code != 0
    assert 'pip install "chanbara[train]"' in " ".join(said.split())
