"""Puzzles under a claimed name: rated once, helped by hints, by the day and in runs."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from chanbara.school.puzzle import puzzles
from chanbara.school.puzzle_proof import proofs
from chanbara.server.practice import practice_store as kept
from chanbara.server.practice.daily import Streak, day_of, puzzle_of, streak
from chanbara.server.practice.glicko import DAY, FIRST, NARROWEST, WIDEST, PuzzleRating, after, aged
from chanbara.server.practice.progress import nearest
from chanbara.server.practice.runs import CHOICE
from chanbara.server.store import rows
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running
from tests.server.practice_kit import Solver, wrong_choice

KEY, OTHER, THIRD = "long-arm", "not-yet", "hard-head"
Pair = tuple[Running, Running]


# --- sums ---------------------------------------------------------------------------------------------------


def test_the_rating_is_glickos_worked_example() -> None:
    """The first game of Glickman's example: g is 0.9955, the expectation 0.639, d² 132,000."""
    found = after(PuzzleRating(1500, 200), 1400, solved=True, deviation=30)
    assert (round(found.points, 1), round(found.deviation, 1)) == (1563.4, 175.2)


def test_a_rating_moves_as_much_as_it_is_uncertain() -> None:
    won, lost = (after(FIRST, 1500, solved=solved) for solved in (True, False))
    assert won.points - 1500 == pytest.approx(1500 - lost.points)
    assert 110 < won.points - 1500 < 130, "the first puzzle moves it far"
    sure = after(PuzzleRating(1500, NARROWEST), 1500, solved=True)
    assert 4 < sure.points - 1500 < 8
    assert sure.deviation == NARROWEST, "it never stops moving"
    assert after(FIRST, 900, solved=True).points < after(FIRST, 2100, solved=True).points


def test_a_rating_grows_uncertain_with_time() -> None:
    sure = PuzzleRating(1700, 60)
    assert aged(sure, 0) == sure
    assert aged(sure, 25 * DAY).deviation == pytest.approx((60**2 + 25 * 12.5**2) ** 0.5)
    assert aged(sure, 5_000 * DAY) == PuzzleRating(1700, WIDEST)


def test_days_in_a_row_go_on_until_one_is_left_out() -> None:
    today = date(2026, 3, 1)
    back = partial(lambda days: [today - timedelta(day) for day in days])
    assert streak([], today) == Streak(0, 0)
    assert streak(back([0]), today) == Streak(1, 1)
    assert streak(back([1, 2]), today) == Streak(2, 2), "today is still to come"
    assert streak(back([2, 3, 4]), today) == Streak(0, 3)
    assert streak(back([0, 1, 3, 4, 5, 6]), today) == Streak(2, 4)


def test_the_puzzle_of_a_day_comes_once_in_a_month_and_stays_when_others_are_added() -> None:
    keys = list(puzzles())
    month = [date(2026, 12, 1) + timedelta(day) for day in range(31)]
    chosen = [puzzle_of(day, keys) for day in month]
    assert len(set(chosen)) == 31
    assert chosen == [puzzle_of(day, keys[::-1]) for day in month], "whatever the order of the list"
    assert chosen != [puzzle_of(day + timedelta(31), keys) for day in month]
    moved = [one != puzzle_of(day, [*keys, "a new one"]) for day, one in zip(month, chosen, strict=True)]
    assert moved == sorted(moved), "what comes before the new one stays"


def test_the_next_puzzle_is_the_nearest_that_is_not_solved() -> None:
    found = puzzles()
    first = nearest(found, 1500, ())
    assert first is not None
    second = nearest(found, 1500, {first})
    assert second not in {None, first}
    assert abs(found[first].rating - 1500) <= abs(found[str(second)].rating - 1500)
    assert nearest(found, 1500, set(found)) is None


# --- hints --------------------------------------------------------------------------------------------------


def test_every_puzzle_has_two_hints_and_neither_is_its_solution(server: Running) -> None:
    for key, puzzle in puzzles().items():
        for step in (1, 2):
            status, hint = server.ask(f"/api/puzzles/{key}/hint", {"step": step})
            assert (status, hint["step"]) == (200, step)
            said = json.dumps(hint)
            if step == 1:
                assert (hint["text"]["id"], hint["marks"]) == (f"puzzle-hint-theme-{puzzle.theme}", [])
            elif puzzle.goal is None:
                assert [f"seat {hint['marks'][0].removeprefix('seat:')}"] != puzzle.solution
            else:
                assert puzzle.solution[0] not in said
                assert _left(key, hint) > 1, f"{key}: the hint leaves one choice"


def _left(key: str, hint: dict[str, Any]) -> int:
    """Return how many first choices fit the second hint of a puzzle."""
    node = proofs()[key].nodes[0]
    options = [*node.works, *node.fails]
    marks = [str(one).partition(":")[2] for one in hint["marks"]]
    said = str(hint["text"]["id"])
    if said == "puzzle-hint-keep" or not marks:
        return len(options) - (said == "puzzle-hint-not")
    return sum(
        any(f" {mark}" in f" {one}".replace(":", " ").replace(">", " ") for mark in marks) for one in options
    )


def test_a_hint_is_about_the_decision_after_the_choices_so_far(server: Running) -> None:
    first, then = puzzles()["not-yet"].solution
    status, hint = server.ask("/api/puzzles/not-yet/hint", {"step": 2, "choices": [first]})
    assert (status, hint["text"]["id"], hint["marks"]) == (200, "puzzle-hint-keep", ["hand:parry"])
    for choices in ([first, then], [then], ["pass the salt"]):
        status, problem = server.ask("/api/puzzles/not-yet/hint", {"step": 2, "choices": choices})
        assert (status, problem["code"]) == (400, "impossible")
    for body in ({"step": 3}, {"step": 0}, {}, {"step": 1, "choices": "pass"}):
        assert server.ask("/api/puzzles/not-yet/hint", body)[1]["code"] == "malformed"


# --- the rating ---------------------------------------------------------------------------------------------


def test_the_first_attempt_is_rated_and_no_other(server: Running) -> None:
    anna = Solver(server, "Anna Rated")
    assert anna.see("practice")["standing"] == {"points": 1500, "doubt": 500, "games": 0}
    assert anna.attempt(KEY) == "open"
    assert anna.see("practice")["attempts"] == [], "looking at it is no attempt"
    assert anna.miss(KEY) == "failed"
    expected = after(FIRST, puzzles()[KEY].rating, solved=False)
    assert anna.points == round(expected.points) < 1500
    for again in (anna.miss, anna.solve, anna.solve):
        again(KEY)
    [row] = anna.see("practice")["attempts"]
    assert anna.points == row["points"] == round(expected.points)
    assert (row["solved"], row["solved_at"] is None, row["change"]) == (False, False, row["points"] - 1500)
    assert anna.solve(OTHER) == "solved"
    risen = anna.see("practice")
    assert risen["standing"]["points"] > row["points"]
    assert risen["standing"]["games"] == 2
    assert risen["next"] not in {KEY, OTHER}


def test_help_never_raises_a_rating_and_a_look_at_the_solution_is_a_miss(server: Running) -> None:
    bert = Solver(server, "Bert Helped")
    bert.hint(KEY, 1)
    assert bert.solve(KEY) == "solved"
    assert bert.points == 1500
    bert.hint(OTHER, 2)
    bert.miss(OTHER)
    lowered = bert.points
    assert lowered < 1500, "with a hint one can still lose"
    assert bert.ask(f"/api/puzzles/{THIRD}/solution", {})[0] == 200
    shown = bert.points
    assert shown < lowered
    assert bert.solve(THIRD) == "solved"
    bert.hint(KEY, 2)
    assert bert.points == shown
    rows = {one["puzzle"]: one for one in bert.see("practice")["attempts"]}
    assert [rows[key]["hints"] for key in (KEY, OTHER, THIRD)] == [1, 2, 0], "later hints are no matter"


def test_what_is_refused_or_unproved_changes_nothing(server: Running) -> None:
    cleo = Solver(server, "Cleo Honest")
    before = cleo.see("practice")
    assert cleo.attempt(KEY, "play everything") == "impossible"
    assert cleo.attempt("nowhere", "pass") == "unknown_puzzle"
    assert cleo.ask(f"/api/puzzles/{KEY}", {"choices": [], "verdict": "solved"})[1]["code"] == "malformed"
    assert cleo.solve(KEY, run={"code": "mine", "place": 0}) == "impossible", "no such run"
    assert cleo.solve(KEY, run={"code": "mine", "place": -1}) == "malformed"
    assert cleo.see("practice") == before
    status, problem = server.ask(
        f"/api/puzzles/{KEY}", {"choices": [wrong_choice(KEY)]}, Authorization="Bearer x"
    )
    assert (status, problem["code"]) == (401, "unknown_token")


# --- the puzzle of the day ----------------------------------------------------------------------------------


def test_the_puzzle_of_the_day_is_the_same_for_all_and_counts_once_a_day(server: Running) -> None:
    status, daily = server.ask("/api/daily")
    dora, emil = Solver(server, "Dora Daily"), Solver(server, "Emil Daily")
    assert status == 200
    assert dora.ask("/api/daily")[1] == emil.ask("/api/daily")[1] == daily
    assert daily["puzzle"] in puzzles()
    dora.miss(daily["puzzle"])
    assert not dora.see("practice")["today"]
    for _ in range(2):
        dora.solve(daily["puzzle"])
    found = dora.see("practice")
    assert (found["today"], found["days"], found["best_days"]) == (True, 1, 1)
    emil.ask(f"/api/puzzles/{daily['puzzle']}/solution", {})
    emil.solve(daily["puzzle"])
    assert not emil.see("practice")["today"], "its solution was shown today"


def test_days_in_a_row_are_counted_by_utc_days(server: Running) -> None:
    fay = Solver(server, "Fay Faithful")
    keys, start = list(puzzles()), 1_900_000_000.0

    def work(connection: Any) -> Streak:  # noqa: ANN401 - a connection
        player = rows.players.c
        key = connection.scalar(select(player.key).where(player.name == fay.name))
        for day in (0, 1, 1, 2, 4):
            now = start + day * DAY
            puzzle = kept.puzzle_today(connection, now, keys)
            verdict = kept.Verdict(puzzle, puzzles()[puzzle].rating, solved=True)
            kept.add_verdict(connection, key, verdict, now, keys)
        return streak(kept.days_of(connection, key), day_of(start + 4 * DAY))

    assert on_loop(server, server.lobby.store.ask(work)) == Streak(1, 3)


# --- runs ---------------------------------------------------------------------------------------------------


def test_a_run_rises_until_the_first_mistake_and_the_best_is_kept(server: Running) -> None:
    gina = Solver(server, "Gina Streak")
    status, run = gina.ask("/api/runs", {})
    assert status == 201
    ratings = [puzzles()[key].rating for key in run["puzzles"]]
    assert ratings == sorted(ratings)
    assert len(ratings) == -(-len(puzzles()) // CHOICE)
    place = [{"code": run["code"], "place": number} for number in range(3)]
    for number in (0, 0, 1):  # an answer that was lost is sent again
        assert gina.solve(run["puzzles"][number], run=place[number]) == "solved"
    assert gina.solve(run["puzzles"][0], run=place[1]) == "impossible", "another puzzle is next"
    assert gina.miss(run["puzzles"][2], run=place[2]) == "failed"
    assert gina.miss(run["puzzles"][2], run=place[2]) == "failed"
    assert gina.solve(run["puzzles"][2], run=place[2]) == "impossible", "it is over"
    found = gina.see("practice")["run"]
    assert (found["solved"], found["over"], found["best"]) == (2, True, 2)
    _, again = gina.ask("/api/runs", {})
    gina.solve(again["puzzles"][0], run={"code": again["code"], "place": 0})
    gina.hint(again["puzzles"][1], 1)
    found = gina.see("practice")["run"]
    assert (found["solved"], found["over"], found["best"]) == (1, True, 2), "a hint ends it"
    guest = server.ask("/api/runs", {})[1]
    assert (guest["code"], len(guest["puzzles"])) == (None, len(ratings))


# --- several servers, and who sees it -----------------------------------------------------------------------


def test_two_servers_rate_one_attempt_once(pair: Pair) -> None:
    first, second = pair
    hana = Solver(first, "Hana Both")
    there = hana.at(second)
    keys = list(puzzles())[:4]
    with ThreadPoolExecutor(8) as threads:
        tries = [(one, key) for key in keys for one in (hana, there, hana, there)]
        assert {*threads.map(lambda each: each[0].solve(each[1]), tries)} == {"solved"}
    found = there.see("practice")
    assert found["standing"]["games"] == len(found["attempts"]) == len(keys)
    rating = FIRST
    for one in found["attempts"]:
        rating = after(rating, puzzles()[one["puzzle"]].rating, solved=True)
    assert abs(found["standing"]["points"] - rating.points) < 2, "each counts, one after the other"
    assert first.ask("/api/daily") == second.ask("/api/daily")
    _, run = hana.ask("/api/runs", {})
    assert there.solve(run["puzzles"][0], run={"code": run["code"], "place": 0}) == "solved"
    assert hana.see("practice")["run"]["solved"] == 1
    assert there.ask("/api/players/me", method="DELETE")[0] == 204
    assert hana.miss(keys[0]) == "unknown_token"
