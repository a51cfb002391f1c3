"""The report of the lab, as a page, as text and as data."""
