"""Samurai Sword at a keyboard."""
