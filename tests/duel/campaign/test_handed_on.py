"""What a record may carry over from the previous duel: everything valid, and nothing else."""

import json

import pytest

from chanbara.duel.saga.handed_on import HandedOn, check_handed_on
from chanbara.duel.setup import NOTHING_CARRIED, Carried

REI = {"virtue": "rei", "virtue_taken": True, "points": 5}


def test_everything_that_a_duel_takes_over_is_checked() -> None:
    assert HandedOn.__struct_fields__ == Carried._fields
    check_handed_on(json.dumps(NOTHING_CARRIED._asdict()), [])
    check_handed_on(json.dumps({"qi": -1, "red_die": 2, "blood": [["arm_and_rib", 2]]}), [])
    check_handed_on(json.dumps(REI), ["bushido"])


@pytest.mark.parametrize(
    "told",
    [
        {"qi": 10},
        {"qi": 0.5},
        {"qi": float("inf")},
        {"life": 0},
        {"enemy_life": 100},
        {"mulligans": True},
        {"side_b": 1},
        {"blood": [["arm_and_rib", 3]]},
        {"luck": 1},
        [],
        {"points": 1},
        REI | {"points": 0},
        REI | {"points": 6},
        REI | {"virtue_taken": False},
        REI | {"virtue": "meiyo"},
        REI | {"virtue": "hope"},
    ],
    ids=str,
)
def test_what_no_duel_hands_on_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match="not carried over"):
        check_handed_on(json.dumps(told), ["bushido"])
