"""Mails that wait in the database; results with numbers of their own, whichever process counts them."""

import sqlalchemy as sa
from alembic import op

revision = "0015_outbox"
down_revision = "0014_limits"


def upgrade() -> None:
    """Create the outbox, count the changes of sagas, and number results again where two have one number."""
    op.create_table(
        "outbox",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("mail", sa.String(), nullable=False),
        sa.Column("mail_hash", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("node", sa.String(), nullable=False),
        sa.Column("sent", sa.Double(), nullable=False),
    )
    op.create_index("outbox_by_seat", "outbox", ["code", "seat"])
    op.create_index("outbox_by_time", "outbox", ["sent", "due"])
    op.add_column("sagas", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    _number_results()
    op.drop_index("results_by_number", "results")
    op.create_index("results_by_number", "results", ["number"], unique=True)


def _number_results() -> None:
    connection = op.get_bind()
    numbers = "SELECT COUNT(*), COUNT(DISTINCT number) FROM results"
    count, distinct = connection.exec_driver_sql(numbers).one()
    if count == distinct:
        return
    codes = connection.exec_driver_sql("SELECT code FROM results ORDER BY number, ended, code").scalars()
    for number, code in enumerate(list(codes)):
        change = sa.text("UPDATE results SET number = :number WHERE code = :code")
        connection.execute(change, {"number": number, "code": code})
