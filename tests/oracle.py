"""A second opinion on the rules: plain, slow, and written from the rules page alone.

It reads plain data, a saved game's ``"table"`` or a view turned into dicts, and shares no line and no number
with the engine: what is printed on the cards comes from tests/boxes.py. Rule numbers stand beside each
answer. The end of the game is in tests/oracle_end.py.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.boxes import HAND_LIMIT, PROPERTIES, SYMBOL_OF, WEAPONS

Data = Mapping[str, Any]

PASS = "pass"


def seats(data: Data) -> Sequence[Data]:
    """The players of a saved table, or the seats of a view."""
    found: Sequence[Data] = data["players"] if "players" in data else data["seats"]
    return found


def hand_size(player: Data) -> int:
    hand = player["hand"]
    return hand if isinstance(hand, int) else len(hand)


def is_shogun(player: Data) -> bool:
    return bool(player["role"] == "shogun")


def has_peasant(player: Data) -> bool:
    return "peasant" in player["in_play"]


def can_pay(player: Data) -> bool:
    """11.7, 12 A point that is not the last, or a Peasant."""
    return player["resilience"] > 1 or has_peasant(player)


# --- 4 Harmless, 5 Difficulty, targets ----------------------------------------------------------------------


def is_harmless(player: Data) -> bool:
    """4.1 No resilience, or no card in hand."""
    return player["resilience"] == 0 or hand_size(player) == 0


def difficulty(data: Data, attacker: int, target: int) -> int:
    """5.1 the shorter way round the table, 5.2 Armor and Benkei."""
    players = seats(data)
    ways = []
    for direction in (1, -1):
        apart = 1
        seat = (attacker + direction) % len(players)
        while seat != target:
            if not is_harmless(players[seat]):
                apart += 1
            seat = (seat + direction) % len(players)
        ways.append(apart)
    number = min(ways)
    for card in players[target]["in_play"]:
        if card == "armor":
            number += 1
    if players[target]["character"] == "benkei":
        number += 1
    return number


def legal_targets(data: Data, weapon: str, attacker: int | None = None) -> list[int]:
    """4.2 nobody Harmless, 5.3 within the printed difficulty; Kojiro's weapons always reach.

    11.5 Makibishi also who has no card in hand, 11.6 Tanto also oneself.
    """
    attacker = data["active"] if attacker is None else attacker
    reach = WEAPONS[weapon][0]
    found = []
    for seat, player in enumerate(seats(data)):
        if seat == attacker:
            if weapon == "tanto":
                found.append(seat)
            continue
        spared = player["resilience"] == 0 if weapon == "makibishi" else is_harmless(player)
        if spared:
            continue
        if seats(data)[attacker]["character"] == "kojiro" or reach >= difficulty(data, attacker, seat):
            found.append(seat)
    return found


def is_free(player: Data, weapon: str) -> bool:
    """3.5 Shingen's Fuji weapons never count."""
    return bool(player["character"] == "shingen" and SYMBOL_OF[weapon] == "fuji")


def weapons_counted(data: Data) -> int:
    """3.5 Weapons played this turn that count against the limit."""
    player = seats(data)[data["active"]]
    return sum(not is_free(player, weapon) for weapon in data["weapons_this_turn"])


def weapon_limit(data: Data) -> int:
    """3.5 Weapons per turn of the player on turn."""
    players = seats(data)
    player = players[data["active"]]
    limit = 1
    for card in player["in_play"]:
        if card == "focus":
            limit += 1
    if player["character"] == "goemon":
        limit += 1
    if len(players) == 3 and is_shogun(player):
        limit += 1
    for weapon in data["weapons_this_turn"]:
        if weapon == "shigehto_yumi":
            limit += 1
    return limit


# --- 3.3 What the player on turn may do ---------------------------------------------------------------------


def play_options(data: Data) -> set[str]:
    """Every legal act of the play phase, in the notation of the options."""
    players = seats(data)
    player = players[data["active"]]
    found = {"end"}
    for card in set(player["hand"]):
        if card in WEAPONS:
            found |= _weapon_options(data, card)
        elif card in PROPERTIES:
            found |= _property_options(data, card)
        else:
            found |= _action_options(data, card)
    if player["character"] == "nobunaga" and can_pay(player):  # 12: any number of times
        found.add("use nobunaga")
    if (
        player["character"] == "shima" and can_pay(player) and "shima" not in data["used"]
    ):  # 12: once per turn
        found |= {f"use shima{laid}" for laid in _all_in_play(data)}
    return found


def _all_in_play(data: Data) -> set[str]:
    return {f">{seat}:{card}" for seat, player in enumerate(seats(data)) for card in player["in_play"]}


def _weapon_options(data: Data, card: str) -> set[str]:
    free = is_free(seats(data)[data["active"]], card)
    if not free and weapons_counted(data) >= weapon_limit(data):
        return set()
    return {f"play {card}>{target}" for target in legal_targets(data, card)}


def _property_options(data: Data, card: str) -> set[str]:
    if card not in {"bushido", "bleeding_wound", "curse"}:  # 10.2 the others lie in front of oneself
        return {f"play {card}"}
    in_play = [laid for player in seats(data) for laid in player["in_play"]]
    if card == "bushido" and "bushido" in in_play:  # 10.3 only one in play; 11.8 any number
        return set()
    return {f"play {card}>{seat}" for seat in range(len(seats(data)))}


def _action_options(data: Data, card: str) -> set[str]:
    others = [seat for seat in range(len(seats(data))) if seat != data["active"]]
    hands = {f"play {card}>{seat}" for seat in others if hand_size(seats(data)[seat]) > 0}
    laid = {f"play {card}{where}" for where in _all_in_play(data)}
    peculiar = {
        "parry": set(),  # 3.3, 9.7 an answer only
        "counterattack": set(),  # 3.3, 11.9 the same
        "breathing": {f"play breathing>{seat}" for seat in others},  # 9.2 Harmless or not
        "diversion": hands,  # 9.4, 9.9 a hand to take from
        "geisha": hands | laid,  # 9.5 a random card of another's hand, or any property in play
        "mimicry": laid,  # 11.9 any property in play, one's own included
        "simultaneous_attack": _simultaneous_attacks(data),
    }
    return peculiar.get(card, {f"play {card}"})  # 9.9 touching nobody forbids nothing


def _simultaneous_attacks(data: Data) -> set[str]:
    """11.9 A price, and another player with 2 or more resilience who is not Chiyome."""
    if not can_pay(seats(data)[data["active"]]):
        return set()
    return {
        f"play simultaneous_attack>{seat}"
        for seat, player in enumerate(seats(data))
        if seat != data["active"] and player["resilience"] >= 2 and player["character"] != "chiyome"
    }


# --- Answers ------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A decision: its kind and player, the causing card and its player, and what was revealed for it."""

    kind: str
    seat: int
    source: str | None = None
    by: int | None = None
    turned_over: tuple[str, ...] = ()


def parry_answers(data: Data, asked: Asked) -> set[str]:
    """6.2, 9.1, 11.3, 11.9 What parries, or the hit."""
    player = seats(data)[asked.seat]
    is_attack = asked.source in WEAPONS
    found = {PASS}
    for card in player["hand"]:
        if asked.source == "chigiriki":  # any weapon, and nothing else
            fits = card in WEAPONS
        else:
            fits = card in {"parry", "jitte", "tessen"} or (card == "counterattack" and is_attack)
            if player["character"] == "hanzo" and card in WEAPONS and hand_size(player) > 1:
                fits = True
        if fits:
            found.add(f"parry {card}")
    if player["character"] == "kanbei" and asked.source != "chigiriki":
        found |= {f"parry>{asked.seat}:{card}" for card in player["in_play"]}
    if not is_attack:
        found |= escapes(player, {option.removeprefix("parry ") for option in found})
    return found


def weapon_answers(data: Data, asked: Asked) -> set[str]:
    """9.6 and 10.3 A weapon from hand, or else; from an action Okuni may escape."""
    player = seats(data)[asked.seat]
    weapons = {card for card in player["hand"] if card in WEAPONS}
    found = {PASS} | {f"discard {card}" for card in weapons}
    return found | escapes(player, weapons) if asked.source == "jujutsu" else found


def escapes(player: Data, answering: set[str] | None = None) -> set[str]:
    """12 Okuni's Origami cards, those that would answer anyway left out."""
    if player["character"] != "okuni":
        return set()
    origami = {card for card in player["hand"] if SYMBOL_OF[card] == "origami"}
    return {f"escape {card}" for card in origami - (answering or set())}


def absorb_answers(data: Data, asked: Asked) -> set[str]:
    """6.4, 11.7 A Peasant or the point; the last point is no price."""
    player = seats(data)[asked.seat]
    found = {f"discard>{asked.seat}:peasant"}
    if asked.by is not None or player["resilience"] > 1:
        found.add(PASS)
    return found


def reveal_answers(asked: Asked) -> set[str]:
    """12 Masamune: one of those turned over counts, or another is turned over, up to three."""
    found = {f"count {card}" for card in asked.turned_over}
    return found | {"reveal"} if len(asked.turned_over) < 3 else found


def answers(data: Data, asked: Asked) -> set[str]:
    """Every legal answer to a question."""
    hand = seats(data)[asked.seat]["hand"]
    plain = {
        "discard": lambda: {f"discard {card}" for card in hand},  # 3.4
        "give_up": lambda: {f"discard {card}" for card in hand},  # 11.4 Manriki Gusari
        "show": lambda: {f"show {card}" for card in hand},  # 11.9 Intuition
        "pick": lambda: {f"take {card}>{seat}" for seat, card in data["sealed"]},
        "first_draw": lambda: {"draw", f"take {data['pile'][-1]}"},  # 3.2 Ieyasu
        "may_draw": lambda: {"draw", PASS},  # 12 Bokuden
        "grant": lambda: {f"choose>{seat}" for seat in range(len(seats(data)))},  # 11.7 Kote: oneself too
        "escape": lambda: {PASS} | escapes(seats(data)[asked.seat]),
        "play": lambda: play_options(data),
        "parry": lambda: parry_answers(data, asked),
        "weapon": lambda: weapon_answers(data, asked),
        "absorb": lambda: absorb_answers(data, asked),
        "reveal": lambda: reveal_answers(asked),
    }
    return plain[asked.kind]()


# --- Who may be asked ---------------------------------------------------------------------------------------

# 3 The phases in which a question may come; at the end of Recover there are Bushido and Bleeding Wound (3.1).
PHASES = {
    "first_draw": {"draw"},
    "discard": {"discard"},
    "reveal": {"recover"},
    "weapon": {"play", "recover"},
    "absorb": {"play", "recover"},
}
OWNERS = {
    "first_draw": "ieyasu",  # 3.2
    "may_draw": "bokuden",  # 12
    "escape": "okuni",
    "reveal": "masamune",
}
ON_TURN_ONLY = {"play", "discard", "first_draw", "grant", "pick", "reveal"}
OTHERS_ONLY = {"escape", "show"}
ESCAPED_BEFORE = {
    "breathing",
    "diversion",
    "geisha",
    "intuition",
    "mimicry",
    "simultaneous_attack",
    "tea_ceremony",
}


def may_be_asked(data: Data, asked: Asked) -> bool:
    """Whether the phase and the public facts allow this question at all."""
    player = seats(data)[asked.seat]
    if data["phase"] not in PHASES.get(asked.kind, {"play"}):
        return False
    if asked.kind in OWNERS and player["character"] != OWNERS[asked.kind]:
        return False
    if asked.kind in (OTHERS_ONLY if asked.seat == data["active"] else ON_TURN_ONLY):
        return False
    return _has_a_reason(data, asked, player)


def _has_a_reason(data: Data, asked: Asked, player: Data) -> bool:
    cards = hand_size(player)
    reasons = {
        "play": player["resilience"] > 0,  # 7.4 who was defeated plays nothing more
        "discard": cards > HAND_LIMIT,  # 3.4
        "first_draw": bool(data["pile"]),  # 3.2 not with an empty pile
        "grant": "kote" in player["in_play"],  # 11.7
        "absorb": has_peasant(player) and player["resilience"] > 0,  # 11.7 not where nothing would be lost
        "show": not is_harmless(player),  # 4.2
        "escape": asked.source in ESCAPED_BEFORE and cards > 0,  # 12 the rest are escaped where answered
        "give_up": cards > 0,  # 11.4
        "pick": bool(data["sealed"]),  # 11.9 not with nobody to show
    }
    if asked.kind in {"parry", "weapon"}:
        return _may_be_demanded(asked, player)
    return bool(reasons.get(asked.kind, True))


def _may_be_demanded(asked: Asked, player: Data) -> bool:
    """Whether something may be demanded of a player (4.2, 6.0, 6.2, 12.1)."""
    if asked.source in {"battle_cry", "jujutsu"} and is_harmless(player):
        return False
    if asked.source in {"battle_cry", "jujutsu", "counterattack"} and player["character"] == "chiyome":
        return False
    gives_property = player["character"] == "kanbei" and asked.kind == "parry" and bool(player["in_play"])
    if gives_property and asked.source != "chigiriki":
        return True
    return hand_size(player) > 0


# --- 6.3 Wounds ---------------------------------------------------------------------------------------------


def wounds(data: Data, weapon: str, attacker: int, target: int) -> int:
    """6.3 The wounds of a weapon that hits, before Peasants and before 6.4."""
    players = seats(data)
    struck = players[target]
    printed = WEAPONS[weapon][1]
    if weapon == "kusanagi":  # 11.4
        printed = struck["honor"]
    elif weapon == "zen":
        printed = len(struck["in_play"])
    assert printed is not None, f"{weapon} says in words how many"
    if printed == 0:
        return 0
    if struck["character"] == "kenshin" and SYMBOL_OF[weapon] != "origami":  # 12
        return 0
    number = printed
    for card in players[attacker]["in_play"]:
        if card == "fast_draw":
            number += 1
    if players[attacker]["character"] == "musashi":
        number += 1
    if struck["character"] == "yoshihiro":
        number += 1
    return max(1, number - 1) if struck["character"] == "ginchiyo" else number
