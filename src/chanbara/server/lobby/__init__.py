"""All tables: opening, finding, listing and removing them; names, tokens, the same deal again."""
