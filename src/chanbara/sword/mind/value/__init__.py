"""What cards, acts and positions are worth to a player, in points of honor."""
