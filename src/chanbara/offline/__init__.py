"""The server in a browser: one page, its own worker, and nobody else."""
