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
