"""Chat, quick claims, mute and rate limits."""

from typing import Any

import pytest

from tests.server.kit import Running
from tests.server.party import party

SWORD = {"game": "sword", "players": 3}


def said(**about: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of the message
    """Return a line as everyone receives it."""
    nothing = dict.fromkeys(("seat", "spectator", "text", "claim", "about", "emote", "bot"))
    return {"type": "said", "number": 1, "name": "", "verified": False, **nothing, **about}


# --- chat --------------------------------------------------------------------------------------------------


def test_chat_reaches_everybody_and_who_comes_later(server: Running) -> None:
    """Players and spectators hear each other; a name comes from the seat, not from the message."""
    with party(server, SWORD, people=2) as table:
        zoe = table.watch("Zoe")
        table.players[1].say("say", text="Good evening <b>")
        zoe.say("say", text="さあ")
        lines = [
            said(seat=1, name="Guest 1", text="Good evening <b>"),
            said(number=2, spectator=1, name="Zoe", text="さあ"),
        ]
        for one in table.everybody:
            assert [one.wait("said"), one.wait("said")] == lines
        late = table.watch()
        assert [late.wait("said"), late.wait("said")] == lines


def test_the_number_of_a_deleted_line_is_not_used_again(server: Running) -> None:
    """Whoever still sees it must not report somebody else's line."""
    with party(server, SWORD, people=2) as table:
        secret = "a secret of this browser alone"
        zoe = server.client(table.code, name="Zoe", watcher=secret)
        zoe.wait("welcome")
        table.host.say("say", text="one")
        table.host.wait("said")
        zoe.say("say", text="two")
        assert table.host.wait("said")["number"] == 2
        assert server.ask("/api/data/delete", {"tokens": [secret]})[0] == 200
        table.host.say("say", text="three")
        assert table.host.wait("said")["number"] == 3
        zoe.close()


def test_claims_are_made_by_who_plays(server: Running) -> None:
    """About oneself or about a seat; a spectator has nothing to claim."""
    with party(server, SWORD, people=2, bot_talk=False) as table:
        zoe = table.watch("Zoe")
        assert table.host.refused("claim", claim="samurai")[0] == "not_started"
        table.start()
        table.host.say("claim", claim="samurai")
        table.host.say("claim", claim="suspect", about=1)
        assert zoe.wait("said") == said(seat=0, name="Ann", claim="samurai")
        assert zoe.wait("said") == said(number=2, seat=0, name="Ann", claim="suspect", about=1)
        assert zoe.refused("claim", claim="ninja")[0] == "not_seated"
        assert table.host.refused("claim", claim="suspect", about=3) == ("impossible", "There are 3 seats.")
        table.host.say("claim", claim="emperor")
        assert table.host.wait("refused")["code"] == "malformed"


def test_who_has_no_name_does_not_talk(server: Running) -> None:
    """A spectator gives a name in hello; empty and overlong lines are refused."""
    with party(server, SWORD, people=1) as table:
        nobody, zoe = table.watch(), table.watch("Zoe")
        assert nobody.refused("say", text="hi") == (
            "not_seated",
            "Give your name in the first message to use the chat.",
        )
        for text in ("", "x" * 301):
            zoe.say("say", text=text)
            assert zoe.wait("refused")["code"] == "malformed"
        assert table.host.quiet()[-1]["type"] != "said"


def test_mute_is_for_one_connection_and_can_be_undone(server: Running) -> None:
    """Only the muted seat is not heard, only by who muted it, chat and claims alike."""
    with party(server, SWORD, people=3) as table:
        quiet, loud, third = table.players
        quiet.say("mute", seat=1)
        quiet.quiet()
        loud.say("say", text="one")
        loud.say("claim", claim="thanks")
        loud.say("emote", emote="laugh")
        loud.quiet()
        third.say("say", text="two")
        third.quiet()
        assert quiet.wait("said")["text"] == "two"
        assert [line["text"] for line in third.client.heard if line["type"] == "said"] == [
            "one", None, None, "two",
        ]  # fmt: skip
        quiet.say("mute", seat=1, muted=False)
        quiet.quiet()
        loud.say("say", text="three")
        assert quiet.wait("said")["text"] == "three"


@pytest.mark.usefixtures("still")
def test_who_talks_too_much_is_asked_to_wait(server: Running) -> None:
    """Twenty lines in a minute; who plays can still choose, and others hear nothing of the rest."""
    with party(server, SWORD, people=2) as table:
        table.start()
        for number in range(25):
            table.players[1].say("say", text=f"line {number}")
        refusals = [line for line in table.players[1].quiet() if line["type"] == "refused"]
        assert {(line["code"], line["message"]) for line in refusals} == {
            ("too_fast", "Too many requests. Slow down.")
        }
        assert len(refusals) == 5
        heard = [line["text"] for line in table.host.quiet() if line["type"] == "said"]
        assert heard == [f"line {number}" for number in range(20)]
        table.play(until=3)


def test_all_spectators_are_muted_together(server: Running) -> None:
    """Mute without a seat is for those who only watch; players are heard as before."""
    with party(server, SWORD, people=2) as table:
        quiet, loud = table.players
        watcher = table.watch("Zoe")
        quiet.say("mute")
        quiet.quiet()
        watcher.say("say", text="one")
        watcher.quiet()
        loud.say("say", text="two")
        assert quiet.wait("said")["text"] == "two"
