"""Processes beside the server: what takes long there does not delay it, and does not hold Python's lock."""
