# Spieleabende: ein Turnier unter Freunden, per Link.

evening-page-title = Ein Spieleabend mit Freunden
evening-new-title = Einen Spieleabend eröffnen
evening-new-heading = Ein Spieleabend mit Freunden
evening-new-lead = Eröffne einen Spieleabend und teile seinen Link. In jeder Runde sitzen alle an einem Tisch, und jede Kartenverteilung wird an allen Tischen gespielt. Du punktest gegen die anderen, die deinen Platz hatten, mit derselben Rolle und denselben Karten.
evening-title = Wie er heißt
evening-title-usual = Unser Spieleabend
evening-players = Spieler pro Tisch
evening-rounds = Runden
evening-movement = Kartenverteilungen
evening-movement-together = Alle Tische zugleich
evening-movement-moving = Von Tisch zu Tisch
evening-movement-together-hint = Alle Tische einer Runde spielen dieselbe Kartenverteilung. In jeder Runde sitzt du mit anderen zusammen, und wer später kommt, kann noch einsteigen.
evening-movement-moving-hint = Du bleibst mit denselben Leuten an deinem Tisch. Was ihr jetzt spielt, spielt ein anderer Tisch in einer späteren Runde. Eine Verteilung zählt, sobald jeder Tisch sie gespielt hat. Nach dem Beginn kann niemand mehr dazukommen.
evening-bot = Wer leere Plätze füllt
evening-between = Sekunden zwischen zwei Runden
evening-clock-hint = Eine Uhr läuft immer mit, damit kein Tisch die anderen warten lässt.
evening-open = Spieleabend eröffnen
evening-wrong-heading = Diesen Spieleabend gibt es nicht
evening-own = Selbst einen Spieleabend eröffnen
evening-invited = { $name } lädt dich zu einem Spieleabend ein. Gib deinen Namen ein und mach mit; ein Konto brauchst du nicht.
evening-join = Mitmachen
evening-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
evening-leads = leitet den Abend
evening-remove = { $name } wegschicken
evening-remove-sure = { $name } wirklich wegschicken?
evening-start = Erste Runde beginnen
evening-start-hint = Leere Plätze bekommen Bots. Wer später kommt, spielt ab der nächsten Runde mit.
evening-start-hint-moving = Danach kann niemand mehr dazukommen. Leere Plätze bekommen Bots.
evening-waits = { $name } beginnt den Abend, wenn alle da sind.
evening-invite-title = Komm zu unserem Spieleabend: { $title }
evening-code = Code des Spieleabends
evening-invite-qr = QR-Code für diesen Spieleabend
evening-leave = Spieleabend verlassen
evening-leave-sure = Wirklich verlassen?
evening-leave-running-sure = Wirklich verlassen? Ab der nächsten Runde hat ein Bot deinen Platz.
evening-facts-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden, jede mit neuen Karten und anderen Plätzen
}
evening-facts-moving = { $count } Runden, jede mit anderen Plätzen; die Kartenverteilungen wandern von Tisch zu Tisch
evening-facts-bot = { $bot } füllt leere Plätze
evening-round = Runde { $round } von { $rounds }
evening-your-table = Zu deinem Tisch
evening-your-table-over = Dein Tisch ist fertig. Gezählt wird, sobald der letzte Tisch fertig ist.
evening-your-deal = Ihr spielt Verteilung { $deal }.
evening-your-table-over-moving = Dein Tisch ist fertig. Verteilung { $deal } zählt nach Runde { $until }: Verrate bis dahin niemandem, wie es ausging.
evening-late = Der Abend hat schon begonnen: Runde { $round } von { $rounds }. Wenn du jetzt einsteigst, spielst du ab der nächsten Runde mit. Verpasste Verteilungen bringen keine Punkte.
evening-from-next = Du bist dabei: Ab der nächsten Runde spielst du mit.
evening-closed-moving = Zu diesem Abend kann niemand mehr dazukommen: Die Kartenverteilungen wandern von Tisch zu Tisch, und wer später kommt, kennt vielleicht schon eine.
evening-closed-last = Zu diesem Abend kann niemand mehr dazukommen: Die letzte Runde hat begonnen.
evening-tables-ended = { $tables ->
    [one] { $ended } von { $tables } Tisch ist fertig.
   *[other] { $ended } von { $tables } Tischen sind fertig.
}
evening-next-in = { $seconds ->
    [one] Die nächste Runde beginnt in { $seconds } Sekunde.
   *[other] Die nächste Runde beginnt in { $seconds } Sekunden.
}
evening-next = Jetzt beginnen
evening-gone = Du bist gegangen: Ein Bot hat deinen Platz.
evening-return = In der nächsten Runde zurückkommen
evening-standings = Stand
evening-standings-none = Noch ist keine Verteilung gezählt. Eine Verteilung zählt, sobald ihr letzter Tisch fertig ist.
evening-standings-hint = { $deals } von { $rounds } Verteilungen gezählt. Jede bringt bis zu 100 Punkte: den Anteil der anderen auf deinem Platz, die du übertroffen hast; ein Gleichstand zählt halb.
evening-waiting-heading = Noch offen
evening-waiting = { $tables ->
    [one] Verteilung { $deal }: an { $played } von { $tables } Tisch gespielt, zählt nach Runde { $until }
   *[other] Verteilung { $deal }: an { $played } von { $tables } Tischen gespielt, zählt nach Runde { $until }
}
evening-standing-deals = { $deals } von { $all } Verteilungen
evening-place = Platz
evening-name = Name
evening-points = Punkte
evening-has-left = ist gegangen
evening-deals = Kartenverteilungen
evening-deal = Verteilung { $number }
evening-table = Tisch
evening-table-number = Tisch { $number }
evening-table-round = Tisch { $number }, Runde { $round }
evening-result = Ergebnis
evening-won = gewonnen, { $points }
evening-lost = verloren, { $points }
evening-stood-in = ein Bot hat gespielt, { $points }
evening-a-bot = Bot
evening-no-result = Ein Tisch ohne Ergebnis wird nicht verglichen; wer dort saß, bekommt 50 Punkte.
evening-over = Der Spieleabend ist vorbei.
evening-your-place = Du bist auf Platz { $place } von { $people }.
evening-points-of = { $points } Punkte
evening-another = Noch ein Spieleabend
evening-how-heading = Wie gespielt und gezählt wird
evening-how = Alle Tische einer Runde spielen dieselbe Kartenverteilung: Jeder Platz hat dieselbe Rolle, denselben Charakter und dieselben Karten. Verglichen wirst du mit denen, die an den anderen Tischen deinen Platz hatten: Ein Sieg schlägt eine Niederlage, danach schlagen mehr Punkte weniger. Alle sind gleich oft Shōgun oder einmal öfter. Gibt es nur einen Tisch, spielt ein Tisch voller Bots dieselbe Verteilung. Wer geht, bekommt nichts für die Runden, die ein Bot für ihn spielt, und wer später kommt, nichts für die Runden davor. Ein Spieleabend verändert die Rangliste nicht.
evening-how-moving = Die Kartenverteilungen wandern von Tisch zu Tisch: Jeder Tisch spielt jede einmal, in einer anderen Runde. Jeder Platz hat dieselbe Rolle, denselben Charakter und dieselben Karten wie an den anderen Tischen. Verglichen wirst du mit denen, die dort deinen Platz hatten: Ein Sieg schlägt eine Niederlage, danach schlagen mehr Punkte weniger. Von einer Verteilung ist nichts zu sehen, bevor der letzte Tisch sie gespielt hat. Du bleibst mit denselben Leuten zusammen, und an jedem Tisch sind alle gleich oft Shōgun oder einmal öfter. Gibt es nur einen Tisch, spielt ein Tisch voller Bots dieselben Verteilungen. Wer geht, bekommt nichts für die Runden, die ein Bot für ihn spielt. Ein Spieleabend verändert die Rangliste nicht.
evening-home-heading = Ein Spieleabend mit Freunden
evening-home-about = Ein kleines Turnier per Link: Jede Kartenverteilung wird an allen Tischen gespielt, und du punktest gegen die, die deinen Platz hatten.
evening-home-open = Spieleabend eröffnen
evening-sealed = Andere Tische spielen diese Kartenverteilung noch. Aufzeichnung und Rückblick gibt es, sobald der letzte Tisch fertig ist.
evening-back = Zurück zum Spieleabend
