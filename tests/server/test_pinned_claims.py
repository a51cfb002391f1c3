"""Claims stay at the seat of whoever made them; emotes are lines of chat."""

from typing import Any

import msgspec

from tests.server.kit import Running
from tests.server.party import GENEROUS, Party, Player, party
from tests.server.test_restart import moved

TRIO = {"game": "sword", "players": 3}
TALKATIVE = msgspec.structs.replace(GENEROUS, talks_per_minute=1_000)
SILENT: dict[str, Any] = {"bot_talk": False}


def claims(listener: Player) -> list[str | None]:
    """Return what each seat claims, as far as somebody has heard."""
    listener.quiet()
    return [seat["claim"] for seat in listener.table["seats"]]


def test_the_newest_claim_stays_until_it_is_withdrawn(server: Running) -> None:
    with party(server, TRIO, people=2, **SILENT) as table:
        guest, zoe = table.players[1], table.watch("Zoe")
        table.start()
        code, why = guest.refused("claim", claim="withdraw")
        assert (code, why) == ("impossible", "You have claimed nothing that you could take back.")
        for claim in ("ninja", "samurai"):
            guest.say("claim", claim=claim)
            guest.quiet()
            assert [claims(one) for one in table.everybody] == [[None, claim, None]] * 3
        guest.say("claim", claim="thanks")
        guest.say("claim", claim="suspect", about=0)
        guest.quiet()
        assert claims(zoe) == [None, "samurai", None]
        guest.say("claim", claim="withdraw")
        guest.quiet()
        assert claims(zoe) == [None, None, None]
        said = [line["claim"] for line in zoe.client.heard if line["type"] == "said"]
        assert said == ["ninja", "samurai", "thanks", "suspect", "withdraw"]


def test_the_same_claim_again_is_said_again_and_stored_once(server: Running) -> None:
    with party(server, TRIO, people=2, **SILENT) as table:
        table.start()
        for _ in range(3):
            table.host.say("claim", claim="ronin")
        table.host.quiet()
        assert [entry for entry in server.log_of(table.code) if entry[0] == "claim"] == [
            ("claim", 0, "ronin")
        ]


def pinned(table: Party) -> None:
    """Make two claims, and withdraw a third, among more lines than are kept."""
    table.start()
    for player, claim in zip(table.players, ("samurai", "ronin", "ninja"), strict=True):
        player.say("claim", claim=claim)
        player.quiet()
    for number in range(60):
        table.players[0].say("say", text=f"line {number}")
    table.players[2].say("claim", claim="withdraw")
    for player in table.players:
        player.quiet()


def test_a_claim_is_there_after_a_reconnect_a_restart_and_the_end(sqlite_url: str) -> None:
    with Running(sqlite_url, TALKATIVE) as first, party(first, TRIO, people=3) as table:
        pinned(table)
        again = table.connect(table.players[1].seated or {})
        assert again.wait("welcome")["lines"] == 50
        assert claims(again) == ["samurai", "ronin", None]
        again.close()
    with Running(sqlite_url, TALKATIVE) as second:
        table = moved(table, second)
        assert claims(table.host) == ["samurai", "ronin", None]
        for one in table.players:
            one.at(0)
        table.host.say("end")
        table.host.wait("over")
        assert claims(table.host) == ["samurai", "ronin", None]
        assert table.host.refused("claim", claim="ninja")[0] == "closed"
        table.host.say("say", text="That was close.")
        table.players[1].wait("said", text="That was close.")
        for one in table.players:
            one.quiet()  # a socket with unread lines is slow to close
        table.close()


def test_whoever_takes_the_seat_has_claimed_nothing(server: Running) -> None:
    with party(server, TRIO, people=2, **SILENT) as table:
        table.start()
        table.players[1].say("claim", claim="samurai")
        table.players[1].quiet()
        table.host.say("replace", seat=1, bot="greedy")
        table.host.quiet()
        assert claims(table.host) == [None, None, None]


def test_emotes_are_limited_like_lines(server: Running) -> None:
    with party(server, TRIO, people=2, **SILENT) as table:
        zoe = table.watch("Zoe")
        zoe.say("emote", emote="cheer")
        heard = table.host.wait("said")
        assert (heard["emote"], heard["spectator"], heard["text"], heard["claim"]) == ("cheer", 1, None, None)
        for _ in range(15):
            table.host.say("emote", emote="bow")
            table.host.say("say", text="Good evening")
        refused = {line["code"] for line in table.host.quiet() if line["type"] == "refused"}
        assert refused == {"too_fast"}
        for one in table.everybody:
            one.quiet()


def test_an_emote_can_be_reported_and_is_in_the_own_data(server: Running) -> None:
    with party(server, TRIO, people=2, **SILENT) as table:
        table.players[1].say("emote", emote="dance")
        assert table.players[1].wait("refused")["code"] == "malformed"
        table.players[1].say("emote", emote="anger")
        line = table.host.wait("said")["number"]
        table.host.say("report", line=line, category="other", re=1)
        assert table.host.wait("reported")["re"] == 1
        _, found = server.ask("/api/data", {"tokens": [table.players[1].token]})
        assert [one["emote"] for one in found["chat"]] == ["anger"]
