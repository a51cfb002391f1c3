"""Clubs by link, with members, games and ratings of their own, and tables that belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0020_clubs"
down_revision = "0019_cards"


def upgrade() -> None:
    """Add tables that an older process does not know, and a column that it leaves empty."""
    op.add_column("tables", sa.Column("club", sa.String(), nullable=False, server_default=""))
    own, by = sa.text("club != ''"), ["club", "status"]
    op.create_index("tables_by_club", "tables", by, sqlite_where=own, postgresql_where=own)
    op.create_table(
        "clubs",
        sa.Column("code", sa.String(), primary_key=True),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("invite", "name", "about")),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("avatar", "founder")),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("clubs_by_invite", "clubs", ["invite"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.code"), primary_key=True),
        sa.Column("player", sa.String(), primary_key=True),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("left_at", sa.Double(), nullable=False),
    )
    op.create_index("club_members_by_player", "club_members", ["player"])
    op.create_table(
        "club_games",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.code"), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
    )
    op.create_index("club_games_by_club", "club_games", ["club"])
    op.create_table(
        "club_ratings",
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.code"), primary_key=True),
        sa.Column("who", sa.String(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_index("club_ratings_by_who", "club_ratings", ["who"])
