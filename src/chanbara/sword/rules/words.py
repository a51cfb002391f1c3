"""The closed sets of the rule book: kinds, symbols, roles, teams, verbs, prompts."""

from __future__ import annotations

from enum import StrEnum

NONE = -1
"""No card, no seat."""

MAX_SEATS = 8
"""The most who ever sit at a table."""


class Kind(StrEnum):
    """The three kinds of playing cards (1.1)."""

    WEAPON = "weapon"
    ACTION = "action"
    PROPERTY = "property"


class Suit(StrEnum):
    """The symbol in a card's corner (1.3)."""

    FUJI = "fuji"
    KOI = "koi"
    TORII = "torii"
    ORIGAMI = "origami"


class Role(StrEnum):
    """Who one is (2.1)."""

    SHOGUN = "shogun"
    SAMURAI = "samurai"
    NINJA = "ninja"
    RONIN = "ronin"


class Team(StrEnum):
    """Who wins together (8.6)."""

    SHOGUN = "shogun"
    NINJA = "ninja"
    RONIN = "ronin"


TEAM_OF = {
    Role.SHOGUN: Team.SHOGUN,
    Role.SAMURAI: Team.SHOGUN,
    Role.NINJA: Team.NINJA,
    Role.RONIN: Team.RONIN,
}


class Aim(StrEnum):
    """What is named when a card is played."""

    NOTHING = "nothing"
    REACH = "a player within the weapon's reach"
    OTHER = "another player"
    HAND = "another player with a card in hand"
    HAND_OR_PROPERTY = "another player with a card in hand, or a property in play"
    PROPERTY = "a property in play"
    RIVAL = "another player with resilience to spare"
    ANYONE = "any player"
    ANSWER = "never played on its own"


class Proof(StrEnum):
    """What meets a demand."""

    PARRY = "parry"
    """A card with the parry symbol, or what stands in for it."""
    WEAPON = "weapon"
    """A weapon discarded from hand."""
    STEEL = "steel"
    """A weapon played against a weapon."""


class Verb(StrEnum):
    """What an option does; the first word of its notation."""

    PLAY = "play"
    USE = "use"
    END = "end"
    PARRY = "parry"
    DISCARD = "discard"
    PASS = "pass"
    TAKE = "take"
    DRAW = "draw"
    ESCAPE = "escape"
    SHOW = "show"
    CHOOSE = "choose"
    REVEAL = "reveal"
    COUNT = "count"


class Secret(StrEnum):
    """What a card of a designer may let a player look at."""

    ROLE = "role"
    HAND = "hand"


class Moment(StrEnum):
    """When something that was put off happens."""

    NEXT_TURN = "next_turn"
    """At the end of the Recover phase of the player's next turn."""
    TURN_END = "turn_end"
    """At the end of the turn, after its Discard phase."""


class Limit(StrEnum):
    """How often an ability may be used."""

    NONE = "none"
    TURN = "turn"
    GAME = "game"


class Prompt(StrEnum):
    """What a decision asks."""

    FIRST_DRAW = "first_draw"
    PLAY = "play"
    PARRY = "parry"
    WEAPON = "weapon"
    DISCARD = "discard"
    GIVE_UP = "give_up"
    ABSORB = "absorb"
    ESCAPE = "escape"
    MAY_DRAW = "may_draw"
    GRANT = "grant"
    SHOW = "show"
    PICK = "pick"
    REVEAL = "reveal"
    OFFER = "offer"
    CHOOSE = "choose"


class Phase(StrEnum):
    """The four phases of a turn (3)."""

    RECOVER = "recover"
    DRAW = "draw"
    PLAY = "play"
    DISCARD = "discard"


class Cause(StrEnum):
    """What ended the game; ``ENDED_BY`` names the rule."""

    DEFEAT = "defeat"
    DECK = "deck"
    PROPERTY = "property"
    """A property took the last honor, or any card or ability of a designer: the rule is the same."""
    SWORDMASTER = "swordmaster"
    SWORDMASTER_REFUSED = "swordmaster_refused"


ENDED_BY = {
    Cause.DEFEAT: "8.1",
    Cause.DECK: "8.2",
    Cause.PROPERTY: "8.1",
    Cause.SWORDMASTER: "8.4",
    Cause.SWORDMASTER_REFUSED: "8.4",
}
