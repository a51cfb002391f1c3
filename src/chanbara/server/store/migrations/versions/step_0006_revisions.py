"""The rules revision each game was dealt by."""

import sqlalchemy as sa
from alembic import op

revision = "0006_revisions"
down_revision = "0005_analyses"


def upgrade() -> None:
    """Add the column; every existing game was dealt by the first revision."""
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="1"))
