### La pagina delle regole: ricerca, capitoli, carte e personaggi.

rules-search = Cerca nelle regole
rules-search-hint = Contadino o 5.3
rules-search-hint-duel = Gisei o B2.12
rules-chapters = Capitoli
rules-paragraph = Paragrafo { $number }
rules-paragraphs = Paragrafi
rules-found = { $cards ->
    [0] { $paragraphs ->
        [one] 1 paragrafo
       *[other] { $paragraphs } paragrafi
    }
    [one] 1 carta e { $paragraphs ->
        [one] 1 paragrafo
       *[other] { $paragraphs } paragrafi
    }
   *[other] { $cards } carte e { $paragraphs ->
        [one] 1 paragrafo
       *[other] { $paragraphs } paragrafi
    }
}
rules-found-nothing = Nessun risultato per «{ $query }». Prova un’altra parola, o un numero come 5.3.
rules-no-such = Il paragrafo { $number } non esiste. I capitoli qui sotto li contengono tutti.
rules-retry = Riprova
rules-legend = Da dove vengono ogni paragrafo e ogni carta. Scegli i segni accanto per leggere di più.
rules-sources-of = Fonte di { $of }: { $kinds }

## L’elenco di carte e personaggi

rules-own = Carte proprie al tavolo { $table }
rules-weapons = Carte arma
rules-actions = Carte azione
rules-properties = Carte proprietà
rules-characters = Carte personaggio
rules-difficulty = Difficoltà
rules-wounds = Ferite
rules-varies = dipende dal bersaglio
rules-copies = Copie
rules-symbol = Simbolo
rules-resilience = Punti resistenza
rules-workshop = Crea una carta tua nell’officina
