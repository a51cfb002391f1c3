"""The routes of the examples: listed, played like a lesson, and continued against bots."""

from __future__ import annotations

from chanbara.school.example import examples
from tests.server.kit import Running


def test_they_are_listed_book_by_book(server: Running) -> None:
    status, found = server.ask("/api/examples")
    assert status == 200
    assert [one["key"] for one in found["examples"]] == list(examples())
    first = found["examples"][0]
    assert (first["book"], first["game"], first["rising_sun"]) == ("base", "sword", False)
    assert [first["lesson"], first["title"]] == [f"example-{first['key']}"] * 2
    books = [one["book"] for one in found["examples"]]
    assert books == sorted(books, key=["base", "rising_sun", "blood_and_bushido"].index)


def test_one_is_played_act_by_act_and_then_on(server: Running) -> None:
    path = "/api/lessons/example-goemon"
    state = server.ask(path, {"choices": []})[1]
    assert (state["step"], state["steps"], state["awaited"]) == (1, 3, ["play bo>1"])
    assert "three in all" in state["coach"][0]["text"]
    assert state["coach"][1] == {
        "text": "Follow the book: play Bō on Tomoe.",
        "marks": ["hand:bo", "seat:1"],
    }
    helped = server.ask(path, {"choices": ["end"]})[1]
    assert helped["choices"] == []
    assert helped["instead"].endswith("bots play the other seats from then on.")
    acts = ["play bo>1", "play bokken>1", "play shuriken>1"]
    for count in range(1, 4):
        state = server.ask(path, {"choices": acts[:count]})[1]
        assert state["instead"] is None
    assert state["sword"][-1]["view"]["seats"][1]["resilience"] == 2
    assert (state["step"], state["awaited"]) == (3, [])
    assert state["coach"][-1]["text"].startswith("That was the example.")
    status, state = server.ask(path, {"choices": [*acts, "end"]})
    assert status == 200
    began = [one for update in state["sword"] for one in update["events"] if one["kind"] == "TurnBegan"]
    assert began[0]["about"]["seat"] == 1
    assert state["sword"][-1]["view"]["decision"]["seat"] == 0
    assert state["coach"] == []


def test_the_others_do_what_the_book_says_before_one_is_asked(server: Running) -> None:
    state = server.ask("/api/lessons/example-ushiwaka", {"choices": []}, **{"Accept-Language": "it"})[1]
    (update,) = state["sword"]
    assert update["view"]["decision"]["kind"] == "parry"
    assert state["coach"][0]["text"].startswith("Sei Ushiwaka")
    state = server.ask("/api/lessons/example-ushiwaka", {"choices": ["pass"]})[1]
    assert any(
        one["kind"] == "Drew" and len(one["about"]["cards"]) == 3 for one in state["sword"][0]["events"]
    )


def test_a_game_that_ends_with_the_example_is_counted(server: Running) -> None:
    state = server.ask("/api/lessons/example-scoring", {"choices": ["play bokken>5"]})[1]
    assert state["is_over"]
    assert state["sword"][-1]["scoresheet"]["won"]["id"] == "result-won-by-tie"
    assert state["coach"][-1]["text"] == "That was the example, and it ends the game."


def test_a_duel_is_an_example_too(server: Running) -> None:
    path = "/api/lessons/example-yari"
    state = server.ask(path, {"choices": []})[1]
    assert state["duel"][0]["view"]["open"]["life"] == 7
    state = server.ask(path, {"choices": ["mulligan", "pass"]})[1]
    assert state["duel"][-1]["view"]["decision"]["kind"] == "extra"


def test_why_something_cannot_be_done_is_said(server: Running) -> None:
    asked = {"choices": [], "act": "play nodachi>3"}
    assert server.ask("/api/lessons/example-one-armor/why", asked)[1]["rule"] == "5.3"


def test_there_is_no_other(server: Running) -> None:
    for key in ("example-nothing", "goemon", "example-"):
        assert server.ask(f"/api/lessons/{key}", {"choices": []})[1]["code"] == "unknown_lesson"
