### Der Tisch im Browser. $seat ist der Name eines Charakters, $name der eines Spielers.

## Was gerade geschieht

desk-title = Tisch { $code }
desk-title-asked = Du wirst gefragt
desk-moment = Der Tisch wird gedeckt.
desk-sent = Deine Antwort ist unterwegs.
desk-waiting = { $seat } überlegt.
desk-waiting-play = { $seat } ist am Zug und überlegt.
desk-waiting-answer = { $seat } muss auf { $card } antworten.
desk-waited = { $seconds ->
    [one] (seit { $seconds } Sekunde)
   *[other] (seit { $seconds } Sekunden)
}
desk-choose-target = { $card }: auf wen? Die hellen Plätze sind in Reichweite.
desk-choose-property = Wähle eine der hellen Karten.
desk-hint = Tippe eine Karte an, um zu sehen, wen sie erreicht; halte sie, um sie zu lesen.
desk-no-answer = Nichts auf deiner Hand hilft hier.
desk-not-now = Jetzt nicht spielbar.
desk-rule = Regel { $number }

## Wählen

desk-put-down = Zurückstecken
desk-take-back = Zurücknehmen
desk-do-it = Trotzdem tun
desk-sure-self = Das schadet dir selbst. Meinst du das so?
desk-sure-honor = Das kostet deinen letzten Ehrenpunkt, und das Spiel ist aus. Meinst du das so?
desk-sure-end = Das beendet das Spiel, und dein Team würde es wohl verlieren. Meinst du das so?
desk-acts = Was du tun kannst
desk-list = Alles auflisten
desk-ahead = Wenn dich jemand angreift
desk-ahead-ask = Frag mich
desk-ahead-parry = Abwehren, wenn es geht
desk-ahead-take = Hinnehmen
desk-ahead-turn = für den ganzen Zug

## Plätze am Tisch

desk-players = Mitspieler
desk-your-place = Dein Platz
desk-honor = { $count ->
    [one] { $count } Ehrenpunkt
   *[other] { $count } Ehrenpunkte
}
desk-resilience = Widerstand { $left } von { $full }
desk-in-front = ausliegend: { $cards }
desk-hand-of = Auf der Hand: { $cards }
desk-copies = { $count ->
    [one] { $count }-mal im Spiel
   *[other] { $count }-mal im Spiel
}
desk-stand-in = Bot springt ein
desk-away = nicht da
desk-sealed = hat gewählt
desk-time-left = Verbleibende Zeit
desk-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

## Rund um den Tisch

desk-log = Verlauf
desk-chat = Gespräch
desk-chat-empty = Noch hat niemand etwas gesagt.
desk-unread = neu im Gespräch
desk-claims = Schnelle Ansagen
desk-about = Über jemanden …
desk-say = Sag etwas
desk-send = Senden
desk-menu = Menü
desk-table = Tisch { $code }
desk-close = Schließen
desk-home = Zur Startseite
desk-rules = Die Regeln
desk-keys = Tasten: Pfeile wandern, Enter wählt, Escape nimmt zurück, L listet alles auf, 1 bis 9 wählen aus der Liste.
desk-wrong = Stellung sichern: hier stimmt etwas nicht
desk-host = Als Gastgeber
desk-pause = Spiel anhalten
desk-resume = Weiterspielen
desk-replace = { $name } durch einen Bot ersetzen
desk-make-host = { $name } zum Gastgeber machen
desk-host-away = { $name }, der Gastgeber, ist nicht da. Nach einer Minute kannst du seine Rolle übernehmen.
desk-host-gone = { $name }, der Gastgeber, ist seit mehr als einer Minute nicht da.
desk-take-host = Gastgeber werden
desk-end = Spiel ohne Ergebnis beenden
desk-end-sure = Dann gewinnt niemand, und es gibt kein Zurück.
desk-back = Meinen Platz zurücknehmen
desk-missed = Was inzwischen geschah
desk-go-on = Weiter
desk-pass-device = Gib das Gerät an { $name }
desk-nobody-looks = Niemand sonst sollte hinsehen.
desk-i-am = Ich bin { $name }
desk-nobody-here = Gerade wird niemand an diesem Gerät gefragt.

## Wie es um die Verbindung steht

desk-connecting = Auf dem Weg zum Tisch …
desk-lost = { $seconds ->
    [one] Die Verbindung ist seit { $seconds } Sekunde weg. Neuer Versuch läuft; was du gewählt hast, bleibt.
   *[other] Die Verbindung ist seit { $seconds } Sekunden weg. Neuer Versuch läuft; was du gewählt hast, bleibt.
}
desk-gone = Diesen Tisch gibt es nicht mehr.
desk-old = Diese Seite ist älter als der Server. Lade sie neu.
desk-reload = Neu laden
desk-void = Das Spiel wurde ohne Ergebnis beendet.
desk-frozen = Die Regeln haben sich geändert, seit dieses Spiel begann. Man kann es ansehen, und der Gastgeber kann es beenden.
desk-paused = Der Gastgeber hat das Spiel angehalten.

## Was mit dem Tisch geschah

notice-ended = Der Gastgeber hat das Spiel ohne Ergebnis beendet.
notice-host = { $seat } ist jetzt Gastgeber.
notice-pause = { $seat } hält das Spiel an.
notice-resume = Das Spiel geht weiter.
notice-replaced = Ein Bot setzt sich auf den Platz von { $seat }.
notice-return = { $seat } ist zurück.
notice-takeover = Ein Bot springt für { $seat } ein.
notice-timeout = Die Zeit von { $seat } ist abgelaufen.

## Ansagen

claim-samurai = Ich bin Samurai.
claim-ninja = Ich bin Ninja.
claim-ronin = Ich bin Ronin.
claim-trust = Ich traue { $seat }.
claim-suspect = Ich habe { $seat } im Verdacht.
claim-attack = Lasst uns { $seat } angreifen.
claim-well = Gut gespielt.
claim-thanks = Danke.
claim-sorry = Tut mir leid.
claim-hurry = Etwas schneller, bitte.

## Das Ende

end-skip = Alles zeigen
end-total = Zusammen
end-in-hand = auf der Hand
end-stars = { $count ->
    [one] für { $count } Stern
   *[other] für { $count } Sterne
}
end-rematch = Noch einmal spielen
end-rematch-open = Zum nächsten Spiel
end-look = Den Tisch ansehen
end-save = Aufzeichnung sichern
end-deal = War die Verteilung ehrlich?
end-deal-how = Vor dem Spiel hat der Server den Hash seines Schlüssels gezeigt, und alle haben ein Salz dazugegeben. Aller Zufall folgt daraus. Dein Browser rechnet beides nach.
end-deal-check = Nachrechnen
end-deal-unable = Dein Browser kann das nur über eine sichere Verbindung nachrechnen. Sichere die Aufzeichnung und prüfe sie mit chanbara replay --verify.
end-deal-origin = Die Karten dieses Spiels waren die eines anderen, also gibt es nichts nachzuprüfen: Wer jenes gesehen hatte, kannte sie.
end-deal-fair = Die Verteilung war ehrlich.
end-deal-foul = Die Verteilung passt nicht zu dem, was versprochen war.
end-deal-commitment = Der Hash von vor dem Spiel und der Hash des Schlüssels
end-deal-key = Der Schlüssel der Aufzeichnung und der aus Serverschlüssel und allen Salzen

## Wer ist wer?

aid-moment = Es wird zusammengetragen …
aid-unrated = Ein Spiel, in dem jemand hier nachsieht, wird nicht gewertet.
aid-percent = { $percent } %
aid-truth = In Wahrheit: { $role }
aid-diagram = Von links nach rechts, was gesagt wurde; von unten, wie oft es so war. Auf der gestrichelten Linie ist beides gleich.
aid-planner = Was täte ein Planer?
aid-planner-moment = Ein Planer überlegt …
