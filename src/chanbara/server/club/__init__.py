"""Clubs by link: members with a claimed name, tables, a ladder and a history of their own."""
