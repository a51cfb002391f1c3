# Auf ein Spiel zurückblicken: was der Server ablehnt.

refused-bad-record = Das ist keine Aufzeichnung eines Spiels, die sich nachspielen lässt: { $detail }
refused-record-in-the-middle = Diese Aufzeichnung beginnt mitten in einem Spiel; prüfen lässt sich nur eine, die mit dem Geben beginnt.
refused-many-records-today = Du hast heute viele Aufzeichnungen geschickt; versuche es morgen wieder.
refused-too-many-records = Der Server bewahrt so viele Aufzeichnungen auf, wie er kann; versuche es in ein paar Tagen wieder.
refused-too-many-reviews = Gerade werden viele Spiele ausgewertet; versuche es in ein paar Minuten wieder.
refused-no-such-frame = Weiterspielen kannst du von Bild 0 bis Bild { $last }.
refused-no-such-eyes = Ein Spiel sieht man als einer seiner { $seats } Plätze (ab 0), als watch oder als open.
refused-no-such-number = From und to sind Nummern von Bildern.
refused-no-groups-in-a-duel = Ein Duell ficht man allein: Es gibt keine Runden zu vergleichen.

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
