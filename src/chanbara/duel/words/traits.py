"""What opponents, weapons, places, weather, virtues and wounds do, told from the data."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from chanbara.duel.rules.book import Counter, Environment, Opponent, Virtue, Weapon
from chanbara.duel.words.messages import signed
from chanbara.duel.words.words import DuelWords
from chanbara.words.message import Message, in_a_row, message

LETTERS = {"s": "strength", "t": "technique", "g": "guard"}


def weapon_does(words: DuelWords, weapon: Weapon) -> str:
    """Return what is good and bad about a weapon."""
    parts = starting(words, weapon.start)
    if weapon.strength:
        rows = [
            words.say("duel-row-from", least=least, what=words.amounts(effects))
            for least, effects in weapon.strength
        ]
        parts.append(words.say("duel-weapon-does-strength", list="; ".join(rows)))
    if weapon.pays_life:
        life = words.amount("life", weapon.pays_life)
        parts.append(words.say("duel-weapon-does-pays_life", life=life, gain=weapon.gain))
    if weapon.guard_most is not None:
        parts.append(words.say("duel-weapon-does-guard_most", count=weapon.guard_most))
    for trait in ("red_die_most", "cancels_from", "mulligans"):
        if getattr(weapon, trait):
            parts.append(words.say(f"duel-weapon-does-{trait}", count=getattr(weapon, trait)))
    for trait in ("life", "qi"):
        if getattr(weapon, trait):
            parts.append(words.say(f"duel-weapon-does-{trait}", count=signed(getattr(weapon, trait))))
    if weapon.looks_at > 1:
        parts.append(words.say("duel-weapon-does-looks_at", count=weapon.looks_at))
    if weapon.wound_in_round:
        about = {"count": weapon.wound_in_round, "level": weapon.wound}
        parts.append(words.say("duel-weapon-does-wound_in_round", **about))
    return " ".join([*parts, *(words.say(f"duel-does-{act}") for act in weapon.forbids)])


def weather_does(words: DuelWords, key: str) -> str:
    """Return what the weather changes."""
    weather = words.book.weather[key]
    forbidden = [words.say(f"duel-does-{act}") for act in weather.forbids]
    return " ".join([*starting(words, weather.start), *forbidden])


def starting(words: DuelWords, start: Mapping[str, int]) -> list[str]:
    """Return what the values are at the start of each round, where it is not 0."""
    listed = [f"{words.value(LETTERS[letter])} {signed(by)}" for letter, by in start.items()]
    return [words.say("duel-does-start", list=", ".join(listed))] if listed else []


def opponent_does(words: DuelWords, opponent: Opponent) -> str:
    """Return what an opponent does differently."""
    rulings = words.book.rulings
    traits = ["technique"]
    traits += ["side_b_counter"] if rulings.side_b_strikes_harder else []
    traits += ["card_counter"] if rulings.balanced_shiro else []
    parts = [
        words.say(f"duel-opponent-does-{trait}", count=signed(getattr(opponent, trait)))
        for trait in traits
        if getattr(opponent, trait)
    ]
    if opponent.patience:
        parts.append(words.say("duel-opponent-does-patience", qi=words.amount("qi", opponent.patience)))
    if opponent.entangle:
        about = {"count": signed(opponent.entangle), "least": opponent.entangled_up_to}
        parts.append(words.say("duel-opponent-does-entangle", **about))
    parts += [
        words.say(f"duel-opponent-does-{trait}")
        for trait in ("strikes_first", "avenges", "two_sides")
        if getattr(opponent, trait)
    ]
    return " ".join(parts)


def virtue_does(virtue: Virtue) -> Message:
    """Return what a virtue is good for."""
    parts = [
        message(f"duel-virtue-does-{trait}", count=int(getattr(virtue, trait)))
        for trait in Virtue._fields[1:]
        if getattr(virtue, trait)
    ]
    return in_a_row(parts or [message("duel-nothing")])


def difficulty_does(words: DuelWords, key: str) -> str:
    """Return what a difficulty changes."""
    level = words.book.difficulty[key]
    return " ".join(
        words.say(f"duel-difficulty-does-{trait}", count=getattr(level, trait))
        for trait in ("player_life", "enemy_life")
        if getattr(level, trait)
    )


def place_rows(words: DuelWords, place: Environment) -> list[str]:
    """Return what each number of the blue die brings about, from 1."""
    return [", ".join(_effects(words, "place", row)) or words.say("duel-nothing") for row in place.rows]


def place_does(words: DuelWords, place: Environment) -> str:
    """Return what a place does, equal rows of the die together."""
    price = words.amount("qi", words.book.prices["environment"])
    rows, die = [], 1
    for what, equal in groupby(place_rows(words, place)):
        last = die + len(list(equal)) - 1
        rows.append(f"{die} {what}" if die == last else f"{die}–{last} {what}")
        die = last + 1
    once = f" {words.say('duel-place-once')}" if place.once_per_duel else ""
    return f"{words.say('duel-place-price', qi=price)} {'; '.join(rows)}.{once}"


def wound_does(words: DuelWords, key: str, level: int) -> str:
    """Return what a wound does at a level."""
    if key in words.book.blood:
        effects = words.book.blood[key].levels[level - 1]
        return ", ".join(_effects(words, "blood", effects)) or words.say("duel-nothing")
    return words.amounts(words.book.wounds[key].levels[level - 1])


def counter_does(words: DuelWords, card: Counter) -> str:
    """Return the value of a counterattack card and what it does when it hits."""
    if card.value is None:
        return words.say("duel-counter-none", qi=words.amount("qi", card.effect["qi"]))
    value = words.say("duel-counter-value", value=card.value)
    text = f"{value}, {words.amounts(card.effect)}"
    if card.ki:
        qi = words.amount("qi", words.book.ki_cost)
        text += f"; {words.say('duel-counter-ki', qi=qi, bonus=words.book.ki_bonus)}"
    return text


def _effects(words: DuelWords, what: str, effects: Mapping[str, int]) -> list[str]:
    return [
        words.say(f"duel-{what}-does-{effect}", count=abs(amount), signed=signed(amount))
        for effect, amount in effects.items()
    ]
