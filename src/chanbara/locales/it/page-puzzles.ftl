## Rompicapi della scuola

puzzle-title-tea-or-daimyo = Tè o Daimyo?
puzzle-lesson-tea-or-daimyo = Quando il mazzo finisce tutti perdono 1 punto onore, e chi resta senza chiude la partita. Un Daimyo in mano allora vale un punto: esaurisci il mazzo con l’altra carta.

## Che cosa bisogna ottenere

puzzle-goal-win-turn = Alla fine del tuo turno la tua squadra ha vinto, qualunque cosa abbiano in mano gli altri.
puzzle-goal-defeat-turn = { $seat } è sconfitto prima che questo turno finisca, qualunque cosa abbiano in mano gli altri.
puzzle-goal-survive-turn = In questo turno non vieni sconfitto, qualunque cosa abbiano in mano e facciano gli altri.
puzzle-goal-survive-next = Non vieni sconfitto prima del tuo prossimo turno, qualunque cosa abbiano in mano e facciano gli altri.
puzzle-goal-honor-turn = In questo turno non perdi punti onore, qualunque cosa abbiano in mano e facciano gli altri.
puzzle-goal-honor-next = Non perdi punti onore prima del tuo prossimo turno, qualunque cosa abbiano in mano e facciano gli altri.
puzzle-goal-slay-attack = Il nemico è morto prima che questo attacco finisca, qualunque cosa porti il caso.
puzzle-goal-hit-attack = Questo attacco va a segno, qualunque cosa porti il caso.
puzzle-goal-wound-attack = In questo attacco il nemico subisce una ferita, qualunque cosa porti il caso.
puzzle-goal-unhurt-attack = In questo attacco nessun contrattacco ti colpisce, qualunque cosa porti il caso.
puzzle-goal-slay-attack-best = Trova la migliore possibilità che il nemico muoia prima della fine di questo attacco.
puzzle-goal-slay-round-best = Trova la migliore possibilità che il nemico muoia prima della fine di questo round.
puzzle-goal-hit-attack-best = Trova la migliore possibilità che questo attacco vada a segno.
puzzle-goal-wound-attack-best = Trova la migliore possibilità che in questo attacco il nemico subisca una ferita.
puzzle-goal-unhurt-attack-best = Trova la migliore possibilità che in questo attacco nessun contrattacco ti colpisca.
puzzle-goal-unhurt-round-best = Trova la migliore possibilità che nessun contrattacco ti colpisca prima della fine di questo round.
puzzle-goal-ronin = Indica il posto che, da tutto ciò che hai visto, è più probabilmente il Ronin.
