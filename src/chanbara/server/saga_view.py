"""How a campaign or clan stands, in the words of whoever asks."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from chanbara.duel.campaign import Campaign
from chanbara.duel.clan import Clan
from chanbara.duel.rules.words import Module
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.log import read, replay
from chanbara.server.duel_bodies import DuelDraft
from chanbara.server.duels import duel_words
from chanbara.server.options import DuelGame
from chanbara.server.saga_bodies import SagaFought, SagaInfo, SagaMember, SagaRung
from chanbara.words.duel import begun
from chanbara.words.duel_saga import event_words
from chanbara.words.duel_traits import virtue_does, weapon_does, wound_does

if TYPE_CHECKING:
    from chanbara.duel.clan import Foe
    from chanbara.duel.rulebook import DuelResult
    from chanbara.server.protocol import Language
    from chanbara.server.saga_bodies import RungState
    from chanbara.server.sagas import Found, Saga
    from chanbara.words.duel import DuelWords


def saga_info(found: Found, language: Language) -> SagaInfo:
    """Return everything about a saga that its owner may know: all but the key of what is still to come."""
    row, state = found
    words = duel_words(language, state.ruled, state.own_numbers)
    way: Literal["campaign", "clan"] = "clan" if isinstance(state, Clan) else "campaign"
    is_lost, is_over = state.is_lost, state.is_over
    ended = "lost" if is_lost else "won"
    stands = f"duel-{way}-{ended}" if is_over else "hall-stands"
    return SagaInfo(
        code=row.code,
        name=row.name,
        draft=_draft(state),
        chosen=_chosen(words, state),
        status=("lost" if is_lost else "won") if is_over else "open",
        told=words.say(stands, won=state.won),
        won=state.won,
        rungs=_rungs(words, state),
        fought=_fought(words, state),
        members=_members(words, state),
        carried=[] if is_over else _carried(words, state),
        event=_event(words, state),
        may_retire=state.may_retire and not row.duel,
        table=row.duel or None,
        commitment=sha256(bytes.fromhex(state.key)).hexdigest(),
        key=state.key if is_over else None,
    )


def _draft(state: Saga) -> DuelDraft:
    game = DuelGame(
        environment=state.environment,
        weather=state.weather,
        difficulty=state.difficulty,
        modules=list(state.modules),
        rulings=state.ruled.changed(),
        numbers=state.own_numbers or "",
    )
    if isinstance(state, Campaign):
        game.weapon = state.weapon
        return DuelDraft("campaign", game, state.with_events)
    return DuelDraft("clan", game)


def _chosen(words: DuelWords, state: Saga) -> list[str]:
    place = state.environment or "none"
    named = [f"environment-{place}", f"weather-{state.weather or 'clear'}", f"difficulty-{state.difficulty}"]
    told = [begun(words.say(f"duel-{one}")) for one in (*named, *(f"module-{key}" for key in state.modules))]
    told += [words.say("hall-own-numbers")] if state.own_numbers is not None else []
    changed = state.ruled.changed()
    return [*told, words.say("hall-rulings-changed", count=len(changed))] if changed else told


# --- the way -----------------------------------------------------------------------------------------------


def _rungs(words: DuelWords, state: Saga) -> list[SagaRung]:
    """Return the opponents in order, each with the life that he has when he is met; of three, that of all."""
    rungs = state.rungs
    lives = [sum(state.lives(number)) for number in range(len(rungs))]
    if isinstance(state, Clan) and state.foe is not None:
        lives[state.won] = sum(life for life, _, _ in state.foe.enemies) or state.foe.life
    return [
        SagaRung(
            key,
            words.say(f"duel-opponent-{key}"),
            lives[number],
            _stands(state, number, is_last=number == len(rungs) - 1),
        )
        for number, key in enumerate(rungs)
    ]


def _stands(state: Saga, number: int, *, is_last: bool) -> RungState:
    if number < state.won:
        return "won"
    if number == state.won and state.is_lost:
        return "lost"
    if state.is_over:
        return "declined" if state.is_retired else "unmet"
    if number == state.won:
        return "next"
    return "optional" if is_last else "ahead"


@lru_cache(1024)
def _ended(record: str) -> DuelResult | None:
    """Return how a duel ended, or nothing where the rules of today read its record otherwise."""
    try:
        result: DuelResult | None = replay(record).result
    except CorruptRecord:
        return None
    return result


def _fought(words: DuelWords, state: Saga) -> list[SagaFought]:
    """Return the duels so far, whatever rules they were fought by."""
    fought, rung = [], 0
    for record, won in zip(state.records, _victories(state), strict=True):
        weapon = read(record).header.get("weapon", "katana")
        fought.append(SagaFought(state.rungs[rung], weapon, won, _told(words, record)))
        rung += won
    return fought


def _victories(state: Saga) -> list[bool]:
    """Return which duels were won: whom the next one met tells it, and how it stands now."""
    if isinstance(state, Campaign):
        return [number < state.won for number in range(len(state.records))]
    met_again = [json.loads(read(record).header.get("carried", "{}")) for record in state.records]
    lost = [("enemy_life" in one or "enemies" in one) for one in met_again]
    return [not one for one in (*lost[1:], state.foe is not None)][: len(state.records)]


def _told(words: DuelWords, record: str) -> str:
    result = _ended(record)
    if result is None:
        return words.say("hall-other-rules")
    ended = "won" if result.won else "lost"
    life = words.say("duel-amount-life", count=result.life)
    told = words.say(f"duel-result-{ended}", round=result.rounds, life=life)
    return told if result.won else f"{told} {words.say(f'duel-result-cause-{result.cause}')}"


# --- who fights, and with what -----------------------------------------------------------------------------


def _members(words: DuelWords, state: Saga) -> list[SagaMember]:
    book = state.book
    more = book.difficulty[state.difficulty].player_life
    if isinstance(state, Campaign):
        begins = book.life + more + book.weapons[state.weapon].life
        most = begins if book.rulings.weapon_lowers_life_cap else max(begins, book.life + more)
        life = begins if state.life is None else state.life
        weapon, name, does = _weapon(words, state.weapon)
        return [SagaMember(weapon, name, does, life, most, [], not state.is_over, may_fight=False)]
    return [
        SagaMember(
            *_weapon(words, one.weapon),
            life=one.life,
            most=state.numbers.clan.life + more,
            wounds=[
                f"{words.wound(key, level)}: {wound_does(words, key, level)}" for key, level in one.blood
            ],
            fights=not state.is_over and number == state.fighter,
            may_fight=one.weapon in state.may_change,
        )
        for number, one in enumerate(state.members)
    ]


def _weapon(words: DuelWords, key: str) -> tuple[str, str, str]:
    """Return key and name of a weapon, and what it does."""
    name = f"duel-weapon-{key}"
    return (
        key,
        words.say(name),
        f"{words.text(name)} {weapon_does(words, words.book.weapons[key])}".rstrip(),
    )


def _carried(words: DuelWords, state: Saga) -> list[str]:
    """Return what the next duel takes over besides life and wounds, a sentence each."""
    told = []
    if Module.YOROI in state.modules and state.armour is not None:
        told.append(words.say("hall-carries-armour", count=state.armour))
    if state.virtue is not None:
        what = virtue_does(words, words.book.virtues[state.virtue])
        told.append(words.say("duel-table-virtue", virtue=words.virtue(state.virtue), what=what))
        told += [
            f"{begun(words.say(f'duel-table-{rest}', count=getattr(state, rest)))}."
            for rest in ("points", "locked")
            if getattr(state, rest)
        ]
    elif state.virtue_taken:
        told.append(words.say("hall-carries-no-virtue"))
    if isinstance(state, Campaign) and state.mulligans:
        told.append(words.say("duel-campaign-mulligans", count=state.mulligans))
    if isinstance(state, Clan) and state.foe is not None:
        told += _foe(words, state, state.foe)
    return told


def _foe(words: DuelWords, state: Clan, foe: Foe) -> list[str]:
    """Return how the fallen samurai left whom he fought; of three, those who live."""
    each = {f"three{number}": one for number, one in enumerate(foe.enemies, 1) if one[0]}
    left = each or {str(state.opponent): (foe.life, foe.qi, foe.armour)}
    return [
        words.say(
            "hall-carries-foe",
            enemy=words.say(f"duel-opponent-{key}"),
            life=words.amount("life", life),
            qi=words.amount("qi", qi),
        )
        for key, (life, qi, _) in left.items()
    ]


def _event(words: DuelWords, state: Saga) -> str | None:
    if not isinstance(state, Campaign) or state.event is None:
        return None
    return event_words(words.say, state.event, state.own_numbers)
