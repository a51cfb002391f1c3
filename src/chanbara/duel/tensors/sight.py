"""The layout of an observation of the duel: named slices of one row of small integers.

All of it is visible to the player, who knows the cards of a deck but not their order, so decks are counts.
"""

from __future__ import annotations

from chanbara.duel.rules.rulings import DuelRulings
from chanbara.duel.rules.words import Module, Prompt
from chanbara.duel.tensors.actions import BOOK, CARDS, ENEMIES, SPECIALS, VIRTUES
from chanbara.slices import Part, places, size_of

VERSION = "duel_v3"

THREE = "1vs3"
OPPONENTS = (*BOOK.opponents, THREE)
WEAPONS = tuple(BOOK.weapons)
ENVIRONMENTS = tuple(BOOK.environments)
WEATHERS = tuple(BOOK.weather)
DIFFICULTIES = tuple(BOOK.difficulty)
MODULES = tuple(module.value for module in Module)
RULINGS = DuelRulings._fields
PROMPTS = tuple(prompt.value for prompt in Prompt)
DEFENCES = tuple(BOOK.defence)
COUNTERS = tuple(BOOK.counters)
WOUNDS = tuple(BOOK.blood)
LEVELS = 2
HARMS = ("life", "qi", "wound")
ONCE = ("attack:environment", "attack:bokken", "duel:environment")


def _said(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words)


CHOSEN = (
    Part("opponent", (len(OPPONENTS),), f"1 for the opponent: {_said(OPPONENTS)}"),
    Part("weapon", (len(WEAPONS),), f"1 for the weapon: {_said(WEAPONS)}"),
    Part("environment", (len(ENVIRONMENTS),), f"1 for the location, if any: {_said(ENVIRONMENTS)}"),
    Part("weather", (len(WEATHERS),), f"1 for the weather: {_said(WEATHERS)}"),
    Part("difficulty", (len(DIFFICULTIES),), f"1 for the difficulty: {_said(DIFFICULTIES)}"),
    Part("modules", (len(MODULES),), f"1 for each module: {_said(MODULES)}"),
    Part("rulings", (len(RULINGS),), f"1 for each ruling that differs from the default: {_said(RULINGS)}"),
)
QUESTION = (
    Part("prompt", (len(PROMPTS),), f"1 for the kind of decision: {_said(PROMPTS)}"),
    Part("round", (1,), "the round, from 1"),
    Part("attack", (1,), "the attack of the round, from 1"),
    Part("target", (ENEMIES,), "1 for the enemy attacked"),
    Part("redraw", (len(CARDS),), "cards chosen so far for exchange"),
    Part("looked_at", (len(SPECIALS),), "1 for each special card to choose from"),
    Part("to_draw", (1,), "special cards still to be drawn"),
    Part("raise_by", (1,), "by how much strength or technique will be raised"),
    Part("harm", (len(HARMS),), "effects of a hit that are still pending: life, Qi, a wound's level"),
    Part("counters", (ENEMIES,), "pending counterattacks of each enemy"),
    Part("counters_due", (1,), "1 while it is undecided who counterattacks"),
    Part("sacrificed", (1,), "1 if life was paid for guard against the next counterattack"),
    Part("withdrawn", (1,), "guard that is lost after the counterattack"),
)
PLAYER = (
    Part("life", (1,), "life"),
    Part("life_cap", (1,), "the life cap"),
    Part("qi", (1,), "Qi"),
    Part("qi_most", (1,), "the current Qi cap"),
    Part("armour", (1,), "points of armor"),
    Part("mulligans", (1,), "mulligans left"),
    Part("strength", (1,), "strength"),
    Part("technique", (1,), "technique"),
    Part("guard", (1,), "guard without the changes for this attack"),
    Part("guard_now", (1,), "effective guard"),
    Part("technique_before", (1,), "technique when this attack began"),
    Part("guard_bonus", (1,), "change for this attack: guard"),
    Part("defence_change", (1,), "change for this attack: the enemy's defense"),
    Part("counter_change", (1,), "change for this attack: the enemy's counterattack"),
    Part("red_die", (1,), "value of the red die; 0 once it has left the game"),
    Part("hit", (2,), "1 for a hit in this attack, and in this round"),
    Part("played_before", (1,), "cards played before the defense card was revealed"),
    Part("used", (len(ONCE),), f"1 for each one-time option already used: {_said(ONCE)}"),
    Part("virtue", (len(VIRTUES),), "1 for your Bushido card"),
    Part("points", (1,), "its points left to spend"),
    Part("locked", (1,), "Qi locked on it"),
    Part("marker", (1,), "position of the marker"),
    Part("blood", (len(WOUNDS), LEVELS), "1 for a lasting wound, by level"),
)
FOES = (
    Part("enemy", (ENEMIES,), "1 for an enemy in the duel"),
    Part("enemy_life", (ENEMIES,), "life of an enemy"),
    Part("enemy_qi", (ENEMIES,), "Qi of an enemy"),
    Part("enemy_start_qi", (ENEMIES,), "Qi an enemy started with"),
    Part("enemy_armour", (ENEMIES,), "points of an enemy's armor"),
    Part("side_b", (1,), "1 while a two-sided opponent shows side B"),
)
DECKS = (
    Part("hand", (len(CARDS),), f"cards in hand: {_said(CARDS)}"),
    Part("draw", (len(CARDS),), "cards in the draw pile"),
    Part("discard", (len(CARDS),), "cards in the discard pile"),
    Part("played", (len(CARDS),), "cards played in this attack"),
    Part("together", (len(CARDS),), "cards that can still form a combo"),
    Part("removed", (len(CARDS),), "cards out of the game"),
    Part("specials", (len(SPECIALS),), "cards in the special deck"),
    Part("defence", (len(DEFENCES),), f"1 for the revealed defense card: {_said(DEFENCES)}"),
    Part("defence_deck", (len(DEFENCES),), "cards in the defense deck"),
    Part("defence_pile", (len(DEFENCES),), "used cards"),
    Part("counter_deck", (len(COUNTERS),), f"cards in the counterattack deck: {_said(COUNTERS)}"),
    Part("counter_pile", (len(COUNTERS),), "used cards"),
    Part("blood_deck", (len(WOUNDS),), f"cards in the Blood deck: {_said(WOUNDS)}"),
    Part("bushido_deck", (len(VIRTUES),), f"cards in the Bushido deck: {_said(VIRTUES)}"),
    Part("bushido_top", (len(VIRTUES),), "1 for its top card, which is face up"),
)

PARTS = (*CHOSEN, *QUESTION, *PLAYER, *FOES, *DECKS)
SLICES = places(PARTS)
OBSERVATION_SIZE = size_of(PARTS)
SHOWN = {*CARDS, *DEFENCES, *COUNTERS}
"""Cards with an index in a row; their numbers may be custom."""
