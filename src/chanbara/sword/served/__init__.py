"""Samurai Sword at a server's tables: its options, messages and routes."""
