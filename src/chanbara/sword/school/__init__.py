"""What the school knows of Samurai Sword: its goals and worlds, what a coach sees, who is the Ronin."""
