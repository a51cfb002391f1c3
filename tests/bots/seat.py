"""A bot in a seat: its choice from what it would get over the wire."""

import msgspec

from chanbara import Game, Seen, View, observe, seen
from chanbara.sword.bots.protocol import Bot


def sent_view(game: Game, seat: int) -> View:
    return msgspec.json.decode(msgspec.json.encode(observe(game, seat)), type=View)


def sent_events(game: Game, seat: int) -> list[Seen]:
    return msgspec.json.decode(msgspec.json.encode(seen(game, seat)), type=list[Seen])


def choice(game: Game, bot: Bot) -> str:
    """The notation of a bot's choice for the deciding seat."""
    decision = game.decision
    assert decision is not None
    chosen = bot.choose(sent_view(game, decision.seat), sent_events(game, decision.seat))
    return decision.texts()[chosen]
