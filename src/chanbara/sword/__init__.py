"""Samurai Sword."""
