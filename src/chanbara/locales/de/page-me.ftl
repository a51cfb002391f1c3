### The page in the browser: figures of a player and of a table.

me-title = Meine Statistik · chanbara
me-you = du
me-invite = Spielen kannst du auch ohne Namen. Mit einem Namen zählen deine Spiele: als wer du gewinnst, wie stark du bist und, wenn du magst, ein Platz in der Rangliste.
me-name = Dein Name in der Rangliste
me-claim = Diesen Namen sichern
me-claim-hint = Keine E-Mail, kein Passwort. Dieser Browser behält den Schlüssel dazu; der Server behält nur, wie deine Spiele ausgingen, und hier kannst du alles löschen.
me-nothing = Noch hat kein Spiel von dir gezählt. Setz dich in diesem Browser an irgendeinen Tisch und spiel bis zum Ende.
me-gone = Deine Daten sind gelöscht, hier und an jedem Tisch.
me-left = Diese Kampagnen und Clans ließen sich nicht löschen. Öffne sie und lösche sie dort:
me-doubt = ± { $doubt }
me-rated = { $games ->
    [one] Nach einem gewerteten Spiel. Die zweite Zahl sagt, wie ungenau die Wertung noch ist.
   *[other] Nach { $games } gewerteten Spielen. Die zweite Zahl sagt, wie ungenau die Wertung noch ist.
}
me-line = Die Wertung über { $games } Spiele, von { $first } bis { $last } Punkte
me-line-hint = Spiel für Spiel, mit der Unsicherheit; gepunktet: der Startwert aller
me-game-sword = Samurai Sword
me-game-duel = Duelle
me-all = Alle Spiele
me-on-average = Im Schnitt { $honor } Ehrenpunkte am Ende; Niederlagen zugefügt: { $dealt }, erlitten: { $suffered }.
me-won-of = { $won } von { $played }
me-won-of-long = { $won } von { $played } gewonnen, { $share }; auf Dauer zwischen { $low } und { $high }
me-bars = Der Strich ist der Anteil der Siege; im Feld dahinter, zwischen den beiden Marken, liegt er wohl auf Dauer.
me-by = Gruppiert nach
me-by-role = Rolle
me-by-character = Charakter
me-by-team = Team
me-by-players = Spielerzahl
me-by-set = Ausgabe
me-by-opponent = Gegner
me-by-weapon = Waffe
me-by-module = Modul
me-by-difficulty = Stufe
me-players = { $count } Spieler
me-set-base = Grundspiel
me-set-rising_sun = Rising Sun
me-module-none = Kein Modul
me-last = Letzte Spiele
me-won = gewonnen
me-lost = verloren
me-against = gegen { $opponents }
me-ladder = Rangliste
me-ladder-hint = Sortiert nach der Wertung, die mindestens gesichert ist. Alle beginnen mit 1000; die Bots stehen da, wo sie gemessen wurden.
me-ladder-more = Mehr anzeigen
me-ladder-own = Deine Position
me-ladder-top = Alle Spieler
me-what-is-rated = Gewertet wird nur Samurai Sword mit den Standardregeln: nach unserer Lesart, mit ausgeteilten Charakteren, ohne Hausregeln und nicht mit der Hilfe beim Kombinieren oder mit dem Rat des stärksten Bots gewonnen.
me-data = Meine Daten
me-listed = In der Rangliste zeigen
me-listed-hint = Mit Name und Wertung, für alle.
me-data-hint = Der Server speichert, was zu den Plätzen, Kampagnen und Clans dieses Browsers gehört: Namen, Entscheidungen, Ergebnisse, E-Mail-Adressen, Geräte für Benachrichtigungen und die letzten Chat-Nachrichten.
me-save-all = Alles speichern (JSON)
me-save-games = Meine Spiele speichern (CSV)
me-carry = Mein Name auf einem anderen Gerät
me-carry-hint = Dieser Link enthält den Schlüssel zu deinem Namen. Öffne ihn auf deinem anderen Gerät und gib ihn sonst niemandem.
me-carried-other = Dieses Gerät behält den Namen, den es hat. Um hier { $other } zu verwenden, lösche zuerst diesen; der Link gilt dann noch immer.
me-carry-copy = Privaten Link kopieren
me-delete-hint = Gelöscht werden dein gesicherter Name mit seinen Mitgliedschaften in Clubs und deinem Fortschritt, die Namen an allen Plätzen dieses Browsers, deine E-Mail-Adressen, Benachrichtigungen und Chat-Nachrichten sowie die Kampagnen und Clans dieses Browsers. Spiele bleiben ohne deinen Namen bestehen, laufende gehen weiter. Das lässt sich nicht rückgängig machen.
me-delete-hint-guest = Gelöscht werden die Namen an allen Plätzen dieses Browsers, deine E-Mail-Adressen, Benachrichtigungen und Chat-Nachrichten sowie die Kampagnen und Clans dieses Browsers. Spiele bleiben ohne deinen Namen bestehen, laufende gehen weiter. Das lässt sich nicht rückgängig machen.
me-delete = Meine Daten löschen
me-delete-sure = Wirklich löschen? Noch einmal drücken
me-table = Tisch { $code }
me-table-title = Tisch { $code } · chanbara
me-table-games = { $games ->
    [one] Hier wurde ein Spiel zu Ende gespielt.
   *[other] Hier wurden { $games } Spiele zu Ende gespielt, Revanchen mitgezählt.
}
me-table-none = Hier wurde noch kein Spiel zu Ende gespielt.
me-as = { $what }: { $won } von { $played }
me-table-save = Diese Statistik speichern (JSON)
me-to-table = Zum Tisch
