"""What is wrong with data files, and the sentence that says so."""

from pathlib import Path

import yaml

START = """\
format: 1
cards:
  ambush:
    type: action
    symbol: koi
    copies: 2
    aim: hand
    play:
      - demand: parry
        of: neighbors
        otherwise: [{wound: 1}]
  sasumata: {type: weapon, symbol: fuji, copies: 2, reach: 3, wounds: 2}
  banner:
    type: property
    symbol: torii
    copies: 2
    when:
      - moment: turn_start
        do: [{draw: 1}]
characters:
  yasuke:
    resilience: 6
    changes: {dealt: 1}
    abilities:
      spare: {cost: 1, do: [{draw: 1}]}
"""

REFUSED: list[tuple[str, str, str]] = yaml.safe_load(
    Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8")
)
"""What is replaced, by what, and the refusal."""
