### The page in the browser: everything before and around the table.

## Around every page

frame-skip = Zum Inhalt
frame-ways = Seiten
frame-play = Spielen
frame-school = Schule
frame-rules = Regeln
frame-workshop = Werkstatt
frame-tables = Meine Spiele
frame-settings = Einstellungen
frame-language = Sprache
frame-language-en = English
frame-language-de = Deutsch
frame-language-it = Italiano
frame-theme = Darstellung: { $theme }
frame-unofficial = Ein inoffizielles Fanprojekt. Samurai Sword ist ein Spiel von Emiliano Sciarra, erschienen bei dV Giochi; Texte, Zeichnungen und Programm sind von uns, nichts davon stammt aus dem Original.
frame-licenses = Lizenzen fremder Werke

## The first page

lobby-title = chanbara: Samurai Sword im Browser
lobby-heading = Zieh die Klinge
lobby-promise = Samurai Sword: verdeckte Rollen, schnelle Klingen, 3 bis 8 Spieler. Spiel sofort gegen Bots oder schick Freunden einen Link.
lobby-your-name = Dein Name
lobby-name-yours = Ist es dein Name? Kopiere auf dem Gerät, auf dem du ihn gesichert hast, unter „Meine Statistik“ den privaten Link und öffne ihn hier.
end-review = Rückblick
end-share = Teilen: Link kopieren
lobby-somebody = Jemand
me-title-own = Meine Statistik
me-stats = Statistik
crest-change = Dein Wappen: ändern
lobby-players = Spieler
lobby-rising-sun = Mit Rising Sun
lobby-rising-sun-hint = Die Erweiterung: mehr Karten und Charaktere, bis zu 8 Spieler.
lobby-play-bots = Gegen Bots spielen
lobby-against = Gegner
lobby-invite = Freunde einladen
lobby-opening = Das Spiel wird aufgebaut …
lobby-more-options = Alle Optionen für einen Tisch
lobby-own-heading = Weiterspielen
lobby-own-lobby = nicht begonnen
lobby-own-running = läuft
lobby-own-asked = du bist dran
lobby-own-waits = { $name } ist dran
lobby-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
lobby-open-heading = Offene Tische
lobby-open-none = Gerade wartet niemand an einem öffentlichen Tisch. Spiel inzwischen gegen Bots oder eröffne einen Tisch, den alle sehen.
lobby-table-of = Tisch von { $host }
lobby-table-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
lobby-table-full = alle Plätze sind besetzt
lobby-table-running = das Spiel läuft
lobby-sit = Mitspielen
lobby-sit-at = Am Tisch von { $host } mitspielen
lobby-watch = Zuschauen
lobby-watch-at = Am Tisch von { $host } zuschauen
lobby-new-here = Neu hier? Ein erstes Spiel mit Lehrer
lobby-brief-heading = Das Spiel in vier Sätzen
lobby-brief-roles = Nur der Shōgun ist bekannt: Seine Samurai stehen zu ihm, die Ninja kämpfen gegen sie, der Rōnin kämpft für sich.
lobby-brief-strike = In deinem Zug ziehst du zwei Karten und greifst mit einer Waffe an, die weit genug reicht; wer angegriffen wird, wehrt ab oder nimmt die Verwundungen hin.
lobby-brief-defeat = Niemand scheidet aus: Wer den letzten Widerstandspunkt verliert, gibt dem Angreifer einen Ehrenpunkt und erholt sich zu Beginn des nächsten eigenen Zuges.
lobby-brief-end = Hat jemand keine Ehre mehr, endet das Spiel, und das Team mit den meisten Punkten gewinnt.
lobby-brief-rules = Alle Regeln, Karten und Charaktere
lobby-join-heading = Du hast einen Code?
lobby-code = Code oder Link
lobby-join-code = Zum Tisch
lobby-code-missing = Gib den Code ein, den deine Freunde im Warteraum sehen.
lobby-code-unknown = Einen Tisch { $code } gibt es nicht. Frag noch einmal nach dem Code oder nach dem Link.
lobby-try-again = Noch einmal versuchen
lobby-loading = Wird geladen …
lobby-to-start = Zur Startseite
lobby-copied = Kopiert
lobby-copy-by-hand = Von hier kopieren

## Seats before the game

lobby-seat-free = frei
lobby-seat-you = Du
lobby-seat-yours = du
lobby-seat-host = Gastgeber
lobby-seat-away = nicht da
lobby-seat-ready = bereit
lobby-seat-not-ready = noch nicht bereit
lobby-seat-starts = startet das Spiel
lobby-seat-number = Platz { $number }
lobby-seat-who = Wer sitzt auf Platz { $number }
lobby-seat-for-friend = Für Freunde
lobby-seat-put-bot = Mit Bot besetzen
lobby-seat-change = Ändern
lobby-seat-character = Charakter von Platz { $number }
lobby-seat-any-character = Zufällig
lobby-seat-make-host = Zum Gastgeber machen
lobby-seat-make-host-of = { $name } zum Gastgeber machen
lobby-seat-free-it = Platz freigeben
lobby-seat-free-sure = { $name } wirklich vom Tisch entfernen?

## What is played at a table

lobby-facts-duel = Way of the Samurai, ein Solo-Duell.
lobby-facts-numbers = Mit eigenen Zahlen
lobby-facts-game = { $count ->
    [one] Samurai Sword mit { $count } Spieler
   *[other] Samurai Sword mit { $count } Spielern
}
lobby-facts-rising-sun = { $cast ->
    [base] Mit Rising Sun, aber mit den Charakteren des Grundspiels
    [rising_sun] Mit Rising Sun und nur mit dessen Charakteren
   *[mixed] Mit Rising Sun
}
lobby-facts-book = { $book ->
    [german] Nach dem deutschen Heft
    [english] Nach dem englischen Heft
    [italian] Nach dem italienischen Heft
   *[ours] Nach unserer Lesart
}
lobby-facts-rikyu = Rikyū kann unter den Charakteren sein
lobby-facts-characters = Einige Charaktere sind fest gewählt
lobby-facts-no-clock = Keine Uhr: Alle dürfen sich Zeit lassen
lobby-facts-live = { $decision } Sekunden für eine Entscheidung, { $window } für die Antwort auf einen Angriff
lobby-facts-days = { $days ->
    [one] { $days } Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
}
lobby-facts-public = Alle können diesen Tisch finden
lobby-facts-private = Nur wer den Link hat, findet diesen Tisch
lobby-facts-spectators = Andere dürfen zuschauen
lobby-facts-no-spectators = Niemand darf zuschauen
lobby-facts-aid = Alle dürfen die Hilfe beim Kombinieren nutzen
lobby-facts-cards = Eigene Karten: { $cards }
lobby-facts-house = Mit Hausregeln

## A new table

new-title = Neuer Tisch · chanbara
new-heading = Neuer Tisch
new-cast = Charaktere
new-cast-mixed = Gemischt
new-cast-base = Nur Grundspiel
new-cast-rising_sun = Nur Rising Sun
new-rikyu = Mit Rikyū
new-rikyu-hint = Auch der Sondercharakter kann ausgeteilt werden.
new-public = Öffentlich
new-public-hint = Alle sehen den Tisch in der Liste und können sich setzen.
new-bot-talk = Bots reden mit
new-bot-talk-hint = Sie behaupten Rollen und reagieren auf das Geschehen. Was sie sagen, ist gekennzeichnet.
new-spectators = Zuschauer willkommen
new-spectators-hint = Sie sehen nur, was offen liegt, nie eine Hand.
new-aid = Hilfe beim Kombinieren
new-aid-hint = Alle dürfen nachsehen, wer wohl wer ist: geschätzt aus dem, was vom eigenen Platz aus zu sehen war.
new-seat-who = Wer
new-seat-character = Charakter
new-fill = Alle Plätze mit Bots besetzen
new-empty = Für Freunde freihalten
new-more = Mehr
new-open = Tisch eröffnen
new-open-hint = Du bekommst einen Link für deine Freunde. Das Spiel beginnt, wenn du es startest.
new-play = Jetzt spielen
new-play-hint = Auf allen anderen Plätzen sitzen Bots: Das Spiel beginnt sofort.
new-clock-heading = Uhr und Tempo
new-clock-legend = Bedenkzeit
new-clock-none = Keine Uhr
new-clock-live = Am Stück
new-clock-days = Über mehrere Tage
new-clock-none-hint = Lass dir Zeit.
new-clock-live-hint = Sekunden für jede Entscheidung und ein Vorrat für die schweren. Ist beides aufgebraucht, entscheidet ein Bot für dich.
new-clock-days-hint = Für Freunde, die ein-, zweimal am Tag vorbeischauen.
new-clock-decision = Sekunden für eine Entscheidung
new-clock-window = Sekunden für die Antwort auf einen Angriff
new-clock-reserve = Sekunden Vorrat für das ganze Spiel
new-clock-grace = Sekunden, bis ein Bot für Abwesende spielt
new-clock-of-days = Tage für eine Entscheidung
new-pace-legend = Bots antworten
new-pace-human = Mit Pause, wie Menschen
new-pace-fast = Schnell
new-rulings-heading = Regelheft und Regelauslegungen
new-book-legend = Welches Heft gilt?
new-book-hint = Die gedruckten Hefte unterscheiden sich stellenweise. Ein Heft stellt die Auslegungen darunter ein; jede lässt sich einzeln ändern.
book-ours = Unsere Lesart
book-ours-hint = Alle Hefte zusammen gelesen; wo sie sich widersprechen oder schweigen, haben wir entschieden. Nur solche Spiele werden gewertet.
book-german = Deutsches Heft
book-german-hint = Nur eine Niederlage durch den, der übrig ist, verhindert den Sieg des Schwertmeisters. Mit Rising Sun hört sofort auf, wer im eigenen Zug besiegt wird, Blitzangriff verstärkt jede Waffe, die trifft, und die Abwehr gegen Schlachtruf wird abgeworfen.
book-english = Englisches Heft
book-english-hint = Geisha darf auch auf die eigene Hand gespielt werden. Mit Rising Sun wirken Musashi, Tomoe und Blitzangriff bei jedem Treffer, aber nicht gegen sich selbst, und die Waffe gegen Jūjutsu wird gespielt. Chiyome heißt Chiyo.
book-italian = Italienisches Heft
book-italian-hint = Geisha wirft nur Besitzkarten anderer Spieler ab. Mit Rising Sun verstärkt Blitzangriff jede Waffe, die trifft, und Musashi verstärkt keine Waffe, mit der er sich selbst angreift. Chiyome heißt Chiyoime.
new-unrated = Dieses Spiel wird nicht gewertet: Gewertet wird nur nach unserer Lesart ohne geänderte Auslegungen.
new-rulings-hint = Wo man die Regeln auf zwei Arten lesen kann, darf der Tisch wählen.
new-rulings-more = Weitere Auslegungen, für Rising Sun
new-rulings-changed = { $count ->
    [0] keine geändert
    [one] eine geändert
   *[other] { $count } geändert
}
new-rulings-paragraph = Regel { $number }
new-rulings-usual = { $book ->
    [ours] (unsere Lesart)
   *[other] (wie im Heft)
}
ruling-deck_ends_when_needed = Wann ist der Nachziehstapel zu Ende?
ruling-deck_ends_when_needed-true = Wenn eine Karte gebraucht wird und keine mehr da ist
ruling-deck_ends_when_needed-false = Sobald die letzte Karte ihn verlässt
ruling-swordmaster_before_honor = Wann wird auf den Sieg des Schwertmeisters geprüft?
ruling-swordmaster_before_honor-true = Bevor die Ehre dieser Niederlage den Besitzer wechselt
ruling-swordmaster_before_honor-false = Nach der Prüfung, ob jemand keine Ehre mehr hat
ruling-any_team_mate_refuses = Wann gibt es keinen Sieg des Schwertmeisters?
ruling-any_team_mate_refuses-true = Wenn irgendein Teammitglied die letzte Niederlage zufügte
ruling-any_team_mate_refuses-false = Nur wenn der Übriggebliebene selbst ein Teammitglied besiegte
ruling-own_property_may_be_stripped = Wessen Besitzkarten darf Geisha abwerfen?
ruling-own_property_may_be_stripped-true = Die aller Spieler, auch eigene
ruling-own_property_may_be_stripped-false = Nur die anderer Spieler
ruling-own_hand_may_be_stripped = Aus wessen Hand darf Geisha eine Karte abwerfen?
ruling-own_hand_may_be_stripped-true = Aus jeder, auch der eigenen
ruling-own_hand_may_be_stripped-false = Nur aus der anderer Spieler
ruling-score_may_be_negative = Kann die Wertung eines Teams negativ sein?
ruling-score_may_be_negative-true = Die Wertung darf unter 0 fallen
ruling-score_may_be_negative-false = Die Wertung endet bei 0
ruling-eighth_hand = Wie viele Karten bekommt der achte Spieler?
ruling-eighth_hand-7 = Der achte Spieler bekommt 7 Karten
ruling-eighth_hand-8 = Der achte Spieler bekommt 8 Karten
ruling-second_copies = Wie viele Makibishi und Kozuka gibt es?
ruling-second_copies-false = 2 Makibishi und 1 Kozuka
ruling-second_copies-true = 1 Makibishi und 2 Kozuka
ruling-parry_is_played = Wird die Abwehr gegen Schlachtruf gespielt?
ruling-parry_is_played-true = Ja, Bokuden darf also dafür ziehen
ruling-parry_is_played-false = Nein, sie wird abgeworfen
ruling-weapon_is_played = Wird die Waffe gegen Jūjutsu gespielt?
ruling-weapon_is_played-true = Ja, Bokuden darf also dafür ziehen
ruling-weapon_is_played-false = Nein, sie wird abgeworfen
ruling-ability_adds_on_oneself = Verstärkt Musashi einen Tantō gegen sich selbst?
ruling-ability_adds_on_oneself-true = Ja
ruling-ability_adds_on_oneself-false = Nein, nur gegen andere
ruling-property_adds_on_oneself = Verstärkt Blitzangriff einen Tantō gegen dich selbst?
ruling-property_adds_on_oneself-true = Ja
ruling-property_adds_on_oneself-false = Nein, nur gegen andere
ruling-ability_draws_on_oneself = Zieht Tomoe für einen Tantō gegen sich selbst?
ruling-ability_draws_on_oneself-true = Ja
ruling-ability_draws_on_oneself-false = Nein, nur für Verwundungen anderer
ruling-ability_adds_to_zero = Verstärkt Musashi eine Waffe mit dem Wert 0?
ruling-ability_adds_to_zero-true = Ja, sobald sie trifft
ruling-ability_adds_to_zero-false = Nein, sie verwundet nicht
ruling-property_adds_to_zero = Verstärkt Blitzangriff eine Waffe mit dem Wert 0?
ruling-property_adds_to_zero-true = Ja, sobald sie trifft
ruling-property_adds_to_zero-false = Nein, sie verwundet nicht
ruling-ability_draws_on_hit = Wann zieht Tomoe?
ruling-ability_draws_on_hit-true = Wenn ihre Waffe trifft, auch ohne verlorenen Punkt
ruling-ability_draws_on_hit-false = Wenn ihre Waffe verwundet
ruling-defeated_stop_at_once = Wann endet ein Zug, in dem man selbst besiegt wird?
ruling-defeated_stop_at_once-true = Sofort
ruling-defeated_stop_at_once-false = Nach dem, was gerade läuft, und der Phase „Abwerfen“
ruling-harmless_show_cards = Betrifft Intuition auch harmlose Spieler?
ruling-harmless_show_cards-true = Ja, wenn sie eine Handkarte haben
ruling-harmless_show_cards-false = Nein, sie sind nicht betroffen
ruling-strikes_back_per_wound = Wie oft deckt Yukimura auf?
ruling-strikes_back_per_wound-true = Einmal für jede Verwundung
ruling-strikes_back_per_wound-false = Einmal für jede Karte, die ihn verwundet
ruling-last_reveal_counts = Welche von Masamunes Karten zählt?
ruling-last_reveal_counts-true = Die zuletzt aufgedeckte
ruling-last_reveal_counts-false = Die er wählt
new-design-heading = Karten aus der Werkstatt
new-design-some = gewählt
new-house-heading = Hausregeln
new-house-some = geändert
new-house-file = Datei wählen
new-house-text = Oder hier eintippen
new-house-too-long = Die Datei ist zu lang: höchstens { $count } Zeichen.

## Coming by a link

join-title = Tisch { $code } · chanbara
join-heading = Tisch { $code }
join-invited = Du bist eingeladen. Nimm Platz.
join-full = Alle Plätze sind besetzt.
join-running = Das Spiel hat schon begonnen.
join-over = Das Spiel ist vorbei.
join-void = Das Spiel wurde ohne Ergebnis beendet.
join-frozen = Seit Beginn dieses Spiels haben sich die Regeln geändert; es kann nicht weitergehen.
join-seat = Dein Platz
join-seat-hint = In der Reihenfolge, in der ihr am Tisch sitzt.
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
join-own = Eigenen Tisch eröffnen
join-facts = Was gespielt wird
join-wrong-heading = Tisch nicht gefunden
join-wrong = Einen Tisch { $code } gibt es nicht. Vielleicht stimmt ein Buchstabe nicht, oder den Tisch gibt es nicht mehr. Bitte deine Freunde noch einmal um den Link.

## The waiting room

room-title = Warteraum { $code } · chanbara
room-heading = Warteraum
room-seats = Plätze
room-lost = Die Verbindung ist unterbrochen; ein neuer Versuch läuft. Dein Platz bleibt dir.
room-out-heading = Dieser Platz gehört dir nicht mehr
room-out = Der Gastgeber hat deinen Platz freigegeben. Du kannst einen anderen nehmen, wenn noch einer frei ist.
room-out-bot = Der Gastgeber hat ihn einem Bot überlassen. Du kannst weiter zusehen, wenn dieser Tisch es erlaubt.
room-out-again = Anderen Platz suchen
room-out-look = Tisch ansehen
room-free = { $count ->
    [one] { $count } Platz ist noch frei. Warte auf Freunde oder besetz ihn mit einem Bot.
   *[other] { $count } Plätze sind noch frei. Warte auf Freunde oder besetz sie mit Bots.
}
room-free-guest = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
room-for = Noch nicht bereit: { $names }.
room-start = Spiel starten
room-fill = Freie Plätze mit Bots besetzen
room-watching = Du schaust zu. Das Spiel beginnt, wenn der Gastgeber es startet.
room-host = Alle sind bereit. Der Gastgeber startet das Spiel.
room-next = Das Spiel beginnt, sobald alle wieder da sind.
room-say-ready = Sag Bescheid, wenn du bereit bist.
room-ready = Bereit
room-not-ready = Doch noch nicht
room-invite-title = Komm an meinen Tisch: Samurai Sword
room-invite-heading = Lade Freunde ein
room-invite-code = Code des Tisches
room-invite-qr = QR-Code mit dem Link zu diesem Tisch
room-invite-copy = Link kopieren
room-invite-share = Teilen
room-device-heading = Noch jemand an diesem Gerät
room-device-hint = Ihr reicht das Gerät weiter; jede Hand bleibt verdeckt, bis ihr Besitzer tippt.
room-device-name = Name der anderen Person
room-device-add = An den Tisch setzen
room-private-heading = Dein Platz auf einem zweiten Gerät
room-private-hint = Öffne diesen Link auf deinem anderen Gerät, und du sitzt dort auf demselben Platz.
room-private-warning = Gib ihn niemandem: Wer ihn hat, sieht deine Hand und kann für dich spielen.
room-private-copy = Privaten Link von { $name } kopieren
linked-heading = Du hast schon einen Platz an diesem Tisch
linked-own = Dieser Browser sitzt hier als { $names }.
linked-same = Der Link bringt einen anderen Schlüssel zum selben Platz mit (Platz { $number }). Wenn du ihn benutzt, verliert dieser Browser seinen Schlüssel. Benutze nur einen Link, den du selbst erstellt hast.
linked-other = Der Link öffnet einen anderen Platz (Platz { $number }). Du kannst auf diesem Gerät beide Plätze spielen.
linked-keep = Als { $names } weitermachen
linked-replace = Stattdessen den Platz aus dem Link benutzen
linked-add = Den Platz aus dem Link dazunehmen
room-fair-heading = Fair gemischt
room-fair-hint = Der Server hat seine geheime Zahl versiegelt, bevor jemand bereit war; alle am Tisch geben eine eigene Zufallszahl dazu. Erst aus allen zusammen ergeben sich die Karten, also kann sie sich niemand aussuchen. Am Ende können es alle nachprüfen.
room-fair-seal = Das Siegel (SHA-256 des Schlüssels vom Server)
room-fair-origin-heading = Karten, die schon einmal gespielt wurden
room-fair-origin = Dieser Tisch spielt die Karten eines beendeten Spiels noch einmal, jede liegt wie damals. Der Server verspricht nichts über sie: Wer jenes Spiel gesehen hat, kennt sie. Spiel nur mit Leuten, die es nicht gesehen haben.

## One's own tables

history-title = Meine Spiele · chanbara
history-none = Du hast noch kein Spiel gespielt. Das erste ist nur einen Klick entfernt.
history-hint = Diese Liste ist nur in diesem Browser gespeichert.
history-with = Mit { $names }
history-more = Ältere zeigen
history-gone = Diesen Tisch gibt es nicht mehr.
history-status-lobby = Noch nicht begonnen
history-status-running = Läuft
history-status-over = Beendet
history-status-void = Ohne Ergebnis beendet
history-status-frozen = Kann nicht weitergehen: Die Regeln haben sich seither geändert
history-won = Du hast gewonnen: { $team }
history-lost = Sieger: { $team }
history-duel = Duell gegen { $enemy }, Waffe: { $weapon }
history-duel-won = Du hast gewonnen
history-duel-lost = Du hast verloren
history-open = Öffnen
history-review = Ansehen
history-record = Aufzeichnung speichern
history-forget = Entfernen
history-forget-sure = Wirklich entfernen? Der Platz ist dann weg.
history-open-file = Aufzeichnung aus einer Datei öffnen

## Settings

settings-title = Einstellungen · chanbara
settings-you = Allgemein
settings-language-browser = Wie der Browser
settings-theme = Darstellung
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text-size = Größere Schrift: Der Zoom deines Browsers geht bis 200 %.
settings-table = Im Spiel
settings-sound = Ton
settings-sound-hint = Ein Holzblock für deinen Zug, Papier und Stahl für Karten und Hiebe, eine Trommel für eine Niederlage, ein Ticken, wenn deine Zeit abläuft. Alles wird auch ohne Ton gesagt.
settings-volume = Lautstärke
settings-vibrate = Vibration
settings-vibrate-hint = Ein kurzes Brummen, wenn du verwundet wirst, auf Handys, die das können.
settings-notify = Benachrichtige mich, wenn ich dran bin
settings-notify-hint = Eine Benachrichtigung des Browsers, wenn du gerade eine andere Seite offen hast.
settings-notify-refused = Der Browser lässt für diese Seite keine Benachrichtigungen zu. In den Website-Einstellungen des Browsers kannst du sie erlauben.
settings-pace = Tempo am Tisch
settings-pace-calm = Ruhig
settings-pace-normal = Normal
settings-pace-quick = Schnell
settings-pace-step = Schritt für Schritt
settings-pace-hint = Schritt für Schritt wartet nach jedem Ereignis auf ein Tippen oder eine Taste. Bei jedem Tempo geht es mit einem Tippen oder einer Taste gleich weiter.
settings-bubbles = Sprechblasen
settings-bubbles-hint = Was gesagt wird, erscheint kurz am Platz.
settings-undo = Kurze Bedenkzeit
settings-undo-hint = Deine Wahl wird erst nach einer Sekunde gesendet; so lange kannst du sie zurücknehmen.
settings-confirm = Vor riskanten Zügen nachfragen
settings-confirm-hint = Einmal, bevor du dir selbst schadest, deinen letzten Ehrenpunkt hergibst oder ein Spiel beendest, das wohl verloren ist.

## An address that leads to nothing

nowhere-title = Seite nicht gefunden · chanbara
nowhere-heading = Hier ist nur Nebel
nowhere-hint = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Buchstabe verloren.
