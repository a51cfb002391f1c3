### The page in the browser: figures of a player and of a table.

me-title = Le mie statistiche · chanbara
me-you = tu
me-invite = Puoi giocare anche senza un nome. Con un nome le tue partite contano: nei panni di chi vinci, quanto vali e, se vuoi, un posto in classifica.
me-name = Il tuo nome in classifica
me-claim = Registra questo nome
me-claim-hint = Niente e-mail, niente password. Questo browser ne conserva la chiave; il server conserva solo com’è finita ogni tua partita, e qui puoi cancellare tutto.
me-nothing = Non c’è ancora nessuna tua partita che conti. Siediti a un tavolo qualsiasi in questo browser e gioca fino alla fine.
me-gone = I tuoi dati sono cancellati, qui e a ogni tavolo.
me-left = Queste campagne e questi clan non si sono potuti cancellare. Aprili e cancellali lì:
me-doubt = ± { $doubt }
me-rated = { $games ->
    [one] Dopo una partita valutata. Il secondo numero è il margine d’errore.
   *[other] Dopo { $games } partite valutate. Il secondo numero è il margine d’errore.
}
me-line = La valutazione in { $games } partite, da { $first } a { $last } punti
me-line-hint = partita per partita, con il margine d’errore; linea punteggiata: il punto di partenza di tutti
me-game-sword = Samurai Sword
me-game-duel = Duelli
me-all = Tutte le partite
me-on-average = In media { $honor } punti onore alla fine; sconfitte inflitte: { $dealt }, subite: { $suffered }.
me-won-of = { $won } su { $played }
me-won-of-long = vinte { $won } su { $played }, { $share }; a lungo andare tra { $low } e { $high }
me-bars = Il tratto è la quota di vittorie; la fascia dietro, tra i due segni, è dove dovrebbe trovarsi a lungo andare.
me-by = Suddivise per
me-by-role = Ruolo
me-by-character = Personaggio
me-by-team = Squadra
me-by-players = Giocatori
me-by-set = Edizione
me-by-opponent = Avversario
me-by-weapon = Arma
me-by-module = Modulo
me-by-difficulty = Difficoltà
me-players = { $count } giocatori
me-set-base = Gioco base
me-set-rising_sun = Rising Sun
me-module-none = Nessun modulo
me-last = Ultime partite
me-won = vinta
me-lost = persa
me-against = contro { $opponents }
me-ladder = Classifica
me-ladder-hint = In ordine di valore minimo stimato. Tutti partono da 1000; i bot stanno dove sono stati misurati.
me-ladder-more = Mostra altri
me-ladder-own = La tua posizione
me-ladder-top = Tutti i giocatori
me-what-is-rated = Contano solo le partite normali di Samurai Sword: secondo la nostra lettura delle regole, con personaggi a caso, senza regole della casa e non vinte con l’aiuto nelle deduzioni o con il consiglio del bot più forte.
me-data = I miei dati
me-listed = Mostrami in classifica
me-listed-hint = Con nome e valutazione, per tutti.
me-data-hint = Il server conserva ciò che riguarda i posti, le campagne e i clan di questo browser: nomi, scelte, risultati, indirizzi e-mail, dispositivi per le notifiche e gli ultimi messaggi in chat.
me-save-all = Salva tutto (JSON)
me-save-games = Salva le mie partite (CSV)
me-carry = Il mio nome su un altro dispositivo
me-carry-hint = Questo link contiene la chiave del tuo nome. Aprilo sull’altro tuo dispositivo e non darlo a nessun altro.
me-carried-other = Questo dispositivo tiene il nome che ha. Per usare qui { $other }, elimina prima questo; il link varrà ancora.
me-carry-copy = Copia il link privato
me-delete-hint = Si cancellano il tuo nome registrato con le sue iscrizioni ai club e i tuoi progressi, i nomi a tutti i posti di questo browser, i tuoi indirizzi e-mail, le notifiche e i messaggi in chat, e le campagne e i clan di questo browser. Le partite restano senza nome, e quelle in corso continuano. Non si può annullare.
me-delete-hint-guest = Si cancellano i nomi a tutti i posti di questo browser, i tuoi indirizzi e-mail, le notifiche e i messaggi in chat, e le campagne e i clan di questo browser. Le partite restano senza nome, e quelle in corso continuano. Non si può annullare.
me-delete = Cancella i miei dati
me-delete-sure = Cancellare davvero? Premi ancora
me-table = Tavolo { $code }
me-table-title = Tavolo { $code } · chanbara
me-table-games = { $games ->
    [one] Qui è stata giocata una partita fino alla fine.
   *[other] Qui sono state giocate { $games } partite fino alla fine, rivincite comprese.
}
me-table-none = Qui nessuna partita è stata ancora giocata fino alla fine.
me-as = { $what }: { $won } su { $played }
me-table-save = Salva queste statistiche (JSON)
me-to-table = Al tavolo
