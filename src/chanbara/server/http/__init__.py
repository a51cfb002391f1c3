"""Everything around a request: access, rate limits, timeouts and fair queueing."""
