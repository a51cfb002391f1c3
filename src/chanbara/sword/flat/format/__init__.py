"""The layout of the array of a game, and the numbers of cards, actions and observations."""
