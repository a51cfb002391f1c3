"""Networks from files at the tables of a training run: they play as ``net:FILE`` does, and do not learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
import torch.nn.functional as F  # noqa: N812 - as everybody writes it
from torch import Tensor

from chanbara.research.train.networks import NEVER, steps_of_counts
from chanbara.sword.bots.net.network import MOST, OF_POINT, STEPS, TINY, network_named

if TYPE_CHECKING:
    from chanbara.research.train.tables import Shown


class Rival:
    """The choices of a network, for many games at once."""

    def __init__(self, name: str, device: torch.device) -> None:
        self._net = network_named(name)
        layers = [*self._net.layers, self._net.policy]
        self._layers = [[torch.tensor(one, device=device) for one in layer] for layer in layers]

    def choices(self, shown: Shown) -> Tensor:
        """Return the action with the highest score in each game."""
        *body, (policy, policy_step, policy_bias) = self._layers
        about = self._net.about
        told = shown.deduction.float() * about["deduction"]
        numbers = torch.cat([steps_of_counts(shown.observation), told], 1)
        for place, (weight, step, bias, scale, shift) in enumerate(body):
            sums = numbers @ weight * (step / STEPS) + bias
            found = (STEPS * F.relu(F.layer_norm(sums, sums.shape[1:], scale, shift, TINY))).round()
            numbers = (found + numbers if place else found).clamp(max=MOST)
        scores = numbers @ policy.T * (policy_step / STEPS) + policy_bias
        scores -= self._net.trust / OF_POINT * about["advice"] * shown.advice.float()
        return scores.masked_fill(shown.mask == 0, NEVER).argmax(1)


def choices_of(rivals: list[Rival], sitters: Tensor, shown: Shown, choices: Tensor) -> Tensor:
    """Return choices, in which rivals have made those of the games that wait for them."""
    for number, rival in enumerate(rivals):
        rows = (sitters == number).nonzero().squeeze(1)
        if len(rows):
            choices[rows] = rival.choices(type(shown)(*(one[rows] for one in shown)))
    return choices
