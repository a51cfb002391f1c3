### Che cosa dice il maestro sull’armatura del nemico.

lesson-yoroi-enemy-welcome = Stavolta l’armatura la porta il nemico. Ad Arima resta una vita, ma prima se ne vanno 3 punti di armatura.

lesson-yoroi-enemy-first-card = I colpi leggeri graffiano appena l’armatura. Cerca quelli pesanti: una forza di 4 sopra la difesa toglie 2. Prima Men-uchi.
lesson-yoroi-enemy-first-card-instead = Serve forza, e questo Men-uchi non costa guardia.

lesson-yoroi-enemy-second-card = Kesa-giri con ◇: forza 4.
lesson-yoroi-enemy-second-card-instead = Tieni la carta più forte finché non conosci la sua difesa. Per ora Kesa-giri con ◇.

lesson-yoroi-enemy-heavy = La sua difesa è 2. Dō-giri farebbe 5 e toglierebbe un punto. Con Iai sei a 7, più di 4 sopra: due punti.
lesson-yoroi-enemy-heavy-instead = Iai è quella che porta di più, e toglie di sicuro due punti di armatura.

lesson-yoroi-enemy-armor = Per ogni punto che un’armatura perde si lancia il dado blu, e un 6 la distruggerebbe subito. Questo non si può prevedere, i colpi pesanti sì.

lesson-yoroi-enemy-again = Basta un altro colpo pesante. La tua forza 7 resta. L’altro Kesa-giri.
lesson-yoroi-enemy-again-instead = Serve tutta la forza che hai: Kesa-giri.

lesson-yoroi-enemy-more = Dō-giri: forza 10.
lesson-yoroi-enemy-more-instead = Più forza hai, più difese superi di 4. Dō-giri.

lesson-yoroi-enemy-last-card = La sua difesa è 6, e tu la superi di 4. Gioca l’ultima carta.
lesson-yoroi-enemy-last-card-instead = Gioca l’ultima carta, Chūdan-no-kamae.

lesson-yoroi-enemy-end = Questa è l’armatura del nemico: meglio un colpo pesante che due leggeri. Protegge solo la vita, il Qi puoi sempre toglierglielo.
