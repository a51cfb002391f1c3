"""Strangers: fresh clones set up in every way we promise, and a turn played in each."""
