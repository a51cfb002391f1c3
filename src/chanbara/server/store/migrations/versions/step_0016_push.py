"""Push messages: the server's key, devices, whose messages they get, and messages that wait."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0016_push"
down_revision = "0015_outbox"

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve P-256: any number from 1 to below it is a private key."""


def upgrade() -> None:
    """Create the tables, and make the key: all processes that share the database have the same."""
    keys = op.create_table("push_keys", sa.Column("key", sa.String(), nullable=False))
    op.bulk_insert(keys, [{"key": f"{1 + secrets.randbelow(ORDER - 1):064x}"}])
    op.create_table(
        "push_devices",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("endpoint", sa.String(), nullable=False),
        sa.Column("public", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
    )
    op.create_index("push_devices_by_seen", "push_devices", ["seen"])
    op.create_table(
        "push_wants",
        sa.Column("owner", sa.String(), primary_key=True),
        sa.Column("device", sa.String(), primary_key=True),
        sa.Column("made", sa.Double(), nullable=False),
    )
    op.create_index("push_wants_by_device", "push_wants", ["device"])
    op.create_table(
        "push_notices",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("node", sa.String(), nullable=False),
        sa.Column("sent", sa.Double(), nullable=False),
    )
    op.create_index("push_notices_by_device", "push_notices", ["device"])
    op.create_index("push_notices_by_code", "push_notices", ["code"])
    op.create_index("push_notices_by_time", "push_notices", ["sent", "due"])
