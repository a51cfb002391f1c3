"""Random games under every invariant, and both engines compared with each other."""
