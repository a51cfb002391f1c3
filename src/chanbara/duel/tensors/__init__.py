"""A duel as numbers: its actions, and what the player sees."""
