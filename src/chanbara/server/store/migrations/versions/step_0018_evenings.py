"""Evenings: tournaments by link, with their people and tables."""

import sqlalchemy as sa
from alembic import op

revision = "0018_evenings"
down_revision = "0017_people"


def upgrade() -> None:
    """Create the tables of evenings."""
    op.create_table(
        "evenings",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
    )
    op.create_index("evenings_by_change", "evenings", ["status", "changed"])
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.String(), sa.ForeignKey("evenings.code"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
    )
    op.create_index("evening_people_by_token", "evening_people", ["token"])
    op.create_table(
        "evening_tables",
        sa.Column("evening", sa.String(), sa.ForeignKey("evenings.code"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
    )
    op.create_index("evening_tables_by_code", "evening_tables", ["code"])
