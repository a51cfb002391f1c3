### Custom cards and house rules, where everybody may meet them.

lobby-facts-cards = Carte proprie: { $cards }
desk-cards-missing = Questo tavolo aspetta: al momento il server non ha le carte proprie «{ $cards }», o non com’erano. Non si perde nulla: quando torneranno, la partita riprenderà.
desk-cards-failed = Nelle carte proprie «{ $cards }» c’è un errore, quindi questa partita non può continuare. Puoi ancora guardarla, e l’host può chiuderla.
cards-read = Leggi le carte: { $title }
new-cards-heading = Carte proprie
new-cards-hint = Carte aggiunte dal gestore di questo server. Le partite con queste carte non contano per la classifica.
new-cards-count = { $cards ->
    [0] Nessuna carta da gioco
    [one] 1 carta da gioco
   *[other] { $cards } carte da gioco
} e { $characters ->
    [0] nessun personaggio
    [one] 1 personaggio
   *[other] { $characters } personaggi
}: { $names }
