"""The duel as numbers: actions and observations."""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b

import pytest
from msgspec.structs import replace

import chanbara
from chanbara import DuelView, Game
from chanbara.duel.rules.words import Verb
from chanbara.duel.sight.view import MIXED, OPEN
from chanbara.duel.tensors import actions as duel_actions
from chanbara.duel.tensors import sight as duel_sight
from chanbara.duel.tensors.tensor import PENDING, PLACES, observation_of
from chanbara.research.spaces import Row
from tests.research.duels import other_world, questions, set_up

DUELS = 250


def digest(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


# --- actions


def test_the_actions_are_fixed() -> None:
    """A change of these numbers is a new version."""
    assert duel_actions.VERSION == "duel_v3"
    assert duel_actions.ACTIONS == 161
    starts = {name: span.start for name, span in duel_actions.FAMILIES.items()}
    assert (starts["pass"], starts["target"], starts["choose"], starts["play"]) == (0, 10, 28, 47)
    assert digest(list(duel_actions.TEXTS)) == "c873e9ee1cc2d273"


def test_a_number_is_one_act_and_an_act_one_number() -> None:
    assert len(set(duel_actions.TEXTS)) == duel_actions.ACTIONS
    for action in range(duel_actions.ACTIONS):
        assert duel_actions.action_of(duel_actions.text_of(action)) == action
    play = duel_actions.FAMILIES["play"]
    assert duel_actions.text_of(play.start + duel_actions.CARDS.index("tsuki")) == "play tsuki"
    assert duel_actions.text_of(duel_actions.FAMILIES["target"].start + 2) == "target>3"


def test_every_option_of_every_duel_has_its_number() -> None:
    met: set[int] = set()
    modules: Counter[str] = Counter()
    for number in range(DUELS):
        modules.update(set_up(number)["modules"])
        for game in questions(number):
            texts = [] if game.decision is None else game.decision.texts()
            actions = [duel_actions.action_of(text) for text in texts]
            assert [duel_actions.text_of(action) for action in actions] == texts
            assert len(set(actions)) == len(texts)
            met.update(actions)
    assert min(modules[name] for name in duel_sight.MODULES) > DUELS // 5
    families = {
        name for name, span in duel_actions.FAMILIES.items() if met & set(range(span.start, span.stop))
    }
    assert families == set(duel_actions.FAMILIES), "some kind of option never came up"
    assert {duel_actions.text_of(action).split()[0].partition(">")[0] for action in met} == set(Verb)


# --- observations


def test_the_slices_are_fixed_and_lie_side_by_side() -> None:
    """A change of these places is a new version."""
    assert duel_sight.VERSION == "duel_v3"
    spans = [duel_sight.SLICES[part.name] for part in duel_sight.PARTS]
    assert [one.stop for one in spans[:-1]] == [one.start for one in spans[1:]]
    assert (spans[0].start, spans[-1].stop) == (0, duel_sight.OBSERVATION_SIZE)
    named = [f"{name} {list(words)}" for name, words in PLACES.items()]
    assert digest([f"{part.name} {part.shape}" for part in duel_sight.PARTS] + named) == "e2a8721a2b8fe8d5"


def slice_of(view: DuelView, name: str) -> list[int]:
    return [int(number) for number in observation_of(view)[duel_sight.SLICES[name]]]


def test_a_row_says_what_the_view_says() -> None:
    game = chanbara.new_game(
        "duel", opponent="shiro", weapon="yari", environment="dojo", modules=["bushido", "yoroi"], seed=5
    )
    view: DuelView = chanbara.observe(game, 0)
    assert slice_of(view, "life") == [7]
    assert slice_of(view, "qi") == [4]
    assert slice_of(view, "armour") == [4]
    assert slice_of(view, "mulligans") == [3]
    assert slice_of(view, "hand") == [view.open["hand"].count(card) for card in duel_actions.CARDS]
    assert sum(slice_of(view, "draw")) == 24 - 6
    assert slice_of(view, "bushido_deck") == [1] * 7
    assert duel_actions.VIRTUES[slice_of(view, "bushido_top").index(1)] == view.bushido[-1]
    assert duel_sight.OPPONENTS[slice_of(view, "opponent").index(1)] == "shiro"
    assert slice_of(view, "environment").index(1) == duel_sight.ENVIRONMENTS.index("dojo")
    assert duel_sight.PROMPTS[slice_of(view, "prompt").index(1)] == "mulligan"
    assert slice_of(view, "enemy_life") == [8, 0, 0]


def test_what_a_byte_cannot_hold_stops_at_the_most() -> None:
    game = chanbara.new_game("duel", seed=5)
    game.table.round, game.table.strength = 300, -200
    view: DuelView = chanbara.observe(game, 0)
    assert slice_of(view, "round") == [127]
    assert slice_of(view, "strength") == [-128]


def changed(value: object, name: str) -> object:
    """Something else in the place of what a view says."""
    if isinstance(value, bool | int):
        return int(value) + 1
    words = ["attack:bokken"] if name == "used" else list(PLACES.get(name, {}))
    if isinstance(value, list | tuple):
        return [*value, ["arm_and_rib", 2] if name == "blood" else words[0]]
    return next(word for word in words if word != value)


def test_whatever_changes_in_a_view_changes_the_row() -> None:
    modules = ["blood", "bushido", "1vs3"]
    game = chanbara.new_game("duel", environment="temple", modules=modules, seed=8)
    view: DuelView = chanbara.observe(game, 0)
    row = observation_of(view)
    others = [
        replace(view, guard=view.guard + 1),
        replace(view, bushido=(view.bushido[-1], *view.bushido[:-1])),
    ]
    others += [replace(view, open={**view.open, name: changed(view.open[name], name)}) for name in OPEN]
    others += [replace(view, mixed={**view.mixed, name: changed(view.mixed[name], name)}) for name in MIXED]
    for name in ("weapon", "environment", "weather", "difficulty"):
        others.append(replace(view, field={**view.field, name: changed(view.field[name], name)}))
    for name in ("life", "qi", "start_qi", "armour"):
        enemy = replace(view.enemies[1], **{name: getattr(view.enemies[1], name) + 1})
        others.append(replace(view, enemies=(view.enemies[0], enemy, view.enemies[2])))
    for other in others:
        assert (observation_of(other) != row).any(), other
    assert len({observation_of(other).tobytes() for other in others}) == len(others)


def test_what_pending_steps_carry_is_in_the_row() -> None:
    """The next attacks, and what is asked in them, follow from the attack and the prompt; how many special
    cards may be looked at follows from the weapon and the deck."""
    carrying: set[str] = set()
    for number in range(DUELS):
        for game in questions(number):
            pending = chanbara.observe(game, 0).pending
            carrying.update(name for name, *fields in pending if fields)
    assert carrying == set(PENDING) - {"Counterattacks"} | {"Act", "Attack", "OfferLook"}


def test_a_hit_that_is_not_dealt_yet_is_in_the_row() -> None:
    game = chanbara.new_game("duel", seed=8)
    view: DuelView = chanbara.observe(game, 0)
    pending = (["Withdraw", 5], ["Counterattack", 0], ["Release", [["wound", 1], ["life", 2]]])
    later = replace(view, pending=pending)
    assert slice_of(later, "harm") == [2, 0, 1]
    assert slice_of(later, "counters") == [1, 0, 0]
    assert slice_of(later, "withdrawn") == [5]


# --- nothing hidden


def leaks(game: Game, row: Callable[[Game], Row], number: int) -> bool:
    """Whether rows made by a function differ in worlds that the player cannot distinguish."""
    return any((row(game) != row(other_world(game, seed))).any() for seed in (number, -number - 1))


def test_the_order_of_the_decks_changes_nothing() -> None:
    moved = 0
    for number in range(40):
        for game in questions(number):
            assert not leaks(game, lambda one: observation_of(chanbara.observe(one, 0)), number)
            moved += game.table.draw != other_world(game, number).table.draw
    assert moved > 500


def test_a_row_that_tells_the_next_card_is_noticed() -> None:
    def leaking(game: Game) -> Row:
        row = observation_of(chanbara.observe(game, 0))
        if game.table.draw:
            row[0] = duel_actions.CARDS.index(game.table.draw[-1])
        return row

    assert any(leaks(game, leaking, 3) for game in questions(3))


@pytest.mark.parametrize("number", range(3))
def test_the_same_duel_is_the_same_rows(number: int) -> None:
    rows = [[observation_of(chanbara.observe(game, 0)).tobytes() for game in questions(number)] for _ in "ab"]
    assert rows[0] == rows[1]
