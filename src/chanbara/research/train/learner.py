"""PPO by self-play: the whole recipe. ``docs/tutorial.md`` says what it learned, and how quickly.

Three things differ from the textbook. The critic sees all roles and hands, which the policy never does, and
predicts which of the three teams wins: it needs no reward but the outcome, and one prediction serves all
seats. Two decisions in a row may be of different seats: an advantage is that of the acting seat's team. And
the policy also learns to guess the others' roles and cards, which it has to know anyway.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812 - as everybody writes it
from torch import Tensor, nn

from chanbara.research.train.networks import NOBODY, TEAMS, Critic, Policy
from chanbara.research.train.tables import Shown, Tables
from chanbara.sword.flat.format.tables import FIRST_ROLE, TEAM_OF

if TYPE_CHECKING:
    from chanbara.research.train.recipe import Recipe

LAMBDA, CLIP, LONGEST_GRADIENT = 0.97, 0.2, 1.0
VALUE_WEIGHT, GUESS_WEIGHT = 0.5, 0.1
WARM_UP = 0.05
"""The part of a run in which the critic learns, and not yet the policy."""
LEAST = 0.1
"""What is left of the learning rate and of the entropy bonus at the end."""
WIDEST_CRITIC, DEEPEST_CRITIC = 512, 2
SEEN = 4
"""How much of what is shown the policy sees: the rest is the truth."""


class Seen(NamedTuple):
    """A row for each decision."""

    shown: Shown
    action: Tensor
    log_chance: Tensor
    advantage: Tensor
    target: Tensor
    """What the critic should have said."""
    mine: Tensor
    """Whether it was the network's decision, and not a rival's."""

    def part(self, rows: Tensor) -> Seen:
        """Return some of the rows."""
        return Seen(Shown(*(one[rows] for one in self.shown)), *(one[rows] for one in self[1:]))


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
        torch.set_float32_matmul_precision("high")  # exact for whole numbers up to 1,024
        self.recipe, self.device = recipe, device
        self.tables = Tables(recipe, device)
        self.policy = Policy(recipe.width, recipe.layers).to(device)
        sizes = min(recipe.width, WIDEST_CRITIC), min(recipe.layers, DEEPEST_CRITIC)
        self.critic = Critic(*sizes).to(device)
        self.weights = [*self.policy.parameters(), *self.critic.parameters()]
        is_fused = device != "cpu"
        self.optimizer = torch.optim.Adam(self.weights, lr=recipe.learning_rate, eps=1e-5, fused=is_fused)
        self.chance = torch.Generator(device).manual_seed(recipe.seed)
        self.team_of_role = torch.as_tensor(TEAM_OF[FIRST_ROLE], device=device)
        self.losses = torch.compile(self._losses) if is_fused else self._losses

    def value(self, shown: Shown) -> Tensor:
        """Return the probability of each team to win, by all that is true."""
        return self.critic(shown.observation, shown.roles, shown.hands).softmax(1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def collect(self) -> tuple[Seen, list[int]]:
        """Step all games for a while; return the decisions, how many games ended, and who won mixed ones."""
        rows, ends, values = [], [], []
        tally = torch.zeros(5, dtype=torch.long, device=self.device)
        for _ in range(self.recipe.steps):
            shown, teams = self.tables.shown(), self.tables.teams()
            logits = F.log_softmax(self.policy(*shown[:SEEN])[0], 1)
            noise = torch.empty_like(logits).exponential_(generator=self.chance)
            action = (logits - noise.log()).argmax(1)
            log_chance = logits.gather(1, action[:, None]).squeeze(1)
            action, mine = self.tables.answered(shown, action)
            rows.append((*shown, action, log_chance, mine))
            values.append(self.value(shown))
            seated, done, winner = self.tables.step(action)
            won = F.one_hot(winner.long().clamp(min=0), TEAMS) * done[:, None]
            ends.append((won.float(), done[:, None]))
            tally += torch.cat([done.sum()[None], self.tables.gained(seated, teams, done, winner)])
        values.append(self.value(self.tables.shown()))
        gains = advantages(*map(torch.stack, (*zip(*ends, strict=True), values)))
        *shown_rows, actions, log_chances, own_rows = map(torch.cat, zip(*rows, strict=True))
        teams = self.team_of_role[Shown(*shown_rows).roles[:, :1].long()]
        own = gains.flatten(0, 1).gather(1, teams).squeeze(1)
        targets = (gains + torch.stack(values[:-1])).clamp(0, 1).flatten(0, 1)
        return Seen(Shown(*shown_rows), actions, log_chances, own, targets, own_rows), tally.tolist()

    def learn(self, seen: Seen, progress: float) -> list[float]:
        """Make what turned out well likelier, but not much at a time; return the means of the losses.

        At first the critic alone learns: what it knows nothing of would only spoil a policy that plays well.
        """
        left, wanted = max(LEAST, 1 - progress), float(progress >= WARM_UP)
        self.optimizer.param_groups[0]["lr"] = self.recipe.learning_rate * left
        own = seen.advantage[seen.mine]
        advantage = (seen.advantage - own.mean()) / (own.std() + 1e-8)
        seen = seen._replace(advantage=advantage)
        sums, parts = torch.zeros(5, device=self.device), 0
        for _ in range(self.recipe.epochs):
            order = torch.randperm(len(advantage), generator=self.chance, device=self.device)
            for part in order.split(self.recipe.batch):
                found = self.losses(seen.part(part))
                policy, value, entropy, roles, hands = found
                gain = self.recipe.entropy * left * entropy - policy
                self.optimizer.zero_grad()
                (VALUE_WEIGHT * value + GUESS_WEIGHT * (roles + hands) - wanted * gain).backward()
                nn.utils.clip_grad_norm_(self.weights, LONGEST_GRADIENT)
                self.optimizer.step()
                sums, parts = sums + torch.stack(found).detach(), parts + 1
        means: list[float] = (sums / parts).tolist()
        return means

    def _losses(self, seen: Seen) -> tuple[Tensor, ...]:
        shown = seen.shown
        logits, roles, hands, worth = self.policy(*shown[:SEEN])
        chances = F.log_softmax(logits, 1)
        ratio = (chances.gather(1, seen.action[:, None]).squeeze(1) - seen.log_chance).exp()
        held = ratio.clamp(1 - CLIP, 1 + CLIP)
        mine = seen.mine / seen.mine.sum().clamp(min=1)
        policy = -(torch.min(ratio * seen.advantage, held * seen.advantage) * mine).sum()
        entropy = -((chances.exp() * chances).sum(1) * mine).sum()
        value = F.cross_entropy(self.critic(shown.observation, shown.roles, shown.hands), seen.target)
        own_team = self.team_of_role[shown.roles[:, :1].long()]
        value = value + F.mse_loss(worth, seen.target.gather(1, own_team).squeeze(1))
        guesses = guess_losses(roles, hands, shown.roles, shown.hands)
        return policy, value, entropy, *guesses


def guess_losses(
    roles: Tensor, hands: Tensor, true_roles: Tensor, true_hands: Tensor
) -> tuple[Tensor, Tensor]:
    """Return how far guesses of the others' roles and cards are from the truth."""
    others = true_roles[:, 1:].flatten().long()
    missed = F.cross_entropy(roles[:, 1:].flatten(0, 1), others, ignore_index=NOBODY)
    cards = true_hands.view_as(hands)[:, 1:].float()
    likely = F.log_softmax(hands[:, 1:], 2)
    return missed, -(likely * cards).sum() / cards.sum().clamp(min=1)
