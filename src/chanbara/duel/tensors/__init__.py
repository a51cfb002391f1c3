"""A duel as numbers, for learning agents: its actions and observations."""
