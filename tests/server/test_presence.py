"""Who is really there: pages that fall silent or are not looked at, and seats that a bot plays, and why."""

import time
from typing import Any

from tests.server.cluster_kit import change_hands
from tests.server.kit import Running
from tests.server.party import Party, Player, party

SWORD = {"game": "sword", "players": 3}
CLOCK = {"clock": "live", "decision": 600, "window": 600, "reserve": 0, "grace": 600}


def mark_of(listener: Player, other: Player) -> Any:  # noqa: ANN401 - a mark or nothing
    """Return the mark at a seat as another player sees it now."""
    listener.quiet()
    return listener.table["seats"][other.seat]["mark"]


def see_mark(listener: Player, other: Player, mark: str | None) -> None:
    """Wait until a player sees a mark at another's seat."""
    while listener.wait("table")["table"]["seats"][other.seat]["mark"] != mark:
        pass


def say_now(player: Player, **about: Any) -> None:  # noqa: ANN401 - fields of a ping
    """Send a ping, and wait for its answer."""
    player.say("ping", **about)
    player.wait("pong")


def stood_in(listener: Player, seat: int) -> Any:  # noqa: ANN401 - why, or nothing
    """Return why a bot plays for a seat, as another player sees it now."""
    listener.quiet()
    return listener.table["seats"][seat]["stood_in"]


def settle(table: Party) -> None:
    """Wait until everyone has heard of everyone: arrivals are announced together, a little later."""
    for one in table.players:
        one.quiet()
        while not all(one.table["seats"][other.seat]["here"] for other in table.players):
            one.hear()


def test_a_page_that_falls_silent_is_marked_and_one_word_clears_it(server: Running) -> None:
    """Its socket is open all the time. The others hear of it as soon as the promise is broken."""
    with party(server, SWORD, people=2) as table:
        host, guest = table.players
        settle(table)
        say_now(guest, within=4)
        assert mark_of(host, guest) is None
        server.later(3)
        assert mark_of(host, guest) is None
        server.later(1.5)
        see_mark(host, guest, "slow")
        assert host.table["seats"][guest.seat]["here"] is True
        guest.say("ping", within=4)
        see_mark(host, guest, None)


def test_a_page_that_goes_on_speaking_is_never_marked(server: Running) -> None:
    """Every message counts, whatever it says."""
    with party(server, SWORD, people=2) as table:
        host, guest = table.players
        settle(table)
        say_now(guest, within=4)
        for _ in range(4):
            server.later(2)
            guest.refused("start")
        assert "table" not in [message["type"] for message in host.quiet()]


def test_who_promises_nothing_is_never_late(server: Running) -> None:
    """Programs that play need not send anything while they think."""
    with party(server, SWORD, people=2) as table:
        host, guest = table.players
        settle(table)
        server.later(60)
        assert mark_of(host, guest) is None


def test_who_looks_away_is_marked_and_may_be_silent(server: Running) -> None:
    """A browser hardly runs a page in the background: its silence says nothing about the line."""
    with party(server, SWORD, people=2) as table:
        host, guest = table.players
        settle(table)
        guest.say("ping", within=4)
        guest.say("ping", hidden=True)
        see_mark(host, guest, "away")
        server.later(60)
        assert mark_of(host, guest) == "away"
        guest.say("ping", within=4)
        see_mark(host, guest, None)


def test_somebody_is_as_present_as_on_the_best_of_their_screens(server: Running) -> None:
    """One page in the background, or one dead line, says nothing while another page is there."""
    with party(server, SWORD, people=2) as table:
        host, guest = table.players
        settle(table)
        assert guest.seated is not None
        second = table.connect(guest.seated)
        say_now(second, hidden=True)
        assert mark_of(host, guest) is None
        say_now(guest, within=4)
        server.later(5)
        see_mark(host, guest, "slow")
        second.say("ping", within=4)
        see_mark(host, guest, None)
        second.close()


def test_who_disconnects_is_away_and_bots_and_spectators_have_no_mark(server: Running) -> None:
    with party(server, SWORD, people=2) as table:
        host = table.host
        settle(table)
        watcher = table.watch()
        say_now(watcher, hidden=True)
        guest = table.players.pop()
        guest.close()
        see_mark(host, guest, "away")
        assert [seat["mark"] for seat in host.table["seats"]] == [None, "away", None]


def test_the_table_says_whom_it_waits_for(server: Running) -> None:
    """So that a list of one's own tables can; before and after the game it waits for nobody."""
    with party(server, SWORD, people=2) as table:
        assert server.ask(f"/api/tables/{table.code}")[1]["asked"] is None
        table.start()
        asked = table.until_asked(0, 1)
        assert server.ask(f"/api/tables/{table.code}")[1]["asked"] == asked.seat
        table.host.say("end")
        table.host.wait("over")
        assert server.ask(f"/api/tables/{table.code}")[1]["asked"] is None


# --- seats that a bot plays --------------------------------------------------------------------------------


def late(server: Running, table: Party) -> tuple[Player, Player]:
    """Let the time of a player run out; return them and another one. The bot takes its time."""
    table.start()
    asked = table.until_asked(0, 1, 2)
    settle(table)
    other = next(one for one in table.players if one is not asked)
    server.later(600)
    other.wait("notice", kind="timeout")
    return asked, other


def test_a_seat_says_why_a_bot_plays_it_and_since_when(server: Running) -> None:
    with party(server, SWORD, people=3, clock=CLOCK, pauses={"least": 30, "most": 30}) as table:
        asked, other = late(server, table)
        found = stood_in(other, asked.seat)
        assert found == {"why": "timeout", "at": found["at"], "back": False}
        assert abs(time.time() - found["at"]) < 60


def test_taking_the_seat_back_too_late_for_this_decision_says_so_at_once(server: Running) -> None:
    """The time for this decision is up: the bot answers it, and the next one is the player's."""
    with party(server, SWORD, people=3, clock=CLOCK, pauses={"least": 30, "most": 30}) as table:
        asked, other = late(server, table)
        asked.quiet()
        asked.say("reclaim")
        assert asked.wait("table")["table"]["seats"][asked.seat]["stood_in"]["back"] is True
        assert stood_in(other, asked.seat)["back"] is True
        assert asked.table["seats"][asked.seat]["stand_in"] is True
        server.later(31)
        asked.wait("sword")


def test_a_seat_is_taken_back_at_once_while_somebody_else_decides(server: Running) -> None:
    clock = {**CLOCK, "decision": 3600}
    with party(server, SWORD, people=3, clock=clock) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        settle(table)
        leaver = next(one for one in table.players if one is not asked)
        table.players.remove(leaver)
        leaver.close()
        see_mark(asked, leaver, "away")
        server.later(600)
        asked.wait("notice", kind="takeover")
        assert stood_in(asked, leaver.seat)["why"] == "takeover"
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        back.wait("welcome")
        back.say("reclaim")
        back.wait("notice", kind="return")
        assert stood_in(back, leaver.seat) is None
        assert back.table["seats"][leaver.seat]["stand_in"] is False
        table.players.append(back)


def test_a_decision_that_still_has_time_is_taken_back_before_the_bot_answers(server: Running) -> None:
    clock = {**CLOCK, "decision": 3600, "window": 3600}
    with party(server, SWORD, people=3, clock=clock, pauses={"least": 30, "most": 30}) as table:
        table.start()
        leaver = table.until_asked(0, 1, 2)
        settle(table)
        other = next(one for one in table.players if one is not leaver)
        table.players.remove(leaver)
        leaver.close()
        see_mark(other, leaver, "away")
        server.later(600)
        other.wait("notice", kind="takeover")
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        back.wait("sword")
        version = back.version
        back.say("reclaim")
        back.wait("notice", kind="return")
        timer = back.wait("sword")["timer"]
        assert 2000 < timer["left"] <= 3600 - 600, "the decision goes on with the time that was left"
        server.later(40)
        assert back.version == version, "the bot was called off"
        assert back.is_asked()
        back.choose(0)
        back.at(version + 1)
        table.players.append(back)


# --- two servers -------------------------------------------------------------------------------------------


def test_marks_reach_across_servers_and_change_hands_with_the_table(
    servers: tuple[Running, Running],
) -> None:
    """A player whose socket is passed on falls silent all the same; after a move everybody begins again."""
    first, second = servers
    with party(first, SWORD, people=2) as table:
        host = table.host
        settle(table)
        guest = table.players[1]
        guest.close()
        guest = table.players[1] = Player(second.client(table.code, guest.token), guest.seated)
        settle(table)
        say_now(guest, within=4)
        first.later(5)
        see_mark(host, guest, "slow")
        guest.say("ping", within=4)
        see_mark(host, guest, None)
        change_hands(first, second, table.code)
        for number, player in enumerate(table.players):
            player.closed_with()
            table.players[number] = Player(second.client(table.code, player.token), player.seated)
        host, guest = table.players
        say_now(guest, hidden=True)
        see_mark(host, guest, "away")


def test_a_plain_ping_is_answered_after_everything_before_it(server: Running) -> None:
    """Programs wait for its answer; a heartbeat may overtake what takes longer."""
    with party(server, SWORD, people=3) as table:
        table.start()
        guest = table.players[1]
        for number in range(4):
            guest.say("say", text=f"line {number}")
            guest.say("ping")
        for number in range(4):
            guest.wait("pong")
            assert [one["text"] for one in guest.client.heard if one["type"] == "said"][
                -1
            ] == f"line {number}"
