"""By which revision of the rules each game was dealt."""

import sqlalchemy as sa
from alembic import op

revision = "0006_revisions"
down_revision = "0005_analyses"


def upgrade() -> None:
    """Every game so far was dealt by the first."""
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="1"))
