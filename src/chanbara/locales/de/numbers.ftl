### Was an einer Datei mit Zahlen für das Duell falsch ist (B11.2). Vor jedem Satz steht die Stelle.

numbers-missing = fehlt
numbers-unknown = unbekannt; es gibt { $list }
numbers-whole = eine ganze Zahl von { $least } bis { $most }, nicht { $value }
numbers-yes-or-no = true oder false, nicht { $value }
numbers-a-key = höchstens 40 kleine Buchstaben, Ziffern und _, nicht { $value }
numbers-letters = 1 bis { $most } Zeichen, nicht { $value }
numbers-one-of = eines von { $list }, nicht { $value }
numbers-pair = eine Liste von { $count }, nicht { $value }
numbers-list = eine Liste mit { $least } bis { $most } Einträgen, nicht { $value }
numbers-group = Namen mit Werten, nicht { $value }
numbers-twice = doppelt angegeben
numbers-no-name = fehlt, und eine eigene Karte braucht einen
numbers-unreadable-name = { $value } kann niemand lesen
numbers-margins = die Schwellen beginnen mit 0 und steigen, und das sind { $list }
numbers-no-copies = keine einzige Karte
numbers-one-effect = eines von { $list } und sonst nichts
numbers-cards = höchstens { $most } Karten in einem Angriff, und das sind { $count }
numbers-one-thing =
    { $count ->
        [0] eine Tugend bewirkt genau eines, und diese bewirkt nichts
       *[other] eine Tugend bewirkt genau eines, und diese bewirkt { $list }
    }
numbers-jokers = höchstens ein Joker, und das sind { $list }
numbers-only-joker = ein Joker braucht eine andere Karte, für die er steht
numbers-above-cap = höchstens qi_cap, also { $most }
numbers-no-life = niemand hätte noch Leben
numbers-late-wound = wound_in_round und wound gehören zusammen
numbers-too-long = Die Datei ist zu lang: Erlaubt sind { $most } Byte.
numbers-too-deep = Die Datei lässt sich nicht lesen: Sie ist zu tief verschachtelt.
numbers-unreadable = Die Datei lässt sich nicht lesen: { $reason }
numbers-no-names = Die Datei hat eine andere Form als unsere: Sie braucht Namen mit Werten.
