### Looking back at a game, in the browser. $seat is the name of a character.

## Arriving

review-title = Rivedi: { $code }
review-heading = Rivedi la partita
review-of-table = Tavolo { $code }
review-of-file = Registrazione { $code }
review-seat = Posto { $number }
review-turns = { $turns ->
    [one] { $turns } turno, { $frames } decisioni
   *[other] { $turns } turni, { $frames } decisioni
}
review-rounds = { $turns ->
    [one] { $turns } round, { $frames } decisioni
   *[other] { $turns } round, { $frames } decisioni
}
review-broken-off = La partita è stata interrotta qui.
review-unfinished = È stata interrotta prima della fine.
review-sealed = Chi era chi e com’è finita resta coperto finché non lo scopri tu. Vedi soltanto ciò che a quel punto era già successo.
review-duel = In un duello nulla è nascosto; solo com’è finito lo scopri quando ci arrivi.
review-duel-look = Rivedilo passo per passo
review-eyes = Con gli occhi di chi guardi?
review-eyes-short = Visto da
review-as-watch = Uno spettatore
review-as-watch-hint = Vedi ciò che vedevano tutti.
review-as-open = Tutte le carte scoperte
review-as-open-hint = Ogni mano e ogni ruolo, dal primo turno.
review-not-over = Non ancora
review-to-table = Al tavolo

## Opening a record

review-open-title = Apri una registrazione · chanbara
review-open-heading = Apri una registrazione
review-open-lead = Una registrazione contiene ogni decisione di una partita. Aprine una e ripercorrila passo per passo, chiunque l’abbia giocata e ovunque.
review-open-choose = Scegli un file
review-open-busy = La partita viene rigiocata…
review-open-drop = oppure trascinalo qui
review-open-where = Le partite giocate su questo server sono tra «Le mie partite»:

## Moving in time

review-time = Linea del tempo
review-where = { $turn }, decisione { $at } di { $last }
review-turn = Turno { $turn }
review-round = Round { $turn }
review-jump = Vai a un turno
review-turn-back = Un turno indietro
review-turn-on = Un turno avanti
review-step-back = Un passo indietro
review-step = Un passo avanti
review-play = Riproduci
review-stop = Ferma
review-bars = Quanto è costata ogni decisione, nel tempo
review-asked = { $seat } deve scegliere.
review-asked-play = Tocca a { $seat }.
review-asked-answer = { $seat } deve rispondere a { $card }.
review-hands = Tutte le mani
review-no-cards = nessuna carta
review-keys = Tasti: sinistra e destra per una decisione, su e giù per un turno, spazio per riprodurre o fermare.

## What there is to read

review-side = Analisi
review-tab-log = Cronaca
review-tab-beliefs = Sospetti
review-tab-plays = Scelte
review-tab-end = Fine

## What the engine thinks

review-analysis = Che cosa poteva dedurre ognuno sugli altri, e quali decisioni sono costate di più? L’analisi usa solo ciò che ogni posto aveva visto. Attenzione: rivela i ruoli.
review-analysis-open = Mostra l’analisi
review-analysis-ended = La connessione si è interrotta prima che l’analisi fosse completa.
review-analysis-failed = Non è stato possibile completare l’analisi.
review-waiting-compiling = L’analisi è in preparazione; la prima volta ci vogliono uno o due minuti.
review-waiting-others = Prima tocca ad altre partite.
review-waiting-busy = L’analisi aspetta che i bot ai tavoli abbiano meno da fare.
review-analysis-coming = Analisi in corso…
review-analysis-here = L’analisi è completa.
review-progress = { $here } su { $total } analizzati
review-unsupported-edition = Per queste carte o regole non c’è analisi.
review-unsupported-middle = Questa partita è cominciata a metà: non se ne può fare l’analisi.
review-unsupported-search = Questa copia del gioco è stata creata senza i bot compilati: non c’è analisi.
review-whole = Anche ciò che deve ancora venire
review-observer = Dal punto di vista di
review-observer-watch = uno spettatore
review-curves = Quanto è probabile ogni ruolo per ciascuno, turno per turno, da ciò che si era visto da lì: in alto è certo, in basso è escluso. Tocca una curva per andare in quel punto.
review-curves-none = Da qui era chiaro fin dal primo turno chi è chi.
review-sure = Già certo a questo punto
review-sure-role = { $seat }: { $role }
review-sure-hand = { $seat } ha { $cards }
review-moved = Che cosa ha rivelato di più
review-moved-by = spostamento: { $percent }%
review-table = Lo stesso in una tabella
review-table-turn = Turno
review-table-round = Round
review-plays-of = Decisioni di
review-plays-all = Tutti
review-plays-worst = { $judged ->
    [one] L’unica decisione esaminata: la probabilità di vincere con quella, invece che con la migliore.
   *[other] Le più costose di { $judged } decisioni: la probabilità di vincere con ognuna, invece che con la migliore.
}
review-plays-none = { $judged ->
    [one] { $judged } decisione fin qui, e nessuna che sia costata chiaramente qualcosa.
   *[other] { $judged } decisioni fin qui, e nessuna che sia costata chiaramente qualcosa.
}
review-plays-bars = I tratti sopra la linea del tempo mostrano quanto è costata ognuna: rossi dove è chiaro, grigi dove può essere un caso.
review-instead = { $chosen }% invece di { $best }%
review-more = { $swing } in più, ± { $error }
review-chosen = Scelto:
review-better = Meglio:
review-plays-not-yet = Qui non c’è ancora niente da giudicare.
review-plays-first = Vai alla prima decisione giudicata (turno { $turn })
review-plays-unsure = { $unsure ->
    [one] Un’altra forse è costata qualcosa: resta senza giudizio.
   *[other] Altre { $unsure } forse sono costate qualcosa: restano senza giudizio.
}
review-unjudged = Senza giudizio: non c’era altro da prendere in considerazione.
review-curves-start = Prima del primo turno: che cosa si poteva credere dalla sola distribuzione.
review-lands = L’attacco va a segno
review-then = Poi di solito
review-until-next = Nei mondi possibili, fino al prossimo turno di chi ha scelto (probabilità e medie)
review-column-better = Meglio
review-column-chosen = Scelto
review-second-behind = Seconda scelta:
review-second-equal = Quasi altrettanto buona:
review-second-ahead = Forse ancora meglio:
review-how = Quanto fidarsi
review-how-beliefs = Da ciò che ogni mossa rivelava a quel posto, se tutti giocano come i nostri bot. È stato misurato in partite tra bot di ogni tipo. Le persone bluffano di più.
review-how-plays = Il bot più forte, che sapeva solo ciò che sapeva quel posto, ha cercato la sua scelta in { $rollouts } partite immaginate, poi l’ha provata accanto a quella fatta in altrettanti mondi possibili, con bot in tutti i posti. ± è l’errore standard della differenza; ciò che non ne supera il doppio può essere un caso e resta senza giudizio. Quanto valga nascondere il proprio ruolo e che cosa si sia detto al tavolo, non può vederlo. È il giudizio di un buon dilettante e non la verità.
review-solver = Che cosa farebbe il risolutore?
review-solver-choice = Risolutore:
review-duel-chance = Probabilità di vittoria: { $percent }% (da { $low } a { $high })
review-duel-round = Round { $round }
review-duel-line = Dove avrebbe portato la scelta migliore
review-duel-wins = vince: { $percent }%
review-duel-hits = questo attacco va a segno: { $hit }%, il prossimo contrattacco ti colpisce: { $wounded }%
review-how-duel = Per ogni scelta il risolutore, sapendo solo ciò che sapeva il giocatore, ha giocato ogni opzione negli stessi { $worlds } ordini possibili dei mazzi fino alla fine del round; il seguito è stimato da migliaia di suoi duelli. Le differenze inferiori a due errori standard possono essere frutto del caso e sono omesse. Il seguito mostra che cosa avrebbero portato le carte nell'ordine reale.

## The end and other groups

review-end = Chi era chi, i punti, e chi ha vinto.
review-end-open = Mostra la fine
review-end-go = All’ultima posizione
review-groups = Le stesse carte, altri gruppi
review-groups-none = Nessun altro ha ancora giocato queste carte fino in fondo.
review-groups-waiting = { $count ->
    [one] { $count } altro gruppo ci sta giocando.
   *[other] { $count } altri gruppi ci stanno giocando.
}
review-group = Gruppo { $number }
review-group-won = vittoria: { $team }
review-won = ha vinto
review-again = Le stesse carte per altri
review-again-hint = Un nuovo tavolo con le stesse carte, gli stessi personaggi e ruoli, per chi non conosce questa partita. Poi potete confrontare.
review-again-open = Apri il tavolo
review-again-ready = Il tavolo è aperto. Manda questo link agli altri:
review-again-go = Al tuo posto

## Playing on, keeping, sharing

review-play-on = Continua da qui
review-play-on-hint = Comincia una partita tua dal turno { $turn }, decisione { $at }; negli altri posti siedono dei bot.
review-play-on-duel = Combatti tu dal round { $turn }, decisione { $at }.
review-play-on-seat = Il tuo posto
review-play-on-begin = Comincia
review-copy = Copia il link a questa partita
review-copy-here = Copia il link a questa posizione
review-record = Salva la registrazione

## Perché una scelta era migliore. $best e $chosen sono mosse; $seat è chi ha scelto.

decimal = { $whole },{ $tenth }
move-card = { $card }
move-card-for = { $card } a favore di { $target }
move-card-at = { $card } su { $target }
move-attack = { $card } contro { $target }
move-property = { $card } contro { $property } di { $target }
move-use = l’abilità
move-end = fine del turno
move-better = la scelta migliore
move-chosen = la scelta fatta
why-won = Con { $best }, la squadra di { $seat } ha vinto entro il prossimo turno in { $now } mondi possibili su 100; con { $chosen }, in { $then }.
why-lost = Con { $best }, la squadra di { $seat } ha perso entro il prossimo turno in { $now } mondi possibili su 100; con { $chosen }, in { $then }.
why-defeated = Con { $best }, { $who } cade prima del prossimo turno di { $seat } in { $now } mondi possibili su 100; con { $chosen }, in { $then }.
why-defeated-own = Con { $best }, { $seat } cade prima del suo prossimo turno in { $now } mondi possibili su 100; con { $chosen }, in { $then }.
why-wounds = Con { $best }, { $who } perde in media { $now } punti resistenza prima del prossimo turno di { $seat }; con { $chosen }, { $then }.
why-wounds-own = Con { $best }, { $seat } perde in media { $now } punti resistenza prima del suo prossimo turno; con { $chosen }, { $then }.
why-honor = Con { $best }, al prossimo turno { $seat } ha in media { $now } punti onore; con { $chosen }, { $then }.
why-cards = Con { $best }, al prossimo turno { $seat } ha in media { $now } carte in mano; con { $chosen }, { $then }.
why-properties = Con { $best }, al prossimo turno { $seat } ha in media { $now } proprietà in gioco; con { $chosen }, { $then }.
why-many = Non è un solo evento a fare la differenza: si somma da molti piccoli.
difference-won = La partita è vinta
difference-lost = La partita è persa
difference-defeated = { $who } cade
difference-wounds = Resistenza persa da { $who }
difference-honor = Punti onore di { $who }
difference-cards = Carte in mano a { $who }
difference-properties = Proprietà di { $who }
doubt-chance = La differenza può essere un caso: questa scelta non viene giudicata.
doubt-hiding = La scelta fatta nascondeva meglio il ruolo. Quanto valga, l’analisi non può vederlo.
