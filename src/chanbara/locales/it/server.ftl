### What the server writes to people.

mail-your-turn-subject = Tavolo { $table }: tocca a te
mail-your-turn = { $name }, il tavolo ti aspetta: { $link }
fair-deal = La distribuzione è onesta: viene dalla chiave su cui il server si era impegnato e dal sale di ogni giocatore.

## Why a message or a request is refused; the code beside it is for programs

refused-malformed = Il server non capisce questo messaggio: { $detail }
refused-body-never-ended = Il contenuto non è mai finito.
refused-hello-again = Hai già salutato.
refused-hello-first = Prima saluta.
refused-unknown-token = Questa chiave non apre nessun posto a questo tavolo.
refused-unknown-player = A questa chiave non corrisponde nessuno.
refused-taken = Il nome «{ $name }» è già preso. Scritto diversamente vale come lo stesso.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-lesson = Questa lezione non esiste.
refused-not-in-lesson = Qui non si può scegliere: { $text }. Ricomincia la lezione.
refused-unknown-puzzle = Questo rompicapo non esiste.
refused-puzzle-not-offered = { $reason } ({ $rule })
refused-puzzle-finished = Il rompicapo è finito; ricomincia per scegliere altro.
refused-puzzle-nobody = Indica uno dei posti di cui non conosci il ruolo.
refused-puzzle-no-history = In questo rompicapo non c'è nulla da rivedere: comincia dalla sua posizione.
refused-foreign = Un’altra pagina non può chiederlo.
refused-not-seated = Tu guardi; può farlo solo chi siede al tavolo.
refused-no-spectators = Questo tavolo non vuole spettatori.
refused-nameless = Di’ il tuo nome nel primo messaggio, poi potrai parlare.
refused-not-host = Può farlo solo chi ospita.
refused-not-your-turn = Tocca al posto { $seat }.
refused-stand-in-answers = Un bot risponde per te; la prossima decisione è di nuovo tua.
refused-stale = La decisione { $decision } non è aperta; lo è la { $open }.
refused-unknown-option = Ci sono le opzioni da 0 a { $last }.
refused-closed = La partita è finita.
refused-table-not-open = Il tavolo non è aperto in questo momento; riprova.
refused-server-stops = Il server si ferma; torna più tardi.
refused-nothing-stored = Il server non può salvare nulla in questo momento; riprova più tardi.
refused-not-started = La partita non è ancora cominciata.
refused-not-over = La registrazione è pubblicata quando la partita è finita.
refused-started = La partita è già cominciata.
refused-still-going-on = La partita è ancora in corso.
refused-paused = Il tavolo è in pausa.
refused-not-ready = { $count ->
    [one] Non tutti sono pronti; il tavolo aspetta il posto { $seats }.
   *[other] Non tutti sono pronti; il tavolo aspetta i posti { $seats }.
}
refused-impossible = Così non si può giocare: { $detail }
refused-numbers = { $others ->
    [0] Con questi numeri non si può giocare. { $detail }
    [one] Con questi numeri non si può giocare. { $detail }. Un’altra voce è sbagliata.
   *[other] Con questi numeri non si può giocare. { $detail }. Altre { $others } voci sono sbagliate.
}
refused-record-numbers-too-long = I numeri in questa registrazione sono troppo lunghi: al massimo { $most } caratteri.
refused-no-duel = Esiste solo per un duello.
refused-unreadable-name = Un nome è fatto di lettere e segni che si possono leggere.
refused-no-such-seat = { $seats ->
    [one] C’è un posto solo.
   *[other] Ci sono { $seats } posti.
}
refused-no-seat-for-yourself = Lascia un posto per te.
refused-too-many-bots = { $seats ->
    [one] C’è un posto solo, e bot per { $bots }.
   *[other] Ci sono { $seats } posti, e bot per { $bots }.
}
refused-no-such-bot = Non c’è nessun bot «{ $bot }»; ci sono { $bots }.
refused-too-many-brackets = Le regole della casa hanno al massimo { $most } parentesi.
refused-pauses-crossed = La pausa più lunga non può essere più corta della più breve.
refused-pause-too-long = La pausa più lunga deve essere più corta del tempo per una risposta.
refused-host-is-needed = Prima cedi il ruolo di chi ospita.
refused-host-is-a-person = Può ospitare solo una persona al tavolo.
refused-nobody-waits = In un duello nessuno aspetta.
refused-no-aid = A questo tavolo ognuno deduce da sé.
refused-aid-not-ready = Le deduzioni sono ancora in preparazione; riprova tra un minuto.
refused-aid-unknown = Con queste carte o regole non si può dedurre nulla.
refused-aid-one = Puoi fare una cosa sola.
refused-no-odds = Solo il duello ha probabilità.
refused-no-mail-address = Questo non è un indirizzo di posta.
refused-no-mail-server = Questo server non manda posta.
refused-too-fast-for-mail = Nessuno legge la posta con la velocità di questo tavolo.
refused-too-long = Un contenuto ha al massimo { $bytes } byte.
refused-too-fast = Non così in fretta.
refused-many-tables-today = Oggi hai aperto molti tavoli; riprova domani.
refused-many-names-today = Oggi hai già preso molti nomi; riprova domani.
refused-full = Nessun posto è libero.
refused-seat-taken = Quel posto è occupato.
refused-too-many-tables = In questo momento ci sono troppi tavoli.
refused-no-room = Non c’è spazio per un altro tavolo.
refused-rules-changed = Le regole sono cambiate da quando questa partita è stata giocata, quindi non si può più mostrare. { $change }
refused-frozen = Le regole sono cambiate da quando la partita è cominciata; chi ospita può chiuderla come nulla.
refused-unknown-saga = Questa campagna o questo clan non esiste.
refused-saga-token = Questa chiave non apre questa campagna o questo clan.
refused-saga-single = Un duello singolo ha un tavolo tutto suo.
refused-saga-duel-open = Il duello è aperto: prima combattilo.
refused-saga-over = È finita: non resta nessun duello.
refused-saga-unreadable = Ciò che ne è salvato non corrisponde ai suoi duelli; il server non può proseguire.
refused-saga-cannot-send = Questo samurai ora non può essere mandato (B7.3).
refused-saga-cannot-retire = Si può rinunciare solo all’ultimo duello (B7.1).
refused-saga-goes-on = Un duello di una campagna o di un clan si combatte fino alla fine. Puoi andartene e tornare.
refused-saga-no-rematch = Un duello di una campagna o di un clan si combatte una volta sola.
