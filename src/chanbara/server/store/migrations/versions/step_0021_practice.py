"""Practice under a claimed name: puzzles tried, their rating, runs, daily puzzles, and the best sagas."""

import sqlalchemy as sa
from alembic import op

revision = "0021_practice"
down_revision = "0020_clubs"


def upgrade() -> None:
    """Add tables that an older process does not know."""
    op.create_table(
        "puzzle_attempts",
        *_key("player", "puzzle"),
        sa.Column("hints", sa.Integer(), nullable=False),
        *_numbers("shown", "tried"),
        sa.Column("solved", sa.Boolean(), nullable=False),
        *_numbers("solved_at"),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.Column("deviation", sa.Double(), nullable=True),
        *_numbers("change"),
    )
    op.create_table(
        "puzzle_ratings",
        *_key("player"),
        *_numbers("rating", "deviation", "changed"),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_table(
        "puzzle_runs",
        *_key("player"),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("puzzles", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("is_over", sa.Boolean(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        *_numbers("best_at"),
    )
    op.create_table("daily_puzzles", *_key("day"), sa.Column("puzzle", sa.String(), nullable=False))
    op.create_table("daily_solved", *_key("player", "day"))
    op.create_table(
        "best_sagas",
        *_key("player", "way", "difficulty"),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("is_whole", sa.Boolean(), nullable=False),
        *_numbers("at"),
    )


def _key(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(), primary_key=True) for name in names]


def _numbers(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Double(), nullable=False) for name in names]
