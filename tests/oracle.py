"""A second opinion on the rules: plain, slow, and written from the rules page alone.

It reads plain data, a saved game's ``"table"`` or a view turned into dicts, and shares no line and no number
with the package: what is printed on the cards is typed in again below. Rule numbers stand beside each answer.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Data = Mapping[str, Any]

# 1 Components: difficulty, wounds, copies.
WEAPONS = {
    "bo": (2, 1, 5),
    "bokken": (1, 1, 6),
    "daikyu": (5, 2, 1),
    "kanabo": (3, 2, 1),
    "katana": (2, 3, 1),
    "kiseru": (1, 2, 5),
    "kusarigama": (2, 2, 4),
    "nagayari": (4, 2, 1),
    "naginata": (4, 1, 2),
    "nodachi": (3, 3, 1),
    "shuriken": (3, 1, 3),
    "tanegashima": (5, 1, 1),
    "wakizashi": (1, 3, 1),
}
ACTIONS = {
    "battle_cry": 4,
    "breathing": 3,
    "daimyo": 3,
    "diversion": 5,
    "geisha": 6,
    "jujutsu": 3,
    "parry": 15,
    "tea_ceremony": 4,
}
PROPERTIES = {"armor": 4, "bushido": 2, "fast_draw": 3, "focus": 6}
COPIES = {key: copies for key, (_, _, copies) in WEAPONS.items()} | ACTIONS | PROPERTIES
SYMBOLS = {
    "fuji": "daikyu katana nagayari naginata nodachi tanegashima wakizashi jujutsu",
    "koi": "diversion geisha",
    "origami": "bo bokken kanabo kiseru kusarigama shuriken battle_cry daimyo armor bushido fast_draw focus",
    "torii": "breathing parry tea_ceremony",
}
# 12 Characters: full resilience.
RESILIENCE = {
    "benkei": 5,
    "chiyome": 4,
    "ginchiyo": 4,
    "goemon": 5,
    "hanzo": 4,
    "hideyoshi": 4,
    "ieyasu": 5,
    "kojiro": 5,
    "musashi": 5,
    "nobunaga": 5,
    "tomoe": 5,
    "ushiwaka": 4,
}
# 2.1 Roles and 2.5 honor by number of players.
ROLES = {
    3: {"shogun": 1, "ninja": 2},
    4: {"shogun": 1, "samurai": 1, "ninja": 2},
    5: {"shogun": 1, "samurai": 1, "ninja": 2, "ronin": 1},
    6: {"shogun": 1, "samurai": 1, "ninja": 3, "ronin": 1},
    7: {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 1},
}
HONOR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)}  # the Shogun's, everybody else's
HANDS = (4, 5, 5, 6, 6, 7, 7)  # 2.6, clockwise from the Shogun
HAND_LIMIT = 7  # 3.4

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
    """4.2 nobody Harmless, 5.3 within the printed difficulty; Kojiro's weapons always reach."""
    attacker = data["active"] if attacker is None else attacker
    reach = WEAPONS[weapon][0]
    found = []
    for seat, player in enumerate(seats(data)):
        if seat == attacker or is_harmless(player):
            continue
        if seats(data)[attacker]["character"] == "kojiro" or reach >= difficulty(data, attacker, seat):
            found.append(seat)
    return found


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
    return limit


# --- 3.3 What the player on turn may do ---------------------------------------------------------------------


def play_options(data: Data) -> set[str]:
    """Every legal act of the play phase, in the notation of the options."""
    players = seats(data)
    player = players[data["active"]]
    found = {"end"}
    for card in player["hand"]:
        if card in WEAPONS:
            found |= _weapon_options(data, card)
        elif card in PROPERTIES:
            found |= _property_options(data, card)
        else:
            found |= _action_options(data, card)
    if player["character"] == "nobunaga" and player["resilience"] > 1:  # 12: not the last point
        found.add("use nobunaga")
    return found


def _weapon_options(data: Data, card: str) -> set[str]:
    if data["weapons_played"] >= weapon_limit(data):
        return set()
    return {f"play {card}>{target}" for target in legal_targets(data, card)}


def _property_options(data: Data, card: str) -> set[str]:
    if card != "bushido":  # 10.2 the others lie in front of oneself
        return {f"play {card}"}
    if any("bushido" in player["in_play"] for player in seats(data)):  # 10.3 only one in play
        return set()
    return {f"play bushido>{seat}" for seat in range(len(seats(data)))}


def _action_options(data: Data, card: str) -> set[str]:
    active = data["active"]
    others = [seat for seat in range(len(seats(data))) if seat != active]
    with_hand = [seat for seat in others if hand_size(seats(data)[seat]) > 0]
    if card == "parry":  # 3.3, 9.7 an answer only
        return set()
    if card == "breathing":  # 9.2 another player, Harmless or not
        return {f"play breathing>{seat}" for seat in others}
    if card == "diversion":  # 9.4, 9.9 a hand to take from
        return {f"play diversion>{seat}" for seat in with_hand}
    if card == "geisha":  # 9.5 a random card of another's hand, or any property in play
        found = {f"play geisha>{seat}" for seat in with_hand}
        for seat, player in enumerate(seats(data)):
            found |= {f"play geisha>{seat}:{laid}" for laid in player["in_play"]}
        return found
    return {f"play {card}"}  # 9.9 touching nobody forbids nothing


# --- Answers ------------------------------------------------------------------------------------------------


def parry_answers(data: Data, seat: int) -> set[str]:
    """6.2 and 9.1 A parry or the hit; 12 Hanzo may use a weapon that is not his only card."""
    player = seats(data)[seat]
    found = {PASS}
    for card in player["hand"]:
        as_hanzo = player["character"] == "hanzo" and card in WEAPONS and hand_size(player) > 1
        if card == "parry" or as_hanzo:
            found.add(f"parry {card}")
    return found


def weapon_answers(data: Data, seat: int) -> set[str]:
    """9.6 and 10.3 A weapon from hand, or else."""
    return {PASS} | {f"discard {card}" for card in seats(data)[seat]["hand"] if card in WEAPONS}


def discards(data: Data, seat: int) -> set[str]:
    """3.4 Any card of the hand."""
    return {f"discard {card}" for card in seats(data)[seat]["hand"]}


def first_draws(data: Data) -> set[str]:
    """3.2 Ieyasu: the top discard, or the deck."""
    return {"draw", f"take {data['pile'][-1]}"}


# 3 The phases in which a question may come; 10.3 asks for a weapon at the end of Recover.
PHASES = {
    "first_draw": {"draw"},
    "play": {"play"},
    "parry": {"play"},
    "weapon": {"play", "recover"},
    "discard": {"discard"},
}


def may_be_asked(data: Data, kind: str, seat: int, source: str | None = None) -> bool:
    """Whether the phase and the public facts allow this question at all; source is the card that asks."""
    player = seats(data)[seat]
    if data["phase"] not in PHASES[kind]:
        return False
    if source in {"battle_cry", "jujutsu"} and (is_harmless(player) or player["character"] == "chiyome"):
        return False  # 4.2, 6.0
    if kind == "play":  # 7.4 who was defeated plays nothing more
        return bool(seat == data["active"] and player["resilience"] > 0)
    if kind == "discard":  # 3.4
        return bool(seat == data["active"] and hand_size(player) > HAND_LIMIT)
    if kind == "first_draw":  # 3.2 not with an empty pile
        return bool(seat == data["active"] and player["character"] == "ieyasu" and data["pile"])
    return hand_size(player) > 0  # 12.1 only an empty hand is not asked for cards


def answers(data: Data, kind: str, seat: int) -> set[str]:
    """Every legal answer to a question of this kind."""
    if kind == "play":
        return play_options(data)
    if kind == "parry":
        return parry_answers(data, seat)
    if kind == "weapon":
        return weapon_answers(data, seat)
    if kind == "discard":
        return discards(data, seat)
    return first_draws(data)


# --- 6.3 Wounds ---------------------------------------------------------------------------------------------


def wounds(data: Data, weapon: str, attacker: int, target: int) -> int:
    """6.3 The wounds of a weapon that hits, 6.4 never more points than there are."""
    players = seats(data)
    number = WEAPONS[weapon][1]
    for card in players[attacker]["in_play"]:
        if card == "fast_draw":
            number += 1
    if players[attacker]["character"] == "musashi":
        number += 1
    if players[target]["character"] == "ginchiyo":
        number = max(1, number - 1)
    resilience: int = players[target]["resilience"]
    return min(number, resilience)


# --- 8 End and score ----------------------------------------------------------------------------------------


class Scores(NamedTuple):
    """What the game comes to."""

    points: list[int]
    """By seat."""
    totals: dict[str, int]
    """By team."""
    winner: str
    winners: list[int]
    """Seats of the winning team."""
    deadly_strike: str | None
    """The team that lost 3 points."""


def team(role: str) -> str:
    """8.6 Shogun with Samurai; Ninja; Ronin."""
    kind = role.rstrip("123")
    return "shogun" if kind == "samurai" else kind


def multiplier(roles: Sequence[str], seat: int) -> int:
    """8.3 The table; with 4 players the Ninja with more stars counts twice."""
    kind = roles[seat].rstrip("123")
    if kind == "shogun":
        return {3: 2, 4: 1, 5: 1, 6: 1, 7: 1}[len(roles)]
    if kind == "samurai":
        return {4: 2, 5: 1, 6: 2, 7: 1}[len(roles)]
    if kind == "ronin":
        return {5: 2, 6: 3, 7: 3}[len(roles)]
    if len(roles) == 4:
        return 2 if roles[seat] == max(role for role in roles if role.startswith("ninja")) else 1
    return 1


def ending(data: Data, victim: int | None, by: int | None) -> str | None:
    """8 How the game ends now, if it does; victim and by are those of a defeat that has just happened."""
    players = seats(data)
    if victim is not None and by is not None:
        left = [seat for seat, player in enumerate(players) if player["resilience"] > 0]
        team_mate = team(players[victim]["role"]) == team(players[by]["role"])
        if len(left) == 1 and len(players) > 3:  # 8.4
            return "refused" if team_mate else "swordmaster"
    if any(player["honor"] == 0 for player in players):
        return "no_honor"
    return None


def scores(data: Data, how: str, victim: int | None, by: int | None) -> Scores:
    """8.3 to 8.6; how is the answer of ``ending``, victim and by are None when no defeat ended the game."""
    players = seats(data)
    roles = [player["role"] for player in players]
    points = []
    for seat, player in enumerate(players):
        own = player["honor"] * multiplier(roles, seat)
        if team(roles[seat]) != "ronin":
            own += list(player["hand"]).count("daimyo")
        points.append(own)
    totals: dict[str, int] = {}
    for seat, own in enumerate(points):
        totals[team(roles[seat])] = totals.get(team(roles[seat]), 0) + own
    struck = None
    if (
        how != "swordmaster"
        and victim is not None
        and by is not None
        and team(roles[victim]) == team(roles[by])
    ):
        struck = team(roles[victim])  # 8.5
        totals[struck] -= 3
    if how == "swordmaster":
        winner = team(roles[next(seat for seat, player in enumerate(players) if player["resilience"] > 0)])
    else:
        best = max(totals.values())
        winner = next(one for one in ("ninja", "shogun", "ronin") if totals.get(one) == best)  # 8.6 ties
    winners = [seat for seat, role in enumerate(roles) if team(role) == winner]
    return Scores(points, totals, winner, winners, struck)
