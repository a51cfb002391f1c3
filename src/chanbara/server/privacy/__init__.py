"""What is stored of a person who has no account: exported and deleted by the tokens of their browser."""
