"""A Rising Sun table with an open decision, written as in tests.table."""

from typing import Any

from chanbara import Game
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.placement import Placement, SeatPlacement, place


def rising(seats: str, *acts: str, **about: Any) -> Game:  # noqa: ANN401 - what a position may say
    """Return a game after some acts; the first seat is on turn. Deck and pile are words."""
    for pile in ("deck", "pile"):
        if pile in about:
            about[pile] = about[pile].split()
    game = place(Placement([_seat(one) for one in seats.split("|")], rising_sun=True, **about))
    for act in acts:
        game.apply(act)
    return game


def _seat(written: str) -> SeatPlacement:
    who, _, cards = written.partition(":")
    hand, _, in_play = cards.partition("/")
    seat = SeatPlacement(character="", hand=hand.split(), in_play=in_play.split())
    for word in who.split():
        if word.endswith("/"):
            seat.resilience = int(word[:-1])
        elif word in catalog_named(RISING_SUN).role_cards:
            seat.role = word
        else:
            seat.character = word
    return seat
