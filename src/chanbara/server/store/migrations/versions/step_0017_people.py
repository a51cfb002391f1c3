"""Quick play, and the crests that people compose."""

import sqlalchemy as sa
from alembic import op

revision = "0017_people"
down_revision = "0016_push"


def upgrade() -> None:
    """Add columns that an older process leaves empty."""
    op.add_column("tables", sa.Column("quick", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fill_at", sa.Double(), nullable=False, server_default="0"))
    for table in ("seats", "players"):
        op.add_column(table, sa.Column("avatar", sa.String(), nullable=False, server_default=""))
    is_quick = sa.text("quick != ''")
    op.create_index(
        "tables_by_quick", "tables", ["quick", "status"], sqlite_where=is_quick, postgresql_where=is_quick
    )
