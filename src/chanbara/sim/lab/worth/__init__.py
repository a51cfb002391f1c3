"""What a card or a character is worth: the same deals with it and without."""
