"""Duels for tests of the terminal: every opponent, weapon, environment and module, at each decision."""

import random
from collections.abc import Iterator
from typing import Any

import chanbara
from chanbara.duel.sight.view import DuelView
from chanbara.duel.words.words import DuelWords
from chanbara.locales import speech

SET_UPS: list[dict[str, Any]] = [
    {"modules": ("bushido", "gisei")},
    {"opponent": "yoshioka", "weapon": "nodachi", "environment": "dojo", "modules": ("blood",)},
    {"opponent": "inshun", "weapon": "bokken", "environment": "temple", "modules": ("yoroi", "bushido")},
    {
        "opponent": "baiken",
        "weapon": "kusarigama",
        "environment": "beach",
        "modules": ("yoroi_enemy", "gisei"),
    },
    {"opponent": "kojiro", "weapon": "naginata", "environment": "snowfield", "difficulty": "student"},
    {
        "opponent": "shiro",
        "weapon": "yari",
        "environment": "bamboo",
        "modules": ("blood", "bushido", "gisei"),
    },
    {"opponent": "shiro", "weapon": "wakizashi", "difficulty": "student", "modules": ("yoroi", "bushido")},
    {"environment": "cliff", "weather": "fog", "modules": ("1vs3", "yoroi_enemy", "bushido")},
    {"weather": "rain", "difficulty": "kensei", "modules": ("1vs3", "gisei", "blood")},
]


LIKED = {"combo step", "combo die", "step", "take", "convert"}
"""What would come up too seldom; and cards that are held back would make neither hits nor combos."""


def duels(rounds: int) -> Iterator[chanbara.Game]:
    """Yield duels at each of their decisions, and over; chosen at random, Bushido steps more often."""
    for seed in range(rounds):
        for set_up in SET_UPS:
            game = chanbara.new_game("duel", seed=seed, **set_up)
            generator = random.Random(seed)
            while game.decision is not None:
                yield game
                texts = game.decision.texts()
                liked = [text for text in texts if text in LIKED]
                liked = liked or [text for text in texts if text.startswith("play ")]
                game.apply(generator.choice(liked if liked and generator.random() < 0.6 else texts))
            yield game


def reading(game: chanbara.Game, language: str = "en") -> tuple[DuelView, DuelWords]:
    """Return what the player sees, and the words to say it."""
    view: DuelView = chanbara.observe(game, 0)
    return view, DuelWords(language, view)


def messages(prefix: str) -> set[str]:
    """Return the English messages that begin like this, without the beginning."""
    return {name.removeprefix(prefix) for name in speech("en").messages(prefix)}
