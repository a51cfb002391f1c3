# Auf ein Spiel zurückblicken: was der Server ablehnt.

refused-bad-record = Der Kopf dieser Datei beschreibt kein mögliches Spiel: { $detail }
refused-no-record = Diese Datei ist keine Aufzeichnung eines Spiels: Eine solche beginnt mit der Zeile „chanbara 1“.
refused-record-line = Zeile { $number } dieser Datei lässt sich nicht lesen: Zu einer Entscheidung gehören ihre Nummer, der Platz und was gewählt wurde.
refused-record-choice = Entscheidung { $number } passt nicht zu diesem Spiel. Jemand hat die Aufzeichnung geändert, oder die Regeln waren andere.
refused-record-end = Nachgespielt endet dieses Spiel anders, als die Aufzeichnung sagt. Jemand hat sie geändert, oder die Regeln waren andere.
refused-record-too-long = Diese Datei ist zu groß für eine Aufzeichnung: Eine solche hat höchstens { $bytes } Byte.
refused-record-in-the-middle = Diese Aufzeichnung beginnt mitten in einem Spiel; prüfen lässt sich nur eine, die mit dem Austeilen beginnt.
refused-many-records-today = Du hast heute viele Aufzeichnungen geschickt; versuch es morgen wieder.
refused-too-many-records = Der Server bewahrt so viele Aufzeichnungen auf, wie er kann; versuch es in ein paar Tagen wieder.
refused-too-many-reviews = Gerade werden viele Spiele analysiert; versuch es in ein paar Minuten wieder.
refused-no-such-frame = Weiterspielen kannst du von Stellung 0 bis Stellung { $last }.
refused-no-such-eyes = Ein Spiel sieht man als einer seiner { $seats } Plätze (ab 0), als watch oder als open.
refused-no-such-number = From und to sind Nummern von Stellungen.
refused-no-groups-in-a-duel = Ein Duell kämpft man allein: Es gibt keine Gruppen zu vergleichen.

# chanbara review

past-beliefs-watch = Was ein Zuschauer hätte glauben können
past-beliefs-seat = Was { $seat } hätte glauben können, nach dem, was von diesem Platz zu sehen war
past-before = Vor dem ersten Zug
past-turn = Nach Zug { $turn } · { $seat }
past-moved = Verriet am meisten ({ $percent } %): { $deed }
past-known = Sicher auf der Hand von { $seat }: { $cards }
past-worst = Was am meisten gekostet hat
past-play = Zug { $turn }, { $seat }: { $chosen } – { $percent } % Siegchance
past-better = besser: { $best } – { $percent } %, das sind { $swing } mehr (± { $error })
past-then = danach meistens: { $act } ({ $percent } %)
past-second-behind = zweitbeste Wahl: { $second } – { $percent } %
past-second-ahead = vielleicht noch besser: { $second } – { $percent } %
past-second-equal = etwa gleich gut: { $second } – { $percent } %
past-unsure = { $count ->
    [one] Nicht beurteilt: { $count } weitere Entscheidung, die vielleicht etwas gekostet hat.
   *[other] Nicht beurteilt: { $count } weitere Entscheidungen, die vielleicht etwas gekostet haben.
}
past-none = Nichts war deutlich schlechter als das, was der stärkste Bot getan hätte.
past-how = Die Siegchancen schätzt der stärkste Bot, der nicht mehr weiß als der Spieler auf diesem Platz: { $worlds } denkbare Verteilungen je Möglichkeit. Genannt wird nur, was mehr als das Doppelte des Fehlers ausmacht.
past-opinion = Was { $bot } gewählt hätte
past-opinion-seat = { $seat }: dasselbe in { $same } von { $every } Entscheidungen
past-opinion-other = Zug { $turn }: { $chosen } – der Bot: { $other }
past-waits = Die Bots werden einmalig vorbereitet: Das dauert ein, zwei Minuten …
past-duel-choice = Runde { $round }: { $chosen } gewinnt zu { $chance } %, { $best } zu { $other } %.
past-unsupported-edition = Mit diesen Karten oder Regeln gibt es keine Analyse; „chanbara replay“ erzählt das Spiel.
past-unsupported-middle = Dieses Spiel beginnt mittendrin, und niemand hat gesehen, wie es dazu kam: Eine Analyse gibt es nicht.
past-unsupported-search = Dieses Spiel wurde ohne kompilierte Bots gebaut: Eine Analyse gibt es nicht.
