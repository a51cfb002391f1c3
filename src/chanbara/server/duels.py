"""What a duel can be made of, what cannot be combined and why, and a duel that chance chooses."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import msgspec

import chanbara
from chanbara.duel.campaign import Campaign, new_campaign
from chanbara.duel.clan import Clan, new_clan
from chanbara.duel.field import DEFAULT_OPPONENT, check_armoured, choose_field
from chanbara.duel.ladder import numbers
from chanbara.duel.numbers import read_numbers
from chanbara.duel.rules.rulings import DEFAULT_RULINGS
from chanbara.duel.rules.words import Module
from chanbara.server.duel_bodies import (
    Barred,
    DuelChecked,
    DuelChoices,
    DuelDraft,
    DuelGroup,
    DuelRuling,
    LadderRung,
)
from chanbara.server.duel_bodies import DuelThing as Thing
from chanbara.server.duel_facts import ADVISED, OFFICIAL_RULES, ORIGINS, PLAIN, RULES, RULING_RULES, WINS
from chanbara.server.options import DuelGame
from chanbara.server.refusal import Unplayable, impossible
from chanbara.words.duel import DuelWords, begun
from chanbara.words.duel_traits import difficulty_does, opponent_does, place_does, weapon_does, weather_does

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from chanbara.duel.rules.book import Book
    from chanbara.duel.rules.rulings import DuelRulings
    from chanbara.server.duel_bodies import Way, What
    from chanbara.server.protocol import Language

T = TypeVar("T")
CLEAR = "clear"
"""The weather where none is chosen."""
CHANCE = secrets.SystemRandom()
MODULE_CHANCE = 0.4
"""How likely chance chooses each module."""


@lru_cache(maxsize=64)
def duel_words(
    language: Language, rulings: DuelRulings = DEFAULT_RULINGS, own_numbers: str | None = None
) -> DuelWords:
    """Return the words for what may be chosen with these rulings and numbers."""
    game = chanbara.new_game("duel", key=bytes(32), rulings=rulings, numbers=own_numbers)
    return DuelWords(language, chanbara.observe(game, 0))


def things(
    words: DuelWords, what: What, there: Mapping[str, T], does: Callable[[DuelWords, T], str]
) -> list[Thing]:
    """Return everything of a kind, in the book's order."""
    return [thing(words, what, key, does(words, one)) for key, one in there.items()]


def thing(words: DuelWords, what: What, key: str, does: str = "", named: str | None = "") -> Thing:
    """Return one thing; ``named`` is how a draft names it, where that is not its key."""
    about = (what, key)
    told = f"{words.text(f'duel-{what}-{key}')} {does}".rstrip()
    return Thing(
        key=key if named == "" else named,
        name=begun(words.say(f"duel-{what}-{key}")),
        does=told,
        origin=ORIGINS.get(about, "ours"),
        rule=OFFICIAL_RULES.get(about) or RULES[what],
        wins=WINS.get(about) if is_measured(words.book) else None,
    )


def is_measured(book: Book) -> bool:
    """Whether what was measured holds: it was with our numbers, and the rulings as they are."""
    return book.rulings == DEFAULT_RULINGS and book.own_numbers is None


def unchosen(words: DuelWords, what: What, wins: float | None, **about: str) -> Thing:
    """Return what it means to choose nothing of a kind."""
    name = "duelhall-anybody" if what == "opponent" else "duel-environment-none"
    does = words.say(f"duelhall-no-{what}", **about)
    return Thing(None, begun(words.say(name)), does, "ours", RULES[what], wins)


@lru_cache(maxsize=64)
def duel_choices(
    language: Language, rulings: DuelRulings = DEFAULT_RULINGS, own_numbers: str | None = None
) -> DuelChoices:
    """Return everything that there is to choose, in the book's order."""
    words = duel_words(language, rulings, own_numbers)
    book = words.book
    plain = PLAIN if is_measured(book) else None
    usual = words.say(f"duel-opponent-{DEFAULT_OPPONENT}")
    nobody = unchosen(words, "opponent", None, enemy=usual)
    nowhere = unchosen(words, "environment", plain)
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
        plain=plain,
        origin=words.say("duel-reconstruction"),
        ladder=_ladder(words, ()),
        three=_ladder(words, (Module.THREE,)),
        clan=[one for key in numbers(own_numbers).clan.members for one in weapons if one.key == key],
        rulings=_rulings(words),
    )


def _ladder(words: DuelWords, modules: tuple[str, ...]) -> list[LadderRung]:
    """Return whom a campaign meets."""
    book = words.book
    campaign = new_campaign(key=bytes(32), modules=modules, rulings=book.rulings, numbers=book.own_numbers)
    return [
        LadderRung(words.say(f"duel-opponent-{key}"), sum(campaign.lives(rung)))
        for rung, key in enumerate(campaign.rungs)
    ]


def _rulings(words: DuelWords) -> list[DuelRuling]:
    return [
        DuelRuling(
            name,
            words.say(f"duel-ruling-{name}"),
            words.say(f"duel-ruling-{name}-true"),
            words.say(f"duel-ruling-{name}-false"),
            usual,
            RULING_RULES[name],
        )
        for name, usual in zip(DEFAULT_RULINGS._fields, DEFAULT_RULINGS, strict=True)
    ]


def check_draft(draft: DuelDraft) -> None:
    """Refuse what cannot be played, with the paragraph."""
    if draft.way == "single":
        _check_single(draft.game)
    else:
        new_saga(draft, bytes(32))


def _check_single(game: DuelGame) -> None:
    try:
        field = choose_field(
            game.book,
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
    """Refuse what only the deal can tell: whether there is an enemy to wear the armour."""
    try:
        game.deal(bytes(32))
    except ValueError as error:
        raise impossible(error) from error


def new_saga(draft: DuelDraft, key: bytes) -> Campaign | Clan:
    """Return the campaign or the clan of a draft; what its ladder decides is not chosen."""
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
    """Yield every single change of a draft: what is chosen otherwise, and the draft that it leads to."""
    # Who wears the armour is asked anew where enemies or armour change.
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
    """Return which single changes of a draft are barred, and why; a draft that cannot be is refused."""
    check_draft(draft)
    if draft.way == "single":
        _check_deal(draft.game)
    barred = []
    for what, key, changed in changes(draft):
        try:
            check_draft(changed)
        except Unplayable as refusal:
            barred.append(Barred(what, key, refusal.rule, refusal.sentence(language)))
    book = draft.game.book
    wearers = 0
    # In a campaign or a clan it is the first of three who wears it (B8.35).
    if Module.YOROI_ENEMY in draft.game.modules:
        wearers = len(book.three) if Module.THREE in draft.game.modules and draft.way == "single" else 1
    choices = None if is_measured(book) else duel_choices(language, book.rulings, book.own_numbers)
    own = None if book.own_numbers is None else read_numbers(book.own_numbers).digest
    return DuelChecked(barred, list(range(1, wearers + 1)), choices, own)


def any_draft(way: Way) -> DuelDraft:
    """Return a draft of chance, one that can be played."""
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
