"""Games as text: records, saved games, scenarios."""
