"""The state of a campaign or clan, in the client's language."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from chanbara.duel.rules.rulings import REVISION
from chanbara.duel.rules.words import Module
from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.clan import Clan
from chanbara.duel.served.bodies import DuelDraft
from chanbara.duel.served.hall.hall import duel_words, regains
from chanbara.duel.served.options import DuelGame
from chanbara.duel.served.saga.bodies import SagaFought, SagaInfo, SagaMember, SagaRung
from chanbara.duel.words.lines import ruling_words
from chanbara.duel.words.saga import event_words
from chanbara.duel.words.traits import virtue_does, weapon_does, wound_does
from chanbara.duel.words.words import begun
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.log import read, replay

if TYPE_CHECKING:
    from chanbara.duel.result import DuelResult
    from chanbara.duel.served.saga.bodies import RungState
    from chanbara.duel.served.saga.sagas import Found, Saga
    from chanbara.duel.words.words import DuelWords
    from chanbara.server.wire.scalars import Language


def saga_info(found: Found, language: Language) -> SagaInfo:
    """Return everything about a saga that its owner may know: all but the key of future events."""
    row, state = found
    words = duel_words(language, state.ruled.changed(), state.own_numbers or "")
    way: Literal["campaign", "clan"] = "clan" if isinstance(state, Clan) else "campaign"
    is_lost, is_over = state.is_lost, state.is_over
    ended = "lost" if is_lost else "won"
    stands = f"duel-{way}-{ended}" if is_over else "hall-stands"
    return SagaInfo(
        code=row.code,
        name=row.name,
        draft=_draft(state),
        chosen=_chosen(words, state),
        rules=_rules(words, state),
        status=("lost" if is_lost else "won") if is_over else "open",
        told=words.say(stands, won=state.won),
        won=state.won,
        rungs=_rungs(words, state),
        fought=_fought(words, state),
        members=_members(words, state),
        carried=[] if is_over else _carried(words, state),
        event=_event(words, state),
        regained=_regained(words, state),
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
    return [begun(words.say(f"duel-{one}")) for one in (*named, *(f"module-{key}" for key in state.modules))]


def _rules(words: DuelWords, state: Saga) -> list[str]:
    """Return the rulings and numbers of its duels that differ from the defaults."""
    lines = ruling_words(words)
    if state.revision < REVISION and not state.is_over:
        lines = [words.say("hall-began-before"), *lines]
    if state.read is not None:
        lines.append(words.say("duel-table-own-numbers", digest=state.read.digest))
    return lines


# --- the ladder --------------------------------------------------------------------------------------------


def _rungs(words: DuelWords, state: Saga) -> list[SagaRung]:
    """Return the opponents in order, with their life when they are met; three together."""
    last = len(state.rungs) - 1
    rungs = []
    for number, key in enumerate(state.rungs):
        life = sum(_lives(state, number, key))
        name = words.say(f"duel-opponent-{key}")
        rungs.append(SagaRung(key, name, life, _stands(state, number, is_last=number == last)))
    return rungs


def _lives(state: Saga, number: int, key: str) -> list[int]:
    """Return the life of each enemy of a rung."""
    if isinstance(state, Clan) and state.foe is not None and number == state.won:
        return [life for life, _, _ in state.foe.enemies] or [state.foe.life]
    ladder, book = state.numbers.campaign.ladder, state.book
    lives = [one.life for one in book.three] if state.has_three else [book.opponents[key].life]
    if isinstance(state, Campaign) and number < len(ladder):
        # Split over three, the total is the same.
        lives = [max(ladder[number][1], len(lives))]
    return [*lives, book.difficulty[state.difficulty].enemy_life]


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
    """Return how a duel ended, or None if today's rules read its record differently."""
    try:
        result: DuelResult | None = replay(record).result
    except CorruptRecord:
        return None
    return result


def _fought(words: DuelWords, state: Saga) -> list[SagaFought]:
    """Return the duels so far; a clan may need several for one opponent."""
    headers = [read(record).header for record in state.records]
    won = _victories(state, headers)
    return [
        SagaFought(
            state.rungs[sum(won[:number])], header.get("weapon", "katana"), won[number], _told(words, record)
        )
        for number, (header, record) in enumerate(zip(headers, state.records, strict=True))
    ]


def _victories(state: Saga, headers: list[dict[str, str]]) -> list[bool]:
    """Return which duels were won, under whatever rules: inferred from what the next one carried over."""
    if isinstance(state, Campaign):
        return [number < state.won for number in range(len(headers))]
    if not headers:
        return []
    taken_over = [json.loads(header.get("carried", "{}")) for header in headers[1:]]
    return [*("enemy_life" not in one and "enemies" not in one for one in taken_over), state.foe is None]


def _told(words: DuelWords, record: str) -> str:
    result = _ended(record)
    if result is None:
        return words.say("hall-other-rules")
    ended = "won" if result.won else "lost"
    life = words.say("duel-amount-life", count=result.life)
    text = words.say(f"duel-result-{ended}", round=result.rounds, life=life)
    return text if result.won else f"{text} {words.say(f'duel-result-cause-{result.cause}')}"


# --- samurai and weapons -----------------------------------------------------------------------------------


def _members(words: DuelWords, state: Saga) -> list[SagaMember]:
    book = state.book
    more = book.difficulty[state.difficulty].player_life
    if isinstance(state, Campaign):
        lowered = book.weapons[state.weapon].life
        begins = book.life + lowered + more
        # A weapon costs life at the start; the maximum stays the same (A8.1).
        most = begins if state.ruled.weapon_lowers_life_cap else max(begins, book.life + more)
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
            may_fight=one.weapon in state.weapons_to_change,
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
    """Return what the next duel carries over besides wounds, one sentence each."""
    lines = [regains(words, "campaign" if isinstance(state, Campaign) else "clan")]
    if Module.YOROI in state.modules and state.armour is not None:
        lines.append(words.say("hall-carries-armour", count=state.armour))
    if state.virtue is not None:
        what = words.tell(virtue_does(words.book.virtues[state.virtue]))
        lines.append(words.say("duel-table-virtue", virtue=words.virtue(state.virtue), what=what))
        lines += [
            f"{begun(words.say(f'duel-table-{rest}', count=getattr(state, rest)))}."
            for rest in ("points", "locked")
            if getattr(state, rest)
        ]
    elif state.virtue_taken:
        lines.append(words.say("hall-carries-no-virtue"))
    if isinstance(state, Campaign) and state.mulligans:
        lines.append(words.say("duel-campaign-mulligans", count=state.mulligans))
    if isinstance(state, Clan) and state.foe is not None:
        foes = state.foe.enemies or ((state.foe.life, state.foe.qi, state.foe.armour),)
        for number, (life, qi, _) in enumerate(foes, 1):
            key = f"{state.opponent}{number}" if state.has_three else state.opponent
            about = {"enemy": words.say(f"duel-opponent-{key}")}
            about |= {"life": words.amount("life", life), "qi": words.amount("qi", qi)}
            lines.append(words.say("hall-carries-foe" if life else "hall-carries-fallen", **about))
    return lines


def _regained(words: DuelWords, state: Saga) -> str | None:
    """Return with how much life the last duel of a campaign ended, and with how much the next one begins."""
    if not isinstance(state, Campaign) or state.is_over or state.life is None:
        return None
    result = _ended(state.records[-1])
    if result is None:
        return None
    left, now = words.amount("life", result.life), words.amount("life", state.life)
    return words.say("hall-regained", left=left, now=now)


def _event(words: DuelWords, state: Saga) -> str | None:
    if not isinstance(state, Campaign) or state.event is None:
        return None
    return event_words(words.say, state.event, state.own_numbers)
