"""Rising Sun: 40 cards, 12 characters, 8 roles."""
