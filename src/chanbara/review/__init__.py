"""Reviewing a game: step by step, with each seat's beliefs and the value of each play."""
