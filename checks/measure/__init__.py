"""Measurements: balance, strength, speed, puzzles."""
