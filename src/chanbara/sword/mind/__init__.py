"""How bots think, on the flat core: beliefs about roles, the value of options, and search.

A function may be given an array with everything in it, but reads only what the acting seat may know: no
hands of others, no roles of others except the Shogun's, no order of the deck.
"""
