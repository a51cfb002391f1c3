### What the server writes to people.

mail-your-turn-subject = Tisch { $table }: du bist dran
mail-your-turn = { $name }, der Tisch wartet auf dich: { $link }
fair-deal = Fair gegeben: Die Karten folgen aus dem Schlüssel, auf den sich der Server festgelegt hatte, und aus dem Salz aller.
