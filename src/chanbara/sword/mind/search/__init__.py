"""Choosing: the policies of the bots, and search over sampled worlds."""
