"""Duplicate deals: continued from a frame against bots, or played by another group."""

from __future__ import annotations

from typing import Any

import pytest

import chanbara
from chanbara.server.lobby import duplicate_deal as same_deal
from chanbara.server.store.store import OriginRow, Store
from chanbara.words.text import told_events
from tests.review.games import past_of, random_game
from tests.server.kit import QUICK, Running
from tests.server.party import GENEROUS, Player, as_sent
from tests.server.samples import with_store
from tests.server.test_reviews import sent

AT = 14


def played_on(server: Running, code: str, **wanted: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of the body
    status, seated = server.ask(f"/api/reviews/{code}/play-on", {"name": "Ann", "frame": AT, **wanted})
    assert status == 201, seated
    found: dict[str, Any] = seated
    return found


def sit_down(server: Running, seated: dict[str, Any]) -> Player:
    player = Player(server.client(seated["code"], seated["token"]), seated)
    player.wait("welcome")
    return player


def test_playing_on_begins_where_the_game_stood_and_is_there_after_a_restart(database_url: str) -> None:
    game = random_game(players=4)
    seat = past_of(game).marks[AT].seat
    with Running(database_url, GENEROUS) as first:
        code = sent(first, game)["code"]
        seated = played_on(first, code, seat=seat, bot="novice")
        player = sit_down(first, seated)
        player.at(AT)
        then = past_of(game).at(AT)
        assert player.view == as_sent(chanbara.observe(then, seat))
        assert player.events == as_sent(told_events(chanbara.observe(then, seat), chanbara.seen(then, seat)))
        assert player.table["origin"] == {"kind": "play_on", "review": code, "frame": AT}
        assert player.table["commitment"] == ""
        assert player.table["aid"]
        bots = [one["bot"] for one in player.table["seats"]]
        assert bots == [None if one == seat else "novice" for one in range(4)]
        assert player.is_asked()
        player.choose(0)
        player.at(AT + 1)
        player.close()
    with Running(database_url, GENEROUS) as second:
        player = sit_down(second, seated)
        player.at(AT + 1)
        record = _ended(second, player)
    again = chanbara.replay(record)
    assert [text for _, _, text in again.choices[:AT]] == [text for _, _, text in game.choices[:AT]]
    assert len(again.choices) > AT
    assert "commitment" not in record


def _ended(server: Running, player: Player) -> str:
    """Let the host end the game; return its record, which is the same on the route."""
    player.say("end")
    over = player.wait("over")
    assert over["fair"] is None
    player.close()
    assert player.seated is not None
    told = server.ask(f"/api/tables/{player.seated['code']}/record")
    assert told == (200, over["record"])
    assert server.ask(f"/api/reviews/{player.seated['code']}/record") == told
    return str(over["record"])


@pytest.mark.parametrize(
    "wanted", [{"frame": 10_000}, {"frame": -1}, {"seat": 3}, {"bot": "nobody"}, {"name": "\n"}, {"deal": 1}]
)
def test_what_cannot_be_played_on_is_refused(server: Running, wanted: dict[str, Any]) -> None:
    code = sent(server, random_game())["code"]
    before = server.ask("/health")[1]["tables"]
    body = {"name": "Ann", "frame": AT, "seat": 0, **wanted}
    status, problem = server.ask(f"/api/reviews/{code}/play-on", body)
    assert status == 400
    assert problem["code"] in {"impossible", "malformed"}
    assert server.ask("/health")[1]["tables"] == before


def test_nobody_plays_on_from_the_end(server: Running) -> None:
    game = random_game()
    code = sent(server, game)["code"]
    body = {"name": "Ann", "frame": len(game.choices), "seat": 0}
    status, problem = server.ask(f"/api/reviews/{code}/play-on", body)
    assert (status, problem["code"]) == (400, "impossible")
    assert str(len(game.choices) - 1) in problem["message"]


def test_a_duel_is_played_on_too(server: Running) -> None:
    duel = chanbara.new_game("duel", opponent="arima", seed=2)
    for _ in range(AT + 4):
        duel.apply(0)
    code = sent(server, duel)["code"]
    player = sit_down(server, played_on(server, code, seat=0))
    player.at(AT)
    assert player.view == as_sent(chanbara.observe(past_of(duel).at(AT)))
    player.close()


def played_again(server: Running, code: str, **options: Any) -> dict[str, Any]:  # noqa: ANN401
    body = {"name": "Bea", "options": {"pauses": QUICK, **options}}
    status, seated = server.ask(f"/api/reviews/{code}/again", body)
    assert status == 201, seated
    found: dict[str, Any] = seated
    return found


def test_another_group_has_the_same_deal_and_is_compared_when_it_is_done(database_url: str) -> None:
    game = random_game(players=3)
    with Running(database_url, GENEROUS) as first:
        code = sent(first, game)["code"]
        groups = first.ask(f"/api/reviews/{code}/groups")[1]["groups"]
        assert [(one["code"], one["status"]) for one in groups] == [(code, "over")]
        seated = played_again(first, code, bots=[None, "random", "random"])
        player = sit_down(first, seated)
        player.wait("table")
        # Who sits down is told that the deal is known elsewhere, and not led there.
        assert player.table["origin"] == {"kind": "again", "review": None, "frame": None}
        assert player.table["commitment"] == ""
        player.say("ready", salt="which changes nothing")
        player.say("start")
        player.at(0)
        dealt = past_of(game).at(0)
        assert player.view == as_sent(chanbara.observe(dealt, 0))
        unknown = first.ask(f"/api/reviews/{code}/groups")[1]["groups"][1]
        assert (unknown["code"], unknown["status"], unknown["seats"]) == (None, "running", [])
        player.close()
    with Running(database_url, GENEROUS) as second:
        second.wait_for_bots()
        player = sit_down(second, seated)
        ended = played_to_the_end(player)
        assert chanbara.replay(ended).start == game.start
        assert player.table["origin"]["review"] == code
        player.close()
        for where in (code, seated["code"]):
            told = second.ask(f"/api/reviews/{where}/groups")[1]["groups"]
            assert [one["code"] for one in told] == [code, seated["code"]]
            assert told == second.ask(f"/api/reviews/{code}/groups")[1]["groups"]
            for one, record in zip(told, (game.record(), ended), strict=True):
                check_group(one, chanbara.replay(record))
            assert [one["name"] for one in told[1]["seats"]] == ["Bea", "random", "random"]


def played_to_the_end(player: Player) -> str:
    """Answer with the first option, over and over; return the record."""
    while True:
        message = player.hear()
        if message["type"] == "over":
            return str(message["record"])
        if message["type"] == "sword" and player.is_asked():
            player.choose(0)


def check_group(group: dict[str, Any], game: chanbara.Game) -> None:
    view = chanbara.observe(game, None)
    result = view.result
    assert (group["status"], group["winner"], group["totals"]) == ("over", result.winner, result.totals)
    for one, seat, score in zip(group["seats"], view.seats, result.scores, strict=True):
        assert (one["role"], one["character"]) == (seat.role, seat.character)
        assert (one["honor"], one["points"]) == (score.honor, score.points)
        assert one["won"] is (seat.seat in result.winners)


def test_groups_that_broke_off_alike_are_two(server: Running) -> None:
    """A file that holds what one of them played is none."""
    code = sent(server, random_game(seed=34))["code"]
    tables = [played_again(server, code, bots=[None, "random", "random"], public=True) for _ in range(2)]
    for seated in tables:
        player = sit_down(server, seated)
        player.say("ready")
        player.say("start")
        player.at(0)
        player.say("end")
        player.wait("over")
        player.close()
    sent(server, past_of(random_game(seed=34)).at(0))
    groups = server.ask(f"/api/reviews/{code}/groups")[1]["groups"]
    assert sorted((one["code"], one["status"]) for one in groups) == sorted(
        [(code, "over"), *((one["code"], "void") for one in tables)]
    )


def test_who_plays_on_is_no_group(server: Running) -> None:
    code = sent(server, random_game(seed=31))["code"]
    played_on(server, code, seat=0)
    groups = server.ask(f"/api/reviews/{code}/groups")[1]["groups"]
    assert [one["code"] for one in groups] == [code]


def test_only_so_many_groups_are_compared(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_deal, "MOST_GROUPS", 2)
    codes = [sent(server, random_game(seed=77, choices=count))["code"] for count in range(1, 5)]
    for here, shown in ((codes[0], codes[:2]), (codes[3], [*codes[:2], codes[3]])):
        groups = server.ask(f"/api/reviews/{here}/groups")[1]["groups"]
        assert [one["code"] for one in groups] == shown


def test_nobody_invents_a_deal(server: Running) -> None:
    """Neither a new table nor the same deal once more takes a key, cards or roles from a client."""
    code = sent(server, random_game(seed=32))["code"]
    for more in ({"origin": "x"}, {"key": "00" * 32}, {"roles": ["shogun"]}, {"game": {"game": "sword"}}):
        body = {"name": "Eve", "options": {"game": {"game": "sword", "players": 3}, **more}}
        if "game" not in more:
            assert server.ask("/api/tables", body)[1]["code"] == "malformed"
        again = {"name": "Eve", "options": more}
        assert server.ask(f"/api/reviews/{code}/again", again)[1]["code"] == "malformed"


def test_a_table_whose_origin_is_gone_goes_on_and_is_removed_with_it(database_url: str) -> None:
    """The deal is stored with the table, not at its source."""
    with Running(database_url, GENEROUS) as first:
        seated = played_on(first, sent(first, random_game(seed=33))["code"], seat=0)

    async def forget(store: Store) -> OriginRow | None:
        for code in await store.old_records(10.0**12):
            await store.remove_record(code)
        return await store.origin(seated["code"])

    kept = with_store(database_url, forget)
    assert kept is not None
    with Running(database_url, GENEROUS) as second:
        player = sit_down(second, seated)
        player.at(AT)
        player.close()

    async def remove(store: Store) -> OriginRow | None:
        await store.remove(seated["code"])
        return await store.origin(seated["code"])

    assert with_store(database_url, remove) is None
