"""What is put off: to a player's next turn, or to the end of this one; and the bound on programs."""

from chanbara import observe
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.harm import Lose, StopTurn
from chanbara.sword.rules.levers import MOST_STARTED, MOST_WAITING, Later
from chanbara.sword.rules.words import NONE, Moment
from tests.levers.cards import EVERYBODY, levers, resolve
from tests.table import Story

OTHERS = ("hanzo: bo", "tomoe: bo", "benkei: bo")


def round_to(story: Story, seat: str) -> None:
    """End turns until that of a player."""
    story.does("end")
    while story.active != seat:
        story.does("end")


def test_it_happens_in_the_players_next_turn_before_they_draw() -> None:
    t = levers("goemon: seed bo", *OTHERS)
    t.plays("seed")
    assert t.events("PutOff") == [{"seat": 0, "card": "seed", "moment": "next_turn"}]
    assert t.hand_size(0) == 1
    round_to(t, "goemon")
    assert t.story()[-5:] == ["TurnBegan", "CameDue", "Drew", "Drew"][-5:]
    assert [len(one["cards"]) for one in t.events("Drew")] == [2, 2]
    assert t.state.traces.later == ()


def test_r3_1_it_happens_after_all_else_in_the_recover_phase() -> None:
    t = levers("goemon: seed bo / shrine", *OTHERS)
    t.plays("seed")
    t.state.players[0].resilience = 0
    t.does("end")
    while t.active != "goemon":
        t.does("end")
    story = t.story()
    assert story[story.index("TurnBegan") :] == [
        "TurnBegan", "Recovered", "CountersChanged", "CameDue", "Drew", "Drew"
    ]  # fmt: skip


def test_the_end_of_the_turn_comes_after_the_discard_phase_and_may_ask() -> None:
    t = levers("goemon: dusk bo katana", *OTHERS)
    t.plays("dusk")
    t.does("end")
    t.asks("goemon", "give_up")
    assert (t.active, t.story()) == ("goemon", ["CameDue"])
    t.does("discard katana")
    assert (t.active, t.hand("goemon")) == ("hanzo", "bo")


def test_it_happens_in_the_order_in_which_it_was_put_off() -> None:
    t = levers("goemon: bo", *OTHERS)
    resolve(t, Later(Moment.TURN_END, 2, NONE, Draw(2, 1)), Later(Moment.TURN_END, 1, NONE, Draw(1, 1)))
    t.does("end")
    assert [one["seat"] for one in t.events("CameDue")] == [2, 1]


def test_what_is_put_off_while_it_happens_waits_for_the_turn_after() -> None:
    t = levers("goemon: echo bo", *OTHERS)
    t.plays("echo")
    round_to(t, "goemon")
    assert (len(t.events("CameDue")), len(t.events("PutOff")), len(t.state.traces.later)) == (1, 1, 1)
    round_to(t, "goemon")
    assert (len(t.events("CameDue")), t.state.traces.later) == (1, ())


def test_everybody_sees_what_waits() -> None:
    t = levers("goemon: seed dusk bo", *OTHERS)
    t.plays("seed", "dusk")
    views = [observe(t.game, seat).later for seat in EVERYBODY]
    assert all(view == views[0] for view in views)
    assert [(one.moment, one.seat, one.turn, one.card, one.step.kind) for one in views[0]] == [
        ("next_turn", 0, 1, "seed", "Draw"),
        ("turn_end", 0, 1, "dusk", "GiveUp"),
    ]


def test_16_may_wait_and_no_more() -> None:
    t = levers("goemon: seed bo", *OTHERS)
    for _ in range(MOST_WAITING):
        resolve(t, Later(Moment.NEXT_TURN, 0, NONE, Draw(0, 1)))
    t.plays("seed")
    assert t.story() == ["Played"]
    assert len(t.state.traces.later) == MOST_WAITING


def test_it_outlives_the_defeat_of_its_owner_who_recovers_first() -> None:
    t = levers("goemon: seed bo", *OTHERS)
    t.plays("seed")
    resolve(t, Lose(1, 0, NONE, 9))
    assert t.resilience(0) == 0
    round_to(t, "goemon")
    assert [one for one in t.story() if one in {"Recovered", "CameDue"}] == ["Recovered", "CameDue"]


def test_a_turn_that_stops_at_once_ends_like_any_other() -> None:
    t = levers("goemon: seed bo", *OTHERS)
    resolve(t, Later(Moment.TURN_END, 1, NONE, Draw(1, 1)), StopTurn())
    assert (t.events("CameDue"), t.active) == ([{"seat": 1, "card": None, "moment": "turn_end"}], "hanzo")


def test_64_programs_start_in_a_turn_and_as_many_in_the_next() -> None:
    t = levers("goemon: storm bo", "hanzo: storm bo", "tomoe: bo", "benkei: bo")
    t.plays("storm")
    assert (len(t.events("Drew")), t.state.traces.started) == (MOST_STARTED, MOST_STARTED)
    assert {observe(t.game, seat).started for seat in EVERYBODY} == {MOST_STARTED}
    while t.active == "goemon":
        t.does("end" if t.decision.kind == "play" else t.decision.texts()[0])
    assert t.state.traces.started == 0
    t.plays("storm")
    assert t.state.traces.started == MOST_STARTED
