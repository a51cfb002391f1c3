"""Compiling functions with numba, caching the result on disk, and compiling everything in advance."""
