"""All tables: opening, finding, listing and removing them; names, tokens, duplicate deals."""
