### Quello che si dice a chi non può guardare il tavolo, prima di tutto a un modello linguistico.

## Titoli

text-title-sword = Samurai Sword: le regole in breve
text-title-duel = Way of the Samurai: le regole in breve
text-table = Che cosa vedi
text-asked = Che cosa devi decidere
text-quiet = Non è successo nulla.
text-answer = Come rispondi
text-choose = { $last ->
    [0] Pensa quanto vuoi. L’ultima riga della tua risposta deve essere: choose 0
   *[other] Pensa quanto vuoi. L’ultima riga della tua risposta deve essere: choose N. Al posto di N scrivi il numero di una scelta, da 0 a { $last }.
}

## Samurai Sword: le regole in breve

text-rules-roles = { $players } giocatori: { $roles }. Tutti sanno chi è lo Shogun. Ogni altro ruolo è segreto fino alla fine, e i compagni di squadra non si conoscono.
text-rules-teams = Alla fine vince la squadra con più punti: è la Vittoria d’onore. Le squadre, prima quelle che vincono a parità: { $teams }.
text-rules-points = I punti di un giocatore sono i suoi punti onore per un fattore: { $list }. I punti di una squadra sono la somma.
text-rules-stars = { $roles }: l’onore di chi fra loro ha più stelle vale doppio, quello degli altri una volta.
text-rules-worth = { $ronin ->
    [no] Ogni { $card } in mano alla fine vale { $points } in più, ma non per un Ronin.
   *[nobody] Ogni { $card } in mano alla fine vale { $points } in più.
}
text-rules-honor = La partita finisce appena qualcuno è senza onore.
text-rules-swordmaster = Finisce anche appena un solo giocatore ha ancora resistenza: vince la sua squadra, qualunque siano i punti, con la Vittoria del Maestro di Spada.
text-rules-refused = { $who ->
    [left] Non vale se è proprio quest’ultimo giocatore ad aver inflitto l’ultima sconfitta, e a un compagno: allora decidono i punti.
   *[any] Non vale se l’ultima sconfitta è opera di un compagno di squadra: allora decidono i punti.
}
text-rules-deadly = Se la partita finisce perché qualcuno sconfigge un compagno di squadra, quella squadra perde { $points }.
text-rules-turn = Un turno ha quattro fasi. Recupero: se sei senza resistenza, la recuperi tutta. Pesca: { $drawn } dal mazzo. Gioco: quante carte vuoi, ma una sola arma, salvo che una carta o un’abilità ne permetta di più. Scarto: tieni al massimo { $keeps }. Poi tocca al vicino di sinistra.
text-rules-three = In tre lo Shogun pesca { $cards } in più, può giocare { $weapons } arma in più in ogni turno e non perde onore per le proprietà.
text-rules-difficulty = La Difficoltà è la distanza di un attacco: 1 fra vicini e 1 in più per ogni giocatore in mezzo che non sia indifeso, per la strada più corta intorno al tavolo; ciò che sta davanti al bersaglio e il suo personaggio possono alzarla. Un’arma raggiunge chi sta al massimo alla sua Difficoltà.
text-rules-harmless = Chi non ha resistenza o non ha carte in mano è indifeso: nessun’arma lo può prendere di mira, alcune azioni non lo toccano e non si conta per la Difficoltà.
text-rules-attack = Chi è attaccato con un’arma può rispondere con una parata; altrimenti ogni ferita toglie un punto resistenza.
text-rules-defeat = Chi perde l’ultimo punto resistenza è sconfitto e dà 1 punto onore a chi lo ha sconfitto. Nessuno esce dal gioco.
text-rules-deck = { $when ->
    [empty] Quando l’ultima carta lascia il mazzo, gli scarti diventano il nuovo mazzo e tutti perdono 1 punto onore.
   *[needed] Quando serve una carta e il mazzo è vuoto, gli scarti diventano il nuovo mazzo e tutti perdono 1 punto onore.
}
text-rules-banzai = Banzai: chi perde l’ultimo punto resistenza scarta carte dal mazzo, tante quanta è la resistenza piena del personaggio.
text-rules-symbols = Ogni carta porta un simbolo: Fuji, Koi, Torii o Origami. Rivelare vuol dire girare la prima carta del mazzo; decide il suo simbolo.
text-rules-weapons = Armi, ciascuna con le copie e (Difficoltà/ferite), dove * dipende dal bersaglio: { $list }.
text-rules-actions = Azioni: { $list }.
text-rules-properties = Proprietà, che restano davanti a un giocatore: { $list }.

## Samurai Sword: quello che si vede

text-spectator = Guardi soltanto: non vedi mani, né ruoli oltre a quello dello Shogun.
text-seats = I posti nell’ordine di gioco, ognuno vicino di sinistra del precedente; le abilità sono scritte come le legge chi le ha:
text-seat = Posto { $seat }, { $name }
text-honor = onore { $count }
text-resilience = resistenza { $left } su { $full }
text-in-hand = { $cards } in mano
text-difficulty = Difficoltà { $difficulty } da te
text-ability = abilità: { $text }
text-in-front = in gioco: { $cards }
text-exposed = tutti sanno che hai in mano:
text-weapons = armi giocate in questo turno: { $played } su { $limit }
text-used = { $you ->
    [seat] Hai già usato la tua abilità in questo turno.
   *[nobody] { $seat } ha già usato la sua abilità in questo turno.
}
text-counters = segnalini: { $cards }
text-role-seen = carta ruolo vista da { $names }
text-spent = ha usato un’abilità che vale una volta a partita
text-put-off = Rimandato, e tutti lo sanno:
text-sealed = Carta da mostrare già scelta: { $names }
text-cards = Che cosa fanno le altre carte scoperte o conosciute:

## Il duello

text-duel-goal = Combatti in solitario. Vinci appena nessun nemico ha più vita, e perdi appena non ne hai più tu.
text-duel-round = In ogni round peschi { $hand } carte e attacchi { $attacks } volte; poi il resto della mano si scarta. Forza, tecnica e guardia ricominciano a ogni round.
text-duel-attack = { $optional ->
    [yes] In un attacco puoi giocare fino a { $before } carte, poi si scopre la carta difesa del nemico, poi ne giochi ancora { $after }. I numeri di ogni carta si sommano ai tuoi valori. Se la tua forza o la tua tecnica raggiunge la difesa, colpisci con essa; il margine decide che cosa subisce il nemico.
   *[no] In un attacco giochi { $before } carte, poi si scopre la carta difesa del nemico, poi ne giochi ancora { $after }. I numeri di ogni carta si sommano ai tuoi valori. Se la tua forza o la tua tecnica raggiunge la difesa, colpisci con essa; il margine decide che cosa subisce il nemico.
}
text-duel-hits = Con la forza: { $strength }. Con la tecnica: { $technique }.
text-duel-combo = Tre carte con lo stesso simbolo in un attacco sono una combo. Una normale (◇) porta { $qi } o una carta speciale, una speciale (◆) alza il dado rosso; ◈ vale per entrambe.
text-duel-die = Dopo un colpo a segno puoi usare il dado rosso; il nemico subisce in più quello che mostra, e il dado ricomincia da capo: { $list }.
text-duel-counter = { $equal ->
    [yes] Poi il nemico contrattacca: si pesca una carta, e un valore che raggiunge la tua guardia ti colpisce.
   *[no] Poi il nemico contrattacca: si pesca una carta, e un valore sopra la tua guardia ti colpisce.
}
text-duel-qi = Il Qi compra: una carta in più dopo aver pescato la mano ({ $card }), uno sguardo alla difesa prima di giocare ({ $foresee }), guardia { $by } per questo attacco ({ $guard }).
text-duel-life = vita { $left } su { $full }
