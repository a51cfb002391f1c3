"""The school: lessons that wait for the real act, and puzzles that are proved."""
