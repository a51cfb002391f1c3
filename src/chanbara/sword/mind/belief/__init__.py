"""What a player believes: the posterior over roles, sampled worlds, and known cards in other hands."""
