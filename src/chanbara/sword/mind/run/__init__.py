"""Whole games inside compiled code: played on, counted, and seated with different bots."""
