"""A machine that resolves steps and asks questions; it knows no card game."""
