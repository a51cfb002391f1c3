"""The options of a duel, which of them cannot be combined and why, and random duels."""

from __future__ import annotations

import secrets
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

import msgspec

from chanbara.duel.book.data import book_with, standard_book
from chanbara.duel.field import DEFAULT_OPPONENT, check_armoured, choose_field
from chanbara.duel.rules.rulings import DEFAULT_RULINGS, choose_rulings
from chanbara.duel.rules.words import Module
from chanbara.duel.saga.campaign import Campaign, new_campaign
from chanbara.duel.saga.clan import Clan, new_clan
from chanbara.duel.saga.ladder import numbers as ladder_numbers
from chanbara.duel.school.lesson import lesson_about
from chanbara.duel.served.bodies import (
    Barred,
    Difficulty,
    DuelAnswer,
    DuelChecked,
    DuelChoices,
    DuelDraft,
    DuelGroup,
    DuelRuling,
    LadderRung,
    Regains,
)
from chanbara.duel.served.bodies import DuelThing as Thing
from chanbara.duel.served.hall.facts import (
    ADVISED,
    LADDERS,
    MEASURED,
    OFFICIAL_RULES,
    PLAIN,
    RULES,
    RULINGS,
    SECTIONS,
    WINS,
    origin_of,
)
from chanbara.duel.served.hall.numbers import changed_things, numbers_checked
from chanbara.duel.served.hall.outlook import Outlook, duel_outlook, outlook
from chanbara.duel.served.options import DuelGame
from chanbara.duel.sight.view import observe
from chanbara.duel.words.traits import difficulty_does, opponent_does, place_does, weapon_does, weather_does
from chanbara.duel.words.words import DuelWords, begun
from chanbara.record.rates import wilson
from chanbara.server.wire.refusal import Unplayable, impossible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from chanbara.duel.rules.book import Book
    from chanbara.duel.served.bodies import Way, What
    from chanbara.server.wire.scalars import Language

T = TypeVar("T")
CLEAR = "clear"
"""The default weather."""
CHANCE = secrets.SystemRandom()
MODULE_CHANCE = 0.4
"""The probability of each module in a random duel."""


NO_RULINGS: Mapping[str, bool] = MappingProxyType({})
"""All rulings at their defaults."""


def duel_words(language: Language, rulings: Mapping[str, bool] = NO_RULINGS, numbers: str = "") -> DuelWords:
    """Return the texts of the options, under the given rulings and numbers."""
    return _words(language, tuple(rulings.items()), numbers)


@lru_cache(maxsize=64)
def _words(language: Language, rulings: tuple[tuple[str, bool], ...], numbers: str) -> DuelWords:
    game = DuelGame(rulings=dict(rulings), numbers=numbers)
    return DuelWords(language, observe(game.deal(bytes(32)), 0))


def book_of(game: DuelGame) -> Book:
    """Return the book of a duel for its rulings and numbers; ``ValueError`` says what is wrong with them."""
    return book_with(choose_rulings(game.rulings), game.numbers or None)


def things(
    words: DuelWords, what: What, there: Mapping[str, T], does: Callable[[DuelWords, T], str]
) -> list[Thing]:
    """Return everything of a kind, in the book's order."""
    return [thing(words, what, key, does(words, one)) for key, one in there.items()]


def thing(words: DuelWords, what: What, key: str, does: str = "", named: str | None = "") -> Thing:
    """Return one thing; ``named`` is its name in a draft, if that is not its key."""
    about = (what, key)
    text = f"{words.text(f'duel-{what}-{key}')} {does}".rstrip()
    own = words.book.own_numbers
    is_own = own is not None and f"{SECTIONS.get(what)}.{key}" in changed_things(own)
    return Thing(
        key=key if named == "" else named,
        name=begun(words.say(f"duel-{what}-{key}")),
        does=text,
        origin="own" if is_own else origin_of(what, key),
        rule=OFFICIAL_RULES.get(about) or RULES[what],
        wins=WINS.get(about) if _is_usual(words) else None,
        lesson=lesson_about(what, key),
    )


def _is_usual(words: DuelWords) -> bool:
    """Whether rulings and numbers are those of the measured win rates."""
    return words.book == standard_book()


def unchosen(words: DuelWords, what: What, wins: float | None, **about: str) -> Thing:
    """Return the option for choosing nothing of a kind."""
    name = "duelhall-anybody" if what == "opponent" else "duel-environment-none"
    does = words.say(f"duelhall-no-{what}", **about)
    return Thing(None, begun(words.say(name)), does, "ours", RULES[what], wins, lesson_about(what))


def duel_choices(
    language: Language, rulings: Mapping[str, bool] = NO_RULINGS, numbers: str = ""
) -> DuelChoices:
    """Return all options in the book's order, under the given rulings and numbers."""
    return _choices(duel_words(language, rulings, numbers))


@lru_cache(maxsize=16)
def _choices(words: DuelWords) -> DuelChoices:
    book, is_usual = words.book, _is_usual(words)
    usual = words.say(f"duel-opponent-{DEFAULT_OPPONENT}")
    nobody = unchosen(words, "opponent", None, enemy=usual)
    nowhere = unchosen(words, "environment", PLAIN if is_usual else None)
    opponents = [nobody, *things(words, "opponent", book.opponents, opponent_does)]
    weapons = things(words, "weapon", book.weapons, weapon_does)
    places = [nowhere, *things(words, "environment", book.environments, place_does)]
    weather = [
        thing(words, "weather", key, weather_does(words, key), None if key == CLEAR else key)
        for key in book.weather
    ]
    levels = [thing(words, "difficulty", key, difficulty_does(words, key)) for key in book.difficulty]
    return DuelChoices(
        groups=[
            DuelGroup("opponent", opponents),
            DuelGroup("weapon", weapons),
            DuelGroup("environment", places),
            DuelGroup("weather", weather),
            DuelGroup("difficulty", levels),
        ],
        modules=[thing(words, "module", module.value) for module in Module],
        advised=list(ADVISED),
        plain=PLAIN if is_usual else None,
        rulings=[_ruling(words, name) for name in RULINGS],
        origin=words.say("duel-reconstruction" if book.own_numbers is None else "duelhall-own-numbers"),
        ladder=_ladder(words),
        regains=Regains(regains(words, "campaign"), regains(words, "clan")),
        clan=[
            one for key in ladder_numbers(book.own_numbers).clan.members for one in weapons if one.key == key
        ],
    )


def _ruling(words: DuelWords, name: str) -> DuelRuling:
    usual = bool(getattr(DEFAULT_RULINGS, name))
    answers = [
        DuelAnswer(value, words.say(f"duel-ruling-{name}-{str(value).lower()}"))
        for value in (usual, not usual)
    ]
    return DuelRuling(name, words.say(f"duel-ruling-{name}"), answers, RULINGS[name])


def _ladder(words: DuelWords) -> list[LadderRung]:
    campaign = ladder_numbers(words.book.own_numbers).campaign
    last = (campaign.last, words.book.opponents[campaign.last].life)
    return [LadderRung(words.say(f"duel-opponent-{key}"), life) for key, life in (*campaign.ladder, last)]


def regains(words: DuelWords, way: str) -> str:
    """Return what is regained between two duels of a campaign or clan."""
    heal = words.amount("life", ladder_numbers(words.book.own_numbers).campaign.heal)
    return words.say(f"hall-regains-{way}", life=heal)


def check_draft(draft: DuelDraft) -> None:
    """Refuse what cannot be played, with the paragraph."""
    if draft.way == "single":
        _check_single(draft.game)
    else:
        new_saga(draft, bytes(32))


def _check_single(game: DuelGame) -> None:
    try:
        field = choose_field(
            book_of(game),
            opponent=game.opponent,
            weapon=game.weapon,
            environment=game.environment,
            weather=game.weather,
            difficulty=game.difficulty,
            modules=game.modules,
        )
        if game.armoured is not None:
            check_armoured(field, game.armoured)
    except ValueError as error:
        raise impossible(error) from error


def _check_deal(game: DuelGame) -> None:
    """Refuse what only the deal reveals: that no enemy can wear the armor."""
    try:
        game.deal(bytes(32))
    except ValueError as error:
        raise impossible(error) from error


def new_saga(draft: DuelDraft, key: bytes) -> Campaign | Clan:
    """Return the campaign or clan of a draft; what its ladder decides is not chosen."""
    game = draft.game
    if game.opponent is not None or game.armoured is not None:
        raise Unplayable("B7.1")
    if draft.way == "clan" and game.weapon != DuelGame().weapon:
        raise Unplayable("B7.3")
    try:
        if draft.way == "clan":
            return new_clan(
                environment=game.environment,
                weather=game.weather,
                difficulty=game.difficulty,
                modules=game.modules,
                key=key,
                rulings=game.rulings,
                numbers=game.numbers or None,
            )
        return new_campaign(
            weapon=game.weapon,
            environment=game.environment,
            weather=game.weather,
            difficulty=game.difficulty,
            modules=game.modules,
            events=draft.events,
            key=key,
            rulings=game.rulings,
            numbers=game.numbers or None,
        )
    except ValueError as error:
        raise impossible(error) from error


def changes(draft: DuelDraft) -> Iterator[tuple[What, str | None, DuelDraft]]:
    """Yield every single change of a draft: the changed field, and the resulting draft."""
    # The wearer of the armor is chosen again if enemies or armor change.
    game = msgspec.structs.replace(draft.game, armoured=None)
    for group in duel_choices("en").groups:
        for one in group.things:
            changed = msgspec.structs.replace(game, **{group.what: one.key})
            yield group.what, one.key, msgspec.structs.replace(draft, game=changed)
    for module in Module:
        others = [one for one in game.modules if one != module]
        modules = others if module in game.modules else [*others, module.value]
        changed = msgspec.structs.replace(game, modules=modules)
        yield "module", module.value, msgspec.structs.replace(draft, game=changed)


def checked(draft: DuelDraft, language: Language) -> DuelChecked:
    """Return which single changes of a draft are barred, and why; an impossible draft is refused.

    Unplayable numbers are no reason to refuse it: their errors are listed, and everything else is checked
    with our numbers, so that the choice can continue.
    """
    numbers = numbers_checked(draft.game.numbers, language) if draft.game.numbers else None
    if numbers is not None and numbers.faults:
        draft = msgspec.structs.replace(draft, game=msgspec.structs.replace(draft.game, numbers=""))
    check_draft(draft)
    game = draft.game
    if draft.way == "single":
        _check_deal(game)
    barred = []
    for what, key, changed in changes(draft):
        try:
            check_draft(changed)
        except Unplayable as refusal:
            barred.append(Barred(what, key, refusal.rule, refusal.sentence(language)))
    wearers = 0
    if Module.YOROI_ENEMY in game.modules:
        # In a campaign or a clan the first of three wears it (B8.35).
        has_choice = Module.THREE in game.modules and draft.way == "single"
        wearers = len(standard_book().three) if has_choice else 1
    is_usual = not game.rulings and not game.numbers
    return DuelChecked(
        barred,
        list(range(1, wearers + 1)),
        numbers,
        None if is_usual else duel_choices(language, game.rulings, game.numbers),
        difficulty_of(draft),
    )


def difficulty_of(draft: DuelDraft) -> Difficulty | None:
    """Return how often the solver wins: measured if there is a row for it, else estimated."""
    game = draft.game
    if game.numbers:
        return None
    if draft.way != "single":
        return _ladder_row(draft) or _estimated(outlook(new_saga(draft, bytes(32))))
    win = _measured(game)
    if win is None:
        return _estimated(duel_outlook(game.deal(bytes(32)).table))
    low, high = wilson(win / 100, MEASURED)
    return Difficulty(win, round(100 * low, 1), round(100 * high, 1))


def _estimated(found: Outlook) -> Difficulty:
    win, low, high = (round(100 * one, 1) for one in found)
    return Difficulty(win, low, high, measured=False)


def _ladder_row(draft: DuelDraft) -> Difficulty | None:
    """Return the measured row of a campaign or clan, if it has one."""
    game, three = draft.game, [Module.THREE.value]
    if msgspec.structs.replace(game, modules=[]) != DuelGame() or game.modules not in ([], three):
        return None
    way = draft.way if draft.events or draft.way == "clan" else "quiet"
    return LADDERS.get(f"{way} {three[0]}" if game.modules else way)


def _measured(game: DuelGame) -> float | None:
    """Return the measured win rate of a plain duel, or of one that differs from it in a single choice."""
    usual = DuelGame(opponent=game.opponent and DEFAULT_OPPONENT)
    names = ("opponent", "weapon", "environment", "weather", "difficulty")
    chosen = [(name, getattr(game, name)) for name in names if getattr(game, name) != getattr(usual, name)]
    chosen += [("module", module) for module in game.modules]
    if game.rulings or len(chosen) > 1:
        return None
    return WINS.get(chosen[0]) if chosen else PLAIN


def any_draft(way: Way) -> DuelDraft:
    """Return a random playable draft."""
    while True:
        game = DuelGame(modules=[one.value for one in Module if CHANCE.random() < MODULE_CHANCE])
        for group in duel_choices("en").groups:
            setattr(game, group.what, CHANCE.choice(group.things).key)
        if way != "single":
            game.opponent = None
        if way == "clan":
            game.weapon = DuelGame().weapon
        draft = DuelDraft(way, game)
        try:
            check_draft(draft)
        except Unplayable:
            continue
        return draft
