"""Reports by players, bans, and the audit of what operators did."""

import sqlalchemy as sa
from alembic import op

revision = "0011_moderation"
down_revision = "0009_look_alikes"


def upgrade() -> None:
    """Create their tables."""
    _create_bans()
    _create_reports()
    _create_audit()


def _create_bans() -> None:
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("target", sa.String(), nullable=False),
        sa.Column("shown", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=False),
        sa.Column("chat_only", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
    )


def _create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("category", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("reporter", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("network", sa.String(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=False),
        sa.Column("closed_by", sa.String(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
    )
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_index("reports_by_player", "reports", ["player"])


def _create_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["at"])
