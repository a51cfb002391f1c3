"""The figures of games that were looked back at."""

import sqlalchemy as sa
from alembic import op

revision = "0005_analyses"
down_revision = "0004_sagas"


def upgrade() -> None:
    """Create where they are kept; until now they were computed again after every start."""
    op.create_table(
        "analyses",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("lines", sa.LargeBinary(), nullable=False),
    )
