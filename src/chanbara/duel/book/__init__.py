"""The book of a duel: its numbers, ours or a person's own, checked before anybody plays by them."""
