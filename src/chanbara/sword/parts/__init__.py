"""Cards as data: a file is read, checked, and built into the same entries as ours."""
