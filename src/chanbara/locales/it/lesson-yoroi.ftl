### Che cosa dice il maestro sulla propria armatura.

lesson-yoroi-welcome = Questo è Yoroi: porti un’armatura. La vita che perderesti viene tolta prima da lì. Ti restano una vita e 3 punti di armatura.

lesson-yoroi-first-card = Senza armatura dovresti difenderti. Così invece puoi attaccare: Kesa-giri, forza 2.
lesson-yoroi-first-card-instead = Per ora la tua guardia è l’armatura. Attacca con Kesa-giri.

lesson-yoroi-second-card = L’altro Kesa-giri: forza 4.
lesson-yoroi-second-card-instead = Prima più forza. L’altro Kesa-giri ne porta 2.

lesson-yoroi-third-card = La sua difesa è 3, quindi colpisci già. Prendi anche un po’ di guardia: Chūdan-no-kamae.
lesson-yoroi-third-card-instead = Colpisci già. Tieni le carte forti per il secondo attacco e prendi la guardia.

lesson-yoroi-absorbed = Era la tua ultima vita, ma ha pagato l’armatura. Per ogni punto che perde si lancia il dado blu: con un 6 è distrutta.

lesson-yoroi-again = Ora finiscilo. La tua forza resta, e Men-uchi ne aggiunge 2.
lesson-yoroi-again-instead = Men-uchi è quella che porta più forza.

lesson-yoroi-again-more = Dō-giri, e nessuna sua difesa è più alta della tua forza.
lesson-yoroi-again-more-instead = Con Dō-giri raggiungi anche la sua difesa migliore.

lesson-yoroi-finish = Colpisci con qualsiasi carta. Gioca Irimi.
lesson-yoroi-finish-instead = Gioca l’ultima carta, Irimi.

lesson-yoroi-end = Questo è Yoroi: l’armatura para la vita persa in combattimento, anche per ferite. Non paga mai un prezzo come quello di Gisei, e in una campagna non si ripara.
