"""Games that are over, to be looked back at."""
