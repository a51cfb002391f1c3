"""Benchmarks against peers, and those that need a dedicated machine.

Code that measures a peer does not import ours: it runs where the peer is installed.
"""
