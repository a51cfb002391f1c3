# Riguardare una partita: ciò che il server rifiuta.

refused-bad-record = L’intestazione di questo file non descrive una partita possibile: { $detail }
refused-no-record = Questo file non è la registrazione di una partita: una registrazione comincia con la riga «chanbara 1».
refused-record-line = La riga { $number } di questo file non si può leggere: una scelta ha il suo numero, il posto e la mossa.
refused-record-choice = La scelta { $number } non si adatta a questa partita. Qualcuno ha cambiato la registrazione, o le regole erano altre.
refused-record-end = Rigiocata, questa partita finisce diversamente da come dice la registrazione. Qualcuno l’ha cambiata, o le regole erano altre.
refused-record-too-long = Questo file è troppo grande per una registrazione: una registrazione ha al massimo { $bytes } byte.
refused-record-in-the-middle = Questa registrazione comincia a metà partita; si può controllare solo quella che parte dalla distribuzione.
refused-many-records-today = Oggi hai inviato molte registrazioni; riprova domani.
refused-too-many-records = Il server conserva già tutte le registrazioni che può; riprova fra qualche giorno.
refused-too-many-reviews = Si stanno analizzando molte partite; riprova fra qualche minuto.
refused-no-such-frame = Puoi riprendere a giocare dalla posizione 0 alla posizione { $last }.
refused-no-such-eyes = Una partita si vede da uno dei suoi { $seats } posti (a partire da 0), come watch o come open.
refused-no-such-number = From e to sono numeri di posizioni.
refused-no-groups-in-a-duel = Un duello si combatte da soli: non ci sono gruppi da confrontare.

# chanbara review

past-beliefs-watch = Che cosa avrebbe potuto dedurre uno spettatore
past-beliefs-seat = Che cosa avrebbe potuto dedurre { $seat }, da quel che si vedeva dal suo posto
past-before = Prima del primo turno
past-turn = Dopo il turno { $turn } · { $seat }
past-moved = Ha spostato di più ({ $percent }%): { $deed }
past-known = Di sicuro in mano a { $seat }: { $cards }
past-worst = Le decisioni più costose
past-play = Turno { $turn }, { $seat }: { $chosen } – { $percent }% di probabilità di vincere
past-better = meglio: { $best } – { $percent }%, cioè { $swing } in più (± { $error })
past-then = poi di solito: { $act } ({ $percent }%)
past-second-behind = seconda scelta: { $second } – { $percent }%
past-second-ahead = forse ancora meglio: { $second } – { $percent }%
past-second-equal = quasi altrettanto buona: { $second } – { $percent }%
past-unsure = { $count ->
    [one] Senza giudizio: un’altra decisione che forse è costata qualcosa.
   *[other] Senza giudizio: altre { $count } decisioni che forse sono costate qualcosa.
}
past-none = Nessuna decisione è stata nettamente peggiore di quella del bot più forte.
past-how = Le probabilità le stima il bot più forte, che sa solo ciò che sapeva quel posto: { $worlds } mondi possibili per ogni scelta. È indicato solo ciò che supera il doppio del suo errore.
past-opinion = Che cosa avrebbe scelto { $bot }
past-opinion-seat = { $seat }: lo stesso in { $same } decisioni su { $every }
past-opinion-other = Turno { $turn }: { $chosen } – il bot: { $other }
past-waits = I bot vengono compilati, una volta sola: ci vuole un minuto o due…
past-duel-choice = Round { $round }: { $chosen } vince nel { $chance }% dei casi, { $best } nel { $other }%.
past-unsupported-edition = Con queste carte o regole non c’è analisi; «chanbara replay» racconta la partita.
past-unsupported-middle = Questa partita comincia a metà e nessuno ha visto come ci si sia arrivati: non se ne può fare l’analisi.
past-unsupported-search = Questa copia del gioco è stata creata senza i bot compilati: non c’è analisi.
