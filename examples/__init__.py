"""Programs that show how chanbara is used; docs/tutorial.md walks through them."""
