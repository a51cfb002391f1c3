"""Pages and pictures that are made from the code: written, or compared with what is there."""
