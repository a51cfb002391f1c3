"""Each process says which files of custom cards it has."""

import sqlalchemy as sa
from alembic import op

revision = "0019_cards"
down_revision = "0018_evenings"


def upgrade() -> None:
    """Add the files of a process."""
    op.add_column("nodes", sa.Column("cards", sa.Text(), nullable=False, server_default=""))
