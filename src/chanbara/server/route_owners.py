"""The classes whose methods are routes, besides those of tables themselves."""

from __future__ import annotations

from typing import Any

from chanbara.kernel.kind import KINDS
from chanbara.server.club.club_routes import ClubRoutes
from chanbara.server.evening.evening_routes import EveningRoutes
from chanbara.server.http.health_routes import HealthRoutes
from chanbara.server.kind import served_as
from chanbara.server.lobby.invitation_routes import InvitationRoutes
from chanbara.server.lobby.quick_routes import QuickRoutes
from chanbara.server.mail.mail_routes import MailRoutes
from chanbara.server.metrics.metrics_routes import MetricsRoutes
from chanbara.server.moderation.admin_routes import AdminRoutes
from chanbara.server.practice.practice_routes import PracticeRoutes
from chanbara.server.privacy.own_routes import OwnDataRoutes
from chanbara.server.push.push_routes import PushRoutes
from chanbara.server.review.review_routes import ReviewRoutes
from chanbara.server.school.lesson_routes import LessonRoutes
from chanbara.server.school.puzzle_routes import PuzzleRoutes
from chanbara.server.stats.player_routes import PlayerRoutes

OWNERS: tuple[Any, ...] = (
    *(owner for kind in KINDS.values() for owner in served_as(kind).owners),
    HealthRoutes,
    QuickRoutes,
    InvitationRoutes,
    MailRoutes,
    PushRoutes,
    OwnDataRoutes,
    MetricsRoutes,
    AdminRoutes,
    PlayerRoutes,
    EveningRoutes,
    ClubRoutes,
    ReviewRoutes,
    LessonRoutes,
    PuzzleRoutes,
    PracticeRoutes,
)
"""Those of each game, then those common to all games."""
