### Che cosa dice il maestro nel primo duello.

lesson-duel-welcome = Questo è Arima. Ha vita e Qi, come te; chi resta senza vita ha perso. In un round attacchi due volte, e dopo ogni attacco lui risponde.
lesson-duel-values = Decidono tre valori. La forza toglie vita, la tecnica toglie Qi e ferisce, la guardia ti protegge quando lui risponde. Ogni carta li cambia, in meglio o in peggio.

lesson-duel-extra = Hai pescato sei carte. Con un Qi ne prendi una settima. All’inizio di un duello è ben speso: fallo.
lesson-duel-extra-instead = Questa volta compra la carta. Il Qi torna con le combo, e più carte vuol dire più scelta.

lesson-duel-first-card = In un attacco giochi fino a tre carte, due al massimo adesso. I loro numeri si aggiungono subito ai tuoi valori. Comincia con Kote-uchi: tecnica +2.
lesson-duel-first-card-instead = Comincia con Kote-uchi. Porta la tecnica su cui si regge questo attacco, e il suo simbolo ◇ conterà.

lesson-duel-second-card = Ora Ma-ai: ancora tecnica, e guardia per dopo. Anche questa ha ◇, e tre simboli uguali fanno una combo.
lesson-duel-second-card-instead = Prendi Ma-ai: il simbolo è quello di Kote-uchi, e due punti di guardia in più serviranno quando risponde.

lesson-duel-turn-over = Due carte sono in tavola. Ora si scopre la sua difesa: così sai che cosa devono raggiungere forza e tecnica. Avanti.
lesson-duel-turn-over-instead = La guardia si può comprare anche dopo. Prima guarda la sua difesa: avanti.

lesson-duel-third-card = La forza deve arrivare a 5, o la tecnica a 3. Tecnica 3 ce l’hai già. Scegli quindi la terza carta per simbolo e guardia: Uke-nagashi.
lesson-duel-third-card-instead = La tecnica basta, non perderla. Uke-nagashi la lascia com’è, porta 3 di guardia e completa ◇ ◇ ◇.

lesson-duel-strike = Le carte sono in tavola. Avanti, e si controlla il colpo.
lesson-duel-strike-instead = Per la guardia aspetta di vedere com’è andato l’attacco. Avanti.

lesson-duel-combo = Tre ◇: una combo normale. Ti ridà un Qi o una carta speciale. Prendi la carta speciale, sono forti.
lesson-duel-combo-instead = Il Qi è buono, ma per ora ne hai abbastanza. Una carta speciale resta: entra nel tuo mazzo.

lesson-duel-brace = A segno: la tecnica gli ha tolto un Qi. Ora risponde. Colpirebbe solo un valore sopra la tua guardia di 5, e nessuno dei suoi supera il 5. Lascialo venire.
lesson-duel-brace-instead = La tua guardia è già 5. Tieni il Qi per un contrattacco che ti fa paura.

lesson-duel-second-attack = Ora il secondo attacco. I tuoi valori restano fino alla fine del round, e le carte che hai in mano devono bastare.
lesson-duel-new-round = Un nuovo round: valori a 0, sei carte nuove, due attacchi. Ciò che avevi ancora in mano è scartato.
lesson-duel-missed = Nessun valore ha raggiunto la sua difesa: l’attacco è andato a vuoto. La guardia che hai messo insieme conta lo stesso.
lesson-duel-hit-strength = Un colpo di forza: toglie una vita. Con quattro punti più del necessario ne toglie due.
lesson-duel-hit-technique = Un colpo di tecnica: toglie Qi. Con tre punti più del necessario ferisce, con cinque ferisce a fondo.
lesson-duel-struck = Il suo valore era sopra la tua guardia, quindi ha colpito. Se la guardia è pari alla sua carta, non succede nulla.
lesson-duel-wounded = Una ferita: che cosa fa sta scritto sulla carta. Alcune durano tutto il duello.
lesson-duel-enemy-wounded = L’hai ferito. Spesso vale più che togliergli vita.
lesson-duel-blocked = La tua guardia ha retto. Ciò che ti costa nell’attacco te lo fa risparmiare qui.
lesson-duel-red-die = Una combo speciale ha alzato il dado rosso. Dopo un colpo a segno puoi usarlo, e aggiunge ciò che mostra.
lesson-duel-release = Usa ora il dado rosso o lascialo crescere: dopo l’uso ricomincia da 1.
lesson-duel-foresee = Con un Qi puoi prevedere: la sua difesa si scopre prima che tu abbia giocato. Utile se la tua mano può andare da una parte o dall’altra.
lesson-duel-guard = Un Qi compra un punto di guardia per questo attacco. Ne vale la pena quando è questione di poco.
lesson-duel-on-your-own = Ora sai tutto. È il tuo duello; parlo solo se c’è qualcosa di nuovo.
lesson-duel-won = Arima è caduto. Sei avversari, altre armi, luoghi e moduli ti aspettano alla voce «Duello».
lesson-duel-lost = Arima è stato più svelto. Più guardia, o un attacco meno ardito, e il prossimo è tuo.
