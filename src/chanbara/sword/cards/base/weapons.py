"""The 32 weapons of the base game (1, table of weapons)."""

from __future__ import annotations

from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.words import Suit

FUJI, ORIGAMI = Suit.FUJI, Suit.ORIGAMI

WEAPONS = (
    weapon("bo", reach=2, wounds=1, suit=ORIGAMI, copies=5),
    weapon("bokken", reach=1, wounds=1, suit=ORIGAMI, copies=6),
    weapon("daikyu", reach=5, wounds=2, suit=FUJI, copies=1),
    weapon("kanabo", reach=3, wounds=2, suit=ORIGAMI, copies=1),
    weapon("katana", reach=2, wounds=3, suit=FUJI, copies=1),
    weapon("kiseru", reach=1, wounds=2, suit=ORIGAMI, copies=5),
    weapon("kusarigama", reach=2, wounds=2, suit=ORIGAMI, copies=4),
    weapon("nagayari", reach=4, wounds=2, suit=FUJI, copies=1),
    weapon("naginata", reach=4, wounds=1, suit=FUJI, copies=2),
    weapon("nodachi", reach=3, wounds=3, suit=FUJI, copies=1),
    weapon("shuriken", reach=3, wounds=1, suit=ORIGAMI, copies=3),
    weapon("tanegashima", reach=5, wounds=1, suit=FUJI, copies=1),
    weapon("wakizashi", reach=1, wounds=3, suit=FUJI, copies=1),
)
