"""Possible faults of a game of the flat core, and the statistics of the others."""

from __future__ import annotations

import numpy as np

from chanbara.sword.flat.format.layout import BYTE, SEATS
from chanbara.sword.flat.format.tables import CARD, OUT_OF_ROOM, ROLE_NAMES, WHO
from tests import boxes

# --- faults -------------------------------------------------------------------------------------------------

FAULTS = (
    "nothing is wrong",
    "a card is not in exactly one place",
    "the piles do not fit into their row",
    "a hand and its size disagree",
    "the properties in front of a seat and their number disagree",
    "the order of the properties in play is not theirs",
    "somebody's resilience is out of bounds",
    "somebody's honor is out of bounds",
    "honor came from nowhere",
    "a card was chosen to be shown that is not held",
    "a card that was turned over is not on the pile",
    "the pending steps are not those of a game",
    "a seat must answer that no step asks",
    "the legal actions are none, or not each of them once",
    "roles, characters, honor or hands are not dealt as printed",
    "a role or a character has changed",
    "the turns do not go on",
    "the game did not end",
    "the array was too small for the game",
    "the game ended without its cause",
    "a team won that nobody is of",
)
(
    FINE,
    CARD_ASTRAY,
    PILES_TOO_LARGE,
    HAND_WRONG,
    FRONT_WRONG,
    ORDER_WRONG,
    RESILIENCE_WRONG,
    HONOR_WRONG,
    HONOR_FROM_NOWHERE,
    SEALED_WRONG,
    TURNED_WRONG,
    STEPS_WRONG,
    ASKED_WRONG,
    OPTIONS_WRONG,
    DEAL_WRONG,
    IDENTITY_CHANGED,
    TURN_WRONG,
    ENDLESS,
    NO_ROOM,
    CAUSE_WRONG,
    WINNER_WRONG,
) = range(len(FAULTS))

# --- printed data, from the second opinion and not from the flat core ---------------------------------------

BOXES = (boxes.box(rising_sun=False), boxes.box(rising_sun=True))
SECOND_COPIES = BOXES[1].copies | {"kozuka": 2, "makibishi": 1}
"""By the other count of the two disputed cards (1.2)."""
COPIES = np.array(
    [[copies.get(key, 0) for key in CARD] for copies in (*(box.copies for box in BOXES), SECOND_COPIES)],
    dtype=np.int8,
)
FULL = np.array([boxes.RESILIENCE[key] for key in WHO], dtype=np.int64)
FIRST_HANDS = np.array(boxes.box(rising_sun=True).hands, dtype=np.int64)
HONORS = np.array(
    [BOXES[1].honor.get(players, (0, 0)) for players in range(SEATS + 1)],
    dtype=np.int64,
)
ROLES = np.array(
    [
        [
            [box.roles.get(players, {}).get(str(role), 0) for role in ROLE_NAMES]
            for players in range(SEATS + 1)
        ]
        for box in BOXES
    ],
    dtype=np.int64,
)
assert all(len(box.copies) == (COPIES[number] > 0).sum() for number, box in enumerate(BOXES)), "a card lacks"
assert ROLES.sum() == sum(range(3, 8)) + sum(range(3, 9)), "a role has another name here"

# --- buffers and counts
# --------------------------------------------------------------------------------------

ROOM = BYTE
"""The scratch buffer of the checks: large enough for any number in the array."""
GAMES, QUESTIONS, DECISIONS, TURNS, LONGEST, DEEPEST, LARGEST = range(7)
CAUSES = LARGEST + 1
WINS = CAUSES + OUT_OF_ROOM + 1
COLUMNS = WINS + 3
"""Columns of the counts of a table: sums, maxima, endings and winners."""
TABLES = (*((players, 0) for players in range(3, 8)), *((players, 1) for players in range(3, 9)))
"""Players, and 1 with Rising Sun; the games alternate between them."""
SITTING = np.array(TABLES, dtype=np.int64)

Tally = np.ndarray[tuple[int, int], np.dtype[np.int64]]
"""The counts: by table, then by column."""
