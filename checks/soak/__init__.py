"""Random games under every invariant, and both engines beside each other."""
