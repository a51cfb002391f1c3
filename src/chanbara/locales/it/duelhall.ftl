### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Nessuno in particolare
duelhall-no-opponent = Incontri { $enemy }; con 1 vs. 3 i suoi tre nemici.
duelhall-no-environment = Nulla da usare e nulla che intralci.
duelhall-own-numbers = Questi duelli usano i tuoi numeri. Non contano in nessuna statistica (B11.5).

barred-a1-4 = Blood non si usa in una campagna ({ $rule }).
barred-a4-1 = 1 vs. 3 porta tre nemici suoi: accanto non si sceglie alcun avversario ({ $rule }).
barred-a5-1 = C’è una sola armatura: è tua o del nemico, non di entrambi ({ $rule }).
barred-b7-1 = Campagna e clan hanno i loro avversari, uno dopo l’altro: non se ne sceglie nessuno ({ $rule }).
barred-b7-3 = I quattro del clan hanno le loro armi: non se ne sceglie nessuna ({ $rule }).

hall-stands = { $won ->
    [0] Nessun duello è ancora vinto.
    [one] { $won } duello è vinto.
   *[other] { $won } duelli sono vinti.
}
hall-other-rules = Fu combattuto con regole diverse da quelle di oggi.
hall-carries-armour = { $count ->
    [0] La tua armatura è perduta.
    [one] Alla tua armatura resta { $count } punto.
   *[other] Alla tua armatura restano { $count } punti.
}
hall-carries-no-virtue = L’unica virtù di questa partita è consumata.
hall-carries-foe = { $enemy } resta come è stato lasciato: { $life }, { $qi }.
hall-carries-fallen = { $enemy } è caduto.
hall-began-before = Le regole sono cambiate da quando è iniziato. Continua con le interpretazioni con cui è iniziato:

## Che cosa non va nei propri numeri; prima c’è il punto, per esempio opponents.arima.life

numbers-missing = Questa voce manca.
numbers-nameless = Una carta tua ha bisogno di un nome.
numbers-unknown = Sconosciuto. Voci possibili: { $there }
numbers-most = Al massimo { $most }, ma è { $found }.
numbers-least = Almeno { $least }, ma è { $found }.
numbers-number = Deve essere un numero intero, ma è { $found }.
numbers-truth = Deve essere true o false, ma è { $found }.
numbers-word = Devono essere da 1 a 40 lettere minuscole, cifre o trattini bassi, ma è { $found }.
numbers-text = Deve essere un testo da 1 a 40 caratteri, ma è { $found }.
numbers-one = Deve essere uno tra { $there }, ma è { $found }.
numbers-list = Deve essere una lista, ma è { $found }.
numbers-length = La lista deve avere da { $least } a { $most } voci, ma ne ha { $found }.
numbers-names = Devono essere nomi con valori, ma è { $found }.
numbers-twice = Questa chiave compare due volte.
numbers-margins = I margini devono iniziare da 0 e crescere, ma sono { $found }.
numbers-no-copies = Non c’è nemmeno una copia di una carta.
numbers-effect = Qui può esserci solo { $may }.
numbers-joker = Un jolly ha bisogno di un’altra carta di cui prendere il posto.
numbers-attack = Un attacco ha al massimo { $most } carte, ma sono { $found }.
numbers-above = Al massimo { $what }, cioè { $most }.
numbers-nobody = Non resterebbe nessuno a combattere.
numbers-together = wound_in_round e wound vanno insieme.
numbers-opponent = Non c’è nessun avversario { $found }.
numbers-member = { $found } non è un’arma, o compare due volte.
numbers-long = Il file può avere { $most } byte, ma ne ha { $found }.
numbers-brackets = Il file può avere { $most } parentesi.
numbers-unreadable = Il file non è né JSON né YAML: { $why }
numbers-shape = Il file deve contenere nomi con valori, come il nostro.
