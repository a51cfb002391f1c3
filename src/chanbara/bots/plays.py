"""What a player thinks of each thing he may do in his Play phase (3.3)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from chanbara.bots.answers import WOUND
from chanbara.bots.deeds import is_burden
from chanbara.bots.ending import worth_of_defeat, worth_of_drawing, worth_of_falling
from chanbara.bots.worth import CARD, asset, worth
from chanbara.sword.rules.words import Kind, Role, Verb
from chanbara.sword.sight.reckoning import wounds_seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.bots.situation import Situation
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.sight.view import OptionView, SeatView

FRIENDLY_FIRE = 1.0
"""What it costs to defeat a friend: his cards and his turn were ours too."""
SHARE = 0.5
"""How likely one gathers the honor of a player whom one has wounded."""
DRAWN_OUT = 0.15
"""What it is worth that an enemy spends an answer."""
KEEP = 0.05
"""What a card must be worth on the table to leave the hand."""
WEAR = 0.4
"""How much of a weapon's worth counts against playing it: the weakest that does the work will do."""
SAFETY = 0.5
"""What it is worth to be Harmless, with an empty hand, until the next turn (4.1)."""
HEALTH = 0.3
"""What a point of resilience is worth."""
FLIPPED_WEAPON = 0.14
"""How likely who has the property that flips cards loses honor to it (10.3)."""
PASSED_ON = 0.85
"""How likely it is passed on."""
FOILED = 0.4
"""How likely an attack comes to nothing on who reveals a card against it (12)."""
STRUCK_BACK = 0.5
"""How likely who is hurt strikes back (12)."""
BLEEDING = 0.4
"""What it is worth that an enemy bleeds turn after turn (11.8)."""
CURSED = 0.3
"""How likely somebody is defeated before he is rid of a property (11.8)."""
OBSCURITY = 0.5
"""How much a Ronin holds back against the Shogun in the first two rounds, so as not to be known."""


class Rank(IntEnum):
    """What comes first in a turn; of those worth doing at all."""

    NEVER = 0
    END = 1
    RECOVER = 2
    ATTACK = 3
    CHALLENGE = 4
    HINDER = 5
    LAY = 6
    DRAW = 7


class Opinion(NamedTuple):
    """When to do it, and how much it is worth in points."""

    rank: Rank
    points: float


END = Opinion(Rank.END, 0.0)


def opinion_of_play(situation: Situation, option: OptionView) -> Opinion:
    """Return what is thought of an option; what is worth less than ending the turn comes never."""
    if option.verb == Verb.END:
        return END
    if option.verb == Verb.USE:
        ability = option.text.partition(" ")[2].partition(">")[0]
        opinion = ABILITIES.get(ability, abstain)(situation, option)
    else:
        opinion = opinion_of_card(situation, option)
    return opinion if opinion.points > 0 else Opinion(Rank.NEVER, opinion.points)


def opinion_of_card(situation: Situation, option: OptionView) -> Opinion:
    """Return what is thought of playing a card."""
    card = situation.card(option.cards[0])
    if card.kind is Kind.WEAPON:
        opinion = attack(situation, option)
    elif card.kind is Kind.PROPERTY:
        opinion = lay(situation, option)
    else:
        opinion = ACTIONS.get(card.key, try_out)(situation, option)
    if len(situation.view.hand) == 1 and opinion.rank is not Rank.DRAW:
        return Opinion(opinion.rank, opinion.points + SAFETY)
    return opinion


def abstain(situation: Situation, option: OptionView) -> Opinion:
    """An ability of which nothing is known is left alone."""
    return Opinion(Rank.NEVER, 0.0)


def try_out(situation: Situation, option: OptionView) -> Opinion:
    """An action of which nothing is known is played before the turn ends."""
    return Opinion(Rank.RECOVER, KEEP)


def blow(situation: Situation, target: SeatView, wounds: int, landing: float) -> float:
    """Return what it is worth to wound a player, with this chance that it lands."""
    seat = target.seat
    friend = situation.friend[seat]
    if wounds >= target.resilience:
        return landing * (worth_of_defeat(situation, seat) - FRIENDLY_FIRE * friend)
    step = wounds / target.full
    return landing * step * (situation.stake[seat] + SHARE * situation.gain * (1 - friend))


def attack(situation: Situation, option: OptionView) -> Opinion:
    """Attack likely enemies, where it hurts (6)."""
    target, weapon = situation.view.seats[option.seats[0]], situation.card(option.cards[0])
    if target.seat == situation.seat:
        return fall(situation, weapon)
    mine, his = situation.traits[situation.seat], situation.traits[target.seat]
    wounds = wounds_seen(situation.view, situation.seat, target.seat, weapon.key)
    landing = 1 - situation.answer_chance(target, weapon.proof)
    if his.on_aimed:
        landing *= 1 - FOILED
    points = blow(situation, target, wounds, landing) - WEAR * worth(weapon)
    points += (1 - landing) * DRAWN_OUT * situation.stake[target.seat]
    if wounds:
        points += landing * CARD * (len(mine.on_hit) - situation.stake[target.seat] * len(his.on_wounded))
        points += landing * own_effect(situation, target, weapon)
    if situation.role is Role.RONIN and target.role == Role.SHOGUN and is_early(situation):
        points *= OBSCURITY
    return Opinion(Rank.ATTACK, points)


def own_effect(situation: Situation, target: SeatView, weapon: Card) -> float:
    """Return what a hit brings besides wounds: the weapon's own effect, and a blow in return (6.5)."""
    points = 0.0 if weapon.on_hit is None else CARD / 2
    if situation.traits[target.seat].on_hurt:
        points -= STRUCK_BACK * (HEALTH if situation.me.resilience > 1 else situation.gain)
    return points


def fall(situation: Situation, weapon: Card) -> Opinion:
    """Turn a weapon on oneself for the honor in it, once it takes the last resilience (11.6)."""
    wounds = wounds_seen(situation.view, situation.seat, situation.seat, weapon.key)
    falls = wounds >= situation.me.resilience
    return Opinion(Rank.END, worth_of_falling(situation) if falls else -HEALTH * wounds)


def is_early(situation: Situation) -> bool:
    """Whether it is one of the first two rounds."""
    return situation.view.turn <= 2 * len(situation.view.seats)


def lay(situation: Situation, option: OptionView) -> Opinion:
    """Lay what helps before oneself, and what troubles before enemies (10)."""
    card = situation.card(option.cards[0])
    if not is_burden(card):
        return Opinion(Rank.LAY, asset(card))
    if not card.traits.on_recovered:
        return burden(situation, situation.view.seats[option.seats[0]], card)
    count = len(situation.view.seats)
    points, here = -KEEP, 1.0
    for away in range(count):
        seat = (option.seats[0] + away) % count
        if not situation.traits[seat].keeps_honor:
            points += here * FLIPPED_WEAPON * situation.stake[seat]
        here *= PASSED_ON
    return Opinion(Rank.LAY, points)


def burden(situation: Situation, target: SeatView, card: Card) -> Opinion:
    """Lay what stays before an enemy; what takes his properties, before who has some (11.8)."""
    if card.traits.after_recovered:
        trouble = BLEEDING
    else:
        trouble = CURSED * (1 + sum(max(0.0, asset(situation.card(key))) for key in target.in_play))
    already = target.in_play.count(card.key)
    return Opinion(Rank.LAY, trouble * situation.stake[target.seat] / (1 + already) - KEEP)


def battle_cry(situation: Situation, option: OptionView) -> Opinion:
    """Challenge all when it hurts enemies more than friends (9.1)."""
    return challenge(situation, option, situation.parry_chance)


def jujutsu(situation: Situation, option: OptionView) -> Opinion:
    """The same, with weapons for an answer (9.6)."""
    return challenge(situation, option, situation.weapon_chance)


def challenge(
    situation: Situation, option: OptionView, answer_chance: Callable[[SeatView], float]
) -> Opinion:
    """Sum up what 1 wound or an answer from everybody is worth."""
    card = situation.card(option.cards[0])
    points = -KEEP
    for one in situation.others:
        immune = any(immune(card) for immune in situation.traits[one.seat].immune_to)
        if not one.harmless and not immune:
            answered = answer_chance(one)
            points += blow(situation, one, 1, 1 - answered)
            points += answered * DRAWN_OUT * situation.stake[one.seat]
    return Opinion(Rank.CHALLENGE, points)


def breathing(situation: Situation, option: OptionView) -> Opinion:
    """Breathe when hurt, and let a friend draw (9.2)."""
    missing = situation.me.full - situation.me.resilience
    points = HEALTH * (missing - 1) - CARD * situation.stake[option.seats[0]] / 2
    return Opinion(Rank.RECOVER, points + worth_of_drawing(situation, 1))


def daimyo(situation: Situation, option: OptionView) -> Opinion:
    """Draw, but keep its point when the end is near (8.3, 9.3)."""
    keeps = situation.role is not Role.RONIN and is_near_the_end(situation)
    points = -CARD if keeps else CARD
    return Opinion(Rank.DRAW, points + worth_of_drawing(situation, 2))


def is_near_the_end(situation: Situation) -> bool:
    """Whether somebody has no more than one honor to lose."""
    return min(one.honor for one in situation.view.seats) == 1


def tea_ceremony(situation: Situation, option: OptionView) -> Opinion:
    """Draw three, unless the others gain more by it (9.8)."""
    gifts = sum(situation.stake[one.seat] for one in situation.others) * CARD / 3
    drawn = 3 + len(situation.others)
    return Opinion(Rank.DRAW, 2 * CARD - gifts + worth_of_drawing(situation, drawn))


def diversion(situation: Situation, option: OptionView) -> Opinion:
    """Take from enemies; not the last card, which would keep them from harm (9.4)."""
    target = situation.view.seats[option.seats[0]]
    points = CARD * (1 + situation.stake[target.seat]) - KEEP
    if target.hand == 1:
        points -= CARD * situation.stake[target.seat]
    return Opinion(Rank.HINDER, points)


def geisha(situation: Situation, option: OptionView) -> Opinion:
    """Take the properties of enemies, or their cards, or trouble from friends (9.5)."""
    seat = option.seats[0]
    lost = asset(situation.card(option.cards[1])) if len(option.cards) > 1 else CARD
    if len(option.cards) == 1 and situation.view.seats[seat].hand == 1:
        lost = 0.0
    return Opinion(Rank.HINDER, lost * situation.stake[seat] - KEEP)


def nobunaga(situation: Situation, option: OptionView) -> Opinion:
    """Pay with resilience that comes back, or that one can live without: a card is worth more (12)."""
    spare = not situation.is_frail or "breathing" in situation.view.hand
    points = CARD if spare else -HEALTH
    return Opinion(Rank.DRAW, points + worth_of_drawing(situation, 1))


def intuition(situation: Situation, option: OptionView) -> Opinion:
    """Have the others show cards, if there is anybody who must, and take the best (11.9)."""
    showing = sum(not one.harmless for one in situation.others)
    return Opinion(Rank.DRAW, CARD - KEEP if showing else -KEEP)


def mimicry(situation: Situation, option: OptionView) -> Opinion:
    """Take the properties of enemies into hand, and what troubles oneself (11.9)."""
    return Opinion(Rank.HINDER, taking(situation, option.seats[0], option.cards[-1]) - KEEP)


def taking(situation: Situation, holder: int, key: str) -> float:
    """Return what it is worth to have a property in hand that lies before a player."""
    card = situation.card(key)
    return worth(card) + asset(card) * situation.stake[holder]


def simultaneous_attack(situation: Situation, option: OptionView) -> Opinion:
    """Hurt an enemy at the price of a point that can be spared (11.9)."""
    gain = blow(situation, situation.view.seats[option.seats[0]], 1, 1.0)
    return Opinion(Rank.CHALLENGE, gain - price(situation) - KEEP)


def price(situation: Situation) -> float:
    """Return what a point of resilience costs as a price."""
    return HEALTH * 2 if situation.is_frail else WOUND


def shima(situation: Situation, option: OptionView) -> Opinion:
    """Pay for a property that is worth it (12)."""
    return Opinion(Rank.HINDER, taking(situation, option.seats[0], option.cards[-1]) - price(situation))


ACTIONS: dict[str, Callable[[Situation, OptionView], Opinion]] = {
    "battle_cry": battle_cry,
    "breathing": breathing,
    "daimyo": daimyo,
    "diversion": diversion,
    "geisha": geisha,
    "intuition": intuition,
    "jujutsu": jujutsu,
    "mimicry": mimicry,
    "simultaneous_attack": simultaneous_attack,
    "tea_ceremony": tea_ceremony,
}
ABILITIES: dict[str, Callable[[Situation, OptionView], Opinion]] = {
    "nobunaga": nobunaga,
    "shima": shima,
}
