"""Players that are given a view and the events they saw, never the game."""
