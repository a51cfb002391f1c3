"""The tables of a training run: all numbers of players and sets, with strangers in some seats of a share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from chanbara.research.train.networks import NOBODY, ROLES
from chanbara.research.train.rivals import Rival, choices_of
from chanbara.research.vector import VectorEnv
from chanbara.sword.bots.bot_files import is_net
from chanbara.sword.bots.net.network import MOST, OF_CHANCE, OF_POINT
from chanbara.sword.flat.format.layout import HANDS, KINDS, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF, TEAM_OF
from chanbara.sword.mind.run.beside import LEARNER

if TYPE_CHECKING:
    from chanbara.research.train.recipe import Recipe

NO_TEAM = 3
OWN, RIVAL = -1, 64
"""In place of the number of a rival: the network itself; and where the numbers of rivals begin."""
OF_GAME = 40
"""The bits of a random number that are left to the games of a group."""
OWN_OF_FOUR = 3
"""Beside three strangers, one more seat of the network is drawn, on average, at a mixed table."""


class Shown(NamedTuple):
    """What the deciding seats know, and the truth: a row for each game, seats from the deciding one on."""

    observation: Tensor
    deduction: Tensor
    """The probability of each role in each seat by the detective's belief, in steps of a 64th."""
    advice: Tensor
    """How far a detective puts each legal action behind its best, in steps of a 16th of a point."""
    mask: Tensor
    roles: Tensor
    """The roles of all seats; NOBODY where no one sits."""
    hands: Tensor
    """The cards of all seats, which the critic knows, and which the network guesses."""


class Group(NamedTuple):
    """Games of one kind."""

    env: VectorEnv
    is_mixed: bool
    turns: Tensor
    """For each deciding seat the seats from there on; places where nobody sits come last."""


def steps_of_chances(chances: Tensor) -> Tensor:
    """Return probabilities as a network sees them."""
    return (OF_CHANCE * chances).round().to(torch.uint8)


def steps_of_points(points: Tensor) -> Tensor:
    """Return points as a network sees them: rounded up, so that what is behind stays behind."""
    return (OF_POINT * points).ceil().clamp(max=MOST).to(torch.uint8)


class Tables:
    """Games side by side in several ``VectorEnv``, whose rows are concatenated."""

    def __init__(self, recipe: Recipe, device: str) -> None:
        self.device = torch.device(device)
        self._is_told, self._is_advised = recipe.deduction, recipe.advice
        self._chance = torch.Generator(self.device).manual_seed(recipe.seed)
        bots = [name for name in recipe.opponents if not is_net(name)]
        self.rivals = [Rival(name, self.device) for name in recipe.opponents if is_net(name)]
        self._own = -(-len(recipe.opponents) // OWN_OF_FOUR) if recipe.partners else 0
        self.groups: list[Group] = []
        # For the environment rivals are seats of the learner, too.
        self._set_up(recipe, (*bots, *[None] * (len(self.rivals) + self._own)))
        self._streams = [torch.cuda.Stream() for _ in self.groups] if device == "cuda" else []
        for group, stream in zip(self.groups, self._streams, strict=False):  # on the CPU there are none
            group.env.use_stream(stream.cuda_stream)
        self.games = sum(group.env.games for group in self.groups)
        kinds = [torch.full((one.env.games,), one.is_mixed) for one in self.groups]
        self._is_mixed = torch.cat(kinds).to(self.device)
        self.sitters = torch.full((self.games, SEATS), OWN, dtype=torch.int8, device=self.device)
        """Which rival sits in a seat, or OWN."""
        self._seat_rivals(self._is_mixed)
        self._role_of = torch.as_tensor(ROLE_OF, device=self.device)
        self._team_of = torch.as_tensor(TEAM_OF, device=self.device)

    def _set_up(self, recipe: Recipe, strangers: tuple[str | None, ...]) -> None:
        """Make the games of each kind of table, without and with strangers."""
        each, more = divmod(recipe.games, len(recipe.tables))
        for place, (players, rising_sun) in enumerate(recipe.tables):
            games = each + (place < more)
            mixed = round(games * recipe.mixed)
            for count, is_mixed in ((games - mixed, False), (mixed, True)):
                if count:
                    env = VectorEnv(
                        count,
                        players=players,
                        rising_sun=rising_sun,
                        opponents=strangers if is_mixed else (None,),
                        deduction=recipe.deduction,
                        advice=recipe.advice,
                        seed=(recipe.seed << 8) + len(self.groups),
                        threads=1,  # the other cores have the network to compute
                        device=self.device.type,
                        is_checked=False,
                    )
                    self.groups.append(Group(env, is_mixed, self._turns(players)))

    def _seat_rivals(self, dealt: Tensor) -> None:
        """Draw in which of the learner's seats rivals sit; in some games one seat is the learner's anyway."""
        if not self.rivals:
            return
        count = len(self.rivals)
        drawn = torch.rand(self.games, SEATS, generator=self._chance, device=self.device)
        sitters = (drawn * (count + self._own)).long()
        sitters[sitters >= count] = OWN
        is_ours = self._joined("seating") == LEARNER
        order = torch.rand(self.games, SEATS, generator=self._chance, device=self.device)
        first = order.masked_fill(~is_ours, -1).argmax(1, keepdim=True)
        sitters = sitters.masked_fill(~is_ours, OWN).scatter(1, first, OWN)
        new = (dealt & self._is_mixed)[:, None]
        self.sitters = torch.where(new, sitters.to(torch.int8), self.sitters)

    def answered(self, shown: Shown, choices: Tensor) -> tuple[Tensor, Tensor]:
        """Return the choices with those of rivals in place of the network's, and which are the network's."""
        if not self.rivals:
            return choices, torch.ones_like(choices, dtype=torch.bool)
        actors = self._joined("actor").long()[:, None]
        sitters = self.sitters.gather(1, actors).squeeze(1)
        return choices_of(self.rivals, sitters, shown, choices), sitters == OWN

    def _turns(self, players: int) -> Tensor:
        """Return for each deciding seat the seats from there on."""
        seats = torch.arange(SEATS)
        turned = [torch.where(seats < players, (seats + first) % players, seats) for first in range(SEATS)]
        return torch.stack(turned).to(self.device)

    def _there(self, array: Any) -> Tensor:  # noqa: ANN401 - an array, here or on the device
        return torch.as_tensor(array, device=self.device)

    def _joined(self, name: str) -> Tensor:
        """Return the rows of an array of all groups."""
        return torch.cat([self._there(getattr(group.env, name)) for group in self.groups])

    def shown(self) -> Shown:
        """Return copies of what the deciding seats know, and of the truth."""
        roles, hands = [], []
        for group in self.groups:
            states, actors = self._there(group.env.states), self._there(group.env.actor).long()
            turned, players = group.turns[actors], group.env.players
            cards = states[:, ROLE : ROLE + SEATS].long().gather(1, turned)
            found = self._role_of[cards.clamp(min=0)]
            found[:, players:] = NOBODY
            roles.append(found)
            held = states[:, HANDS : HANDS + SEATS * KINDS].view(-1, SEATS, KINDS)
            hands.append(held.gather(1, turned[:, :, None].expand(-1, -1, KINDS)).flatten(1))
        observation, mask = self._joined("observation"), self._joined("mask")
        told = torch.zeros(self.games, SEATS * ROLES, dtype=torch.uint8, device=self.device)
        advice = torch.zeros_like(mask, dtype=torch.uint8)
        if self._is_told:
            told = steps_of_chances(self._joined("deduction").flatten(1))
        if self._is_advised:
            advice = steps_of_points(self._joined("advice")).masked_fill(mask == 0, 0)
        return Shown(observation, told, advice, mask, torch.cat(roles), torch.cat(hands))

    def teams(self) -> Tensor:
        """Return the team of each seat."""
        found = []
        for group in self.groups:
            cards = self._there(group.env.states)[:, ROLE : ROLE + SEATS].long()
            teams = self._team_of[cards.clamp(min=0)].clone()
            teams[:, group.env.players :] = NO_TEAM
            found.append(teams)
        return torch.cat(found)

    def step(self, choices: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Execute the network's choices; return who sat where, what games ended, and which team won them."""
        seated = self._joined("seating")
        seated = torch.where((seated == LEARNER) & (self.sitters != OWN), RIVAL + self.sitters, seated)
        parts = choices.split([one.env.games for one in self.groups])
        for stream in self._streams:
            stream.wait_stream(torch.cuda.current_stream())
        for group, chosen in zip(self.groups, parts, strict=True):
            group.env.step(chosen if chosen.is_cuda else chosen.numpy())
        for stream in self._streams:
            torch.cuda.current_stream().wait_stream(stream)
        done = self._joined("done")
        self._seat_rivals(done)
        return seated, done, self._joined("winner")

    def tries(self, worlds: int, ahead: int, number: int) -> tuple[Tensor, Tensor]:
        """Return the options tried in each game, and the mean outcome of each (``VectorEnv.tries``)."""
        found = [
            group.env.tries(worlds, ahead, number ^ (place << OF_GAME))
            for place, group in enumerate(self.groups)
        ]
        tried, worth = zip(*found, strict=True)
        return torch.from_numpy(np.concatenate(tried)), torch.from_numpy(np.concatenate(worth))

    def gained(self, seated: Tensor, teams: Tensor, done: Tensor, winner: Tensor) -> Tensor:
        """Return of finished mixed games: seats and wins of the network, then those of strangers."""
        over = (done & self._is_mixed)[:, None] & (teams != NO_TEAM)
        won, mine = teams == winner[:, None], seated == LEARNER
        counted = [over & mine, over & mine & won, over & ~mine, over & ~mine & won]
        return torch.stack([one.sum() for one in counted])

    def save(self) -> list[dict[str, Any]]:
        """Return everything that the games depend on: plain values, and arrays."""
        drawn = [self.sitters.cpu().numpy(), self._chance.get_state().numpy()]
        return [*(group.env.save() for group in self.groups), {"arrays": drawn}]

    def restore(self, saved: list[dict[str, Any]]) -> None:
        """Bring back everything as it was saved."""
        *games, drawn = saved
        for group, one in zip(self.groups, games, strict=True):
            group.env.restore(one)
        sitters, chance = (torch.from_numpy(one.copy()) for one in drawn["arrays"])
        self.sitters = sitters.to(self.device)
        self._chance.set_state(chance)

    def deal_again(self, number: int) -> None:
        """Deal all games again, others for each number."""
        for place, group in enumerate(self.groups):
            group.env.reset((number << 8) + place)
        if self._streams:
            torch.cuda.synchronize()
        self._chance.manual_seed(number)
        self._seat_rivals(self._is_mixed)

    def close(self) -> None:
        """Stop the threads."""
        for group in self.groups:
            group.env.close()
