"""Games between bots: deals, seatings, engines, and what their results add up to."""
