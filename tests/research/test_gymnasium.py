"""The Gymnasium environments: Gymnasium's own checks, and ours."""

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import chanbara
import chanbara.research
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.tensors import actions as duel_actions
from chanbara.duel.tensors.tensor import observation_of
from chanbara.kernel.errors import IllegalChoice
from chanbara.research.gymnasium import DuelEnv, SwordEnv
from chanbara.research.oneseat import Illegal, OneSeat
from chanbara.research.text import describe
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.format.sight import SLICES
from tests.research.duels import other_world, set_up

SWORD, DUEL = "chanbara/Sword-v2", "chanbara/Duel-v3"
EVERYTHING: dict[str, Any] = {
    "opponent": "shiro",
    "weapon": "wakizashi",
    "environment": "dojo",
    "modules": ["blood", "bushido", "gisei", "yoroi"],
}


def made(name: str, **given: Any) -> OneSeat:  # noqa: ANN401 - whatever it may be given
    one = gymnasium.make(name, **given).unwrapped
    assert isinstance(one, OneSeat)
    return one


def any_action(info: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


def played(one: OneSeat, seed: int, steps: int = 10_000) -> list[Any]:
    """Play a game at random, or some of it; return all that was seen and given."""
    rng = np.random.default_rng(seed)
    observation, info = one.reset(seed=seed)
    seen: list[Any] = [(observation, 0.0, False, False, info)]
    while len(seen) <= steps and not seen[-1][2]:
        assert info["action_mask"].sum() > 1
        seen.append(one.step(any_action(info, rng)))
        info = seen[-1][4]
    return seen


# --- Gymnasium's own checks


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize(
    ("name", "given"),
    [
        (SWORD, {}),
        (SWORD, {"players": 8, "rising_sun": True, "seat": 3, "bots": "random", "text": "de"}),
        (DUEL, {}),
        (DUEL, {**EVERYTHING, "text": "it"}),
        (DUEL, {"modules": ["1vs3", "yoroi_enemy"], "armoured": 2}),
    ],
)
def test_the_environments_are_what_gymnasium_expects(
    name: str, given: dict[str, Any], illegal: Illegal
) -> None:
    check_env(made(name, illegal=illegal, **given))


@pytest.mark.parametrize("name", [SWORD, DUEL])
def test_several_may_be_stepped_together(name: str) -> None:
    several = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", illegal="random")
    seen, infos = several.reset(seed=3)
    assert seen["observation"].shape[0] == 2
    seen, rewards, *_, infos = several.step(np.zeros(2, dtype=np.int64))
    assert rewards.shape == (2,)
    assert infos["action_mask"].shape == seen["action_mask"].shape
    several.close()


def test_a_fresh_program_knows_the_names() -> None:
    by_import = "import chanbara.research, gymnasium; gymnasium.spec('chanbara/Sword-v2')"
    gymnasium_first = "import gymnasium, chanbara.research; gymnasium.spec('chanbara/Sword-v2')"
    by_name = "import gymnasium; gymnasium.make('chanbara.research:chanbara/Duel-v3').reset(seed=1)"
    for script in (by_import, by_name, gymnasium_first):
        subprocess.run([sys.executable, "-W", "error", "-c", script], check=True)


@pytest.mark.parametrize(
    ("package", "module"),
    [("gymnasium", "gymnasium"), ("gymnasium", "pettingzoo"), ("pettingzoo", "pettingzoo")],
)
def test_without_the_extra_one_sentence_says_what_to_install(package: str, module: str) -> None:
    script = f"""
import sys
sys.modules[{package!r}] = None
import chanbara.research
chanbara.research.VectorEnv
try:
    import chanbara.research.{module}
except ModuleNotFoundError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    sentence = 'is missing; install it with: pip install "chanbara[research]"'
    assert done.stdout == f"the package {package} {sentence}\n"


def test_the_package_has_no_other_names() -> None:
    assert chanbara.research.VectorEnv is VectorEnv
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = chanbara.research.Nothing


def test_importing_it_loads_no_compiler() -> None:
    script = "import sys, chanbara.research; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# --- one seat against bots


@pytest.mark.parametrize(("players", "rising_sun", "seat"), [(3, False, 0), (5, False, 4), (8, True, 2)])
def test_a_game_against_bots_ends_with_its_reward(players: int, rising_sun: bool, seat: int) -> None:  # noqa: FBT001
    one = SwordEnv(players, rising_sun=rising_sun, seat=seat, bots="random")
    results = []
    for seed in range(4):
        seen = played(one, seed)
        assert [reward for _, reward, *_ in seen[:-1]] == [0.0] * (len(seen) - 1)
        *_, info = seen[-1]
        winners = info["view"].result.winners
        assert seen[-1][1] == (1.0 if seat in winners else -1.0)
        assert not info["action_mask"].any()
        results.append(seen[-1][1])
        with pytest.raises(IllegalChoice, match="over: reset the environment"):
            one.step(0)
    assert set(results) <= {1.0, -1.0}


def test_the_bots_sit_where_they_were_named() -> None:
    one = SwordEnv(4, seat=2, bots=["greedy", "random", "greedy"])
    one.reset(seed=1)
    assert {seat: bot.name for seat, bot in one._bots.items()} == {3: "greedy", 0: "random", 1: "greedy"}


def test_seed_and_choices_make_the_game_again() -> None:
    one, other = SwordEnv(seat=1), SwordEnv(seat=1)
    played(one, 6, steps=12)
    played(other, 6, steps=12)
    assert one.game.record() == other.game.record()
    assert chanbara.replay(one.game.record()).record() == one.game.record()
    played(other, 7, steps=12)
    assert one.game.record() != other.game.record()


def test_tensor_view_and_text_say_the_same() -> None:
    one = SwordEnv(rising_sun=True, text="en", bots="random", render_mode="ansi")
    for observation, _, _, _, info in played(one, 3, steps=20):
        view, row = info["view"], observation["observation"]
        assert view.seat == 0
        assert row[SLICES["honor"]].tolist()[:5] == [seat.honor for seat in view.seats]
        assert row[SLICES["hand"]].sum() == len(view.hand)
        assert info["text"] == describe(view, "en")
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert info["action_mask"].sum() == len(view.decision.options)
    assert one.render() == info["text"]
    assert SwordEnv().render() is None


def hidden_cards(game: chanbara.Game) -> list[list[int]]:
    """What seat 0 cannot see: the deck and the other hands."""
    return [game.table.deck, *(player.hand for player in game.table.players[1:])]


@pytest.mark.parametrize("rising_sun", [False, True])
def test_what_the_seat_cannot_know_changes_neither_row_nor_mask(rising_sun: bool) -> None:  # noqa: FBT001
    one = SwordEnv(rising_sun=rising_sun, bots="random")
    rng = np.random.default_rng(5)
    _, info = one.reset(seed=5)
    moved = 0
    for number in range(25):
        truth, (before, _) = one.game, one._shown()
        one.game = chanbara.imagine(info["view"], number)
        after, offered = one._shown()[0], one.offered()
        moved += hidden_cards(one.game) != hidden_cards(truth)
        one.game = truth
        # Who attacked whom is public, but an imagined game has no past.
        for name in set(SLICES) - {"attacks", "wounds"}:
            assert (before["observation"][SLICES[name]] == after["observation"][SLICES[name]]).all(), name
        assert offered == one.offered()
        _, _, over, _, info = one.step(any_action(info, rng))
        if over:
            _, info = one.reset()
    assert moved == 25


# --- the duel


def test_a_duel_ends_with_its_reward() -> None:
    for number in range(30):
        one = DuelEnv(**set_up(number))
        *_, (_, reward, over, cut, info) = played(one, number)
        assert (over, cut) == (True, False)
        assert reward == (1.0 if info["view"].result["won"] else -1.0)


def test_who_thinks_wins_duels_through_the_numbers() -> None:
    one = DuelEnv(difficulty="student")
    rewards = []
    for seed in range(6):
        bot = make_bot("lookahead", seed)
        _, info = one.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            option = info["view"].decision.options[bot.choose(info["view"], chanbara.seen(one.game, 0))]
            _, reward, over, _, info = one.step(duel_actions.action_of(option.text))
        rewards.append(reward)
    assert set(rewards) == {1.0, -1.0}


def test_the_mask_of_a_duel_is_what_is_offered() -> None:
    one = DuelEnv(modules=["bushido", "gisei"], environment="temple")
    for observation, _, _, _, info in played(one, 8)[:-1]:
        offered = [option.text for option in info["view"].decision.options]
        assert sorted(offered) == sorted(
            duel_actions.text_of(action) for action in np.flatnonzero(info["action_mask"]).tolist()
        )
        assert (observation["observation"] == observation_of(info["view"])).all()


def test_the_decks_of_a_duel_change_neither_row_nor_mask() -> None:
    one = DuelEnv(**EVERYTHING)
    rng = np.random.default_rng(4)
    _, info = one.reset(seed=4)
    for number in range(40):
        truth, before = one.game, one._shown()
        one.game = other_world(truth, number)
        after = one._shown()
        one.game = truth
        for name in ("observation", "action_mask"):
            assert (before[0][name] == after[0][name]).all()
        assert before[1]["view"] == after[1]["view"]
        assert one.offered() == one._offered
        _, _, over, _, info = one.step(any_action(info, rng))
        if over:
            _, info = one.reset()


# --- what is not legal


@pytest.mark.parametrize(
    ("name", "action", "sentence"),
    [
        (SWORD, 915, r"^915 is no action of sword_v2: they are 0 to 914\.$"),
        (SWORD, 3, r"^Action 3 \(reveal\) is not legal: .*\(\d.*\)$"),
        (DUEL, 161, r"^161 is no action of duel_v3: they are 0 to 160\.$"),
        (DUEL, 6, r"^Action 6 \(release\) is not legal: .*\([AB]\d.*\)$"),
    ],
)
def test_what_is_not_legal_raises_loses_or_is_replaced(name: str, action: int, sentence: str) -> None:
    strict = made(name, illegal="raise")
    strict.reset(seed=2)
    record = strict.game.record()
    with pytest.raises(IllegalChoice, match=sentence) as refused:
        strict.step(action)
    assert strict.game.record() == record
    losing = made(name)
    losing.reset(seed=2)
    _, reward, over, cut, info = losing.step(action)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"] == str(refused.value)
    assert losing.game.record() == record
    with pytest.raises(IllegalChoice, match="over"):
        losing.step(action)
    replacing = made(name, illegal="random")
    replacing.reset(seed=2)
    *_, info = replacing.step(action)
    assert info["illegal"] == str(refused.value)
    assert len(replacing.game.choices) > len(strict.game.choices)


def test_every_act_of_the_duel_that_is_not_legal_has_its_paragraph() -> None:
    for number in range(12):
        one = DuelEnv(**set_up(number), illegal="raise")
        played(one, number, steps=number)
        for action in set(range(duel_actions.ACTIONS)) - set(one._offered):
            if one.game.over:
                break
            assert str(one.refusal(action)).endswith(")"), action
            assert "()" not in str(one.refusal(action)), str(one.refusal(action))


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        (SWORD, {"players": 8}, "3 to 7 players"),
        (SWORD, {"seat": 5}, "no seat 5 among 5"),
        (SWORD, {"bots": ["greedy"]}, "5 players need 4 bots, not 1"),
        (SWORD, {"bots": "nobody"}, "no bot 'nobody'"),
        (SWORD, {"illegal": "ignore"}, "'lose', 'raise' or be 'random', not 'ignore'"),
        (SWORD, {"text": "fr"}, "no language 'fr'"),
        (DUEL, {"opponent": "nobody"}, "no opponent 'nobody'"),
    ],
)
def test_what_cannot_be_is_refused(name: str, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make(name, **given)


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="no render mode 'paper'"):
        DuelEnv(render_mode="paper")


@pytest.mark.parametrize("name", [SWORD, DUEL])
def test_options_without_an_effect_are_refused(name: str) -> None:
    one = made(name)
    with pytest.raises(ValueError, match="a reset has no options, and here is 'deck'"):
        one.reset(seed=1, options={"deck": "stacked"})


@pytest.mark.parametrize(("name", "given"), [(SWORD, {"bots": "detective"}), (DUEL, {})])
def test_a_pickled_environment_goes_on_as_the_other_does(name: str, given: dict[str, Any]) -> None:
    one = made(name, **given)
    observation, _ = one.reset(seed=3)
    for _ in range(5):
        observation = one.step(observation["action_mask"].argmax())[0]
    twin = pickle.loads(pickle.dumps(one))  # noqa: S301 - our own
    for _ in range(5):
        mask = observation["action_mask"]
        observation, same = (each.step(mask.argmax())[0] for each in (one, twin))
        assert (observation["observation"] == same["observation"]).all()
