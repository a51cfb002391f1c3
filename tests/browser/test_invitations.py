"""Two who have played together: one invites the other again, who finds the invitation on the home page."""

import json
import random
from typing import Any

from playwright.sync_api import Page, expect

from checks.server.server_process import Chair, ask
from tests.browser.axe import faults
from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.kit import QUICK, Look, Visitors, begin


def game_of(url: str, names: tuple[str, str]) -> dict[str, Any]:
    """Let two people with claimed names play a game; return their tokens by name."""
    claimed = {name: ask(f"{url}/api/players", {"name": name}) for name in names}
    options = {"game": {"game": "sword", "players": 3}, "bots": [None, None, "greedy"], "pauses": QUICK}
    first, second = names
    host = ask(f"{url}/api/tables", {"name": first, "options": options, "player": claimed[first]["token"]})
    guest = ask(
        f"{url}/api/tables/{host['code']}/seats", {"name": second, "player": claimed[second]["token"]}
    )
    chairs = [Chair(one["code"], one["seat"], one["token"]) for one in (host, guest)]
    begin(url, chairs)
    chance = random.Random(1)
    with sitting_elsewhere(url, chairs) as players:
        while players[0].decision is not None:
            for one in players:
                if one.is_asked():
                    one.choose(chance.randrange(len(one.decision["options"])))  # type: ignore[index]
            version = players[0].version + 1
            for one in players:
                one.at(version)
        players[0].wait("over")
    return claimed


def visit(visitors: Visitors, path: str, player: dict[str, str], look: Look) -> Page:
    told = json.dumps(json.dumps(player))
    return visitors.open(path, look, script=f"localStorage.setItem('chanbara.player', {told});")


def test_an_invitation_arrives_and_leads_to_the_table(visitors: Visitors) -> None:
    claimed = game_of(visitors.url, ("Hostia", "Guesto"))
    host = visit(visitors, "/me", claimed["Hostia"], Look(360, 740, touch=True))
    guest = visit(visitors, "/", claimed["Guesto"], Look())
    host.get_by_role("checkbox", name="Guesto").check()
    assert faults(host) == []
    host.get_by_role("button", name="Open a table and invite 1 player").click()
    expect(host.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(guest.get_by_text("Hostia invites you")).to_be_visible()
    assert faults(guest) == []
    guest.get_by_role("link", name="Join Hostia’s table").first.click()
    guest.get_by_label("Your name").fill("Guesto")
    guest.get_by_role("button", name="Take this seat").click()
    expect(host.get_by_role("listitem").filter(has_text="Guesto")).to_be_visible()
    host.goto(f"{visitors.url}/me")
    host.get_by_role("button", name="No more invitations from Guesto").click()
    expect(host.get_by_role("button", name="Allow invitations from Guesto")).to_be_visible()
