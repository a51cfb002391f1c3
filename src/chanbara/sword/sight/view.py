"""The view of a seat, or of a spectator, built field by field: what is not listed is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from chanbara.sword.rules.plain import encode, keys_of, pending_steps
from chanbara.sword.rules.query import difficulties, is_harmless, weapon_limit
from chanbara.sword.rules.scoring import result
from chanbara.sword.rules.traces import lookers, marks_of
from chanbara.sword.rules.words import NONE, Prompt, Role

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.kernel.machine import Decision
    from chanbara.sword.rules.state import Player, Table
    from chanbara.sword.rules.traces import Marks, Waiting


class OptionView(msgspec.Struct, frozen=True):
    """One option of the open decision."""

    text: str
    """The act in notation."""
    verb: str
    """Its verb."""
    cards: tuple[str, ...]
    """The cards involved, by key."""
    seats: tuple[int, ...]
    """The seats involved."""


class DecisionView(msgspec.Struct, frozen=True):
    """The open decision: its player and kind are public; only its player sees the options."""

    number: int
    """Its number among the decisions of the game."""
    seat: int
    """The player who must decide."""
    kind: str
    """The kind of the decision."""
    by: int | None
    """The player who caused it, if any."""
    source: str | None
    """The card that caused it, if any."""
    options: tuple[OptionView, ...] | None
    """The legal options; null for all other players."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player as the observer sees them."""

    seat: int
    """Their seat."""
    character: str
    """The key of their character."""
    resilience: int
    """Remaining resilience."""
    full: int
    """Resilience of the character when unhurt."""
    honor: int
    """Their honor points."""
    hand: int
    """The number of cards in hand."""
    in_play: tuple[str, ...]
    """Their cards on the table."""
    harmless: bool
    """Whether they are Harmless (4.1)."""
    role: str | None
    """The role card, if the observer may know it: their own, the Shogun's, one looked at, all at the end."""
    known: tuple[str, ...]
    """Cards in this hand that the observer saw go in and not yet leave (12.1)."""
    exposed: tuple[str, ...]
    """Cards in this hand that are public knowledge."""
    difficulty: int | None
    """The Difficulty of attacking them from the observer's seat."""
    seen_by: tuple[int, ...] = ()
    """Seats that have looked at their role: only cards of designers let them."""
    counters: tuple[tuple[str, int], ...] = ()
    """Their properties that bear counters, and how many: only cards of designers put them there."""
    spent: tuple[str, ...] = ()
    """Abilities they have used that may be used once in a game."""


class ScoreView(msgspec.Struct, frozen=True):
    """One player's points."""

    honor: int
    """Honor points at the end."""
    multiplier: int
    """The multiplier of their role."""
    in_hand: int
    """Points of cards in hand, never multiplied."""
    points: int
    """The sum."""


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended."""

    cause: str
    """The cause of the end."""
    rule: str
    """The number of the rule."""
    victim: int | None
    """The player it happened to, if any."""
    by: int | None
    """The player who caused it, if any."""
    scores: tuple[ScoreView, ...]
    """By seat."""
    totals: dict[str, int]
    """By team."""
    deadly_strike: str | None
    """The team that pays for a Deadly Strike, if there was one (8.5)."""
    winner: str
    """The team that won."""
    winners: tuple[int, ...]
    """The seats that won."""


class StepView(msgspec.Struct, frozen=True):
    """A pending step: its kind, and its fields by name (which may contain other steps)."""

    kind: str
    """The name of the step."""
    about: dict[str, int | str | tuple[str, ...] | StepView | None]
    """Its fields."""


class WaitingView(msgspec.Struct, frozen=True):
    """An effect of a designer's card that was put off."""

    moment: str
    """When it happens: at the seat's next turn, or at the end of this one."""
    seat: int
    """Whose effect it is."""
    turn: int
    """The turn in which it was put off."""
    card: str | None
    """The card that caused it, or null for an ability."""
    step: StepView
    """The step that happens then."""


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one seat, or a spectator, may know of the table."""

    kind: ClassVar[str] = "sword"

    seat: int | None
    """The observer; null is a spectator."""
    seats: tuple[SeatView, ...]
    """All players, in seat order."""
    hand: tuple[str, ...]
    """The observer's own cards."""
    deck: int
    """The number of cards in the draw deck."""
    pile: tuple[str, ...]
    """The discard pile; its top is the last."""
    playing: str | None
    """The card being resolved."""
    active: int
    """The active player."""
    turn: int
    """Number of turns begun."""
    phase: str
    """The phase of the turn."""
    weapons_played: int
    """Number of weapons played this turn."""
    weapons_added: int
    """Additional weapons allowed by cards this turn."""
    weapon_limit: int
    """The weapon limit of this turn."""
    used: tuple[str, ...]
    """Once-per-turn abilities used this turn."""
    sealed: tuple[tuple[int, str | None], ...]
    """Who has chosen a card to show; the card itself only for the observer's own choice."""
    edition: str
    """A key of the cards and rulings of this game."""
    decision: DecisionView | None
    """The open decision, if any."""
    pending: tuple[StepView, ...]
    """The pending steps, last first; all of them are announced acts."""
    result: ResultView | None
    """The result, once the game is over."""
    later: tuple[WaitingView, ...] = ()
    """What was put off, in that order: only cards of designers do that."""
    from_box: int = 0
    """Honor that cards of designers have taken from the supply; there is a limit to it in a game."""
    started: int = 0
    """Programs of designers' cards started this turn; there is a limit to them, too."""


OF_EFFECTS = {"Apply", "Attacked", "ChoosePlayer", "Offer", "Run"}
PUBLIC_STEPS = OF_EFFECTS | frozenset(
    {
        "Affect",
        "Banzai",
        "Bleed",
        "Challenge",
        "Choose",
        "Count",
        "Defeat",
        "Demand",
        "DiscardAll",
        "DiscardPhase",
        "Draw",
        "DrawPhase",
        "Due",
        "Foil",
        "Forfeit",
        "GiveUp",
        "Grant",
        "Invite",
        "Later",
        "Look",
        "Lose",
        "MayDraw",
        "MoveHonor",
        "PassLeft",
        "Pick",
        "PickUp",
        "PlayPhase",
        "Recover",
        "RecoverPhase",
        "ReturnWeapon",
        "Reveal",
        "RevealPair",
        "Seal",
        "Settle",
        "ShowAll",
        "Strengthen",
        "Strike",
        "StopTurn",
        "Strip",
        "SwapProperties",
        "TakeCard",
        "Turn",
        "WhileInPlay",
        "Wound",
    }
)
"""Steps whose fields are all announced at the table. A step that is not listed here cannot be shown."""


def check_observer(game: Game, seat: int | None) -> None:
    """Refuse a seat that does not exist."""
    count = len(game.table.players)
    if seat is not None and not 0 <= seat < count:
        message = f"there is no seat {seat!r}; seats are 0 to {count - 1}, None is a spectator"
        raise ValueError(message)


def observe(game: Game, seat: int | None) -> View:
    """Return what ``seat`` may know of a game; None is a spectator."""
    check_observer(game, seat)
    table: Table = game.table
    catalog, traces = table.catalog, table.traces
    away = [None] * len(table.players) if seat is None else difficulties(table, seat)
    return View(
        seat=seat,
        seats=tuple(_seat_view(table, seat, other, away[other]) for other in range(len(table.players))),
        hand=() if seat is None else tuple(keys_of(catalog, table.players[seat].hand)),
        deck=len(table.deck),
        pile=tuple(keys_of(catalog, table.pile)),
        playing=_key(table, table.playing),
        active=table.active,
        turn=table.turn,
        phase=table.phase.value,
        weapons_played=table.weapons_played,
        weapons_added=table.weapons_added,
        weapon_limit=weapon_limit(table),
        used=table.used,
        sealed=tuple(
            (holder, catalog.cards[card].key if holder == seat or _all_shown(table) else None)
            for holder, card in table.sealed
        ),
        edition=catalog.name,
        decision=None if table.decision is None else _decision_view(table, table.decision, seat),
        pending=tuple(_step_view(table, step) for step in pending_steps(table)),
        result=None if table.ending is None else _result_view(table),
        later=tuple([_waiting_view(table, one) for one in traces.later]) if traces.later else (),
        from_box=traces.from_box,
        started=traces.started,
    )


def _all_shown(table: Table) -> bool:
    """Whether the sealed choices are open: a player is picking one of them."""
    return table.decision is not None and table.decision.kind == Prompt.PICK


def _key(table: Table, card: int) -> str | None:
    return None if card == NONE else table.catalog.cards[card].key


def _seat_view(table: Table, observer: int | None, seat: int, difficulty: int | None) -> SeatView:
    player = table.players[seat]
    character = table.catalog.characters[player.character]
    spectator, marks = len(table.players), marks_of(table, seat)
    return SeatView(
        seat=seat,
        character=character.key,
        resilience=player.resilience,
        full=character.resilience,
        honor=player.honor,
        hand=len(player.hand),
        in_play=tuple(keys_of(table.catalog, player.in_play)),
        harmless=is_harmless(player),
        role=player.role.key if _role_is_known(table, observer, seat) else None,
        known=_known_cards(table, player, spectator if observer is None else observer),
        exposed=_known_cards(table, player, spectator),
        difficulty=None if seat == observer else difficulty,
        seen_by=lookers(table, seat) if marks.role_seen else (),
        counters=_counters_seen(table, marks) if marks.counters else (),
        spent=marks.spent,
    )


def _counters_seen(table: Table, marks: Marks) -> tuple[tuple[str, int], ...]:
    return tuple((table.catalog.cards[card].key, count) for card, count in marks.counters)


def _role_is_known(table: Table, observer: int | None, seat: int) -> bool:
    """Whether the observer may know a role: their own, the Shogun's, one looked at, all at the end (2.3)."""
    player = table.players[seat]
    if seat == observer or player.role.role is Role.SHOGUN or table.ending is not None:
        return True
    return observer is not None and bool(marks_of(table, seat).role_seen >> observer & 1)


def _known_cards(table: Table, player: Player, observer: int) -> tuple[str, ...]:
    known = sorted(card for card, bits in player.known if bits >> observer & 1)
    return tuple(keys_of(table.catalog, known))


def _decision_view(table: Table, decision: Decision, observer: int | None) -> DecisionView:
    by = getattr(decision.step, "by", NONE)
    source = getattr(decision.step, "source", NONE)
    return DecisionView(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        by=None if by == NONE else by,
        source=_key(table, source),
        options=options_seen(decision) if decision.seat == observer else None,
    )


def options_seen(decision: Decision) -> tuple[OptionView, ...]:
    """Return the options of a decision, for an observer who may see them."""
    return tuple(OptionView(one.text, one.verb.value, one.cards, one.seats) for one in decision.options)


def _step_view(table: Table, step: Any) -> StepView:  # noqa: ANN401 - any step
    name = type(step).__name__
    assert name in PUBLIC_STEPS, f"{name} is not listed among the steps that may be shown"
    about: dict[str, int | str | tuple[str, ...] | StepView | None] = {}
    for field, value, written in zip(step._fields, step, encode(table.catalog, step)[1:], strict=True):
        if hasattr(value, "_fields"):
            about[field] = _step_view(table, value)
        else:
            about[field] = tuple(written) if isinstance(written, list) else written
    return StepView(name, about)


def _waiting_view(table: Table, one: Waiting) -> WaitingView:
    return WaitingView(
        one.moment.value, one.seat, one.turn, _key(table, one.card), _step_view(table, one.step)
    )


def _result_view(table: Table) -> ResultView:
    ending, outcome = table.ending, result(table)
    assert ending is not None
    return ResultView(
        cause=outcome.cause.value,
        rule=outcome.rule,
        victim=None if ending.victim == NONE else ending.victim,
        by=None if ending.by == NONE else ending.by,
        scores=tuple(ScoreView(one.honor, one.multiplier, one.in_hand, one.points) for one in outcome.scores),
        totals={team.value: points for team, points in outcome.totals.items()},
        deadly_strike=None if outcome.deadly_strike is None else outcome.deadly_strike.value,
        winner=outcome.winner.value,
        winners=outcome.winners,
    )


def question(view: View) -> tuple[DecisionView, tuple[OptionView, ...]]:
    """Return the open decision of this view's own seat, and its options."""
    decision = view.decision
    if decision is None or decision.options is None:
        message = f"nothing is asked of seat {view.seat}"
        raise ValueError(message)
    return decision, decision.options
