"""Tournaments: bots compared on the same deals until the result is clear."""
