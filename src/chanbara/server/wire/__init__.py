"""The wire: messages, bodies, options, refusals, and the schema of all of them."""
