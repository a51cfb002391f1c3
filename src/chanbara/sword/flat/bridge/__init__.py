"""Conversion between the engines: games, steps, options and views as arrays, and back."""
