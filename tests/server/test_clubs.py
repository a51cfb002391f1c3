"""Clubs: founded, joined by link and led; what members see, and what whoever only has the link sees."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chanbara.server.club import club_history
from chanbara.server.http.rate_limit import Daily
from tests.server.club_kit import SWORD, Person, at, begin, finish, play
from tests.server.evening_kit import play_out
from tests.server.kit import Running, until
from tests.server.moderating import MODERATED, Operator
from tests.server.party import GENEROUS


@pytest.fixture(scope="module")
def people(server: Running) -> list[Person]:
    """Four people with claimed names."""
    return [Person(server, name) for name in ("Anna", "Bert", "Cleo", "Dora")]


@pytest.fixture
def club(people: list[Person]) -> dict[str, Any]:
    """A club of Anna and Bert, as Anna sees it."""
    made = people[0].found(about="We play on Fridays.", avatar="ring-wave-blue")
    people[1].join(made["inside"]["invite"])
    return people[0].look(made["inside"]["code"])


@pytest.fixture(autouse=True)
def _leave(people: list[Person]) -> Iterator[None]:
    """Everybody leaves all clubs after a test."""
    yield
    for one in people:
        for code in one.clubs():
            one.act(code, "leave")


def codes(club: dict[str, Any]) -> tuple[str, str]:
    return club["inside"]["code"], club["inside"]["invite"]


def names(club: dict[str, Any]) -> list[str]:
    return [one["name"] for one in club["inside"]["members"]]


def test_whoever_has_the_link_sees_little_and_a_member_sees_all(
    server: Running, people: list[Person], club: dict[str, Any]
) -> None:
    code, invite = codes(club)
    outside = {
        "name": "Crane Club",
        "about": "We play on Fridays.",
        "avatar": "ring-wave-blue",
        "founder": "Anna",
        "people": 2,
        "you": None,
        "inside": None,
    }
    assert server.ask(f"/api/clubs/{invite.lower()}") == (200, outside)
    assert people[2].look(invite) == outside
    assert server.ask(f"/api/clubs/{code}")[1]["code"] == "unknown_club"
    assert people[2].ask(f"/api/clubs/{code}")[0] == 404
    assert people[2].ask(f"/api/clubs/{invite}/games")[1]["code"] == "unknown_club"
    assert club["you"] == "founder"
    assert names(club) == ["Anna", "Bert"]
    assert club["inside"]["link"].endswith(f"/club/{invite}")
    seen = people[1].look(invite)
    assert (seen["you"], seen["inside"]["code"]) == ("member", code)
    assert [one["you"] for one in seen["inside"]["members"]] == [False, True]
    assert [one["founder"] for one in seen["inside"]["members"]] == [True, False]
    assert people[1].clubs() == [code]
    assert people[0].ask("/api/players/me")[1]["clubs"][0]["founder"]


def test_joining_needs_a_claimed_name_and_joining_twice_changes_nothing(
    server: Running, people: list[Person], club: dict[str, Any]
) -> None:
    code, invite = codes(club)
    status, refused = server.ask(f"/api/clubs/{invite}", {"act": "join"})
    assert (status, refused["code"]) == (401, "unknown_token")
    assert "claimed name" in refused["message"]
    assert server.ask("/api/clubs", {"name": "Nobody's"})[1]["code"] == "unknown_token"
    assert people[2].act(code, "join")[1]["code"] == "unknown_club", "the code of a club is no invitation"
    assert people[2].join(invite)["people"] == people[2].join(invite)["people"] == 3


def test_one_leaves_in_one_act_and_the_first_member_leads_after_the_founder(
    people: list[Person], club: dict[str, Any]
) -> None:
    anna, bert, cleo, _ = people
    code, invite = codes(club)
    cleo.join(invite)
    status, left = anna.act(code, "leave")
    assert (status, left["you"], left["inside"], left["founder"]) == (200, None, None, "Bert")
    assert anna.ask(f"/api/clubs/{code}")[1]["code"] == "unknown_club"
    assert anna.act(code, "leave")[1]["code"] == "unknown_club"
    assert bert.look(code)["you"] == "founder"
    assert cleo.act(code, "leave")[0] == 200
    assert bert.act(code, "leave") == (204, ""), "the last one ends the club"
    assert cleo.ask(f"/api/clubs/{invite}")[1]["code"] == "unknown_club"
    assert bert.clubs() == []


def test_only_the_founder_leads(people: list[Person], club: dict[str, Any]) -> None:
    anna, bert, cleo, _ = people
    code, invite = codes(club)
    for act in ("change", "renew", "remove", "hand_over", "dissolve"):
        assert bert.act(code, act, member="Anna")[1]["code"] == "not_host", act
        assert cleo.act(invite, act, member="Anna")[1]["code"] == "unknown_club", act
    now = anna.look(code)
    assert (names(now), codes(now), now["founder"]) == (["Anna", "Bert"], (code, invite), "Anna")


def test_the_founder_changes_renews_removes_hands_over_and_dissolves(
    server: Running, people: list[Person], club: dict[str, Any]
) -> None:
    anna, bert, cleo, _ = people
    code, invite = codes(club)
    changed = anna.act(code, "change", name="  Heron   Club ", about="", avatar="disc-moon-red")[1]
    assert (changed["name"], changed["about"], changed["avatar"]) == ("Heron Club", "", "disc-moon-red")
    assert anna.act(code, "change")[1]["name"] == "Heron Club"
    renewed = anna.act(code, "renew")[1]["inside"]["invite"]
    assert renewed != invite
    assert server.ask(f"/api/clubs/{invite}")[1]["code"] == "unknown_club"
    assert cleo.act(invite, "join")[1]["code"] == "unknown_club"
    assert cleo.join(renewed)["people"] == 3
    assert bert.look(code)["inside"]["invite"] == renewed
    for wrong in ("Dora", "Anna", None):
        assert anna.act(code, "remove", member=wrong)[1]["code"] == "impossible"
    assert names(anna.act(code, "remove", member="bert")[1]) == ["Anna", "Cleo"]
    assert bert.clubs() == []
    assert anna.act(code, "hand_over", member="Cleo")[1]["you"] == "member"
    assert anna.act(code, "dissolve")[1]["code"] == "not_host"
    assert cleo.act(code, "dissolve") == (204, "")
    assert anna.clubs() == cleo.clubs() == []
    assert server.ask(f"/api/clubs/{renewed}")[1]["code"] == "unknown_club"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "Admin", "a" + 5 * "\u0301", "\u0410nna club"])
def test_the_name_of_a_club_passes_the_checks_of_names(people: list[Person], name: str) -> None:
    status, refused = people[0].ask("/api/clubs", {"name": name})
    assert (status, refused["code"] in {"malformed", "impossible"}) == (400, True)
    assert people[0].clubs() == []


def test_what_is_too_long_or_unreadable_about_a_club_is_refused(
    people: list[Person], club: dict[str, Any]
) -> None:
    code, _ = codes(club)
    assert people[0].ask("/api/clubs", {"name": "Heron", "about": "x" * 161})[1]["code"] == "malformed"
    assert people[0].ask("/api/clubs", {"name": "Heron", "avatar": "box-wave-ink"})[1]["code"] == "malformed"
    assert people[0].act(code, "change", about="a\u202eb")[1]["code"] == "impossible"
    assert people[0].act(code, "change", name="Server")[1]["code"] == "impossible"
    assert people[0].look(code)["name"] == "Crane Club"


def test_there_are_limits(server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert, cleo, _ = people
    lobby = server.lobby
    few = msgspec.structs.replace(GENEROUS, members_per_club=2, clubs_per_name=2)
    monkeypatch.setattr(lobby, "settings", few)
    one, two = (codes(anna.found(name))[1] for name in ("First", "Second"))
    third = codes(bert.found("Third"))[1]
    assert anna.ask("/api/clubs", {"name": "Fourth"})[1]["code"] == "full"
    assert anna.act(third, "join")[1]["code"] == "full"
    bert.join(one)
    status, refused = cleo.act(one, "join")
    assert (status, refused["code"], refused["message"]) == (
        409,
        "full",
        "This club already has 2 members.",
    )
    assert bert.act(two, "join")[1]["message"] == "You can be in at most 2 clubs. Leave one first."
    monkeypatch.setattr(lobby.clubs.founded, "_daily", Daily(1))
    cleo.found("Fifth")
    status, refused = cleo.ask("/api/clubs", {"name": "Sixth"})
    assert (status, refused["code"]) == (429, "too_fast")


def test_a_table_for_a_club_is_in_its_list_and_only_there(
    server: Running, people: list[Person], club: dict[str, Any]
) -> None:
    anna, bert, cleo, _ = people
    code, invite = codes(club)
    assert cleo.open(code)[1]["code"] == "unknown_club"
    assert cleo.open(invite)[1]["code"] == "unknown_club"
    assert anna.open(code, {"game": "duel"}, bots=[])[1]["code"] == "impossible"
    nobody = {"name": "Eve", "options": {"game": SWORD}, "club": code}
    assert server.ask("/api/tables", nobody)[1]["code"] == "unknown_club"
    table = anna.open(code)[1]["code"]
    shown = anna.open(invite, public=True)[1]["code"]
    assert [one["code"] for one in server.ask("/api/tables")[1]["tables"]] == [shown]
    listed = bert.look(code)["inside"]["tables"]
    assert [one["code"] for one in listed] == [shown, table]
    about = listed[1]
    assert (about["host"], about["verified"], about["free"], about["status"]) == ("Anna", True, 1, "lobby")
    assert (about["players"], about["game"], about["avatar"] != "") == (3, "sword", True)
    assert server.ask(f"/api/tables/{table}")[1]["club"] == code
    assert server.ask(f"/api/tables/{server.open_table(SWORD)['code']}")[1]["club"] is None
    hidden = begin(code, [anna, bert], spectators=False)
    running = begin(code, [anna, bert])
    listed = [(one["code"], one["status"]) for one in anna.look(code)["inside"]["tables"]]
    assert listed[2:] == [(running[0].table["code"], "running")], "one that nobody may watch is not there"
    for one in (*hidden, *running):
        one.close()


def test_a_game_of_members_is_in_ladder_and_history_and_so_is_its_rematch(
    server: Running, people: list[Person], club: dict[str, Any]
) -> None:
    anna, bert, *_ = people
    code, _ = codes(club)
    players = begin(code, [anna, bert])
    finish(anna, code, players)
    table = players[0].table["code"]
    [game] = anna.games(code)
    assert (game["code"], game["counts"], game["kept"]) == (table, True, True)
    assert [one["name"] for one in game["seats"]] == ["Anna", "Bert", ""]
    assert game["seats"][2]["bot"] == "random"
    record = server.ask(f"/api/tables/{table}")[1]
    assert game["winner"] == record["result"]["winner"]
    assert [one for one, seat in enumerate(game["seats"]) if seat["won"]] == record["result"]["winners"]
    assert server.ask(f"/api/reviews/{table}")[0] == 200
    members = anna.look(code)["inside"]["members"]
    assert {(one["name"], one["rating"]["games"]) for one in members} == {("Anna", 1), ("Bert", 1)}
    assert [one["place"] for one in members] == [1, 2]
    assert anna.look(code)["inside"]["tables"] == []
    host = at(server, players[0].seated or {})
    host.say("rematch")
    while not host.table.get("next"):
        host.hear()
    assert server.ask(f"/api/tables/{host.table['next']}")[1]["club"] == code
    host.close()


def test_a_guest_may_play_and_then_the_game_counts_for_no_ladder_of_the_club(
    people: list[Person], club: dict[str, Any]
) -> None:
    anna, bert, cleo, _ = people
    code, _ = codes(club)
    play(code, [anna, bert, cleo])
    [game] = bert.games(code)
    assert game["counts"] is False
    assert [one["name"] for one in game["seats"]] == ["Anna", "Bert", ""], "no name of a guest"
    assert all(one["rating"] is None for one in bert.look(code)["inside"]["members"])
    play(code, [anna])
    assert anna.games(code)[0]["counts"] is False, "nobody climbs against bots"


def test_leaving_the_club_or_the_table_does_not_undo_a_game(
    server: Running, people: list[Person], club: dict[str, Any]
) -> None:
    anna, bert, *_ = people
    code, invite = codes(club)
    players = begin(code, [anna, bert])
    players[1].say("resign")
    players[1].quiet()
    assert bert.act(code, "leave")[0] == 200
    finish(anna, code, players[:1])
    players[1].close()
    [game] = anna.games(code)
    assert game["counts"] is True
    bert.join(invite)
    seat = anna.games(code)[0]["seats"][1]
    rated = {one["name"] for one in anna.look(code)["inside"]["members"] if one["rating"]}
    assert ("Bert" in rated) is not seat["won"], "a win is the bot's, a loss is his"
    assert (seat["bot"] is not None) is seat["won"]


def test_history_comes_in_pages(
    people: list[Person], club: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_history, "PAGE", 1)
    anna, bert, *_ = people
    code, _ = codes(club)
    first = play(code, [anna, bert])
    status, page = anna.ask(f"/api/clubs/{code}/games")
    assert (status, [one["code"] for one in page["games"]], page["earlier"]) == (200, [first], None)
    players = begin(code, [anna, bert])
    second = players[0].table["code"]
    play_out(*players)
    until(lambda: [one["code"] for one in anna.games(code)] == [second])
    page = anna.ask(f"/api/clubs/{code}/games")[1]
    later = anna.ask(f"/api/clubs/{code}/games?before={page['earlier']}")[1]
    assert ([one["code"] for one in later["games"]], later["earlier"]) == ([first], None)
    for one in players:
        one.close()


def test_an_operator_removes_a_club(sqlite_url: str) -> None:
    with Running(sqlite_url, MODERATED) as server:
        anna, operator = Person(server, "Anna"), Operator(server)
        code, invite = codes(anna.found("Rude Club"))
        assert operator.post("clubs/AAAAAA/remove")[1]["code"] == "unknown_club"
        status, entry = operator.post(f"clubs/{invite}/remove", reason="rude")
        assert (status, entry["about"]) == (200, f"Rude Club, club {code}")
        assert operator.acts() == [("remove club", f"Rude Club, club {code}", "rude")]
        assert anna.clubs() == []
        operator.ban(name="Foul Club")
        assert anna.ask("/api/clubs", {"name": "foul club"})[1]["code"] == "banned"
        operator.ban(name="Anna")
        assert anna.ask("/api/clubs", {"name": "Kind Club"})[1]["code"] == "banned"
