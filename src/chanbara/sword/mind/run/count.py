"""Counting games while bots play them, in compiled code.

The lab counts the same from the events of a game; a test compares the two on the same games.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to
from chanbara.sword.flat.format import layout, tables
from chanbara.sword.flat.format.actions import (
    AIMS,
    ON_PROPERTY,
    PARRY_WITH_PROPERTY,
    PASS,
    PLACES,
    PLAY,
    USE_NOBUNAGA,
)
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.flat.rules.scoring import is_deadly_strike, team_of, winner
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import LISTED, Mind, Room, Who
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.run import counted
from chanbara.sword.mind.run.moments import begin, go_on, goes_on
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.search.policy import DETECTIVE, choose
from chanbara.sword.mind.value.answers import card_of_answer
from chanbara.sword.mind.value.styles import Manners, take_manner
from chanbara.sword.mind.value.valuation import turn_of

Sheet = npt.NDArray[np.int64]
"""The counters of the game being played."""
Tally = npt.NDArray[np.int64]
"""The counts of many games: ``counted`` names its parts."""

Briefs = npt.NDArray[np.int64]
"""The outcomes of games, one after the other."""

ARRAYS["sheet"] = ARRAYS["tally"] = ARRAYS["briefs"] = pointer_to("int64")

(
    OF_GAMES,
    OF_ENDINGS,
    OF_DEADLY,
    OF_DECIDING,
    OF_PEOPLE,
    OF_PLACES,
    OF_TURNS,
    OF_DECISIONS,
    OF_HONOR,
    OF_CARDS,
) = (part.first for part in counted.PARTS.values())


@entry_point
def count_games(
    number: int,
    first: int,
    games: int,
    players: int,
    edition: int,
    who: Who,
    manners: Manners,
    kinds: int,
    state: State,
    chance: Chance,
    mind: Mind,
    room: Room,
    sheet: Sheet,
    tally: Tally,
    briefs: Briefs,
) -> None:
    """Deal, play and count games, and write their outcomes; ``kinds`` bots take the seats in rotation."""
    is_watched = somebody_watches(who, kinds)
    for game in range(first, first + games):
        seed(chance, number, game)
        deal(state, chance, players, edition)
        reset(state, mind)
        begin_count(state, sheet, tally)
        while state[layout.ASKED] != layout.NONE:
            action = choice_of(state, chance, game, who, manners, kinds, is_watched, mind, room)
            count_step(state, chance, action, sheet, tally)
        end_count(state, sheet, tally)
        write_brief(state, sheet, at(briefs, (game - first) * counted.BRIEF_SIZE))


@inlined
def somebody_watches(who: Who, kinds: int) -> int:
    """Return 1 if one of the bots has a belief, which follows the actions of all."""
    found = 0
    for bot in range(kinds):
        found = max(found, 1 if who[bot] == DETECTIVE else 0)
    return found


@inlined
def choice_of(
    state: State,
    chance: Chance,
    game: int,
    who: Who,
    manners: Manners,
    kinds: int,
    is_watched: int,
    mind: Mind,
    room: Room,
) -> int:
    """Return what the player to move does; the bots take the seats in rotation, from game to game."""
    count = legal(state, at(room, LISTED))
    action = room[LISTED]
    if count > 1:
        bot = (state[layout.ASKED] + game) % kinds
        take_manner(mind, manners, bot)
        action = choose(state, chance, who[bot], mind, room, count)
    if is_watched == 1:
        watch(state, action, mind)
    return action


# --- one game -----------------------------------------------------------------------------------------------


@entry_point
def begin_count(state: State, sheet: Sheet, tally: Tally) -> None:
    """Start counting a game that was dealt; its first turn has begun."""
    for place in range(counted.SHEET_SIZE):
        sheet[place] = 0
    sheet[counted.ACT] = layout.NONE
    count_honor(state, tally)


@entry_point
def count_step(state: State, chance: Chance, action: int, sheet: Sheet, tally: Tally) -> None:
    """Carry out an action and everything up to the next decision, and count it."""
    sheet[counted.ASKED_SO_FAR] += 1
    place = top(state)
    op, seat, by, source = (
        state[place + layout.OP],
        state[layout.ASKED],
        state[place + layout.BY],
        state[place + layout.SOURCE],
    )
    if op == tables.PLAY_PHASE:
        count_act(state, seat, action, sheet)
    elif op in (tables.DEMAND, tables.AFFECT) and action != PASS:
        count_answer(action, source, sheet)
    before = state[layout.RESILIENCE + seat]
    begin(state, chance, action)
    if op == tables.LOSE:
        count_wound(state, seat, by, source, before, sheet)
    while goes_on(state):
        run_counted(state, chance, sheet, tally)
    if state[layout.ASKED] == layout.NONE:
        close_act(state, sheet)


@inlined
def run_counted(state: State, chance: Chance, sheet: Sheet, tally: Tally) -> None:
    """Run the next pending step, and count it."""
    place = top(state)
    op, seat, by, source = (
        state[place + layout.OP],
        state[place + layout.SEAT],
        state[place + layout.BY],
        state[place + layout.SOURCE],
    )
    before = state[layout.RESILIENCE + max(seat, 0)]
    if op == tables.TURN_STEP:
        close_act(state, sheet)
    elif op == tables.FOIL and sheet[counted.ACT] != layout.NONE:
        sheet[sheet[counted.ACT] * counted.FIGURES + counted.STOPPED] += 1
    go_on(state, chance)
    if op == tables.TURN_STEP:
        count_honor(state, tally)
    elif op in (tables.STRIKE, tables.WOUND, tables.LOSE):
        count_wound(state, seat, by, source, before, sheet)


@inlined
def count_act(state: State, seat: int, action: int, sheet: Sheet) -> None:
    """Count a played card; the previous act ends where the next begins."""
    if action < USE_NOBUNAGA:
        return
    close_act(state, sheet)
    if action < PLAY:
        return
    if action < ON_PROPERTY:
        sheet[counted.ACT] = (action - PLAY) // AIMS
    else:
        sheet[counted.ACT] = tables.ON_PROPERTY_CARDS[(action - ON_PROPERTY) // PLACES]
    sheet[counted.ACTOR] = seat
    sheet[counted.AHEAD] = ahead(state, seat)
    sheet[sheet[counted.ACT] * counted.FIGURES + counted.PLAYED] += 1


@inlined
def close_act(state: State, sheet: Sheet) -> None:
    """Count the honor moved by the current act, if there is one."""
    if sheet[counted.ACT] != layout.NONE:
        sheet[sheet[counted.ACT] * counted.FIGURES + counted.SWING] += (
            ahead(state, sheet[counted.ACTOR]) - sheet[counted.AHEAD]
        )
    sheet[counted.ACT] = layout.NONE


@inlined
def count_answer(action: int, source: int, sheet: Sheet) -> None:
    """Count the card that met a demand or escaped an action, and the card that it stopped."""
    card = (
        tables.CARD_OF[action - PARRY_WITH_PROPERTY]
        if action >= PARRY_WITH_PROPERTY
        else card_of_answer(action)
    )
    sheet[card * counted.FIGURES + counted.ANSWERS] += 1
    if source != layout.NONE:
        sheet[source * counted.FIGURES + counted.STOPPED] += 1


@inlined
def count_wound(state: State, seat: int, by: int, source: int, before: int, sheet: Sheet) -> None:
    """Count the resilience a player lost to another player's card."""
    lost = before - state[layout.RESILIENCE + seat]
    if lost > 0 and layout.NONE not in (by, source):
        sheet[source * counted.FIGURES + counted.HITS] += 1
        sheet[source * counted.FIGURES + counted.WOUNDS] += lost


@inlined
def ahead(state: State, seat: int) -> int:
    """Return the lead of a player's team: its honor minus that of all others together."""
    more = 0
    for other in range(state[layout.PLAYERS]):
        honor = state[layout.HONOR + other]
        more += honor if team_of(state, other) == team_of(state, seat) else -honor
    return more


@inlined
def count_honor(state: State, tally: Tally) -> None:
    """Count each team's honor at the start of a turn."""
    if turn_of(state) >= counted.TURNS_DRAWN:
        return
    place = (
        OF_HONOR
        + ((state[layout.PLAYERS] - counted.FEWEST) * counted.TURNS_DRAWN + turn_of(state)) * counted.TEAMS
    )
    for seat in range(state[layout.PLAYERS]):
        tally[place + team_of(state, seat)] += state[layout.HONOR + seat]


# --- the end of a game --------------------------------------------------------------------------------------


@entry_point
def end_count(state: State, sheet: Sheet, tally: Tally) -> None:
    """Add a finished game to the counts."""
    table, won, cause = state[layout.PLAYERS] - counted.FEWEST, winner(state), state[layout.CAUSE] - 1
    tally[OF_GAMES + table] += 1
    tally[OF_ENDINGS + (table * counted.CAUSES + cause) * counted.TEAMS + won] += 1
    if state[layout.CAUSE] in (tables.BY_DEFEAT, tables.BY_SWORDMASTER, tables.SWORDMASTER_REFUSED):
        dealt_by = team_of(state, state[layout.VICTOR])
        tally[OF_DECIDING + (table * counted.TEAMS + dealt_by) * counted.TEAMS + won] += 1
    if is_deadly_strike(state):
        tally[OF_DEADLY + table] += 1
    tally[OF_TURNS + table * counted.TURNS + min(turn_of(state), counted.TURNS - 1)] += 1
    tally[OF_DECISIONS + table * 2] += sheet[counted.ASKED_SO_FAR]
    tally[OF_DECISIONS + table * 2 + 1] += sheet[counted.ASKED_SO_FAR] * sheet[counted.ASKED_SO_FAR]
    count_seats(state, table, won, tally)
    count_cards(sheet, tally)


@inlined
def write_brief(state: State, sheet: Sheet, briefs: Briefs) -> None:
    """Write the outcome of a game, to be compared with the same deal under other rules."""
    briefs[counted.WINNER] = winner(state)
    briefs[counted.ENDED_BY] = state[layout.CAUSE] - 1
    briefs[counted.LENGTH] = turn_of(state)
    briefs[counted.QUESTIONS] = sheet[counted.ASKED_SO_FAR]


@inlined
def count_seats(state: State, table: int, won: int, tally: Tally) -> None:
    """Count winners and losers, by role and character, and by distance clockwise from the Shogun."""
    shogun = shogun_of(state)
    for seat in range(state[layout.PLAYERS]):
        row = table * counted.ROLES + tables.ROLE_OF[state[layout.ROLE + seat]]
        has_won = 1 if team_of(state, seat) == won else 0
        tally[OF_PEOPLE + (row * tables.CHARACTERS + state[layout.CHARACTER + seat]) * 2 + has_won] += 1
        away = (seat - shogun + state[layout.PLAYERS]) % state[layout.PLAYERS]
        tally[OF_PLACES + (row * layout.SEATS + away) * 2 + has_won] += 1


@inlined
def count_cards(sheet: Sheet, tally: Tally) -> None:
    """Add the products of every two statistics of each card."""
    for card in range(layout.KINDS):
        figures = at(sheet, card * counted.FIGURES)
        figures[counted.GAMES] = 1
        for one in range(counted.FIGURES):
            for other in range(counted.FIGURES):
                tally[OF_CARDS + (card * counted.FIGURES + one) * counted.FIGURES + other] += (
                    figures[one] * figures[other]
                )
