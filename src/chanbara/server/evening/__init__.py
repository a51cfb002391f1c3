"""Evenings: tournaments by link, in which every table of a round plays the same deal."""
