"""Stories told at the table, and audits of the house they are told in."""
