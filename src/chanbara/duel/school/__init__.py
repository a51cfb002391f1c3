"""What the school knows of Way of the Samurai: its goals, and how likely each is reached."""
