"""The closed sets as numbers: cards, characters, roles, teams, steps, ends.

Printed values are read from the catalog of the reference engine, so that they are defined only once.
"""

from __future__ import annotations

import numpy as np

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.flat.format.constants import listed, number, table
from chanbara.sword.flat.format.known import (
    ANSWERED,
    BATTLE_CRY,
    GEISHA,
    JUJUTSU,
    MIMICRY,
    NO_EFFECT,
    ON_HIT,
    PLAYS,
    WINDOWS,
    WOUNDS_BY,
)
from chanbara.sword.flat.format.layout import KINDS, PROPERTIES_KNOWN, SEATS
from chanbara.sword.flat.format.scope import BASE_CATALOG, CASTS, CATALOG, CATALOGS, IS_OPEN
from chanbara.sword.flat.format.vocabulary import MOST_ON_PROPERTY, ROLE_CARDS, VOCABULARY, copies_of
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS
from chanbara.sword.rules.words import Aim, Kind, Proof, Role, Suit, Team

# --- cards --------------------------------------------------------------------------------------------------

CARDS_PRINTED = VOCABULARY.cards
CARD = {card.key: number for number, card in enumerate(CARDS_PRINTED)}
PROPERTY_CARDS = [CARD[card.key] for card in PROPERTIES_KNOWN]
"""Properties have numbers of their own, in the order of the catalog."""

FUJI, KOI, TORII, ORIGAMI = range(4)
SUITS = (Suit.FUJI, Suit.KOI, Suit.TORII, Suit.ORIGAMI)
NOT_A_PROOF, ANY_PARRY, ANY_WEAPON, STEEL = range(4)
"""What meets a demand: nothing, a parry, a weapon that is discarded, a weapon that is played."""


def _by_card(numbers: list[int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    assert len(numbers) == KINDS, "one number for each card"
    found: np.ndarray[tuple[int], np.dtype[np.int64]] = table(numbers)
    return found


IS_WEAPON = _by_card([int(card.kind is Kind.WEAPON) for card in CARDS_PRINTED])
IS_PROPERTY = _by_card([int(card.kind is Kind.PROPERTY) for card in CARDS_PRINTED])
IS_PARRY = _by_card([int(card.is_parry) for card in CARDS_PRINTED])
SUIT = _by_card([SUITS.index(card.suit) for card in CARDS_PRINTED])
REACH = _by_card([card.reach for card in CARDS_PRINTED])
PRINTED_WOUNDS = _by_card([card.wounds for card in CARDS_PRINTED])
WORTH = _by_card([card.worth for card in CARDS_PRINTED])
PROPERTY_OF = _by_card([PROPERTY_CARDS.index(card) if card in PROPERTY_CARDS else 0 for card in range(KINDS)])
"""The number of a property, by its card; 0 for other cards."""
CARD_OF = table(PROPERTY_CARDS)
"""The card of a property."""

EFFECT = _by_card([PLAYS[card.play][0] if card.play in PLAYS else NO_EFFECT for card in CARDS_PRINTED])
"""The effect of an action (``known``)."""
COUNTED = _by_card([WOUNDS_BY[card.wounds_by] for card in CARDS_PRINTED])
"""How the wounds of a weapon are counted (11.4)."""
AFTER_HIT = _by_card([ON_HIT[card.on_hit] for card in CARDS_PRINTED])
"""What a weapon does after it wounded (11.4)."""
COUNTERS = _by_card([ANSWERED[card.answered] for card in CARDS_PRINTED])
"""Whether a card that meets a demand makes a demand in turn (11.9)."""
ADDS_WEAPONS = _by_card([card.adds_weapons for card in CARDS_PRINTED])
IS_UNIQUE = _by_card([int(card.is_unique and card.aim is Aim.ANYONE) for card in CARDS_PRINTED])
"""Whether only one may be in play at a time."""
WORTHY = listed([place for place, card in enumerate(CARDS_PRINTED) if card.worth], KINDS)
"""The cards with points in hand at the end (8.3)."""

_PROOFS = {Proof.PARRY: ANY_PARRY, Proof.STEEL: STEEL}
_DEMANDS = {BATTLE_CRY: ANY_PARRY, JUJUTSU: ANY_WEAPON}


def _proof(card: Card) -> int:
    """Return what meets the demand of a card."""
    if card.kind is Kind.WEAPON:
        return _PROOFS[card.proof]
    if card.kind is Kind.PROPERTY:
        return ANY_WEAPON if WINDOWS["wanders"].amount(card.traits) else NOT_A_PROOF
    if card.answered is not None:
        return ANY_PARRY
    return _DEMANDS.get(int(EFFECT[CARD[card.key]]), NOT_A_PROOF)


PROOF = _by_card([_proof(card) for card in CARDS_PRINTED])
"""What meets the demand of a card."""

AT_NOTHING, AT_OTHER, AT_HAND, AT_PROPERTY, AT_RIVAL, AT_ANYONE, IN_REACH, NEVER_PLAYED = range(8)
_AIMS = {
    Aim.NOTHING: AT_NOTHING,
    Aim.OTHER: AT_OTHER,
    Aim.HAND: AT_HAND,
    Aim.HAND_OR_PROPERTY: AT_HAND,
    Aim.PROPERTY: AT_PROPERTY,
    Aim.RIVAL: AT_RIVAL,
    Aim.ANYONE: AT_ANYONE,
    Aim.REACH: IN_REACH,
    Aim.ANSWER: NEVER_PLAYED,
}
AIM = _by_card([_AIMS[card.aim] for card in CARDS_PRINTED])
"""The aim of a card: what its player names."""


def _kinds(chosen: list[bool]) -> int:
    """Return a bit set of cards, the first card lowest."""
    return sum(1 << card for card, is_chosen in enumerate(chosen) if is_chosen)


WEAPONS = number(_kinds([bool(flag) for flag in IS_WEAPON]))
PARRIES = number(_kinds([bool(flag) for flag in IS_PARRY]))
WEAPON_PARRIES = number(_kinds([card.is_parry or card.parries_weapons_only for card in CARDS_PRINTED]))
"""The cards that parry a weapon."""
ON_ONESELF = number(_kinds([card.on_oneself for card in CARDS_PRINTED]))
"""Weapons that may be played on oneself (11.6)."""
HITS_EMPTY_HANDED = number(_kinds([card.hits_empty_handed for card in CARDS_PRINTED]))
"""Weapons that may be played on players without cards (11.5)."""
PLAYED_WITHOUT_ATTACK = number(_kinds([aim not in {IN_REACH, NEVER_PLAYED} for aim in AIM]))
"""Cards other than weapons that may be played on one's turn."""


def _answers() -> list[int]:
    """Return the set of cards that meet the demand of each card."""
    found = []
    for card in range(KINDS):
        if PROOF[card] != ANY_PARRY:
            found.append(int(WEAPONS))
        else:
            found.append(int(WEAPON_PARRIES if IS_WEAPON[card] else PARRIES))
    return found


ANSWERS = _by_card(_answers())
"""The set of cards that meet the demand of a card."""
SPREAD = 67
"""The powers of 2 up to the number of cards have different remainders modulo this."""
NUMBER_OF = np.zeros(SPREAD, dtype=np.int64)
"""The number of a card, by the remainder of its bit modulo SPREAD."""
for _card in range(KINDS):
    NUMBER_OF[(1 << _card) % SPREAD] = _card

COPIES = table([[copies_of(card.key, catalog) for card in CARDS_PRINTED] for catalog in CATALOGS], np.int8)
"""The copies of each card: without and with Rising Sun, and with it by the other count (1.2)."""

_PLAYED_ON_PROPERTY = [card for card in range(KINDS) if EFFECT[card] in (GEISHA, MIMICRY)]
ON_PROPERTY_CARDS = listed(_PLAYED_ON_PROPERTY, MOST_ON_PROPERTY)
"""The cards that may be played on a property."""
ON_PROPERTIES = MOST_ON_PROPERTY if IS_OPEN else len(_PLAYED_ON_PROPERTY)
"""How many of them there may be."""
ON_PROPERTY_OF = _by_card(
    [_PLAYED_ON_PROPERTY.index(card) if card in _PLAYED_ON_PROPERTY else 0 for card in range(KINDS)]
)
"""The index of a card among these."""

# --- characters ---------------------------------------------------------------------------------------------

WHO = {one.key: number for number, one in enumerate(VOCABULARY.characters)}
CHARACTERS = len(WHO)
FULL_RESILIENCE = table([one.resilience for one in VOCABULARY.characters], np.int8)

# --- roles --------------------------------------------------------------------------------------------------

ROLES = len(ROLE_CARDS)
"""Role cards have the numbers of Rising Sun; of identical ones in the base game only the first is used."""
SHOGUN, SAMURAI, NINJA, RONIN = range(4)
ROLE_NAMES = (Role.SHOGUN, Role.SAMURAI, Role.NINJA, Role.RONIN)
ROLE_OF = np.array([ROLE_NAMES.index(card.role) for card in ROLE_CARDS], dtype=np.int64)
STARS = np.array([card.stars for card in ROLE_CARDS], dtype=np.int64)
SHOGUN_TEAM, NINJA_TEAM, RONIN_TEAM = range(3)
TEAMS = 3
TEAM_OF = np.array([(0, 0, 1, 2)[role] for role in ROLE_OF], dtype=np.int64)
"""The team of a role card."""

# --- the end ------------------------------------------------------------------------------------------------

GOES_ON, BY_DEFEAT, BY_DECK, BY_PROPERTY, BY_SWORDMASTER, SWORDMASTER_REFUSED, OUT_OF_ROOM = range(7)
"""What ended the game. OUT_OF_ROOM: more pending steps than fit into the array; this was never seen."""

RECOVER_PHASE_NOW, DRAW_PHASE_NOW, PLAY_PHASE_NOW, DISCARD_PHASE_NOW = range(4)

# --- steps, named as in the reference engine ----------------------------------------------------------------

(
    TURN_STEP,
    DRAW_PHASE,
    PLAY_PHASE,
    DISCARD_PHASE,
    STOP_TURN,
    SETTLE,
    DRAW_STEP,
    RECOVER,
    TAKE_CARD,
    STRIP,
    PASS_LEFT,
    FORFEIT,
    STRENGTHEN,
    MAY_DRAW,
    GRANT,
    GIVE_UP,
    RETURN_WEAPON,
    PICK_UP,
    DISCARD_ALL,
    WHILE_IN_PLAY,
    BLEED,
    FOIL,
    DEMAND,
    CHALLENGE,
    STRIKE,
    WOUND,
    LOSE,
    DEFEAT,
    BANZAI,
    REVEAL_STEP,
    CHOOSE_STEP,
    AFFECT,
    INVITE,
    SEAL,
    SHOW_ALL,
    PICK,
) = range(36)

FOR_WANDERING, FOR_BLEEDING, FOR_FOILING, FOR_STRIKING_BACK = range(4)
"""The reason for a reveal, in its detail. Foiling an attack reveals two cards, the others one."""

# --- tables by set, number of players and role --------------------------------------------------------------


def _by_players() -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.int64]], ...]:
    """Return the multiplier of honor, and the group in which stars decide (8.3); 0 is no group."""
    multipliers = np.ones((2, SEATS + 1, len(ROLE_NAMES)), dtype=np.int64)
    groups = np.zeros_like(multipliers)
    for rising_sun, catalog in enumerate((BASE_CATALOG, CATALOG)):
        for role, by_players in catalog.deals.multipliers.items():
            for players, counts in by_players.items():
                multipliers[rising_sun, players, ROLE_NAMES.index(role)] = counts
        for players, found in catalog.deals.by_stars.items():
            for place, group in enumerate(found, start=1):
                for role in group:
                    groups[rising_sun, players, ROLE_NAMES.index(role)] = place
    return table(multipliers), table(groups)


MULTIPLIER, STAR_GROUP = _by_players()
_TEAMS = (Team.SHOGUN, Team.NINJA, Team.RONIN)
TIES = table([[_TEAMS.index(team) for team in catalog.deals.ties] for catalog in (BASE_CATALOG, CATALOG)])
"""The teams in the order in which they win ties: without and with Rising Sun (8.6)."""
TIE_RANK = table([[catalog.deals.ties.index(team) for team in _TEAMS] for catalog in (BASE_CATALOG, CATALOG)])
"""The place of a team in that order."""


def _roles_dealt() -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.int64]], ...]:
    """Return how many cards of a role are dealt, how many exist, and whether their stars differ (2.1)."""
    dealt = np.zeros((2, SEATS + 1, len(ROLE_NAMES)), dtype=np.int64)
    there = np.zeros((2, len(ROLE_NAMES)), dtype=np.int64)
    differ = np.zeros((2, len(ROLE_NAMES)), dtype=np.int64)
    # House rules and own cards change no roles: these are the same for all games.
    for rising_sun, catalog in enumerate(catalog_of(Edition(with_it)) for with_it in (False, True)):
        for players, roles in catalog.deals.roles.items():
            for role, count in roles.items():
                dealt[rising_sun, players, ROLE_NAMES.index(role)] = count
        for place, role in enumerate(ROLE_NAMES):
            cards = [card for card in catalog.roles if card.role is role]
            there[rising_sun, place] = len(cards)
            differ[rising_sun, place] = int(len(set(cards)) > 1)
    return dealt, there, differ


ROLES_DEALT, ROLES_THERE, HAS_STARS = _roles_dealt()
FIRST_ROLE = np.array([[*ROLE_OF].index(role) for role in range(len(ROLE_NAMES))], dtype=np.int64)
"""The first card of a role."""
FIRST_HAND = table([*CATALOG.deals.hands, 0][:SEATS])
"""Cards in hand at the start, clockwise from the Shogun (2.6)."""
MORE_AT_EIGHT = number(0 if IS_OPEN else sum(EIGHTH_HANDS) - 2 * DEFAULT_RULINGS.eighth_hand)
"""How much larger the eighth hand is by the other ruling; a card set has the hands of its own ruling."""
FIRST_HONOR = table([CATALOG.deals.honor.get(players, (0, 0)) for players in range(SEATS + 1)])
"""Honor at the start of the Shogun and of the others, by number of players (2.5)."""
CAST = table([len(keys & {*WHO}) for keys in CASTS])
"""The number of characters to deal from, without and with Rising Sun: they have the first numbers."""

# --- prompts, by the step that asks -------------------------------------------------------------------------

_ASKING = {
    PLAY_PHASE: "play",
    DEMAND: "parry",
    DISCARD_PHASE: "discard",
    GIVE_UP: "give_up",
    DRAW_PHASE: "first_draw",
    MAY_DRAW: "may_draw",
    GRANT: "grant",
    LOSE: "absorb",
    CHOOSE_STEP: "reveal",
    AFFECT: "escape",
    SEAL: "show",
    PICK: "pick",
}
PROMPTS = ("play", "parry", "weapon", *[name for name in _ASKING.values() if name not in {"play", "parry"}])
"""The kinds of decisions, in the order of their places in an observation."""
WEAPON_PROMPT = PROMPTS.index("weapon")
PROMPT_OF = np.array([PROMPTS.index(_ASKING.get(op, "play")) for op in range(PICK + 1)], dtype=np.int64)
