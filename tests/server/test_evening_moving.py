"""Evenings whose deals move from table to table: a deal is closed until its last table has played it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import chanbara
from chanbara.server.evening.plan import Plan, PlannedTable
from chanbara.server.evening.rounds import replace_unknown
from tests.server.evening_kit import Evening, Seats, by_hand, paused, play_out, play_round, seated
from tests.server.kit import Running
from tests.server.party import GENEROUS
from tests.server.test_evening_leaks import check_closed, draw_the_same, told

if TYPE_CHECKING:
    from tests.server.evening_kit import Guest, Info
    from tests.server.party import Player

LATER = 600
Deals = dict[int, Seats]
"""By deal: who sits where at its tables."""


class Moving(Evening):
    """An evening whose rounds wait to be begun, and what everybody was told of its tables."""

    def __init__(self, server: Running, people: int, rounds: int) -> None:
        super().__init__(server, people, rounds=rounds, deals="moving", between=LATER)
        self.deals: Deals = {}
        self.groups: list[set[int]] = []

    def play(self, number: int) -> Info:
        """Play a round, and return the evening when it is over."""
        assert (self.guests[0].act("next") if number > 1 else self.guests[0].act("start"))[0] == 200
        tables = seated(self)
        for guest in self.guests:
            seat = guest.look()["seat"]
            self.deals.setdefault(seat["deal"], {})[seat["code"]] = tables[seat["code"]]
        groups = [set(people.values()) for people in tables.values()]
        assert not self.groups or groups == self.groups, "everybody stays with the same people"
        self.groups = groups
        play_round(self, by_chance=True)
        paused(self)
        return self.look()

    def check(self, found: Info, counted: list[int]) -> None:
        """Check that these deals count and are open, and nothing else: the sums are made by hand."""
        assert [one["deal"] for one in found["deals"]] == counted
        totals: Counter[int] = Counter()
        for deal, tables in self.deals.items():
            for code in tables:
                if deal not in counted:
                    check_closed(self.server, code)
            if deal in counted:
                records = [self.server.ask(f"/api/tables/{code}/record")[1] for code in tables]
                assert len({str(chanbara.replay(one).start) for one in records}) == 1
                totals.update(by_hand(self.server, tables))
        assert {one["person"]: one["total"] for one in found["standings"]} == pytest.approx(
            {guest.number: totals[guest.number] for guest in self.guests}, abs=0.02
        )
        assert {one["deals"] for one in found["standings"]} == {len(counted)}

    def never_twice(self) -> None:
        """Check that nobody has played a deal twice, and everybody each of them."""
        for tables in self.deals.values():
            played = [person for seats in tables.values() for person in seats.values()]
            assert sorted(played) == [guest.number for guest in self.guests]


def waiting(found: Info) -> list[tuple[int, ...]]:
    return [(one["deal"], one["played"], one["tables"], one["until"]) for one in found["waiting"]]


def test_three_tables_and_three_rounds_count_when_each_deal_has_come_to_all_tables(server: Running) -> None:
    evening = Moving(server, 9, 3)
    found = evening.play(1)
    evening.check(found, [])
    assert waiting(found) == [(1, 1, 3, 3), (2, 1, 3, 3), (3, 1, 3, 3)]
    found = evening.play(2)
    evening.check(found, [])
    assert waiting(found) == [(1, 2, 3, 3), (2, 2, 3, 3), (3, 2, 3, 3)]
    found = evening.play(3)
    evening.check(found, [1, 2, 3])
    assert (found["status"], found["waiting"]) == ("over", [])
    evening.never_twice()
    assert sum(one["total"] for one in found["standings"]) == pytest.approx(9 * 50 * 3, abs=0.1)
    assert len({one["total"] for one in found["standings"]}) > 1
    shoguns = [
        seat["person"]
        for deal in found["deals"]
        for one in deal["tables"]
        for seat in one["seats"]
        if seat["role"] == "shogun"
    ]
    assert sorted(shoguns) == list(range(9)), "everybody was Shogun once"
    for deal in found["deals"]:
        assert [(one["round"], one["number"]) for one in deal["tables"]] == {
            1: [(1, 1), (2, 3), (3, 2)],
            2: [(1, 2), (2, 1), (3, 3)],
            3: [(1, 3), (2, 2), (3, 1)],
        }[deal["deal"]]


def test_two_tables_and_three_rounds_open_one_deal_earlier_and_a_restart_changes_nothing(
    sqlite_url: str,
) -> None:
    with Running(sqlite_url, GENEROUS) as first:
        evening = Moving(first, 4, 3)
        found = evening.play(1)
        evening.check(found, [])
        assert waiting(found) == [(1, 1, 2, 3), (2, 1, 2, 2)]
    with Running(sqlite_url, GENEROUS) as second:
        evening.server = second
        evening.check(evening.look(), [])
        found = evening.play(2)
        evening.check(found, [2])
        assert waiting(found) == [(1, 1, 2, 3), (3, 1, 2, 3)]
    with Running(sqlite_url, GENEROUS) as third:
        evening.server = third
        evening.check(evening.look(), [2])
        found = evening.play(3)
        evening.check(found, [1, 2, 3])
        assert found["status"] == "over"
        evening.never_twice()


def test_what_a_table_hears_does_not_depend_on_who_played_its_deal_before(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds: the others have played the deal of this table in another way, and talked about it."""
    worlds, played = [], []
    for by_chance in (False, True):
        draw_the_same(monkeypatch)
        database = f"sqlite:///{tmp_path_factory.mktemp('world')}/tables.sqlite3"
        settings = msgspec.structs.replace(GENEROUS, public_url="https://chanbara.example")
        with Running(database, settings) as server:
            evening = Evening(server, 6, rounds=2, deals="moving", between=LATER)
            evening.start()
            tables = evening.tables()
            here, there = map(_sit, tables.values())
            code = list(tables)[1]
            play_out(*here)
            play_out(*there, by_chance=by_chance)
            if by_chance:
                there[0].say("say", text="The second seat is a Ninja.")
                there[0].wait("said")
            paused(evening)
            before = {**evening.look(here[0].token), "due": 0, "version": 0}
            outside = [server.ask(path)[1] for path in (f"/api/tables/{code}/record", f"/api/reviews/{code}")]
            assert evening.guests[0].act("next")[0] == 200
            again = _sit(next(iter(tables.values())))
            assert again[0].table["sealed"]
            worlds.append((before, outside, told(evening, again)))
            played.append(server.log_of(code))
            for one in (*here, *there, *again):
                one.close()
    assert played[0] != played[1], "the worlds differ"
    assert all(len(frames) > 30 for frames in worlds[0][2][1])
    assert worlds[0] == worlds[1]


def _sit(guests: list[Guest]) -> list[Player]:
    players = [guest.sit() for guest in guests]
    for one in players:
        one.at(0)
    return players


def test_a_single_table_plays_the_deals_that_bots_play_in_another_round(server: Running) -> None:
    evening = Moving(server, 2, 2)
    evening.play(1)
    found = evening.play(2)
    assert [[one["people"].count(None) for one in deal["tables"]] for deal in found["deals"]] == [
        [1, 3],
        [3, 1],
    ]
    assert found["status"] == "over"


def test_nobody_comes_late_or_comes_back_as_somebody_else_while_deals_move(server: Running) -> None:
    evening = Moving(server, 4, 2)
    assert evening.look()["joinable"]
    evening.start()
    assert not evening.look()["joinable"]
    assert evening.guests[0].act("leave")[0] == 200
    status, problem = server.ask(f"{evening.path}/people", {"name": "Somebody else"})
    assert (status, problem["code"]) == (400, "started")
    assert "deals move from table to table" in problem["message"]
    assert evening.guests[0].act("return")[0] == 200, "to their own table, which has not played the others"


def test_deals_need_a_second_round_to_move(server: Running) -> None:
    options: dict[str, Any] = {"game": {"game": "sword"}, "rounds": 1, "deals": "moving"}
    status, problem = server.ask("/api/evenings", {"title": "Friday", "name": "Ann", "options": options})
    assert (status, problem["code"]) == (400, "impossible")
    assert "at least two rounds" in problem["message"]


def test_a_deal_whose_rules_have_changed_is_replaced_for_those_who_have_not_played_it() -> None:
    known = chanbara.new_game("sword", players=3, seed=1).record()
    unknown = known.replace("\n\n", "\nrevision 99999\n\n", 1)
    plan = Plan(
        [[PlannedTable(1, [0]), PlannedTable(2, [1])], [PlannedTable(2, [0]), PlannedTable(1, [1])]],
        {1: unknown, 2: known},
    )
    replace_unknown(plan, 1)
    assert [[one.deal for one in tables] for tables in plan.rounds] == [[1, 2], [2, 3]]
    assert plan.later(1) == {2, 3}, "what was played of the first one counts"
