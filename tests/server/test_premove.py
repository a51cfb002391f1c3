"""Premoves: their effects, how long they apply, and that nobody else notices."""

from typing import Any

import pytest

from tests.server.kit import Running
from tests.server.party import Party, Player, party

SWORD = {"game": "sword", "players": 4}
LONG = {"clock": "live", "decision": 600, "window": 600, "reserve": 10, "grace": 600}


def ahead_of(player: Player) -> Any:  # noqa: ANN401 - a field of an update
    """Request a player's stored premove."""
    player.say("resync")
    return player.wait("sword")["premove"]


def attack_on(table: Party) -> tuple[Player, Player]:
    """Play until a parry decision; return its player and an onlooker."""
    attacked = table.until_asked(*(player.seat for player in table.players), kind="parry")
    other = next(player for player in table.players if player is not attacked)
    for one in table.everybody:
        one.quiet()
    return attacked, other


def chosen(server: Running, code: str) -> tuple[str, int, str]:
    """Return the last choice in the log."""
    return [entry for entry in server.log_of(code) if entry[0] == "choice"][-1]


@pytest.mark.parametrize("answer", ["take", "parry"])
def test_an_answer_for_what_is_asked_already(server: Running, answer: str) -> None:
    """It is given at once, as the seat's own choice, and for the others it looks like one."""
    with party(server, SWORD, people=4, clock=LONG) as table:
        table.start()
        attacked, other = attack_on(table)
        assert attacked.decision is not None
        texts = [option["text"] for option in attacked.decision["options"]]
        version = attacked.version
        attacked.say("premove", answer=answer)
        attacked.at(version + 1)
        expected = texts[0] if answer == "parry" else "pass"
        assert chosen(server, table.code) == ("choice", attacked.seat, expected)
        other.at(version + 1)
        heard = [message["type"] for message in other.client.heard[-3:]]
        assert heard[-2:] == ["pong", "sword"], "others hear the choice and nothing of the answer in advance"
        assert ahead_of(attacked) == "ask", "it held for this attack"


def test_nobody_else_notices_an_answer_in_advance(server: Running) -> None:
    """No message when it is set, no sign in updates, and the same timer while it waits for its pause."""
    pauses = {"least": 20, "most": 20}
    with party(server, SWORD, people=4, clock=LONG, pauses=pauses) as table:
        watcher = table.watch()
        table.start()
        attacked, other = attack_on(table)
        attacked.say("premove", answer="take")
        assert attacked.wait("sword")["premove"] == "take"
        for one in (other, watcher):
            assert one.quiet() == []
            one.say("resync")
            update = one.wait("sword")
            assert update["timer"] == {"left": pytest.approx(600, abs=30), "reserve": 10}
            assert update["premove"] == ("ask" if one.seat is not None else None)


def test_an_answer_for_the_turn_holds_until_the_turn_is_over(server: Running) -> None:
    """Every attack of the turn is answered; then the seat must decide again. The clock never stops for it."""
    with party(server, SWORD, people=4, clock=LONG) as table:
        table.start()
        attacked, _ = attack_on(table)
        turn = attacked.view["turn"]
        attacked.say("premove", answer="take", until="turn")
        attacked.wait("sword", version=attacked.version)
        table.players.sort(key=lambda player: player is attacked)
        version = attacked.version
        while True:
            version += 1
            asked = table.step(version)
            view = table.host.view
            if view["turn"] != turn:
                break
            assert ahead_of(attacked) == "take"
            if asked is attacked and view["decision"]["kind"] in {"parry", "weapon"}:
                continue  # it answers itself
            assert asked is not None
            asked.choose(0)
        assert ahead_of(attacked) == "ask"


def test_ask_me_calls_an_answer_off(server: Running) -> None:
    """An answer that waits for its pause is not given any more."""
    with party(server, SWORD, people=4, pauses={"least": 0.5, "most": 0.5}) as table:
        table.start()
        attacked, other = attack_on(table)
        attacked.say("premove", answer="take")
        attacked.say("premove", answer="ask")
        assert attacked.wait("sword")["premove"] == "take"
        assert attacked.wait("sword")["premove"] == "ask"
        with pytest.raises(TimeoutError):
            other.client.socket.recv(0.8)
        attacked.choose(0)
        other.at(attacked.version + 1)


def test_a_click_is_faster_than_an_answer_in_advance(server: Running) -> None:
    """A direct choice wins; the pending premove does not affect the next decision."""
    with party(server, SWORD, people=4, pauses={"least": 0.3, "most": 0.3}) as table:
        table.start()
        attacked, other = attack_on(table)
        attacked.say("premove", answer="take", until="turn")
        attacked.choose(0)
        other.at(attacked.version + 1)
        version = other.version
        if other.decision is not None and other.decision["seat"] != attacked.seat:
            with pytest.raises(TimeoutError):
                other.client.socket.recv(0.6)
            assert other.version == version


def test_an_answer_before_anybody_attacks(server: Running) -> None:
    """It waits for an attack of this turn, and is forgotten with the turn if there was none."""
    with party(server, SWORD, people=4) as table:
        table.start()
        active = table.until_asked(0, 1, 2, 3, kind="play")
        waiting = next(player for player in table.players if player is not active)
        waiting.quiet()
        waiting.say("premove", answer="parry")
        assert waiting.wait("sword")["premove"] == "parry"
        turn = waiting.view["turn"]
        table.players.sort(key=lambda player: player is waiting)
        while table.host.view["turn"] == turn:
            asked = table.step(table.host.version)
            assert asked is not None
            verbs = [option["verb"] for option in asked.view["decision"]["options"]]
            asked.choose(verbs.index("end") if "end" in verbs else 0)
            table.host.at(table.host.version + 1)
        waiting.at(table.host.version)
        assert ahead_of(waiting) == "ask"


def test_where_there_is_nothing_to_answer_in_advance(server: Running) -> None:
    """Spectators have no answers, a duel has no waiting, and other words are no answers."""
    with party(server, SWORD, people=1) as table:
        watcher = table.watch()
        table.start()
        assert watcher.refused("premove", answer="take")[0] == "not_seated"
        table.host.say("premove", answer="flee")
        assert table.host.wait("refused")["code"] == "malformed"
    with party(server, {"game": "duel"}, people=1) as table:
        table.start()
        assert table.host.refused("premove", answer="take") == (
            "impossible",
            "There is nobody to wait for in a duel.",
        )
