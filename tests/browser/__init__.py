"""The page in a real browser. A package, so that one browser is kept open for all of it and no longer."""
