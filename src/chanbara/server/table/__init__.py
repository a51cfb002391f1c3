"""One table: its task, seats, connections and clock, what players and the host do, and its log."""
