# Perché una mossa non è permessa. Sta accanto al numero della regola.

refusal-offered = Questo lo puoi fare.
refusal-over = La partita è finita.
refusal-not-asked = Ora decide { $target }.
refusal-unreadable = «{ $text }» non esiste. Si scrive per esempio «play bo>2», «parry parry», «end».
refusal-no-such-card = Non c’è nessuna carta chiamata «{ $text }».
refusal-no-card-named = Indica una carta.
refusal-names-no-card = Scrivi soltanto «{ $text }».
refusal-not-in-hand = Non hai { $card } in mano.
refusal-answer-only = { $card } si gioca solo in risposta a un attacco.
refusal-weapon-limit = { $limit ->
    [one] In questo turno puoi giocare una sola arma e l’hai già fatto.
   *[other] In questo turno puoi giocare { $limit } armi e le hai già giocate.
}
refusal-already-in-play = { $card } è già in gioco; può essercene una sola.
refusal-names-nobody = { $card } non ha bersagli.
refusal-names-somebody = Di’ contro chi giochi { $card }.
refusal-no-such-seat = Al posto { $seat } non siede nessuno.
refusal-names-no-property = { $card } non si gioca contro una proprietà.
refusal-no-such-property = Davanti a { $target } non c’è «{ $text }».
refusal-not-yourself = Non puoi giocare { $card } contro di te.
refusal-empty-hand = { $target } non ha carte in mano: { $card } andrebbe a vuoto.
refusal-harmless = { $target } è indifeso: senza resistenza o senza carte in mano.
refusal-too-far = Un attacco contro { $target } ha Difficoltà { $difficulty }; { $card } arriva solo a { $reach }.
refusal-no-such-ability = Il tuo personaggio non ha questa abilità.
refusal-ability-names-nobody = L’abilità non ha bersagli.
refusal-ability-nobunaga = Non puoi pagare con l’ultimo punto resistenza.
refusal-no-parry = Ora non puoi usare { $card } come parata.
refusal-parries-weapons-only = { $card } para solo le armi.
refusal-no-weapon = { $card } non è un’arma.
refusal-top-discard-only = Si può prendere solo la prima carta degli scarti: { $card }.
refusal-only-play = Ora puoi giocare carte, usare la tua abilità o finire il turno.
refusal-only-parry = Ora puoi solo parare o subire il colpo.
refusal-only-weapon = Ora puoi solo scartare un’arma o subirne le conseguenze.
refusal-only-discard = Devi scartare finché in mano ti restano { $limit } carte.
refusal-only-first-draw = Scegli da dove viene la tua prima carta.
refusal-cannot-pay = Non puoi pagare { $card }: mai con l’ultimo punto resistenza.
refusal-not-your-own = A questo tavolo non puoi giocare { $card } contro una tua proprietà.
refusal-names-a-property = Di’ contro quale proprietà giochi { $card }.
refusal-no-rival = { $card } vuole un bersaglio che possa essere ferito e abbia almeno 2 punti resistenza: non è il caso di { $target }.
refusal-ability-names-a-property = Di’ su quale proprietà usi l’abilità.
refusal-ability-shima = Una volta per turno, e mai con l’ultimo punto resistenza.
refusal-only-own-property = Puoi scartare solo una proprietà davanti a te.
refusal-no-property-as-parry = Ora non puoi scartare una proprietà come parata.
refusal-no-escape = Con { $card } non puoi restarne fuori.
refusal-only-give-up = Scegli una carta della tua mano da scartare.
refusal-only-absorb = Scarta una proprietà al posto del punto o, se puoi, subisci la perdita.
refusal-only-escape = Gioca una carta per restarne fuori, o lascia che accada.
refusal-only-may-draw = Pesca una carta o passa.
refusal-only-grant = Scegli chi pesca una carta.
refusal-only-show = Scegli una carta della tua mano da mostrare.
refusal-only-pick = Prendi una delle carte mostrate.
refusal-only-reveal = Di’ quale carta girata vale, o girane un’altra.
refusal-only-offer = Scegli o passa.
refusal-only-choose = Scegli un giocatore.
refusal-ability-names-another = Di’ su quale altro giocatore usi l’abilità.
