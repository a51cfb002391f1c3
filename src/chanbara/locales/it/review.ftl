# Riguardare una partita: ciò che il server rifiuta.

refused-bad-record = L’intestazione di questo file non descrive una partita che si possa distribuire: { $detail }
refused-no-record = Questo file non è la registrazione di una partita: una registrazione comincia con la riga «chanbara 1».
refused-record-line = La riga { $number } di questo file non si può leggere: una scelta ha il suo numero, il posto e l’azione.
refused-record-choice = La scelta { $number } non si adatta a questa partita. Qualcuno ha cambiato la registrazione, o le regole erano altre.
refused-record-end = La registrazione si chiude diversamente dalla sua partita quando la si rigioca. Qualcuno l’ha cambiata, o le regole erano altre.
refused-record-too-long = Questo file è troppo grande per una registrazione: una registrazione ha al massimo { $bytes } byte.
refused-record-in-the-middle = Questa registrazione comincia a metà partita; si può verificare solo quella che parte dalla distribuzione.
refused-many-records-today = Oggi hai inviato molte registrazioni; riprova domani.
refused-too-many-records = Il server conserva già tutte le registrazioni che può; riprova fra qualche giorno.
refused-too-many-reviews = Si stanno analizzando molte partite; riprova fra qualche minuto.
refused-no-such-frame = Puoi riprendere a giocare dal quadro 0 al quadro { $last }.
refused-no-such-eyes = Una partita si vede da uno dei suoi { $seats } posti (a partire da 0), come watch o come open.
refused-no-such-number = From e to sono numeri di quadri.
refused-no-groups-in-a-duel = Un duello si combatte da soli: non ci sono gruppi da confrontare.

# chanbara review

past-beliefs-watch = Che cosa avrebbe potuto credere uno spettatore
past-beliefs-seat = Che cosa avrebbe potuto credere { $seat }, da quel che si vedeva dal suo posto
past-before = Prima del primo turno
past-turn = Dopo il turno { $turn } · { $seat }
past-moved = Ha spostato di più ({ $percent } %): { $deed }
past-known = Di sicuro in mano a { $seat }: { $cards }
past-worst = Le giocate costate di più
past-play = Turno { $turn }, { $seat }: { $chosen } – { $percent } % di vincere
past-better = meglio: { $best } – { $percent } %, cioè { $swing } in più (± { $error })
past-none = Nessuna giocata è stata nettamente peggiore di quella di un pianificatore.
past-how = Le probabilità le stima un pianificatore che non sa più di quel posto: { $worlds } mondi per ogni scelta. È indicato ciò che supera il doppio del suo errore.
past-waits = Il modo di pensare dei bot viene compilato, una volta sola: ci vuole un minuto o due …
past-unjudged-duel = Un duello si può rileggere con «chanbara replay»; non c’è nulla da credere.
past-unjudged-edition = Con queste carte o regole non si può giudicare nulla; «chanbara replay» racconta la partita.
past-unjudged-middle = Questa partita comincia a metà e nessuno ha visto come ci si sia arrivati: non si può giudicare nulla.
