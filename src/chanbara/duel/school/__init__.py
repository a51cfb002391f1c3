"""Way of the Samurai in the school: its goals, and their probabilities."""
