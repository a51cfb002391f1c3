"""Practice: the puzzle rating, the daily puzzle, runs of puzzles, and the progress of a claimed name."""
