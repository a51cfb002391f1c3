"""The page docs/duel-balance.md, from the measurements."""

from __future__ import annotations

from statistics import median

from chanbara.duel.book.numbers import standard_numbers as numbers
from chanbara.duel.fingerprint import fingerprint
from chanbara.record.rates import wilson
from checks.measure.duel_rows import FIRST, LADDERS, PLAYERS, PRICES, ROWS, RULED

OPENING = """\
# The balance of the duel

How often two bots win, in percent, with 95% confidence intervals. The base game of the duel is our own
reconstruction, so its numbers are ours to tune: they are in `src/chanbara/duel/duel.json`.

*Look-ahead* tries every split of its hand into the two attacks of a round and counts points. *Solver* rates
every choice by its probability of winning, averaged over everything it cannot see.

This page is generated: `make duelbalance` measures and writes it (about half an hour on two cores; results
are stored in `docs/results/duel-balance.json`, and an interrupted run can be resumed).
"""


def page(kept: dict[str, list[int]], odds: list[str], ladders: list[str]) -> str:
    """Return the page, with its parts about the odds and about any campaign or clan."""
    parts = [
        _first(kept),
        _duels(kept),
        _worth(kept),
        _ruled(kept),
        _prices(kept),
        _ladders(kept),
        odds,
        ladders,
        _changes(),
    ]
    return "\n".join(
        [f"{OPENING}\nRules {fingerprint()}.", *(line for part in parts for line in ["", *part]), ""]
    )


def share(found: list[int] | None) -> str:
    """Return a share with its interval, as in the tables."""
    if found is None:
        return "not measured"
    wins, duels = found
    low, high = wilson(wins / duels, duels)
    return f"{100 * wins / duels:.1f} ({100 * low:.0f} – {100 * high:.0f})"


def per_cent(found: list[int]) -> float:
    """Return a share."""
    return 100 * found[0] / found[1]


def _first(kept: dict[str, list[int]]) -> list[str]:
    duels = kept[f"{FIRST} {ROWS[0].name}"][1]
    lines = [
        "## The numbers as they were first made",
        "",
        "`checks/measure/duel_first.json` keeps them. *Expected* is what another look-ahead player won when",
        f"they were made (800 duels a row); ours has {duels:,} duels a row. Both played by the rulings of",
        "revision 1.",
        "",
        "| duel | expected | look-ahead | difference |",
        "|---|---:|---:|---:|",
    ]
    for row in ROWS:
        found = kept.get(f"{FIRST} {row.name}")
        if row.before is not None and found is not None:
            lines.append(
                f"| {row.name} | {row.before} | {share(found)} | {per_cent(found) - row.before:+.1f} |"
            )
    return lines


def _duels(kept: dict[str, list[int]]) -> list[str]:
    usual = [kept[f"{player} {ROWS[1].name}"][1] for player in PLAYERS]
    lines = [
        "## The numbers as they are",
        "",
        f"{usual[0]:,} duels of the look-ahead player and {usual[1]:,} of the solver a row; the solver",
        "fights more of the plain duel and of those with Bushido and Gisei.",
        "",
    ]
    lines += ["| duel | look-ahead | solver |", "|---|---:|---:|"]
    for row in ROWS:
        cells = [row.name, *(share(kept.get(f"{player} {row.name}")) for player in PLAYERS)]
        lines += [f"| {' | '.join(cells)} |"]
    return lines


def _worth(kept: dict[str, list[int]]) -> list[str]:
    """The value of each module, environment and weather compared with the plain duel."""
    lines = ["## What it is worth", "", "In points, beside the plain duel.", ""]
    lines += ["| duel | look-ahead | solver |", "|---|---:|---:|"]
    plain = [per_cent(kept[f"{player} {ROWS[0].name}"]) for player in PLAYERS]
    for row in ROWS[1:]:
        gains = [
            f"{per_cent(kept[f'{player} {row.name}']) - usual:+.1f}"
            for player, usual in zip(PLAYERS, plain, strict=True)
        ]
        lines.append(f"| {row.name} | {' | '.join(gains)} |")
    return lines


def _ruled(kept: dict[str, list[int]]) -> list[str]:
    """The effect of flipped rulings."""
    lines = ["## What rulings change", "", "Beside the same duel by the default (B8.40).", ""]
    lines += ["| ruling | look-ahead | solver |", "|---|---:|---:|"]
    beside = {"two cards in phase 2": ROWS[0].name, "Blood, the shoulder once": "Blood"}
    for row in RULED:
        cells = []
        for player in PLAYERS:
            found, usual = kept[f"{player} {row.name}"], kept[f"{player} {beside.get(row.name, 'Shiro')}"]
            cells.append(f"{share(found)}, {per_cent(found) - per_cent(usual):+.1f}")
        lines.append(f"| {row.name} | {' | '.join(cells)} |")
    return lines


def _prices(kept: dict[str, list[int]]) -> list[str]:
    lines = [
        "## Shiro's price",
        "",
        "How often the solver wins when each turn to side B costs it the same.",
        "",
    ]
    lines += ["| price | solver |", "|---|---:|"]
    return lines + [f"| {said} | {share(kept.get(f'price {price}'))} |" for price, said in PRICES.items()]


def _ladders(kept: dict[str, list[int]]) -> list[str]:
    lines = ["## Campaign and clan", ""]
    lines += [
        "| ladder of five | player | all won | duels won on average | median |",
        "|---|---|---:|---:|---:|",
    ]
    for kind, name in LADDERS.items():
        for player in PLAYERS:
            won = kept.get(f"{player} {kind}")
            if won is not None:
                through = share([sum(one >= 5 for one in won), len(won)])
                lines.append(
                    f"| {name} | {player} | {through} | {sum(won) / len(won):.2f} | {median(won):g} |"
                )
    return lines


def _changes() -> list[str]:
    lines = ["## What was retuned, and why", ""]
    return lines + [
        f"- `{one['what']}`: {one['was']} → {one['is']}. {one['why']}" for one in numbers()["changes"]
    ]
