"""The game as a folder for a static host: the page, and the server as parts that a browser runs."""
