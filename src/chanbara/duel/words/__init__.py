"""The duel in sentences, for one reader."""
