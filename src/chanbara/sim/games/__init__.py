"""Games between bots: deals, seatings, engines, and totals of the results."""
