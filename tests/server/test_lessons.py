"""The routes of the lessons: choices in, the learner's view and the coach's texts out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chanbara.sword.bots.interpreted import InterpretedBots
from checks.pages.lesson_minutes import well_played
from tests.school.learner import walked
from tests.server.kit import PATIENCE, Running

FIRST = "/api/lessons/first"


@pytest.fixture(scope="module")
def choices() -> Iterator[list[str]]:
    plain = InterpretedBots()
    yield walked("first", plain, lambda walk: well_played(walk, plain))
    plain.close()


def asked(server: Running, chosen: list[str], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    status, state = server.ask(FIRST, {"choices": chosen, **more})
    assert status == 200, state
    found: dict[str, Any] = state
    return found


def test_it_begins_with_the_table_and_a_line(server: Running) -> None:
    state = asked(server, [])
    assert (state["seat"], state["step"], state["steps"], state["is_over"]) == (1, 1, 10, False)
    (update,) = state["sword"]
    assert update["view"]["seats"][1]["role"] == "shogun"
    assert [one["role"] for one in update["view"]["seats"]].count(None) == 3
    assert len(update["insight"]["options"]) == len(update["view"]["decision"]["options"])
    assert state["coach"][-1]["marks"] == ["hand:focus"]
    assert state["awaited"] == ["play focus"]


def test_another_act_than_the_awaited_is_helped_and_not_done(server: Running) -> None:
    state = asked(server, ["end"])
    assert (state["choices"], state["sword"]) == ([], [])
    assert state["instead"].startswith("Not yet: your turn would be over. Play Focus first")
    assert state["awaited"] == ["play focus"]
    other = asked(server, ["play focus", "play daimyo", "play bokken>0"])
    assert other["instead"].startswith("Right card, wrong target: not Goemon. Use the Bokken")
    card = server.ask(FIRST, {"choices": ["play battle_cry"]}, **{"Accept-Language": "de"})[1]
    assert card["instead"].startswith("Schlachtruf ist nicht falsch, hat aber Zeit. Leg zuerst")
    insisted = asked(server, ["end"], insist=True)
    assert (insisted["choices"], insisted["instead"]) == (["end"], None)
    assert insisted["sword"][-1]["view"]["decision"]["seat"] == 1


def test_what_the_rules_refuse_is_told_with_its_rule(server: Running) -> None:
    status, reason = server.ask(f"{FIRST}/why", {"choices": [], "act": "play bokken>3"})
    assert (status, reason["type"], reason["rule"]) == (200, "reason", "5.3")
    german = server.ask(f"{FIRST}/why", {"choices": [], "act": "play parry"}, **{"Accept-Language": "de"})[1]
    assert german["rule"] == "3.3"
    assert "Abwehr" in german["reason"]


def test_the_coach_speaks_the_language_that_is_asked_for(server: Running) -> None:
    told = server.ask(FIRST, {"choices": []}, **{"Accept-Language": "it"})[1]
    assert told["coach"][0]["text"].startswith("Sei Musashi")


def test_the_whole_lesson_step_by_step_and_resumed(server: Running, choices: list[str]) -> None:
    """Compiled or not, bots choose the same, and all responses are consistent."""
    seen = asked(server, [])["sword"][-1]["events"]
    server.wait_for_bots()
    state: dict[str, Any] = {}
    for count in range(1, len(choices) + 1):
        state = asked(server, choices[:count])
        assert state["choices"] == choices[:count], state["instead"]
        for update in state["sword"]:
            assert [one["number"] for one in update["events"]] == list(
                range(len(seen), len(seen) + len(update["events"]))
            )
            seen += update["events"]
    assert state["is_over"]
    assert state["sword"][-1]["scoresheet"]["won"]["id"] == "result-won-by-score"
    resumed = asked(server, choices, resume=True)
    assert resumed["sword"] == [{**state["sword"][-1], "events": seen}]
    assert resumed["coach"] == state["coach"]


def test_who_is_free_hears_who_is_probably_who_once_bots_are_compiled(
    server: Running, choices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chanbara.server.school.lesson_routes.MOMENT", PATIENCE)  # this machine may be busy
    server.wait_for_bots()
    state = asked(server, choices[:10], resume=True)
    assert state["coach"][-1] == {
        "text": "My read: Ieyasu is a Ninja (9 chances in 10), and Goemon is your Samurai (7 in 10). "
        "The biggest clue: Ieyasu attacked you with Kusarigama.",
        "marks": ["seat:3", "seat:0"],
    }
    assert all("My read" not in line["text"] for line in asked(server, choices[:9], resume=True)["coach"])


def test_a_puzzle_says_with_its_rule_why_something_cannot_be_done(server: Running) -> None:
    path = "/api/puzzles/tea-or-daimyo/why"
    status, reason = server.ask(path, {"choices": [], "act": "play bokken>1"})
    assert (status, reason["rule"]) == (200, "3.3")
    assert server.ask(path, {"choices": [], "act": "end"})[1]["rule"] == ""
    assert server.ask(path, {"choices": ["play bo>1"], "act": "end"})[1]["code"] == "impossible"
    ronin = server.ask("/api/puzzles/ronin-both-ways/why", {"choices": [], "act": "seat 3"})
    assert (ronin[0], ronin[1]["code"]) == (400, "impossible")


def test_the_cards_of_the_base_game_have_its_own_roles(server: Running) -> None:
    roles = {one["key"]: one["stars"] for one in server.ask("/api/cards/base")[1]["roles"]}
    assert roles == {"shogun": 0, "samurai": 0, "ninja1": 1, "ninja2": 2, "ninja3": 3, "ronin": 0}


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/lessons/last", {"choices": []}, 404, "unknown_lesson"),
        ("/api/lessons/last/why", {"choices": [], "act": "end"}, 404, "unknown_lesson"),
        (FIRST, {"choices": ["play nodachi>2"]}, 400, "impossible"),
        (FIRST, {"choices": ["play nodachi>2", "end"]}, 400, "impossible"),
        (FIRST, {"choices": ["end"] * 401}, 400, "malformed"),
        (FIRST, {"choices": [3]}, 400, "malformed"),
        (FIRST, {"chosen": []}, 400, "malformed"),
    ],
)
def test_what_cannot_be_is_refused(
    server: Running, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    found, problem = server.ask(path, body)
    assert (found, problem["code"]) == (status, code)
