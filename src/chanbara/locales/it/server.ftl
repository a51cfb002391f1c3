### What the server writes to people.

mail-your-turn-subject = Tavolo { $table }: tocca a te
mail-your-turn =
    Tocca a te al tavolo { $table }:
    { $link }

    Per non ricevere più questi promemoria:
    { $stop }
mail-confirm-subject = Conferma i promemoria per il tavolo { $table }
mail-confirm =
    Qualcuno al tavolo { $table } su { $site } ha chiesto di ricevere un promemoria a questo indirizzo quando è il suo turno.

    Se la richiesta è tua, conferma entro { $hours } ore:
    { $link }

    Altrimenti non devi fare nulla: non riceverai promemoria e l’indirizzo verrà cancellato.

    Per non ricevere mai più e-mail da questo sito:
    { $never }
fair-deal = La distribuzione è onesta: deriva dalla chiave che il server aveva sigillato in anticipo e dal sale di ogni giocatore.

## Why a message or a request is refused; the code beside it is for programs

refused-malformed = Il server non capisce questo messaggio: { $detail }
refused-body-never-ended = Il messaggio è arrivato incompleto.
refused-hello-again = Hai già salutato.
refused-hello-first = Prima saluta.
refused-unknown-token = Questa chiave non apre nessun posto a questo tavolo.
refused-unknown-player = A questa chiave non corrisponde nessuno.
refused-taken = Il nome «{ $name }» è già registrato. Anche scritto diversamente conta come lo stesso.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-lesson = Questa lezione non esiste.
refused-not-in-lesson = Qui non si può scegliere: { $text }. Ricomincia la lezione.
refused-unknown-puzzle = Questo rompicapo non esiste.
refused-puzzle-not-offered = { $reason } ({ $rule })
refused-puzzle-finished = Il rompicapo è finito; ricomincia per scegliere altro.
refused-puzzle-nobody = Indica uno dei posti di cui non conosci il ruolo.
refused-puzzle-run-gone = Questa serie è finita, o ne è cominciata un’altra. Comincine una nuova.
refused-puzzle-no-history = In questo rompicapo non c’è nulla da rivedere: comincia dalla sua posizione.
refused-foreign = Le richieste da altri siti non sono ammesse.
refused-not-seated = Stai guardando: può farlo solo chi siede al tavolo.
refused-no-spectators = Questo tavolo non ammette spettatori.
refused-nameless = Di’ il tuo nome nel primo messaggio, poi potrai scrivere in chat.
refused-not-host = Può farlo solo l’host.
refused-not-your-turn = Ora decide chi siede al posto { $seat }.
refused-stand-in-answers = Un bot risponde per te; la prossima decisione è di nuovo tua.
refused-stale = La decisione { $decision } non è aperta; lo è la { $open }.
refused-unknown-option = Ci sono le scelte da 0 a { $last }.
refused-closed = La partita è finita.
refused-table-not-open = Il tavolo non è disponibile in questo momento; riprova.
refused-server-stops = Il server si sta spegnendo; torna più tardi.
refused-nothing-stored = Il server non può salvare nulla in questo momento; riprova più tardi.
refused-not-started = La partita non è ancora cominciata.
refused-not-over = La registrazione viene pubblicata a partita finita.
refused-started = La partita è già cominciata.
refused-still-going-on = La partita è ancora in corso.
refused-paused = La partita è in pausa.
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
refused-claimed = Il nome «{ $name }» è già registrato o somiglia a uno già registrato. Può usarlo solo chi l’ha registrato.
refused-name-at-table = A questo tavolo c’è già chi si chiama «{ $name }» o in modo quasi identico. Scegli un altro nome.
refused-mixed-name = In un nome usa le lettere di un solo alfabeto.
refused-marked-name = Un nome non può contenere un segno di spunta. I nomi registrati lo ricevono automaticamente.
refused-reserved-name = Il nome «{ $name }» si può confondere con il server, un bot o un ruolo al tavolo. Scegline un altro.
refused-no-such-seat = { $seats ->
    [one] C’è un posto solo.
   *[other] Ci sono { $seats } posti.
}
refused-no-seat-for-yourself = Lascia un posto per te.
refused-too-many-bots = { $seats ->
    [one] C’è un posto solo, ma bot per { $bots }.
   *[other] Ci sono { $seats } posti, ma bot per { $bots }.
}
refused-no-such-bot = Non c’è nessun bot «{ $bot }»; ci sono { $bots }.
refused-too-many-brackets = Le regole della casa hanno al massimo { $most } parentesi.
refused-pauses-crossed = La pausa più lunga non può essere più corta della più breve.
refused-pause-too-long = La pausa più lunga deve essere più corta del tempo per una risposta.
refused-host-is-needed = Prima cedi il tavolo a qualcun altro.
refused-host-is-a-person = Solo una persona al tavolo può essere l’host.
refused-not-quick = La partita rapida è per partite tra più giocatori con le regole standard. Per altre partite apri tu un tavolo.
refused-never-played-together = Puoi farlo solo con persone con cui hai giocato con nomi registrati.
refused-many-invitations-today = Oggi hai già mandato molti inviti. Riprova domani, oppure manda il link.
refused-rated-goes-on = Una partita valutata non si può chiudere senza risultato. Puoi abbandonare: un bot continua per te.
refused-rated-replace = In una partita valutata puoi sostituire solo chi è assente da almeno un minuto.
refused-resigned = Hai abbandonato. Un bot continua per te.
refused-nobody-to-resign-to = Non ci sono altri giocatori. Chiudi invece la partita.
refused-nobody-waits = In un duello nessuno aspetta.
refused-no-aid = A questo tavolo non c’è l’aiuto nelle deduzioni.
refused-hint-not-here = I suggerimenti richiedono i bot compilati, e questa copia del gioco ne è priva. I sospetti ci sono comunque.
refused-aid-not-ready = L’aiuto nelle deduzioni è ancora in preparazione; riprova tra un minuto.
refused-aid-unknown = Con queste carte o regole non si può dedurre nulla.
refused-aid-one = Hai una sola scelta.
refused-no-odds = Le probabilità si calcolano solo nei duelli.
refused-no-mail-address = Questo non è un indirizzo e-mail.
refused-no-mail-server = Questo server non invia e-mail.
refused-too-fast-for-mail = Questo tavolo è troppo veloce per gli avvisi via e-mail.
refused-mail-link = Questo link è già stato usato, è scaduto o è incompleto.
refused-mail-busy = Il server ha inviato troppe e-mail. Riprova più tardi.
refused-many-confirmations = Oggi sono già state inviate troppe conferme. Riprova domani.
refused-too-long = Un messaggio può avere al massimo { $bytes } byte.
refused-too-fast = Troppe richieste: vai più piano.
refused-many-tables-today = Oggi hai aperto molti tavoli; riprova domani.
refused-many-drafts-today = Oggi hai modificato le carte moltissime volte. La tua bozza resta salvata; riprova domani.
refused-design-too-long = Un file di carte ha al massimo { $most } byte.
refused-no-lab = Qui non si può misurare nulla.
refused-design-not-playable = Con queste carte non si può ancora giocare: prima correggi gli errori.
refused-one-measurement = Una misura alla volta: la tua è ancora in corso.
refused-many-measurements = In questo momento molti stanno misurando carte. Riprova tra qualche minuto.
refused-many-measurements-today = Oggi hai misurato molte carte; riprova domani.
refused-many-names-today = Oggi hai già registrato molti nomi; riprova domani.
refused-full = Non ci sono posti liberi.
refused-seat-taken = Quel posto è occupato.
refused-too-many-tables = In questo momento ci sono troppi tavoli.
refused-too-many-bots-playing = In questo momento stanno giocando troppi bot. Apri un tavolo senza bot oppure riprova fra qualche minuto.
refused-no-room = Non c’è spazio per un altro tavolo.
refused-many-watching = Troppe persone stanno guardando questo tavolo.
refused-many-screens = Il tuo posto è aperto su troppi schermi. Chiudine uno.
refused-rules-changed = Le regole sono cambiate da quando questa partita è stata giocata, quindi non si può più mostrare. { $change }
refused-frozen = Le regole sono cambiate da quando la partita è cominciata; l’host può chiuderla senza risultato.
refused-no-such-cards = Questo server non ha carte chiamate «{ $name }».
refused-cards-changed = Le carte «{ $name }» sono cambiate su questo server. Ricarica la pagina e sceglile di nuovo.
refused-cards-missing = Questo tavolo aspetta: al momento il server non ha le sue carte «{ $names }», o non com’erano. Quando torneranno, la partita riprenderà.
refused-cards-failed = Nelle carte proprie «{ $name }» c’è un errore, quindi questa partita non può continuare. L’host può chiuderla senza risultato.
refused-house-number = Le regole della casa non hanno nessun numero «{ $path }».
refused-record-cards = Questa partita è stata giocata con carte proprie che questo server non ha: { $cards }.
refused-unknown-saga = Questa campagna o questo clan non esiste.
refused-saga-token = Questa chiave non apre questa campagna o questo clan.
refused-saga-single = Un duello singolo ha un tavolo tutto suo.
refused-saga-duel-open = Un duello è ancora in corso: prima portalo a termine.
refused-saga-over = È finita: non resta nessun duello.
refused-saga-unreadable = I dati salvati non corrispondono ai suoi duelli; il server non può proseguire.
refused-saga-cannot-send = Questo samurai ora non può essere mandato (B7.3).
refused-saga-cannot-retire = Si può rinunciare solo all’ultimo duello (B7.1).
refused-saga-goes-on = Un duello di una campagna o di un clan si combatte fino alla fine. Puoi andartene e tornare.
refused-saga-no-rematch = Un duello di una campagna o di un clan si combatte una volta sola.

## Moderazione

banned-until = { $day }/{ $month }/{ $year }, ore { $time } UTC
refused-banned = Non puoi giocare su questo server fino al { $until }.
refused-muted = Non puoi usare la chat di questo server fino al { $until }.
refused-banned-reason = Motivo: { $reason }
refused-name-banned = Nessuno può usare questo nome fino al { $until }. Scegline un altro.
refused-dismissed = L’host ti ha rimosso da questo tavolo.
refused-closed-by-operator = I gestori di questo server hanno chiuso questo tavolo.
refused-unknown-operator = Questo non è il token di un gestore di questo server.
refused-report-one-thing = Segnala una cosa alla volta: un messaggio, un posto o uno spettatore.
refused-no-such-line = Questo messaggio non è più nella chat.
refused-no-such-spectator = Questa persona non sta più guardando.
refused-report-yourself = Non puoi segnalarti.
refused-nothing-claimed = Non hai dichiarato nulla che tu possa ritirare.
refused-nobody-to-report = Qui non c’è nessun nome da segnalare.
refused-many-reports = Hai fatto molte segnalazioni. Riprova più tardi.
refused-reports-full = Ci sono troppe segnalazioni aperte. Riprova più tardi.
refused-no-such-report = Non c’è nessuna segnalazione { $number }.
refused-report-closed = La segnalazione { $number } è già chiusa.
refused-no-such-ban = Non c’è nessun blocco { $number }.
refused-no-such-name = Nessuno ha registrato il nome «{ $name }».
refused-ban-one-thing = Scegli una cosa sola: un nome, un indirizzo, una segnalazione o un posto.
refused-nobody-to-ban = Qui non c’è nessuno da bloccare: il posto è libero o di un bot, oppure il server non sa più chi era.
refused-mute-whom = Nessuno ha registrato il nome «{ $name }». Scegli un posto, una segnalazione o un indirizzo.
refused-no-network = «{ $network }» non è né un indirizzo IP né una rete.
refused-network-too-wide = { $network } è troppo ampia. Una rete deve avere almeno { $bits } bit.
refused-network-of-proxy = { $network } comprende questa macchina o il suo reverse proxy: verrebbero bloccati tutti.
table-closed = I gestori di questo server hanno chiuso questo tavolo.
table-closed-reason = I gestori di questo server hanno chiuso questo tavolo. Motivo: { $reason }
