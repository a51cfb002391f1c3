"""What a duel can be made of, as the server tells it."""
