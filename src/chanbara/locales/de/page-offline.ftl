### Spielen ohne Server: Das Spiel läuft im Browser selbst.

offline-ask = Zum Spielen wird das Spiel einmal heruntergeladen ({ $size } MB). Danach startet es auch ohne Verbindung.
offline-download = Spiel herunterladen
offline-loading = Das Spiel wird heruntergeladen: { $done } von { $all } MB
offline-starting = Das Spiel wird gestartet …
offline-waiting = Das Spiel ist in einem anderen Tab geöffnet. Schließe ihn, um hier weiterzuspielen.
offline-taken = Das Spiel wurde in einem anderen Tab geöffnet und geht dort weiter.
offline-failed = Das Spiel konnte nicht gestartet werden. Prüfe die Verbindung und lade die Seite neu.
offline-reload = Neu laden
offline-promise = Samurai Sword: verdeckte Rollen, schnelle Klingen, 3 bis 8 Spieler. Spiel gegen Bots, wo immer du bist.
offline-alone = Dieses Spiel läuft in deinem Browser, ohne Server. Du spielst gegen Bots; nichts wird gewertet, und nichts verlässt dieses Gerät.
offline-people-heading = Dafür braucht es andere Leute
offline-people = Hier läuft das Spiel in deinem eigenen Browser, ohne Server; darum kann niemand dazukommen. Bots sind jederzeit bereit, ebenso das Duell, die Lektionen und die Rätsel.
offline-people-play = Gegen Bots spielen
offline-keep-heading = Deine Partien
offline-keep = Partien, Kampagnen und Fortschritt sind nur in diesem Browser gespeichert. Sichere eine Kopie, um sie aufzuheben oder auf ein anderes Gerät mitzunehmen.
offline-save = Kopie sichern
offline-restore = Kopie einspielen
offline-restored-sure = Alle Partien hier durch die dieser Kopie ersetzen?
offline-restored-wrong = Das ist keine Kopie von chanbara-Partien.
