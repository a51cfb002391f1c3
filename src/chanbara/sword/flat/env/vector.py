"""Many games at once: each call steps a range of them, so that threads can share the work."""

from __future__ import annotations

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Actions, Chance, Choices, Rewards, Row, State
from chanbara.sword.flat.format.layout import ASKED, NONE, PLAYERS, SEATS, SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, winner

WON, LOST = 1.0, -1.0
"""The reward of each seat at the end."""

for _name, _number in {
    "states": "int8",
    "chances": "int64",
    "rows": "int8",
    "masks": "int8",
    "mask": "int8",
    "rewards": "float32",
    "reward": "float32",
    "actors": "int8",
    "dones": "int8",
    "choices": "int64",
}.items():
    ARRAYS[_name] = pointer_to(_number)


# --- a game -------------------------------------------------------------------------------------------------


@inlined
def begin_game(
    state: State,
    chance: Chance,
    row: Row,
    mask: Row,
    reward: Rewards,
    actions: Actions,
    players: int,
    edition: int,
) -> int:
    """Deal a game from its own random stream, and show it; return the seat to move."""
    wipe(mask)
    clear(reward)
    count = deal_choice(state, chance, actions, players, edition)
    show(state, actions, row, mask, count)
    return state[ASKED]


@inlined
def step_game(
    state: State,
    chance: Chance,
    row: Row,
    mask: Row,
    reward: Rewards,
    actions: Actions,
    players: int,
    edition: int,
    was_done: int,
    choice: int,
) -> int:
    """Carry out a choice; if that ends the game, give the rewards and deal another. Return 1 if so, or 0."""
    wipe(mask)
    if was_done == 1:
        clear(reward)
    step(state, chance, choice)
    count = skip_forced(state, chance, actions)
    is_done = 1 if count == 0 else 0
    if is_done == 1:
        give(state, reward)
        count = deal_choice(state, chance, actions, players, edition)
    show(state, actions, row, mask, count)
    return is_done


@inlined
def wipe(mask: Row) -> None:
    """Clear a mask."""
    for action in range(ACTIONS):
        mask[action] = 0


@inlined
def clear(reward: Rewards) -> None:
    """Clear the rewards."""
    for seat in range(SEATS):
        reward[seat] = 0.0


@inlined
def give(state: State, reward: Rewards) -> None:
    """Write the reward of each seat at the end."""
    won = winner(state)
    for seat in range(state[PLAYERS]):
        reward[seat] = WON if team_of(state, seat) == won else LOST


@entry_point
def deal_choice(state: State, chance: Chance, actions: Actions, players: int, edition: int) -> int:
    """Deal a game that has a decision, and return its number of legal actions."""
    count = 0
    while count == 0:
        deal(state, chance, players, edition)
        count = skip_forced(state, chance, actions)
    return count


@inlined
def skip_forced(state: State, chance: Chance, actions: Actions) -> int:
    """Take every forced choice, and return the number of options of the next decision; 0 at the end."""
    count = legal(state, actions)
    while count == 1:
        step(state, chance, actions[0])
        count = legal(state, actions)
    return count


@inlined
def show(state: State, actions: Actions, row: Row, mask: Row, count: int) -> None:
    """Write the legal actions and the observation of the player to move."""
    for place in range(count):
        mask[actions[place]] = 1
    observe(state, state[ASKED], row)


# --- many games ---------------------------------------------------------------------------------------------


@entry_point
def seed_all(chances: Chance, number: int, games: int) -> None:
    """Give each game a random stream of its own."""
    for game in range(games):
        seed(at(chances, game * CHANCE_SIZE), number, game)


@entry_point
def begin_all(
    states: State,
    chances: Chance,
    rows: Row,
    masks: Row,
    rewards: Rewards,
    actors: Row,
    dones: Row,
    actions: Actions,
    players: int,
    edition: int,
    games: int,
) -> None:
    """Deal all games."""
    for game in range(games):
        actors[game] = begin_game(
            at(states, game * SIZE),
            at(chances, game * CHANCE_SIZE),
            at(rows, game * OBSERVATION_SIZE),
            at(masks, game * ACTIONS),
            at(rewards, game * SEATS),
            actions,
            players,
            edition,
        )
        dones[game] = 0


@entry_point
def step_range(
    states: State,
    chances: Chance,
    rows: Row,
    masks: Row,
    rewards: Rewards,
    actors: Row,
    dones: Row,
    actions: Actions,
    choices: Choices,
    players: int,
    edition: int,
    first: int,
    last: int,
) -> None:
    """Carry out a choice in each game of a range."""
    for game in range(first, last):
        dones[game] = step_game(
            at(states, game * SIZE),
            at(chances, game * CHANCE_SIZE),
            at(rows, game * OBSERVATION_SIZE),
            at(masks, game * ACTIONS),
            at(rewards, game * SEATS),
            actions,
            players,
            edition,
            dones[game],
            choices[game],
        )
        actors[game] = states[game * SIZE + ASKED]


@entry_point
def first_illegal(masks: Row, choices: Choices, last: int) -> int:
    """Return the first game in which the choice is not legal, or NONE."""
    for game in range(last):
        if not is_legal(at(masks, game * ACTIONS), choices[game]):
            return game
    return NONE


@inlined
def is_legal(mask: Row, choice: int) -> bool:
    """Whether a mask allows a choice."""
    return 0 <= choice < ACTIONS and mask[choice] == 1
