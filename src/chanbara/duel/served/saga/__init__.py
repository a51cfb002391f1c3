"""Campaigns and clans on the server."""
