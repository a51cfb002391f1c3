"""Stand-ins for what is not printed: house rules, user cards, other rulings."""

from typing import Any

import pytest

from chanbara import Game, new_game, observe, seen
from chanbara.compiled.warm_up import compile_now
from chanbara.sim.games.match import play_on
from chanbara.sword.books import BOOKS
from chanbara.sword.bots.engine_bots import DetectiveBot, PlannerBot
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.editions import BASE, RISING_SUN
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view
from chanbara.sword.flat.bridge.numbers import CARD_NUMBERS, PROPERTY_NUMBERS, is_printed, numbers_of
from chanbara.sword.flat.format.layout import DECK_SIZE, HONOR, NONE, PILE_SIZE, SIZE
from chanbara.sword.flat.format.tables import WHO
from chanbara.sword.open.build import PART
from chanbara.sword.own_cards import OwnCards, own_cards_from
from chanbara.sword.placement import Placement, SeatPlacement, place
from checks.soak.twin import OTHERWISE
from tests.bots.seat import choice
from tests.docs.markdown import blocks, read
from tests.table import play_at_random

EXAMPLE = next(block.text for block in blocks(read("docs/own-cards.md")) if "CARDS = [" in block.text)
STRANGE = """
from chanbara.sword.cards.entries import action, answer, property_, weapon
from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.traits import Ability, Traits
from chanbara.sword.rules.words import Aim, Suit

def feast(table, seat, option):
    table.schedule(Draw(seat, 2))

def prayer(table, seat):
    return not table.used

def pray(table, seat, option):
    table.used = (*table.used, "pray")
    table.schedule(Draw(seat, 1))

CARDS = [
    weapon("ono", reach=1, wounds=3, suit=Suit.FUJI, copies=20),
    weapon("needle", reach=4, wounds=1, suit=Suit.FUJI, copies=20),
    action("feast", rule="own", suit=Suit.KOI, copies=20, play=feast),
    answer("dodge", rule="own", suit=Suit.KOI, copies=5),
    property_("flag", rule="own", suit=Suit.KOI, copies=20, traits=Traits(difficulty=2)),
]
CHARACTERS = [Character("monk", 4, Traits(abilities=(Ability("pray", "own", prayer, pray),)))]
"""
BOTS = [level.name for level in LEVELS if not level.rollouts] + ["planner@16", "master@16"]


def example() -> OwnCards:
    return own_cards_from("my_cards.py", EXAMPLE)


def strange() -> OwnCards:
    return own_cards_from("strange.py", STRANGE)


def numbers_at(**changed: Any) -> Any:  # noqa: ANN401 - options of a new game
    return numbers_of(observe(new_game("sword", players=4, seed=1, **changed), 0).edition)


OTHER_GAMES: list[dict[str, Any]] = [
    {"house": "values:\n  katana: {wounds: 1}\n  bokken: {difficulty: 4, wounds: 4}\n"},
    {"house": "copies: {parry: 20, bo: 20, nodachi: 20, focus: 20, armor: 20, geisha: 20, diversion: 20}\n"},
    {"house": "honor:\n  4: {shogun: 20, others: 20}\nhands: [1, 12, 12, 12, 12, 12, 12]\n"},
    {"rulings": {"deck_ends_when_needed": False, "own_property_may_be_stripped": False}},
    {"rulings": {"swordmaster_before_honor": False}, "rising_sun": True},
    {"own": example},
    {"own": strange, "rising_sun": True},
]
NAMED = ["weapons", "copies", "honor", "rulings", "rulings-sun", "own", "strange"]


def dealt(changed: dict[str, Any], seed: int, players: int = 4) -> Game:
    given = {key: value() if callable(value) else value for key, value in changed.items()}
    return new_game("sword", players=players, seed=seed, **given)


# --- what is like what ---


@pytest.mark.parametrize("edition", [BASE, RISING_SUN])
def test_what_is_printed_stands_for_itself(edition: str) -> None:
    numbers = numbers_of(edition)
    assert is_printed(edition)
    assert not numbers.stand_ins
    assert numbers.cards.items() <= CARD_NUMBERS.items()
    assert numbers.props.items() <= PROPERTY_NUMBERS.items()
    assert numbers.characters.items() <= WHO.items()


@pytest.mark.parametrize("rules", [{"rulings": {"score_may_be_negative": False}}, {"book": "german"}])
def test_the_flat_core_plays_by_other_rulings(rules: dict[str, Any]) -> None:
    numbers = numbers_at(**rules)
    assert is_printed(numbers.catalog.name)
    assert any(numbers.rulings)
    assert not numbers.stand_ins


@pytest.mark.parametrize("changed", [{"house": "copies: {parry: 20}\n"}, {"own": example}])
def test_it_does_not_play_other_cards(changed: dict[str, Any]) -> None:
    catalog = dealt(changed, 1).table.catalog
    assert not is_printed(catalog.name)


def test_a_changed_weapon_is_judged_by_the_weapon_it_has_become() -> None:
    weapons = "katana: {wounds: 1}, bokken: {difficulty: 4}, bo: {difficulty: 3}"
    numbers = numbers_at(house=f"values: {{{weapons}, goemon: {{resilience: 9}}}}")
    cards = {card.key: card for card in numbers_of(BASE).catalog.cards}
    for key, stand_in in numbers.stand_ins.items():
        changed = numbers.catalog.card(key)
        assert cards[stand_in].wounds == changed.wounds
        assert abs(cards[stand_in].reach - changed.reach) <= 1
    assert "katana" in numbers.stand_ins
    assert numbers.characters["goemon"] == WHO["goemon"]


def test_an_own_card_has_the_printed_one_that_is_most_like_it() -> None:
    numbers = numbers_at(own=example())
    assert numbers.stand_ins == {"sasumata": "kanabo", "ambush": "battle_cry", "banner": "attendant"}
    assert numbers.characters["yasuke"] == WHO["musashi"]
    other = numbers_at(own=strange()).stand_ins
    assert (other["feast"], other["dodge"], other["flag"]) == ("daimyo", "parry", "armor")


# --- games ---


@pytest.mark.parametrize(
    "rules",
    [
        *({"book": book} for book in BOOKS),
        *({"rulings": {name: value}} for name, value in OTHERWISE.items()),
        {"rulings": OTHERWISE},
    ],
    ids=[*BOOKS, *OTHERWISE, "all rulings"],
)
def test_every_bot_plays_by_every_book_and_with_every_ruling_the_other_way(rules: dict[str, Any]) -> None:
    for seed, rising_sun in ((1, True), (2, True), (3, False)):
        game = new_game("sword", players=6, seed=seed, rising_sun=rising_sun, **rules)
        names = ("planner@16", "detective", "greedy", "novice", "sly", "random")
        play_on(game, [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)])
        assert game.over


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("changed", OTHER_GAMES, ids=NAMED)
def test_games_that_are_not_printed_are_played_to_the_end(name: str, changed: dict[str, Any]) -> None:
    for seed in (1, 2):
        game = dealt(changed, seed)
        play_on(game, [make_bot(name, f"{seed} {seat}") for seat in range(4)], through_json=True)
        assert game.over


@pytest.mark.parametrize("changed", OTHER_GAMES, ids=NAMED)
def test_every_array_has_its_size_and_every_option_but_own_abilities_a_number(
    changed: dict[str, Any],
) -> None:
    for seed in (3, 4):
        game = dealt(changed, seed)
        while game.decision is not None:
            view = observe(game, game.decision.seat)
            state = flat_view(view)
            assert len(state) == SIZE
            assert int(state[DECK_SIZE]) & 255 == min(view.deck, 255)
            assert int(state[PILE_SIZE]) & 255 == min(len(view.pile), 130)
            assert [*state[HONOR : HONOR + 4]] == [one.honor for one in view.seats]
            texts = game.decision.texts()
            unknown = {
                text for text, number in zip(texts, action_numbers(view), strict=True) if number == NONE
            }
            assert unknown <= {"use pray"}
            play_at_random(game, seed, choices=1)


@pytest.mark.parametrize("changed", OTHER_GAMES, ids=NAMED)
def test_a_planner_looks_ahead_with_known_cards_and_with_new_ones_chooses_as_a_detective(
    changed: dict[str, Any],
) -> None:
    if "own" not in changed:
        compile_now(PART)
    game = dealt(changed, 3)
    planner, detective, differ = PlannerBot("a", 16), DetectiveBot("a"), 0
    for _ in range(40):
        if game.decision is None:
            break
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        differ += planner.choose(view, events) != detective.choose(view, events)
        play_at_random(game, 3, choices=1)
    assert bool(differ) == ("own" not in changed)


# --- what is preferred ---


def position(*seats: tuple[str, str, str], resilience: int | None = None, **about: Any) -> Game:  # noqa: ANN401
    """A table: role, character and hand of each; the last may be hurt."""
    placed = [SeatPlacement(character=who, role=role, hand=hand.split()) for role, who, hand in seats]
    placed[-1].resilience = resilience
    return place(Placement(placed, **about))


@pytest.mark.parametrize("name", ["greedy", "detective", "planner@16"])
def test_the_weapon_that_has_become_strong_enough_is_played(name: str) -> None:
    """Only the changed Bokken takes the last three points of the Shogun, who would not fall to another."""
    seats = [("ninja1", "tomoe", "bokken bo parry"), ("samurai", "goemon", ""), ("ninja2", "kojiro", "")]
    game = position(
        *seats,
        ("shogun", "hideyoshi", "kiseru"),
        resilience=3,
        house="values:\n  bokken: {wounds: 3}\n",
    )
    assert choice(game, make_bot(name, 1)) == "play bokken>3"


@pytest.mark.parametrize("name", ["greedy", "detective", "planner@16"])
def test_an_own_weapon_goes_to_an_enemy_and_an_own_property_is_laid(name: str) -> None:
    example()
    seats = [("shogun", "hideyoshi", "bo bo"), ("ninja1", "goemon", "bo bo"), ("ninja2", "yasuke", "geisha")]
    armed = position(("samurai", "tomoe", "sasumata parry"), *seats, resilience=1, cards="my_cards.py")
    assert choice(armed, make_bot(name, 1)) == "play sasumata>3"
    rich = position(("samurai", "tomoe", "banner sasumata"), *seats, cards="my_cards.py")
    assert choice(rich, make_bot(name, 1)) == "play banner"


def test_an_ability_of_which_nothing_is_known_is_left_alone() -> None:
    strange()
    seats = [("shogun", "hideyoshi", ""), ("ninja1", "goemon", ""), ("ninja2", "tomoe", "")]
    game = position(("samurai", "monk", "parry parry"), *seats, cards="strange.py")
    assert game.decision is not None
    assert "use pray" in game.decision.texts()
    assert choice(game, make_bot("detective", 1)) == "end"
