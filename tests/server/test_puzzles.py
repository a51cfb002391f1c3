"""The routes of the puzzles: solving, failing, and refusals. Nothing is revealed early."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from chanbara.school.puzzle import puzzles
from chanbara.school.puzzle_proof import proofs
from chanbara.sword.school.ronin import kept

if TYPE_CHECKING:
    from tests.server.kit import Running


def attempt(server: Running, key: str, *choices: str) -> dict[str, Any]:
    """Try a puzzle; it must be answered."""
    status, state = server.ask(f"/api/puzzles/{key}", {"choices": list(choices)})
    assert status == 200, state
    found: dict[str, Any] = state
    assert found["choices"] == list(choices)
    return found


def offered(state: dict[str, Any]) -> set[str]:
    """Return what may be chosen: a seat, if one is to be named, or an option."""
    if state["seats"]:
        return {f"seat {seat}" for seat in state["seats"]}
    view = (state["sword"] or state["duel"])["view"]
    return {option["text"] for option in view["decision"]["options"]}


def test_all_puzzles_are_listed_from_easy_to_hard(server: Running) -> None:
    status, listed = server.ask("/api/puzzles")
    assert status == 200
    assert [one["key"] for one in listed["puzzles"]] == list(puzzles())
    assert listed["puzzles"][0] == {
        "key": "tea-or-daimyo",
        "kind": "win",
        "game": "sword",
        "theme": "honor",
        "rating": 950,
        "difficulty": 1,
        "title": "puzzle-title-tea-or-daimyo",
    }


def test_every_puzzle_is_solved_by_its_solution(server: Running) -> None:
    for key, puzzle in puzzles().items():
        status, told = server.ask(f"/api/puzzles/{key}/solution", {})
        assert status == 200
        choices = told["choices"]
        assert choices == puzzle.solution
        for place in range(len(choices)):
            state = attempt(server, key, *choices[:place])
            assert (state["verdict"], state["lesson"], state["refuted"]) == ("open", None, None)
            assert state["chances"] == state["suspects"] == state["clues"] == []
            assert choices[place] in offered(state)
        state = attempt(server, key, *choices)
        assert (state["verdict"], state["lesson"]) == ("solved", f"puzzle-lesson-{key}")
        assert state["refuted"] is None


def test_every_wrong_choice_fails_with_a_reason(server: Running) -> None:
    for key, proof in proofs().items():
        for choice, failing in proof.nodes[0].fails.items():
            state = attempt(server, key, choice)
            assert (state["verdict"], state["lesson"]) == ("failed", None)
            if puzzles()[key].game == "duel":
                told = [(one["option"], one["chance"]) for one in state["chances"]]
                assert told == [(choice, failing.chance)]
                continue
            broken = state["refuted"]
            assert (broken["worlds"], broken["fails"]) == (proof.worlds, failing.fails)
            assert [(one["seat"], one["text"]) for one in broken["line"]] == [*map(tuple, failing.line)]
            assert broken["sword"]["events"]
            assert all(one["seat"] != state["solver"] for one in broken["hands"])


def test_a_wrong_choice_after_a_right_one_fails_too(server: Running) -> None:
    state = attempt(server, "not-yet", "pass", "pass")
    assert state["verdict"] == "failed"
    assert [one["text"] for one in state["refuted"]["line"]] == ["pass", "play katana>1", "pass"]
    assert {"seat": 0, "role": None, "hand": ["katana"]} in state["refuted"]["hands"]


def test_the_solver_of_an_open_puzzle_sees_what_his_seat_may_see(server: Running) -> None:
    state = attempt(server, "not-yet")
    view = state["sword"]["view"]
    assert (state["solver"], view["seat"], view["hand"]) == (1, 1, ["geisha", "parry"])
    assert state["goal"] == {"text": "puzzle-goal-survive-turn", "sure": True, "target": None}
    assert state["unseen"] == {"katana": 1, "armor": 2, "focus": 1}
    assert state["sword"]["insight"]["wounds"] == 1
    attack = {"seat": 0, "card": "bokken", "target": 1, "prop": None}
    (event,) = state["sword"]["events"]
    assert (event["number"], event["kind"], event["about"]) == (0, "Played", attack)
    assert (event["said"]["id"], event["said"]["args"]["you"]) == ("event-played-weapon", "other")


def test_who_names_the_ronin_learns_how_likely_each_was(server: Running) -> None:
    state = attempt(server, "ronin-left-over")
    assert state["seats"] == [0, 1, 3]
    assert state["sword"]["events"][0]["kind"] == "TurnBegan"
    state = attempt(server, "ronin-left-over", "seat 1")
    assert state["verdict"] == "failed"
    assert (state["suspects"], state["clues"], state["lesson"]) == ([], [], None), "one may guess again"
    (solved,) = (
        one for seat in (0, 3) if (one := attempt(server, "ronin-left-over", f"seat {seat}"))["lesson"]
    )
    assert solved["verdict"] == "solved"
    assert [one["now"] for one in solved["suspects"]] == kept("ronin-left-over").now
    assert solved["clues"][0]["seat"] == 1


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/puzzles/nowhere", {}, 404, "unknown_puzzle"),
        ("/api/puzzles/nowhere/solution", {}, 404, "unknown_puzzle"),
        ("/api/puzzles/not-yet", b"{", 400, "malformed"),
        ("/api/puzzles/not-yet", {"choices": "pass"}, 400, "malformed"),
        ("/api/puzzles/not-yet", {"choices": ["x" * 81]}, 400, "malformed"),
        ("/api/puzzles/not-yet", {"choices": ["pass"] * 41}, 400, "malformed"),
        ("/api/puzzles/not-yet", {"choices": [], "world": 3}, 400, "malformed"),
        ("/api/puzzles/not-yet", {"choices": ["parry parry", "pass"]}, 400, "impossible"),
        ("/api/puzzles/not-yet", {"choices": ["parry katana"]}, 400, "impossible"),
        ("/api/puzzles/hard-head", {"choices": ["play iai"]}, 400, "impossible"),
        ("/api/puzzles/ronin-left-over", {"choices": ["seat 4"]}, 400, "impossible"),
        ("/api/puzzles/ronin-left-over", {"choices": ["seat 0", "seat 1"]}, 400, "impossible"),
    ],
)
def test_what_cannot_be_is_refused(server: Running, path: str, body: Any, status: int, code: str) -> None:  # noqa: ANN401
    found, problem = server.ask(path, body)
    assert (found, problem["code"]) == (status, code)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "You have no Katana in your hand. (6.2)"),
        ("de", "Katana hast du nicht auf der Hand. (6.2)"),
        ("it", "Non hai Katana in mano. (6.2)"),
    ],
)
def test_a_choice_that_is_not_offered_is_refused_with_the_rule(
    server: Running, language: str, reason: str
) -> None:
    asked = {"Accept-Language": language}
    status, problem = server.ask("/api/puzzles/not-yet", {"choices": ["parry katana"]}, **asked)
    assert (status, problem["message"]) == (400, reason)


def test_the_story_of_a_ronin_puzzle_is_what_the_solver_saw_deed_by_deed(server: Running) -> None:
    for key in (key for key, puzzle in puzzles().items() if puzzle.goal is None):
        state = attempt(server, key)
        status, told = server.ask(f"/api/puzzles/{key}/history")
        frames = told["frames"]
        assert status == 200
        assert [event for frame in frames for event in frame["events"]] == state["sword"]["events"]
        assert frames[-1]["view"] == state["sword"]["view"]
        assert all(frame["events"] for frame in frames)
        hidden = set(state["seats"])
        for frame in frames:
            view = frame["view"]
            assert view["seat"] == state["solver"]
            assert {one["seat"] for one in view["seats"] if one["role"] is None} == hidden


def test_only_a_ronin_puzzle_has_a_story(server: Running) -> None:
    status, problem = server.ask("/api/puzzles/long-arm/history")
    assert (status, problem["code"]) == (400, "impossible")
    assert "starts from its position" in problem["message"]
    assert server.ask("/api/puzzles/nothing/history")[0] == 404
