"""Many games in which bots sit beside a learner: each is played on until the learner must decide.

The bots choose as in ``seated``: by the belief of the table, and by random numbers of the game's own. A game
remembers only the evidence and the belief. Everything else in a mind is computed when a bot needs it, in a
mind that all games of a thread share: a mind is twenty times as large, and thousands of them fit in no cache.
"""

from __future__ import annotations

from typing import NamedTuple

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to, pointers_to
from chanbara.sword.flat.env.crew import APART, ASLEEP, DONE, TURN, is_wanted, look, tell
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.env.vector import clear, show, wipe
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Chance, Choices, Rewards, Row, Signals, State
from chanbara.sword.flat.format.layout import ASKED, NONE, PLAYERS, SEATS, SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import winner
from chanbara.sword.mind.arrays import (
    LISTED,
    Known,
    Mind,
    Who,
)
from chanbara.sword.mind.belief.belief import (
    forget_evidence,
    weigh_worlds,
)
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE, know_nothing, know_step
from chanbara.sword.mind.run.beside import (
    ANOTHER_STREAM,
    CHANGED,
    HAS_ACTED,
    IS_ADVISED,
    IS_TOLD,
    IS_TRACKED,
    IS_WATCHED,
    LEARNER,
    MEMORY_SIZE,
    NO_CHOICE,
    POLICY,
    STREAM_SIZE,
    TO_DEAL,
    TOLD,
    UP_TO_DATE,
    Advice,
    Guests,
    Told,
    advise,
    deal_seats,
    first_learner,
    keep,
    prepare_bot,
    recall,
    reward_learner,
    tell_odds,
    update_odds,
    watch_sparingly,
)
from chanbara.sword.mind.run.seated import PLANNER, answer_of
from chanbara.sword.mind.workspace import Workspace

for _name, _number in {
    "memories": "float64",
    "knowns": "int8",
    "streams": "int64",
    "waiting": "int8",
    "finals": "int8",
    "winners": "int8",
}.items():
    ARRAYS[_name] = pointer_to(_number)


class Batch(NamedTuple):
    """All games, one after the other."""

    states: State
    chances: Chance
    rows: Row
    masks: Row
    rewards: Rewards
    actors: Row
    dones: Row
    memories: Mind
    """What each game remembers of its players' actions."""
    knowns: Known
    """What each seat knows of other hands: for planners."""
    streams: Chance
    """The random streams of the bots, and what goes with them."""
    sitters: Who
    """Who sits in each seat: the number of a guest, LEARNER or EMPTY."""
    waiting: Who
    """Whose choice each game waits for: the same numbers."""
    finals: Row
    """What the learner saw at the end of the last game."""
    told: Told
    """What follows from the players' actions, if the learner is told that."""
    winners: Row
    """The team that won the last game, or NONE."""
    advice: Advice
    """What a detective thinks of the options, if the learner is told that."""
    choices: Choices
    """The next action, NO_CHOICE or TO_DEAL."""


ARRAYS["batch"] = pointers_to(Batch)


# --- a deal -------------------------------------------------------------------------------------------------


@entry_point
def deal_game(
    batch: Batch,
    guests: Guests,
    work: Workspace,
    game: int,
    players: int,
    edition: int,
    drawn: int,
    kinds: int,
) -> None:
    """Deal a game, and seat its players."""
    state, stream = at(batch.states, game * SIZE), at(batch.streams, game * STREAM_SIZE)
    deal(state, at(batch.chances, game * CHANCE_SIZE), players, edition)
    deal_seats(stream, at(batch.sitters, game * SEATS), guests, players, drawn, kinds)
    if stream[IS_WATCHED] == 1:
        forget_evidence(work.mind)
        weigh_worlds(state, work.mind)
    if stream[IS_TRACKED] == 1:
        know_nothing(at(batch.knowns, game * ALL_KNOWN_SIZE))


# --- a step -------------------------------------------------------------------------------------------------


@inlined
def bot_answer(
    state: State, stream: Chance, guests: Guests, guest: int, count: int, known: Known, work: Workspace
) -> int:
    """Return the choice of a bot, with the odds it needs."""
    kind = guests.who[guest]
    prepare_bot(state, stream, guests, guest, work.mind)
    if kind == PLANNER:
        for other in range(state[PLAYERS]):
            update_odds(state, other, stream, work.mind)
    return answer_of(state, kind, guests.budgets[guest], count, known, stream, work)


@inlined
def carry_out(
    state: State, chance: Chance, stream: Chance, action: int, known: Known, row: Row, mind: Mind
) -> None:
    """Carry out an action, while those watch it who deduce something from it."""
    if stream[IS_WATCHED] == 1:
        watch_sparingly(state, action, stream, mind)
    if stream[IS_TRACKED] == 1:
        know_step(state, chance, action, known, row)
    else:
        step(state, chance, action)


@inlined
def end_game(batch: Batch, game: int) -> None:
    """Give the learner's seats their rewards, and show the end as the first of them sees it."""
    state, sitters = at(batch.states, game * SIZE), at(batch.sitters, game * SEATS)
    reward_learner(state, sitters, at(batch.rewards, game * SEATS))
    observe(state, first_learner(sitters), at(batch.finals, game * OBSERVATION_SIZE))
    batch.winners[game] = winner(state)
    batch.dones[game] = 1


@inlined
def play_to_question(
    batch: Batch,
    guests: Guests,
    work: Workspace,
    row: Row,
    game: int,
    players: int,
    edition: int,
    drawn: int,
    kinds: int,
) -> int:
    """Play until the learner or a policy has a choice, in this game or the next; return how many options.

    A game that ends before the learner had any choice is none for the learner: nothing is said of it.
    """
    state, chance = at(batch.states, game * SIZE), at(batch.chances, game * CHANCE_SIZE)
    stream, sitters = at(batch.streams, game * STREAM_SIZE), at(batch.sitters, game * SEATS)
    known, listed = at(batch.knowns, game * ALL_KNOWN_SIZE), at(work.room, LISTED)
    while True:
        if state[ASKED] == NONE:
            if stream[HAS_ACTED] == 1:
                end_game(batch, game)
            deal_game(batch, guests, work, game, players, edition, drawn, kinds)
            continue
        count = legal(state, listed)
        action = int(listed[0])
        if count > 1:
            guest = sitters[state[ASKED]]
            if guest == LEARNER or guests.who[guest] == POLICY:
                return count
            action = bot_answer(state, stream, guests, guest, count, known, work)
        carry_out(state, chance, stream, action, known, row, work.mind)


@entry_point
def play_game(
    batch: Batch,
    guests: Guests,
    work: Workspace,
    row: Row,
    game: int,
    players: int,
    edition: int,
    drawn: int,
    kinds: int,
) -> None:
    """Carry out the choice in a game, or deal it, and play until somebody outside has another."""
    state, stream = at(batch.states, game * SIZE), at(batch.streams, game * STREAM_SIZE)
    memory, choice = at(batch.memories, game * MEMORY_SIZE), batch.choices[game]
    batch.choices[game] = NO_CHOICE
    if choice == TO_DEAL or batch.waiting[game] == LEARNER:
        if batch.dones[game] == 1:
            clear(at(batch.rewards, game * SEATS))
        batch.dones[game] = 0
    if choice == TO_DEAL:
        deal_game(batch, guests, work, game, players, edition, drawn, kinds)
    else:
        stream[HAS_ACTED] |= 1 if batch.waiting[game] == LEARNER else 0
        known, chance = at(batch.knowns, game * ALL_KNOWN_SIZE), at(batch.chances, game * CHANCE_SIZE)
        stream[UP_TO_DATE] = 0
        if stream[IS_WATCHED] == 1:
            recall(state, memory, work.mind)
        carry_out(state, chance, stream, choice, known, row, work.mind)
    count = play_to_question(batch, guests, work, row, game, players, edition, drawn, kinds)
    if stream[IS_WATCHED] == 1 and stream[UP_TO_DATE] & CHANGED != 0:
        keep(state, work.mind, memory)
    if stream[IS_TOLD] == 1:
        tell_odds(state, stream, work.mind, at(batch.told, game * TOLD))
    if stream[IS_ADVISED] == 1:
        advise(state, stream, work.mind, work.room, count, at(batch.advice, game * ACTIONS))
    mask = at(batch.masks, game * ACTIONS)
    wipe(mask)
    show(state, at(work.room, LISTED), at(batch.rows, game * OBSERVATION_SIZE), mask, count)
    batch.actors[game] = state[ASKED]
    batch.waiting[game] = batch.sitters[game * SEATS + state[ASKED]]


# --- many games ---------------------------------------------------------------------------------------------


@entry_point
def seed_streams(streams: Chance, number: int, games: int) -> None:
    """Give the bots of each game a random stream of their own."""
    for game in range(games):
        seed(at(streams, game * STREAM_SIZE), number, ANOTHER_STREAM + game)


@entry_point
def play_range(
    batch: Batch,
    guests: Guests,
    work: Workspace,
    row: Row,
    players: int,
    edition: int,
    drawn: int,
    kinds: int,
    first: int,
    last: int,
) -> None:
    """Play on each game of a range that has a choice, or is to be dealt."""
    for game in range(first, last):
        if batch.choices[game] != NO_CHOICE:
            play_game(batch, guests, work, row, game, players, edition, drawn, kinds)


@entry_point
def help_play(
    signals: Signals,
    helper: int,
    batch: Batch,
    guests: Guests,
    work: Workspace,
    row: Row,
    players: int,
    edition: int,
    drawn: int,
    kinds: int,
    first: int,
    last: int,
) -> None:
    """Play a range of games whenever there is work, until there has been none for a while."""
    tell(signals, APART * helper + ASLEEP, 0)
    while is_wanted(signals, APART * helper):
        play_range(batch, guests, work, row, players, edition, drawn, kinds, first, last)
        tell(signals, APART * helper + DONE, look(signals, TURN))
