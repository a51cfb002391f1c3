"""How a player thinks, on the flat core: of the others' deeds, of what he may do, and of what may come.

Every function is given what the acting seat may know, and looks at nothing else of the array: not at the
hands of others, not at their roles (but the Shogun's), not at the order of the deck.
"""
