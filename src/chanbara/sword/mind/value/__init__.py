"""What cards, options and positions are worth to a player, in points of honor."""
