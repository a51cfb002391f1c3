"""What processes on one database count and list together, and numbers that two of them never give twice."""

import sqlalchemy as sa
from alembic import op

revision = "0014_limits"
down_revision = "0013_handovers"

SEQUENCES = {"audit_numbers": ("audit", "bans"), "report_numbers": ("reports",)}


def upgrade() -> None:
    """Create a table and two sequences, and add a column that an older process leaves empty."""
    is_postgres = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "quotas",
        sa.Column("kind", sa.String(), primary_key=True),
        sa.Column("scope", sa.String(), primary_key=True),
        sa.Column("hour", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer(), nullable=False),
        prefixes=["UNLOGGED"] if is_postgres else [],
    )
    op.create_index("quotas_by_hour", "quotas", ["hour"])
    op.add_column("nodes", sa.Column("listed", sa.Text(), nullable=False, server_default=""))
    if is_postgres:
        for name, tables in SEQUENCES.items():
            op.execute(f"CREATE SEQUENCE {name}")
            for table in tables:  # after the highest of all
                last = f"greatest((SELECT last_value FROM {name}), coalesce(max(number), 0) + 1)"  # noqa: S608 - our own names
                op.execute(f"SELECT setval('{name}', {last}, false) FROM {table}")  # noqa: S608 - the same
