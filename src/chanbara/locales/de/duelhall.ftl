### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Niemand Bestimmtes
duelhall-no-opponent = Du triffst auf { $enemy }; mit 1 vs. 3 auf dessen drei Gegner.
duelhall-no-environment = Nichts, was hilft, und nichts, was im Weg steht.
duelhall-own-numbers = Diese Duelle haben deine eigenen Zahlen. Sie zählen in keiner Statistik (B11.5).

barred-a1-4 = Blood geht nicht in einer Kampagne ({ $rule }).
barred-a4-1 = 1 vs. 3 bringt drei eigene Gegner mit: Daneben wird keiner gewählt ({ $rule }).
barred-a5-1 = Es gibt nur eine Rüstung: Sie ist deine oder die des Gegners, nicht beides ({ $rule }).
barred-b7-1 = Kampagne und Clan haben ihre eigenen Gegner, einen nach dem anderen: Keiner wird gewählt ({ $rule }).
barred-b7-3 = Die vier des Clans haben ihre eigenen Waffen: Keine wird gewählt ({ $rule }).

hall-stands = { $won ->
    [0] Noch ist kein Duell gewonnen.
    [one] { $won } Duell ist gewonnen.
   *[other] { $won } Duelle sind gewonnen.
}
hall-other-rules = Es wurde nach anderen Regeln gekämpft als den heutigen.
hall-carries-armour = { $count ->
    [0] Deine Rüstung ist dahin.
    [one] Deine Rüstung hat noch { $count } Punkt.
   *[other] Deine Rüstung hat noch { $count } Punkte.
}
hall-carries-no-virtue = Die eine Tugend dieses Spiels ist verbraucht.
hall-carries-foe = { $enemy } bleibt, wie er zurückblieb: { $life }, { $qi }.
hall-carries-fallen = { $enemy } ist gefallen.
hall-began-before = Seit dem Beginn haben sich die Regeln geändert. Es geht mit den Auslegungen weiter, mit denen es begann:

## Was an eigenen Zahlen falsch ist; davor steht die Stelle, etwa opponents.arima.life

numbers-missing = Dieser Eintrag fehlt.
numbers-nameless = Eine eigene Karte braucht einen Namen.
numbers-unknown = Unbekannt. Möglich sind: { $there }
numbers-most = Höchstens { $most }, hier ist es { $found }.
numbers-least = Mindestens { $least }, hier ist es { $found }.
numbers-number = Hier muss eine ganze Zahl stehen, nicht { $found }.
numbers-truth = Hier muss true oder false stehen, nicht { $found }.
numbers-word = Hier müssen 1 bis 40 Kleinbuchstaben, Ziffern oder Unterstriche stehen, nicht { $found }.
numbers-text = Hier muss ein Text mit 1 bis 40 Zeichen stehen, nicht { $found }.
numbers-one = Möglich sind { $there }, nicht { $found }.
numbers-list = Hier muss eine Liste stehen, nicht { $found }.
numbers-length = Die Liste braucht { $least } bis { $most } Einträge und hat { $found }.
numbers-names = Hier müssen Namen mit Werten stehen, nicht { $found }.
numbers-twice = Dieser Schlüssel kommt zweimal vor.
numbers-margins = Die Stufen müssen mit 0 beginnen und steigen, hier sind es { $found }.
numbers-no-copies = Von keiner Karte gibt es ein Exemplar.
numbers-effect = Hier darf nur { $may } stehen.
numbers-joker = Ein Joker braucht eine andere Karte, für die er steht.
numbers-attack = Ein Angriff hat höchstens { $most } Karten, hier sind es { $found }.
numbers-above = Höchstens { $what }, also { $most }.
numbers-nobody = Es bliebe niemand übrig, der kämpft.
numbers-together = wound_in_round und wound gehören zusammen.
numbers-opponent = Es gibt keinen Gegner { $found }.
numbers-member = { $found } ist keine Waffe oder kommt zweimal vor.
numbers-long = Die Datei darf { $most } Bytes haben und hat { $found }.
numbers-brackets = Die Datei darf { $most } Klammern haben.
numbers-unreadable = Die Datei ist weder JSON noch YAML: { $why }
numbers-shape = Die Datei muss Namen mit Werten enthalten, wie unsere.
