"""Many processes on one PostgreSQL: who runs which table, and how a client gets there."""
