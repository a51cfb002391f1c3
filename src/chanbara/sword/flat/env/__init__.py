"""Many games at once: stepped, observed and played at random, on threads or on a GPU."""
