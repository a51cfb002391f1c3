"""The vocabulary and the flow of Samurai Sword. Nothing here knows a particular card."""
