### Che cosa dice il maestro su Blood.

lesson-blood-welcome = Questo è Blood: le tue ferite vengono da un mazzo a parte, e restano. Entriamo a metà di un round. Ad Arima resta una vita, e niente Qi.

lesson-blood-brace = La sua difesa è 6 e 6: questo attacco va a vuoto qualunque carta giochi. Pensa al contrattacco: Chūdan-no-kamae dà guardia e non ti toglie nulla.
lesson-blood-brace-instead = Qui nessuna carta arriva a 6. Tieni le carte d’attacco per il secondo attacco e prendi la guardia di Chūdan-no-kamae.

lesson-blood-wounded = Una ferita, e ti resta davanti: braccio ferito, forza al massimo 3 fino alla fine della partita. Di carte così ce ne sono cinque. Chi deve pescarne una sesta ha perso.

lesson-blood-technique = Due tagli forti avrebbero fatto forza 7. Ora il massimo è 3, e quasi tutte le sue difese sono più alte. Cambia piano: tecnica. Tsuki.
lesson-blood-technique-instead = Con il braccio ferito la forza si ferma a 3. Solo la tecnica arriva abbastanza in alto: gioca Tsuki.

lesson-blood-more = Poi Kote-uchi: tecnica 4. Ti toglie forza, ma ormai conta poco.
lesson-blood-more-instead = Continua con la tecnica. Kote-uchi la porta a 4.

lesson-blood-reach = La sua difesa è 6 e 5. Con Nuki-waza hai tecnica 5, e basta. Non ha più Qi da perdere, quindi il colpo gli costa vita.
lesson-blood-reach-instead = La forza non può più arrivare a 6. Nuki-waza porta la tecnica a 5, e colpisci.

lesson-blood-end = Questo è Blood: se una ferita limita un valore, combatti con un altro. La guardia vale più del solito, perché ogni ferita resta.
