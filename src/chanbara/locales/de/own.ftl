### Custom cards and ratings, fetched where there is something to say about them.

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

## Ratings

rating-means = Die Spielstärke liegt sehr wahrscheinlich zwischen { $low } und { $high } (zu 95 % sicher); mit jedem gewerteten Spiel wird das genauer.
rating-now = Deine Wertung ist jetzt { $rating }.
rating-change = Deine Wertung ist jetzt { $rating }, vorher { $before }.
rated-begins = Dieses Spiel wird gewertet. Sobald es begonnen hat, kann es nicht mehr ohne Ergebnis beendet werden.
rating-margin = Die Zahl nach ± ist die Unsicherheit: Zu 95 % liegt die Spielstärke in diesem Bereich.
rated-yes = Dieses Spiel wird gewertet.
rated-no = Nicht gewertet: { $why }.
rated-leaving = Gehen kostet: Wenn du aufgibst oder wegbleibst, zählt eine Niederlage deiner Seite für dich und ein Sieg für den Bot.
unrated-game = dieses Spiel hat keine Wertung
unrated-house = Hausregeln
unrated-cards = eigene Karten
unrated-book = ein anderes Regelheft
unrated-rulings = geänderte Auslegungen
unrated-characters = vorgegebene Charaktere
unrated-known_deal = die Kartenverteilung ist aus einem anderen Spiel bekannt
unrated-nobody = niemand hier hat einen gesicherten Namen
unrated-void = es endete ohne Ergebnis
unrated-helped = die Sieger haben die Hilfe beim Kombinieren genutzt
