### Il tavolo nel browser. $seat e $name indicano un giocatore, $seat con il personaggio.

## Chi è chi

person = { $name } ({ $character })
person-short = { $short }

## La cronaca

log-turn = { $you ->
    [seat] Turno { $turn } · tu
   *[nobody] Turno { $turn } · { $seat }
}
log-times = { $count } volte
log-earlier = Turni precedenti
log-resilience = resistenza
log-honor = onore

## Che cosa succede

desk-title = Tavolo { $code }
desk-title-asked = Tocca a te
desk-moment = Il tavolo è in preparazione…
desk-sent = Invio della risposta…
desk-kept = La tua scelta resta e parte appena il server risponde.
desk-waiting = In attesa di { $seat }.
desk-waiting-play = In attesa che { $seat } giochi.
desk-waiting-answer = { $seat } deve rispondere a { $card }.
desk-waited = { $seconds ->
    [one] (da { $seconds } secondo)
   *[other] (da { $seconds } secondi)
}
desk-waited-left = { $seconds ->
    [one] (da { $seconds } secondo, restano { $left })
   *[other] (da { $seconds } secondi, restano { $left })
}
desk-choose-target = { $card }: scegli un bersaglio. I posti evidenziati sono a portata.
desk-choose-property = Scegli una delle carte evidenziate.
desk-hint = Tocca una carta per vedere chi raggiunge. Tienila premuta, o passaci sopra con il mouse, per leggerla.
desk-hint-brief = Toccala per giocarla, tienila premuta per leggerla.
desk-turn = { $you ->
    [seat] Turno { $turn } · tocca a te
   *[nobody] Turno { $turn } · { $who }
}
desk-left = Ne restano { $left } su { $full }.
desk-tap-card = Tocca una carta
desk-tap-lit = Tocca ciò che è acceso
desk-no-card = { $kind ->
    [parry] Nessuna carta para
   *[other] Nessuna carta risponde
}
desk-waiting-for = In attesa di { $name }
desk-you = Tu
desk-your-turn = Tocca a te
desk-not-now = Ora non si può giocare.
desk-rule = Regola { $number }

## Scegliere

desk-put-down = Annulla
desk-take-back = Annulla
desk-already-chosen = Già scelto. Puoi ancora annullare.
desk-mark = { $marked ->
    [0] Hai { $cards } in mano. Scegline { $count } da scartare.
   *[other] { $marked } di { $count } scelte: { $names }.
}
desk-discard = { $count ->
    [one] Scarta { $count } carta
   *[other] Scarta { $count } carte
}
desk-discard-some = Scarta { $marked } di { $count } carte
desk-do-it = Fallo lo stesso
desk-sure-self = Così ti fai del male. Vuoi farlo davvero?
desk-sure-honor = Così perdi il tuo ultimo punto onore e la partita finisce. Vuoi farlo davvero?
desk-sure-end = Così la partita finisce, e probabilmente la tua squadra perde. Vuoi farlo davvero?
desk-acts = Le tue scelte
desk-list = Tutte le scelte
desk-premove = Se qualcuno mi attacca
desk-premove-ask = Chiedimelo
desk-premove-parry = Paro, se posso
desk-premove-take = Subisco
desk-premove-turn = per tutto il turno

## Posti al tavolo

desk-players = Giocatori
desk-your-place = Il tuo posto
desk-honor = { $count ->
    [one] { $count } punto onore
   *[other] { $count } punti onore
}
desk-last-honor = ultimo punto onore
desk-resilience = Resistenza { $left } su { $full }
desk-in-front = in gioco: { $cards }
desk-hand-of = In mano: { $cards }
desk-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copie
}
desk-bot-timeout = bot (tempo scaduto)
desk-bot-takeover = bot (assente)
desk-bot-resigned = bot (ha abbandonato)
desk-away = assente
desk-slow = linea lenta
desk-thinking = sta pensando
desk-answers = risponde
desk-role-seen = carta ruolo vista da: { $names }
desk-spent = abilità unica già usata
desk-counters = { $card }: { $counters }
desk-waits-next = rimandato al prossimo turno: { $cause }
desk-waits-end = rimandato alla fine di questo turno: { $cause }
desk-sealed = carta scelta
desk-time-left = Tempo rimasto
desk-reserve = riserva
desk-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

## Intorno al tavolo

desk-log = Cronaca
desk-chat = Chat
desk-unread = nuovi messaggi in chat
desk-menu = Menu
desk-summary = Riassunto
desk-table = Tavolo { $code }
desk-close = Chiudi
desk-home = Alla pagina iniziale
desk-rules = Regole
desk-keys = Tasti: frecce per spostarsi, Invio per scegliere, Esc per annullare, A per rivedere l’ultimo turno, L per l’elenco completo, da 1 a 9 per scegliere dall’elenco, ? per il riassunto.
desk-wrong = Qualcosa non torna: salva la posizione
desk-host = Per l’host
desk-pause = Metti in pausa
desk-resume = Riprendi
desk-replace = Sostituisci { $name } con un bot
desk-make-host = Cedi il tavolo a { $name }
desk-host-away = { $name }, l’host del tavolo, è assente. Tra un minuto potrai diventare host.
desk-host-gone = { $name }, l’host del tavolo, è assente da più di un minuto.
desk-take-host = Diventa host
desk-end = Chiudi la partita senza risultato
desk-end-sure = Nessuno vincerà, e non si può annullare.
desk-resign = Abbandona
desk-resign-sure = Questa partita è valutata: nessuno può chiuderla senza risultato. Se abbandoni, un bot gioca al tuo posto fino alla fine e non puoi tornare. Se la tua parte perde, la sconfitta vale per te; se vince, la vittoria vale per il bot.
desk-resigned-you = Hai abbandonato. Un bot continua per te.
desk-stood-timeout = Il tuo tempo è scaduto alle { $at }: un bot gioca per te.
desk-stood-takeover = Non c’eri. Dalle { $at } un bot gioca per te.
desk-stood-back = Sei di nuovo al tavolo: la prossima decisione è tua.
desk-stood-back-late = Per questa decisione è tardi: risponde il bot. La prossima è tua.
desk-yours-again = Il posto è di nuovo tuo.
desk-back = Riprendi il tuo posto
desk-back-asked = Tocca a te.
desk-missed = Che cosa è successo nel frattempo
desk-go-on = Continua
desk-again = Rivedi l’ultimo turno
desk-next = Avanti
desk-to-now = Vai alla situazione attuale
desk-to-my-move = Vai subito alla mia decisione
desk-replay-end = Torna alla partita
desk-watch = Guarda
desk-pass-device = Passa il dispositivo a { $name }
desk-nobody-looks = Gli altri non guardino.
desk-i-am = Sono { $name }
desk-nobody-here = Ora nessuno su questo dispositivo deve decidere.

## Come va la connessione

desk-held = In questo momento il server non può salvare nulla. La partita aspetta e tutti gli orologi sono fermi.
desk-connecting = Connessione al tavolo…
desk-silent = Il server non risponde da { $seconds } s. Ciò che scegli resta.
desk-offline = Il tuo dispositivo è offline dalle { $at }. Ciò che scegli resta e parte quando torni in linea.
desk-lost = { $seconds ->
    [one] Nessuna connessione dalle { $at } ({ $seconds } secondo). Nuovo tentativo in corso; ciò che hai scelto resta.
   *[other] Nessuna connessione dalle { $at } ({ $seconds } secondi). Nuovo tentativo in corso; ciò che hai scelto resta.
}
desk-gone = Questo tavolo non esiste più.
desk-old = Questa pagina non è aggiornata. Ricaricala.
desk-reload = Ricarica
desk-void = La partita è stata chiusa senza risultato.
desk-frozen = Le regole sono cambiate da quando la partita è cominciata. Puoi ancora guardarla, e l’host può chiuderla.
desk-paused = L’host ha messo in pausa la partita.

## Che cosa è successo al tavolo

notice-ended = L’host ha chiuso la partita senza risultato.
notice-host = { $seat } ora è l’host.
notice-pause = { $seat } mette in pausa la partita.
notice-resume = La partita riprende.
notice-replaced = Un bot prende il posto di { $seat }.
notice-resigned = { $seat } ha abbandonato. Continua un bot.
notice-return = { $seat } è di ritorno.
notice-takeover = Un bot gioca per { $seat }.
notice-timeout = Il tempo di { $seat } è scaduto.

## What came of it, at the seat it happened to

result-parried = parato
result-answered = risposto
result-escaped = evitato
result-foiled = a vuoto

## La fine

end-skip = Salta
end-total = Totale
end-in-hand = in mano
end-stars = { $count ->
    [one] per { $count } stella
   *[other] per { $count } stelle
}
end-rematch = Gioca ancora
end-rematch-there = Per la prossima partita ci sono già: { $names }.
end-rematch-open = Alla prossima partita
end-look = Guarda il tavolo
end-save = Salva la registrazione
end-deal = La distribuzione era onesta?
end-deal-how = Prima della partita il server ha mostrato l’hash della sua chiave, e ognuno ha aggiunto un sale, un numero casuale. Da questi dipende tutto ciò che è casuale. Il tuo browser rifà entrambi i conti.
end-deal-check = Controlla
end-deal-unable = Il tuo browser può farlo solo con una connessione sicura. Salva la registrazione e controllala con chanbara replay --verify.
end-deal-origin = Le carte di questa partita erano quelle di una precedente, quindi non c’è nulla da controllare: chi aveva visto quella le conosceva.
end-deal-fair = La distribuzione era onesta.
end-deal-foul = La distribuzione non corrisponde a quanto promesso.
end-deal-commitment = L’hash mostrato prima della partita e l’hash della chiave
end-deal-key = La chiave della registrazione e quella ricavata dalla chiave del server e da tutti i sali

## Sospetti

aid-moment = Un momento: si raccolgono gli indizi…
aid-unrated = Se vince chi ha guardato qui, la partita non viene valutata. Una sconfitta conta.
aid-truth = In realtà: { $role }
aid-diagram = Da sinistra a destra la probabilità detta, dal basso in alto quanto spesso era vera; sulla linea tratteggiata le due coincidono.
aid-strongest = Che cosa farebbe il bot più forte?
aid-strongest-moment = Il bot più forte ci pensa…

## Segnalazioni e spettatori

report-line = Segnala questo messaggio di { $name }
report-name = Segnala il nome { $name }
report-heading = Segnala { $name }
report-what = Che cosa non va?
report-insult = Insulti o molestie
report-hate = Odio
report-sexual = Contenuti sessuali
report-spam = Spam
report-other = Altro
report-words = Vuoi aggiungere qualcosa? (facoltativo)
report-hint = I gestori di questo server vedranno questo messaggio, qualche riga prima e dopo e il tuo posto.
report-hint-name = I gestori di questo server vedranno questo nome e il tuo posto.
report-send = Invia la segnalazione
report-thanks = Grazie. I gestori di questo server la leggeranno.
desk-watching = Spettatori
desk-dismiss = Rimuovi
desk-dismiss-sure = Rimuovere { $name } definitivamente?
desk-dismissed = L’host ti ha rimosso da questo tavolo.
