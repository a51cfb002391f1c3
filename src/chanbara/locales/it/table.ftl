### Il tavolo nel terminale: quello che mostra, quello che chiede e quello che racconta.
### $you dice chi dei nominati legge: seat, other, both o nobody; self vuol dire che seat e other sono la stessa
### persona, ma non chi legge.

## Quantità, come stanno all’interno di una frase

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
amount-counters = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
amount-honor = { $count ->
    [one] { $count } punto onore
   *[other] { $count } punti onore
}

several = { $what } ×{ $count }
in-a-row = { $before } { $then }

## Quello che si cerca girando una carta

wanted-weapon = un’arma
wanted-symbol = il simbolo { $symbol }

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
event-drew-cards = { $you ->
    [seat] Peschi { $cards }.
   *[nobody] { $seat } pesca { $cards }.
}
event-took-discard = { $you ->
    [seat] Prendi { $card } dagli scarti.
   *[nobody] { $seat } prende { $card } dagli scarti.
}
event-played-weapon = { $you ->
    [both] Rivolgi { $card } contro di te.
    [self] { $seat } rivolge { $card } contro di sé.
    [seat] Attacchi { $other } con { $card }.
    [other] { $seat } ti attacca con { $card }.
   *[nobody] { $seat } attacca { $other } con { $card }.
}
event-played-action = { $you ->
    [seat] Giochi { $card }.
   *[nobody] { $seat } gioca { $card }.
}
event-played-action-on = { $you ->
    [seat] Giochi { $card } e scegli { $other }.
    [other] { $seat } gioca { $card } e sceglie te.
   *[nobody] { $seat } gioca { $card } e sceglie { $other }.
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
    [seat] Giochi { $card } su { $other }.
    [other] { $seat } gioca { $card } su di te.
   *[nobody] { $seat } gioca { $card } su { $other }.
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
    [both] Perdi { $lost }.
    [seat] Perdi { $lost }.
   *[nobody] { $seat } perde { $lost }.
}
event-resilience-paid = { $you ->
    [seat] Paghi { $lost }.
   *[nobody] { $seat } paga { $lost }.
}
event-defeated = { $you ->
    [both] Cadi per mano tua.
    [self] { $seat } cade per mano propria.
    [seat] { $other } ti sconfigge.
    [other] Sconfiggi { $seat }.
   *[nobody] { $other } sconfigge { $seat }.
}
event-honor-given = { $you ->
    [seat] { $other } riceve 1 punto onore da te.
    [other] Ricevi 1 punto onore da { $seat }.
   *[nobody] { $other } riceve 1 punto onore da { $seat }.
}
event-honor-lost = { $you ->
    [seat] Perdi 1 punto onore.
   *[nobody] { $seat } perde 1 punto onore.
}
event-deck-renewed = Il mazzo è finito: gli scarti vengono mescolati e diventano il nuovo mazzo ({ $size }).
event-card-taken = { $seat } prende una carta dalla mano di { $other }.
event-card-taken-known = { $you ->
    [seat] Prendi { $card } dalla mano di { $other }.
    [other] { $seat } ti prende { $card }.
   *[nobody] { $seat } prende { $card } dalla mano di { $other }.
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
    [seat] { $other } riceve { $card } da te.
    [other] Ricevi { $card } da { $seat }.
   *[nobody] { $other } riceve { $card } da { $seat }.
}
event-counted = { $you ->
    [seat] Fai valere { $card }.
   *[nobody] { $seat } fa valere { $card }.
}
event-flipped = { $you ->
    [seat] Giri { $card }.
   *[nobody] { $seat } gira { $card }.
}
event-escaped = { $you ->
    [seat] Giochi { $card } ed eviti { $source }.
   *[nobody] { $seat } gioca { $card } ed evita { $source }.
}
event-attack-foiled = { $you ->
    [seat] L’attacco contro di te va a vuoto.
   *[nobody] L’attacco contro { $seat } va a vuoto.
}
event-honor-gained = { $you ->
    [seat] Guadagni 1 punto onore.
   *[nobody] { $seat } guadagna 1 punto onore.
}
event-buried = { $you ->
    [seat] Banzai: scarti dal mazzo { $cards }.
   *[nobody] Banzai: { $seat } scarta dal mazzo { $cards }.
}
event-property-taken = { $you ->
    [both] Riprendi in mano la tua proprietà { $card }.
    [self] { $seat } riprende in mano la propria proprietà { $card }.
    [seat] Prendi in mano { $card } di { $other }.
    [other] { $seat } prende in mano la tua proprietà { $card }.
   *[nobody] { $seat } prende in mano { $card } di { $other }.
}
event-weapon-returned = { $you ->
    [seat] { $card } torna nella tua mano.
   *[nobody] { $card } torna nella mano di { $seat }.
}
event-sealed = { $you ->
    [seat] Scegli di mostrare { $card }.
   *[nobody] { $seat } ha scelto una carta da mostrare.
}
event-shown = { $you ->
    [seat] Mostri { $card }.
   *[nobody] { $seat } mostra { $card }.
}
event-shown-taken = { $you ->
    [seat] Prendi { $card } da { $other }.
    [other] { $seat } ti prende { $card }.
   *[nobody] { $seat } prende { $card } da { $other }.
}
event-ended = La partita è finita. Vittoria: { $winner }.

## Che cosa fanno solo le carte personali

cause-ability = Un’abilità
event-looked-role = { $you ->
    [seat] Guardi la carta ruolo di { $other }.
    [other] { $seat } guarda la tua carta ruolo.
   *[nobody] { $seat } guarda la carta ruolo di { $other }.
}
event-looked-role-known = { $you ->
    [seat] Guardi la carta ruolo di { $other }: { $role }.
    [other] { $seat } guarda la tua carta ruolo: { $role }.
   *[nobody] { $seat } guarda la carta ruolo di { $other }: { $role }.
}
event-looked-hand = { $you ->
    [seat] Guardi la mano di { $other }.
    [other] { $seat } guarda la tua mano.
   *[nobody] { $seat } guarda la mano di { $other }.
}
event-looked-hand-known = { $you ->
    [seat] Guardi la mano di { $other }: { $cards }.
    [other] { $seat } guarda la tua mano: { $cards }.
   *[nobody] { $seat } guarda la mano di { $other }: { $cards }.
}
event-properties-swapped = { $you ->
    [seat] Scambi tutte le proprietà con { $other }.
    [other] { $seat } scambia tutte le proprietà con te.
   *[nobody] { $seat } scambia tutte le proprietà con { $other }.
}
event-counters-changed = { $you ->
    [seat] Ora la tua carta { $card } ha { $counters }.
   *[nobody] Ora { $card } di { $seat } ha { $counters }.
}
event-put-off-turn-end = { $you ->
    [seat] { $cause }: per te il resto accade alla fine di questo turno.
   *[nobody] { $cause }: per { $seat } il resto accade alla fine di questo turno.
}
event-put-off-next-turn = { $you ->
    [seat] { $cause }: il resto accade nel tuo prossimo turno.
   *[nobody] { $cause }: il resto accade nel prossimo turno di { $seat }.
}
event-came-due = { $you ->
    [seat] { $cause }: per te accade ora ciò che era rimandato.
   *[nobody] { $cause }: per { $seat } accade ora ciò che era rimandato.
}

## Quello che puoi fare: una frase per ogni tipo di scelta

option-strike = Attacca { $target } con { $card } ({ $wounds }, Difficoltà { $difficulty })
option-play = Gioca { $card }
option-play-for = Gioca { $card } a favore di { $target }
option-play-hand = Gioca { $card } contro la mano di { $target } ({ $cards })
option-play-property = Gioca { $card } contro { $property } di { $target }
option-play-own-property = Gioca { $card } contro la tua proprietà { $property }
option-lay = Metti { $card } davanti a te
option-lay-at = Gioca { $card } su { $target }
option-lay-own = Metti { $card } davanti a te
option-use = Usa la tua abilità
option-end = Finisci il turno
option-parry = Para con { $card }
option-discard = Scarta { $card }
option-take = Prendi { $card } dagli scarti
option-draw = Pesca dal mazzo
option-strike-own = Rivolgi { $card } contro di te ({ $wounds })
option-play-against = Gioca { $card } contro { $target }
option-use-at = Usa la tua abilità su { $card } di { $target }
option-use-own = Usa la tua abilità sulla tua proprietà { $card }
option-parry-own = Para scartando la tua proprietà { $card }
option-discard-own = Scarta la tua proprietà { $card } invece di perdere 1 punto resistenza
option-take-at = Prendi { $card } da { $target }
option-escape = Gioca { $card } per evitarne l’effetto
option-show = Mostra { $card }
option-choose-at = { $target } pesca
option-choose-own = Peschi tu
option-reveal = Gira un’altra carta
option-count = Fai valere { $card }
option-pass-absorb = Perdi { $lost }
option-pass-escape = Lascia che accada
option-pass-may_draw = Non pescare
option-pass-wounds = { $source ->
    [weapon] Subisci il colpo: { $wounds }
   *[other] Subisci { $wounds }
}
option-pass-honor = Scarta { $card } e perdi 1 punto onore
option-pass-free = Scarta { $card }

## Quello che ti si chiede

ask-play = Tocca a te. Armi giocate in questo turno: { $played } su { $limit }.
ask-parry-weapon = { $by } ti attacca. Pari o subisci il colpo?
ask-parry-action = { $by } gioca { $card }. Pari o subisci { $wounds }?
ask-weapon-action = { $by } gioca { $card }. Scarti un’arma o subisci { $wounds }?
ask-weapon-property = { $card }: la carta girata è un’arma. Scarti un’arma e passi { $card } a sinistra, o perdi 1 punto onore?
ask-weapon-property-free = { $card }: la carta girata è un’arma. Scarti un’arma e passi { $card } a sinistra, o scarti { $card }?
ask-discard = Hai { $cards } in mano. Scarta una carta alla volta finché te ne restano { $limit }.
ask-first_draw = Da dove viene la tua prima carta?
ask-parry-weapon-steel = { $by } ti attacca con { $card }. Pari con un’arma o subisci il colpo?
ask-give_up = Quale carta scarti?
ask-absorb = Stai per perdere { $lost }. Scarti una proprietà al posto di un punto?
ask-escape = { $by } gioca { $card }, e stai per subirne l’effetto. Giochi una carta per evitarlo?
ask-may_draw = Peschi una carta?
ask-grant = Chi pesca una carta?
ask-show = Quale carta mostri?
ask-pick = Quale carta prendi?
ask-reveal = Quale carta vale? Si guarda se esce { $wanted }.
ask-left = Hai ancora { $left } su { $full }.
ask-defeat = Questo colpo ti sconfiggerebbe, e { $by } guadagnerebbe 1 punto onore.

## Il tavolo

table-turn = { $you ->
    [seat] Turno { $turn } · tocca a te
   *[nobody] Turno { $turn } · { $seat }
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
table-asked = deve rispondere
table-known = sai che ha in mano:
table-known-to-all = tutti sanno che ha in mano:
table-unknown-role = ruolo ignoto
table-since = Dalla tua ultima decisione
table-beginning = Finora
table-hand = La tua mano, { $cards }
table-hand-empty = La tua mano è vuota.
table-weapon = Difficoltà { $reach }, { $wounds }
table-weapon-counts = Difficoltà { $reach }, ferite secondo il bersaglio
table-reaches = raggiunge { $names }
table-reaches-nobody = non raggiunge nessuno
table-reaches-everybody = raggiunge tutti
table-choices = Le tue scelte
table-prompt = La tua scelta (? per l’aiuto):

## La fine

result-title = La partita è finita
result-cause-defeat = { $by } ha preso l’ultimo punto onore di { $seat }.
result-cause-deck = Il mazzo è finito. Senza onore: { $without }.
result-cause-property = Una proprietà ha tolto l’ultimo punto onore. Senza onore: { $without }.
result-cause-card = Una carta ha tolto l’ultimo punto onore. Senza onore: { $without }.
result-cause-swordmaster = { $by } ha sconfitto { $seat }, e ora solo { $swordmaster } ha ancora resistenza.
result-cause-swordmaster_refused = { $by } ha sconfitto { $seat } della stessa squadra, e una sola persona al tavolo ha ancora resistenza: nessuna Vittoria del Maestro di Spada.
result-won-by-score = Vittoria d’onore: { $team }, con { $points }, il punteggio più alto.
result-won-by-tie = Vittoria d’onore: { $team }, con { $points }; a parità questa squadra viene prima.
result-won-by-swordmaster = Vittoria del Maestro di Spada: { $team }, qualunque sia il punteggio.
result-you-won = Hai vinto.
result-you-lost = Hai perso.
result-seed = La stessa partita di nuovo:
result-prompt = Invio per uscire; log, pile e save FILE funzionano ancora:

## Sedersi e passare la tastiera

greet-title = Samurai Sword, con le regole esatte.
greet-language = Lingua: en English, de Deutsch, it Italiano
greet-rising-sun = Con l’espansione Rising Sun, sì o no?
greet-rising-sun-again = Rispondi sì o no.
greet-yes = sì
greet-no = no
greet-players = In quanti giocate, da { $least } a { $most }?
greet-players-again = Un numero da { $least } a { $most }, per favore.
greet-language-again = en, de o it, per favore.
greet-you = Sei { $character } al posto { $seat }, e il tuo ruolo è { $role }.
greet-help = Scrivi un numero per scegliere, ? per l’aiuto.
hand-over = Passa la tastiera a { $name } (posto { $seat }). Gli altri non guardino.
hand-over-prompt = { $name }: premi Invio.
hand-over-end = La partita è finita. Tutti possono guardare.

## Comandi al tavolo

help-choose = scegli con il numero o con la notazione breve accanto a ogni scelta
help-why = perché una cosa non si può fare, e per quale regola: why bo>3
help-explain = perché devi decidere, e che cosa succede dopo
help-table = mostra di nuovo il tavolo
help-who = i personaggi al tavolo e quello che sanno fare
help-suspects = quanto è probabile ogni ruolo secondo quello che hai visto, gli indizi e quanto fidarsene
help-hint = le scelte migliori, provate in mondi possibili
help-cards = tutte le carte e quello che fanno
help-pile = tutta la pila degli scarti
help-log = tutto quello che è successo
help-rules = un paragrafo delle regole: rules 5.3
help-summary = la carta riassuntiva: turno, ruoli, onore, parità, simboli
help-tips = cinque consigli per chi comincia
help-save = salva la partita in un file
help-quit = lascia la partita
help-marks = Segni: ▲ arma, ◆ azione, ■ proprietà, ✿ onore, ● resistenza, ○ resistenza persa, ★ stelle di un ruolo.
why-offered = Questo lo puoi fare.
why-missing = Scrivi che cosa vorresti fare, per esempio: why bo>3
pile-title = Pila degli scarti, { $cards }, prima quella in cima
log-title = Che cosa è successo
cards-copies = × { $count }
rules-missing = Non c’è un paragrafo { $number }. Capitoli: { $chapters }.
rules-absent = La pagina delle regole non è installata.
save-missing = Scrivi dove: save partita.chanbara
save-secrets = La partita è ancora in corso, e il file contiene ogni carta e ogni ruolo nascosto. Salvare lo stesso? s o n [n]
save-yes = s
save-not = Non salvata.
save-exists = { $path } esiste già; scegli un altro nome.
save-failed = { $path } non si può scrivere: { $reason }
save-done = Salvata: { $path }
unknown-choice = «{ $text }» non è tra le scelte.
unknown-hint = Scrivi un numero da 1 a { $count }, oppure ? per l’aiuto.

## Quello che deve ancora succedere: una frase per ogni tipo di passo

explain-title = Perché decide { $seat } (in cima quello che succede subito)
explain-title-you = Perché decidi tu (in cima quello che succede subito)
explain-over = La partita è finita; non deve succedere più nulla.
step-otherwise = altrimenti:
step-met = e in tal caso:
step-hit = se esce:
step-miss = se non esce:
step-turn = { $you ->
    [seat] Poi tocca a te.
   *[nobody] Poi tocca a { $seat }.
}
step-recover-phase = { $you ->
    [seat] Recupero: se sei senza resistenza, la recuperi tutta.
   *[nobody] Recupero: se { $seat } è senza resistenza, la recupera tutta.
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
step-stop-turn = { $you ->
    [seat] Il tuo turno finisce subito.
   *[nobody] Il turno di { $seat } finisce subito.
}
step-settle = La carta giocata va tra gli scarti.
step-demand-parry = { $you ->
    [seat] { $source }: puoi parare;
   *[nobody] { $source }: { $seat } può parare;
}
step-demand-weapon = { $you ->
    [seat] { $source }: puoi scartare un’arma;
   *[nobody] { $source }: { $seat } può scartare un’arma;
}
step-challenge-parry = { $you ->
    [seat] { $source }: poi pari o subisci una ferita.
   *[nobody] { $source }: poi { $seat } para o subisce una ferita.
}
step-challenge-weapon = { $you ->
    [seat] { $source }: poi scarti un’arma o subisci una ferita.
   *[nobody] { $source }: poi { $seat } scarta un’arma o subisce una ferita.
}
step-strike = { $you ->
    [both] La tua arma { $source } colpisce te.
    [self] { $seat } si colpisce con { $source }.
    [seat] { $source } di { $other } ti colpisce.
    [other] La tua arma { $source } colpisce { $seat }.
   *[nobody] { $source } di { $other } colpisce { $seat }.
}
step-wound = { $you ->
    [seat] { $source } ti infligge { $wounds }.
   *[nobody] { $source } infligge { $wounds } a { $seat }.
}
step-defeat = { $you ->
    [both] Cadi per mano tua.
    [self] { $seat } cade per mano propria.
    [seat] { $other } ti sconfigge.
    [other] Sconfiggi { $seat }.
   *[nobody] { $other } sconfigge { $seat }.
}
step-draw = { $you ->
    [seat] Peschi { $amount }.
   *[nobody] { $seat } pesca { $amount }.
}
step-recover = { $you ->
    [seat] Recuperi tutta la resistenza.
   *[nobody] { $seat } recupera tutta la resistenza.
}
step-take-card = { $you ->
    [seat] Prendi una carta a caso dalla mano di { $other }.
    [other] { $seat } ti prende una carta a caso.
   *[nobody] { $seat } prende una carta a caso dalla mano di { $other }.
}
step-strip = { $you ->
    [seat] Dalla tua mano si scarta una carta a caso.
   *[nobody] Dalla mano di { $seat } si scarta una carta a caso.
}
step-strip-property = { $you ->
    [seat] La tua carta { $prop } va tra gli scarti.
   *[nobody] { $prop } di { $seat } va tra gli scarti.
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
   *[nobody] { $prop } di { $seat } va tra gli scarti; non si perde onore.
}
step-demand-steel = { $you ->
    [seat] { $source }: puoi parare con un’arma;
   *[nobody] { $source }: { $seat } può parare con un’arma;
}
step-wound-ability = { $you ->
    [seat] { $other } risponde al colpo: subisci { $wounds }.
    [other] Rispondi al colpo: { $seat } subisce { $wounds }.
   *[nobody] { $other } risponde al colpo: { $seat } subisce { $wounds }.
}
step-lose = { $you ->
    [seat] Perdi { $points }.
    [both] Perdi { $points }.
   *[nobody] { $seat } perde { $points }.
}
step-affect = { $you ->
    [seat] { $source }: puoi giocare una carta per evitarne l’effetto;
   *[nobody] { $source }: { $seat } può giocare una carta per evitarne l’effetto;
}
step-banzai = { $you ->
    [seat] Banzai: scarti carte dal mazzo, una per ogni punto resistenza del tuo personaggio.
   *[nobody] Banzai: { $seat } scarta carte dal mazzo, una per ogni punto resistenza del personaggio.
}
step-reveal = { $you ->
    [seat] Giri la prima carta del mazzo: si guarda se esce { $wanted }.
   *[nobody] { $seat } gira la prima carta del mazzo: si guarda se esce { $wanted }.
}
step-reveal-pair = { $you ->
    [seat] Giri le prime due carte del mazzo: si guarda se esce lo stesso simbolo su entrambe.
   *[nobody] { $seat } gira le prime due carte del mazzo: si guarda se esce lo stesso simbolo su entrambe.
}
step-choose = { $you ->
    [seat] Scegli quale carta vale ({ $cards }) o ne giri ancora, al massimo { $left }; si guarda se esce { $wanted }.
   *[nobody] { $seat } sceglie quale carta vale ({ $cards }) o ne gira ancora, al massimo { $left }; si guarda se esce { $wanted }.
}
step-strengthen = { $you ->
    [seat] Recuperi 1 punto resistenza.
   *[nobody] { $seat } recupera 1 punto resistenza.
}
step-may-draw = { $you ->
    [seat] Puoi pescare una carta.
   *[nobody] { $seat } può pescare una carta.
}
step-grant = { $you ->
    [seat] Scegli chi pesca una carta.
   *[nobody] { $seat } sceglie chi pesca una carta.
}
step-give-up = { $you ->
    [seat] Scegli una carta della tua mano e la scarti.
   *[nobody] { $seat } sceglie una carta della propria mano e la scarta.
}
step-return-weapon = { $you ->
    [seat] L’arma torna nella tua mano.
   *[nobody] L’arma torna nella mano di { $seat }.
}
step-pick-up = { $you ->
    [both] Riprendi in mano la tua proprietà { $prop }.
    [self] { $seat } riprende in mano la propria proprietà { $prop }.
    [seat] Prendi in mano { $prop } di { $other }.
    [other] { $seat } prende in mano la tua proprietà { $prop }.
   *[nobody] { $seat } prende in mano { $prop } di { $other }.
}
step-discard-all = { $you ->
    [seat] Tutte le proprietà davanti a te vanno tra gli scarti.
   *[nobody] Tutte le proprietà davanti a { $seat } vanno tra gli scarti.
}
step-while-in-play = { $you ->
    [seat] { $prop }: si controlla se è ancora davanti a te;
   *[nobody] { $prop }: si controlla se è ancora davanti a { $seat };
}
step-bleed = { $you ->
    [seat] Perdi 1 punto resistenza, ma mai l’ultimo.
   *[nobody] { $seat } perde 1 punto resistenza, ma mai l’ultimo.
}
step-foil = { $you ->
    [seat] L’attacco contro di te va a vuoto.
   *[nobody] L’attacco contro { $seat } va a vuoto.
}
step-invite = { $you ->
    [seat] { $source }: poi scegli una carta da mostrare, se non sei indifeso.
   *[nobody] { $source }: poi { $seat } sceglie una carta da mostrare, se non è indifeso.
}
step-seal = { $you ->
    [seat] Scegli una carta da mostrare.
   *[nobody] { $seat } sceglie una carta da mostrare.
}
step-show-all = { $you ->
    [seat] Tutte le carte scelte si mostrano insieme, e tu ne prendi una.
   *[nobody] Tutte le carte scelte si mostrano insieme, e { $seat } ne prende una.
}
step-pick = { $you ->
    [seat] Prendi una delle carte mostrate.
   *[nobody] { $seat } prende una delle carte mostrate.
}
step-then = poi:
step-move-honor = { $you ->
    [seat] Dai { $honor } a { $other }.
    [other] { $seat } ti dà { $honor }.
   *[nobody] { $seat } dà { $honor } a { $other }.
}
step-move-honor-lost = { $you ->
    [seat] Perdi { $honor }.
   *[nobody] { $seat } perde { $honor }.
}
step-move-honor-gained = { $you ->
    [other] Ottieni { $honor }.
   *[nobody] { $other } ottiene { $honor }.
}
step-count-on = { $you ->
    [seat] La tua carta { $card } riceve { $changed }.
   *[nobody] { $card } di { $seat } riceve { $changed }.
}
step-count-off = { $you ->
    [seat] La tua carta { $card } perde { $changed }.
   *[nobody] { $card } di { $seat } perde { $changed }.
}
step-later = { $cause }: il resto è rimandato;
step-due = { $you ->
    [seat] Accade ciò che era rimandato al tuo turno.
   *[nobody] Accade ciò che era rimandato al turno di { $seat }.
}

# Own cards

own-ability-unavailable = Ora non puoi usare questa abilità.

## Sospetti: che cosa si può dedurre, e quanto fidarsene

aid-title = Sospetti
aid-none = Nessuno ha ancora fatto qualcosa che riveli chi è.
aid-clues = Indizi
aid-how = Il numero dice quante volte più probabile è diventato un ruolo per quella sola mossa. Ogni mossa è giudicata per quello che si poteva sapere in quel momento.
aid-factor = { $role } ×{ $factor }
aid-trust = Quanto fidarsene: quando diceva { $said }%, era vero in { $was } casi su 100. Misurato in partite tra bot di ogni genere.
aid-unknown = Con queste carte o regole non si può dedurre nulla.
aid-worlds = Ogni scelta è stata giocata in { $worlds } mondi possibili; da dove ci si ferma la probabilità di vincere è stimata:
aid-wins = { $percent }% di probabilità di vincere
aid-assumed = { $percent }% se { $seat } è { $role }
aid-percent = { $percent }%
aid-parry = Chi potrebbe avere una Parata:
aid-one = Hai una sola scelta.

## A game of before a change of the rules

rules-changed-ended = Le regole sono cambiate da quando questa partita è cominciata. { $change } Per questo la partita è finita senza risultato e non è valutata.
rules-changed-over = Le regole sono cambiate da quando questa partita è stata giocata. { $change } Per questo non si può più mostrare. Il suo risultato resta.
rules-changed-lady-chacha = Lady Chacha ora rivela due carte e le confronta tra loro, come dice la sua carta.
