"""The rules on the array: dealing, legal actions, carrying them out, scoring."""
