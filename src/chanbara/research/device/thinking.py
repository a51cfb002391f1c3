"""What is known of bots that play on a device: how much room their minds need there."""

from __future__ import annotations

from dataclasses import replace

from chanbara.research.device.known import Special
from chanbara.research.device.special import Values, cards_of, special
from chanbara.sword.flat.format import actions, layout, tables
from chanbara.sword.mind import arrays
from chanbara.sword.mind.belief import worlds
from chanbara.sword.mind.run import beside
from chanbara.sword.mind.value import ending, styles

CALLED = frozenset(
    {
        "exp",
        "judge_aims",
        "likelihood",
        "log",
        "novice_opinions",
        "opinions",
        "points_of_card",
        "seat_odds",
        "weigh_worlds",
        "worth_of_ending",
    }
)
"""Functions whose code stands in one place: inlined wherever they are called, it would be too large."""
UPDATE_ODDS = """
// There is room for the odds of one seat: those of another take its place.
INLINED void update_odds_native(State state, int seat, Chance stream, Reals mind) {{
  if (stream[{UP_TO_DATE}] >> seat & 1) return;
  seat_odds_(state, seat, mind + {BELIEF}, mind + {ALL_ODDS});
  stream[{UP_TO_DATE}] = (stream[{UP_TO_DATE}] & {CHANGED}) | 1 << seat;
}}
"""
ODDS_AT = """
INLINED int odds_at_native(int, int role) {{ return role * {ODDS_SIZE}; }}
"""


def most_listed(players: int, edition: int) -> int:
    """Return how many actions a list may have: the Play phase has the most, with a place to write one more.

    That is every card at every seat, every property taken or discarded, or paid for, an ability and the end.
    """
    copies = cards_of(edition)
    cards = 1 + max(card for card, count in enumerate(copies) if count)
    properties = sum(1 for card in tables.PROPERTY_CARDS if copies[card])
    of_properties = (1 + len(tables.ON_PROPERTY_CARDS)) * players * properties
    return min(actions.ACTIONS, cards * players + of_properties + 3)


def small_mind(players: int, edition: int) -> dict[str, int]:
    """Return the layout of a mind that no planner uses, with the odds of one seat, and of the lists."""
    there_are = int(worlds.WORLDS[edition & 1, players])
    of_table = players * arrays.KINDS_OF_ROLE
    listed = most_listed(players, edition)
    found, place = {"ODDS_SIZE": of_table, "RANKS": listed, "ROOM_SIZE": 2 * listed}, 0
    for name, size in (
        ("BELIEF", there_are),
        ("EVEN_BELIEF", there_are),
        ("EVIDENCE", of_table * arrays.KINDS_OF_PLAYER),
        ("SUPPORT", of_table),
        ("TERMS", arrays.KINDS_OF_ROLE),
        ("ALL_ODDS", arrays.KINDS_OF_ROLE * of_table),
        ("EVEN_ODDS", arrays.KINDS_OF_ROLE * of_table),
        ("POINTS", max(listed, layout.SEATS)),
        ("SETTINGS", arrays.KINDS_OF_SETTING),
        ("TRUSTING_ODDS", of_table),
    ):
        found[name] = place
        place += size
    for name in ("BOLDNESS", "TRUST", "SLYNESS"):
        found[name] = found["SETTINGS"] + getattr(styles, name) - arrays.SETTINGS
    return found | {"MIND_SIZE": place}


def thinking(players: int, edition: int) -> Special:
    """Return all that is known of games in which bots sit."""
    games, places = special(players, edition, {}), small_mind(players, edition)
    there_are, of_table = int(worlds.WORLDS[edition & 1, players]), places["ODDS_SIZE"]
    values: Values = {
        name: (getattr(arrays, name, None) or getattr(styles, name, 0), place)
        for name, place in places.items()
    }
    values["ROLES_IN"] = worlds.ROLES_IN, worlds.ROLES_IN[:, :, :there_are, :players]
    values["SEATS_BY_ROLE"] = ending.SEATS_BY_ROLE, ending.SEATS_BY_ROLE[:, :, :there_are]
    usual = {"UP_TO_DATE": beside.UP_TO_DATE, "CHANGED": beside.CHANGED}
    native = {
        "odds_at": ("int", ODDS_AT.format(**places)),
        "update_odds": ("void", UPDATE_ODDS.format(**places, **usual)),
    }
    cards = 1 + max(card for card, count in enumerate(cards_of(edition)) if count)
    return replace(
        games,
        values=games.values | values,
        loops=games.loops
        | {
            "KINDS": cards,
            "EVIDENCE_SIZE": of_table * arrays.KINDS_OF_PLAYER,
            "SUPPORT_SIZE": of_table,
        },
        native=games.native | native,
        called=CALLED,
    )
