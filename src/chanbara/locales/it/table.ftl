### Il tavolo nel terminale: quello che mostra, quello che chiede e quello che racconta.
### $you dice chi dei nominati legge: seat, other, both o nobody; self vuol dire che seat e other sono la stessa
### persona, ma non chi legge.

## Quantità, come stanno all'interno di una frase

amount-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
amount-resilience = { $count ->
    [one] { $count } punto resistenza
   *[other] { $count } punti resistenza
}
amount-wounds = { $count ->
    [one] { $count } ferita
   *[other] { $count } ferite
}
amount-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Quello che è successo: una frase per ogni tipo di evento

event-turn-began = { $you ->
    [seat] Turno { $turn }: tu.
   *[nobody] Turno { $turn }: { $seat }.
}
event-recovered = { $you ->
    [seat] Recuperi e hai { $resilience }.
   *[nobody] { $seat } recupera e ha { $resilience }.
}
event-drew = { $seat } pesca { $count }.
event-drew-cards = Peschi { $cards }.
event-took-discard = { $you ->
    [seat] Prendi { $card } dagli scarti.
   *[nobody] { $seat } prende { $card } dagli scarti.
}
event-played-weapon = { $you ->
    [seat] Colpisci { $other } con { $card }.
    [other] { $seat } ti colpisce con { $card }.
   *[nobody] { $seat } colpisce { $other } con { $card }.
}
event-played-action = { $you ->
    [seat] Giochi { $card }.
   *[nobody] { $seat } gioca { $card }.
}
event-played-action-on = { $you ->
    [seat] Giochi { $card } e nomini { $other }.
    [other] { $seat } gioca { $card } e nomina te.
   *[nobody] { $seat } gioca { $card } e nomina { $other }.
}
event-played-action-on-property = { $you ->
    [both] Giochi { $card } contro la tua proprietà { $prop }.
    [self] { $seat } gioca { $card } contro la propria proprietà { $prop }.
    [seat] Giochi { $card } contro { $prop } di { $other }.
    [other] { $seat } gioca { $card } contro la tua proprietà { $prop }.
   *[nobody] { $seat } gioca { $card } contro { $prop } di { $other }.
}
event-played-property = { $you ->
    [seat] Metti { $card } davanti a te.
   *[nobody] { $seat } mette in gioco { $card }.
}
event-played-property-at = { $you ->
    [both] Metti { $card } davanti a te.
    [self] { $seat } mette { $card } davanti a sé.
    [seat] Metti { $card } davanti a { $other }.
    [other] { $seat } mette { $card } davanti a te.
   *[nobody] { $seat } mette { $card } davanti a { $other }.
}
event-ability-used = { $you ->
    [seat] Usi la tua abilità.
   *[nobody] { $seat } usa la propria abilità.
}
event-parried = { $you ->
    [seat] Pari con { $card }.
   *[nobody] { $seat } para con { $card }.
}
event-answered = { $you ->
    [seat] Rispondi con { $card }.
   *[nobody] { $seat } risponde con { $card }.
}
event-hit-taken = { $you ->
    [seat] Subisci il colpo.
   *[nobody] { $seat } subisce il colpo.
}
event-unanswered = { $you ->
    [seat] Non rispondi.
   *[nobody] { $seat } non risponde.
}
event-wounded = { $you ->
    [seat] Perdi { $lost }.
   *[nobody] { $seat } perde { $lost }.
}
event-resilience-paid = { $you ->
    [seat] Paghi { $lost }.
   *[nobody] { $seat } paga { $lost }.
}
event-defeated = { $you ->
    [seat] { $other } ti sconfigge.
    [other] Sconfiggi { $seat }.
   *[nobody] { $other } sconfigge { $seat }.
}
event-honor-given = { $you ->
    [seat] Dai 1 punto onore a { $other }.
    [other] { $seat } ti dà 1 punto onore.
   *[nobody] { $seat } dà 1 punto onore a { $other }.
}
event-honor-lost = { $you ->
    [seat] Perdi 1 punto onore.
   *[nobody] { $seat } perde 1 punto onore.
}
event-deck-renewed = Il mazzo è finito: gli scarti diventano il nuovo mazzo, { $size }.
event-card-taken = { $seat } prende una carta a { $other }.
event-card-taken-known = { $you ->
    [seat] Prendi { $card } a { $other }.
   *[other] { $seat } ti prende { $card }.
}
event-discarded = { $you ->
    [seat] Scarti { $card }.
   *[nobody] { $seat } scarta { $card }.
}
event-property-removed = { $you ->
    [seat] La tua carta { $card } va tra gli scarti.
   *[nobody] { $card } di { $seat } va tra gli scarti.
}
event-property-passed = { $you ->
    [seat] { $card } passa da te a { $other }.
    [other] { $card } passa da { $seat } a te.
   *[nobody] { $card } passa da { $seat } a { $other }.
}
event-flipped = { $you ->
    [seat] Giri { $card }.
   *[nobody] { $seat } gira { $card }.
}
event-ended = La partita è finita. Vince: { $winner }.

## Quello che puoi fare: una frase per ogni tipo di scelta

option-strike = Colpisci { $target } con { $card } ({ $wounds }, Difficoltà { $difficulty })
option-play = Gioca { $card }
option-play-for = Gioca { $card } a favore di { $target }
option-play-hand = Gioca { $card } contro la mano di { $target } ({ $cards })
option-play-property = Gioca { $card } contro { $property } di { $target }
option-play-own-property = Gioca { $card } contro la tua proprietà { $property }
option-lay = Metti { $card } davanti a te
option-lay-at = Metti { $card } davanti a { $target }
option-lay-own = Metti { $card } davanti a te
option-use = Usa la tua abilità
option-end = Finisci il turno
option-parry = Para con { $card }
option-discard = Scarta { $card }
option-take = Prendi { $card } dagli scarti
option-draw = Pesca dal mazzo
option-pass-wounds = { $source ->
    [weapon] Subisci il colpo: { $wounds }
   *[other] Subisci { $wounds }
}
option-pass-honor = Scarta { $card } e perdi 1 punto onore
option-pass-free = Scarta { $card }

## Quello che ti si chiede

ask-play = Che cosa fai? Armi giocate in questo turno: { $played } su { $limit }.
ask-parry-weapon = { $by } ti colpisce. Pari o subisci il colpo?
ask-parry-action = { $by } gioca { $card }. Pari o subisci { $wounds }?
ask-weapon-action = { $by } gioca { $card }. Scarti un'arma o subisci { $wounds }?
ask-weapon-property = { $card }: la carta girata è un'arma. Scarti un'arma e passi { $card }, o perdi 1 punto onore?
ask-weapon-property-free = { $card }: la carta girata è un'arma. Scarti un'arma e passi { $card }, o scarti { $card }?
ask-discard = Hai { $cards } in mano. Scarta fino a { $limit }, una alla volta.
ask-first_draw = Da dove viene la tua prima carta?
ask-left = Hai ancora { $left } su { $full }.
ask-defeat = Questo colpo ti sconfiggerebbe e darebbe 1 punto onore a { $by }.

## Il tavolo

table-turn = { $you ->
    [seat] Turno { $turn } · tocca a te
   *[nobody] Turno { $turn } · tocca a { $seat }
}
table-phase = { $phase ->
    [recover] Recupero
    [draw] Pesca
    [discard] Scarto
   *[play] Gioco
}
table-deck = Mazzo { $count }
table-pile-empty = Nessuno scarto
table-pile = Scarti { $count }, in cima:
table-playing = si gioca:
table-you = tu
table-difficulty = Difficoltà { $difficulty }
table-on-turn = di turno
table-asked = decide
table-known = sai che ha in mano:
table-known-to-all = si sa che ha in mano:
table-unknown-role = ruolo ?
table-since = Dalla tua ultima decisione
table-beginning = Finora
table-hand = La tua mano, { $cards }
table-hand-empty = La tua mano è vuota.
table-weapon = Difficoltà { $reach }, { $wounds }
table-reaches = raggiunge { $names }
table-reaches-nobody = non raggiunge nessuno
table-reaches-everybody = raggiunge tutti
table-choices = Puoi
table-prompt = La tua scelta (? per l'aiuto):

## La fine

result-title = La partita è finita
result-cause-defeat = { $seat } ha dato a { $by } il suo ultimo punto onore.
result-cause-deck = Il mazzo è finito. Senza onore: { $without }.
result-cause-property = Una proprietà ha tolto l'ultimo punto onore. Senza onore: { $without }.
result-cause-swordmaster = { $by } ha sconfitto { $seat }, e una sola persona al tavolo ha ancora resistenza: { $swordmaster }.
result-cause-swordmaster_refused = { $by } ha sconfitto { $seat } della stessa squadra, e una sola persona al tavolo ha ancora resistenza: nessuna Vittoria del Maestro di Spada.
result-won-by-score = Vince: { $team }, { $points }: il punteggio più alto.
result-won-by-tie = Vince: { $team }, { $points }: a pari punteggio questa squadra viene prima.
result-won-by-swordmaster = Vince: { $team }, con la Vittoria del Maestro di Spada, qualunque sia il punteggio.
result-you-won = Sei dalla parte di chi vince.
result-you-lost = Non sei dalla parte di chi vince.
result-seed = La stessa partita di nuovo:
result-prompt = Invio per uscire; log, pile e save FILE valgono ancora:

## Sedersi e passare la tastiera

greet-title = Samurai Sword a un tavolo esatto.
greet-language = Lingua: en English, de Deutsch, it Italiano
greet-players = Quanti giocano, da { $least } a { $most }?
greet-players-again = Un numero da { $least } a { $most }, per favore.
greet-language-again = en, de o it, per favore.
greet-you = Sei { $character } al posto { $seat }, e il tuo ruolo è { $role }.
greet-help = Un numero sceglie, ? aiuta.
hand-over = Passa la tastiera a { $name } (posto { $seat }). Nessun altro dovrebbe guardare.
hand-over-prompt = { $name }: premi Invio.
hand-over-end = La partita è finita. Tutti possono guardare.

## Comandi al tavolo

help-choose = scegli con il numero o con la notazione breve accanto a ogni scelta
help-why = perché una cosa non si può fare, e per quale regola: why bo>3
help-explain = perché ti si chiede questo: che cosa deve ancora succedere
help-table = disegna di nuovo il tavolo
help-who = i personaggi al tavolo e quello che sanno fare
help-cards = tutte le carte e quello che fanno
help-pile = tutta la pila degli scarti
help-log = tutto quello che è successo
help-rules = un paragrafo delle regole (in inglese): rules 5.3
help-save = scrivi la partita in un file
help-quit = lascia la partita
help-marks = Segni: ▲ arma, ◆ azione, ■ proprietà, ✿ onore, ● resistenza, ○ resistenza persa, ★ stelle di un Ninja.
why-offered = Questo lo puoi fare.
why-missing = Scrivi che cosa vorresti fare, per esempio: why bo>3
pile-title = Pila degli scarti, { $cards }, prima quella in cima
log-title = Che cosa è successo
cards-copies = × { $count }
rules-missing = Non c'è un paragrafo { $number }. Capitoli: { $chapters }.
rules-absent = La pagina delle regole non è installata.
save-missing = Scrivi dove: save partita.chanbara
save-secrets = La partita continua, e il file contiene ogni carta e ogni ruolo nascosto. Salvare lo stesso? s o n [n]
save-yes = s
save-not = Non salvata.
save-exists = { $path } esiste già; scegli un altro nome.
save-failed = { $path } non si può scrivere: { $reason }
save-done = Salvata: { $path }
unknown-choice = «{ $text }» non è tra le scelte.
unknown-hint = Scrivi un numero da 1 a { $count }, oppure ? per l'aiuto.

## Quello che deve ancora succedere: una frase per ogni tipo di passo

explain-title = Perché decide { $seat }, prima quello che succede subito
explain-title-you = Perché decidi tu, prima quello che succede subito
explain-over = La partita è finita; non deve succedere più nulla.
step-otherwise = altrimenti:
step-met = e in tal caso:
step-turn = { $you ->
    [seat] Poi tocca a te.
   *[nobody] Poi tocca a { $seat }.
}
step-recover-phase = { $you ->
    [seat] Recupero: senza resistenza la riprendi tutta.
   *[nobody] Recupero: senza resistenza { $seat } la riprende tutta.
}
step-draw-phase = { $you ->
    [seat] Pesca: peschi carte.
   *[nobody] Pesca: { $seat } pesca carte.
}
step-play-phase = { $you ->
    [seat] Gioco: puoi giocare carte finché non finisci il turno.
   *[nobody] Gioco: { $seat } può giocare carte finché il turno non finisce.
}
step-discard-phase = { $you ->
    [seat] Scarto: tieni al massimo { $limit }.
   *[nobody] Scarto: { $seat } tiene al massimo { $limit }.
}
step-settle = La carta giocata va tra gli scarti.
step-demand-parry = { $you ->
    [seat] { $source }: puoi parare;
   *[nobody] { $source }: { $seat } può parare;
}
step-demand-weapon = { $you ->
    [seat] { $source }: puoi scartare un'arma;
   *[nobody] { $source }: { $seat } può scartare un'arma;
}
step-challenge-parry = { $you ->
    [seat] { $source }: poi pari o subisci una ferita.
   *[nobody] { $source }: poi { $seat } para o subisce una ferita.
}
step-challenge-weapon = { $you ->
    [seat] { $source }: poi scarti un'arma o subisci una ferita.
   *[nobody] { $source }: poi { $seat } scarta un'arma o subisce una ferita.
}
step-strike = { $you ->
    [seat] { $source } di { $other } ti colpisce.
    [other] La tua arma { $source } colpisce { $seat }.
   *[nobody] { $source } di { $other } colpisce { $seat }.
}
step-wound = { $you ->
    [seat] Per { $source } subisci { $wounds }.
   *[nobody] Per { $source } { $seat } subisce { $wounds }.
}
step-defeat = { $you ->
    [seat] { $other } ti sconfigge.
    [other] Sconfiggi { $seat }.
   *[nobody] { $other } sconfigge { $seat }.
}
step-draw = { $you ->
    [seat] Peschi { $amount }.
   *[nobody] { $seat } pesca { $amount }.
}
step-recover = { $you ->
    [seat] Riprendi tutta la resistenza.
   *[nobody] { $seat } riprende tutta la resistenza.
}
step-take-card = { $you ->
    [seat] Prendi una carta a caso a { $other }.
    [other] { $seat } ti prende una carta a caso.
   *[nobody] { $seat } prende una carta a caso a { $other }.
}
step-strip = { $you ->
    [seat] Dalla tua mano si scarta una carta a caso.
   *[nobody] Dalla mano di { $seat } si scarta una carta a caso.
}
step-strip-property = { $you ->
    [seat] La tua carta { $prop } va tra gli scarti.
   *[nobody] { $prop } di { $seat } va tra gli scarti.
}
step-flip = { $you ->
    [seat] Giri la prima carta del mazzo; un'arma decide.
   *[nobody] { $seat } gira la prima carta del mazzo; un'arma decide.
}
step-pass-left = { $you ->
    [seat] { $prop } passa da te a sinistra.
   *[nobody] { $prop } passa da { $seat } a sinistra.
}
step-forfeit = { $you ->
    [seat] Perdi 1 punto onore, e { $prop } va tra gli scarti.
   *[nobody] { $seat } perde 1 punto onore, e { $prop } va tra gli scarti.
}
step-forfeit-free = { $you ->
    [seat] La tua carta { $prop } va tra gli scarti; il tuo onore resta.
   *[nobody] { $prop } di { $seat } va tra gli scarti; nessun onore si perde.
}
