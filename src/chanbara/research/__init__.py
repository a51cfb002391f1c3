"""Environments for researchers: many games at once, and the shapes that others' tools expect."""
