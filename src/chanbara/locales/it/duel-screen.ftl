### Il duello nel browser.

duel-screen-title = Duello contro { $enemy }
duel-screen-title-three = Duello contro tre
duel-screen-official = Blood and Bushido è ufficiale (parte A delle regole), il gioco base è una nostra ricostruzione.
duel-screen-own-numbers = Questo duello usa numeri propri. Non conta in nessuna statistica.
duel-screen-official-link = Che cosa è ufficiale
duel-screen-arena = Lo scontro
duel-screen-values = I tuoi valori
duel-screen-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano, { $count } carta
   *[other] La tua mano, { $count } carte
}
duel-screen-no-hand = La tua mano è vuota.
duel-screen-life = vita { $count } su { $full }
duel-screen-life-left = vita { $count }
duel-screen-qi = { $count } Qi su { $full }
duel-screen-armour = armatura { $count }
duel-screen-needs = contro { $count }
duel-screen-reaches = raggiunge { $count } difese su { $of }
duel-screen-reaches-short = colpisce { $count }/{ $of }
duel-screen-counter = contrattacco { $by }
duel-screen-becomes = { $value } { $now }, diventa { $after }
duel-screen-stays = { $value } { $now }
duel-screen-hits = colpisce: { $what }
duel-screen-hits-with = { $value } colpisce: { $what }
duel-screen-played = Carte di questo attacco
duel-screen-place-empty = carta ancora da giocare
duel-screen-combo-normal = combo normale { $count } su { $of }
duel-screen-combo-special = combo speciale { $count } su { $of }
duel-screen-icon-normal = simbolo normale
duel-screen-icon-special = simbolo speciale
duel-screen-icon-wild = vale per entrambi i simboli
duel-screen-special-card = carta speciale
duel-screen-red-die = dado rosso { $count }
duel-screen-red-die-gone = dado rosso fuori gioco
duel-screen-blue-die = dado blu { $count }
duel-screen-dice = Dadi
duel-screen-uses = Che cosa puoi usare
duel-screen-use-foresee = Prevedi
duel-screen-use-guard = Guardia { $by }
duel-screen-use-environment = { $place }
duel-screen-use-step = Segnalino
duel-screen-use-convert = Qi in vita
duel-screen-use-spend = { $virtue }: { $value } +1
duel-screen-use-bokken = { $value } { $by }
duel-screen-odds = Probabilità
duel-screen-odds-of = vinci il duello: { $win }%, più o meno { $give }; questo attacco va a segno: { $hit }%; il prossimo contrattacco ti colpisce: { $wounded }%
duel-screen-odds-hit = questo attacco va a segno
duel-screen-odds-wounded = il prossimo contrattacco ti colpisce
duel-screen-odds-as = Se continua a giocare il risolutore, il nostro miglior bot.
duel-screen-odds-win = probabilità di vincere il duello, con l'intervallo al 95%
duel-screen-odds-soon = Calcolo in corso …
duel-screen-odds-worlds = { $count } ordini possibili dei mazzi provati.
duel-screen-odds-pick = Scegli un'opzione per vedere quanto costerà in media a entrambi.
duel-screen-odds-damage = Vita persa in media in questo attacco: il nemico { $dealt }, tu { $taken }. Entro la fine del round: il nemico { $rounddealt }, tu { $roundtaken }.
duel-screen-percent = { $percent }%
duel-screen-details = Il duello
duel-screen-field = Chi, con che cosa, dove
duel-screen-decks = Che cosa resta nei mazzi
duel-screen-marks = ◇ è il simbolo normale, ◆ quello speciale, ◈ vale per entrambi. { $count } uguali in un attacco fanno una combo.
duel-screen-wounds = Ferite che restano
duel-screen-kanji = { $card }: kanji { $kanji } su { $of }
duel-screen-skip = Salta
duel-screen-do-play = Gioca
duel-screen-do-redraw = Cambia
duel-screen-do-penalty = Togli
duel-screen-hint = Tocca una carta per vedere che cosa cambierebbe; toccala ancora per giocarla.
duel-screen-not-now = Adesso no.
duel-screen-sure = Ti costa l’ultima vita, e il duello. Vuoi farlo davvero?
duel-screen-give-up = Abbandona questo duello
duel-screen-to-saga = Esci e riprendi più tardi
duel-screen-keys = Tasti: frecce per spostarsi, Invio per scegliere, Esc per annullare, O per le probabilità, L per l’elenco completo, da 1 a 9 per scegliere dall’elenco.
duel-screen-watching = Si aspetta chi gioca.
duel-screen-end-won = Hai vinto
duel-screen-end-lost = Hai perso
duel-screen-end-rounds = Round
duel-screen-end-attacks = Attacchi
duel-screen-end-hits = andati a segno
duel-screen-end-combos = Combo
duel-screen-end-qi = Qi speso
duel-screen-end-wounds = Ferite inflitte
duel-screen-end-counters = Contrattacchi
duel-screen-end-struck = ti hanno colpito
duel-screen-end-suffered = Ferite subite
duel-screen-end-life = Vita persa
duel-screen-end-figures = Statistiche del duello
duel-screen-end-saga = Prosegui
duel-screen-end-another = Un altro duello
duel-screen-end-again = Lo stesso duello ancora
duel-screen-enemy-decks = Mazzi del nemico
duel-screen-card-defence = Carta difesa
duel-screen-card-counter = Carta contrattacco
duel-screen-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
duel-screen-open-decks = Mostra i mazzi del nemico
duel-screen-deck-defence = Difese
duel-screen-deck-left = Carte rimaste: { $left } di { $of }. Barrate: già viste.
duel-screen-deck-count = { $of ->
    [one] rimasta
   *[other] { $left } di { $of }
}
duel-screen-deck-seen = vista
duel-screen-deck-order = L’ordine dei mazzi non lo conosce nessuno. Un mazzo vuoto viene rimescolato.
