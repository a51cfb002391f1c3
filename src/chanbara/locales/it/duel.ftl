### Way of the Samurai: nomi, testi, e ciò che il duello mostra, chiede e racconta.
### I numeri del gioco non stanno mai qui: ogni frase li riceve dai dati.
### ◇ è il simbolo normale, ◆ quello speciale, ◈ vale per entrambi.

duel-title = Way of the Samurai, con Blood and Bushido.
duel-reconstruction = Blood and Bushido si gioca con le sue regole ufficiali. Il gioco base è una nostra ricostruzione, con numeri nostri.

## Carte azione

duel-card-men_uchi_normal = Men-uchi ◇
    .text = Un colpo dritto alla testa; ti scopri.
duel-card-men_uchi_special = Men-uchi ◆
    .text = { duel-card-men_uchi_normal.text }
duel-card-kesa_giri_normal = Kesa-giri ◇
    .text = Un taglio obliquo dalla spalla al fianco: molta forza, poca finezza.
duel-card-kesa_giri_special = Kesa-giri ◆
    .text = { duel-card-kesa_giri_normal.text }
duel-card-do_giri = Dō-giri ◇
    .text = Un taglio orizzontale attraverso il corpo.
duel-card-kiri_age = Kiri-age ◇
    .text = Un taglio dal basso; con la lama si alza anche la guardia, e ti scopri.
duel-card-tsuki = Tsuki ◇
    .text = Una stoccata alla gola, con tutto il corpo dietro.
duel-card-kote_uchi_normal = Kote-uchi ◇
    .text = Un taglio rapido al polso, senza peso.
duel-card-kote_uchi_special = Kote-uchi ◆
    .text = { duel-card-kote_uchi_normal.text }
duel-card-nuki_waza = Nuki-waza ◇
    .text = Ti sottrai e colpisci nel vuoto che resta.
duel-card-kaeshi_waza = Kaeshi-waza ◈
    .text = Ribalti il suo colpo e glielo rendi.
duel-card-uke_nagashi = Uke-nagashi ◇
    .text = Lasci scivolare la sua lama lungo la tua.
duel-card-harai = Harai ◇
    .text = Spazzi via la sua lama.
duel-card-chudan_no_kamae = Chūdan-no-kamae ◇
    .text = La posizione di mezzo, la punta verso i suoi occhi.
duel-card-irimi = Irimi ◇
    .text = Entri vicino, dietro il suo colpo.
duel-card-ma_ai = Ma-ai ◇
    .text = Tieni la distanza che ti conviene.

## Carte speciali

duel-card-iai = Iai ◇
    .text = Estrarre e tagliare in un solo gesto.
duel-card-gan_ryu_thrust = Stoccata Gan-ryū ◇
    .text = La lunga stoccata della scuola degli scogli.
duel-card-twin_cut = Doppio taglio ◆
    .text = Due tagli in un respiro.
duel-card-twin_thrust = Doppia stoccata ◆
    .text = Due stoccate in un respiro.
duel-card-rising_wave = Onda che sale ◈
    .text = Si gonfia, e si infrange.
duel-card-falling_leaf = Foglia che cade ◈
    .text = La sua lama scende, e la tua è già lì.
duel-card-five_fold_stance = Posizione quintupla ◇
    .text = Qualunque cosa venga, la aspetti.
duel-card-immovable_body = Corpo immobile ◈
    .text = Stai saldo come una roccia.
duel-card-stone_cutter = Spaccapietra ◆
    .text = Un colpo che non ne chiede un secondo.
duel-card-swallow_cut = Taglio della rondine ◆
    .text = Giù, e di nuovo su prima che lui veda.
duel-card-empty_mind = Mente vuota ◈
    .text = Espiri, e le forze ritornano.
duel-card-void = Vuoto ◈
    .text = Né taglio né posizione, ed entrambi.

## Carte contrattacco

duel-counter-breath = Respiro
    .text = Attende e si raccoglie.
duel-counter-probe = Assaggio
    .text = Un tocco prudente.
duel-counter-low_cut = Taglio basso
    .text = Alle gambe.
duel-counter-wrist_cut = Taglio al polso
    .text = Alla mano della spada.
duel-counter-side_cut = Taglio al fianco
    .text = Alle costole.
duel-counter-ki_thrust = Stoccata ki
    .text = Con il Qi la spinge fino in fondo.
duel-counter-ki_cut = Taglio ki
    .text = Con il Qi ci mette tutto il peso.
duel-counter-thrust = Stoccata
    .text = Dritta nel mezzo.
duel-counter-heavy_cut = Taglio pesante
    .text = Dall’alto.
duel-counter-killing_stroke = Colpo mortale
    .text = Vuole farla finita.
duel-counter-lunge = Affondo
    .text = Un lungo balzo in avanti.

## Ferite: quelle classiche, e quelle di Blood per livello

duel-wound-graze = Graffio
    .text = La pelle è tagliata.
duel-wound-winded = Senza fiato
    .text = Il respiro è andato.
duel-wound-struck_temple = Colpo alla tempia
    .text = Tutto gira.
duel-wound-cut_forearm = Taglio all’avambraccio
    .text = Il braccio sanguina.
duel-wound-pierced_side = Fianco trafitto
    .text = La lama è andata a fondo.
duel-wound-dodged = { $level ->
    [2] Decapitato
   *[other] Schivato
}
    .text = Per un capello, o per niente.
duel-blood-arm_and_rib-1 = Braccio ferito
    .text = Non puoi più colpire con tutta la forza.
duel-blood-arm_and_rib-2 = Costola rotta
    .text = Non puoi più portare l’ultimo colpo.
duel-blood-finger_and_belly-1 = Dito rotto
    .text = La lama non ti obbedisce più del tutto.
duel-blood-finger_and_belly-2 = Taglio profondo al ventre
    .text = Perdi sangue.
duel-blood-shoulder_and_eye-1 = Spalla rotta
    .text = Ciò che avevi costruito è perduto.
duel-blood-shoulder_and_eye-2 = Occhio ferito
    .text = Non riesci più a raccoglierti.
duel-blood-thigh_and_balance-1 = Coscia ferita
    .text = Quanto è grave, lo dice il dado.
duel-blood-thigh_and_balance-2 = Perdita d’equilibrio
    .text = Quanto vacilli, lo dice il dado.
duel-blood-dodged_and_beheaded-1 = Schivato
    .text = Te la cavi.
duel-blood-dodged_and_beheaded-2 = Decapitazione
    .text = È finita.

## Virtù del Bushido

duel-virtue-gi = Gi
    .text = Rettitudine.
duel-virtue-yu = Yū
    .text = Coraggio.
duel-virtue-jin = Jin
    .text = Benevolenza.
duel-virtue-rei = Rei
    .text = Rispetto.
duel-virtue-makoto = Makoto
    .text = Sincerità.
duel-virtue-chugi = Chūgi
    .text = Lealtà.
duel-virtue-meiyo = Meiyo
    .text = Onore.

## Avversari

duel-opponent-arima = Arima Kihei
    .text = Uno spadaccino errante che sfida tutti.
duel-opponent-yoshioka = Yoshioka Seijūrō
    .text = Capo di una scuola di scherma della capitale; non ha fretta.
duel-opponent-inshun = Hōzōin Inshun
    .text = Un monaco la cui lancia arriva sempre per prima.
duel-opponent-baiken = Shishido Baiken
    .text = La sua catena afferra chi è maldestro.
duel-opponent-kojiro = Sasaki Kojirō
    .text = La lunga spada dell’isola; non perdona un colpo a vuoto.
duel-opponent-shiro = Shiro
    .text = Due spade e due volti.
duel-opponent-three = Tre nemici
    .text = Tre che ti attaccano insieme.
duel-opponent-three1 = Nemico 1
    .text = Il più forte dei tre.
duel-opponent-three2 = Nemico 2
    .text = Uno dei tre.
duel-opponent-three3 = Nemico 3
    .text = Uno dei tre.

## Armi

duel-weapon-katana = Katana
    .text = La spada, né più né meno.
duel-weapon-nodachi = Nodachi
    .text = La lunga spada da campo: colpi pesanti, mani lente.
duel-weapon-bokken = Bokken
    .text = La spada di legno: chi la usa rischia qualcosa.
duel-weapon-kusarigama = Kusarigama
    .text = Falce e catena: lega la sua lama e non para nulla.
duel-weapon-naginata = Naginata
    .text = L’alabarda tiene lontano lui, e anche te.
duel-weapon-yari = Yari
    .text = La lancia ti lascia il tempo di scegliere.
duel-weapon-wakizashi = Wakizashi
    .text = La spada corta: svelta, ma non per duelli lunghi.

## Luoghi

duel-environment-none = campo aperto
duel-environment-dojo = Dōjō
    .text = Un pavimento che conosci.
duel-environment-temple = Tempio
    .text = Qui c’è silenzio.
duel-environment-beach = Spiaggia di Ganryū
    .text = Sole, spruzzi e sabbia molle.
duel-environment-snowfield = Campo di neve
    .text = Ogni passo è lento, anche il suo.
duel-environment-bamboo = Foresta di bambù
    .text = Riparo da ogni lato, e schegge.
duel-environment-cliff = Scogliera
    .text = Uno di voi cadrà.

## Tempo

duel-weather-clear = tempo sereno
    .text = Nulla disturba lo scontro.
duel-weather-rain = pioggia
    .text = L’impugnatura è bagnata.
duel-weather-wind = vento
    .text = La punta non sta ferma.
duel-weather-snow = neve
    .text = Il freddo entra nelle braccia.
duel-weather-fog = nebbia
    .text = Non vedi più in là della lama.

## Difficoltà

duel-difficulty-student = Allievo
    .text = Per un primo duello.
duel-difficulty-samurai = Samurai
    .text = Il duello com’è pensato.
duel-difficulty-kensei = Kensei
    .text = Per maestri di spada.

## Moduli

duel-module-blood = Blood
    .text = Le tue ferite vengono da un mazzo a parte e restano.
duel-module-bushido = Bushido
    .text = Combo e Qi portano a una virtù, una sola per partita.
duel-module-gisei = Gisei
    .text = Prima di un contrattacco puoi dare una vita in cambio di guardia.
duel-module-yoroi = Yoroi
    .text = Porti un’armatura.
duel-module-yoroi_enemy = Yoroi del nemico
    .text = Il nemico porta un’armatura.
duel-module-1vs3 = 1 vs. 3
    .text = Tre nemici insieme.

## Parole e quantità

duel-value-strength = Forza
duel-value-technique = Tecnica
duel-value-guard = Guardia
duel-letter-strength = F
duel-letter-technique = T
duel-letter-guard = G
duel-adds-strength = F { $by }
duel-adds-technique = T { $by }
duel-adds-guard = G { $by }
duel-adds-qi = { $by } Qi
duel-you = Tu
duel-qi = Qi
duel-both = { $one } e { $other }
duel-nothing = niente
duel-amount-life = { $count ->
    [one] { $count } vita
   *[other] { $count } vite
}
duel-amount-qi = { $count } Qi
duel-amount-wound = una ferita di livello { $count }
duel-amount-death = morte
duel-deck-action = il mazzo azione
duel-deck-defence = il mazzo difesa
duel-deck-counter = il mazzo contrattacco

## Che cosa fanno le cose, raccontato dai dati

duel-does-start = All’inizio di ogni round: { $list }.
duel-does-extra = Nessuna carta in più.
duel-does-foresee = Non si può prevedere.
duel-weapon-does-strength = Colpi di forza: { $list }.
duel-row-from = { $least } o più sopra la difesa: { $what }
duel-weapon-does-pays_life = Scoperta la difesa, una volta per attacco, puoi pagare { $life } (mai con l’armatura) per { $gain } in più di forza o tecnica in questo round.
duel-weapon-does-red_die_most = Il dado rosso mostra al massimo { $count }.
duel-weapon-does-cancels_from = Se in un attacco la tua tecnica sale di { $count } o più, non c’è contrattacco.
duel-weapon-does-guard_most = La tua guardia non conta mai più di { $count }.
duel-weapon-does-mulligans = { $count ->
    [one] Una volta per partita puoi cambiare tutte le carte appena pescate.
   *[other] { $count } volte per partita puoi cambiare tutte le carte appena pescate.
}
duel-weapon-does-life = Vita all’inizio { $count }.
duel-weapon-does-qi = Qi all’inizio { $count }.
duel-weapon-does-looks_at = Quando peschi una carta speciale puoi guardarne { $count } e tenerne una.
duel-weapon-does-wound_in_round = Alla fine del round { $count } subisci una ferita di livello { $level }.
duel-opponent-does-technique = Difesa contro la tecnica { $count }.
duel-opponent-does-patience = Dopo un round senza colpi contro di lui recupera { $qi }.
duel-opponent-does-strikes_first = Nel primo attacco di ogni round contrattacca prima che si controlli il tuo colpo.
duel-opponent-does-entangle = Finché la tua tecnica è { $least } o meno, il suo contrattacco ha { $count }.
duel-opponent-does-avenges = Se il tuo attacco è andato a vuoto, una ferita di livello 1 diventa di livello 2.
duel-opponent-does-two_sides = Gira la sua carta ogni volta che lo danneggi; sul lato B ti costa qualcosa.
duel-opponent-does-side_b_counter = Sul lato B il suo contrattacco ha { $count }.
duel-opponent-does-card_counter = Se, quando si gira, paghi con una carta, il contrattacco che segue ha { $count }.
duel-virtue-does-specials = Una combo normale usata per carte speciali ne pesca { $count }.
duel-virtue-does-red_die = Una combo speciale alza il dado rosso di { $count }.
duel-virtue-does-redraw = All’inizio di ogni round puoi cambiare fino a { $count } carte.
duel-virtue-does-strength = { $count } punti di forza da spendere quando vuoi.
duel-virtue-does-technique = { $count } punti di tecnica da spendere quando vuoi.
duel-virtue-does-life = In ogni momento puoi trasformare Qi in vita, { $count } in tutto.
duel-virtue-does-joker = Prendi invece un’altra carta qualsiasi del mazzo.
duel-difficulty-does-player_life = Cominci con { $count } vite in più.
duel-difficulty-does-enemy_life = Il nemico comincia con { $count } vite in più.
duel-place-does-lose_qi = perdi ancora { $count } Qi
duel-place-does-either = forza o tecnica { $signed }
duel-place-does-draw_action = { $count ->
    [one] peschi una carta azione
   *[other] peschi { $count } carte azione
}
duel-place-does-draw_special = { $count ->
    [one] peschi una carta speciale
   *[other] peschi { $count } carte speciali
}
duel-place-does-qi = { $signed } Qi
duel-place-does-life = { $signed } vita
duel-place-does-guard = guardia { $signed }
duel-place-does-strength = forza { $signed }
duel-place-does-technique = tecnica { $signed }
duel-place-does-defence = la sua difesa { $signed }
duel-place-does-counter = il suo contrattacco { $signed }
duel-place-does-enemy_life = { $count ->
    [one] lui perde { $count } vita
   *[other] lui perde { $count } vite
}
duel-place-does-wound_me = subisci una ferita di livello { $count }
duel-place-does-wound_enemy = lui subisce una ferita di livello { $count }
duel-place-does-fall = cadi e perdi
duel-place-once = Una volta per duello.
duel-place-price = Per { $qi } decide il dado blu:
duel-blood-does-cap_s = forza mai oltre { $count }
duel-blood-does-cap_t = tecnica mai oltre { $count }
duel-blood-does-no_red_die = il dado rosso esce dal gioco, e con lui le combo speciali
duel-blood-does-bleeds = { $count ->
    [one] { $count } vita in meno alla fine di ogni round
   *[other] { $count } vite in meno alla fine di ogni round
}
duel-blood-does-red_die = dado rosso { $signed }, ma mai sotto il minimo
duel-blood-does-no_qi = il Qi non si recupera più
duel-blood-does-life_die = perdi tanta vita quanto mostra il dado blu
duel-blood-does-qi_die = perdi tanto Qi quanto mostra il dado blu
duel-blood-does-death = perdi subito
duel-level = livello { $level }: { $what }
duel-counter-value = valore { $value }
duel-counter-ki = se spende { $qi }, { $bonus } in più
duel-counter-none = nessun attacco; lui recupera { $qi }

## Che cosa è successo

duel-event-round-began = Round { $number }. Forza { $strength }, tecnica { $technique }, guardia { $guard }.
duel-event-attack-began = { $number ->
    [1] Primo attacco, contro { $enemy }.
    [2] Secondo attacco, contro { $enemy }.
   *[other] Attacco { $number }, contro { $enemy }.
}
duel-event-next-attack-began = { $number ->
    [2] Secondo attacco, contro { $enemy }. La tua guardia: { $guard }.
   *[other] Attacco { $number }, contro { $enemy }. La tua guardia: { $guard }.
}
duel-event-drew = Peschi { $cards }.
duel-event-drew-special = Peschi la carta speciale { $card }.
duel-event-returned = { $card } torna nel mazzo speciale.
duel-event-reshuffled = Rimescolato: { $deck }.
duel-event-discarded = Scarti { $cards }.
duel-event-played = Giochi { $card }.
duel-event-changed-strength = Forza { $by }, ora { $now }.
duel-event-changed-technique = Tecnica { $by }, ora { $now }.
duel-event-changed-guard = Guardia { $by }, ora { $now }.
duel-guard-capped = Guardia { $by }; con la tua arma vale { $now }.
duel-event-changed-defence = La sua difesa { $by }, ora { $now }.
duel-event-changed-counter = Il suo contrattacco { $by }, ora { $now }.
duel-event-qi-changed = Il tuo Qi { $by }, ora { $now }.
duel-event-life-changed = La tua vita { $by }, ora { $now }.
duel-event-armour-lost = La tua armatura para un punto, il dado blu mostra { $die }: punti rimasti { $now }.
duel-event-armour-broken = La tua armatura para un punto, il dado blu mostra { $die }: è distrutta.
duel-event-enemy-armour-lost = L’armatura di { $enemy } para un punto, il dado blu mostra { $die }: punti rimasti { $now }.
duel-event-enemy-armour-broken = L’armatura di { $enemy } para un punto, il dado blu mostra { $die }: è distrutta.
duel-event-enemy-lost = { $enemy } perde { $lost }.
duel-event-enemy-gained = { $enemy } recupera { $qi }.
duel-event-enemy-died = { $enemy } è morto.
duel-event-turned = Si scopre la difesa: { $card }.
duel-event-foreseen = Prevedi la difesa: { $card }.
duel-event-combo-qi = Una combo normale, usata per il Qi.
duel-event-combo-special = Una combo normale, usata per carte speciali.
duel-event-combo-step = Una combo normale, usata per un passo del segnalino Bushido.
duel-event-combo-die = Una combo speciale alza il dado rosso.
duel-event-red-die = Il dado rosso mostra { $now }.
duel-event-red-die-gone = Il dado rosso è uscito dal gioco.
duel-event-hit-strength = La tua forza colpisce, { $margin } sopra la difesa.
duel-event-hit-technique = La tua tecnica colpisce, { $margin } sopra la difesa.
duel-event-missed = Il tuo attacco va a vuoto.
duel-event-released = Usi il dado rosso quando mostra { $showed }.
duel-event-wounded = Subisci una ferita di livello { $level }: { $card }.
duel-event-enemy-wounded = { $enemy } subisce una ferita di livello { $level }: { $card }.
duel-event-rolled-environment = { $place }: il dado blu mostra { $die }.
duel-event-rolled-counterattack = Chi contrattacca? Il dado blu mostra { $die }.
duel-event-rolled-life_die = Quanta vita? Il dado blu mostra { $die }.
duel-event-rolled-qi_die = Quanto Qi? Il dado blu mostra { $die }.
duel-event-side-turned = Si gira sul lato { $side }.
duel-event-penalty-qi = Scegli di perdere Qi.
duel-event-penalty-life = Scegli di perdere vita.
duel-event-penalty-die = Scegli di abbassare il dado rosso.
duel-event-penalty-hand = Togli dal gioco { $card }, dalla tua mano.
duel-event-penalty-discard = Togli dal gioco { $card }, dagli scarti.
duel-event-sacrificed = Gisei: guardia { $guard } per questo contrattacco.
duel-event-countered-hit = { $enemy } contrattacca con { $card }: { $value } contro guardia { $guard }. Ti colpisce.
duel-event-countered-miss = { $enemy } contrattacca con { $card }: { $value } contro guardia { $guard }. Non ti colpisce.
duel-event-countered-none = { $enemy } non contrattacca: { $card }.
duel-event-no-counter = Non c’è contrattacco.
duel-event-marker-moved = Il segnalino Bushido è sul kanji { $kanji } di { $card }.
duel-event-virtue-gained = Prendi la virtù { $card }.
duel-event-virtue-spent = { $card } è esaurita.
duel-event-round-ended = Il round { $number } è finito.
duel-event-ended-won = Hai vinto il duello.
duel-event-ended-lost = Hai perso il duello.

## Che cosa è stato comprato

duel-bought-extra = Compri una carta in più. { $paid }
duel-bought-foresee = Paghi per prevedere la difesa. { $paid }
duel-bought-guard = Compri guardia. { $paid }
duel-bought-environment = Usi il luogo: { $place }. { $paid }
duel-bought-step = Paghi per muovere il segnalino Bushido. { $paid }
duel-bought-convert = Trasformi Qi in vita. { $paid }
duel-bought-bokken = Paghi con la vita un colpo più forte. { $paid }
duel-bought-gisei = Fai un sacrificio. { $paid }

## Che cosa puoi fare

duel-option-mulligan = Scarta tutta la mano e pesca di nuovo (ancora { $left })
duel-option-redraw = Cambia { $card }
duel-option-extra = Pesca una carta in più per { $qi }
duel-option-target = Attacca { $enemy } ({ $life }, { $qi })
duel-option-play = Gioca { $card } ({ $values })
duel-option-foresee = Prevedi: scopri subito la difesa per { $qi }
duel-option-guard = Per { $qi }: guardia { $by } in questo attacco
duel-option-environment = Usa il luogo ({ $place }) per { $qi }
duel-option-spend = Spendi un punto di { $virtue }: { $value } +1
duel-option-bokken = Paga { $life }: { $value } { $by } in questo round
duel-option-raise = { $value } { $by }
duel-option-combo-qi = Recupera { $qi }
duel-option-combo-special = { $count ->
    [one] Pesca una carta speciale
   *[other] Pesca { $count } carte speciali
}
duel-option-combo-step = Muovi il segnalino Bushido
duel-option-combo-die = Alza il dado rosso di { $count }
duel-option-hit = Colpisci con { $value }, { $margin } sopra la difesa: { $what }
duel-option-release = Usa il dado rosso che mostra { $showed }: in più { $what }
duel-option-penalty-qi = Perdi { $qi }
duel-option-penalty-life = Perdi { $life }
duel-option-penalty-die = Abbassa il dado rosso di 1
duel-option-penalty-hand = Togli { $card } dalla mano
duel-option-penalty-discard = Togli { $card } dagli scarti
duel-option-gisei = Gisei: paga { $life } e pesca una tra { $list }
duel-option-keep = Tieni { $card } ({ $values })
duel-option-choose = Prendi { $virtue }: { $what }
duel-option-look = Guarda più carte speciali e tienine una
duel-option-take = Prendi { $virtue }: { $what }
duel-option-step = Muovi il segnalino Bushido per { $qi }
duel-option-convert = { $virtue }: trasforma 1 Qi in 1 vita
duel-option-pass-mulligan = Tieni la mano
duel-option-pass-redraw = Non cambiare altro
duel-option-pass-extra = Nessun’altra carta
duel-option-pass-attack = Avanti: si scopre la difesa
duel-option-pass-strike = Avanti: si controlla il colpo
duel-option-pass-hit = Rinuncia al colpo
duel-option-pass-release = Tieni il dado rosso
duel-option-pass-brace = Affronta il contrattacco
duel-option-pass-look = Pesca una carta speciale
duel-option-pass-take = Lasciala per ora

## Che cosa ti si chiede

duel-ask-mulligan = Tieni queste carte?
duel-ask-redraw = Quale carta cambi? Fino a { $count } per round.
duel-ask-extra = Ancora una carta?
duel-ask-target = Chi attacchi?
duel-ask-attack = { $left ->
    [0] Le carte sono giocate. Altro, prima che si scopra la difesa?
    [one] Gioca ancora una carta; poi si scopre la difesa.
   *[other] Gioca { $left } carte; poi si scopre la difesa.
}
duel-ask-attack-optional = { $left ->
    [one] Puoi giocare ancora una carta prima che si scopra la difesa.
   *[other] Puoi giocare fino a { $left } carte prima che si scopra la difesa.
}
duel-ask-strike = { $left ->
    [0] Le carte sono giocate. Altro, prima di controllare il colpo?
   *[other] Contro { $defence }: gioca l’ultima carta di questo attacco.
}
duel-ask-raise = Quale valore sale?
duel-ask-combo = Per che cosa usi la combo?
duel-ask-hit = Il tuo attacco va a segno. Con quale valore?
duel-ask-hit-points = Il tuo attacco va a vuoto. I punti della tua virtù possono ancora farlo andare a segno.
duel-ask-release = A segno. Usi anche il dado rosso?
duel-ask-penalty = Si è girato sul lato B. Che cosa ti costa?
duel-ask-brace = { $enemy } sta per contrattaccare; la tua guardia è { $guard }.
duel-ask-keep = Quale carta speciale tieni?
duel-ask-choose = Quale virtù prendi?
duel-ask-look = Si pesca una carta speciale. Ne guardi più di una?
duel-ask-take = Il segnalino è sull’ultimo kanji. Prendi la carta?

## Il tavolo

duel-table-round = { $attack ->
    [0] Round { $round }
    [1] Round { $round } · primo attacco
    [2] Round { $round } · secondo attacco
   *[other] Round { $round } · attacco { $attack }
}
duel-table-round-began = Round { $round } · la tua mano
duel-table-field = { $place } · { $weather } · { $difficulty }
duel-table-modules = con { $list }
duel-table-rulings = Interpretazioni: { $list }
duel-table-own-numbers = Numeri tuoi ({ $digest })
duel-table-armour = armatura { $count }
duel-table-red-die = dado rosso { $count }
duel-table-red-die-counts = dado rosso { $count }, vale { $counts }
duel-table-red-die-gone = nessun dado rosso
duel-table-guard-counts = conta { $count }
duel-table-mulligans = mulligan { $count }
duel-table-wounds = ferite: { $list }
duel-table-virtue = { $virtue }: { $what }
duel-table-points = ancora { $count }
duel-table-locked = { $count } Qi sopra
duel-table-marker = Bushido: { $card }, kanji { $kanji } di { $count }
duel-table-target = bersaglio
duel-table-dead = morto
duel-table-side = lato { $side }
duel-table-defence = difesa: forza { $strength }, tecnica { $technique }
duel-table-defence-hidden = difesa coperta
duel-table-counter-change = contrattacco { $by }
duel-table-played = Giocate: { $cards }
duel-table-decks = Mazzi: azione { $action }, scarti { $discard }, speciale { $special }, difesa { $defence }, contrattacco { $counter }
duel-table-blood-deck = Blood { $count }
duel-decks-action = Mazzo azione
duel-decks-discard = Scarti
duel-decks-special = Mazzo speciale
duel-decks-defence = Difesa (forza/tecnica)
duel-decks-counter = Contrattacco
duel-decks-blood = Blood
duel-decks-removed = Fuori dal gioco
duel-cards-action = Carte azione
duel-cards-special = Carte speciali
duel-cards-counter = Contrattacchi
duel-cards-wound = Ferite
duel-cards-blood = Ferite di Blood
duel-cards-virtue = Virtù

## Probabilità

duel-odds-choice = scelta
duel-odds-win = vinci
duel-odds-interval = intervallo 95%
duel-odds-dealt = il nemico perde
duel-odds-taken = tu perdi
duel-odds-hit = colpisci
duel-odds-wounded = ti colpisce
duel-odds-meaning = Quanto spesso vinci il duello se continua a giocare il risolutore, in { $worlds } mazzi possibili, con l'intervallo al 95%; quanta vita perdete in media il nemico e tu in questo attacco; quanto spesso questo attacco va a segno e quanto spesso il prossimo contrattacco ti colpisce.

## Sedersi, comandi, la fine

duel-greet = Affronti { $enemy }. La tua arma: { $weapon }.
duel-greet-opponent = Avversario:
duel-greet-weapon = Arma:
duel-greet-again = Uno tra { $list }, per favore.
duel-greet-modules = Con Bushido e Gisei, come consigliato, sì o no?
duel-help-why = perché qualcosa non si può fare, e per quale regola: why foresee
duel-help-odds = quanto è probabile, per ogni scelta, vincere il duello e andare a segno
duel-help-table = mostra di nuovo il tavolo
duel-help-cards = tutte le carte e che cosa fanno
duel-help-decks = che cosa resta in ogni mazzo
duel-help-who = avversario, arma, luogo, tempo e moduli, e che cosa fanno
duel-help-rules = un paragrafo delle regole: rules B2.12
duel-help-marks = Segni: ◇ normale, ◆ speciale, ◈ entrambi; ● vita, ◉ Qi, ○ perso.
duel-why-missing = Scrivi che cosa vorresti fare, per esempio: why foresee
duel-save-secrets = Il duello è ancora in corso, e il file rivela l’ordine di ogni mazzo. Salvare lo stesso? s o n [n]
duel-result-title = Il duello è finito
duel-result-won = Hai vinto nel round { $round } e hai ancora { $life }.
duel-result-lost = Hai perso nel round { $round }.
duel-result-cause-slain = Nessun nemico è più in piedi.
duel-result-cause-fallen = Non hai più vita.
duel-result-cause-beheaded = Una decapitazione ha chiuso il duello.
duel-result-cause-bled = Dovevi pescare una ferita, e non ce n’erano più.
duel-result-cause-cliff = Una caduta dalla scogliera ha chiuso il duello.
duel-result-cause-endless = Il duello è durato più round di quanti ne permettano i suoi numeri.
duel-result-again = Lo stesso duello di nuovo:
duel-result-prompt = Invio per uscire; log, decks e save FILE funzionano ancora:
duel-result-next = Invio per continuare; log, decks e save FILE funzionano ancora:

## Campagna e clan

duel-campaign-title = Campagna
duel-clan-title = Clan dei samurai
duel-ladder-won = vinto
duel-ladder-next = il prossimo
duel-ladder-optional = se vuoi
duel-campaign-state = Duelli vinti: { $won }. Hai { $life }.
duel-clan-state = Duelli vinti: { $won }.
duel-campaign-mulligans = Mulligan rimasti: { $count }.
duel-campaign-event = Tra un duello e l’altro il dado blu mostra { $die }: { $what }.
duel-campaign-does-life = { $signed } vita, ma mai l’ultima
duel-campaign-does-next_qi = { $signed } Qi all’inizio del prossimo duello
duel-campaign-does-special = una carta speciale viene mescolata nel tuo mazzo azione
duel-campaign-does-red_die = il dado rosso comincia da { $count }
duel-campaign-last = Affronti anche { $enemy }? s o n [n]
duel-campaign-won = La campagna è finita, e resisti ancora. Duelli vinti: { $won }.
duel-campaign-lost = La campagna è finita. Duelli vinti: { $won }.
duel-clan-won = Il clan ha combattuto l’ultimo duello e resiste ancora. Duelli vinti: { $won }.
duel-clan-lost = Tutti e quattro sono caduti. Duelli vinti: { $won }.
duel-campaign-saved = Salvato in { $path }; lo stesso comando riprende da qui.
duel-clan-dead = caduto
duel-clan-fights = combatte ora
duel-clan-choose = Chi combatte? Un numero, o Invio per { $weapon }:

## Che cosa deve ancora succedere

duel-step-round = Poi viene il round successivo.
duel-step-mulligan = Puoi cambiare tutte le carte appena pescate.
duel-step-extra-card = Puoi comprare una carta in più.
duel-step-redraw = Puoi cambiare alcune carte.
duel-step-attack = { $number ->
    [1] Poi viene il primo attacco.
    [2] Poi viene il secondo attacco.
   *[other] Poi viene l’attacco { $number }.
}
duel-step-target = Scegli il nemico che attacchi.
duel-step-act-attack = Giochi carte e puoi usare Qi, prima che si scopra la difesa.
duel-step-act-strike = Giochi l’ultima carta e puoi usare Qi, dopo che si è scoperta la difesa.
duel-step-turn-defence = Si scopre la difesa, se non è già scoperta.
duel-step-check-combo = Tre carte con lo stesso simbolo sono una combo.
duel-step-hit-check = Si controlla il colpo.
duel-step-release = Dopo il colpo puoi usare il dado rosso; il colpo fa: { $what }.
duel-step-end-attack = Le carte dell’attacco vengono messe da parte.
duel-step-step-for-qi = Il segnalino Bushido si muove spendendo Qi.
duel-step-move-marker = Il segnalino Bushido avanza di un kanji.
duel-step-take-virtue = Prendi la virtù { $card }.
duel-step-offer-virtue = Puoi prendere la carta Bushido.
duel-step-spend = Si spende un punto della tua virtù.
duel-step-choose-virtue = Scegli una virtù.
duel-step-convert = Il Qi diventa vita.
duel-step-counterattacks = Chi è rimasto contrattacca.
duel-step-brace = Prima del contrattacco di { $enemy } puoi alzare la guardia.
duel-step-withdraw = Ciò che Gisei ha dato per un contrattacco finisce.
duel-step-counterattack = { $enemy } contrattacca.
duel-step-raise = Alzi forza o tecnica di { $count }.
duel-step-damage = { $enemy } subisce: { $what }.
duel-step-discard-hand = La mano viene scartata.
duel-step-patience = Dopo un round senza colpi alcuni avversari recuperano Qi.
duel-step-bleeding = Chi sanguina perde vita.
duel-step-late-wound = Il round finisce; l’arma può avere il suo prezzo.
duel-step-choose-penalty = Si è girato: scegli che cosa ti costa.
duel-step-draw-specials = { $count ->
    [0] Non si pescano altre carte speciali.
    [one] Peschi una carta speciale.
   *[other] Peschi { $count } carte speciali.
}
duel-step-keep-one = Tieni una tra { $cards }.
duel-step-offer-look = Puoi guardare più carte speciali.

## Perché qualcosa non è tra le scelte

duel-refusal-offered = Questo lo puoi fare.
duel-refusal-over = Il duello è finito.
duel-refusal-unreadable = «{ $text }» non esiste. Si scrive per esempio «play iai», «guard», «pass».
duel-refusal-no-such-card = Non c’è una carta di nome «{ $text }».
duel-refusal-name-a-card = Indica una carta.
duel-refusal-not-in-hand = Non hai in mano { $card }.
duel-refusal-enough-cards = Hai già giocato le carte di questa fase.
duel-refusal-forbidden-by-weapon = La tua arma non lo permette.
duel-refusal-forbidden-by-weather = Il tempo non lo permette.
duel-refusal-no-qi = Non hai il Qi che serve.
duel-refusal-not-now-foresee = Puoi prevedere solo prima che si scopra la difesa.
duel-refusal-not-now-extra = Una carta in più si compra una volta per round, prima del primo attacco.
duel-refusal-guard-never-counts = Con quest’arma altra guardia non conterebbe mai.
duel-refusal-no-environment = Questo duello non ha un luogo particolare.
duel-refusal-once-a-duel = Questo luogo si usa una sola volta per duello.
duel-refusal-once-an-attack = Si può fare una volta per attacco.
duel-refusal-no-gisei = Gisei non fa parte di questo duello.
duel-refusal-last-life = Non puoi mai pagare con l’ultima vita.
duel-refusal-once-a-counterattack = Gisei aiuta una volta per contrattacco.
duel-refusal-no-bokken = Solo il Bokken può farlo.
duel-refusal-bokken-in-phase-four = Puoi farlo solo dopo che si è scoperta la difesa.
duel-refusal-no-bushido = Bushido non fa parte di questo duello.
duel-refusal-one-virtue = C’è una sola virtù per partita, e il segnalino non va oltre.
duel-refusal-other-points = I punti della tua virtù sono per un altro valore.
duel-refusal-no-such-virtue = Non hai una virtù che lo permetta.
duel-refusal-life-is-full = Non puoi avere più vita di quanta ne avevi all’inizio.
duel-refusal-only-mulligan = Ora tieni le carte o le cambi tutte.
duel-refusal-only-redraw = Ora scegli le carte da cambiare.
duel-refusal-only-extra = Ora puoi comprare una carta in più, o no.
duel-refusal-only-target = Scegli il nemico da attaccare.
duel-refusal-only-attack = Prima che si scopra la difesa giochi carte e puoi usare Qi.
duel-refusal-only-strike = Dopo che si è scoperta la difesa giochi l’ultima carta e puoi usare Qi.
duel-refusal-only-raise = Scegli forza o tecnica.
duel-refusal-only-combo = Di’ per che cosa usi la combo.
duel-refusal-only-hit = Di’ con quale valore colpisci.
duel-refusal-only-release = Usa il dado rosso o tienilo.
duel-refusal-only-penalty = Si è girato: scegli che cosa ti costa, tra ciò che puoi pagare.
duel-refusal-only-brace = Prima di un contrattacco puoi solo alzare la guardia, o affrontarlo.
duel-refusal-only-keep = Scegli la carta speciale da tenere.
duel-refusal-only-choose = Scegli una virtù.
duel-refusal-only-look = Di’ se guardi più carte speciali o ne peschi una.
duel-refusal-only-take = Di’ se prendi la carta Bushido.
duel-refusal-combo-first = Il primo passo del segnalino lo fa una combo.
duel-refusal-marker-not-there = Il segnalino non è sull’ultimo kanji.
