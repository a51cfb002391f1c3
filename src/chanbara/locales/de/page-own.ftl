### Custom cards and house rules, where everybody may meet them.

lobby-facts-cards = Eigene Karten: { $cards }
desk-cards-missing = Dieser Tisch wartet: Der Server hat die eigenen Karten „{ $cards }“ zurzeit nicht, oder nicht so, wie sie waren. Nichts geht verloren; sobald sie wieder da sind, geht das Spiel weiter.
desk-cards-failed = In den eigenen Karten „{ $cards }“ steckt ein Fehler, darum kann dieses Spiel nicht weitergehen. Du kannst es noch ansehen, und der Gastgeber kann es beenden.
cards-read = Karten lesen: { $title }
new-cards-heading = Eigene Karten
new-cards-hint = Karten, die der Betreiber dieses Servers hinzugefügt hat. Spiele damit werden nicht gewertet.
new-cards-count = { $cards ->
    [0] Keine Spielkarten
    [one] 1 Spielkarte
   *[other] { $cards } Spielkarten
} und { $characters ->
    [0] keine Charaktere
    [one] 1 Charakter
   *[other] { $characters } Charaktere
}: { $names }
