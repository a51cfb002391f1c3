"""The flat core for any cards: the same functions once more, with tables that are read at run time.

The flat core and the mind are made for the printed cards: their tables are constants. Here their modules are
executed a second time (``doubles``) as the open build, which is compiled once: its layout has room for any
catalog, and its tables are read from one block of memory (``compiled.run_time``). Each catalog is a card set
(``card_set``): its own tables and numbers, and the functions of the open build.
"""
