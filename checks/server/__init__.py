"""The server killed, attacked and under load."""
