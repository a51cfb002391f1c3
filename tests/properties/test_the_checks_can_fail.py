"""Each invariant is broken once on purpose: a check that cannot fail checks nothing."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

import chanbara
from chanbara.sword.rules import attack, effects, harm, piles, play, query, scoring, turn
from chanbara.sword.rules.events import HonorGiven
from chanbara.sword.rules.options import Option
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.words import NONE, Aim, Phase
from checks import invariants, soak
from checks.invariants import Broken
from checks.tally import Tally

MODULES = (attack, effects, harm, piles, play, query, scoring, turn)


def replace(patch: pytest.MonkeyPatch, original: Callable[..., Any], instead: Callable[..., Any]) -> None:
    """Put another function in the place of one, wherever it was imported to."""
    for module in MODULES:
        if getattr(module, original.__name__, None) is original:
            patch.setattr(module, original.__name__, instead)


def a_played_card_is_lost(patch: pytest.MonkeyPatch) -> None:
    def run(_step: play.Settle, table: Table) -> None:
        table.playing = NONE

    patch.setattr(play.Settle, "run", run)


def honor_is_given_and_kept(patch: pytest.MonkeyPatch) -> None:
    def give_honor(table: Table, seat: int, to: int) -> None:
        table.players[to].honor += 1
        table.events.append(HonorGiven(seat, to))

    replace(patch, harm.give_honor, give_honor)


def honor_is_lost_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    def run(step: effects.TakeCard, table: Table) -> None:
        piles.lose_honor(table, step.victim)

    patch.setattr(effects.TakeCard, "run", run)


def honor_is_given_without_a_defeat(patch: pytest.MonkeyPatch) -> None:
    def run(step: effects.TakeCard, table: Table) -> None:
        harm.give_honor(table, step.victim, step.seat)

    patch.setattr(effects.TakeCard, "run", run)


def breathing_has_no_limit(patch: pytest.MonkeyPatch) -> None:
    def run(step: effects.Recover, table: Table) -> None:
        table.players[step.seat].resilience += 5

    patch.setattr(effects.Recover, "run", run)


def an_action_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    def aim_nothing(table: Table, card: int) -> list[Option]:
        return [*table.catalog.alone[card], *table.catalog.alone[card]]

    patch.setitem(play.AIMS, Aim.NOTHING, aim_nothing)


def options_have_no_order(patch: pytest.MonkeyPatch) -> None:
    aim_other = play.AIMS[Aim.OTHER]
    directions = itertools.cycle((1, -1))

    def to_and_fro(table: Table, card: int) -> list[Option]:
        return list(aim_other(table, card))[:: next(directions)]

    patch.setitem(play.AIMS, Aim.OTHER, to_and_fro)


def an_offered_option_is_refused(patch: pytest.MonkeyPatch) -> None:
    def answer(_step: turn.DiscardPhase, _table: Table, option: Option) -> None:
        raise chanbara.IllegalChoice("unknown_option", option.text)

    patch.setattr(turn.DiscardPhase, "answer", answer)


def clones_share_the_pile(patch: pytest.MonkeyPatch) -> None:
    clone = Table.clone

    def shallow(table: Table) -> Table:
        twin = clone(table)
        twin.pile = table.pile
        return twin

    patch.setattr(Table, "clone", shallow)


def a_hand_keeps_its_order(patch: pytest.MonkeyPatch) -> None:
    def take_card(table: Table, seat: int, victim: int) -> None:
        table.players[seat].hand.insert(0, table.players[victim].hand.pop())

    replace(patch, piles.take_card, take_card)


def armor_does_not_protect(patch: pytest.MonkeyPatch) -> None:
    def update_traits(_table: Table, _seat: int) -> None:
        return

    replace(patch, piles.update_traits, update_traits)


def everybody_sits_side_by_side(patch: pytest.MonkeyPatch) -> None:
    def difficulties(table: Table, seat: int) -> list[int]:
        return [int(other != seat) for other in range(len(table.players))]

    for module in (query, invariants):
        patch.setattr(module, "difficulties", difficulties)


def chiyome_is_asked(patch: pytest.MonkeyPatch) -> None:
    def is_immune(_table: Table, _seat: int, _source: int) -> bool:
        return False

    replace(patch, query.is_immune, is_immune)


def a_question_comes_out_of_time(patch: pytest.MonkeyPatch) -> None:
    def run(step: turn.DrawPhase, table: Table) -> None:
        table.ask(step, table.active, "discard", [table.catalog.end])

    patch.setattr(turn.DrawPhase, "run", run)


def the_discard_phase_says_it_is_another(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "DISCARD", Phase.PLAY)


def wounds_are_doubled(patch: pytest.MonkeyPatch) -> None:
    def wounds_dealt(_table: Table, _seat: int, _target: int, _weapon: int) -> int:
        return 4

    replace(patch, query.wounds_dealt, wounds_dealt)


def nobody_is_swordmaster(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(harm, "SWORDMASTER_FROM", 99)


def points_are_not_multiplied(patch: pytest.MonkeyPatch) -> None:
    def multiplier(_table: Table, _player: Player) -> int:
        return 1

    replace(patch, scoring.multiplier, multiplier)


def ties_go_to_the_shogun(patch: pytest.MonkeyPatch) -> None:
    ninja, shogun, ronin = scoring.TIES
    patch.setattr(scoring, "TIES", (shogun, ninja, ronin))


def the_game_never_ends(patch: pytest.MonkeyPatch) -> None:
    def finish(_table: Table, _ending: object) -> None:
        return

    replace(patch, scoring.finish, finish)
    patch.setattr(invariants, "check_end", finish)
    patch.setattr(invariants, "MOST_DECISIONS", 500)


def chance_is_no_part_of_the_game(patch: pytest.MonkeyPatch) -> None:
    elsewhere = random.Random(0)

    def random_card(table: Table, seat: int) -> int:
        return elsewhere.choice(table.players[seat].hand)

    replace(patch, piles.random_card, random_card)


FAULTS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    a_played_card_is_lost: "cards lie in more or fewer than one place",
    honor_is_given_and_kept: "honor: the game says",
    honor_is_lost_without_a_rule: "without a rule that takes honor",
    honor_is_given_without_a_defeat: "without a defeat",
    breathing_has_no_limit: "resilience",
    an_action_is_offered_twice: "options are not unique",
    options_have_no_order: "asked again",
    clones_share_the_pile: "after its clones? played",
    a_hand_keeps_its_order: "order of seat",
    armor_does_not_protect: "traits of seat",
    everybody_sits_side_by_side: "the Difficulty from seat",
    chiyome_is_asked: "should not be asked",
    a_question_comes_out_of_time: "should not be asked",
    the_discard_phase_says_it_is_another: "should not be asked for discard",
    wounds_are_doubled: "the wounds of",
    nobody_is_swordmaster: "how the game ends",
    points_are_not_multiplied: "the points",
    ties_go_to_the_shogun: "the winner",
    the_game_never_ends: "did not end within",
    chance_is_no_part_of_the_game: "what comes of|of the record",
}


def play_some(games: int) -> None:
    for number in range(games):
        soak.play(number, Tally(), saved=False)


def test_without_a_fault_nothing_is_broken() -> None:
    play_some(5)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_the_checks_notice_that(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises((Broken, chanbara.CorruptRecord), match=FAULTS[fault]):
        play_some(100)


def test_the_checks_notice_that_an_offered_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    an_offered_option_is_refused(monkeypatch)
    with pytest.raises(chanbara.IllegalChoice):
        play_some(100)


def test_what_never_happened_is_missing_and_what_should_not_happen_is_noticed() -> None:
    tally = Tally()
    soak.play(0, tally, saved=False)
    assert ("players", "3", "") not in tally.missing()
    assert ("players", "7", "") in tally.missing()
    assert not tally.unexpected()
    tally.card("parry", "played")
    assert tally.unexpected() == [("cards", "parry", "played")]
