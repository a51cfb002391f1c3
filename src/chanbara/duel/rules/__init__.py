"""The flow of a duel, in the order of a round; the numbers come from the book passed in."""
