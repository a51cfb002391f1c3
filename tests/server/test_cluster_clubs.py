"""Clubs where two servers share a database: one club at both, and exact limits."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from tests.server.club_kit import Person, begin, finish
from tests.server.kit import Running

Pair = tuple[Running, Running]


def elsewhere(person: Person, server: Running) -> Person:
    """Return the same person at another server."""
    found = object.__new__(Person)
    found.server, found.name, found.token = server, person.name, person.token
    return found


def test_a_club_is_the_same_at_both_servers(pair: Pair) -> None:
    first, second = pair
    anna, bert = Person(first, "Anna"), Person(second, "Bert")
    made = anna.found()["inside"]
    code = made["code"]
    bert.join(made["invite"])
    players = begin(code, [anna, elsewhere(bert, first)])
    assert [one["status"] for one in bert.look(code)["inside"]["tables"]] == ["running"]
    finish(bert, code, players)
    assert bert.look(code)["inside"]["members"] == [
        {**one, "you": not one["you"]} for one in anna.look(code)["inside"]["members"]
    ]
    assert elsewhere(anna, second).ask("/api/players/me", method="DELETE")[0] == 204
    now = elsewhere(bert, first).look(code)
    assert (now["you"], now["people"], now["founder"]) == ("founder", 1, "Bert")
    assert [one["name"] for one in bert.games(code)[0]["seats"]] == ["", "Bert", ""]


def test_limits_are_exact_and_nobody_leads_in_vain(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six want the last two places at the same moment, at both servers; then all leave at once."""
    for server in pair:
        few = msgspec.structs.replace(server.lobby.settings, members_per_club=3)
        monkeypatch.setattr(server.lobby, "settings", few)
    founder = Person(pair[0], "Founder")
    made = founder.found()["inside"]
    people = [Person(pair[number % 2], f"Joiner {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda one: one.act(made["invite"], "join")[0], people))
        assert sorted(answers) == [200, 200, 409, 409, 409, 409]
        members = [founder, *(one for one, status in zip(people, answers, strict=True) if status == 200)]
        left = list(threads.map(lambda one: one.act(made["code"], "leave")[0], members))
    assert sorted(left) == [200, 200, 204], "the last one ends it"
    assert founder.ask(f"/api/clubs/{made['invite']}")[1]["code"] == "unknown_club"
