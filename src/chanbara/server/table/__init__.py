"""One table: its task, seats, connections and clock, the actions of players and host, and its log."""
