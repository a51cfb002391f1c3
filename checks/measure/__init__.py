"""What is measured: balance, strength, speed, puzzles."""
