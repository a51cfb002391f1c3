### Le figure delle pagine delle regole.

picture-difficulty = Sei giocatori da A a F in cerchio; A ha due carte Armatura
picture-attacks = A attacca questo giocatore
picture-attacked = questo giocatore attacca A
picture-needs = { $seat }: A attacca con { $out }, è attaccato con { $back }.
picture-weapon = Una carta arma: { $card }
picture-kind = L’angolo, un triangolo rosso: un’arma. Le proprietà sono quadrati blu, le azioni rombi gialli.
picture-symbol = Simbolo { $symbol }: conta solo con Rising Sun.
picture-reach = Difficoltà { $reach }: l’arma raggiunge i giocatori fino a questo numero.
picture-wounds = Ferite { $wounds }: la resistenza che costa se non viene parata.
