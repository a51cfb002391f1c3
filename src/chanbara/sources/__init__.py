"""Where the facts of the game come from: what is printed on the cards, and who says so."""
