"""How bots judge cards from data files: by what their parts do."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

from chanbara import Game, load_own_cards, new_game
from chanbara.compiled.warm_up import compile_now
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.open.build import PART
from chanbara.sword.open.card_set import card_set_of
from tests.bots.seat import choice
from tests.bots.test_numbers import position

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """
format: 1
cards:
  alms: {type: action, symbol: koi, copies: 3, aim: other, name: Alms, play: [{draw: 3, who: other}]}
  plague: {type: action, symbol: koi, copies: 3, aim: other, name: P, play: [{lose_honor: 1, who: other}]}
  tithe: {type: action, symbol: koi, copies: 3, name: Tithe, play: [{pay: 2}, {draw: 3}]}
  harm: {type: action, symbol: koi, copies: 3, name: Harm, play: [{lose_honor: 2}]}
  gift:
    type: action
    symbol: koi
    copies: 3
    name: Gift
    play: [{demand: parry, of: others, otherwise: [{draw: 2}]}]
  vow:
    type: action
    symbol: koi
    copies: 3
    name: Vow
    play: [{if: {who: me, at_least: {honor: 4}}, then: [{draw: 3}], otherwise: [{lose_honor: 1}]}]
  choice: {type: action, symbol: koi, copies: 3, name: C, play: [{offer: [{lose_honor: 1}]}, {draw: 1}]}
  spy: {type: action, symbol: koi, copies: 3, aim: other, name: Spy, play: [{look: role}]}
  ghost:
    type: property
    symbol: fuji
    copies: 3
    aim: anyone
    name: Ghost
    when: [{moment: turn_start, do: [{bleed: 1}]}]
  shield:
    type: property
    symbol: fuji
    copies: 3
    aim: anyone
    name: Shield
    when: [{moment: turn_start, do: [{draw: 1}]}]
  cursed_blade:
    {type: weapon, symbol: fuji, copies: 3, reach: 3, wounds: 2, name: Blade, on_hit: [{lose_honor: 2}]}
  plain_blade: {type: weapon, symbol: fuji, copies: 3, reach: 3, wounds: 2, name: Blade}
  battle_cry_again:
    type: action
    symbol: origami
    copies: 1
    name: A
    play: [{demand: parry, of: others, otherwise: [{wound: 1}]}]
  jujutsu_again:
    type: action
    symbol: origami
    copies: 1
    name: A
    play: [{demand: weapon, of: others, otherwise: [{wound: 1}]}]
  breathing_again:
    type: action
    symbol: torii
    copies: 1
    aim: other
    name: A
    play: [{recover: all}, {draw: 1, who: other}]
  diversion_again: {type: action, symbol: koi, copies: 1, aim: hand, name: A, play: [{take: 1}]}
"""
OTHERS = {"shogun": "hideyoshi", "samurai": "benkei", "ninja1": "goemon", "ninja2": "kojiro"}


class Cards(NamedTuple):
    """The open build for these cards, and a game that was dealt there."""

    module: Any
    state: Any
    mind: Any

    def number(self, key: str) -> int:
        return int(self.module("chanbara.sword.flat.format.tables").CARD[key])


@pytest.fixture(scope="module", autouse=True)
def own(tmp_path_factory: pytest.TempPathFactory) -> Any:  # noqa: ANN401 - loaded cards
    compile_now(PART)
    file: Path = tmp_path_factory.mktemp("effects") / "effects.yaml"
    file.write_text(TEXT)
    return load_own_cards(file)


@cache
def dealt(own: Any) -> Cards:  # noqa: ANN401 - loaded cards
    load = card_set_of(catalog_of(Edition(own=(own,)))).module
    hand = load("chanbara.sword.bots.engine_bots").handed
    game = new_game("sword", players=5, seed=3, own=own)
    state = hand(load("chanbara.sword.flat.bridge.convert").to_flat(game).copy())
    mind = hand(np.zeros(load("chanbara.sword.mind.arrays").MIND_SIZE))
    load("chanbara.sword.mind.belief.belief").reset(state, mind)
    return Cards(load, state, mind)


def at_table(role: str, hand: str, resilience: int | None = None, second: str = "bo") -> Game:
    """A table at which a seat is to play; the others have the other roles, the Shogun the first of these."""
    seats = [(one, who, second) for one, who in OTHERS.items() if one != role]
    game = position((role, "tomoe", hand), *seats, cards="effects.yaml")
    if resilience is not None:
        game.table.players[0].resilience = resilience
    return game


def chosen(game: Game, name: str = "detective") -> str:
    return choice(game, make_bot(name, 1))


# --- at the table ---


@pytest.mark.parametrize("name", ["greedy", "detective"])
def test_help_goes_to_a_friend_and_harm_to_an_enemy(name: str) -> None:
    assert chosen(at_table("samurai", "alms parry"), name) == "play alms>1"
    assert chosen(at_table("ninja1", "harm parry"), name) == "end"
    assert chosen(at_table("ninja1", "plague parry"), name) == "play plague>1"
    assert chosen(at_table("samurai", "plague parry"), name) != "play plague>1"


@pytest.mark.parametrize("name", ["greedy", "detective", "novice"])
def test_nobody_plays_what_harms_themselves_alone(name: str) -> None:
    assert chosen(at_table("samurai", "harm parry"), name) == "end"


def test_a_price_is_paid_while_it_can_be_spared() -> None:
    assert chosen(at_table("samurai", "tithe parry")) == "play tithe"
    assert chosen(at_table("samurai", "tithe parry", resilience=2)) == "end"


def test_a_property_is_laid_where_its_effects_are_wanted() -> None:
    assert chosen(at_table("ninja1", "ghost parry")) == "play ghost>1"
    assert chosen(at_table("samurai", "ghost parry")) not in {"play ghost>1", "play ghost>0"}
    assert chosen(at_table("ninja1", "shield parry")) == "play shield>0"


def test_a_weapon_whose_hit_costs_more_than_it_brings_stays_in_hand() -> None:
    assert chosen(at_table("ninja1", "plain_blade parry")).startswith("play plain_blade>")
    assert chosen(at_table("ninja1", "cursed_blade parry")) == "end"


def test_a_condition_counts_by_its_present_truth() -> None:
    assert chosen(at_table("shogun", "vow parry")) == "play vow"
    assert chosen(at_table("samurai", "vow parry")) == "end"


def test_a_demand_is_met_only_if_what_follows_is_worse() -> None:
    for played, answer in (("gift", "pass"), ("battle_cry", "parry parry")):
        game = at_table("samurai", "gift battle_cry", second="parry")
        game.apply(f"play {played}")
        assert game.decision is not None
        assert game.decision.seat == 1
        assert chosen(game) == answer


def test_what_is_offered_is_taken_if_it_is_good() -> None:
    game = at_table("samurai", "choice parry")
    assert chosen(game) == "play choice"
    game.apply("play choice")
    assert chosen(game) == "pass"


def test_who_has_looked_at_a_role_knows_it() -> None:
    game = at_table("samurai", "spy plague")
    game.apply("play spy>2")
    assert game.decision is not None
    assert chosen(game) == "play plague>2"


# --- in numbers ---


def points(cards: Cards, seat: int, keys: tuple[str, ...], target: int, state: Any = None) -> list[float]:  # noqa: ANN401 - an array
    """What a Ninja in a seat thinks that cards are worth who has watched nobody."""
    load, table = cards.module, cards.state if state is None else state
    arrays, value = load("chanbara.sword.mind.arrays"), "chanbara.sword.mind.value"
    role = load("chanbara.sword.flat.format.tables").NINJA
    odds_at = load("chanbara.sword.mind.belief.belief").odds_at(seat, role)
    odds, belief = cards.mind[arrays.EVEN_ODDS + odds_at :], cards.mind[arrays.EVEN_BELIEF :]
    thought = load(f"{value}.valuation").thought_of(table, seat, role, odds)
    judge = load(f"{value}.plays").points_of_card
    return [judge(table, seat, role, belief, odds, thought, cards.number(one), target) for one in keys]


@pytest.mark.parametrize("key", ["battle_cry", "jujutsu", "breathing", "diversion"])
def test_a_printed_card_as_data_is_worth_about_the_same(own: Any, key: str) -> None:  # noqa: ANN401
    cards = dealt(own)
    shogun = cards.module("chanbara.sword.flat.rules.query").shogun_of(cards.state)
    printed, again = points(cards, (shogun + 1) % 5, (key, f"{key}_again"), shogun)
    assert abs(printed - again) < 0.25


def test_effects_are_judged_by_what_a_player_may_know(own: Any) -> None:  # noqa: ANN401
    cards = dealt(own)
    layout = cards.module("chanbara.sword.flat.format.layout")
    shogun = cards.module("chanbara.sword.flat.rules.query").shogun_of(cards.state)
    seat, keys = (
        (shogun + 1) % 5,
        ("alms", "plague", "gift", "vow", "ghost", "cursed_blade", "battle_cry_again"),
    )
    other = np.array(cards.state)
    for one in range(5):
        if one not in {seat, shogun}:
            other[layout.ROLE + one] = layout.NONE
        if one != seat:
            first = layout.HANDS + one * layout.KINDS
            other[first : first + layout.KINDS] = np.roll(other[first : first + layout.KINDS], 1)
    changed = cards.module("chanbara.sword.bots.engine_bots").handed(other)
    for target in range(5):
        if target != seat:
            assert points(cards, seat, keys, target) == points(cards, seat, keys, target, changed)


def test_whom_a_card_is_aimed_at_says_who_one_is(own: Any) -> None:  # noqa: ANN401
    cards = dealt(own)
    load = cards.module
    belief, arrays = load("chanbara.sword.mind.belief.belief"), load("chanbara.sword.mind.arrays")
    tables = load("chanbara.sword.flat.format.tables")
    shogun = load("chanbara.sword.flat.rules.query").shogun_of(cards.state)
    actor = (shogun + 2) % 5

    def support(key: str) -> float:
        mind = load("chanbara.sword.bots.engine_bots").handed(np.array(cards.mind))
        assert belief.observe_action(cards.state, actor, cards.number(key), shogun, mind) == 1
        place = arrays.SUPPORT + actor * arrays.KINDS_OF_ROLE
        return float(mind[place + tables.SAMURAI] - mind[place + tables.NINJA])

    assert support("alms") > 0 > support("plague")
