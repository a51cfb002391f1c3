"""Players of the duel. They are given what its player sees, and know no more."""
