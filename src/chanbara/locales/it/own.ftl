### Custom cards and ratings, fetched where there is something to say about them.

desk-cards-missing = Questo tavolo aspetta: al momento il server non ha le carte proprie «{ $cards }», o non com’erano. Non si perde nulla: quando torneranno, la partita riprenderà.
desk-cards-failed = Nelle carte proprie «{ $cards }» c’è un errore, quindi questa partita non può continuare. Puoi ancora guardarla, e l’host può chiuderla.
cards-read = Leggi le carte: { $title }
new-cards-heading = Carte proprie
new-cards-hint = Carte aggiunte dal gestore di questo server. Le partite con queste carte non sono valutate.
new-cards-count = { $cards ->
    [0] Nessuna carta da gioco
    [one] 1 carta da gioco
   *[other] { $cards } carte da gioco
} e { $characters ->
    [0] nessun personaggio
    [one] 1 personaggio
   *[other] { $characters } personaggi
}: { $names }

## Ratings

rating-means = La forza è molto probabilmente tra { $low } e { $high } (sicuro al 95%); ogni partita valutata la precisa.
rating-now = Ora la tua valutazione è { $rating }.
rating-change = Ora la tua valutazione è { $rating }, prima era { $before }.
rated-begins = Questa partita sarà valutata. Una volta iniziata, non si può più chiudere senza risultato.
rating-margin = Il numero dopo ± è il margine d’errore: al 95% la forza è in questo intervallo.
rated-yes = Questa partita è valutata.
rated-no = Non valutata: { $why }.
rated-leaving = Andarsene costa: se abbandoni o resti via, una sconfitta della tua parte vale per te, una vittoria per il bot.
unrated-game = questo gioco non ha valutazioni
unrated-house = regole della casa
unrated-cards = carte proprie
unrated-book = un altro regolamento
unrated-rulings = interpretazioni cambiate
unrated-characters = personaggi prestabiliti
unrated-known_deal = la distribuzione è nota da un’altra partita
unrated-nobody = nessuno qui ha un nome registrato
unrated-void = è finita senza risultato
unrated-helped = chi ha vinto ha usato l’aiuto nelle deduzioni
