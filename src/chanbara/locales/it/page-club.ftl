# Clubs: a group by link, with its own tables, ladder and history.

club-page-title = Un club
club-new-title = Fonda un club
club-new-heading = Un club tutto tuo
club-new-lead = Fonda un club e condividi il link. I membri aprono tavoli per il club, che ha una sua classifica e un suo storico. Lo vedono solo i membri e chi ha il link.
club-first-a-name = Prima registra un nome
club-name = Nome del club
club-about = Una frase di presentazione (facoltativa)
club-crest = Stemma
club-found = Fonda il club
club-own = I miei club
club-own-one = Fonda un club tu
club-home-heading = Club
club-home-about = Gioca sempre con le stesse persone: tavoli, classifica e storico tutti vostri, con un link.
club-home-found = Fonda un club
club-wrong-heading = Questo club non esiste
club-gone = Il club è sciolto
club-people = { $count ->
    [one] { $count } membro
   *[other] { $count } membri
}
club-led-by = guidato da { $name }
club-invited = { $name } ti invita in questo club.
club-why-a-name = Valutazione e storico appartengono a un nome: per questo ai membri ne serve uno registrato.
club-join = Entra come { $name }
club-join-hint = I membri vedono il tuo nome, il tuo stemma e come vai ai tavoli del club. Puoi uscire quando vuoi.
club-join-again = Entra di nuovo
club-left = Hai lasciato { $name }. Se torni, ritrovi la tua valutazione.
club-invite-title = Entra nel nostro club: { $name }
club-code = Codice del club
club-invite-qr = Codice QR di questo club
club-tables = Tavoli aperti
club-tables-none = In questo momento non ci sono tavoli aperti.
club-open-table = Apri un tavolo
club-ladder = Membri e classifica
club-ladder-hint = La valutazione conta solo le partite ai tavoli del club. Le partite valutate contano se al tavolo ci sono solo membri, almeno due; gli altri posti possono avere bot. In ordine di limite inferiore.
club-doubt = ± { $doubt }
club-you = tu
club-leads = guida il club
club-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
club-no-games = ancora nessuna partita
club-history = Storico
club-history-none = Nessuna partita è ancora finita.
club-history-more = Partite precedenti
club-won = Ha vinto: { $team } ({ $names })
club-against = contro { $names }
club-not-counted = non conta per la classifica del club
club-guest = un ospite
club-acts = Questo club
club-change = Cambia nome, frase e stemma
club-change-save = Salva
club-lead = Rimuovi membri o cedi il club
club-hand-over = Cedi
club-hand-over-sure = Cedere davvero la guida a { $name }?
club-remove = Rimuovi
club-remove-sure = Rimuovere davvero { $name }?
club-remove-hint = Chi ha ancora il link può rientrare. Per impedirlo, rinnova il link.
club-renew = Rinnova il link
club-renew-sure = Il vecchio link non varrà più. Rinnovarlo?
club-leave = Lascia il club
club-leave-leader = Lasciarlo? La guida passa a chi è membro da più tempo.
club-dissolve = Sciogli il club
club-dissolve-sure = Classifica e storico vengono cancellati. Sciogliere davvero?
club-for = Per un club
club-for-none = Nessun club
club-for-hint = Il tavolo è nell’elenco del club, e la partita conta per la sua classifica se giocano solo membri e bot.
club-table = Questo è il tavolo di un club.
club-table-of = Tavolo di { $name }
club-table-counts = La partita conta per la classifica del club se al tavolo ci sono solo membri.
club-back = Torna a { $name }
