### Che cosa dice il maestro su 1 vs. 3.

lesson-three-welcome = Questo è 1 vs. 3: tre nemici invece di uno, ognuno con la sua vita. Uno è caduto. Al nemico 1 restano 2 vite, al nemico 3 una.

lesson-three-target = Prima di ogni attacco scegli chi attaccare. I morti non contrattaccano, e il nemico 3 può cadere adesso: attacca lui.
lesson-three-target-instead = Per il nemico 1 servono due colpi, o uno pesante. Abbatti prima il nemico 3: uno in meno a contrattaccare.

lesson-three-first-card = Men-uchi: forza 2.
lesson-three-first-card-instead = Per questo attacco serve forza. Questo Men-uchi ne porta 2 e non costa guardia.

lesson-three-second-card = Irimi: forza 3, e 2 di guardia per quello che segue.
lesson-three-second-card-instead = Irimi porta forza e guardia insieme.

lesson-three-third-card = La difesa è 3, quindi colpisci già. Usa l’ultima carta per la guardia: Chūdan-no-kamae.
lesson-three-third-card-instead = Colpisci già. Tieni le carte forti per l’ultimo nemico e prendi guardia.

lesson-three-rolled = Il dado blu decide chi contrattacca. Con un 2 sono tutti e tre, uno dopo l’altro; i morti però non più.

lesson-three-last-enemy = Resta un nemico, e si attacca lui senza scegliere. Se superi la difesa di 4, un colpo toglie 2 vite. La tua forza 3 resta. Men-uchi.
lesson-three-last-enemy-instead = Serve tutta la forza che puoi avere. Men-uchi ne porta 2.

lesson-three-more = Dō-giri: forza 6.
lesson-three-more-instead = Servono tutte e due le carte per superare la difesa di 4. Dō-giri.

lesson-three-two-life = La difesa è 4. Con Kesa-giri hai forza 8, cioè 4 in più: 2 vite.
lesson-three-two-life-instead = Kesa-giri è la tua ultima carta, e basta appena.

lesson-three-end = Questo è 1 vs. 3: abbatti un nemico prima di passare al prossimo, perché ognuno contrattacca. Ciò che aggiunge il dado rosso va a chi attacchi.
