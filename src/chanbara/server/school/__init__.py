"""Lessons, worked examples and puzzles."""
