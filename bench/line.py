"""Measure one row of the table: `python -m bench.line NAME`, in the environment where it is installed."""

from __future__ import annotations

import importlib
import json
import sys
from importlib.metadata import version
from typing import NamedTuple

SPIEL = ("hearts", "dou_dizhu", "crazy_eights", "social_deduction")


class Line(NamedTuple):
    """Where a row is measured, and its name."""

    title: str
    module: str
    function: str = "measure"
    given: tuple[str, ...] = ()
    with_set: bool | None = None
    """For our own engines: whether with Rising Sun."""
    package: str = ""


OURS = {
    f"{name}{'_risen' if rising_sun else ''}": Line(
        f"{title}, {'Rising Sun' if rising_sun else 'base game'}",
        "bench.ours",
        f"measure_{name}",
        with_set=rising_sun,
        package="chanbara",
    )
    for name, title in (
        ("flat", "chanbara, flat core"),
        ("vector", "chanbara, VectorEnv"),
        ("reference", "chanbara, reference engine"),
    )
    for rising_sun in (False, True)
}
PEERS = {
    **{
        f"{name}_inside": Line(
            f"OpenSpiel, {name}, inside C++",
            "bench.spiel_games",
            "measure_inside",
            (name,),
            None,
            "open_spiel",
        )
        for name in SPIEL
    },
    **{
        name: Line(
            f"OpenSpiel, {name}, through Python", "bench.spiel_games", "measure", (name,), None, "open_spiel"
        )
        for name in SPIEL
    },
    "python_chess": Line("python-chess", "bench.chess_games", package="chess"),
    "rlcard_uno": Line("RLCard, uno", "bench.rlcard_games", "measure", ("uno",), None, "rlcard"),
    "catanatron": Line("Catanatron", "bench.catan_games", package="catanatron"),
    "rlcard_doudizhu": Line(
        "RLCard, dou dizhu", "bench.rlcard_games", "measure", ("doudizhu",), None, "rlcard"
    ),
    "hanabi": Line("PettingZoo, hanabi", "bench.hanabi_games", package="pettingzoo"),
}
LINES = OURS | PEERS


def main() -> int:
    """Measure, and print the results and the version as JSON."""
    line = LINES[sys.argv[1]]
    measure = getattr(importlib.import_module(line.module), line.function)
    figures = measure(*line.given) if line.with_set is None else measure(rising_sun=line.with_set)
    print(json.dumps([version(line.package), figures]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
