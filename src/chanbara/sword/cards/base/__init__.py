"""The base game: 90 cards, 12 characters, 7 roles."""
