"""Campaigns and clans, and the tables of their duels."""

import sqlalchemy as sa
from alembic import op

revision = "0004_sagas"
down_revision = "0003_players"


def upgrade() -> None:
    """Create what campaigns and clans need; existing tables belong to none."""
    op.add_column("tables", sa.Column("saga", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("carried", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "sagas",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("story", sa.Text(), nullable=False),
        sa.Column("duel", sa.String(), nullable=False),
        sa.Column("is_over", sa.Boolean(), nullable=False),
    )
