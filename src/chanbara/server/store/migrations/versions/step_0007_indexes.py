"""Indexes for what was found by reading whole tables."""

from alembic import op

revision = "0007_indexes"
down_revision = "0006_revisions"


def upgrade() -> None:
    """Create them: old tables, rematches, the seats of a player, results in order."""
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_change", "tables", ["status", "changed"])
    op.create_index("tables_by_next", "tables", ["next"])
    op.create_index("seats_by_token", "seats", ["token"])
    op.create_index("results_by_number", "results", ["number"])
    op.create_index("sagas_by_token", "sagas", ["token"])
    op.create_index("records_by_creation", "records", ["created"])
