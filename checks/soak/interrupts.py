"""Interrupts inside interrupts, and other interactions of cards that are easy to get wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chanbara.kernel.machine import Decision
from checks.soak.windows import Events, Truth
from tests.boxes import WEAPONS

ESCAPED = (
    "battle_cry",
    "breathing",
    "counterattack",
    "diversion",
    "geisha",
    "intuition",
    "jujutsu",
    "mimicry",
    "simultaneous_attack",
    "tea_ceremony",
)
BANZAI_ENDS_THE_GAME = "a Banzai ends the deck and the game"
INTERRUPTS = (
    "a Counterattack answered by Hanzo with a weapon",
    "a Counterattack defeats the attacker in their own turn",
    "Yukimura strikes back and ends the game",
    "Kozuka returns to Tomoe from Ushiwaka",
    "a Peasant takes a part of what Nodachi and Fast Draw deal",
    "a Peasant pays at 1 resilience for nobunaga",
    "a Peasant pays at 1 resilience for shima",
    "a Peasant pays at 1 resilience for simultaneous_attack",
    "Chigiriki on Hanzo, parried",
    "Chigiriki on Kanbei with a property in play",
    "Chigiriki parried with a Jitte",
    "Lady Chacha reveals from a new deck",
    "Masamune turns over again for Bushido",
    "a Curse takes Bushido along",
    "Zen on a player without properties",
    "Tanto on its owner takes the last point",
    "Tanto on its owner takes the last point, with a Curse",
    "Tanto on its owner takes the last point, and Motonari draws",
    BANZAI_ENDS_THE_GAME,
    *(f"Okuni escapes {source}" for source in ESCAPED),
    "Shingen plays Shigehto Yumi with Focus",
    "two Bleeding Wounds in one turn of Gracia",
    "Makibishi on an empty hand",
    "Mimicry on the player's own property",
    "the Swordmaster by a Counterattack",
    "the Swordmaster by Yukimura",
    "the Swordmaster by Tanto on its owner",
)


def interrupts(data: Truth, decision: Decision, choice: str, new_events: Events) -> Iterator[str]:
    """Yield the interrupts in the events of a choice; data is the state before it."""
    if decision.kind == "absorb" and choice != "pass":
        yield from _peasants(data, decision)
    elif decision.kind == "parry" and _source(data, decision) == "chigiriki":
        asked = data["players"][decision.seat]
        if asked["character"] == "kanbei" and asked["in_play"]:
            yield "Chigiriki on Kanbei with a property in play"
    elif decision.kind == "reveal" and choice == "reveal" and decision.step.wanted == "weapon":
        yield "Masamune turns over again for Bushido"
    for place, event in enumerate(new_events):
        finder = FINDERS.get(event["kind"])
        if finder is not None:
            yield from finder(data, event, new_events[:place])


def _source(data: Truth, decision: Decision) -> str | None:
    source = decision.step.source
    return None if source < 0 else str(data["keys"][source])


def _peasants(data: Truth, decision: Decision) -> Iterator[str]:
    step = decision.step
    if step.by >= 0:
        armed = "fast_draw" in data["players"][step.by]["in_play"]
        if _source(data, decision) == "nodachi" and armed and step.points > 1:
            yield "a Peasant takes a part of what Nodachi and Fast Draw deal"
    elif data["phase"] == "play" and data["players"][decision.seat]["resilience"] == 1:
        yield f"a Peasant pays at 1 resilience for {data['last'].get('ability') or data['last'].get('card')}"


def _who(data: Truth, seat: int) -> str:
    return str(data["players"][seat]["character"])


def _last_wound(before: Events) -> dict[str, Any] | None:
    return next((one for one in reversed(before) if one["kind"] == "Wounded"), None)


def _answered(data: Truth, event: dict[str, Any], _before: Events) -> Iterator[str]:
    who, card = _who(data, event["seat"]), event["card"]
    if event["source"] == "counterattack" and who == "hanzo" and card in set(WEAPONS) - {"jitte", "tessen"}:
        yield "a Counterattack answered by Hanzo with a weapon"
    if event["source"] == "chigiriki":
        if who == "hanzo":
            yield "Chigiriki on Hanzo, parried"
        if card == "jitte":
            yield "Chigiriki parried with a Jitte"


def _defeated(data: Truth, event: dict[str, Any], before: Events) -> Iterator[str]:
    wound = _last_wound(before)
    assert wound is not None, "a defeat follows a wound"
    if wound["source"] == "counterattack" and event["seat"] == data["active"]:
        yield "a Counterattack defeats the attacker in their own turn"


def _ended(_data: Truth, event: dict[str, Any], before: Events) -> Iterator[str]:
    wound = _last_wound(before)
    if wound is None or event["cause"] == "deck":
        return
    if wound["source"] is None:
        yield "Yukimura strikes back and ends the game"
    if event["cause"] == "swordmaster":
        if wound["source"] == "counterattack":
            yield "the Swordmaster by a Counterattack"
        elif wound["source"] is None:
            yield "the Swordmaster by Yukimura"
        elif wound["by"] == wound["seat"]:
            yield "the Swordmaster by Tanto on its owner"


def _returned(data: Truth, event: dict[str, Any], before: Events) -> Iterator[str]:
    wound = _last_wound(before)
    if wound is not None and (_who(data, event["seat"]), _who(data, wound["seat"])) == ("tomoe", "ushiwaka"):
        yield "Kozuka returns to Tomoe from Ushiwaka"


def _flipped(data: Truth, event: dict[str, Any], before: Events) -> Iterator[str]:
    who = _who(data, event["seat"])
    kinds = [one["kind"] for one in before]
    if who == "lady_chacha" and "DeckRenewed" in kinds and "Played" in kinds:
        yield "Lady Chacha reveals from a new deck"
    earlier = [one for one in before if one["kind"] == "Flipped" and one["seat"] == event["seat"]]
    if who == "gracia" and earlier and data["players"][event["seat"]]["in_play"].count("bleeding_wound") == 2:
        yield "two Bleeding Wounds in one turn of Gracia"


def _removed(_data: Truth, event: dict[str, Any], before: Events) -> Iterator[str]:
    if event["card"] not in {"bushido", "curse"} or not before:
        return
    other = {"bushido": "curse", "curse": "bushido"}[event["card"]]
    gone = [
        one["card"] for one in before if one["kind"] == "PropertyRemoved" and one["seat"] == event["seat"]
    ]
    if other in gone and "Defeated" in [one["kind"] for one in before]:
        yield "a Curse takes Bushido along"


def _gained(data: Truth, event: dict[str, Any], _before: Events) -> Iterator[str]:
    yield "Tanto on its owner takes the last point"
    if "curse" in data["players"][event["seat"]]["in_play"]:
        yield "Tanto on its owner takes the last point, with a Curse"
    if any(player["character"] == "motonari" for player in data["players"]):
        yield "Tanto on its owner takes the last point, and Motonari draws"


def _escaped(_data: Truth, event: dict[str, Any], _before: Events) -> Iterator[str]:
    yield f"Okuni escapes {event['source']}"


def _played(data: Truth, event: dict[str, Any], _before: Events) -> Iterator[str]:
    player, card, target = data["players"][event["seat"]], event["card"], event["target"]
    if card == "zen" and not data["players"][target]["in_play"]:
        yield "Zen on a player without properties"
    elif card == "makibishi" and not data["players"][target]["hand"]:
        yield "Makibishi on an empty hand"
    elif card == "mimicry" and target == event["seat"]:
        yield "Mimicry on the player's own property"
    elif card == "shigehto_yumi" and player["character"] == "shingen" and "focus" in player["in_play"]:
        yield "Shingen plays Shigehto Yumi with Focus"


FINDERS = {
    "Answered": _answered,
    "Defeated": _defeated,
    "Ended": _ended,
    "WeaponReturned": _returned,
    "Flipped": _flipped,
    "PropertyRemoved": _removed,
    "HonorGained": _gained,
    "Escaped": _escaped,
    "Played": _played,
}
