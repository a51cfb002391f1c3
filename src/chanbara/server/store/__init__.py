"""The database: rows, the log, migrations, deletion."""
