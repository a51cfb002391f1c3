"""Way of the Samurai: a duel for one player. The base game is our own reconstruction: see docs/duel.md."""
