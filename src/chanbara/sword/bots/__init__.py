"""Bots: they get a view and the events their seat saw, never the game."""
