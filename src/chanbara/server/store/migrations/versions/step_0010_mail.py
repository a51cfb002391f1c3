"""Confirmed email addresses, and those that want no mail."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010_mail"
down_revision = "0008_ladder"


def upgrade() -> None:
    """Add what a confirmation needs. Addresses from before were never confirmed, so they are deleted."""
    op.add_column("seats", sa.Column("mail_hash", sa.String(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("mail_confirm", sa.String(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("mail_until", sa.Double(), nullable=False, server_default="0"))
    op.create_index("seats_by_mail", "seats", ["mail_hash"])
    op.create_index("seats_by_confirmation", "seats", ["mail_confirm"])
    op.execute("UPDATE seats SET mail = '' WHERE mail <> ''")
    op.create_table("unwanted_mail", sa.Column("hash", sa.String(), primary_key=True))
    keys = op.create_table("mail_keys", sa.Column("key", sa.String(), nullable=False))
    op.bulk_insert(keys, [{"key": secrets.token_hex(32)}])
