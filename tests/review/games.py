"""Games to review, and pairs of them that one seat cannot distinguish."""

from __future__ import annotations

import random
from typing import Any

import chanbara
from chanbara.review.timeline import Timeline
from chanbara.sword.bots.registry import make_bot
from tests.table import play_at_random

OBSERVER = 0
HANDS = [
    ["katana", "parry", "breathing", "daimyo"],
    ["bokken", "bokken", "parry", "kiseru", "armor"],
    ["nodachi", "parry", "diversion", "geisha", "kiseru"],
    ["kusarigama", "parry", "tea_ceremony", "jujutsu", "bo", "shuriken"],
]
ROLES = ["shogun", "ninja2", "samurai", "ninja3"]
PEOPLE = ["musashi", "goemon", "hanzo", "tomoe"]


def random_game(seed: int = 5, players: int = 3, choices: int | None = None) -> chanbara.Game:
    """A game played at random, to its end or broken off."""
    return play_at_random(chanbara.new_game("sword", players=players, seed=seed), seed, choices)


def game_of_bots(
    bot: str, seed: int, players: int, choices: int | None = None, book: str = "ours"
) -> chanbara.Game:
    """A game between bots of one kind."""
    game = chanbara.new_game("sword", players=players, seed=seed, book=book)
    bots = [make_bot(bot, f"{bot} {seat}") for seat in range(players)]
    while game.decision is not None and len(game.choices) != choices:
        seat = game.decision.seat
        game.apply(bots[seat].choose(chanbara.observe(game, seat), chanbara.seen(game, seat)))
    return game


def past_of(game: chanbara.Game) -> Timeline:
    return Timeline(game.record())


def pair_of_worlds(seed: int, most: int = 60) -> tuple[str, str]:
    """Two records that seat 0 cannot distinguish: others have other roles and other cards."""
    chance = random.Random(seed)
    games = [_world(swapped=swapped) for swapped in (False, True)]
    while all(game.decision is not None for game in games) and len(games[0].choices) < most:
        told = [one.decision.texts() for one in games if one.decision is not None]
        both = [text for text in told[0] if text in told[1]]
        chance.shuffle(both)
        alike = next((text for text in both if _looks_alike(games, text)), None)
        if alike is None:
            break
        for game in games:
            game.apply(alike)
    return games[0].record(), games[1].record()


def _world(*, swapped: bool) -> chanbara.Game:
    hands, roles = [list(hand) for hand in HANDS], list(ROLES)
    if swapped:
        hands[1][4], hands[2][0] = hands[2][0], hands[1][4]
        hands[2][3], hands[3][3] = hands[3][3], hands[2][3]
        roles[1], roles[3] = roles[3], roles[1]
    return chanbara.new_game("sword", players=4, seed=11, hands=hands, roles=roles, characters=PEOPLE)


def _looks_alike(games: list[chanbara.Game], text: str) -> bool:
    """Whether the observer sees the same after a choice in both worlds, and the game continues."""
    after = [game.clone() for game in games]
    for game in after:
        game.apply(text)
    if any(game.decision is None for game in after):
        return False
    return _sight(after[0]) == _sight(after[1])


def _sight(game: chanbara.Game) -> tuple[Any, Any]:
    return chanbara.observe(game, OBSERVER), chanbara.seen(game, OBSERVER)
