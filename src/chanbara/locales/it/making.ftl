### House rules as a form.

house-group-copies = Copie nel mazzo
house-group-difficulty = Difficoltà delle armi
house-group-wounds = Ferite delle armi
house-group-resilience = Punti resistenza dei personaggi
house-group-honor = Onore all’inizio
house-group-hands = Carte in mano all’inizio
house-group-multipliers = Quanto vale l’onore
house-group-ties = Chi vince in caso di parità
house-group-characters = Personaggi che si possono distribuire
house-changed-count = { $count ->
    [one] 1 modifica
   *[other] { $count } modifiche
}
house-printed = stampato: { $value }
house-stars = secondo le stelle
house-yes = sì
house-no = no
house-honor-shogun = Shogun, { $players } giocatori
house-honor-others = Altri, { $players } giocatori
house-hand = { $place ->
    [1] Shogun
    [2] A sinistra dello Shogun
   *[other] { $place }º posto dallo Shogun
}
house-multiplier = { $role }, { $players } giocatori
house-order = { $first }, poi { $second }, poi { $third }
house-range = Da { $least } a { $most }
house-reset-all = Annulla tutte le modifiche
house-as-text = Come testo (YAML)
house-unreadable = Il testo non si può leggere. Correggilo per continuare con il modulo.
house-form-hint = Cambia i numeri che vuoi; il resto rimane come stampato. Le partite con regole della casa non sono valutate.
house-difference = { $what }: { $value } invece di { $printed }
house-none = Tutto è come stampato.
house-what-difficulty = { $what }, difficoltà
house-what-wounds = { $what }, ferite
house-what-copies = { $what }, copie
house-what-resilience = { $what }, punti resistenza
house-what-honor = Onore, { $what }
house-what-hands = Mano iniziale, { $what }
house-what-multipliers = Valore dell’onore, { $what }
house-what-ties = Parità
house-what-characters = { $what } si può distribuire
