"""What the player of a duel may know: everything but the order of the decks."""
