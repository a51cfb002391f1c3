"""Many games at once, on threads or a GPU: stepping, observing, random play."""
