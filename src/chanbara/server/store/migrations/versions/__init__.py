"""One file per migration; a published migration never changes."""
