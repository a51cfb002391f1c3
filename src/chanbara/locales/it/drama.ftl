### Il dramma al tavolo, nel browser: la distribuzione dei ruoli e la fine come racconto.

## La distribuzione

deal-title = I ruoli
deal-only-you = Lo vedi solo tu
deal-you-shogun = Sei lo Shogun.
deal-you-samurai = Sei un Samurai.
deal-you-ninja = Sei un Ninja.
deal-you-ronin = Sei un Ronin.
deal-goal-shogun = { $mates ->
    [0] Il tuo obiettivo: finire con più punti di ogni altra squadra.
    [1] Il tuo obiettivo: con il tuo Samurai, finire con più punti di ogni altra squadra.
   *[other] Il tuo obiettivo: con i tuoi Samurai, finire con più punti di ogni altra squadra.
}
deal-goal-samurai = Il tuo obiettivo: con lo Shogun, finire con più punti di ogni altra squadra.
deal-goal-ninja = { $mates ->
    [0] Il tuo obiettivo: finire con più punti di ogni altra squadra.
    [1] Il tuo obiettivo: con l’altro Ninja, finire con più punti di ogni altra squadra.
   *[other] Il tuo obiettivo: con gli altri Ninja, finire con più punti di ogni altra squadra.
}
deal-goal-ronin = { $mates ->
    [0] Il tuo obiettivo: da solo, finire con più punti di ogni altra squadra.
   *[other] Il tuo obiettivo: con l’altro Ronin, finire con più punti di ogni altra squadra.
}
deal-allies = { $hidden ->
    [0] { $led ->
        [no] Non hai alleati.
       *[yes] Il tuo unico alleato è lo Shogun: { $shogun }.
    }
    [1] { $led ->
        [no] Hai 1 alleato. Scopri chi è.
       *[yes] Hai 2 alleati: lo Shogun, { $shogun }, e qualcuno che devi trovare.
    }
   *[other] { $led ->
        [no] Hai { $hidden } alleati. Scopri chi sono.
       *[yes] Sono tuoi alleati lo Shogun, { $shogun }, e altri { $hidden } che devi trovare.
    }
}
deal-covered = Il tuo ruolo è coperto.
deal-roles = I ruoli a questo tavolo da { $players }
deal-roles-know = Gli alleati non si conoscono. Si conosce solo lo Shogun.
deal-role-you = tu
deal-role-you-and = { $count ->
    [one] tu e un altro
   *[other] tu e altri { $count }
}
deal-role-known = { $name }, noto a tutti
deal-role-ally = nella tua squadra
deal-role-counts = onore { $times }
deal-take = Prendo posto
deal-cover = Copri di nuovo
deal-uncover = Mostra il mio ruolo
deal-sound = Attiva i suoni
deal-sound-off = Disattiva i suoni
deal-watch = Guarda la partita
deal-watching = I ruoli sono distribuiti.
deal-watching-text = Uno lo conoscono tutti: { $name } è lo Shogun.

## La fine come racconto

story-deciding = Il momento decisivo
story-turn = Turno { $turn }
story-chance = Probabilità a carte scoperte ({ $team }): { $before }% prima, { $after }% dopo.
story-watch = Rivedilo nella partita
story-bluff = Il bluff più audace
story-bluff-text = { $name } era { $role }. Senza questa mossa gli altri avrebbero dato a quella squadra il { $before }%; dopo le davano il { $after }%.
story-bluff-until = Dopo il turno { $until } erano di nuovo sulla pista giusta.
story-bluff-never = Nessuno l’ha più capito fino alla fine.
story-suspicion = I sospetti nel tempo
story-suspicion-text = Quanto gli altri, in media, ritenevano probabile che ciascuno fosse:
story-was = lo era
story-was-not = non lo era
story-coming = Si cerca il momento decisivo …
story-plain = Nessun singolo momento ha deciso la partita, e nessuno ha bluffato con audacia.

## Un’immagine da condividere

share-picture = Condividi come immagine
share-making = Si disegna …
share-saved = L’immagine è salvata.
share-failed = Il tuo browser non può disegnare l’immagine.
share-after = { $turns ->
    [one] dopo { $turns } turno
   *[other] dopo { $turns } turni
}
