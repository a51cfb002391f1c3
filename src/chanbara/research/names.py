"""The names of our environments in Gymnasium."""

from __future__ import annotations

ENVIRONMENTS = {
    "chanbara/Sword-v2": "chanbara.research.gymnasium:SwordEnv",
    "chanbara/Duel-v3": "chanbara.research.gymnasium:DuelEnv",
}
VECTORIZED = {"chanbara/Sword-v2": "chanbara.research.gymnasium_vector:SwordVectorEnv"}
"""Those with a vector environment of our own, for ``make_vec``."""


def register_names() -> None:
    """Register the names with Gymnasium, if it is installed."""
    try:
        from gymnasium.envs.registration import register, registry  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        return
    for name, where in ENVIRONMENTS.items():
        if name not in registry:
            register(name, where, vector_entry_point=VECTORIZED.get(name))
