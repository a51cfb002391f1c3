"""What a player believes: roles, worlds that fit, and cards known to be in other hands."""
