### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Niemand Bestimmtes
duelhall-no-opponent = Du triffst auf { $enemy }, mit 1 vs. 3 auf die drei Gegner dieses Moduls.
duelhall-no-environment = Nichts, was hilft, und nichts, was im Weg steht.
duelhall-own-numbers = Diese Duelle haben deine eigenen Zahlen. Sie zählen in keiner Statistik (B11.5).

barred-a1-4 = Blood lässt sich nicht in einer Kampagne verwenden ({ $rule }).
barred-a4-1 = 1 vs. 3 bringt drei eigene Gegner mit: Du wählst keinen weiteren ({ $rule }).
barred-a5-1 = Es gibt nur eine Rüstung: Sie ist deine oder die des Gegners, nicht beides ({ $rule }).
barred-b7-1 = Kampagne und Clan haben ihre eigenen Gegner, einen nach dem anderen: Du wählst keinen ({ $rule }).
barred-b7-3 = Die vier des Clans haben ihre eigenen Waffen: Du wählst keine ({ $rule }).

hall-stands = { $won ->
    [0] Noch kein Duell gewonnen.
    [one] { $won } Duell gewonnen.
   *[other] { $won } Duelle gewonnen.
}
hall-other-rules = Es wurde nach anderen Regeln gekämpft als den heutigen.
hall-carries-armour = { $count ->
    [0] Deine Rüstung ist zerstört.
    [one] Deine Rüstung hat noch { $count } Punkt.
   *[other] Deine Rüstung hat noch { $count } Punkte.
}
hall-carries-no-virtue = Die eine Tugend dieses Spiels ist verbraucht.
hall-carries-foe = { $enemy } ist noch so angeschlagen wie zuletzt: { $life }, { $qi }.
hall-carries-fallen = { $enemy } ist gefallen.
hall-began-before = Seit dem Beginn haben sich die Regeln geändert. Es geht mit den Auslegungen weiter, mit denen es begann:
hall-regained = Nach dem letzten Duell hattest du noch { $left }, ins nächste gehst du mit { $now }.
hall-regains-campaign = Nach jedem Sieg bekommst du bis zu { $life } und dein ganzes Qi zurück. Alle Stapel werden neu gemischt.
hall-regains-clan = Niemand bekommt Leben zurück. Wer als Nächstes kämpft, beginnt mit vollem Qi.
