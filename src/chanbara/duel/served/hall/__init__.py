"""Choosing a duel on the server: what can be combined, what is printed, and custom numbers."""
