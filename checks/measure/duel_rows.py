"""The rows of the duel's balance, the original numbers, and Shiro's prices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from chanbara.duel.book import data
from chanbara.duel.bots import solver
from chanbara.duel.rules import shiro
from chanbara.duel.rules.rulings import BEFORE
from chanbara.duel.rules.words import Prompt
from chanbara.duel.simulation import DuelPlan

if TYPE_CHECKING:
    from chanbara.duel.bots.situation import Situation
    from chanbara.duel.rules.state import Duel
    from chanbara.duel.sight.view import DuelDecision

SEED = "balance"
PLAYERS = ("lookahead", "solver")
LADDERS = {
    "campaign": "campaign",
    "quiet": "campaign without events",
    "campaign 1vs3": "campaign, 1 vs. 3",
    "clan": "clan",
    "clan 1vs3": "clan, 1 vs. 3",
}
FIRST = "first"
"""The prefix of rows with the original numbers."""
FIRST_NUMBERS = Path(__file__).with_name("duel_first.json")
OFTEN = 4
"""Sample multiplier for the solver in rows whose difference matters to a few points."""


class Row(NamedTuple):
    """One kind of duel, and the win rate of a look-ahead bot with the original numbers."""

    name: str
    plan: DuelPlan
    before: int | None = None
    times: int = 1


PLAIN = DuelPlan(0, SEED)
ROWS = (
    Row("plain: Arima, Katana", PLAIN, 53, OFTEN),
    Row("Yari", PLAIN._replace(weapon="yari"), 58),
    Row("Wakizashi", PLAIN._replace(weapon="wakizashi"), 54),
    Row("Nodachi", PLAIN._replace(weapon="nodachi"), 57),
    Row("Bokken", PLAIN._replace(weapon="bokken"), 54),
    Row("Kusarigama", PLAIN._replace(weapon="kusarigama"), 64),
    Row("Naginata", PLAIN._replace(weapon="naginata"), 55),
    Row("Yoshioka", PLAIN._replace(opponent="yoshioka"), 44),
    Row("Inshun", PLAIN._replace(opponent="inshun"), 49),
    Row("Baiken", PLAIN._replace(opponent="baiken"), 33),
    Row("Kojiro", PLAIN._replace(opponent="kojiro"), 32),
    Row("Shiro", PLAIN._replace(opponent="shiro"), 36),
    Row("Blood", PLAIN._replace(modules=("blood",)), 54),
    Row("Bushido", PLAIN._replace(modules=("bushido",)), 53, OFTEN),
    Row("Gisei", PLAIN._replace(modules=("gisei",)), 53, OFTEN),
    Row("1 vs. 3", PLAIN._replace(modules=("1vs3",)), 36),
    Row("Yoroi on you", PLAIN._replace(modules=("yoroi",)), 80),
    Row("Yoroi on the enemy", PLAIN._replace(modules=("yoroi_enemy",)), 26),
    Row("Student", PLAIN._replace(difficulty="student"), 71),
    Row("Kensei", PLAIN._replace(difficulty="kensei"), 32),
    Row("rain", PLAIN._replace(weather="rain"), 22),
    Row("wind", PLAIN._replace(weather="wind"), 45),
    Row("snow", PLAIN._replace(weather="snow")),
    Row("fog", PLAIN._replace(weather="fog")),
    Row("Dojo", PLAIN._replace(environment="dojo")),
    Row("Temple", PLAIN._replace(environment="temple")),
    Row("Ganryu beach", PLAIN._replace(environment="beach")),
    Row("Snowfield", PLAIN._replace(environment="snowfield")),
    Row("Bamboo forest", PLAIN._replace(environment="bamboo")),
    Row("Cliff", PLAIN._replace(environment="cliff")),
)
RULED = (
    Row("two cards in phase 2", PLAIN._replace(rulings=(("cards_optional", False),)), None, OFTEN),
    Row("balanced Shiro", PLAIN._replace(opponent="shiro", rulings=(("balanced_shiro", True),))),
    Row(
        "Shiro no stronger on side B",
        PLAIN._replace(opponent="shiro", rulings=(("side_b_strikes_harder", False),)),
    ),
    Row("Blood, the shoulder once", PLAIN._replace(modules=("blood",), rulings=(("shoulder_lasts", False),))),
)
"""Duels with a flipped ruling (B8.40)."""
BEFORE_RULED = tuple(BEFORE.changed().items())
"""The rules of the original measurements."""


def first_book() -> None:
    """Make this process use the original numbers."""
    text = FIRST_NUMBERS.read_text(encoding="utf-8")
    vars(data)["standard_numbers"] = lambda: json.loads(text)


PRICES = {
    "none": "no price at all",
    "qi": "a Qi, where there is one",
    "life": "a life",
    "card": "a card, where there is one",
    "die": "a step of the red die, where it can be paid",
    "best": "what the solver thinks best",
}
"""The prices of Shiro's turn, one experiment each."""


def paid(price: str) -> None:
    """Make the solver of this process always pay one price (A6.2), or none."""
    if price == "none":
        setattr(shiro.ChoosePenalty, "run", _asked_for_nothing)  # noqa: B010 - a method is not assigned to
    elif price != "best":
        usual = solver.ANSWERS[Prompt.PENALTY]

        def pay(now: Situation, decision: DuelDecision) -> str:
            options = [one for one in decision.options if one.key is not None and _is_paid(one.key, price)]
            offered = msgspec.structs.replace(decision, options=tuple(options)) if options else decision
            return usual(now, offered)

        solver.ANSWERS[Prompt.PENALTY] = pay


def _is_paid(key: str, price: str) -> bool:
    return ":" in key if price == "card" else key == price


def _asked_for_nothing(_step: Any, _duel: Duel) -> None:  # noqa: ANN401 - the step that would ask
    """No price is due."""
