### Looking back at a game, in the browser. $seat is the name of a character.

## Arriving

review-title = Rückblick: { $code }
review-heading = Rückblick
review-of-table = Tisch { $code }
review-of-file = Aufzeichnung { $code }
review-seat = Platz { $number }
review-turns = { $turns ->
    [one] { $turns } Zug, { $frames } Entscheidungen
   *[other] { $turns } Züge, { $frames } Entscheidungen
}
review-rounds = { $turns ->
    [one] { $turns } Runde, { $frames } Entscheidungen
   *[other] { $turns } Runden, { $frames } Entscheidungen
}
review-broken-off = Hier wurde das Spiel abgebrochen.
review-unfinished = Es wurde vor dem Ende abgebrochen.
review-sealed = Wer was war und wie es ausging, bleibt verdeckt, bis du es aufdeckst. Du siehst nur, was bis dahin geschehen war.
review-duel = In einem Duell ist nichts verdeckt; nur wie es ausging, erfährst du erst, wenn du dort bist.
review-duel-look = Schritt für Schritt ansehen
review-eyes = Durch wessen Augen siehst du zu?
review-eyes-short = Gesehen von
review-as-watch = Ein Zuschauer
review-as-watch-hint = Du siehst, was alle sahen.
review-as-open = Alle Karten offen
review-as-open-hint = Jede Hand und jede Rolle, vom ersten Zug an.
review-not-over = Noch nicht
review-to-table = Zum Tisch

## Opening a record

review-open-title = Aufzeichnung öffnen · chanbara
review-open-heading = Aufzeichnung öffnen
review-open-lead = In einer Aufzeichnung steht jede Entscheidung eines Spiels. Öffne eine und geh das Spiel Schritt für Schritt durch, wer auch immer es wo auch immer gespielt hat.
review-open-choose = Datei wählen
review-open-busy = Das Spiel wird nachgespielt …
review-open-drop = oder hier ablegen
review-open-where = Spiele auf diesem Server stehen unter „Meine Spiele“:

## Moving in time

review-time = Zeitleiste
review-where = { $turn }, Entscheidung { $at } von { $last }
review-turn = Zug { $turn }
review-round = Runde { $turn }
review-jump = Zu einem Zug springen
review-turn-back = Einen Zug zurück
review-turn-on = Einen Zug weiter
review-step-back = Einen Schritt zurück
review-step = Einen Schritt weiter
review-play = Abspielen
review-stop = Anhalten
review-bars = Was jede Entscheidung gekostet hat, im Lauf der Zeit
review-asked = { $seat } muss wählen.
review-asked-play = { $seat } ist am Zug.
review-asked-answer = { $seat } muss auf { $card } antworten.
review-hands = Alle Hände
review-no-cards = keine Karten
review-keys = Tasten: Pfeil links und rechts springt eine Entscheidung, auf und ab einen Zug weiter oder zurück; die Leertaste spielt ab und hält an.

## What there is to read

review-side = Analyse
review-tab-log = Verlauf
review-tab-beliefs = Verdacht
review-tab-plays = Entscheidungen
review-tab-end = Ende

## What the engine thinks

review-analysis = Was hätten alle voneinander glauben können, und welche Entscheidung hat am meisten gekostet? Die Analyse kennt nur, was jeder Platz gesehen hatte. Achtung: Das verrät Rollen.
review-analysis-open = Analyse zeigen
review-analysis-ended = Die Verbindung brach ab, bevor die Analyse fertig war.
review-analysis-failed = Die Analyse ließ sich nicht zu Ende führen.
review-waiting-compiling = Die Analyse wird vorbereitet; beim ersten Mal dauert das ein bis zwei Minuten.
review-waiting-others = Andere Spiele sind zuerst an der Reihe.
review-waiting-busy = Die Analyse wartet, bis die Bots an den Tischen weniger zu tun haben.
review-analysis-coming = Die Analyse läuft …
review-analysis-here = Die Analyse ist fertig.
review-progress = { $here } von { $total } analysiert
review-unsupported-edition = Für diese Karten oder Regeln gibt es keine Analyse.
review-unsupported-middle = Dieses Spiel begann mittendrin: Dafür gibt es keine Analyse.
review-unsupported-search = Dieses Spiel wurde ohne kompilierte Bots gebaut: Eine Analyse gibt es nicht.
review-whole = Auch, was noch kommt
review-observer = Aus der Sicht von
review-observer-watch = einem Zuschauer
review-curves = Wer mit welcher Wahrscheinlichkeit welche Rolle hat, Zug für Zug, nach dem, was von dort zu sehen war: Oben ist es sicher, unten ausgeschlossen. Tipp in eine Kurve, um dorthin zu springen.
review-curves-none = Von hier aus war vom ersten Zug an klar, wer was ist.
review-sure = Hier schon sicher
review-sure-role = { $seat }: { $role }
review-sure-hand = { $seat } hat { $cards }
review-moved = Was am meisten verriet
review-moved-by = verschob { $percent } %
review-table = Dasselbe als Tabelle
review-table-turn = Zug
review-table-round = Runde
review-plays-of = Wessen Entscheidungen
review-plays-all = Von allen
review-plays-worst = { $judged ->
    [one] Eine Entscheidung, mit der Siegchance dieser und der besseren Wahl.
   *[other] Die teuersten von { $judged } Entscheidungen, je mit der Siegchance dieser und der besseren Wahl.
}
review-plays-none = { $judged ->
    [one] { $judged } Entscheidung bis hierher, und keine, die klar etwas gekostet hat.
   *[other] { $judged } Entscheidungen bis hierher, und keine, die klar etwas gekostet hat.
}
review-plays-bars = Die Striche über der Zeitleiste zeigen, was jede gekostet hat: rot, wo es klar ist, grau, wo es Zufall sein kann.
review-instead = { $chosen } % statt { $best } %
review-more = { $swing } mehr, ± { $error }
review-chosen = Gewählt:
review-better = Besser:
review-plays-not-yet = Hier gibt es noch nichts zu beurteilen.
review-plays-first = Zur ersten beurteilten Entscheidung (Zug { $turn })
review-plays-unsure = { $unsure ->
    [one] Eine weitere hat vielleicht etwas gekostet; sie wird nicht beurteilt.
   *[other] { $unsure } weitere haben vielleicht etwas gekostet; sie werden nicht beurteilt.
}
review-unjudged = Nicht beurteilt: Nichts anderes kam ernsthaft infrage.
review-curves-start = Vor dem ersten Zug: was jeder allein nach dem Austeilen glauben konnte.
review-lands = Der Angriff trifft
review-then = Danach meistens
review-until-next = In den denkbaren Verteilungen, bis zum nächsten Zug dieses Spielers (Chancen und Mittelwerte)
review-column-better = Besser
review-column-chosen = Gewählt
review-second-behind = Zweitbeste Wahl:
review-second-equal = Etwa gleich gut:
review-second-ahead = Vielleicht noch besser:
review-how = Wie weit man dem trauen kann
review-how-beliefs = Geschätzt aus dem, was jede Handlung diesem Platz verriet, wenn alle wie unsere Bots spielen; gemessen in Spielen von Bots aller Art. Menschen bluffen mehr.
review-how-plays = Der stärkste Bot, der nur wusste, was dieser Platz wusste, hat seine Wahl in { $rollouts } gedachten Spielen gesucht und sie dann neben der getroffenen in ebenso vielen denkbaren Verteilungen erprobt, mit Bots auf allen Plätzen. ± ist der Standardfehler des Unterschieds; was nicht mehr als das Doppelte ausmacht, kann Zufall sein und wird nicht beurteilt. Was es wert ist, die eigene Rolle zu verbergen, und was am Tisch gesagt wurde, sieht er nicht. Es ist das Urteil eines starken Amateurs und nicht die Wahrheit.
review-solver = Was würde der Löser tun?
review-solver-choice = Löser:
review-duel-chance = Gewinnchance: { $percent } % ({ $low } bis { $high })
review-duel-round = Runde { $round }
review-duel-line = Wohin die bessere Wahl geführt hätte
review-duel-wins = gewinnt zu { $percent } %
review-duel-hits = dieser Angriff trifft zu { $hit } %, der nächste Gegenangriff trifft dich zu { $wounded } %
review-how-duel = Bei jeder Wahl hat der Löser, der nur wusste, was der Spieler wusste, alle Möglichkeiten in denselben { $worlds } Kartenfolgen bis zum Ende der Runde weitergespielt; was danach kommt, ist aus Tausenden seiner Duelle geschätzt. Unterschiede von weniger als zwei Standardfehlern können Zufall sein und fehlen hier. Die Fortsetzung zeigt, was die Karten gebracht hätten, wie sie wirklich lagen.

## The end and other groups

review-end = Wer was war, die Punkte, und wer gewonnen hat.
review-end-open = Das Ende zeigen
review-end-go = Zur letzten Stellung
review-groups = Dieselben Karten, andere Gruppen
review-groups-none = Noch hat niemand sonst diese Karten zu Ende gespielt.
review-groups-waiting = { $count ->
    [one] { $count } weitere Gruppe ist dabei.
   *[other] { $count } weitere Gruppen sind dabei.
}
review-group = Gruppe { $number }
review-group-won = Sieger: { $team }
review-won = gewonnen
review-again = Dieselben Karten für andere
review-again-hint = Ein neuer Tisch mit denselben Karten, Charakteren und Rollen, für Leute, die dieses Spiel nicht kennen. Danach könnt ihr vergleichen.
review-again-open = Tisch eröffnen
review-again-ready = Der Tisch ist offen. Schick den anderen diesen Link:
review-again-go = Zu deinem Platz

## Playing on, keeping, sharing

review-play-on = Von hier weiterspielen
review-play-on-hint = Ein eigenes Spiel beginnt bei Zug { $turn }, Entscheidung { $at }; auf den anderen Plätzen sitzen Bots.
review-play-on-duel = Du kämpfst ab Runde { $turn }, Entscheidung { $at }, selbst weiter.
review-play-on-seat = Dein Platz
review-play-on-begin = Beginnen
review-copy = Link zu diesem Spiel kopieren
review-copy-here = Link zu dieser Stellung kopieren
review-record = Aufzeichnung speichern

## Warum eine Wahl besser war. $best und $chosen sind Handlungen im Dativ; $seat ist, wer gewählt hat.

decimal = { $whole },{ $tenth }
move-card = { $card }
move-card-for = { $card } für { $target }
move-card-at = { $card } bei { $target }
move-attack = { $card } gegen { $target }
move-property = { $card } auf { $property } von { $target }
move-use = die Fähigkeit
move-end = Zugende
move-better = der besseren Wahl
move-chosen = der getroffenen Wahl
why-won = Mit { $best } hat das Team von { $seat } bis zum nächsten Zug in { $now } % der denkbaren Verteilungen gewonnen, mit { $chosen } in { $then } %.
why-lost = Mit { $best } hat das Team von { $seat } bis zum nächsten Zug in { $now } % der denkbaren Verteilungen verloren, mit { $chosen } in { $then } %.
why-defeated = Mit { $best } wird { $who } vor dem nächsten Zug von { $seat } in { $now } % der denkbaren Verteilungen besiegt, mit { $chosen } in { $then } %.
why-defeated-own = Mit { $best } wird { $seat } vor dem eigenen nächsten Zug in { $now } % der denkbaren Verteilungen besiegt, mit { $chosen } in { $then } %.
why-wounds = Mit { $best } verliert { $who } vor dem nächsten Zug von { $seat } im Mittel { $now } Widerstandspunkte, mit { $chosen } { $then }.
why-wounds-own = Mit { $best } verliert { $seat } vor dem eigenen nächsten Zug im Mittel { $now } Widerstandspunkte, mit { $chosen } { $then }.
why-honor = Mit { $best } hat { $seat } beim nächsten Zug im Mittel { $now } Ehrenpunkte, mit { $chosen } { $then }.
why-cards = Mit { $best } hat { $seat } beim nächsten Zug im Mittel { $now } Handkarten, mit { $chosen } { $then }.
why-properties = Mit { $best } hat { $seat } beim nächsten Zug im Mittel { $now } Besitzkarten im Spiel, mit { $chosen } { $then }.
why-many = Kein einzelnes Ereignis macht den Unterschied; er ergibt sich aus vielen kleinen.
difference-won = Das Spiel ist gewonnen
difference-lost = Das Spiel ist verloren
difference-defeated = { $who } wird besiegt
difference-wounds = Widerstandsverlust von { $who }
difference-honor = Ehrenpunkte von { $who }
difference-cards = Handkarten von { $who }
difference-properties = Besitzkarten von { $who }
doubt-chance = Der Unterschied kann Zufall sein; diese Wahl wird nicht beurteilt.
doubt-hiding = Die getroffene Wahl verbarg die Rolle besser. Was das wert ist, sieht die Analyse nicht.
