"""Tournaments: bots compared on the same deals, until the answer is clear."""
