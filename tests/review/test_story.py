"""What to remember of a game: the moment that decided it, and the boldest bluff."""

from __future__ import annotations

from functools import cache

import pytest

import chanbara
from chanbara.review.analysis import analyse
from chanbara.review.lines import Began, Believed, Bluff, Done, Story
from chanbara.review.timeline import Timeline
from chanbara.sword.bots.why import ROLES, deduce
from chanbara.sword.review.bluff import LEAST, boldest
from chanbara.sword.review.deciding import WEIGHTS, deciding_moment, winners_chances
from chanbara.sword.rules.scoring import result
from chanbara.sword.rules.words import TEAM_OF, Role
from tests.review.games import HANDS, PEOPLE, game_of_bots, past_of, random_game

SHOGUN, NINJA, SAMURAI = range(3)


@cache
def sly() -> Timeline:
    """A game of six whose players hide what side they are on."""
    return past_of(game_of_bots("sly", 4, 6))


def on_true_side(past: Timeline, frame: int, observer: int, seat: int) -> float:
    """What an observer gives the true side of a seat at a frame, from what the table shows at that moment."""
    game = past.at(frame)
    odds = deduce(chanbara.observe(game, observer), chanbara.seen(game, observer)).odds()[seat]
    team = TEAM_OF[past.end.table.players[seat].role.role]
    return float(sum(odds[place] for place, role in enumerate(ROLES) if TEAM_OF[Role(role)] is team))


def mean_of_others(past: Timeline, frame: int, seat: int) -> float:
    others = [one for one in range(past.players) if one != seat]
    return sum(on_true_side(past, frame, one, seat) for one in others) / len(others)


def found_bluff(past: Timeline) -> Bluff:
    found = boldest(past)
    assert found is not None
    return found


def test_the_boldest_bluff_lets_the_others_believe_less_in_the_truth() -> None:
    past = sly()
    bluff = found_bluff(past)
    assert bluff.before - bluff.after >= LEAST
    assert bluff.role == past.end.table.players[bluff.seat].role.key != "shogun"
    assert bluff.after == pytest.approx(mean_of_others(past, bluff.frame + 1, bluff.seat), abs=1e-3)
    assert bluff.before == pytest.approx(mean_of_others(past, bluff.frame, bluff.seat), abs=1e-3)
    assert past.marks[bluff.frame].turn == bluff.turn
    (event,) = chanbara.seen(past.end, None)[past.marks[bluff.frame].events :][:1]
    assert (event.kind, event.about["seat"], event.about["card"]) == ("Played", bluff.seat, bluff.card)


def test_a_samurai_who_attacks_the_shogun_bluffs_and_the_shogun_never_does() -> None:
    roles = ["shogun", "ninja2", "samurai", "ninja3"]
    game = chanbara.new_game("sword", players=4, seed=11, hands=HANDS, roles=roles, characters=PEOPLE)
    while game.decision is not None and len(game.choices) < 80:
        texts = game.decision.texts()
        against = [text for text in texts if game.decision.seat == SAMURAI and text.endswith(">0")]
        leaving = [text for text in texts if text in {"end", "pass"}]
        game.apply((against or leaving or texts)[0])
    bluff = found_bluff(past_of(game))
    assert (bluff.seat, bluff.role) == (SAMURAI, "samurai")


def test_where_nobody_acts_there_is_no_bluff() -> None:
    assert boldest(past_of(random_game(choices=2))) is None


def test_the_truth_is_believed_again_by_the_turn_that_is_named() -> None:
    past = sly()
    bluff = found_bluff(past)
    ends = [*past.turns[1:], len(past.marks) - 1]
    later = [end for end in ends if end > bluff.frame]
    back = [end for end in later if mean_of_others(past, end, bluff.seat) >= bluff.before - 1e-6]
    assert bluff.until == (past.marks[back[0] - 1].turn if back else None)


def test_the_deciding_moment_is_where_the_winners_gained_most() -> None:
    past = sly()
    found = deciding_moment(past, "x")
    assert found is not None
    points = [one.chance for one in winners_chances(past, "x")]
    rises = [after - before for before, after in zip(points, [*points[1:], 1.0], strict=True)]
    assert 0.05 < found.after - found.before <= max(rises) + 1e-3
    assert past.marks[found.frame].turn == found.turn
    assert found.said
    losers = {one.seat for one in chanbara.observe(past.end, None).seats} - set(
        result(past.end.table).winners
    )
    hurt = [
        one.about["seat"]
        for one in chanbara.seen(past.end, None)[past.marks[found.frame].events :]
        if one.kind in WEIGHTS
    ]
    assert hurt[0] in losers, "it cost the others something"
    assert found == deciding_moment(past, "x")


def test_with_open_cards_a_won_game_looks_more_and_more_won() -> None:
    past = past_of(game_of_bots("detective", 3, 5))
    points = list(winners_chances(past, "x"))
    assert all(0 <= one.chance <= 1 for one in points)
    winners = result(past.end.table).winners
    assert {past.marks[one.frame - 1].seat for one in points} <= set(winners)
    early, late = points[: len(points) // 4], points[-len(points) // 4 :]
    assert sum(one.chance for one in late) / len(late) > sum(one.chance for one in early) / len(early)


def test_a_broken_off_game_has_no_deciding_moment() -> None:
    past = past_of(random_game(choices=15))
    assert deciding_moment(past, "x") is None


def test_the_story_comes_after_the_beliefs_and_before_the_plays() -> None:
    kinds = [type(one) for one in analyse(past_of(random_game(choices=15)), 64)]
    assert kinds.count(Story) == 1
    assert (kinds[0], kinds[-1]) == (Began, Done)
    assert kinds[kinds.index(Story) - 1] is Believed
    assert Believed not in kinds[kinds.index(Story) :]
