"""Moderation: reports by players, bans, and what operators have done."""
