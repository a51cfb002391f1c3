"""Wheel and source archive: built, checked, and installed where nothing else is."""
