### What the server writes to people.

mail-your-turn-subject = Tisch { $table }: Du bist dran
mail-your-turn =
    Du bist dran an Tisch { $table }:
    { $link }

    Diese Erinnerungen abbestellen:
    { $stop }
mail-confirm-subject = Bitte bestätigen: Erinnerungen für Tisch { $table }
mail-confirm =
    Jemand an Tisch { $table } auf { $site } möchte unter dieser Adresse erinnert werden, wenn ein Zug ansteht.

    Wenn du das warst, bestätige es innerhalb von { $hours } Stunden:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Du bekommst keine Erinnerungen, und die Adresse wird gelöscht.

    Nie wieder E-Mails von dieser Seite bekommen:
    { $never }
fair-deal = Fair gemischt: Die Karten folgen aus dem Schlüssel, auf den sich der Server festgelegt hatte, und aus den Zufallszahlen aller.

## Why a message or a request is refused; the code beside it is for programs

refused-malformed = Das versteht der Server nicht: { $detail }
refused-body-never-ended = Die Anfrage kam unvollständig an.
refused-hello-again = Du hast schon gegrüßt.
refused-hello-first = Grüße zuerst.
refused-unknown-token = Dieser Schlüssel öffnet keinen Platz an diesem Tisch.
refused-unknown-player = Zu diesem Schlüssel gibt es niemanden.
refused-taken = Der Name „{ $name }“ ist vergeben. Anders geschrieben gilt er als derselbe.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-lesson = Diese Lektion gibt es nicht.
refused-not-in-lesson = Das steht hier nicht zur Wahl: { $text }. Beginne die Lektion neu.
refused-unknown-puzzle = Dieses Rätsel gibt es nicht.
refused-puzzle-not-offered = { $reason } ({ $rule })
refused-puzzle-finished = Das Rätsel ist zu Ende; fang von vorn an, um anders zu wählen.
refused-puzzle-nobody = Nenn einen der Plätze, deren Rolle du nicht kennst.
refused-puzzle-run-gone = Diese Serie ist zu Ende, oder eine andere hat begonnen. Beginne eine neue.
refused-puzzle-no-history = In diesem Rätsel gibt es nichts, worauf man zurückblickt: Es beginnt mit seiner Stellung.
refused-foreign = Anfragen fremder Seiten sind hier nicht erlaubt.
refused-not-seated = Du schaust zu; das kann nur, wer am Tisch sitzt.
refused-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
refused-nameless = Nenn in der ersten Nachricht deinen Namen, dann kannst du im Chat schreiben.
refused-not-host = Das kann nur der Gastgeber.
refused-not-your-turn = Jetzt muss Platz { $seat } entscheiden.
refused-stand-in-answers = Ein Bot antwortet für dich; die nächste Entscheidung ist wieder deine.
refused-stale = Entscheidung { $decision } ist nicht offen; { $open } ist es.
refused-unknown-option = Es gibt die Möglichkeiten 0 bis { $last }.
refused-closed = Das Spiel ist vorbei.
refused-table-not-open = Der Tisch ist gerade nicht zugänglich; versuch es noch einmal.
refused-server-stops = Der Server wird gerade beendet; komm später wieder.
refused-nothing-stored = Der Server kann gerade nichts speichern; versuch es später noch einmal.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-over = Die Aufzeichnung wird veröffentlicht, wenn das Spiel vorbei ist.
refused-started = Das Spiel hat schon begonnen.
refused-still-going-on = Das Spiel läuft noch.
refused-paused = Das Spiel ist angehalten.
refused-not-ready = { $count ->
    [one] Noch sind nicht alle bereit; der Tisch wartet auf Platz { $seats }.
   *[other] Noch sind nicht alle bereit; der Tisch wartet auf die Plätze { $seats }.
}
refused-impossible = So kann nicht gespielt werden: { $detail }
refused-numbers = { $others ->
    [0] Mit diesen Zahlen kann man nicht spielen. { $detail }
    [one] Mit diesen Zahlen kann man nicht spielen. { $detail }. Ein weiterer Eintrag ist falsch.
   *[other] Mit diesen Zahlen kann man nicht spielen. { $detail }. { $others } weitere Einträge sind falsch.
}
refused-record-numbers-too-long = Die Zahlen in dieser Aufzeichnung sind zu lang: höchstens { $most } Zeichen.
refused-no-duel = Das gibt es nur bei einem Duell.
refused-unreadable-name = Ein Name besteht aus Buchstaben und Zeichen, die man lesen kann.
refused-claimed = Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen zum Verwechseln ähnlich. Nur wer ihn gesichert hat, kann ihn benutzen.
refused-name-at-table = An diesem Tisch heißt schon jemand „{ $name }“ oder zum Verwechseln ähnlich. Wähle einen anderen Namen.
refused-mixed-name = Verwende in einem Namen nur Buchstaben aus einem Alphabet.
refused-marked-name = Ein Name darf kein Häkchen enthalten. Gesicherte Namen bekommen es von selbst.
refused-reserved-name = Den Namen „{ $name }“ könnte man mit dem Server, einem Bot oder einer Rolle am Tisch verwechseln. Wähle einen anderen.
refused-no-such-seat = { $seats ->
    [one] Es gibt einen Platz.
   *[other] Es gibt { $seats } Plätze.
}
refused-no-seat-for-yourself = Lass einen Platz für dich selbst.
refused-too-many-bots = { $seats ->
    [one] Es gibt einen Platz, aber Bots für { $bots }.
   *[other] Es gibt { $seats } Plätze, aber Bots für { $bots }.
}
refused-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refused-too-many-brackets = Hausregeln haben höchstens { $most } Klammern.
refused-pauses-crossed = Die längste Pause kann nicht kürzer sein als die kürzeste.
refused-pause-too-long = Die längste Pause muss kürzer sein als die Zeit für eine Antwort.
refused-host-is-needed = Mach zuerst jemand anderen zum Gastgeber.
refused-host-is-a-person = Gastgeber kann nur ein Mensch am Tisch sein.
refused-not-quick = Schnell mitspielen kann man nur Partien zu mehreren nach den Standardregeln. Für alles andere eröffne selbst einen Tisch.
refused-never-played-together = Das geht nur mit Leuten, mit denen du unter gesicherten Namen gespielt hast.
refused-many-invitations-today = Du hast heute schon viele Einladungen verschickt. Versuch es morgen wieder oder schick den Link.
refused-rated-goes-on = Ein gewertetes Spiel kann nicht ohne Ergebnis beendet werden. Du kannst aufgeben: Dann spielt ein Bot für dich weiter.
refused-rated-replace = In einem gewerteten Spiel kannst du nur ersetzen, wer seit einer Minute nicht da ist.
refused-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
refused-nobody-to-resign-to = Du spielst hier allein. Beende das Spiel stattdessen.
refused-nobody-waits = Im Duell wartet niemand.
refused-no-aid = An diesem Tisch gibt es keine Hilfe beim Kombinieren.
refused-hint-not-here = Tipps brauchen kompilierte Bots, und dieses Spiel wurde ohne sie gebaut. Die Verdächtigen gibt es trotzdem.
refused-aid-not-ready = Die Hilfe wird noch vorbereitet; versuch es in einer Minute wieder.
refused-aid-unknown = Mit diesen Karten oder Regeln lässt sich nichts erschließen.
refused-aid-one = Du hast nur eine Möglichkeit.
refused-no-odds = Chancen gibt es nur im Duell.
refused-no-mail-address = Das ist keine gültige E-Mail-Adresse.
refused-no-mail-server = Dieser Server verschickt keine E-Mails.
refused-too-fast-for-mail = Dieser Tisch spielt zu schnell, um per E-Mail Bescheid zu geben.
refused-mail-link = Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig.
refused-mail-busy = Der Server hat zu viele E-Mails verschickt. Versuch es später noch einmal.
refused-many-confirmations = Heute wurden schon zu viele Bestätigungen verschickt. Versuch es morgen noch einmal.
refused-too-long = Eine Anfrage hat höchstens { $bytes } Byte.
refused-too-fast = Nicht so schnell.
refused-many-tables-today = Du hast heute viele Tische eröffnet; versuch es morgen wieder.
refused-many-drafts-today = Du hast heute sehr oft Karten geändert. Dein Entwurf bleibt erhalten; versuch es morgen wieder.
refused-design-too-long = Eine Kartendatei hat höchstens { $most } Bytes.
refused-no-lab = Hier kann nichts gemessen werden.
refused-design-not-playable = Mit diesen Karten kann man noch nicht spielen: Behebe zuerst die Fehler.
refused-one-measurement = Immer nur eine Messung: Deine läuft noch.
refused-many-measurements = Gerade messen viele Leute Karten. Versuch es in ein paar Minuten wieder.
refused-many-measurements-today = Du hast heute viele Karten gemessen; versuch es morgen wieder.
refused-many-names-today = Du hast heute schon viele Namen gesichert; versuch es morgen wieder.
refused-full = Es ist kein Platz frei.
refused-seat-taken = Dieser Platz ist besetzt.
refused-too-many-tables = Es gibt gerade zu viele Tische.
refused-too-many-bots-playing = Hier spielen gerade zu viele Bots. Eröffne einen Tisch ohne Bots oder versuch es in ein paar Minuten wieder.
refused-no-room = Für einen weiteren Tisch ist kein Platz mehr.
refused-many-watching = An diesem Tisch schauen zu viele zu.
refused-many-screens = Dein Platz ist auf zu vielen Bildschirmen offen. Schließe einen davon.
refused-rules-changed = Seit dieses Spiel gespielt wurde, haben sich die Regeln geändert; es kann nicht mehr gezeigt werden. { $change }
refused-frozen = Seit Beginn dieses Spiels haben sich die Regeln geändert; der Gastgeber kann es ohne Ergebnis beenden.
refused-no-such-cards = Karten namens „{ $name }“ hat dieser Server nicht.
refused-cards-changed = Die Karten „{ $name }“ haben sich auf diesem Server geändert. Lade die Seite neu und wähle sie noch einmal.
refused-cards-missing = Dieser Tisch wartet: Der Server hat seine Karten „{ $names }“ zurzeit nicht, oder nicht so, wie sie waren. Sobald sie wieder da sind, geht das Spiel weiter.
refused-cards-failed = In den eigenen Karten „{ $name }“ steckt ein Fehler, darum kann dieses Spiel nicht weitergehen. Der Gastgeber kann es ohne Ergebnis beenden.
refused-house-number = Eine Zahl „{ $path }“ gibt es in Hausregeln nicht.
refused-record-cards = Dieses Spiel wurde mit eigenen Karten gespielt, die dieser Server nicht hat: { $cards }.
refused-unknown-saga = Diese Kampagne oder diesen Clan gibt es nicht.
refused-saga-token = Dieser Schlüssel öffnet diese Kampagne oder diesen Clan nicht.
refused-saga-single = Ein einzelnes Duell hat einen Tisch für sich.
refused-saga-duel-open = Ein Duell läuft noch; bring es zuerst zu Ende.
refused-saga-over = Es ist vorbei; kein Duell ist übrig.
refused-saga-unreadable = Was davon gespeichert ist, passt nicht zu seinen Duellen; der Server kann es nicht fortsetzen.
refused-saga-cannot-send = Dieser Samurai kann jetzt nicht antreten (B7.3).
refused-saga-cannot-retire = Nur auf das letzte Duell darfst du verzichten (B7.1).
refused-saga-goes-on = Ein Duell einer Kampagne oder eines Clans wird zu Ende gekämpft. Du kannst gehen und wiederkommen.
refused-saga-no-rematch = Ein Duell einer Kampagne oder eines Clans kämpft man einmal.

## Moderation

banned-until = { $day }.{ $month }.{ $year }, { $time } Uhr UTC
refused-banned = Du bist auf diesem Server bis { $until } gesperrt.
refused-muted = Du kannst den Chat auf diesem Server bis { $until } nicht benutzen.
refused-banned-reason = Grund: { $reason }
refused-name-banned = Diesen Namen kann bis { $until } niemand benutzen. Wähle einen anderen.
refused-dismissed = Der Gastgeber hat dich von diesem Tisch entfernt.
refused-closed-by-operator = Die Betreiber dieses Servers haben diesen Tisch geschlossen.
refused-unknown-operator = Das ist nicht das Token eines Betreibers dieses Servers.
refused-report-one-thing = Melde nur eines auf einmal: eine Nachricht, einen Platz oder einen Zuschauer.
refused-no-such-line = Diese Nachricht ist nicht mehr im Chat.
refused-no-such-spectator = Diese Person schaut nicht mehr zu.
refused-report-yourself = Du kannst dich nicht selbst melden.
refused-nothing-claimed = Du hast nichts behauptet, was du zurücknehmen könntest.
refused-nobody-to-report = Hier gibt es keinen Namen zu melden.
refused-many-reports = Du hast sehr viel gemeldet. Versuch es später noch einmal.
refused-reports-full = Es gibt zu viele offene Meldungen. Versuch es später noch einmal.
refused-no-such-report = Es gibt keine Meldung { $number }.
refused-report-closed = Die Meldung { $number } ist schon erledigt.
refused-no-such-ban = Es gibt keine Sperre { $number }.
refused-no-such-name = Niemand hat den Namen „{ $name }“ gesichert.
refused-ban-one-thing = Wähle genau eines: einen Namen, eine Adresse, eine Meldung oder einen Platz.
refused-nobody-to-ban = Hier gibt es niemanden zu sperren: Der Platz ist frei oder gehört einem Bot, oder der Server weiß nicht mehr, wer es war.
refused-mute-whom = Niemand hat den Namen „{ $name }“ gesichert. Wähle einen Platz, eine Meldung oder eine Adresse.
refused-no-network = „{ $network }“ ist weder eine IP-Adresse noch ein Netz.
refused-network-too-wide = { $network } ist zu groß. Ein Netz braucht mindestens { $bits } Bit.
refused-network-of-proxy = { $network } enthält diesen Rechner oder seinen Reverse-Proxy: Alle wären gesperrt.
table-closed = Die Betreiber dieses Servers haben diesen Tisch geschlossen.
table-closed-reason = Die Betreiber dieses Servers haben diesen Tisch geschlossen. Grund: { $reason }
