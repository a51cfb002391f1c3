"""The long checks, each with its own command: golden, soak, mutants, bench."""
