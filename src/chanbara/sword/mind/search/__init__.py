"""Choosing an option: the policies of the bots, and search over sampled worlds."""
