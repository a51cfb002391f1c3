"""The game server: durable tables that never leak hidden information."""
