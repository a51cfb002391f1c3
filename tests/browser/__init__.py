"""The page in a real browser. A package, so that one browser is shared by all of it and no longer."""
