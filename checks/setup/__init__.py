"""Setting up a clone: what is installed, what is there, what is missing. Standard library only."""
