"""What is public, by audience. Everything else may change without notice."""

from __future__ import annotations

from typing import NamedTuple

EXPORTED = "*"
"""All names in a module's ``__all__``."""


class Module(NamedTuple):
    """A module, and which of its names are public."""

    name: str
    public: str = EXPORTED
    """Names with spaces between them. ``Class.member`` is public without the rest of its class."""


class Audience(NamedTuple):
    """Those who import some of it."""

    title: str
    opening: str
    modules: tuple[Module, ...]


ACTIONS = (
    "VERSION ACTIONS PLACES AIMS END PASS DRAW REVEAL USE_NOBUNAGA USE_SHIMA PLAY ON_PROPERTY PARRY DISCARD"
    " TAKE ESCAPE SHOW COUNT PARRY_WITH_PROPERTY DISCARD_PROPERTY CHOOSE TAKE_SHOWN"
)
STEPS = (
    "Draw MayDraw Grant Recover Strengthen Bleed TakeCard Strip GiveUp ReturnWeapon PickUp DiscardAll"
    " WhileInPlay PassLeft Forfeit Foil"
)

AUDIENCES = (
    Audience(
        "For everybody",
        "Games, what a seat may know of them, records and saved games.",
        (
            Module("chanbara"),
            Module(
                "chanbara.sword.sight.view",
                "OptionView DecisionView SeatView ScoreView ResultView StepView WaitingView",
            ),
            Module("chanbara.duel.sight.view", "EnemyView DuelOption DuelDecision"),
            Module("chanbara.sword.rules.scoring", "Result Score"),
            Module(
                "chanbara.sword.rules.words",
                "NONE Kind Suit Role Team Cause Aim Proof Verb Limit Moment Secret",
            ),
            Module("chanbara.duel.result", "DuelResult"),
        ),
    ),
    Audience(
        "For bot authors",
        "A bot of your own is [a file with one function](arena.md#a-bot-of-your-own) or [a program at a"
        " table](bot-guide.md): neither has to import anything. This is for programs that use our bots.",
        (
            Module("chanbara.sword.bots.registry", "make_bot NAMES USUAL"),
            Module("chanbara.sword.bots.protocol", "Bot"),
            Module("chanbara.sword.bots.tensor", "observation_of mask_of option_at"),
            Module("chanbara.sword.bots.why", "deduce reasons Reason Assumed"),
            Module("chanbara.sword.bots.ledger", "Ledger Line"),
            Module("chanbara.duel.bots.registry", "make_bot NAMES"),
            Module("chanbara.duel.bots.protocol", "DuelBot"),
            Module("chanbara.review.timeline", "Timeline Mark Frame"),
        ),
    ),
    Audience(
        "For researchers",
        "[Environments](environments.md), [text for language models](text-protocol.md), and"
        " [datasets](dataset.md). The numbers of actions and observations have their own version, `VERSION`.",
        (
            Module("chanbara.research"),
            Module("chanbara.research.pettingzoo", "env raw_env parallel_env"),
            Module(
                "chanbara.research.gymnasium",
                "SwordEnv.__init__ SwordEnv.game DuelEnv.__init__ DuelEnv.game",
            ),
            Module("chanbara.research.openspiel", "NAME"),
            Module("chanbara.research.table", "TRUTH_SLICES"),
            Module("chanbara.research.text"),
            Module("chanbara.research.dataset"),
            Module("chanbara.research.dataset.plan", "Made Part"),
            Module("chanbara.research.dataset.minari", "to_minari"),
            Module("chanbara.pool"),
            Module("chanbara.sword.flat.format.actions", ACTIONS),
            Module(
                "chanbara.sword.flat.format.sight",
                "VERSION OBSERVATION_SIZE SLICES PERFECT_SLICES PUBLIC PRIVATE PERFECT",
            ),
            Module("chanbara.sword.flat.format.layout", "ROLE"),
            Module("chanbara.sword.flat.format.tables", "CATALOG ROLE_NAMES ROLE_OF"),
            Module("chanbara.sword.flat.bridge.options", "action_of option_of"),
            Module("chanbara.sword.bots.net.network", "write_network"),
            Module("chanbara.sword.flat.env.observe", "observe_perfect"),
            Module("chanbara.duel.tensors.actions", "VERSION ACTIONS FAMILIES TEXTS action_of text_of"),
            Module("chanbara.duel.tensors.sight", "VERSION OBSERVATION_SIZE SLICES PARTS"),
            Module("chanbara.duel.tensors.tensor", "observation_of"),
            Module("chanbara.slices", "Part"),
        ),
    ),
    Audience(
        "For designers",
        "[Custom cards](own-cards.md), and games of your own. The lab and tournaments are commands. An effect"
        " may read everything at the table, but the table itself is not public: its fields may change.",
        (
            Module("chanbara.sword.own_cards", "OwnCards"),
            Module("chanbara.sword.cards.entries", "weapon action answer property_"),
            Module("chanbara.sword.rules.catalog", "Card Character"),
            Module("chanbara.sword.rules.traits", "Traits Ability Trigger SeatTrigger HitTrigger"),
            Module("chanbara.sword.rules.options", "Option"),
            Module(
                "chanbara.sword.rules.query",
                "seats_after seats_from_active difficulty is_harmless is_immune can_pay in_play_anywhere"
                " counters_on",
            ),
            Module("chanbara.sword.rules.attack", "Demand Challenge Strike Wound"),
            Module("chanbara.sword.rules.harm", "Lose"),
            Module("chanbara.sword.rules.reveal", "Reveal RevealPair"),
            Module("chanbara.sword.rules.effects", STEPS),
            Module("chanbara.sword.rules.levers", "Look MoveHonor SwapProperties Count Later start"),
            Module("chanbara.kernel.kind", "GameKind register kind_named"),
        ),
    ),
)

OPAQUE = frozenset(
    {"Start", "Table", "Player", "Catalog", "Record", "OneAfterAnother", "SideBySide", "LentWords"}
)
"""Types in public signatures whose own members are not public: they are passed on, not looked into."""
