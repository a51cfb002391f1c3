"""Compiling functions with numba, caching the result on disk, and compiling everything in advance."""

from importlib.util import find_spec

HAS_COMPILER = find_spec("numba") is not None
"""Whether functions can be compiled here. In a browser they cannot: see ``no_compiler``."""
