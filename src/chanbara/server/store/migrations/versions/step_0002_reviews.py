"""Deals from other games, and uploaded records."""

import sqlalchemy as sa
from alembic import op

revision = "0002_reviews"
down_revision = "0001"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "origins",
        sa.Column("code", sa.String(), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("review", sa.String(), nullable=False),
        sa.Column("frame", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
    )
    op.create_index("origins_by_deal", "origins", ["deal"])
    op.create_table(
        "records",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("records_by_digest", "records", ["digest"], unique=True)
    op.create_index("records_by_deal", "records", ["deal"])
