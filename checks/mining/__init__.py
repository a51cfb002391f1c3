"""Puzzles mined from games of bots: ``make mine``, described in docs/puzzles.md."""
