"""Bots that think without keeping anybody waiting."""
