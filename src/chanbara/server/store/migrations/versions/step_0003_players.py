"""Claimed names and results."""

import sqlalchemy as sa
from alembic import op

revision = "0003_players"
down_revision = "0002_reviews"


def upgrade() -> None:
    """Create the tables for statistics and ratings."""
    op.create_table(
        "players",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("players_by_folded", "players", ["folded"], unique=True)
    op.create_index("players_by_token", "players", ["token"], unique=True)
    op.create_table(
        "owners",
        sa.Column("token", sa.String(), primary_key=True),
        sa.Column("player", sa.String(), nullable=False),
    )
    op.create_index("owners_by_player", "owners", ["player"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    _create_results()


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rising_sun", sa.Boolean(), nullable=False),
        sa.Column("printed", sa.Boolean(), nullable=False),
        sa.Column("winner", sa.String(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )
    op.create_table(
        "plays",
        sa.Column("code", sa.String(), sa.ForeignKey("results.code"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("team", sa.String(), nullable=False),
        sa.Column("character", sa.String(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("honor", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("dealt", sa.Integer(), nullable=False),
        sa.Column("suffered", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
    )
    op.create_index("plays_by_player", "plays", ["player"])
