### Die Seite mit den Regeln: Suche, Kapitel, Karten und Charaktere.

rules-search = Regeln durchsuchen
rules-search-hint = Bauer oder 5.3
rules-search-hint-duel = Gisei oder B2.12
rules-chapters = Kapitel
rules-paragraph = Absatz { $number }
rules-paragraphs = Absätze
rules-found = { $cards ->
    [0] { $paragraphs ->
        [one] 1 Absatz
       *[other] { $paragraphs } Absätze
    }
    [one] 1 Karte und { $paragraphs ->
        [one] 1 Absatz
       *[other] { $paragraphs } Absätze
    }
   *[other] { $cards } Karten und { $paragraphs ->
        [one] 1 Absatz
       *[other] { $paragraphs } Absätze
    }
}
rules-found-nothing = Zu „{ $query }“ ist nichts zu finden. Versuch ein anderes Wort oder eine Nummer wie 5.3.
rules-no-such = Einen Absatz { $number } gibt es nicht. Die Kapitel unten enthalten alle.
rules-retry = Noch einmal versuchen
rules-legend = Woher jeder Absatz und jede Karte stammt. Wähl die Zeichen daneben, um mehr zu lesen.
rules-sources-of = Quelle von { $of }: { $kinds }

## Die Liste der Karten und Charaktere

rules-own = Eigene Karten am Tisch { $table }
rules-weapons = Waffenkarten
rules-actions = Aktionskarten
rules-properties = Besitzkarten
rules-characters = Charakterkarten
rules-difficulty = Schwierigkeitsgrad
rules-wounds = Verwundungen
rules-varies = je nach Ziel
rules-copies = Exemplare
rules-symbol = Symbol
rules-resilience = Widerstandspunkte
rules-workshop = Eine eigene Karte machen: in der Werkstatt
