"""How hard a duel, a campaign or a clan is that nobody measured: an estimate, with honest intervals."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Literal

import pytest

from chanbara.duel.bots.prospect import prospect
from chanbara.duel.saga.campaign import new_campaign
from chanbara.duel.saga.clan import new_clan
from chanbara.duel.served.bodies import DuelDraft
from chanbara.duel.served.hall.facts import WINS
from chanbara.duel.served.hall.hall import difficulty_of
from chanbara.duel.served.hall.outlook import CURVE_ERROR, estimated, features, fits, outlook
from chanbara.duel.served.options import DuelGame
from checks.measure.duel_ladders import climbed
from checks.measure.duel_ladders_fit import duels_of, fitted, predictions
from checks.measure.duel_ladders_page import HEADING, placed, stored_ladders
from checks.measure.duel_odds_page import expected_error, tenths

ROOT = Path(__file__).parents[2]
STORED = json.loads((ROOT / "docs" / "results" / "duel-ladders.json").read_text(encoding="utf-8"))


def chance(way: Literal["campaign", "clan"], **game: Any) -> float:  # noqa: ANN401 - options of a duel
    """Return how often the solver wins a campaign or clan, in percent."""
    found = difficulty_of(DuelDraft(way, DuelGame(**game)))
    assert found is not None
    assert found.low < found.win < found.high
    return found.win


def test_each_choice_of_a_campaign_and_a_clan_counts() -> None:
    usual = 100 * outlook(new_campaign(seed=0)).chance
    assert chance("campaign", difficulty="kensei") < usual - 10
    assert chance("campaign", difficulty="student") > usual + 10
    assert chance("campaign", weapon="kusarigama") > usual
    assert chance("campaign", modules=["yoroi_enemy"]) < usual / 2
    clan = 100 * outlook(new_clan(seed=0)).chance
    assert chance("clan", difficulty="kensei") < clan - 10
    assert chance("clan", modules=["gisei"]) > clan


def test_an_estimate_is_less_sure_than_the_same_setting_measured_often() -> None:
    fit = fits()["campaign"]
    duels = features(new_campaign(seed=0, modules=("bushido", "gisei"), difficulty="kensei"))
    few = fitted([(duels_of("campaign", chosen), won) for chosen, won in STORED["campaign"][:60]])
    narrow, wide = estimated(fit, duels), estimated(few, duels)
    assert narrow.high - narrow.low < wide.high - wide.low
    assert narrow.low < narrow.chance < narrow.high < 0.9


def test_own_numbers_have_no_estimate_and_changed_rulings_have_one() -> None:
    assert difficulty_of(DuelDraft("campaign", DuelGame(numbers="player:\n  life: 7\n"))) is None
    assert chance("clan", rulings={"gisei_once": False}, modules=["gisei"]) > 0


@pytest.mark.parametrize("way", ["campaign", "clan"])
def test_estimates_agree_with_ladders_they_were_not_fitted_to(way: str) -> None:
    found = predictions([(duels_of(way, chosen), won) for chosen, won in STORED[way]])
    assert len(found) == fits()[way].fought >= 300
    expected, finished = sum(one for one, _ in found), sum(won for _, won in found)
    spread = math.sqrt(sum(one * (1 - one) for one, _ in found))
    assert abs(expected - finished) < 2 * spread
    assert expected_error(tenths(found)) < 0.1
    assert sum((one - won) ** 2 for one, won in found) / len(found) < 0.21, "no better than a guess"


def test_a_ladder_is_its_number_whoever_fights_it() -> None:
    for way in ("campaign", "clan"):
        chosen, won = STORED[way][0]
        again, also = climbed(way, 0)
        assert (json.loads(json.dumps(again)), also) == (chosen, won)


def test_the_page_has_the_estimates_as_they_are() -> None:
    page = (ROOT / "docs" / "duel-balance.md").read_text(encoding="utf-8")
    assert page.count(HEADING) == 1
    assert placed(page, stored_ladders()) == page, "make duelladders writes it"


def test_the_curve_of_single_duels_is_as_far_off_as_its_interval_says() -> None:
    off = []
    for (what, key), wins in WINS.items():
        given: dict[str, Any] = {"modules": [key]} if what == "module" else {what: key}
        estimate = prospect(DuelGame(**given).deal(bytes(32)).table)
        off.append(math.log(estimate / (1 - estimate)) - math.log(wins / (100 - wins)))
    measured = math.sqrt(sum(one * one for one in off) / len(off))
    assert CURVE_ERROR / 2 < measured < CURVE_ERROR + 0.05
