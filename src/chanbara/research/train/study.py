"""Learning from lessons: to choose the options that turned out well, as if by a search with no end.

What is maximized is the mean win probability of the choices, with a little of their entropy. Noise in what
came of an option does no harm: it averages out over lessons, and a network cannot learn it by heart from as
many as there are. The guesses of roles, cards and the outcome are learned beside that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody writes it
from torch import Tensor, nn

from chanbara.research.train.learner import GUESS_WEIGHT, LEAST, LONGEST_GRADIENT, guess_losses
from chanbara.research.train.lessons import OF_WORTH
from chanbara.research.train.networks import NEVER, Policy, be_rough
from chanbara.sword.bots.net.network import OF_POINT
from chanbara.sword.flat.format.layout import NONE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from chanbara.research.train.lessons import Lessons

TRUST = 1.0
"""At first: the advice counts for less than in self-play, so that other options are likely enough."""
OUTLOOK_WEIGHT = 40.0
"""The weight of the outcome."""
WARM_UP = 200
"""Steps of the optimizer until the learning rate is reached."""
TESTED, SHARE_TESTED = 50_000, 10
"""About so many lessons, but at most a tenth, are kept apart: by them it is measured what was learned."""
BLOCK = 5000
"""They are taken in blocks: lessons of the same game lie next to each other."""
AT_ONCE = 4096
REPORTS = 20
"""How often it is measured in the whole time."""


class Course(msgspec.Struct, frozen=True):
    """How a network learns from lessons."""

    width: int = 512
    layers: int = 3
    passes: float = 2.0
    """How often it sees each lesson."""
    batch: int = 1024
    learning_rate: float = 1e-3
    """At the beginning; it falls to a tenth."""
    entropy: float = 0.012
    """How many points of win probability a nat of entropy is worth."""
    seed: int = 1


class Report(NamedTuple):
    """How far it is."""

    share: float
    """Of the whole course."""
    gain: float
    """How much better its choices turned out than the detective's, per decision, in percent of games;"""
    error: float
    """its standard error."""


class Student:
    """A network that learns from lessons."""

    def __init__(self, course: Course, lessons: Lessons, begun: Mapping[str, Tensor] | None = None) -> None:
        torch.manual_seed(course.seed)
        self.course, self.lessons = course, lessons
        self.policy = Policy(course.width, course.layers)
        self.policy.trust.data.fill_(TRUST)
        if begun:
            self.policy.load_state_dict(begun)
        be_rough(self.policy)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=course.learning_rate, eps=1e-6)
        self.chance = torch.Generator().manual_seed(course.seed)
        rows = torch.arange(len(lessons.options))
        every = max(SHARE_TESTED, len(rows) // TESTED)
        block = max(1, min(BLOCK, len(rows) // (2 * every)))
        is_tested = rows // block % every == 0
        self.tested, self.learned = rows[is_tested], rows[~is_tested]

    def study(self, tell: Callable[[Report], None]) -> None:
        """Go through all lessons, several times."""
        count = max(1, round(self.course.passes * len(self.learned) / self.course.batch))
        step = 0
        while step < count:
            order = self.learned[torch.randperm(len(self.learned), generator=self.chance)]
            for rows in order.split(self.course.batch)[: count - step]:
                self._step(self.lessons.part(rows), step, count)
                step += 1
                if step * REPORTS // count > (step - 1) * REPORTS // count:
                    tell(Report(step / count, *self.gain()))

    def _step(self, lessons: Lessons, step: int, count: int) -> None:
        left = max(LEAST, 1 - step / count) * min(1.0, (step + 1) / WARM_UP)
        self.optimizer.param_groups[0]["lr"] = self.course.learning_rate * left
        self.optimizer.zero_grad()
        self._loss(lessons).backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), LONGEST_GRADIENT)
        self.optimizer.step()

    def _loss(self, lessons: Lessons) -> Tensor:
        hidden = self.policy.seen(lessons.observation, lessons.deduction)
        scores, gains, mean = self._scores(hidden, lessons)
        log_chances = F.log_softmax(scores, 1)
        chances = log_chances.exp()
        won = (chances * gains).sum(1).mean() / self.course.entropy
        entropy = -(chances * log_chances).masked_fill(chances == 0, 0).sum(1).mean()
        outlook = F.mse_loss(self.policy.worth(hidden).squeeze(1), mean)
        guesses = self.policy.guesses(hidden, lessons.observation, lessons.deduction)
        missed = sum(guess_losses(*guesses, lessons.roles.long(), lessons.hands))
        return OUTLOOK_WEIGHT * outlook + GUESS_WEIGHT * missed - won - entropy

    def _scores(self, hidden: Tensor, lessons: Lessons) -> tuple[Tensor, Tensor, Tensor]:
        """Return the scores of the options, how much better each was than their mean, and that mean."""
        none, options = lessons.options == NONE, lessons.options.long().clamp(min=0)
        scores = self.policy.policy(hidden).gather(1, options)
        scores = scores - self.policy.trust / OF_POINT * lessons.behind.float()
        worth = lessons.worth.float() / OF_WORTH
        mean = worth.masked_fill(none, 0).sum(1, keepdim=True) / (~none).sum(1, keepdim=True)
        return scores.masked_fill(none, NEVER), (worth - mean).masked_fill(none, 0), mean.squeeze(1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def gain(self) -> tuple[float, float]:
        """Return how much better its choices turned out than the detective's, where it has not learned."""
        found = []
        for rows in self.tested.split(AT_ONCE):
            part = self.lessons.part(rows)
            scores, gains, _ = self._scores(self.policy.seen(part.observation, part.deduction), part)
            behind = part.behind.float().masked_fill(part.options == NONE, -NEVER)
            is_best = (behind == behind.min(1, keepdim=True).values).float()
            usual = (gains * is_best).sum(1) / is_best.sum(1)
            found.append(gains.gather(1, scores.argmax(1, keepdim=True)).squeeze(1) - usual)
        gained = 100 * torch.cat(found)
        return float(gained.mean()), float(gained.std() / len(gained) ** 0.5)
