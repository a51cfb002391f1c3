"""Many games between bots: simulations, tournaments and the balance lab."""
