"""Samurai Sword in the school: its goals and worlds, what a coach sees, who is who."""
