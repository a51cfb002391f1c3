"""Statistics and ratings, from the logs of finished games."""
