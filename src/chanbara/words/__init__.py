"""Sentences for one reader, made from a view and what was seen: nothing else is known here."""
