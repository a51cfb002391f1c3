"""Tables, seats and logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything the first server needs."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("salts", sa.Text(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("rules", sa.String(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("next", sa.String(), nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    _create_what_belongs_to_a_table()
    openings = op.create_table("openings", sa.Column("number", sa.Integer(), nullable=False))
    op.bulk_insert(openings, [{"number": 0}])


def _create_what_belongs_to_a_table() -> None:
    op.create_table(
        "seats",
        sa.Column("code", sa.String(), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("mail", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )
