"""Compiled code: how functions are compiled, where the result is cached, and compiling everything once."""
