"""A game on paper: records, saved games, scenarios."""
