### What the server writes to people.

mail-your-turn-subject = Tavolo { $table }: tocca a te
mail-your-turn = { $name }, il tavolo ti aspetta: { $link }
fair-deal = La distribuzione è onesta: viene dalla chiave su cui il server si era impegnato e dal sale di ogni giocatore.
