### What the server writes to people.

mail-your-turn-subject = Tisch { $table }: du bist dran
mail-your-turn = { $name }, der Tisch wartet auf dich: { $link }
fair-deal = Fair gegeben: Die Karten folgen aus dem Schlüssel, auf den sich der Server festgelegt hatte, und aus dem Salz aller.

## Why a message or a request is refused; the code beside it is for programs

refused-malformed = Das versteht der Server nicht: { $detail }
refused-body-never-ended = Der Inhalt hörte nicht auf.
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
refused-puzzle-nobody = Nenne einen der Plätze, deren Rolle du nicht kennst.
refused-puzzle-no-history = In diesem Rätsel gibt es nichts, worauf man zurückblickt: Es beginnt mit seiner Stellung.
refused-foreign = Eine fremde Seite kann das nicht fragen.
refused-not-seated = Du schaust zu; das kann nur, wer am Tisch sitzt.
refused-no-spectators = Dieser Tisch möchte keine Zuschauer.
refused-nameless = Nenne in der ersten Nachricht deinen Namen, dann kannst du reden.
refused-not-host = Das kann nur der Gastgeber.
refused-not-your-turn = Platz { $seat } ist gefragt.
refused-stand-in-answers = Ein Bot antwortet für dich; die nächste Entscheidung ist wieder deine.
refused-stale = Entscheidung { $decision } ist nicht offen; { $open } ist es.
refused-unknown-option = Es gibt die Möglichkeiten 0 bis { $last }.
refused-closed = Das Spiel ist vorbei.
refused-table-not-open = Der Tisch ist gerade nicht offen; versuche es noch einmal.
refused-server-stops = Der Server hält an; komm später wieder.
refused-nothing-stored = Der Server kann gerade nichts speichern; versuche es später noch einmal.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-over = Die Aufzeichnung wird veröffentlicht, wenn das Spiel vorbei ist.
refused-started = Das Spiel hat schon begonnen.
refused-still-going-on = Das Spiel läuft noch.
refused-paused = Der Tisch macht Pause.
refused-not-ready = { $count ->
    [one] Noch sind nicht alle bereit; der Tisch wartet auf Platz { $seats }.
   *[other] Noch sind nicht alle bereit; der Tisch wartet auf die Plätze { $seats }.
}
refused-impossible = Das kann nicht gespielt werden: { $detail }
refused-numbers = { $others ->
    [0] Mit diesen Zahlen kann man nicht spielen. { $detail }
    [one] Mit diesen Zahlen kann man nicht spielen. { $detail }. Ein weiterer Eintrag ist falsch.
   *[other] Mit diesen Zahlen kann man nicht spielen. { $detail }. { $others } weitere Einträge sind falsch.
}
refused-record-numbers-too-long = Die Zahlen in dieser Aufzeichnung sind zu lang: höchstens { $most } Zeichen.
refused-no-duel = Das gibt es nur bei einem Duell.
refused-unreadable-name = Ein Name besteht aus Buchstaben und Zeichen, die man lesen kann.
refused-no-such-seat = { $seats ->
    [one] Es gibt einen Platz.
   *[other] Es gibt { $seats } Plätze.
}
refused-no-seat-for-yourself = Lass einen Platz für dich selbst.
refused-too-many-bots = { $seats ->
    [one] Es gibt einen Platz, und Bots für { $bots }.
   *[other] Es gibt { $seats } Plätze, und Bots für { $bots }.
}
refused-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refused-too-many-brackets = Hausregeln haben höchstens { $most } Klammern.
refused-pauses-crossed = Die längste Pause kann nicht kürzer sein als die kürzeste.
refused-pause-too-long = Die längste Pause muss kürzer sein als die Zeit für eine Antwort.
refused-host-is-needed = Gib zuerst die Rolle des Gastgebers weiter.
refused-host-is-a-person = Gastgeber kann nur ein Mensch am Tisch sein.
refused-nobody-waits = Im Duell wartet niemand.
refused-no-aid = An diesem Tisch schließt jeder für sich.
refused-aid-not-ready = Das Schließen wird noch vorbereitet; versuch es in einer Minute wieder.
refused-aid-unknown = Mit diesen Karten oder Regeln lässt sich nichts erschließen.
refused-aid-one = Du kannst nur eines tun.
refused-no-odds = Nur im Duell gibt es Aussichten.
refused-no-mail-address = Das ist keine Adresse für Post.
refused-no-mail-server = Dieser Server verschickt keine Post.
refused-too-fast-for-mail = So schnell, wie dieser Tisch spielt, liest niemand seine Post.
refused-too-long = Ein Inhalt hat höchstens { $bytes } Bytes.
refused-too-fast = Nicht so schnell.
refused-many-tables-today = Du hast heute viele Tische eröffnet; versuche es morgen wieder.
refused-many-names-today = Du hast heute schon viele Namen beansprucht; versuch es morgen wieder.
refused-full = Kein Platz ist frei.
refused-seat-taken = Dieser Platz ist besetzt.
refused-too-many-tables = Es gibt gerade zu viele Tische.
refused-no-room = Für einen weiteren Tisch ist kein Raum.
refused-rules-changed = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde; es kann nicht mehr gezeigt werden. { $change }
refused-frozen = Die Regeln haben sich geändert, seit dieses Spiel begann; der Gastgeber kann es ungültig beenden.
refused-unknown-saga = Diese Kampagne oder diesen Clan gibt es nicht.
refused-saga-token = Dieser Schlüssel öffnet diese Kampagne oder diesen Clan nicht.
refused-saga-single = Ein einzelnes Duell hat einen Tisch für sich.
refused-saga-duel-open = Das Duell ist offen; kämpfe es zuerst aus.
refused-saga-over = Es ist vorbei; kein Duell ist übrig.
refused-saga-unreadable = Was davon gespeichert ist, passt nicht zu seinen Duellen; der Server kann es nicht fortsetzen.
refused-saga-cannot-send = Dieser Samurai kann jetzt nicht antreten (B7.3).
refused-saga-cannot-retire = Nur das letzte Duell darf man ausschlagen (B7.1).
refused-saga-goes-on = Ein Duell einer Kampagne oder eines Clans wird zu Ende gekämpft. Du kannst gehen und wiederkommen.
refused-saga-no-rematch = Ein Duell einer Kampagne oder eines Clans kämpft man einmal.
