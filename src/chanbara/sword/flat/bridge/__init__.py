"""Between the two engines: games, steps and options as arrays, and back."""
