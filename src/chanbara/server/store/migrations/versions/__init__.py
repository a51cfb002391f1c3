"""One file for each step of the schema; a step that was published never changes."""
