"""Quick play, the crests that people compose, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0017_people"
down_revision = "0016_push"


def upgrade() -> None:
    """Add columns that an older process leaves empty, and tables that it does not know."""
    op.add_column("tables", sa.Column("quick", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fill_at", sa.Double(), nullable=False, server_default="0"))
    for table in ("seats", "players"):
        op.add_column(table, sa.Column("avatar", sa.String(), nullable=False, server_default=""))
    is_quick = sa.text("quick != ''")
    op.create_index(
        "tables_by_quick", "tables", ["quick", "status"], sqlite_where=is_quick, postgresql_where=is_quick
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
    )
    op.create_index("invitations_by_guest", "invitations", ["guest", "made"])
    op.create_index("invitations_by_host", "invitations", ["host", "made"])
    op.create_index("invitations_by_time", "invitations", ["made"])
    op.create_table(
        "muted_players",
        sa.Column("player", sa.String(), primary_key=True),
        sa.Column("muted", sa.String(), primary_key=True),
    )
    op.create_index("muted_players_by_muted", "muted_players", ["muted"])
