"""The analyses of reviewed games."""

import sqlalchemy as sa
from alembic import op

revision = "0005_analyses"
down_revision = "0004_sagas"


def upgrade() -> None:
    """Create their table; until now they were recomputed after every start."""
    op.create_table(
        "analyses",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("lines", sa.LargeBinary(), nullable=False),
    )
