"""Campaigns and clans on the server: their state, and their bodies for the protocol."""
