"""Generated pages and pictures: written, or compared with the existing ones."""
