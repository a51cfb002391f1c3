# Serate: un torneo tra amici, con un link.

evening-page-title = Una serata tra amici
evening-new-title = Apri una serata
evening-new-heading = Una serata tra amici
evening-new-lead = Apri una serata e condividi il link. A ogni turno tutti siedono a un tavolo, e tutti i tavoli giocano la stessa distribuzione. Fai punti contro chi aveva il tuo posto, con lo stesso ruolo e le stesse carte.
evening-title = Come si chiama
evening-title-usual = La nostra serata
evening-players = Giocatori per tavolo
evening-rounds = Turni
evening-bot = Chi occupa i posti vuoti
evening-between = Secondi tra un turno e l’altro
evening-clock-hint = C’è sempre un orologio, così nessun tavolo fa aspettare gli altri.
evening-open = Apri la serata
evening-wrong-heading = Questa serata non esiste
evening-own = Apri tu una serata
evening-invited = { $name } ti invita a una serata. Scrivi il tuo nome e partecipa; non serve un account.
evening-join = Partecipa
evening-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
evening-leads = guida la serata
evening-remove = Manda via { $name }
evening-remove-sure = Mandare via davvero { $name }?
evening-start = Comincia il primo turno
evening-start-hint = Da quel momento nessun altro può partecipare. I posti vuoti vanno ai bot.
evening-waits = { $name } fa cominciare la serata quando ci siete tutti.
evening-invite-title = Vieni alla nostra serata: { $title }
evening-code = Codice della serata
evening-invite-qr = Codice QR di questa serata
evening-leave = Lascia la serata
evening-leave-sure = Lasciarla davvero?
evening-leave-running-sure = Lasciarla davvero? Dal prossimo turno un bot prende il tuo posto.
evening-facts-rounds = { $count ->
    [one] { $count } turno
   *[other] { $count } turni, ciascuno con nuove carte e altri posti
}
evening-facts-bot = { $bot } occupa i posti vuoti
evening-round = Turno { $round } di { $rounds }
evening-your-table = Al tuo tavolo
evening-your-table-over = Il tuo tavolo ha finito. Si conta quando finisce l’ultimo tavolo.
evening-tables-ended = { $tables ->
    [one] Tavoli finiti: { $ended } su { $tables }.
   *[other] Tavoli finiti: { $ended } su { $tables }.
}
evening-next-in = { $seconds ->
    [one] Il prossimo turno comincia tra { $seconds } secondo.
   *[other] Il prossimo turno comincia tra { $seconds } secondi.
}
evening-next = Comincia subito
evening-gone = Hai lasciato la serata: il tuo posto è di un bot.
evening-return = Torna al prossimo turno
evening-standings = Classifica
evening-standings-none = Nessuna distribuzione è stata ancora contata. Una distribuzione conta quando finisce l’ultimo tavolo.
evening-standings-hint = Distribuzioni contate: { $deals } su { $rounds }. Ciascuna vale fino a 100 punti: la quota degli altri al tuo posto rispetto ai quali hai fatto meglio; un pareggio conta la metà.
evening-place = Posizione
evening-name = Nome
evening-points = Punti
evening-has-left = ha lasciato
evening-deals = Distribuzioni
evening-deal = Distribuzione { $round }
evening-table = Tavolo
evening-table-number = Tavolo { $number }
evening-result = Risultato
evening-won = vittoria, { $points }
evening-lost = sconfitta, { $points }
evening-stood-in = ha giocato un bot, { $points }
evening-a-bot = Bot
evening-no-result = Un tavolo senza risultato non si confronta; chi era lì riceve 50 punti.
evening-over = La serata è finita.
evening-your-place = Sei in posizione { $place } su { $people }.
evening-points-of = { $points } punti
evening-another = Un’altra serata
evening-how-heading = Come si gioca e si conta
evening-how = Tutti i tavoli di un turno giocano la stessa distribuzione: ogni posto ha lo stesso ruolo, lo stesso personaggio e le stesse carte. Il confronto è con chi aveva il tuo posto agli altri tavoli: una vittoria batte una sconfitta, poi più punti battono meno punti. Tutti sono Shogun lo stesso numero di volte, o una in più. Se c’è un solo tavolo, un tavolo di bot gioca la stessa distribuzione. Chi lascia non riceve nulla per i turni giocati da un bot al suo posto. Una serata non cambia la classifica generale.
evening-home-heading = Una serata tra amici
evening-home-about = Un piccolo torneo con un link: tutti i tavoli giocano la stessa distribuzione, e fai punti contro chi aveva il tuo posto.
evening-home-open = Apri una serata
evening-sealed = Altri tavoli stanno ancora giocando questa distribuzione. Partita e analisi si aprono quando finisce l’ultimo tavolo.
evening-back = Torna alla serata
