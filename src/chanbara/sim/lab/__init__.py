"""The lab for designers: the balance of the game, and the effect of a rule change, measured in many games."""
