"""The rules on the array: dealing, legal actions, applying an action, scoring."""
