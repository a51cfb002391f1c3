### Practice in the browser: hints, the puzzle rating, the puzzle of the day, streaks, and progress.

## Hints

puzzle-hint = Suggerimento
puzzle-hint-more = Un altro suggerimento
puzzle-hint-theme-reach = Conta la Difficoltà dal tuo posto a ogni giocatore. Che cosa porterebbe qualcuno a portata?
puzzle-hint-theme-order = Pensa all’ordine: quale carta deve venire per prima, perché dopo è troppo tardi per giocarla?
puzzle-hint-theme-finish = Conta con precisione: quanto serve al colpo di grazia, e come ci arrivi?
puzzle-hint-theme-parry = Conta gli attacchi che possono ancora arrivare. Quale puoi subire senza parare?
puzzle-hint-theme-harmless = Chi è indifeso, e chi potrebbe diventarlo? Nessuna arma può prenderlo di mira, e non conta per la distanza.
puzzle-hint-theme-honor = Conta i punti onore e le carte rimaste nel mazzo. Come può finire la partita, e chi vince allora?
puzzle-hint-theme-inference = Passa in rassegna le carte che non vedi. Che cosa non può avere nessuno?
puzzle-hint-theme-deduction = A chi ha fatto danno ciascuno, e chi ha risparmiato? Confrontalo con ciò che vuole ogni ruolo.
puzzle-hint-theme-margin = Confronta forza e tecnica con la difesa, una alla volta. Di quanto devi superarla?
puzzle-hint-theme-guard = Guarda prima il contrattacco: quanta guardia ti serve per uscirne?
puzzle-hint-theme-sacrifice = Fai i conti da entrambe le parti: a che cosa rinunci, e che cosa ottieni?
puzzle-hint-theme-odds = Qui non c’è niente di certo. Conta che cosa resta nei mazzi e confronta le probabilità di ogni scelta.
puzzle-hint-theme-planning = Pensa fino alla fine del round: che cosa devi avere ancora quando arriva il contrattacco?
puzzle-hint-card = Si tratta della carta evidenziata.
puzzle-hint-either = Si tratta di una delle carte evidenziate.
puzzle-hint-keep = { $count ->
    [one] Si tratta della carta evidenziata. È il momento di usarla?
   *[other] Si tratta delle carte evidenziate. È il momento di usarne una?
}
puzzle-hint-players = Si tratta dei giocatori evidenziati. Confrontali.
puzzle-hint-not = Una possibilità in meno: { $act } non è la scelta migliore.
puzzle-hint-compare = Ci sono solo due possibilità. Calcola che cosa porta ciascuna prima di scegliere.
puzzle-hint-not-this = Il giocatore evidenziato non è quello che cerchi.

## The puzzle rating

practice-rating = Valutazione nei rompicapi: { $points } ± { $doubt }
practice-up = Valutazione nei rompicapi: { $points } (+{ $change })
practice-down = Valutazione nei rompicapi: { $points } (−{ $change })
practice-helped = Risolto con un aiuto: la tua valutazione resta { $points }.
practice-again = Conta solo il primo tentativo: { $points } ± { $doubt }
practice-first = Il tuo primo tentativo conta: { $points } ± { $doubt }
practice-hinted = Con un suggerimento, risolverlo non alza più la tua valutazione.
practice-unrated = Registra un nome per avere una valutazione nei rompicapi.
practice-near = Uno al tuo livello: { $title }

## The puzzle of the day

daily-title = Rompicapo del giorno
daily-about = Uno solo, uguale per tutti. A mezzanotte (UTC) ne arriva un altro.
daily-go = Risolvilo
daily-see = Riguardalo
daily-solved = Risolto oggi.
daily-days = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-none = Risolvilo oggi e comincia una serie di giorni.

## A streak of puzzles

run-title = Serie
run-about = I rompicapi si fanno sempre più difficili. Quanti ne risolvi prima del primo errore? Senza suggerimenti.
run-go = Comincia una serie
run-resume = Continua la serie
run-best = Record: { $count }
run-solved = { $count } di fila
run-next = Prossimo rompicapo
run-over = La tua serie finisce qui: { $count ->
    [0] nessun rompicapo risolto.
    [one] { $count } rompicapo risolto.
   *[other] { $count } rompicapi risolti.
}
run-record = È la tua serie migliore.
run-whole = Tutti e { $count } i rompicapi risolti. La serie è completa.
run-again = Nuova serie

## Progress

progress-title = I miei progressi
progress-go = I miei progressi
progress-about = Questa pagina la vedi solo tu.
progress-nameless = Registra un nome per avere una valutazione nei rompicapi e ritrovare qui i tuoi duelli, le campagne e le serie. Nessun altro li vede.
progress-claim = Registra un nome
progress-rating = Valutazione nei rompicapi
progress-doubt = ± { $doubt }
progress-rated = { $games ->
    [one] Dopo { $games } rompicapo valutato.
   *[other] Dopo { $games } rompicapi valutati.
}
progress-unrated = Il primo rompicapo ti dà una valutazione. Tutti partono da 1500.
progress-line = La valutazione in { $games } rompicapi, da { $first } a { $last }
progress-line-hint = rompicapo per rompicapo, con il margine d’errore
progress-streaks = Serie
progress-days = Giorni di fila
progress-days-best = la più lunga: { $count }
progress-run = Serie migliore
progress-solved = Rompicapi risolti
progress-solved-of = su { $count }
progress-duels = Duelli
progress-duels-none = Nessun duello contato finora. Batti un maestro e comparirà qui, per difficoltà.
progress-duels-go = Scegli un duello
progress-beaten = { $beaten } su { $count } battuti
progress-beaten-by = { $opponent }: vinti { $won } su { $played }
progress-unmet = { $opponent }: non ancora affrontato
progress-sagas = Campagna e clan
progress-sagas-none = Ancora nessuna campagna. Quanti maestri di fila riesci a battere?
progress-saga-won = { $won ->
    [one] { $won } maestro battuto
   *[other] { $won } maestri battuti
}
progress-saga-whole = vinta: { $won } maestri battuti
progress-themes = Che cosa allenare
progress-themes-none = Ancora niente. Qui si raccolgono per tema i rompicapi che sbagli e le scelte costose segnalate nelle analisi delle tue partite.
progress-theme-missed = { $count ->
    [one] { $count } rompicapo sbagliato
   *[other] { $count } rompicapi sbagliati
}
progress-theme-mistakes = { $count ->
    [one] { $count } scelta costosa nelle tue partite
   *[other] { $count } scelte costose nelle tue partite
}
progress-theme-go = Allenati
progress-theme-done = Tutti i suoi rompicapi sono risolti.
progress-mistakes = Scelte costose nelle tue partite
progress-mistakes-hint = { $games ->
    [one] Dall’analisi della tua ultima partita.
   *[other] Dalle analisi delle tue ultime { $games } partite.
}
progress-mistakes-none = Apri l’analisi di una tua partita e lasciala finire. Le scelte che ti sono costate molto compaiono qui.
progress-mistakes-clean = Niente di costoso nelle partite analizzate.
progress-mistake-target = Carta giusta, ma c’era un bersaglio migliore
progress-mistake-card = C’era una carta migliore
progress-mistake-timing = Turno finito troppo presto o troppo tardi
progress-mistake-answer = Una risposta migliore a un attacco
progress-mistake-duel = Una scelta migliore in un duello
progress-mistake-cost = { $count } in tutto, { $percent }% di probabilità di vittoria
progress-mistake-worst = Guarda la più costosa
