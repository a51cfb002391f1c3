"""Networks that learned to play: their file, their scores and the bot. They need numpy and nothing else."""
