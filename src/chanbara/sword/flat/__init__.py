"""Samurai Sword on one flat array of small integers per game: the same rules, written to be fast.

The engine in ``chanbara.sword`` is the truth and is written to be read; this one follows it and is compared
with it at every decision (``make twin``). Its functions are plain Python on an array. They run in three
ways: compiled by numba for the CPU, called from CUDA kernels, and, with ``NUMBA_DISABLE_JIT=1``, as they
stand here: then on a plain ``array("b", bytes(SIZE))``, for numpy's small integers do not mix with larger.

Every function takes the array of a game, ``state``, whose places ``layout`` names; those that need chance
take ``chance`` besides. They play by every book and ruling; house rules, own cards and entries with parts
that ``known`` does not list are the other engine's.
"""
