### The page in the browser: figures of a player and of a table.

end-review = Rückblick
end-share = Teilen: Link kopieren
lobby-somebody = Jemand

me-title = Meine Zahlen · chanbara
me-title-own = Meine Zahlen
me-figures = Zahlen
me-you = du
me-invite = Zum Spielen braucht niemand einen Namen. Mit einem zählen deine Spiele: als wer du gewinnst, wie stark du bist und, wenn du magst, ein Platz auf der Leiter.
me-name = Dein Name auf der Leiter
me-claim = Diesen Namen nehmen
me-claim-hint = Keine Mail, kein Passwort. Dieser Browser behält einen Schlüssel dazu; der Server behält nur, wie deine Spiele ausgingen, und hier kannst du alles löschen.
me-nothing = Noch hat kein Spiel von dir gezählt. Setz dich in diesem Browser an irgendeinen Tisch und spiel bis zum Ende.
me-gone = Dein Name ist gelöscht, hier und an jedem Tisch.
me-left = Diese Kampagnen und Clans ließen sich nicht löschen. Öffne sie und gib sie auf:
me-doubt = ± { $doubt }
me-rated = { $games ->
    [one] Nach einem gewerteten Spiel. Die zweite Zahl sagt, wie weit es danebenliegen kann.
   *[other] Nach { $games } gewerteten Spielen. Die zweite Zahl sagt, wie weit es danebenliegen kann.
}
me-line = Die Wertung über { $games } Spiele, von { $first } bis { $last } Punkte
me-line-hint = Spiel für Spiel, und wie weit es danebenliegen kann; gepunktet: wo alle beginnen
me-game-sword = Samurai Sword
me-game-duel = Duelle
me-all = Alle Spiele
me-on-average = Im Schnitt { $honor } Ehre am Ende; Niederlagen zugefügt: { $dealt }, erlitten: { $suffered }.
me-won-of = { $won } von { $played }
me-won-of-long = { $won } von { $played } gewonnen, { $share }; auf Dauer zwischen { $low } und { $high }
me-bars = Der Strich ist der Anteil der Siege; im Feld dahinter, zwischen den beiden Marken, liegt er wohl auf Dauer.
me-by = Geordnet nach
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
me-ladder = Die Leiter
me-ladder-hint = Geordnet danach, was man mindestens wert ist. Alle beginnen mit 1000; die Bots stehen da, wo sie gemessen wurden.
me-what-is-rated = Gewertet wird nur das übliche Samurai Sword: nach unserer Lesart der Regeln, mit ausgeteilten Charakteren, ohne Hausregeln und ohne dass jemand nachgesehen hat, wer wer ist, oder einen Planer gefragt hat.
me-data = Meine Daten
me-listed = Zeig mich auf der Leiter
me-listed-hint = Mit Name und Wertung, für alle.
me-save-all = Alles sichern (JSON)
me-save-games = Meine Spiele sichern (CSV)
me-carry = Mein Name auf einem anderen Gerät
me-carry-hint = Dieser Link trägt den Schlüssel zu deinem Namen. Öffne ihn auf deinem anderen Gerät und gib ihn sonst niemandem.
me-carried-other = Dieses Gerät behält den Namen, den es hat. Um hier { $other } zu verwenden, lösche zuerst diesen; der Link gilt dann noch immer.
me-carry-copy = Privaten Link kopieren
me-delete-hint = Löschen entfernt deinen Namen von der Leiter und von allen Tischen, dazu deine Zeilen im Chat und die Kampagnen und Clans dieses Browsers. Das lässt sich nicht zurücknehmen. Ein Name, den du ohne diesen an einen Platz geschrieben hast, geht mit seinem Tisch.
me-delete = Meine Daten löschen
me-delete-sure = Wirklich löschen? Drück noch einmal.
me-table = Tisch { $code }
me-table-title = Tisch { $code } · chanbara
me-table-games = { $games ->
    [one] Hier wurde ein Spiel zu Ende gespielt.
   *[other] Hier wurden { $games } Spiele zu Ende gespielt, Revanchen mitgezählt.
}
me-table-none = Hier wurde noch kein Spiel zu Ende gespielt.
me-as = { $what }: { $won } von { $played }
me-table-save = Diese Zahlen sichern (JSON)
me-to-table = Zum Tisch
