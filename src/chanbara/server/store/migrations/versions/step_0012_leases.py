"""Many processes on one database: which there are, and who runs which table."""

import sqlalchemy as sa
from alembic import op

revision = "0012_leases"
down_revision = "0011_moderation"


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "nodes",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("url", sa.String(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("draining", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("node", sa.String(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
    )
    op.create_index("leases_by_node", "leases", ["node"])
