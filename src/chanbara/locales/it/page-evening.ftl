# Serate: un torneo tra amici, con un link.

evening-page-title = Una serata tra amici
evening-new-title = Apri una serata
evening-new-heading = Una serata tra amici
evening-new-lead = Apri una serata e condividi il link. A ogni turno tutti siedono a un tavolo, e ogni distribuzione si gioca a tutti i tavoli. Fai punti contro chi aveva il tuo posto, con lo stesso ruolo e le stesse carte.
evening-title = Come si chiama
evening-title-usual = La nostra serata
evening-players = Giocatori per tavolo
evening-rounds = Turni
evening-movement = Distribuzioni
evening-movement-together = Tutti insieme
evening-movement-moving = Di tavolo in tavolo
evening-movement-together-hint = Tutti i tavoli di un turno giocano la stessa distribuzione. A ogni turno siedi con altre persone, e chi arriva tardi può ancora partecipare.
evening-movement-moving-hint = Resti al tuo tavolo con le stesse persone. Quello che giocate ora, un altro tavolo lo gioca in un turno successivo. Una distribuzione conta quando tutti i tavoli l’hanno giocata. Dopo l’inizio nessuno può più partecipare.
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
evening-start-hint = I posti vuoti vanno ai bot. Chi arriva più tardi gioca dal turno successivo.
evening-start-hint-moving = Da quel momento nessun altro può partecipare. I posti vuoti vanno ai bot.
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
evening-facts-moving = { $count } turni, ciascuno con altri posti; le distribuzioni passano di tavolo in tavolo
evening-facts-bot = { $bot } occupa i posti vuoti
evening-round = Turno { $round } di { $rounds }
evening-your-table = Al tuo tavolo
evening-your-table-over = Il tuo tavolo ha finito. Si conta quando finisce l’ultimo tavolo.
evening-your-deal = Giocate la distribuzione { $deal }.
evening-your-table-over-moving = Il tuo tavolo ha finito. La distribuzione { $deal } conta dopo il turno { $until }: fino ad allora non dire a nessuno com’è andata.
evening-late = La serata è già cominciata: turno { $round } di { $rounds }. Se partecipi ora, giochi dal prossimo turno. Le distribuzioni che hai perso non portano punti.
evening-from-next = Ci sei anche tu: giochi dal prossimo turno.
evening-closed-moving = Nessuno può più partecipare a questa serata: le distribuzioni passano di tavolo in tavolo, e chi arriva tardi potrebbe già conoscerne una.
evening-closed-last = Nessuno può più partecipare a questa serata: l’ultimo turno è già cominciato.
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
evening-standings-none = Nessuna distribuzione è stata ancora contata. Una distribuzione conta quando finisce il suo ultimo tavolo.
evening-standings-hint = Distribuzioni contate: { $deals } su { $rounds }. Ciascuna vale fino a 100 punti: la quota degli altri al tuo posto rispetto ai quali hai fatto meglio; un pareggio conta la metà.
evening-waiting-heading = Ancora aperte
evening-waiting = { $tables ->
    [one] Distribuzione { $deal }: tavoli che l’hanno giocata { $played } su { $tables }, conta dopo il turno { $until }
   *[other] Distribuzione { $deal }: tavoli che l’hanno giocata { $played } su { $tables }, conta dopo il turno { $until }
}
evening-standing-deals = distribuzioni: { $deals } su { $all }
evening-place = Posizione
evening-name = Nome
evening-points = Punti
evening-has-left = ha lasciato
evening-deals = Distribuzioni
evening-deal = Distribuzione { $number }
evening-table = Tavolo
evening-table-number = Tavolo { $number }
evening-table-round = Tavolo { $number }, turno { $round }
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
evening-how = Tutti i tavoli di un turno giocano la stessa distribuzione: ogni posto ha lo stesso ruolo, lo stesso personaggio e le stesse carte. Il confronto è con chi aveva il tuo posto agli altri tavoli: una vittoria batte una sconfitta, poi più punti battono meno punti. Tutti sono Shogun lo stesso numero di volte, o una in più. Se c’è un solo tavolo, un tavolo di bot gioca la stessa distribuzione. Chi lascia non riceve nulla per i turni giocati da un bot al suo posto, e chi arriva tardi nulla per i turni precedenti. Una serata non cambia la classifica generale.
evening-how-moving = Le distribuzioni passano di tavolo in tavolo: ogni tavolo le gioca tutte una volta, in turni diversi. Ogni posto ha lo stesso ruolo, lo stesso personaggio e le stesse carte che agli altri tavoli. Il confronto è con chi lì aveva il tuo posto: una vittoria batte una sconfitta, poi più punti battono meno punti. Di una distribuzione non si vede nulla finché non l’ha giocata l’ultimo tavolo. Resti con le stesse persone, e a ogni tavolo tutti sono Shogun lo stesso numero di volte, o una in più. Se c’è un solo tavolo, un tavolo di bot gioca le stesse distribuzioni. Chi lascia non riceve nulla per i turni giocati da un bot al suo posto. Una serata non cambia la classifica generale.
evening-home-heading = Una serata tra amici
evening-home-about = Un piccolo torneo con un link: ogni distribuzione si gioca a tutti i tavoli, e fai punti contro chi aveva il tuo posto.
evening-home-open = Apri una serata
evening-sealed = Altri tavoli stanno ancora giocando questa distribuzione. Partita e analisi si aprono quando finisce l’ultimo tavolo.
evening-back = Torna alla serata
