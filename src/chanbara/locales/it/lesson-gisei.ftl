### Che cosa dice il maestro su Gisei.

lesson-gisei-welcome = Questo è Gisei: prima di un contrattacco puoi dare una vita in cambio di guardia. Ti restano due vite e niente Qi. Arima ha una vita.

lesson-gisei-miss = La sua difesa è 6 e 5, e nessuna delle tue carte ci arriva. Gioca quella che ti serve meno, Nuki-waza, e tieni le altre.
lesson-gisei-miss-instead = Neanche questa carta ora colpisce. Tienila per il secondo attacco e gioca Nuki-waza.

lesson-gisei-give = Ora contrattacca, e la tua guardia è 0. Le sue carte leggere sono uscite, lo vedi dal mazzo. Da’ una vita: quattro carte Gisei danno da 5 a 7 di guardia, una ne toglie 1.
lesson-gisei-give-instead = Con guardia 0 colpisce ogni carta rimasta nel suo mazzo, e più della metà ti ucciderebbe. Una vita è il prezzo minore.

lesson-gisei-held = La guardia ha retto. Valeva per questo contrattacco: la carta Gisei torna nel mazzo, e la tua guardia è quella di prima.

lesson-gisei-first-card = Il secondo attacco. La tua forza 3 resta, e Kesa-giri la porta a 5.
lesson-gisei-first-card-instead = Hai già forza 3. Kesa-giri è quella che ne porta di più.

lesson-gisei-second-card = Con Dō-giri sei a 6. Raggiunge tutte le difese tranne una.
lesson-gisei-second-card-instead = Ancora un punto di forza, e il colpo è quasi sicuro: Dō-giri.

lesson-gisei-last-card = La sua difesa è 4, tu hai 6. Gioca l’ultima carta.
lesson-gisei-last-card-instead = Gioca l’ultima carta, Chūdan-no-kamae.

lesson-gisei-end = Questo è Gisei: una vita data può salvarne due. Lo puoi usare una volta prima di ogni contrattacco, e mai con l’ultima vita.
