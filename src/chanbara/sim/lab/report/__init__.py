"""The report of the lab: what counts say, as a page, as text and as data."""
