"""What is where: the array of a game, the numbers of cards, actions and observations."""
