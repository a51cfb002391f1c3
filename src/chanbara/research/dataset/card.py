"""The card of a dataset: what it is, how it was made, its license, and how to cite it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.research.dataset.split import SHARES

if TYPE_CHECKING:
    from chanbara.research.dataset.plan import Manifest

CARD = "README.md"
CARD_TEXT = """\
---
license: {license}
pretty_name: Samurai Sword, games between bots
task_categories: [reinforcement-learning, tabular-classification]
tags: [imperfect-information, hidden-roles, card-game, multi-agent, offline-rl]
size_categories: [{size}]
configs:
- config_name: decisions
  data_files: decisions-*.parquet
- config_name: games
  data_files: games-*.parquet
---

# Samurai Sword, games between bots

{games} games of Samurai Sword with {players} players{rising_sun}, {decisions} decisions. Bots by seat, in
rotation: {bots}.

- **decisions**: what the deciding seat could know, the options, the choice (`action`) and what came of it
  (`return`).
- **games**: true roles and results; each record replays to the same events.
- **Splits** are by game, in the column `split`: {shares}.
- **Returns** are 1 if the seat's team won, else -1, without discount. All other columns of a decision were
  known to its seat.

Made by chanbara {version}, rules `{rules}`, actions `{actions}`, observations `{observation}`. The same plan
gives the same bytes; `manifest.json` has the hash of each file:

```console
$ chanbara dataset {command}
```

## Limits

The games are those of programs: people play differently. If several bots are named, bots of different
strength meet at one table. The data do not say how a bot came to its choice.

## License and citation

[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). The data have names of cards as keys, and no text
or art of the printed game. Cite chanbara {version} (`CITATION.cff`) and the command above.
"""
SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
LARGEST = "1M<n<10M"


def card_of(manifest: Manifest) -> str:
    """Return the card of a dataset."""
    plan, made = manifest.plan, manifest.made
    decisions = sum(part.rows for part in manifest.parts if part.table == "decisions")
    return CARD_TEXT.format(
        license=manifest.license,
        size=next((name for limit, name in SIZES if decisions < limit), LARGEST),
        games=f"{plan.games:,}",
        players=plan.players,
        rising_sun=" and Rising Sun" if plan.rising_sun else "",
        decisions=f"{decisions:,}",
        bots=", ".join(f"`{name}`" for name in plan.bots),
        shares=", ".join(f"{share}% `{name}`" for name, share in SHARES.items()),
        version=made.version,
        rules=made.rules,
        actions=made.actions,
        observation=made.observation,
        command=" ".join(_options(manifest)),
    )


def _options(manifest: Manifest) -> list[str]:
    """Return the options of the command that makes the same dataset."""
    plan = manifest.plan
    words = [f"--games {plan.games}", f"--players {plan.players}", f"--bots {','.join(plan.bots)}"]
    words += [f"--seed {plan.seed}"]
    words += ["--rising-sun"] if plan.rising_sun else []
    words += [f"--cast {plan.cast}"] if plan.rising_sun and plan.cast != "mixed" else []
    words += ["--rikyu"] if plan.rikyu else []
    return [*words, *(["--tensor"] if plan.tensor else []), "--out DIR"]
