# Perché un atto non è offerto. Sta accanto al numero della regola.

refusal-offered = Questo è offerto.
refusal-over = La partita è finita.
refusal-not-asked = Ora decide { $target }.
refusal-unreadable = «{ $text }» non esiste. Si scrive per esempio «play bo>2», «parry parry», «end».
refusal-no-such-card = Non c'è nessuna carta chiamata «{ $text }».
refusal-no-card-named = Nomina una carta.
refusal-names-no-card = Scrivi soltanto «{ $text }».
refusal-not-in-hand = Non hai { $card } in mano.
refusal-answer-only = { $card } è solo una risposta a un attacco.
refusal-weapon-limit = { $limit ->
    [one] In questo turno puoi giocare un'arma e l'hai già fatto.
   *[other] In questo turno puoi giocare { $limit } armi e l'hai già fatto.
}
refusal-already-in-play = { $card } è già in gioco; può essercene una sola.
refusal-names-nobody = { $card } non è diretta a nessuno.
refusal-names-somebody = Di' a chi è diretta { $card }.
refusal-no-such-seat = Al posto { $seat } non siede nessuno.
refusal-names-no-property = { $card } non è diretta a una proprietà.
refusal-no-such-property = Davanti a { $target } non c'è «{ $text }».
refusal-not-yourself = { $card } non può essere diretta a te.
refusal-empty-hand = { $target } non ha carte in mano: { $card } non trova nulla.
refusal-harmless = { $target } è indifeso: senza resistenza o senza carte.
refusal-too-far = { $target } è a Difficoltà { $difficulty }; { $card } arriva a { $reach }.
refusal-no-such-ability = Il tuo personaggio non ha questa abilità.
refusal-ability-names-nobody = L'abilità non è diretta a nessuno.
refusal-ability-nobunaga = Non puoi cedere l'ultimo punto resistenza.
refusal-no-parry = { $card } ora non vale per te come parata.
refusal-parries-weapons-only = { $card } para solo le armi.
refusal-no-weapon = { $card } non è un'arma.
refusal-top-discard-only = Si può prendere solo la prima carta degli scarti: { $card }.
refusal-only-play = Ora puoi giocare carte, usare la tua abilità o finire il turno.
refusal-only-parry = Ora puoi solo parare o subire il colpo.
refusal-only-weapon = Ora puoi solo scartare un'arma o subirne le conseguenze.
refusal-only-discard = Devi scartare fino a { $limit } carte.
refusal-only-first-draw = Scegli da dove viene la tua prima carta.
refusal-cannot-pay = Non puoi pagare il prezzo di { $card }: mai l'ultimo punto resistenza.
refusal-not-your-own = A questo tavolo { $card } non può essere diretta alla propria proprietà.
refusal-names-a-property = Di' a quale proprietà è diretta { $card }.
refusal-no-rival = { $card } richiede qualcuno da ferire con almeno 2 punti resistenza; { $target } non lo è.
refusal-ability-names-a-property = Di' a quale proprietà è diretta l'abilità.
refusal-ability-shima = Una volta per turno, e mai con l'ultimo punto resistenza.
refusal-only-own-property = Puoi cedere solo una proprietà davanti a te.
refusal-no-property-as-parry = Ora non puoi cedere una proprietà come parata.
refusal-no-escape = Con { $card } non puoi sottrarti.
refusal-only-give-up = Scegli una carta della tua mano da scartare.
refusal-only-absorb = Scarta una proprietà al posto del punto, o subisci la perdita dove puoi.
refusal-only-escape = Gioca una carta per sottrarti, o lascia che accada.
refusal-only-may-draw = Pesca una carta o passa.
refusal-only-grant = Scegli chi pesca una carta.
refusal-only-show = Scegli una carta della tua mano da mostrare.
refusal-only-pick = Prendi una delle carte mostrate.
refusal-only-reveal = Di' quale carta rivelata conta, o rivelane un'altra.
