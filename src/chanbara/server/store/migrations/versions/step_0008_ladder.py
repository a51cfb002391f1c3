"""The order of the ladder, rematches, and indexes for sagas: found without reading whole tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008_ladder"
down_revision = "0007_indexes"


def upgrade() -> None:
    """Store the lower bound of each player's rating with the player, and index it."""
    op.add_column("players", sa.Column("bound", sa.Double(), nullable=True))
    # Two standard deviations below the mean, as when this step was written.
    op.execute(
        "UPDATE players SET bound ="
        " (SELECT mu - 2 * sigma FROM ratings WHERE ratings.who = 'player ' || players.key)"
    )
    op.create_index("players_by_bound", "players", ["listed", "bound", "folded"])
    op.create_index("sagas_by_change", "sagas", ["is_over", "changed"])
    op.create_index("sagas_by_duel", "sagas", ["duel"])
    # Most tables have no rematch: with them, no database would expect much from the index.
    some = sa.text("next != ''")
    op.drop_index("tables_by_next", "tables")
    op.create_index("tables_by_next", "tables", ["next"], sqlite_where=some, postgresql_where=some)
