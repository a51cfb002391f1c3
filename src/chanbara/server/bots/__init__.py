"""Bots that compute without blocking anyone."""
