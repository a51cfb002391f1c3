"""Positions set by hand: for scenarios, puzzles, imagined worlds and tests."""
