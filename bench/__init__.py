"""Measurements beside others, and those that need a machine of their own.

What measures a peer knows nothing of our own code: it runs where the peer is installed.
"""
