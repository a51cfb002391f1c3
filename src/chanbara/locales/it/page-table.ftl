### Il tavolo nel browser. $seat è il nome di un personaggio, $name quello di un giocatore.

## Che cosa succede

desk-title = Tavolo { $code }
desk-title-asked = Tocca a te rispondere
desk-moment = Il tavolo viene preparato.
desk-sent = La tua risposta è in viaggio.
desk-waiting = Si aspetta { $seat }.
desk-waiting-play = È il turno di { $seat }: si aspetta.
desk-waiting-answer = { $seat } deve rispondere a { $card }.
desk-waited = { $seconds ->
    [one] (da { $seconds } secondo)
   *[other] (da { $seconds } secondi)
}
desk-choose-target = { $card }: su chi? I posti illuminati sono a portata.
desk-choose-property = Scegli una delle carte illuminate.
desk-hint = Tocca una carta per vedere chi raggiunge; tienila premuta per leggerla.
desk-no-answer = Nulla nella tua mano serve qui.
desk-not-now = Ora non si può giocare.
desk-rule = Regola { $number }

## Scegliere

desk-put-down = Rimettila a posto
desk-take-back = Annulla
desk-do-it = Fallo lo stesso
desk-sure-self = Così fai del male a te stesso. Lo vuoi davvero?
desk-sure-honor = Così perdi il tuo ultimo punto onore e la partita finisce. Lo vuoi davvero?
desk-sure-end = Così la partita finisce, e la tua squadra probabilmente la perde. Lo vuoi davvero?
desk-acts = Che cosa puoi fare
desk-list = Elenca tutto
desk-ahead = Se qualcuno ti attacca
desk-ahead-ask = Chiedimelo
desk-ahead-parry = Para, se posso
desk-ahead-take = Subisci
desk-ahead-turn = per tutto il turno

## Posti al tavolo

desk-players = Giocatori
desk-your-place = Il tuo posto
desk-honor = { $count ->
    [one] { $count } punto onore
   *[other] { $count } punti onore
}
desk-resilience = Resistenza { $left } di { $full }
desk-in-front = davanti a sé: { $cards }
desk-hand-of = In mano: { $cards }
desk-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copie
}
desk-stand-in = gioca un bot
desk-away = assente
desk-sealed = ha scelto
desk-time-left = Tempo rimasto
desk-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

## Intorno al tavolo

desk-log = Cronaca
desk-chat = Conversazione
desk-chat-empty = Nessuno ha ancora detto nulla.
desk-unread = nuovi nella conversazione
desk-claims = Dichiarazioni rapide
desk-about = Su qualcuno …
desk-say = Di’ qualcosa
desk-send = Invia
desk-menu = Opzioni
desk-table = Tavolo { $code }
desk-close = Chiudi
desk-home = Alla pagina iniziale
desk-rules = Le regole
desk-keys = Tasti: le frecce si spostano, Invio sceglie, Esc annulla, L elenca tutto, da 1 a 9 si sceglie dall’elenco.
desk-wrong = Salva la posizione: qualcosa non torna
desk-host = Da chi ospita
desk-pause = Ferma la partita
desk-resume = Riprendi
desk-replace = Metti un bot al posto di { $name }
desk-make-host = Passa a { $name } il ruolo di chi ospita
desk-host-away = { $name }, che ospita il tavolo, è assente. Dopo un minuto puoi prenderne il posto.
desk-host-gone = { $name }, che ospita il tavolo, è assente da più di un minuto.
desk-take-host = Ospita tu il tavolo
desk-end = Chiudi la partita senza risultato
desk-end-sure = Nessuno vince, e non si torna indietro.
desk-back = Riprendi il tuo posto
desk-missed = Che cosa è successo intanto
desk-go-on = Continua
desk-pass-device = Passa il dispositivo a { $name }
desk-nobody-looks = Nessun altro dovrebbe guardare.
desk-i-am = Sono { $name }
desk-nobody-here = Ora non tocca a nessuno su questo dispositivo.

## Come va la connessione

desk-connecting = In cammino verso il tavolo …
desk-lost = { $seconds ->
    [one] La connessione manca da { $seconds } secondo. Si riprova; ciò che hai scelto resta.
   *[other] La connessione manca da { $seconds } secondi. Si riprova; ciò che hai scelto resta.
}
desk-gone = Questo tavolo non esiste più.
desk-old = Questa pagina è più vecchia del server. Ricaricala.
desk-reload = Ricarica
desk-void = La partita è stata chiusa senza risultato.
desk-frozen = Le regole sono cambiate da quando la partita è cominciata. Si può guardare, e chi ospita può chiuderla.
desk-paused = Chi ospita ha fermato la partita.

## Che cosa è successo al tavolo

notice-ended = Chi ospita ha chiuso la partita senza risultato.
notice-host = Ora ospita { $seat }.
notice-pause = { $seat } ferma la partita.
notice-resume = La partita riprende.
notice-replaced = Un bot siede al posto di { $seat }.
notice-return = { $seat } è di ritorno.
notice-takeover = Un bot gioca per { $seat }.
notice-timeout = Il tempo di { $seat } è scaduto.

## Dichiarazioni

claim-samurai = Sono un Samurai.
claim-ninja = Sono un Ninja.
claim-ronin = Sono un Ronin.
claim-trust = Mi fido di { $seat }.
claim-suspect = Sospetto di { $seat }.
claim-attack = Attacchiamo { $seat }.
claim-well = Ben giocato.
claim-thanks = Grazie.
claim-sorry = Scusa.
claim-hurry = Un po’ più in fretta, per favore.

## La fine

end-skip = Mostra tutto
end-total = In tutto
end-in-hand = in mano
end-stars = { $count ->
    [one] per { $count } stella
   *[other] per { $count } stelle
}
end-rematch = Gioca ancora
end-rematch-open = Alla prossima partita
end-look = Guarda il tavolo
end-save = Salva la registrazione
end-deal = La distribuzione era onesta?
end-deal-how = Prima della partita il server ha mostrato l’hash della sua chiave, e ognuno ha aggiunto un sale. Tutto il caso segue da questi. Il tuo browser rifà entrambi i conti.
end-deal-check = Controlla
end-deal-unable = Il tuo browser può farlo solo con una connessione sicura. Salva la registrazione e controllala con chanbara replay --verify.
end-deal-origin = Le carte di questa partita erano quelle di un’altra, quindi non c’è nulla da controllare: chi aveva visto quella le conosceva.
end-deal-fair = La distribuzione era onesta.
end-deal-foul = La distribuzione non corrisponde a quanto promesso.
end-deal-commitment = L’hash mostrato prima della partita e l’hash della chiave
end-deal-key = La chiave della registrazione e quella fatta dalla chiave del server e da tutti i sali

## Chi è chi?

aid-moment = Un momento: si raccolgono gli indizi …
aid-unrated = Una partita in cui qualcuno guarda qui non viene valutata.
aid-percent = { $percent } %
aid-truth = In verità: { $role }
aid-diagram = Da sinistra a destra quello che fu detto, dal basso quanto spesso era così; sulla linea tratteggiata sono uguali.
aid-planner = Che cosa farebbe un pianificatore?
aid-planner-moment = Un pianificatore ci pensa …
