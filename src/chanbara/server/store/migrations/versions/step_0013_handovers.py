"""What a table takes along when it changes hands, and by which clock a process was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0013_handovers"
down_revision = "0012_leases"


def upgrade() -> None:
    """Create a table, and add a column that an older process leaves empty."""
    op.create_table(
        "handovers",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("chat", sa.String(), nullable=False),
    )
    op.add_column("nodes", sa.Column("clock", sa.Double(), nullable=True))
