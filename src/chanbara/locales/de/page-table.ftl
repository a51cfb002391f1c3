### Der Tisch im Browser. $seat und $name nennen einen Spieler, $seat mit dem Charakter.

## Wer wer ist

person = { $name } ({ $character })
person-short = { $short }

## Der Verlauf

log-turn = { $you ->
    [seat] Zug { $turn } · du
   *[nobody] Zug { $turn } · { $seat }
}
log-times = { $count }-mal
log-earlier = Frühere Züge
log-resilience = Widerstand
log-honor = Ehre

## Was gerade geschieht

desk-title = Tisch { $code }
desk-title-asked = Du bist gefragt
desk-moment = Das Spiel wird aufgebaut …
desk-sent = Deine Antwort wird gesendet …
desk-kept = Deine Wahl bleibt erhalten und wird gesendet, sobald der Server antwortet.
desk-waiting = { $seat } überlegt.
desk-waiting-play = { $seat } ist am Zug und überlegt.
desk-waiting-answer = { $seat } muss auf { $card } antworten.
desk-waited = { $seconds ->
    [one] (seit { $seconds } Sekunde)
   *[other] (seit { $seconds } Sekunden)
}
desk-waited-left = { $seconds ->
    [one] (seit { $seconds } Sekunde, noch { $left })
   *[other] (seit { $seconds } Sekunden, noch { $left })
}
desk-choose-target = { $card }: Wähle ein Ziel. Die hervorgehobenen Plätze sind in Reichweite.
desk-choose-property = Wähle eine der hervorgehobenen Karten.
desk-hint = Tipp auf eine Karte, um zu sehen, wen sie erreicht. Halte sie gedrückt oder zeig mit der Maus darauf, um sie zu lesen.
desk-hint-brief = Antippen zum Spielen, gedrückt halten zum Lesen.
desk-turn = { $you ->
    [seat] Zug { $turn } · du bist dran
   *[nobody] Zug { $turn } · { $who }
}
desk-left = Noch { $left } von { $full }.
desk-tap-card = Tipp auf eine Karte
desk-tap-lit = Tipp auf Markiertes
desk-no-card = { $kind ->
    [parry] Keine Karte wehrt ab
   *[other] Keine Karte hilft hier
}
desk-waiting-for = Warten auf { $name }
desk-you = Du
desk-your-turn = Du bist dran
desk-not-now = Jetzt nicht spielbar.
desk-rule = Regel { $number }

## Wählen

desk-put-down = Abbrechen
desk-take-back = Zurücknehmen
desk-already-chosen = Schon gewählt. Du kannst es noch zurücknehmen.
desk-mark = { $marked ->
    [0] Du hast { $cards } auf der Hand. Wähle { $count } zum Abwerfen.
   *[other] { $marked } von { $count } gewählt: { $names }.
}
desk-discard = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
}
desk-discard-some = { $marked } von { $count } Karten abwerfen
desk-do-it = Ja, trotzdem
desk-sure-self = Damit schadest du dir selbst. Willst du das wirklich?
desk-sure-honor = Das kostet dich deinen letzten Ehrenpunkt, und das Spiel ist aus. Willst du das wirklich?
desk-sure-end = Das beendet das Spiel, und dein Team würde wohl verlieren. Willst du das wirklich?
desk-acts = Deine Möglichkeiten
desk-list = Alle Möglichkeiten
desk-premove = Wenn mich jemand angreift
desk-premove-ask = Mich fragen
desk-premove-parry = Abwehren, wenn es geht
desk-premove-take = Hinnehmen
desk-premove-turn = für den ganzen Zug

## Plätze am Tisch

desk-players = Mitspieler
desk-your-place = Dein Platz
desk-honor = { $count ->
    [one] { $count } Ehrenpunkt
   *[other] { $count } Ehrenpunkte
}
desk-last-honor = letzter Ehrenpunkt
desk-resilience = Widerstand { $left } von { $full }
desk-in-front = ausliegend: { $cards }
desk-hand-of = Auf der Hand: { $cards }
desk-copies = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
}
desk-bot-timeout = Bot (Zeit abgelaufen)
desk-bot-takeover = Bot (nicht da)
desk-bot-resigned = Bot (aufgegeben)
desk-away = nicht da
desk-slow = Leitung stockt
desk-thinking = überlegt
desk-answers = antwortet
desk-role-seen = Rollenkarte gesehen von: { $names }
desk-spent = einmalige Fähigkeit genutzt
desk-counters = { $card }: { $counters }
desk-waits-next = aufgeschoben bis zum nächsten Zug: { $cause }
desk-waits-end = aufgeschoben bis zum Ende dieses Zuges: { $cause }
desk-sealed = Karte gewählt
desk-time-left = Verbleibende Zeit
desk-reserve = Reserve
desk-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

## Rund um den Tisch

desk-log = Verlauf
desk-chat = Chat
desk-unread = neu im Chat
desk-menu = Menü
desk-summary = Übersicht
desk-table = Tisch { $code }
desk-close = Schließen
desk-home = Zur Startseite
desk-rules = Regeln
desk-keys = Tasten: Pfeile bewegen die Auswahl, Enter wählt, Esc nimmt zurück, A zeigt den letzten Zug noch einmal, L zeigt die Liste, 1 bis 9 wählen daraus, ? zeigt die Übersicht.
desk-wrong = Hier stimmt etwas nicht: Stellung speichern
desk-host = Als Gastgeber
desk-pause = Spiel anhalten
desk-resume = Weiterspielen
desk-replace = { $name } durch einen Bot ersetzen
desk-make-host = { $name } zum Gastgeber machen
desk-host-away = { $name }, der Gastgeber, ist nicht da. Nach einer Minute kannst du Gastgeber werden.
desk-host-gone = { $name }, der Gastgeber, ist seit mehr als einer Minute nicht da.
desk-take-host = Gastgeber werden
desk-end = Spiel ohne Ergebnis beenden
desk-end-sure = Dann gewinnt niemand, und das lässt sich nicht rückgängig machen.
desk-resign = Aufgeben
desk-resign-sure = Dieses Spiel wird gewertet, deshalb kann es niemand ohne Ergebnis beenden. Wenn du aufgibst, spielt ein Bot deinen Platz zu Ende, und du kannst nicht zurück. Verliert deine Seite, zählt die Niederlage für dich; gewinnt sie, zählt der Sieg für den Bot.
desk-resigned-you = Du hast aufgegeben. Ein Bot spielt für dich weiter.
desk-stood-timeout = Deine Zeit ist um { $at } abgelaufen. Seitdem spielt ein Bot für dich.
desk-stood-takeover = Du warst nicht da. Seit { $at } spielt ein Bot für dich.
desk-stood-back = Du bist zurück: Die nächste Entscheidung triffst du wieder selbst.
desk-stood-back-late = Für diese Entscheidung ist es zu spät, die trifft der Bot. Die nächste triffst du wieder selbst.
desk-yours-again = Du spielst wieder selbst.
desk-back = Meinen Platz wieder einnehmen
desk-back-asked = Du bist dran.
desk-missed = Was inzwischen geschah
desk-go-on = Weiter
desk-again = Letzten Zug noch einmal zeigen
desk-next = Weiter
desk-to-now = Zum aktuellen Stand
desk-to-my-move = Gleich zu meiner Entscheidung
desk-replay-end = Zurück zum Spiel
desk-watch = Ansehen
desk-pass-device = Gib das Gerät { $name }
desk-nobody-looks = Alle anderen schauen bitte weg.
desk-i-am = Ich bin { $name }
desk-nobody-here = Gerade muss niemand an diesem Gerät etwas entscheiden.

## Wie es um die Verbindung steht

desk-held = Der Server kann gerade nichts speichern. Das Spiel wartet, und alle Uhren stehen still.
desk-connecting = Verbindung zum Tisch …
desk-silent = Der Server antwortet seit { $seconds } s nicht. Was du wählst, bleibt erhalten.
desk-offline = Dein Gerät ist seit { $at } offline. Was du wählst, bleibt erhalten und wird gesendet, sobald du wieder verbunden bist.
desk-lost = { $seconds ->
    [one] Seit { $at } keine Verbindung ({ $seconds } Sekunde). Neuer Versuch läuft; deine Auswahl bleibt erhalten.
   *[other] Seit { $at } keine Verbindung ({ $seconds } Sekunden). Neuer Versuch läuft; deine Auswahl bleibt erhalten.
}
desk-gone = Diesen Tisch gibt es nicht mehr.
desk-old = Diese Seite ist veraltet. Bitte lade sie neu.
desk-reload = Neu laden
desk-void = Das Spiel wurde ohne Ergebnis beendet.
desk-frozen = Seit Beginn dieses Spiels haben sich die Regeln geändert. Du kannst es noch ansehen, und der Gastgeber kann es beenden.
desk-paused = Der Gastgeber hat das Spiel angehalten.

## Was mit dem Tisch geschah

notice-ended = Der Gastgeber hat das Spiel ohne Ergebnis beendet.
notice-host = { $seat } ist jetzt Gastgeber.
notice-pause = { $seat } hält das Spiel an.
notice-resume = Das Spiel geht weiter.
notice-replaced = Ein Bot übernimmt den Platz von { $seat }.
notice-resigned = { $seat } hat aufgegeben. Ein Bot spielt weiter.
notice-return = { $seat } ist zurück.
notice-takeover = Ein Bot springt für { $seat } ein.
notice-timeout = Die Zeit von { $seat } ist abgelaufen.

## What came of it, at the seat it happened to

result-parried = abgewehrt
result-answered = gekontert
result-escaped = nicht betroffen
result-foiled = verpufft

## Das Ende

end-skip = Überspringen
end-total = Summe
end-in-hand = auf der Hand
end-stars = { $count ->
    [one] für { $count } Stern
   *[other] für { $count } Sterne
}
end-rematch = Noch einmal spielen
end-rematch-there = Bereit für das nächste Spiel: { $names }.
end-rematch-open = Zum nächsten Spiel
end-look = Tisch ansehen
end-save = Aufzeichnung speichern
end-deal = Wurde fair gemischt?
end-deal-how = Vor dem Spiel hat der Server den Hash seines Schlüssels gezeigt, und alle haben eine eigene Zufallszahl (Salt) dazugegeben. Daraus folgt der gesamte Zufall. Dein Browser rechnet beides nach.
end-deal-check = Nachrechnen
end-deal-unable = Dein Browser kann das nur über eine sichere Verbindung nachrechnen. Speichere die Aufzeichnung und prüfe sie mit chanbara replay --verify.
end-deal-origin = Dieses Spiel lief mit den Karten eines früheren Spiels; nachzuprüfen gibt es also nichts: Wer das frühere gesehen hatte, kannte sie.
end-deal-fair = Es wurde fair gemischt.
end-deal-foul = Die Karten passen nicht zu dem, was versprochen war.
end-deal-commitment = Der vor dem Spiel gezeigte Hash und der Hash des Schlüssels
end-deal-key = Der Schlüssel in der Aufzeichnung und der aus Serverschlüssel und allen Zufallszahlen

## Verdacht

aid-moment = Hinweise werden gesammelt …
aid-unrated = Gewinnt jemand, der hier nachgesehen hat, wird das Spiel nicht gewertet. Eine Niederlage zählt.
aid-truth = In Wahrheit: { $role }
aid-diagram = Von links nach rechts: die Vorhersage; von unten nach oben: wie oft sie stimmte. Auf der gestrichelten Linie ist beides gleich.
aid-strongest = Was würde der stärkste Bot tun?
aid-strongest-moment = Der stärkste Bot überlegt …

## Melden, und wer zusieht

report-line = Diese Nachricht von { $name } melden
report-name = Den Namen { $name } melden
report-heading = { $name } melden
report-what = Was ist nicht in Ordnung?
report-insult = Beleidigung oder Belästigung
report-hate = Hass
report-sexual = Sexuelle Inhalte
report-spam = Spam
report-other = Etwas anderes
report-words = Möchtest du etwas hinzufügen? (freiwillig)
report-hint = Die Betreiber dieses Servers sehen diese Nachricht, ein paar Zeilen davor und danach und deinen Platz.
report-hint-name = Die Betreiber dieses Servers sehen diesen Namen und deinen Platz.
report-send = Meldung absenden
report-thanks = Danke. Die Betreiber dieses Servers sehen sich das an.
desk-watching = Zuschauer
desk-dismiss = Entfernen
desk-dismiss-sure = { $name } endgültig entfernen?
desk-dismissed = Der Gastgeber hat dich von diesem Tisch entfernt.
