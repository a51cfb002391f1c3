"""The networks as they are trained: with the very numbers that the exported ones compute with.

All that goes from layer to layer are integers up to 127, in steps of a sixteenth, and so are all weights, in
steps of their row: sums of them are exact in single precision. What a number would have been without rounding
passes the gradient on (a straight-through estimator), so the network learns to live with the steps.
"""

from __future__ import annotations

from itertools import pairwise

import torch
import torch.nn.functional as F  # noqa: N812 - as everybody writes it
from torch import Tensor, nn

from chanbara.research.train.stored import LEAST_STEP
from chanbara.sword.bots.net.network import HALF, MOST, OF_CHANCE, OF_POINT, STEPS
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import KINDS, SEATS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE, SLICES
from chanbara.sword.flat.format.tables import ROLE_NAMES

TEAMS, ROLES = 3, len(ROLE_NAMES)
NOBODY = ROLES
"""In place of a role: nobody sits there."""
TOLD, HELD = SEATS * ROLES, SEATS * KINDS
NEVER = -1e9
"""The logit of what cannot be."""
LEAST_CHANCE, LEAST_CARDS = 0.005, 0.01
"""In place of 0, where a logarithm is taken."""
TRUST = 4.0
"""At first: by how much the logit of an action is lower that a detective puts a point behind the best."""


def rounded(numbers: Tensor) -> Tensor:
    """Return whole numbers, with the gradient of what they were."""
    return numbers + (numbers.round() - numbers).detach()


def steps_of_counts(counts: Tensor) -> Tensor:
    """Return counts as a network sees them: nearly as they are if small, and never large."""
    counts = counts.float()
    return (STEPS * counts / (1 + counts.abs() / HALF)).round()


class Whole(nn.Linear):
    """Weighted sums of whole numbers, by weights that are whole numbers of steps."""

    is_rough = False
    """Whether sums may be rounded: on a CPU that is twice as fast."""

    def steps(self) -> tuple[Tensor, Tensor]:
        """Return the weights in steps, and the size of a step in each row."""
        size = self.weight.detach().abs().amax(1).clamp(min=LEAST_STEP) / MOST
        return rounded(self.weight / size[:, None]), size

    def forward(self, numbers: Tensor) -> Tensor:
        weight, size = self.steps()
        if self.is_rough:
            sums = F.linear(numbers.bfloat16(), weight.bfloat16()).float()
        else:
            sums = F.linear(numbers, weight)
        return sums * (size / STEPS) + self.bias


class Body(nn.Module):
    """Residual layers, each normalized."""

    def __init__(self, inputs: int, width: int, layers: int) -> None:
        super().__init__()
        self.body = nn.ModuleList(Whole(*pair) for pair in pairwise([inputs, *[width] * layers]))
        self.norm = nn.ModuleList(nn.LayerNorm(width) for _ in self.body)

    def hidden(self, numbers: Tensor) -> Tensor:
        for place, (layer, norm) in enumerate(zip(self.body, self.norm, strict=True)):
            found = rounded(STEPS * F.relu(norm(layer(numbers))))
            numbers = (found + numbers if place else found).clamp(max=MOST)
        return numbers


def be_rough(network: nn.Module) -> None:
    """Have sums rounded in all layers: to learn from what is noisy anyway, that is good enough."""
    for one in network.modules():
        if isinstance(one, Whole):
            one.is_rough = True


class Policy(Body):
    """Sees what a seat may know: logits of the actions, guesses of the others' roles and cards, the outlook.

    It begins with the choices of a detective, and learns what to do differently.
    """

    def __init__(self, width: int, layers: int) -> None:
        super().__init__(OBSERVATION_SIZE + TOLD, width, layers)
        self.policy, self.roles, self.hands = (Whole(width, size) for size in (ACTIONS, TOLD, HELD))
        self.trust = nn.Parameter(torch.tensor([TRUST]))
        self.worth = Whole(width, 1)
        """The win probability, which lessons tell; it teaches the layers what matters."""
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first advice decides
        for guess in (self.roles, self.hands):
            nn.init.orthogonal_(guess.weight, 0.01)  # and a guess is what deduction and counting say

    def forward(
        self, observation: Tensor, deduction: Tensor, advice: Tensor, mask: Tensor
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        hidden = self.seen(observation, deduction)
        scores = self.policy(hidden) - self.trust / OF_POINT * advice.float()
        roles, hands = self.guesses(hidden, observation, deduction)
        return scores.masked_fill(mask == 0, NEVER), roles, hands, self.worth(hidden).squeeze(1)

    def seen(self, observation: Tensor, deduction: Tensor) -> Tensor:
        """Return what the last layer makes of what a seat sees."""
        return self.hidden(torch.cat([steps_of_counts(observation), deduction.float()], 1))

    def guesses(self, hidden: Tensor, observation: Tensor, deduction: Tensor) -> tuple[Tensor, Tensor]:
        """Return the guesses of roles and cards: they begin with what deduction and counting say."""
        likely = (deduction.float() / OF_CHANCE).clamp(min=LEAST_CHANCE).log()
        unseen = observation[:, SLICES["unseen"]].float().clamp(min=LEAST_CARDS).log()
        roles = (self.roles(hidden) + likely).view(-1, SEATS, ROLES)
        return roles, self.hands(hidden).view(-1, SEATS, KINDS) + unseen[:, None]


class Critic(Body):
    """Sees all roles and hands as well: logits of the winning team."""

    def __init__(self, width: int, layers: int) -> None:
        super().__init__(OBSERVATION_SIZE + TOLD + HELD, width, layers)
        self.team = Whole(width, TEAMS)

    def forward(self, observation: Tensor, roles: Tensor, hands: Tensor) -> Tensor:
        known = STEPS * F.one_hot(roles.long(), NOBODY + 1)[..., :ROLES].flatten(1).float()
        seen = torch.cat([steps_of_counts(observation), known, steps_of_counts(hands)], 1)
        return self.team(self.hidden(seen))
