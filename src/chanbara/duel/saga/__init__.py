"""Campaigns and clans: the ladder of opponents, climbed duel by duel, saved and resumed (B7)."""
