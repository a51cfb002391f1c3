### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Niemand Bestimmtes
duelhall-anybody-does = Du triffst auf { $enemy }; mit 1 vs. 3 auf dessen drei Gegner.
duelhall-open-ground = Freies Feld
duelhall-open-ground-does = Nichts, was hilft, und nichts, was im Weg steht.

barred-a1-4 = Blood geht nicht in einer Kampagne ({ $rule }).
barred-a4-1 = 1 vs. 3 bringt drei eigene Gegner mit: Daneben wird keiner gewählt ({ $rule }).
barred-a5-1 = Es gibt nur eine Rüstung: Sie ist deine oder die des Gegners, nicht beides ({ $rule }).
barred-b7-1 = Kampagne und Clan haben ihre eigenen Gegner, einen nach dem anderen: Keiner wird gewählt ({ $rule }).
barred-b7-3 = Die vier des Clans haben ihre eigenen Waffen: Keine wird gewählt ({ $rule }).
barred-b8-35 = Kampagne und Clan treffen auf einen Gegner nach dem anderen: Für 1 vs. 3 ist dort kein Platz ({ $rule }).
