"""What an observation of the duel is made of: named slices of one row of small numbers.

All of it is open to the player. Of a deck he knows the cards and not their order, so decks are counts.
"""

from __future__ import annotations

from chanbara.duel.rules.rulings import DuelRulings
from chanbara.duel.rules.words import Module, Prompt
from chanbara.flat.sight import Part, places, size_of
from chanbara.research.duel_actions import BOOK, CARDS, ENEMIES, SPECIALS, VIRTUES

VERSION = "duel_v2"

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
    Part("environment", (len(ENVIRONMENTS),), f"1 for the place, if any: {_said(ENVIRONMENTS)}"),
    Part("weather", (len(WEATHERS),), f"1 for the weather: {_said(WEATHERS)}"),
    Part("difficulty", (len(DIFFICULTIES),), f"1 for the difficulty: {_said(DIFFICULTIES)}"),
    Part("modules", (len(MODULES),), f"1 for each module: {_said(MODULES)}"),
    Part("rulings", (len(RULINGS),), f"1 for each ruling that is not the default: {_said(RULINGS)}"),
)
QUESTION = (
    Part("prompt", (len(PROMPTS),), f"1 for what is asked: {_said(PROMPTS)}"),
    Part("round", (1,), "the round, from 1"),
    Part("attack", (1,), "the attack of the round, from 1"),
    Part("target", (ENEMIES,), "1 for the enemy attacked"),
    Part("redraw", (len(CARDS),), "cards named so far to be exchanged"),
    Part("looked_at", (len(SPECIALS),), "1 for a special card of which one may be kept"),
    Part("to_draw", (1,), "special cards still to be drawn"),
    Part("raise_by", (1,), "by how much strength or technique will be raised"),
    Part("harm", (len(HARMS),), "what a hit does that is not dealt yet: life, Qi, a wound's level"),
    Part("counters", (ENEMIES,), "counterattacks of each enemy that are still to come"),
    Part("counters_due", (1,), "1 while it is open who counterattacks"),
    Part("sacrificed", (1,), "1 when life was given for guard against the next counterattack"),
    Part("withdrawn", (1,), "guard that is lost again after a counterattack"),
)
PLAYER = (
    Part("life", (1,), "life"),
    Part("life_cap", (1,), "the most life one may have"),
    Part("qi", (1,), "Qi"),
    Part("qi_most", (1,), "the most Qi one may have now"),
    Part("armour", (1,), "points of armour"),
    Part("mulligans", (1,), "mulligans left"),
    Part("strength", (1,), "strength"),
    Part("technique", (1,), "technique"),
    Part("guard", (1,), "guard without what changed for this attack"),
    Part("guard_now", (1,), "guard as it counts now"),
    Part("technique_before", (1,), "technique when this attack began"),
    Part("guard_bonus", (1,), "what changed for this attack: guard"),
    Part("defence_change", (1,), "the enemy's defence"),
    Part("counter_change", (1,), "his counterattack"),
    Part("red_die", (1,), "what the red die shows; 0 once it left the game"),
    Part("hit", (2,), "1 for a hit in this attack, and in this round"),
    Part("played_before", (1,), "cards played before the defence was turned"),
    Part("used", (len(ONCE),), f"1 for what may be done once, and was: {_said(ONCE)}"),
    Part("virtue", (len(VIRTUES),), "1 for the Bushido card in front of one"),
    Part("points", (1,), "points of it left to spend"),
    Part("locked", (1,), "Qi that lies on it"),
    Part("marker", (1,), "where the marker stands"),
    Part("blood", (len(WOUNDS), LEVELS), "1 for a wound that lasts, by its level"),
)
FOES = (
    Part("enemy", (ENEMIES,), "1 for an enemy that is there"),
    Part("enemy_life", (ENEMIES,), "his life"),
    Part("enemy_qi", (ENEMIES,), "his Qi"),
    Part("enemy_start_qi", (ENEMIES,), "the Qi he began with"),
    Part("enemy_armour", (ENEMIES,), "points of his armour"),
    Part("side_b", (1,), "1 while the opponent with two sides shows side B"),
)
DECKS = (
    Part("hand", (len(CARDS),), f"cards in hand: {_said(CARDS)}"),
    Part("draw", (len(CARDS),), "cards in the draw pile"),
    Part("discard", (len(CARDS),), "cards in the discard pile"),
    Part("played", (len(CARDS),), "cards of this attack"),
    Part("together", (len(CARDS),), "cards that may still make a combo"),
    Part("removed", (len(CARDS),), "cards out of the game"),
    Part("specials", (len(SPECIALS),), "cards in the special deck"),
    Part("defence", (len(DEFENCES),), f"1 for the defence card that lies open: {_said(DEFENCES)}"),
    Part("defence_deck", (len(DEFENCES),), "cards in the defence deck"),
    Part("defence_pile", (len(DEFENCES),), "those that lie aside"),
    Part("counter_deck", (len(COUNTERS),), f"cards in the counterattack deck: {_said(COUNTERS)}"),
    Part("counter_pile", (len(COUNTERS),), "those that lie aside"),
    Part("blood_deck", (len(WOUNDS),), f"cards in the Blood deck: {_said(WOUNDS)}"),
    Part("bushido_deck", (len(VIRTUES),), f"cards in the Bushido deck: {_said(VIRTUES)}"),
    Part("bushido_top", (len(VIRTUES),), "1 for its top card, which lies open"),
)

PARTS = (*CHOSEN, *QUESTION, *PLAYER, *FOES, *DECKS)
SLICES = places(PARTS)
OBSERVATION_SIZE = size_of(PARTS)
SHOWN = {*CARDS, *DEFENCES, *COUNTERS}
"""Cards that have a place in a row; their numbers may be one's own."""
