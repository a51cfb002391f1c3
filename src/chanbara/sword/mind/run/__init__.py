"""Whole games in compiled code: playing to the end, counting, and a different bot in each seat."""
