"""Planted faults, each with the expected message of the checks."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

import chanbara
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules import attack, effects, harm, piles, play, query, reveal, scoring, showing, turn
from chanbara.sword.rules.events import Buried, HonorGiven
from chanbara.sword.rules.options import Option
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.words import NONE, Aim, Phase, Team
from checks.soak import invariants, watch

MODULES = (attack, effects, harm, piles, play, query, reveal, scoring, showing, turn)


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
    catalog = catalog_named(BASE)
    patch.setattr(catalog, "always", tuple(one and one * 2 for one in catalog.always))


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
    def distances(harmless: list[bool], seat: int) -> list[int]:
        return [int(other != seat) for other in range(len(harmless))]

    patch.setattr(query, "distances", distances)
    patch.setattr(query, "_attackable", query._attackable.__wrapped__)  # nothing wrong is kept


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


def deal_otherwise(patch: pytest.MonkeyPatch, which: str, **changed: Any) -> None:  # noqa: ANN401 - any field
    """Change how one of the sets is dealt and scored."""
    catalog = catalog_named(which)
    patch.setattr(catalog, "deals", catalog.deals._replace(**changed))


def ties_go_to_the_shogun(patch: pytest.MonkeyPatch) -> None:
    deal_otherwise(patch, BASE, ties=(Team.SHOGUN, Team.NINJA, Team.RONIN))


def the_game_never_ends(patch: pytest.MonkeyPatch) -> None:
    def finish(_table: Table, _ending: object) -> None:
        return

    replace(patch, scoring.finish, finish)
    patch.setattr(watch, "check_end", finish)
    patch.setattr(invariants, "MOST_DECISIONS", 500)


def chance_is_no_part_of_the_game(patch: pytest.MonkeyPatch) -> None:
    elsewhere = random.Random(0)

    def random_card(table: Table, seat: int) -> int:
        return elsewhere.choice(table.players[seat].hand)

    replace(patch, piles.random_card, random_card)


# --- with the expansion -----------------------------------------------------------------------------------


def nobody_shouts_banzai(patch: pytest.MonkeyPatch) -> None:
    deal_otherwise(patch, RISING_SUN, banzai=False)


def a_banzai_is_one_card(patch: pytest.MonkeyPatch) -> None:
    def run(step: reveal.Banzai, table: Table) -> None:
        card = piles.top_card(table)
        table.pile.append(card)
        table.events.append(Buried(step.seat, (card,)))

    patch.setattr(reveal.Banzai, "run", run)


def ties_go_to_the_ninja(patch: pytest.MonkeyPatch) -> None:
    deal_otherwise(patch, RISING_SUN, ties=(Team.NINJA, Team.SHOGUN, Team.RONIN))


def stars_do_not_count(patch: pytest.MonkeyPatch) -> None:
    deal_otherwise(patch, RISING_SUN, by_stars={**catalog_named(RISING_SUN).deals.by_stars, 6: ()})


def a_bleeding_wound_takes_the_last_point(patch: pytest.MonkeyPatch) -> None:
    def run(step: effects.Bleed, table: Table) -> None:
        harm.Lose(NONE, step.seat, NONE, 1).run(table)

    patch.setattr(effects.Bleed, "run", run)


def a_bleeding_wound_stays_when_honor_is_lost(patch: pytest.MonkeyPatch) -> None:
    def shed(_table: Table, _seat: int) -> None:
        return

    replace(patch, piles.shed, shed)


def a_peasant_stands_in_for_all_points(patch: pytest.MonkeyPatch) -> None:
    answer = harm.Lose.answer

    def generous(step: harm.Lose, table: Table, option: Option) -> None:
        answer(step if option.prop == NONE else step._replace(points=1), table, option)

    patch.setattr(harm.Lose, "answer", generous)


def the_last_point_pays_a_price(patch: pytest.MonkeyPatch) -> None:
    def can_pay(_table: Table, _seat: int) -> bool:
        return True

    replace(patch, query.can_pay, can_pay)


def shigehto_yumi_adds_no_weapon(patch: pytest.MonkeyPatch) -> None:
    count_weapon = play.count_weapon

    def count(table: Table, seat: int, entry: Any) -> None:  # noqa: ANN401 - a card
        count_weapon(table, seat, entry._replace(adds_weapons=0))

    replace(patch, play.count_weapon, count)


def zen_hurts_who_has_no_properties(patch: pytest.MonkeyPatch) -> None:
    def wounds_dealt(table: Table, seat: int, target: int, weapon: int) -> int:
        entry = table.catalog.cards[weapon]
        wounds = entry.wounds if entry.wounds_by is None else entry.wounds_by(table, target)
        return max(1, wounds + table.players[seat].traits.dealt + table.players[target].traits.taken)

    replace(patch, query.wounds_dealt, wounds_dealt)


def a_curse_leaves_everything(patch: pytest.MonkeyPatch) -> None:
    def run(_step: effects.DiscardAll, _table: Table) -> None:
        return

    patch.setattr(effects.DiscardAll, "run", run)


def counterattack_answers_a_battle_cry(patch: pytest.MonkeyPatch) -> None:
    catalog = catalog_named(RISING_SUN)
    patch.setattr(catalog, "parries", catalog.parries_of_weapons)


def who_strikes_himself_gives_honor_away(patch: pytest.MonkeyPatch) -> None:
    def gain_honor(table: Table, seat: int) -> None:
        harm.give_honor(table, seat, (seat + 1) % len(table.players))

    replace(patch, harm.gain_honor, gain_honor)


def rikyu_pays_for_a_new_deck(patch: pytest.MonkeyPatch) -> None:
    def renew_deck(table: Table) -> None:
        for player in table.players:
            player.traits = player.traits._replace(keeps_honor_at_deck_end=False)
        renew(table)
        for seat in range(len(table.players)):
            piles.update_traits(table, seat)

    renew = piles.renew_deck
    replace(patch, piles.renew_deck, renew_deck)


def a_card_is_chosen_that_is_not_there(patch: pytest.MonkeyPatch) -> None:
    answer = showing.Seal.answer

    def elsewhere(step: showing.Seal, table: Table, option: Option) -> None:
        watched = isinstance(table, watch.WatchedTable)  # a clone that plays on would only stumble over it
        answer(step._replace(seat=(step.seat + 1) % len(table.players)) if watched else step, table, option)

    patch.setattr(showing.Seal, "answer", elsewhere)


def masamune_turns_over_four(patch: pytest.MonkeyPatch) -> None:
    run = reveal.Choose.run

    def greedy(step: reveal.Choose, table: Table) -> None:
        run(step._replace(left=1), table)

    patch.setattr(reveal.Choose, "run", greedy)


def every_symbol_strikes(patch: pytest.MonkeyPatch) -> None:
    def decide(table: Table, _wanted: str, _card: int, hit: Any, _miss: Any) -> None:  # noqa: ANN401 - steps
        table.stack.append(hit)

    replace(patch, reveal.decide, decide)


Fault = Callable[[pytest.MonkeyPatch], None]

FAULTS: dict[Fault, str] = {
    a_played_card_is_lost: "cards are not in exactly one place",
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


NEW_FAULTS: dict[Fault, str] = {
    nobody_shouts_banzai: "a question before the Banzai",
    a_banzai_is_one_card: "the cards of a Banzai",
    ties_go_to_the_ninja: "the winner",
    stars_do_not_count: "the points",
    a_bleeding_wound_takes_the_last_point: "took the last point",
    a_bleeding_wound_stays_when_honor_is_lost: "a Bleeding Wound stays",
    a_peasant_stands_in_for_all_points: "the wounds of",
    the_last_point_pays_a_price: "the options",
    shigehto_yumi_adds_no_weapon: "the options",
    zen_hurts_who_has_no_properties: "the wounds of zen",
    a_curse_leaves_everything: "after a Curse",
    counterattack_answers_a_battle_cry: "the options",
    who_strikes_himself_gives_honor_away: "without a defeat",
    rikyu_pays_for_a_new_deck: "who loses honor to the deck",
    a_card_is_chosen_that_is_not_there: "is to show a card",
    masamune_turns_over_four: "the options",
    every_symbol_strikes: "whether .* (foils|strikes back)",
}
