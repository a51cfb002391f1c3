"""How a campaign or clan stands, in the words of whoever asks."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from chanbara.duel.campaign import Campaign
from chanbara.duel.clan import Clan
from chanbara.duel.data import standard_book
from chanbara.duel.ladder import numbers
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
    from chanbara.duel.rulebook import DuelResult
    from chanbara.server.protocol import Language
    from chanbara.server.saga_bodies import RungState
    from chanbara.server.sagas import Found, Saga
    from chanbara.words.duel import DuelWords


def saga_info(found: Found, language: Language) -> SagaInfo:
    """Return everything about a saga that its owner may know: all but the key of what is still to come."""
    row, state = found
    words = duel_words(language)
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
    )
    if isinstance(state, Campaign):
        game.weapon = state.weapon
        return DuelDraft("campaign", game, state.with_events)
    return DuelDraft("clan", game)


def _chosen(words: DuelWords, state: Saga) -> list[str]:
    place = state.environment or "none"
    named = [f"environment-{place}", f"weather-{state.weather or 'clear'}", f"difficulty-{state.difficulty}"]
    return [begun(words.say(f"duel-{one}")) for one in (*named, *(f"module-{key}" for key in state.modules))]


# --- the way -----------------------------------------------------------------------------------------------


def _rungs(words: DuelWords, state: Saga) -> list[SagaRung]:
    """Return the opponents in order, each with the life that he has when he is met."""
    ladder, book = numbers().campaign, standard_book()
    harder = book.difficulty[state.difficulty].enemy_life
    met = [*ladder.ladder, (ladder.last, book.opponents[ladder.last].life)]
    rungs = []
    for number, (key, fewer) in enumerate(met):
        life = (fewer if isinstance(state, Campaign) else book.opponents[key].life) + harder
        if isinstance(state, Clan) and state.foe is not None and number == state.won:
            life = state.foe.life
        name = words.say(f"duel-opponent-{key}")
        rungs.append(SagaRung(key, name, life, _stands(state, number, is_last=number == len(ladder.ladder))))
    return rungs


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
    """Return the duels so far. Whom the next one met tells who won each, whatever rules it was fought by."""
    headers = [read(record).header for record in state.records]
    met = [key for key, _ in numbers().campaign.ladder]
    places = [met.index(one["opponent"]) if one["opponent"] in met else len(met) for one in headers]
    return [
        SagaFought(header["opponent"], header.get("weapon", "katana"), place < then, _told(words, record))
        for header, place, then, record in zip(
            headers, places, [*places, state.won][1:], state.records, strict=True
        )
    ]


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
    book = standard_book()
    more = book.difficulty[state.difficulty].player_life
    if isinstance(state, Campaign):
        most = book.life + book.weapons[state.weapon].life + more
        life = most if state.life is None else state.life
        weapon, name, does = _weapon(words, state.weapon)
        return [SagaMember(weapon, name, does, life, most, [], not state.is_over, may_fight=False)]
    return [
        SagaMember(
            *_weapon(words, one.weapon),
            life=one.life,
            most=numbers().clan.life + more,
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
        f"{words.text(name)} {weapon_does(words, standard_book().weapons[key])}".rstrip(),
    )


def _carried(words: DuelWords, state: Saga) -> list[str]:
    """Return what the next duel takes over besides life and wounds, a sentence each."""
    told = []
    if Module.YOROI in state.modules and state.armour is not None:
        told.append(words.say("hall-carries-armour", count=state.armour))
    if state.virtue is not None:
        what = virtue_does(words, standard_book().virtues[state.virtue])
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
        life, qi = words.amount("life", state.foe.life), words.amount("qi", state.foe.qi)
        enemy = words.say(f"duel-opponent-{state.opponent}")
        told.append(words.say("hall-carries-foe", enemy=enemy, life=life, qi=qi))
    return told


def _event(words: DuelWords, state: Saga) -> str | None:
    if not isinstance(state, Campaign) or state.event is None:
        return None
    return event_words(words.say, state.event)
