"""Samurai Sword in sentences, for one reader."""
