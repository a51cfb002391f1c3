"""Samurai Sword on one flat array of small integers per game: the same rules, written to be fast.

The reference engine (``chanbara.sword.rules``) is written to be read; this one follows it and is compared
with it at every decision (``make twin``). Its functions are plain Python on an array. They run in three
ways: compiled by numba for the CPU, translated to C++ for a GPU, and, with ``NUMBA_DISABLE_JIT=1``,
interpreted: then on a plain ``array("b", bytes(SIZE))``, because numpy's small integers do not mix with
larger ones.

Every function takes the array of a game, ``state``, whose layout is in ``format.layout``; those that need
chance take ``chance`` as well. They play by every book and ruling. House rules, custom cards and entries
with parts that ``format.known`` does not list run on the reference engine.
"""
