### La pagina nel browser: trovare persone con cui giocare.

people-meet = Trova giocatori
people-meet-heading = Trovare giocatori
people-meet-hint = Avrai un posto al prossimo tavolo con il tuo numero di giocatori e il tuo ritmo. La partita comincia da sola appena tutti i posti sono occupati.
people-clock = Ritmo
people-fill-legend = Se non arriva nessuno, i bot occupano i posti liberi
people-fill = { $seconds ->
    [0] mai
    [30] dopo 30 s
   *[other] dopo { $minutes } min
}
people-fill-short = { $never ->
    [yes] solo persone
   *[no] bot { $fill }
}
people-table-needs = { $count ->
    [one] manca 1 giocatore
   *[other] mancano { $count } giocatori
}
people-table-since = { $minutes ->
    [0] appena aperto
    [one] in attesa da 1 minuto
   *[other] in attesa da { $minutes } minuti
}
people-table-live = in una volta sola, { $seconds } s per decisione
people-table-days = { $days ->
    [one] un giorno per decisione
   *[other] { $days } giorni per decisione
}
people-table-base = gioco base
people-table-rising-sun = con Rising Sun
people-table-fills = Tra { $time } i bot occupano i posti liberi.
people-filling = { $count ->
    [one] Un posto è libero. Se non arriva nessuno lo prende un bot, e la partita comincia da sola.
   *[other] { $count } posti sono liberi. Se non arriva nessuno li prendono i bot, e la partita comincia da sola.
}
people-filling-left = Tempo prima che arrivino i bot
people-only = { $count ->
    [one] Un posto è libero. La partita comincia da sola appena qualcuno lo prende.
   *[other] { $count } posti sono liberi. La partita comincia da sola appena sono tutti occupati.
}
people-starting = Tutti i posti sono occupati. La partita comincia appena tutti sono presenti e pronti.

crest-heading = Il tuo stemma
crest-hint = Sta accanto al tuo nome, per tutti al tavolo. Una modifica vale dal prossimo posto; con un nome registrato vale su ogni dispositivo.
crest-shape = Forma
crest-sign = Segno
crest-color = Colore
crest-any = A caso
crest-done = Fatto
crest-shape-ring = anello
crest-shape-band = anello spesso
crest-shape-disc = disco
crest-shape-hex = esagono
crest-shape-petals = petali
crest-sign-plum = fiore di susino
crest-sign-cherry = fiore di ciliegio
crest-sign-leaf = foglie
crest-sign-wave = onde
crest-sign-moon = luna
crest-sign-fuji = monte Fuji
crest-sign-arrows = frecce
crest-sign-fan = ventaglio
crest-sign-stars = stelle
crest-sign-tomoe = tre virgole
crest-sign-blade = spada
crest-sign-coin = moneta
crest-sign-torii = portale torii
crest-sign-drop = goccia
crest-color-ink = inchiostro
crest-color-red = vermiglio
crest-color-blue = blu
crest-color-green = verde
crest-color-gold = oro
crest-color-rose = rosa

company-heading = Hai giocato con
company-hint = Persone delle tue ultime partite con un nome registrato. Agli altri manda il link dalla sala d’attesa.
company-games = { $count ->
    [one] una partita insieme
   *[other] { $count } partite insieme
}
company-invite = { $count ->
    [0] Invita di nuovo
    [one] Apri un tavolo e invita 1 giocatore
   *[other] Apri un tavolo e invita { $count } giocatori
}
company-mute = Niente più inviti
company-mute-of = Niente più inviti da { $name }
company-unmute = Accetta inviti
company-unmute-of = Accetta inviti da { $name }
invited-heading = Hai un invito
invited-by = { $host } ti invita
invited-decline = Rifiuta
invited-decline-of = Rifiuta l’invito di { $host }
invited-mute-sure = Niente più inviti da { $host }?
