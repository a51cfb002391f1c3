### Che cosa dice il maestro su Bushido.

lesson-bushido-welcome = Questo è Bushido: di sette virtù, in una partita una può essere tua. In cima c’è Makoto, cinque punti di forza. Il segnalino è sul primo dei tre kanji.

lesson-bushido-step = Con 2 Qi il segnalino avanza di un kanji, in qualsiasi momento. Ne hai proprio 2. Pagali, e manca un solo passo.
lesson-bushido-step-instead = Prima il segnalino. Con un altro passo la virtù può decidere questo attacco.

lesson-bushido-first-card = Anche una combo normale muove il segnalino: tre carte con ◇. Comincia con Kesa-giri, forza +2.
lesson-bushido-first-card-instead = Servono tre carte con ◇, e una deve portare forza: Kesa-giri.

lesson-bushido-second-card = Anche Chūdan-no-kamae ha ◇, e dà 2 di guardia.
lesson-bushido-second-card-instead = Ti manca guardia. Chūdan-no-kamae ha ◇ e ne porta 2.

lesson-bushido-third-card = La sua difesa è 4 e 6. Hai forza 2, e nessuna carta porta il resto. Ma Harai completa la combo.
lesson-bushido-third-card-instead = Harai completa ◇ ◇ ◇, e se qualcosa va storto la sua guardia ti protegge.

lesson-bushido-combo = Tre ◇. Qi e carte speciali sono buoni, ma ora muovi il segnalino: arriva al terzo kanji.
lesson-bushido-combo-instead = Adesso la virtù vale di più. Muovi il segnalino.

lesson-bushido-take = Il terzo kanji: puoi prendere la carta. Ne hai una sola in tutta la partita, quindi scegli bene. Makoto è proprio quella che serve. Prendila.
lesson-bushido-take-instead = Potresti aspettare, il segnalino resterebbe lì. Ma questi punti fanno di un colpo a vuoto un colpo a segno.

lesson-bushido-spend = La sua difesa è 4, la tua forza 2. Spendi un punto di Makoto.
lesson-bushido-spend-instead = Senza punti questo attacco va a vuoto. Spendine uno.

lesson-bushido-spend-again = Forza 3. Ancora un punto.
lesson-bushido-spend-again-instead = Ancora un punto, e colpisci.

lesson-bushido-hit = Forza 4 raggiunge la sua difesa. Colpisci.
lesson-bushido-hit-instead = Risparmia gli altri punti. Forza 4 basta.

lesson-bushido-end = Questo è Bushido: combo e Qi portano a una sola virtù. Guarda presto quale c’è in cima, e prepara ◇ ◇ ◇ se la vuoi.
