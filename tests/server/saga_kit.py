"""Campaigns and clans on a server: a client that begins them, and lets bots fight their duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.saga.campaign import new_campaign
from chanbara.duel.sight.view import DuelView
from tests.server.party import Player

if TYPE_CHECKING:
    from chanbara.duel.saga.campaign import Campaign
    from tests.server.kit import Running

EASY = {"game": "duel", "difficulty": "student", "modules": ["yoroi", "bushido"]}
"""A set-up in which a good player wins."""


class Fighter:
    """Somebody with a campaign or a clan."""

    def __init__(self, server: Running, code: str, token: str) -> None:
        self.server, self.code, self.token = server, code, token

    def at(self, server: Running) -> Fighter:
        """Return the same one at a server that was started again."""
        return Fighter(server, self.code, self.token)

    def ask(
        self,
        what: str = "",
        body: Any = None,  # noqa: ANN401 - any body
        token: str | None = None,
        method: str | None = None,
    ) -> tuple[int, Any]:
        """Ask about it; a body is sent by POST."""
        headers = {"Authorization": f"Bearer {self.token if token is None else token}"}
        return self.server.ask(f"/api/sagas/{self.code}{what}", body, method, **headers)

    def info(self) -> dict[str, Any]:
        """Return its state."""
        status, found = self.ask()
        assert status == 200, found
        info: dict[str, Any] = found
        return info

    def refused(self, what: str, body: Any) -> tuple[str, str]:  # noqa: ANN401
        """Send a refused request; return code and sentence."""
        status, found = self.ask(what, body)
        assert status >= 400, found
        return found["code"], found["message"]

    def sit(self) -> Player:
        """Sit down at the next duel, and begin it where it has not begun."""
        status, seated = self.ask("/duel", b"")
        assert status == 201, seated
        player = Player(self.server.client(seated["code"], seated["token"]), seated)
        while not player.table:
            player.hear()
        if player.table["status"] == "lobby":
            player.say("ready", salt="plum")
            player.say("start")
        player.at(0)
        return player

    def fight(self, bot: str) -> str:
        """Let a bot fight the next duel to its end; return its record."""
        player = self.sit()
        play_on(player, bot)
        record: str = player.wait("over")["record"]
        player.close()
        return record


def play_on(player: Player, name: str, choices: int = 10_000) -> None:
    """Let a bot choose from the player's view."""
    bot = make_bot(name, 1)
    for _ in range(choices):
        if player.decision is None:
            break
        view = msgspec.convert(player.view, DuelView)
        player.choose(bot.choose(view, ()))
        player.at(player.version + 1)


def begin(
    server: Running,
    way: str,
    game: dict[str, Any] | None = None,
    who: str = "Aki",
    player: str | None = None,
    **more: Any,  # noqa: ANN401 - anything else of a draft
) -> Fighter:
    """Begin a campaign or a clan, optionally with a claimed name."""
    draft = {"way": way, "game": game or {"game": "duel"}, **more}
    status, key = server.ask("/api/sagas", {"name": who, "draft": draft, "player": player})
    assert status == 201, key
    return Fighter(server, key["code"], key["token"])


def after_a_victory(server: Running, player: str | None = None) -> Fighter:
    """Return a player who has won the first duel of a campaign; sometimes the best bot loses it."""
    for _ in range(20):
        fighter = begin(server, "campaign", EASY, player=player, events=False)
        fighter.fight("solver")
        if fighter.info()["status"] == "open":
            return fighter
    raise AssertionError("the bot never won")


def climbed(duels: int) -> Campaign:
    """Return a campaign after this many victories, fought here by the best bot."""
    begun = new_campaign(seed=1, difficulty="student", modules=("yoroi", "bushido", "gisei"))
    campaign = msgspec.structs.replace(begun, is_dealt_elsewhere=True)
    for _ in range(duels):
        game = campaign.duel()
        bot = make_bot("solver", 1)
        while not game.over:
            game.apply(bot.choose(chanbara.observe(game, 0), chanbara.seen(game, 0)))
        campaign = campaign.after(game)
    assert campaign.won == duels, "with this seed the bot wins"
    return campaign
