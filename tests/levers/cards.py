"""A designer's file that pulls every lever, and tables with its cards."""

from typing import Any

from chanbara.sword.own_cards import OwnCards, own_cards_from
from chanbara.sword.placement import Placement, SeatPlacement, place
from chanbara.sword.rules.words import NONE
from tests.table import Story

NAME = "levers.py"
SOURCE = """
from chanbara.sword.cards.entries import action, property_
from chanbara.sword.rules.attack import Demand, Wound
from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.effects import Draw, GiveUp
from chanbara.sword.rules.levers import Count, Later, Look, MoveHonor, SwapProperties, start
from chanbara.sword.rules.traits import Ability, Traits
from chanbara.sword.rules.words import NONE, Aim, Limit, Moment, Proof, Secret, Suit


def own(key, play, aim=Aim.NOTHING, copies=2):
    return action(key, rule="own", suit=Suit.KOI, copies=copies, aim=aim, play=play)


def spyglass(table, seat, option):
    table.schedule(Look(seat, option.seat, Secret.HAND))

def lantern(table, seat, option):
    table.schedule(Look(seat, option.seat, Secret.ROLE))

def tribute(table, seat, option):
    table.schedule(MoveHonor(option.seat, seat, 2, option.card))

def reward(table, seat, option):
    table.schedule(MoveHonor(NONE, seat, 9, option.card))

def offering(table, seat, option):
    table.schedule(MoveHonor(seat, NONE, 1, option.card))

def exchange(table, seat, option):
    table.schedule(SwapProperties(seat, option.seat))

def seed(table, seat, option):
    table.schedule(Later(Moment.NEXT_TURN, seat, option.card, Draw(seat, 2)))

def dusk(table, seat, option):
    table.schedule(Later(Moment.TURN_END, seat, option.card, GiveUp(seat)))

def echo(table, seat, option):
    again = Later(Moment.NEXT_TURN, seat, option.card, Draw(seat, 1))
    table.schedule(Later(Moment.NEXT_TURN, seat, option.card, again))

def storm(table, seat, option):
    for _ in range(70):
        start(table, Draw(seat, 1))

def feud(table, seat, option):
    other = option.seat
    lost = MoveHonor(other, seat, 1, option.card)
    table.schedule(Demand(other, Proof.PARRY, seat, option.card, lost), Look(seat, other, Secret.HAND))

def count(table, seat, card):
    table.schedule(Count(seat, card, 1))

def count_many(table, seat, card):
    table.schedule(Count(seat, card, 7))

def tax(table, seat, card):
    table.schedule(MoveHonor(seat, NONE, 1, card))

def draw(table, seat, option):
    table.schedule(Draw(seat, 1))

def always(table, seat):
    return True


CARDS = [
    own("spyglass", spyglass, Aim.OTHER, 8),
    own("lantern", lantern, Aim.OTHER, 8),
    own("tribute", tribute, Aim.OTHER),
    own("reward", reward, copies=4),
    own("offering", offering),
    own("exchange", exchange, Aim.OTHER),
    own("seed", seed, copies=20),
    own("dusk", dusk),
    own("echo", echo),
    own("storm", storm),
    own("feud", feud, Aim.OTHER),
    property_("shrine", rule="own", suit=Suit.TORII, copies=3, traits=Traits(on_recovered=(count,))),
    property_("granary", rule="own", suit=Suit.TORII, copies=2, traits=Traits(on_recovered=(count_many,))),
    property_("toll", rule="own", suit=Suit.TORII, copies=2, traits=Traits(on_recovered=(tax,))),
]
CHARACTERS = [
    Character("sage", 4, Traits(abilities=(Ability("sage", "own", always, draw, limit=Limit.GAME),))),
    Character("pilgrim", 4, Traits(abilities=(Ability("pilgrim", "own", always, draw, limit=Limit.TURN),))),
]
"""

EVERYBODY = (0, 1, 2, 3, None)
"""The observers of a table for four."""


def own() -> OwnCards:
    """The file."""
    return own_cards_from(NAME, SOURCE)


def levers(*seats: str, rising_sun: bool = False, **about: Any) -> Story:  # noqa: ANN401 - fields of a placement
    """Set up a table for which the file is loaded: ``character: hand / in play``, the Shogun first."""
    own()
    placed = []
    for written in seats:
        character, _, cards = written.partition(":")
        hand, _, in_play = cards.partition("/")
        placed.append(SeatPlacement(character, hand=hand.split(), in_play=in_play.split()))
    return Story(place(Placement(placed, cards=NAME, rising_sun=rising_sun, **about)))


def resolve(story: Story, *steps: Any) -> None:  # noqa: ANN401 - any steps
    """Have steps happen before the open question, which is asked again after them."""
    table = story.state
    asked = story.decision
    story._told = len(table.events)
    table.decision, table.asked = None, asked.number - 1
    table.stack.append(asked.step)
    table.schedule(*steps)
    table.advance()


def number(story: Story, card: str) -> int:
    """The number of a card, or NONE."""
    return story.catalog.card_numbers.get(card, NONE)
