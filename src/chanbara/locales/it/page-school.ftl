### La scuola nel browser.

## La sua porta

school-title = Scuola
school-heading = Impara giocando
school-promise = Niente da leggere prima. Un maestro siede accanto a te a un tavolo vero, dice ciò che conta e aspetta che tu l’abbia fatto.
school-lesson-title = Una prima partita
school-lesson-about = Quattro giocatori, una distribuzione vera, circa dieci minuti. Sei lo Shogun e incontri, un passo alla volta, tutto ciò che succede a un tavolo; poi la partita è tua.
school-lesson-go = Comincia la prima partita
school-duel-title = Un primo duello
school-duel-about = Tu contro un nemico, con dadi e carte. Qualche round per imparare che cosa sono una combo, un colpo a segno e un contrattacco.
school-duel-go = Comincia il primo duello
school-puzzles = Rompicapi
school-puzzles-about = Una posizione, un obiettivo. La soluzione vale qualunque cosa abbiano in mano gli altri, ed è dimostrata.
school-puzzles-go = Ai rompicapi
school-begun = in corso
school-finished = fatto
school-resume = Riprendi
school-solved-count = { $solved } su { $count } risolti
school-play-now = Gioca una partita
school-duel-now = Scegli un duello
school-leave = Alla scuola
school-step = passo { $step } di { $steps }
school-free = la tua partita
school-back = Indietro
school-restart = Ricomincia
school-restart-sure = Davvero da capo?

## I moduli del duello

introductions-title = I moduli del duello
introductions-about = Duelli brevi, di circa due minuti. Ognuno comincia nel momento in cui conta di più un modulo, un avversario o l’ambiente.
introduction-duel = Duello: { $name }
introduction-next = Avanti: { $name }
introduction-rules = Le regole complete

## Il maestro

coach = Maestro
coach-watch = Guarda che cosa fanno gli altri.
coach-quiet = Tocca a te scegliere. Non vedo nulla da aggiungere.
coach-heed = Va bene
coach-more = Avanti
coach-insist = Fallo lo stesso
coach-cannot = In una lezione non si può.

## Consigli per chi comincia

tips-title = Cinque consigli per chi comincia
tip-1 = A mano vuota sei al sicuro.
    .text = Senza carte in mano sei indifeso e nessuna arma può prenderti di mira. Se puoi, gioca anche l’ultima carta. Se si nasconde così un altro, fagli pescare una carta con Respirazione o Cerimonia del tè: torna subito un bersaglio.
tip-2 = Metti presto in gioco le proprietà.
    .text = In mano occupano solo posto, davanti a te conta ogni copia. Bastano due Concentrazione o due Estrazione veloce per rendere micidiale un solo turno.
tip-3 = Tieni d’occhio l’onore, soprattutto quello del Ronin.
    .text = In 6 o 7 giocatori i suoi punti valgono il triplo. Scopri presto chi gioca dalla tua parte, non lasciare molto onore a chi non ti convince e ricorda chi sacrifica un Daimyo solo per pescare: a un Ronin, alla fine, non vale nulla.
tip-4 = Se sei il Ronin, prendi in prestito un altro ruolo.
    .text = Scegli all’inizio Samurai o Ninja, resta coerente e semina dubbi in quella squadra. Togli la maschera tardi: verso la fine ogni giocatore debole è una buona preda, di qualunque squadra sia.
tip-5 = Spiega le tue mosse.
    .text = Si parla liberamente, tranne che delle carte in mano. Una buona spiegazione per un attacco ti protegge più di un’Armatura, e al Ronin serve più che a tutti.

## Rompicapi

puzzles-title = Rompicapi
puzzles-promise = Ognuno comincia da una posizione che può capitare al tavolo. Trova ciò che funziona qualunque cosa sia nascosta; ciò che non funziona viene smentito davanti ai tuoi occhi.
puzzles-next = Avanti: { $title }
puzzles-kind-win = In un turno
puzzles-kind-win-about = Raggiungi l’obiettivo prima che finisca il tuo turno.
puzzles-kind-defence = La difesa più sicura
puzzles-kind-defence-about = Qualcuno attacca, o lo farà. Resisti, qualunque cosa abbiano in mano.
puzzles-kind-duel = Tattica del duello
puzzles-kind-duel-about = La scelta migliore in un duello, con probabilità esatte.
puzzles-kind-ronin = Chi è il Ronin?
puzzles-kind-ronin-about = Guarda che cosa si sono fatti l’un l’altro e indica chi è.
puzzles-kind-samurai = Chi è il Samurai?
puzzles-kind-samurai-about = Guarda chi risparmiano e chi attaccano, e indica il Samurai.
puzzles-kind-ninja = Chi è il Ninja?
puzzles-kind-ninja-about = Anche tu sei un Ninja. Scopri chi è dalla tua parte.
puzzles-solved = risolto
puzzles-rating = punteggio { $rating }
puzzles-counted = { $solved } su { $all } risolti
puzzles-group = Raggruppa per
puzzles-group-theme = Tema
puzzles-group-kind = Compito
puzzles-group-rating = Punteggio
puzzles-show-open = Nascondi quelli risolti
puzzles-game = Gioco
puzzles-game-all = Entrambi
puzzles-game-sword = Samurai Sword
puzzles-game-duel = Duelli
puzzles-rating-about = Il numero è il punteggio: più è alto, più è difficile.
puzzles-all-solved = Questi sono tutti risolti.
puzzles-rating-easy = Sotto 1300
puzzles-rating-middle = Da 1300 a 1690
puzzles-rating-hard = Da 1700 in su
puzzles-theme-reach = Portata
puzzles-theme-order = Ordine di gioco
puzzles-theme-finish = Colpo di grazia
puzzles-theme-parry = Parate
puzzles-theme-harmless = Indifesi
puzzles-theme-honor = Onore e mazzo
puzzles-theme-inference = Carte nascoste
puzzles-theme-deduction = Chi è chi
puzzles-theme-margin = Colpo e margine
puzzles-theme-guard = Guardia
puzzles-theme-sacrifice = Sacrificio
puzzles-theme-odds = Le probabilità migliori
puzzles-theme-planning = Round interi

puzzle-goal = Obiettivo
puzzle-again = Riprova
puzzle-solution = Mostra la soluzione
puzzle-solution-shown = La soluzione: { $acts }
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapi
puzzle-reset = Da capo
puzzle-is-solved = Risolto.
puzzle-is-failed = Così non funziona.
puzzle-is-worse = Riesce nel { $percent }% dei casi. C’è una scelta migliore.
puzzle-is-another = Qualcun altro è più probabile.
puzzle-proved-every = Dimostrato per ogni disposizione delle carte nascoste: { $worlds } in tutto.
puzzle-proved-drawn = Dimostrato per { $worlds } disposizioni delle carte nascoste, estratte a caso.
puzzle-fails-in = Le carte nascoste possono stare in { $worlds } modi, e in { $fails } di questi non funziona. Eccone uno:
puzzle-holds = { $seat } ha { $cards }.
puzzle-holds-nothing = { $seat } non ha carte.
puzzle-holds-as = { $seat } è { $role } e ha { $cards }.
puzzle-draws = Pescato dal mazzo: { $cards }.
puzzle-then = Poi va così:
puzzle-others = Altre prime mosse
puzzle-other-fails = { $act }: fallisce in { $fails } di questi
puzzle-chances = Con che probabilità ogni scelta raggiunge l’obiettivo
puzzle-chance = { $percent }%
puzzle-sure-exists = C’è una scelta che funziona sempre.
puzzle-unseen = Carte che non vedi
puzzle-unseen-about = Sono in mano agli altri o nel mazzo.
puzzle-history = Che cosa è successo
puzzle-story-first = All’inizio
puzzle-story-back = Indietro
puzzle-story-on = Avanti
puzzle-story-last = Alla fine
puzzle-story-at = { $at } di { $last }
puzzle-posterior = Quanto è probabile ogni ruolo per ciascuno
puzzle-model = Queste probabilità presumono che gli altri giochino come il nostro bot «detective»: ognuno fa ciò che è meglio per la propria squadra, secondo ciò che si era visto fino ad allora, con qualche errore. Prima della prima mossa valgono le probabilità della distribuzione.

## Le mosse di una soluzione

act-play = gioca { $card }
act-play-on = gioca { $card } su { $seat }
act-play-on-property = gioca { $card } su { $property } di { $seat }
act-parry = para con { $card }
act-parry-on = scarta { $card } come parata
act-discard = scarta { $card }
act-discard-on = scarta { $card }
act-take = prendi { $card }
act-take-on = prendi { $card } da { $seat }
act-choose-on = scegli { $seat }
act-use = usa la tua abilità
act-use-on-property = usa la tua abilità su { $property } di { $seat }
act-use-on = usa la tua abilità su { $seat }
act-draw = pesca dal mazzo
act-pass = lascia che accada
act-end = finisci il turno
act-escape = gioca { $card } per restarne fuori
act-show = mostra { $card }
act-reveal = gira un’altra carta
act-count = fai valere { $card }
act-duel-play = gioca { $name }
act-duel-foresee = prevedi
act-duel-guard = compra guardia
act-duel-gisei = usa Gisei
act-duel-environment = usa il luogo
act-duel-release = usa il dado rosso
act-duel-extra = pesca una carta in più
act-duel-mulligan = cambia tutte le carte
act-duel-step = muovi il segnalino Bushido
act-duel-bokken = paga vita per { $name }
act-duel-spend = spendi un punto per { $name }
act-duel-hit = colpisci con { $name }
act-duel-target = attacca il nemico { $number }
act-duel-pass = avanti
act-duel-combo = { $way ->
    [die] alza il dado rosso
    [qi] recupera Qi
    [step] muovi il segnalino Bushido
   *[other] prendi una carta speciale
}
act-duel-penalty = { $way ->
    [life] perdi vita
    [qi] perdi Qi
    [die] abbassa il dado rosso
   *[other] togli { $name }
}
