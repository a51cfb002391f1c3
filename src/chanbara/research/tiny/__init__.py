"""Tiny variants of Samurai Sword, small enough for exact game theory: whole game trees, best responses, CFR.

The rules are those of the reference engine; a variant only has fewer cards, less honor and resilience. See
docs/theory.md.
"""
