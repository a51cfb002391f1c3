"""The functions of the open build that are called from outside."""

from chanbara.sword.open.build import open_build

_modules = {
    "flat.env.observe": ("observe", "observe_perfect"),
    "flat.env.policy": ("play_random", "play_turns"),
    "flat.rules.answers": ("step",),
    "flat.rules.chance": ("seed", "below"),
    "flat.rules.deal": ("deal",),
    "flat.rules.legal": ("legal",),
    "flat.rules.scoring": ("team_of", "total", "winner", "is_deadly_strike"),
    "mind.run.count": ("count_games",),
    "mind.run.matched": ("play_matched",),
    "mind.run.seated": ("play_seated",),
    "mind.value.valuation": ("turn_of",),
}
_own = [
    getattr(open_build().module(f"chanbara.sword.{part}"), name)
    for part, names in _modules.items()
    for name in names
]
ENTRY_POINTS = (
    *dict.fromkeys((*_own, *open_build().module("chanbara.sword.mind.entry_points").ENTRY_POINTS)),
)
