"""Around every request: who may ask, how often, how long, and in which order."""
