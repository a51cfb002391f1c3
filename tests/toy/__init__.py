"""A third game, to prove that the generic packages know a game by its ``GameKind`` alone."""
