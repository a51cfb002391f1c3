"""Campaigns and clans: a ladder of opponents, fought duel by duel; saving and resuming (B7)."""
