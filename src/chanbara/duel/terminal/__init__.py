"""The duel in the terminal."""
