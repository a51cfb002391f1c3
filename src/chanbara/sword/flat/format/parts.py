"""The words of effects from data files as plain numbers, which compiled code reads (``rules.program``)."""

from __future__ import annotations

from chanbara.sword.rules.program import SEVERAL, Count, Part, Source, Test, Who

(
    END,
    STAY,
    IF,
    DRAW,
    RECOVER_ALL,
    RECOVER,
    PAY,
    BLEED,
    WOUND,
    DEMAND_PARRY,
    DEMAND_WEAPON,
    TAKE,
    GIVE_UP,
    DISCARD_RANDOM,
    STRIP,
    PICK_UP,
    DISCARD_PROPERTIES,
    DISCARD_THIS,
    PASS_THIS,
    LOSE_HONOR,
    GAIN_HONOR,
    GIVE_HONOR,
    TAKE_HONOR,
    RETURN_THIS,
    SHOW,
    REVEAL,
    REVEAL_PAIR,
    END_ATTACK,
    OFFER,
    MAY_DRAW,
    CHOOSE,
    GRANT,
    LOOK_ROLE,
    LOOK_HAND,
    SWAP,
    LATER_TURN,
    LATER_END,
    COUNTERS,
) = map(int, Part)
"""What an instruction does."""
(
    WHO_ME,
    WHO_OTHER,
    WHO_OTHERS,
    WHO_EVERYONE,
    WHO_NEIGHBORS,
    WHO_LEFT,
    WHO_RIGHT,
    WHO_ACTIVE,
) = map(int, Who)
"""To whom it is done."""
(
    COUNT_HONOR,
    COUNT_PROPERTIES,
    COUNT_HAND,
    COUNT_RESILIENCE,
    COUNT_MISSING,
    COUNT_COUNTERS,
    COUNT_LOST,
) = map(int, Count)
"""What is counted."""
(
    TEST_AT_LEAST,
    TEST_AT_MOST,
    TEST_CARD,
    TEST_MY_TURN,
    TEST_OTHERS_TURN,
    TEST_PLAYERS_AT_LEAST,
    TEST_PLAYERS_AT_MOST,
    TEST_SHOGUN,
) = map(int, Test)
"""What a condition asks."""
(
    FROM_NOTHING,
    FROM_CARD,
    FROM_PROPERTY,
) = map(int, Source)
"""What wounds and demands come from."""
OF_SEVERAL = tuple(int(who) for who in sorted(SEVERAL))
"""Several players: those who are Harmless are passed over by a demand (4.3)."""
