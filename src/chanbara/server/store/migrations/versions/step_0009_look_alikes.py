"""How claimed names look."""

import sqlalchemy as sa
from alembic import op

from chanbara.server.lobby.alphabets import skeleton

revision = "0009_look_alikes"
down_revision = "0010_mail"


def upgrade() -> None:
    """Add the skeletons. Names that look alike and were claimed before stay with their owners."""
    op.add_column("players", sa.Column("skeleton", sa.String(), nullable=False, server_default=""))
    players = sa.table("players", sa.column("key"), sa.column("name"), sa.column("skeleton"))
    connection = op.get_bind()
    known = connection.execute(sa.select(players.c.key, players.c.name)).all()
    if known:
        change = players.update().where(players.c.key == sa.bindparam("of"))
        connection.execute(
            change.values(skeleton=sa.bindparam("looks")),
            [{"of": key, "looks": skeleton(name)} for key, name in known],
        )
    op.create_index("players_by_skeleton", "players", ["skeleton"])
