"""What OpenSpiel's algorithms are shown of a game."""
