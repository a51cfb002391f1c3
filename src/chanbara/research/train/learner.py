"""PPO by self-play: the whole recipe. ``docs/tutorial.md`` says what it learned, and how quickly.

Three things differ from the textbook. The critic sees all roles, which the policy never does, and predicts
which of the three teams wins: it needs no reward but the outcome, and one prediction serves all seats. Two
decisions in a row may be of different seats: an advantage is that of the acting seat's team. And the policy
also learns to tell the others' roles, which it has to know anyway.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody writes it
from torch import Tensor, nn

from chanbara.research.train.strangers import MixedTables, gained
from chanbara.sword.bots.net.network import HALF
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ROLE, SEATS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.tables import FIRST_ROLE, ROLE_NAMES, ROLE_OF, TEAM_OF

if TYPE_CHECKING:
    from chanbara.research.train.recipe import Recipe

ROLES, TEAMS, NOBODY = len(ROLE_NAMES), 3, len(ROLE_NAMES)
LAMBDA, CLIP, LONGEST_GRADIENT = 0.97, 0.2, 1.0
VALUE_WEIGHT, ROLE_WEIGHT = 0.5, 0.1
LEAST = 0.1
"""What is left of the learning rate and of the entropy bonus at the end."""
NEVER = -1e9
"""The logit of an action that is not legal."""


class Body(nn.Module):
    """Residual layers, each normalized; the first reads counts."""

    def __init__(self, inputs: int, recipe: Recipe) -> None:
        super().__init__()
        sizes = [inputs, *[recipe.width] * recipe.layers]
        self.body = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        self.norm = nn.ModuleList(nn.LayerNorm(recipe.width) for _ in self.body)

    def hidden(self, counts: Tensor) -> Tensor:
        found = F.relu(self.norm[0](self.body[0](counts / (1 + counts.abs() / HALF))))
        for layer, norm in zip(self.body[1:], self.norm[1:], strict=True):
            found = found + F.relu(norm(layer(found)))
        return found


class Policy(Body):
    """Sees an observation: logits of the actions, and of the roles of all seats."""

    def __init__(self, recipe: Recipe) -> None:
        super().__init__(OBSERVATION_SIZE, recipe)
        self.policy, self.roles = nn.Linear(recipe.width, ACTIONS), nn.Linear(recipe.width, SEATS * ROLES)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all legal actions are about equally likely

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.hidden(observation.float())
        return self.policy(hidden).masked_fill(mask == 0, NEVER), self.roles(hidden)


class Critic(Body):
    """Sees the roles as well: logits of the winning team."""

    def __init__(self, recipe: Recipe) -> None:
        super().__init__(OBSERVATION_SIZE + SEATS * ROLES, recipe)
        self.team = nn.Linear(recipe.width, TEAMS)

    def forward(self, observation: Tensor, roles: Tensor) -> Tensor:
        known = F.one_hot(roles, ROLES + 1)[..., :ROLES].flatten(1)
        return self.team(self.hidden(torch.cat([observation, known], 1).float()))


class Seen(NamedTuple):
    """A row for each decision; ``mine`` are the network's own."""

    observation: Tensor
    mask: Tensor
    roles: Tensor
    """By seat from the acting one on."""
    action: Tensor
    log_chance: Tensor
    mine: Tensor
    advantage: Tensor
    target: Tensor
    """What the critic should have said."""


def advantages(won: Tensor, done: Tensor, values: Tensor) -> Tensor:
    """Return how much better each decision turned out for each team: generalized advantage estimation.

    All have steps, games and teams; ``values`` has one step more. No discount: a win is a win.
    """
    found, after = torch.zeros_like(won), torch.zeros_like(won[0])
    for step in reversed(range(len(won))):
        after = won[step] + ~done[step] * (values[step + 1] + LAMBDA * after) - values[step]
        found[step] = after
    return found


class Learner:
    """Networks, their optimizer, the games, and all chance."""

    def __init__(self, recipe: Recipe, device: str) -> None:
        torch.manual_seed(recipe.seed)
        self.recipe, self.device = recipe, device
        self.tables = MixedTables(recipe, device)
        self.policy, self.critic = Policy(recipe).to(device), Critic(recipe).to(device)
        self.weights = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(self.weights, lr=recipe.learning_rate, eps=1e-5)
        self.chance = torch.Generator(device).manual_seed(recipe.seed)
        self.role_of, self.team_of, self.team_of_role = (
            torch.as_tensor(kind, device=device) for kind in (ROLE_OF, TEAM_OF, TEAM_OF[FIRST_ROLE])
        )

    def _there(self, array: Any) -> Tensor:  # noqa: ANN401 - an array, here or on the device
        return torch.as_tensor(array, device=self.device)

    def _roles(self) -> tuple[Tensor, Tensor]:
        """Return the roles by seat from the acting one on, and the teams by seat."""
        env, players = self.tables.env, self.recipe.players
        cards = self._there(env.states)[:, ROLE : ROLE + players].long()
        seats = self._there(env.actor).long()[:, None] + torch.arange(players, device=self.device)
        turned = self.role_of[cards].gather(1, seats % players)
        return F.pad(turned, (0, SEATS - players), value=NOBODY), self.team_of[cards]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def collect(self) -> tuple[Seen, list[int]]:
        """Step all games for a while; return the decisions, how many games ended, and who won mixed ones."""
        env, rows, ends, values, tally = self.tables.env, [], [], [], np.zeros(5, dtype=np.int64)
        for _ in range(self.recipe.steps):
            observation, mask = self._there(env.observation).clone(), self._there(env.mask).clone()
            roles, teams = self._roles()
            logits = F.log_softmax(self.policy(observation, mask)[0], 1)
            noise = torch.empty_like(logits).exponential_(generator=self.chance)
            action = (logits - noise.log()).argmax(1)
            log_chance = logits.gather(1, action[:, None]).squeeze(1)
            rows.append((observation, mask, roles, action, log_chance, self._there(self.tables.mine)))
            values.append(self.critic(observation, roles).softmax(1))
            seated = self.tables.seated.copy()
            self.tables.step(action)
            reward, done = self._there(env.reward)[:, : self.recipe.players], self._there(env.done)
            won = torch.zeros_like(values[-1]).scatter_reduce_(1, teams, (reward > 0).float(), "amax")
            ends.append((won, done[:, None].clone()))
            tally += [int(done.sum()), *(gained(seated, env.reward) if self.recipe.mixed else [0] * 4)]
        values.append(self.critic(self._there(env.observation), self._roles()[0]).softmax(1))
        gains = advantages(*map(torch.stack, (*zip(*ends, strict=True), values)))
        teams = torch.stack([self.team_of_role[row[2][:, :1]] for row in rows])
        own, targets = gains.gather(2, teams).flatten(), (gains + torch.stack(values[:-1])).clamp(0, 1)
        seen = [*map(torch.cat, zip(*rows, strict=True)), own, targets.flatten(0, 1)]
        return Seen(*seen), tally.tolist()

    def learn(self, seen: Seen, progress: float) -> list[float]:
        """Make what turned out well likelier, but not much at a time; return the means of the losses."""
        left = max(LEAST, 1 - progress)
        self.optimizer.param_groups[0]["lr"] = self.recipe.learning_rate * left
        mean, spread = seen.advantage[seen.mine].mean(), seen.advantage[seen.mine].std()
        advantage = (seen.advantage - mean) / (spread + 1e-8)
        sums, parts = torch.zeros(4, device=self.device), 0
        for _ in range(self.recipe.epochs):
            order = torch.randperm(len(advantage), generator=self.chance, device=self.device)
            for part in order.split(self.recipe.batch):
                found = self._losses(Seen(*(one[part] for one in seen))._replace(advantage=advantage[part]))
                policy, value, entropy, roles = found
                bonus = self.recipe.entropy * left * entropy
                self.optimizer.zero_grad()
                (policy + VALUE_WEIGHT * value + ROLE_WEIGHT * roles - bonus).backward()
                nn.utils.clip_grad_norm_(self.weights, LONGEST_GRADIENT)
                self.optimizer.step()
                sums, parts = sums + torch.stack(found).detach(), parts + 1
        means: list[float] = (sums / parts).tolist()
        return means

    def _losses(self, seen: Seen) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        logits, guesses = self.policy(seen.observation, seen.mask)
        chances = F.log_softmax(logits, 1)
        ratio = (chances.gather(1, seen.action[:, None]).squeeze(1) - seen.log_chance).exp()
        held = ratio.clamp(1 - CLIP, 1 + CLIP)
        mine = seen.mine / seen.mine.sum().clamp(min=1)
        policy = -(torch.min(ratio * seen.advantage, held * seen.advantage) * mine).sum()
        entropy = -((chances.exp() * chances).sum(1) * mine).sum()
        value = F.cross_entropy(self.critic(seen.observation, seen.roles), seen.target)
        others = seen.roles[:, 1:].flatten()
        roles = F.cross_entropy(
            guesses.view(-1, SEATS, ROLES)[:, 1:].flatten(0, 1), others, ignore_index=NOBODY
        )
        return policy, value, entropy, roles
