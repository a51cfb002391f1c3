"""The book of a duel: its numbers, ours or custom ones, which are checked before a game uses them."""
