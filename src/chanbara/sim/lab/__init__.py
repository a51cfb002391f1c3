"""The designers' lab: what many games say about the balance of the game, and about a change of it."""
