"""Positions set by hand, for scenarios, puzzles and tests; and what a scenario may expect."""
