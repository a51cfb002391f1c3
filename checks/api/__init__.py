"""The public API: what it is, its snapshot, its page, and what the changelog must say about it."""
