### Che cosa dice il maestro su luoghi e tempo.

lesson-ground-welcome = Tempo e luogo cambiano un duello. Con la pioggia ogni round comincia con forza +1, tecnica −1 e guardia −1. Sei sulla spiaggia di Ganryū, e ad Arima resta una vita.

lesson-ground-first-card = La pioggia favorisce la forza. Kesa-giri la porta da 1 a 3.
lesson-ground-first-card-instead = Usa quello che ti dà la pioggia: forza. Kesa-giri.

lesson-ground-second-card = Con Dō-giri sei a 4.
lesson-ground-second-card-instead = Ancora forza: Dō-giri.

lesson-ground-turn-over = Due carte sono in tavola. Guarda prima la sua difesa: il Qi può servirti dopo. Avanti.
lesson-ground-turn-over-instead = Tieni il Qi finché non sai che cosa manca. Avanti.

lesson-ground-third-card = La sua difesa è 5 e 5. Ti manca 1 di forza, e nessuna carta in mano la porta. Per ora prendi guardia: Chūdan-no-kamae.
lesson-ground-third-card-instead = Gioca Chūdan-no-kamae per la guardia. La spiaggia viene subito dopo.

lesson-ground-beach = Ora la spiaggia. Con 1 Qi lanci il dado blu: 1 costa guardia, 2 e 3 danno forza, 4 e 5 abbassano la sua difesa, 6 gli toglie una vita. Cinque su sei vincono.
lesson-ground-beach-instead = Con la guardia qui non si vince. Sulla spiaggia vincono cinque lanci su sei.

lesson-ground-end = Il tempo vale per tutto il duello. Il luogo si può usare con 1 Qi in ogni attacco. Alcuni aiutano quasi sempre; altri, come la scogliera, possono chiudere il duello.
