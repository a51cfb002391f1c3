# Auf ein Spiel zurückblicken: was der Server ablehnt.

refused-bad-record = Der Kopf dieser Datei beschreibt kein Spiel, das sich geben lässt: { $detail }
refused-no-record = Diese Datei ist keine Aufzeichnung eines Spiels: Eine solche beginnt mit der Zeile „chanbara 1“.
refused-record-line = Zeile { $number } dieser Datei lässt sich nicht lesen: Zu einer Entscheidung gehören ihre Nummer, der Platz und was gewählt wurde.
refused-record-choice = Entscheidung { $number } passt nicht zu diesem Spiel. Jemand hat die Aufzeichnung geändert, oder die Regeln waren andere.
refused-record-end = Die Aufzeichnung schließt anders als ihr Spiel, wenn man es nachspielt. Jemand hat sie geändert, oder die Regeln waren andere.
refused-record-too-long = Diese Datei ist zu groß für eine Aufzeichnung: Eine solche hat höchstens { $bytes } Byte.
refused-record-in-the-middle = Diese Aufzeichnung beginnt mitten in einem Spiel; prüfen lässt sich nur eine, die mit dem Geben beginnt.
refused-many-records-today = Du hast heute viele Aufzeichnungen geschickt; versuche es morgen wieder.
refused-too-many-records = Der Server bewahrt so viele Aufzeichnungen auf, wie er kann; versuche es in ein paar Tagen wieder.
refused-too-many-reviews = Gerade werden viele Spiele ausgewertet; versuche es in ein paar Minuten wieder.
refused-no-such-frame = Weiterspielen kannst du von Bild 0 bis Bild { $last }.
refused-no-such-eyes = Ein Spiel sieht man als einer seiner { $seats } Plätze (ab 0), als watch oder als open.
refused-no-such-number = From und to sind Nummern von Bildern.
refused-no-groups-in-a-duel = Ein Duell ficht man allein: Es gibt keine Gruppen zu vergleichen.

# chanbara review

past-beliefs-watch = Was ein Zuschauer hätte glauben können
past-beliefs-seat = Was { $seat } hätte glauben können, nach dem, was von diesem Platz zu sehen war
past-before = Vor dem ersten Zug
past-turn = Nach Zug { $turn } · { $seat }
past-moved = Bewegte am meisten ({ $percent } %): { $deed }
past-known = Sicher auf der Hand von { $seat }: { $cards }
past-worst = Was am meisten gekostet hat
past-play = Zug { $turn }, { $seat }: { $chosen } – { $percent } % Aussicht zu gewinnen
past-better = besser: { $best } – { $percent } %, das sind { $swing } mehr (± { $error })
past-none = Nichts war deutlich schlechter als das, was ein Planer getan hätte.
past-how = Die Aussichten schätzt ein Planer, der nicht mehr weiß als der Platz: { $worlds } Welten je Möglichkeit. Genannt wird, was mehr als das Doppelte seines Fehlers ausmacht.
past-waits = Wie Bots denken, wird einmalig übersetzt: Das dauert ein, zwei Minuten …
past-unjudged-duel = Ein Duell erzählt „chanbara replay“ nach; zu glauben gibt es darin nichts.
past-unjudged-edition = Mit diesen Karten oder Regeln lässt sich nichts beurteilen; „chanbara replay“ erzählt das Spiel.
past-unjudged-middle = Dieses Spiel beginnt mittendrin, und niemand hat gesehen, wie es dazu kam: Beurteilen lässt sich nichts.
