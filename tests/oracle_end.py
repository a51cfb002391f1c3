"""A second opinion on the end of the game and the points (8), written from the rules page alone."""

from collections.abc import Sequence
from typing import NamedTuple

from tests.oracle import Data, seats


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


def kind_of(role: str) -> str:
    """The role without its stars."""
    return role.rstrip("123")


def team(role: str) -> str:
    """8.6 Shogun with Samurai; Ninja; Ronin, with 8 players both."""
    kind = kind_of(role)
    return "shogun" if kind == "samurai" else kind


def stars(role: str, *, rising_sun: bool) -> int:
    """2.2 The stars on a role card; the Shogun's are not part of the name."""
    if role == "shogun" and rising_sun:
        return 2
    return int(role[-1]) if role[-1].isdecimal() else 0


def multiplier(roles: Sequence[str], seat: int, *, rising_sun: bool = False) -> int:
    """8.3 The table, and the sentence below it."""
    count, kind = len(roles), kind_of(roles[seat])
    rivals: tuple[str, ...] = ()
    if count == 4 and kind == "ninja":
        rivals = ("ninja",)
    elif rising_sun and count in {4, 6} and kind in {"shogun", "samurai"}:
        rivals = ("shogun", "samurai")
    elif count == 8 and kind == "ronin":
        rivals = ("ronin",)
    if rivals:
        mine = stars(roles[seat], rising_sun=rising_sun)
        theirs = [stars(role, rising_sun=rising_sun) for role in roles if kind_of(role) in rivals]
        return 2 if all(mine >= other for other in theirs) else 1
    table = {
        "shogun": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
        "samurai": {4: 2, 5: 1, 6: 2, 7: 1, 8: 1},
        "ninja": {3: 1, 5: 1, 6: 1, 7: 1, 8: 1},
        "ronin": {5: 2, 6: 3, 7: 3},
    }
    return table[kind][count]


def ending(data: Data, victim: int | None, by: int | None) -> str | None:
    """8 How the game ends now, if it does; victim and by are those of a defeat that has just happened."""
    players = seats(data)
    if victim is not None and by is not None:
        left = [seat for seat, player in enumerate(players) if player["resilience"] > 0]
        team_mate = victim != by and team(players[victim]["role"]) == team(players[by]["role"])
        if len(left) == 1 and len(players) > 3:  # 8.4; by one's own hand is by no team mate
            return "refused" if team_mate else "swordmaster"
    if any(player["honor"] == 0 for player in players):
        return "no_honor"
    return None


def scores(data: Data, how: str, victim: int | None, by: int | None) -> Scores:
    """8.3 to 8.6; how is the answer of ``ending``, victim and by are None when no defeat ended the game."""
    players = seats(data)
    rising_sun = bool(data.get("rising_sun"))
    roles = [player["role"] for player in players]
    points = []
    for seat, player in enumerate(players):
        own = player["honor"] * multiplier(roles, seat, rising_sun=rising_sun)
        if team(roles[seat]) != "ronin":
            own += list(player["hand"]).count("daimyo")
        points.append(own)
    totals: dict[str, int] = {}
    for seat, own in enumerate(points):
        totals[team(roles[seat])] = totals.get(team(roles[seat]), 0) + own
    struck = None
    if how != "swordmaster" and victim is not None and by is not None and victim != by:
        struck = team(roles[victim]) if team(roles[victim]) == team(roles[by]) else None  # 8.5
    if struck is not None:
        totals[struck] -= 3
    if how == "swordmaster":
        winner = team(roles[next(seat for seat, player in enumerate(players) if player["resilience"] > 0)])
    else:
        best = max(totals.values())
        ties = ("shogun", "ninja", "ronin") if rising_sun else ("ninja", "shogun", "ronin")  # 8.6
        winner = next(one for one in ties if totals.get(one) == best)
    winners = [seat for seat, role in enumerate(roles) if team(role) == winner]
    return Scores(points, totals, winner, winners, struck)
