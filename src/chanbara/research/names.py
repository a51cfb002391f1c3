"""The names of our environments in Gymnasium."""

from __future__ import annotations

ENVIRONMENTS = {
    "chanbara/Sword-v2": "chanbara.research.gymnasium:SwordEnv",
    "chanbara/Duel-v3": "chanbara.research.gymnasium:DuelEnv",
}


def register_names() -> None:
    """Register the names with Gymnasium, if it is installed."""
    try:
        from gymnasium.envs.registration import register, registry  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        return
    for name, where in ENVIRONMENTS.items():
        if name not in registry:
            register(name, where)
