### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Nessuno in particolare
duelhall-no-opponent = Affronti { $enemy }; con 1 vs. 3, i tre nemici del modulo.
duelhall-no-environment = Nulla da usare e nulla che intralci.
duelhall-own-numbers = Questi duelli usano i tuoi numeri. Non contano in nessuna statistica (B11.5).

barred-a1-4 = Blood non si usa in una campagna ({ $rule }).
barred-a4-1 = 1 vs. 3 ha già i suoi tre nemici: non si sceglie un altro avversario ({ $rule }).
barred-a5-1 = C’è una sola armatura: è tua o del nemico, non di entrambi ({ $rule }).
barred-b7-1 = Campagna e clan hanno i loro avversari, uno dopo l’altro: non se ne sceglie nessuno ({ $rule }).
barred-b7-3 = I quattro del clan hanno le loro armi: non se ne sceglie nessuna ({ $rule }).

hall-stands = { $won ->
    [0] Ancora nessun duello vinto.
    [one] { $won } duello vinto.
   *[other] { $won } duelli vinti.
}
hall-other-rules = È stato combattuto con regole diverse da quelle di oggi.
hall-carries-armour = { $count ->
    [0] La tua armatura è distrutta.
    [one] Alla tua armatura resta { $count } punto.
   *[other] Alla tua armatura restano { $count } punti.
}
hall-carries-no-virtue = L’unica virtù di questa partita è già stata usata.
hall-carries-foe = { $enemy } resta come è stato lasciato: { $life }, { $qi }.
hall-carries-fallen = { $enemy } è caduto.
hall-began-before = Le regole sono cambiate da quando è cominciato. Continua con le interpretazioni con cui è cominciato:
hall-regained = Hai chiuso l’ultimo duello con { $left } e cominci il prossimo con { $now }.
hall-regains-campaign = Dopo ogni vittoria recuperi fino a { $life } e tutto il Qi. I mazzi vengono rimescolati.
hall-regains-clan = Nessuno recupera vita. Chi combatte dopo comincia con tutto il Qi.
