"""What can be worked out about a table."""

import pytest

from chanbara import new_game
from chanbara.bots.situation import Situation
from chanbara.bots.suspicion import Suspicion
from chanbara.sword.rules.words import Role
from tests.bots.seat import sent_view
from tests.table import Story, play_at_random, table


def situation(story: Story, seat: int = 0) -> Situation:
    view = sent_view(story.game, seat)
    return Situation(view, Suspicion(view).belief(view))


def test_r12_1_every_card_is_seen_or_unseen() -> None:
    game = new_game("sword", players=5, seed=9)
    while not game.over:
        for seat in range(5):
            view = sent_view(game, seat)
            unseen = Situation(view, Suspicion(view).belief(view)).unseen
            others = [one for one in view.seats if one.seat != seat]
            assert min(unseen.values()) >= 0
            assert unseen.total() == view.deck + sum(one.hand - len(one.known) for one in others)
        play_at_random(game, 9, choices=1)


def test_r8_6_a_samurai_has_one_friend_and_a_ronin_none() -> None:
    seats = "tomoe {}*: bo | goemon: bo | hideyoshi shogun: bo | kojiro: bo | benkei: bo"
    assert situation(table(seats.format("samurai"))).friend == pytest.approx([1, 0, 1, 0, 0])
    assert situation(table(seats.format("ronin"))).friend == pytest.approx([1, 0, 0, 0, 0])


def test_r8_3_honor_counts_what_the_role_makes_of_it() -> None:
    seats = "tomoe ronin*: bo | goemon: bo | hideyoshi shogun: bo | kojiro: bo | benkei: bo"
    assert situation(table(seats)).gain == 2


@pytest.mark.parametrize(("stars", "counts"), [(1, 1.0), (2, 1.5), (3, 2.0)])
def test_r8_3_with_four_players_a_ninja_reckons_with_his_stars(stars: int, counts: float) -> None:
    story = table(f"tomoe ninja{stars}*: bo | goemon: bo | hideyoshi shogun: bo | kojiro: bo")
    assert situation(story).gain == counts
    assert situation(story, seat=2).multiplier(0, Role.NINJA) == 1.5


def test_r12_hanzo_parries_oftener_but_not_with_his_only_card() -> None:
    def chance(character: str, hand: str) -> float:
        found = situation(table(f"tomoe*: bo | {character}: {hand} | hideyoshi: bo"))
        return found.parry_chance(found.view.seats[1])

    assert chance("hanzo", "bo bo") > chance("goemon", "bo bo")
    assert chance("hanzo", "bo") == chance("goemon", "bo")
