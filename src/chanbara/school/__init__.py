"""The school: lessons that wait for the right act, and puzzles with proofs."""
