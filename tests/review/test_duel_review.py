"""The review of a duel: the chance to win, what each choice cost, and where a better one would have led."""

import chanbara
from chanbara.duel.bots.forecast import forecast
from chanbara.duel.reviewed import line_after
from chanbara.review.analysis import analyse
from chanbara.review.lines import Began, Done, Weighed
from tests.review.games import past_of

FEW = 16


def test_every_choice_of_a_duel_is_weighed_by_the_same_odds_as_at_the_table() -> None:
    duel = chanbara.new_game("duel", seed=5)
    views = []
    for text in ("pass", "pass"):
        views.append(chanbara.observe(duel, 0))
        duel.apply(text)
    lines = list(analyse(past_of(duel), FEW))
    assert [type(one) for one in lines] == [Began, Weighed, Weighed, Done]
    for one, view in zip(lines[1:3], views, strict=True):
        assert isinstance(one, Weighed)
        assert one.chances == [round(each.mean.win, 4) for each in forecast(view, FEW).chances()]
        assert one.chances[one.best] == max(one.chances)
        assert one.low <= one.chances[one.chosen] <= one.high
    bare = lines[2]
    assert isinstance(bare, Weighed)
    assert bare.swing > 2 * bare.error
    assert bare.follows


def test_a_better_line_ends_with_its_round() -> None:
    duel = chanbara.new_game("duel", seed=5)
    duel.apply("pass")
    before = duel.record()
    told = [one.id for one in line_after(duel, 0)]
    assert told
    assert not any("round-began" in one for one in told)
    assert duel.record() == before
