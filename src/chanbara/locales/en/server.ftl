### What the server writes to people.

mail-your-turn-subject = Table { $table }: your turn
mail-your-turn = { $name }, the table waits for you: { $link }
fair-deal = The deal is fair: it follows from the key that the server had committed to and from the salt of every player.
