"""Many games at once, on threads: stepping, observing, random play."""
