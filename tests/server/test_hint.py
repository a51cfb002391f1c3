"""Hints: who gets them, what they say, and that they reveal nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event

import pytest

import chanbara
from chanbara.server.bots.advisor import Advisor
from chanbara.server.wire.refusal import Refusal
from chanbara.sight import Seen
from chanbara.sword.bots.why import ROLES, SOME
from chanbara.sword.served import aid
from chanbara.sword.served.aid import MOST_ASSUMED, ROLLOUTS, advice
from chanbara.sword.served.messages import Advice
from chanbara.sword.sight.view import View
from tests.bots.seat import sent_events, sent_view
from tests.server.kit import PATIENCE, Running
from tests.server.party import Party, Player, as_sent, party
from tests.server.test_aid import ALONE, FAST, NO_AID, SWORD
from tests.server.worlds import lobby_of
from tests.table import play_at_random


@pytest.fixture(autouse=True)
def ready(server: Running) -> None:
    server.wait_for_bots()


def asked(table: Party, fits: Callable[[int], bool], *players: Player) -> Player:
    """Play on until one of these is offered a number of options that fits."""
    while True:
        one = table.until_asked(*(player.seat for player in players))
        assert one.decision is not None
        if fits(len(one.decision["options"])):
            return one
        one.choose(0)
        one.at(one.version + 1)


def several(count: int) -> bool:
    return count > 1


def test_who_is_asked_is_told_the_best_options_by_what_the_seat_saw(server: Running) -> None:
    with party(server, SWORD, people=1, bots=ALONE, pauses=FAST) as table:
        table.start().play(until=30)
        host = asked(table, several, table.host)
        host.say("hint", re=5)
        told = host.wait("advice")
        room = lobby_of(server).rooms[table.code]
        assert room.game is not None
        own = advice(sent_view(room.game, host.seat), sent_events(room.game, host.seat))
        own.re = 5
        assert told == as_sent(own)
        assert host.decision is not None
        assert told["decision"] == host.decision["number"]
        others = {seat["seat"] for seat in host.view["seats"] if seat["seat"] != host.seat and seat["hand"]}
        assert {one["seat"] for one in told["parries"]} == others
        places = [one["option"] for one in told["options"]]
        assert 1 < len(set(places)) == len(places) <= SOME
        assert set(places) <= set(range(len(host.decision["options"])))
        assert told["worlds"] == ROLLOUTS // len(places)
        for one in told["options"]:
            assert 0 <= one["chance"] <= 1
            assert len(one["assumed"]) <= MOST_ASSUMED
            for assumed in one["assumed"]:
                assert assumed["seat"] != host.seat
                assert assumed["role"] in ROLES
                assert 0 <= assumed["chance"] <= 1


def test_who_is_not_asked_gets_nothing(server: Running) -> None:
    people: list[str | None] = [None, None, "greedy", "greedy"]
    with party(server, SWORD, people=2, bots=people, pauses=FAST, aid=True) as table:
        watcher = table.watch()
        table.start()
        one = asked(table, several, *table.players)
        other = next(player for player in table.players if player is not one)
        assert other.refused("hint")[0] == "not_your_turn"
        assert watcher.refused("hint")[0] == "not_seated"
        table.host.say("pause")
        one.wait("notice", kind="pause")
        assert one.refused("hint")[0] == "paused"


def test_where_only_one_thing_can_be_done_there_is_nothing_to_say(server: Running) -> None:
    with party(server, SWORD, people=1, bots=ALONE, pauses=FAST) as table:
        table.start()
        host = asked(table, lambda count: count == 1, table.host)
        assert host.refused("hint") == ("impossible", "You have only one option.")


def test_where_it_is_not_allowed_it_is_refused(server: Running) -> None:
    with party(server, SWORD, people=1, bots=ALONE, aid=False) as table:
        table.start()
        assert table.host.refused("hint") == NO_AID
    with party(server, {"game": "duel", "opponent": "arima"}, people=1, aid=True) as table:
        table.start()
        assert table.host.refused("hint") == NO_AID


def test_before_the_game_after_it_and_before_everything_is_compiled_there_is_none(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with party(server, {"game": "sword", "players": 3}, people=1, pauses=FAST) as table:
        assert table.host.refused("hint")[0] == "not_started"
        table.start()
        with monkeypatch.context() as patched:
            patched.setattr(Advisor, "is_compiled", False)
            assert table.host.refused("hint")[0] == "not_ready"
        table.play()
        table.check_end()
        assert table.host.refused("hint")[0] == "closed"


def test_a_seat_is_thought_for_once_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = Event()

    def think(view: View, _events: Sequence[Seen]) -> Advice:
        assert thought.wait(PATIENCE)
        assert view.decision is not None
        return Advice(decision=view.decision.number, worlds=1, options=[], parries=[])

    monkeypatch.setattr(aid, "advice", think)
    with party(server, SWORD, people=1, bots=ALONE, pauses=FAST) as table:
        table.start()
        host = asked(table, several, table.host)
        try:
            host.say("hint", re=1)
            assert host.refused("hint")[0] == "too_fast"
        finally:
            thought.set()
        host.wait("advice", re=1)
        host.say("hint", re=2)
        host.wait("advice", re=2)


@pytest.mark.parametrize("seed", [4, 5])
def test_what_is_hidden_changes_nothing(seed: int) -> None:
    """The same view and history in other worlds: the same answer."""
    game = chanbara.new_game("sword", players=6, seed=seed)
    play_at_random(game, seed, choices=60)
    while game.decision is not None and len(game.decision.options) == 1:
        game.apply(0)
    assert game.decision is not None
    seat = game.decision.seat
    told = advice(sent_view(game, seat), sent_events(game, seat))
    for world in range(4):
        other = chanbara.imagine(chanbara.observe(game, seat), seed=world)
        assert advice(sent_view(other, seat), sent_events(game, seat)) == told


def test_with_house_rules_nothing_is_advised() -> None:
    game = chanbara.new_game("sword", players=4, seed=3, house="values:\n  katana: {wounds: 5}\n")
    assert game.decision is not None
    seat = game.decision.seat
    with pytest.raises(Refusal):
        advice(chanbara.observe(game, seat), chanbara.seen(game, seat))
