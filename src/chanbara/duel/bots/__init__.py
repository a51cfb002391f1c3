"""Bots for the duel: they get the player's view, never the game."""
