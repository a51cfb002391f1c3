### Die Werkstatt: eigene Karten schreiben, ausprobieren, messen und teilen.

workshop-page-title = Werkstatt · chanbara
workshop-heading = Werkstatt
workshop-promise = Heute Abend eine Karte erfinden und heute Abend damit spielen: aus Teilen zusammensetzen, zusehen, wie sie entsteht, gegen Bots ausprobieren und als Link verschicken.
workshop-begin = Beginne mit
workshop-examples = Oder ändere ein Beispiel
workshop-examples-more = Beispiele und Dateien
workshop-examples-replace = Ein Beispiel oder eine Datei ersetzt, was hier steht. „Rückgängig“ holt es zurück.
workshop-example-man-catcher = Eine Waffe, die beim Treffer etwas bewirkt
workshop-example-ambush = Eine Aktion, auf die andere antworten müssen
workshop-example-iron-wind = Eine Antwort, die mehr kann als abwehren
workshop-example-shrine = Eine Besitzkarte mit Zeitpunkt und Bedingung
workshop-example-typhoon = Eine Aktion, die alle betrifft
workshop-example-temple-gift = Ehre kauft etwas
workshop-example-yasuke = Ein Charakter mit eigenen Zahlen
workshop-example-poet = Ein Charakter mit einer Fähigkeit
workshop-example-two-swords = Zwei Karten und ein Charakter, die zusammengehören
workshop-example-stone-garden = Eine Besitzkarte mit Marken
workshop-example-rice-tax = Ehre wechselt den Besitzer
workshop-example-spy = Einmal im Spiel Verborgenes ansehen
workshop-entries = Karten und Charaktere
workshop-entry-wrong = hier stimmt etwas nicht
workshop-add = Hinzufügen
workshop-no-entry = Noch ist keine Karte und kein Charakter da.
workshop-rare = Mehr
workshop-text-hint = Ohne ihn entsteht der Satz aus den Teilen, in allen drei Sprachen.
workshop-key = Schlüssel in der Datei: { $key }
workshop-remove-entry = Aus der Datei entfernen
workshop-remove-sure = Wirklich entfernen?
workshop-undo = Rückgängig
workshop-clear = Neu beginnen
workshop-clear-sure = Alles leeren?
workshop-file = Datei
workshop-file-title = Titel
workshop-as-text = Als Text (YAML)
workshop-text = Der Text der Datei
workshop-unreadable = Der Text lässt sich gerade nicht als Formular lesen. Korrigiere ihn unten.
workshop-less = { $what }: eins weniger
workshop-more-of = { $what }: eins mehr
workshop-in-language = { $what }, { $language }
workshop-each-language = In jeder Sprache anders
workshop-one-language = In allen Sprachen gleich
workshop-language = Sprache des Bildes
workshop-line = Zeile { $line }
workshop-whole = Die ganze Datei
workshop-try = Gegen Bots ausprobieren
workshop-share = Teilen
workshop-save = Als Datei speichern
workshop-open = Datei öffnen
workshop-file-long = Die Datei ist zu lang: höchstens { $most } Bytes.
workshop-share-heading = Diese Karten teilen
workshop-share-about = Der Link enthält die Karten selbst; kein Server speichert sie. Wer ihn öffnet, sieht sie zuerst und entscheidet dann.
workshop-share-long = Diese Karten sind zu lang für einen Link. Speichere sie als Datei und verschicke die.
workshop-link = Link
workshop-hash = Fingerabdruck: { $hash }
workshop-shared = Geteilte Karten
workshop-shared-about = Jemand hat dir diese Karten geschickt. Noch ist nichts geöffnet oder gespielt.
workshop-shared-draft = Dein eigener Entwurf bleibt: „Rückgängig“ holt ihn zurück.
workshop-open-shared = In der Werkstatt öffnen
workshop-to-workshop = Ohne sie zur Werkstatt
workshop-damaged = Dieser Link ist beschädigt: Seine Karten lassen sich nicht lesen oder passen nicht zum Fingerabdruck. Lass ihn dir noch einmal schicken.
workshop-too-strong = Ist sie zu stark?
workshop-no-lab = Hier wird nicht gemessen: In einem Browser würde es Stunden dauern. Öffne die Datei auf einem Server mit Labor oder nimm „chanbara lab“.
workshop-lab-about = Bots spielen dieselben Ausgangslagen mit jeder neuen Karte und mit einer gedruckten an ihrer Stelle. Der Unterschied ist, was die Karte wert ist.
workshop-lab-players = Spieler am Tisch
workshop-lab-start = Messen
workshop-lab-again = Noch einmal messen
workshop-lab-stop = Anhalten
workshop-lab-runs = Es wird gespielt …
workshop-lab-progress = { NUMBER($deals) } Ausgangslagen, { NUMBER($games) } Partien bisher
workshop-lab-slow = Der schnelle Spielkern kann diese Karten noch nicht spielen, deshalb dauert es länger.
workshop-lab-small = Eine kleine Messung zeigt große Unterschiede. Für kleine nimm die Datei mit und lass „chanbara lab“ mehr Partien spielen.
workshop-lab-old = Die Karten haben sich seitdem geändert.
workshop-lab-ended = Die Messung ist vorzeitig abgebrochen. Versuch es noch einmal.
workshop-lab-waits-compiling = Die Bots machen sich noch bereit.
workshop-lab-waits-others = Eine andere Messung ist zuerst dran.
workshop-lab-waits-busy = Die Bots werden an den Tischen gebraucht. Gleich geht es weiter.
workshop-lab-done-deals = Fertig: { NUMBER($deals) } Ausgangslagen, { NUMBER($games) } Partien.
workshop-lab-done-time = Die Zeit ist um: { NUMBER($deals) } Ausgangslagen, { NUMBER($games) } Partien.
workshop-lab-done-stopped = Angehalten nach { NUMBER($deals) } Ausgangslagen, { NUMBER($games) } Partien.
workshop-verdict-strong = Zu stark
workshop-verdict-weak = Schwach
workshop-verdict-within = Im Rahmen der gedruckten
workshop-verdict-undecided = Noch zu wenige Partien
workshop-worth-being = Es zu sein bringt { $value } (zwischen { NUMBER($low, maximumFractionDigits: 1) } und { NUMBER($high, maximumFractionDigits: 1) }) gegenüber dem durchschnittlichen gedruckten Charakter.
workshop-worth-holding = Sie von Anfang an zu haben bringt { $value } (zwischen { NUMBER($low, maximumFractionDigits: 1) } und { NUMBER($high, maximumFractionDigits: 1) }) gegenüber der durchschnittlichen gedruckten Karte ihrer Art.
workshop-rare-so-far = Sie kam bisher kaum vor.
workshop-kinds-weapon = Waffen
workshop-kinds-action = Aktionen
workshop-kinds-property = Besitzkarten
workshop-kinds-character = Charaktere
workshop-beside = Im Vergleich: gedruckte { $kind }
workshop-changes = Was sich für alle ändert
workshop-cause-defeat = durch eine Niederlage
workshop-cause-deck = durch das Ende des Stapels
workshop-cause-property = durch eine Besitzkarte
workshop-cause-swordmaster = durch einen Schwertmeister
workshop-cause-swordmaster_refused = durch einen Schwertmeister, der ablehnte
workshop-change-team = Siege, { $what }: { $other } % statt { $usual } %
workshop-change-ending = Partien, die { $what } enden: { $other } % statt { $usual } %
workshop-change-turns = Züge einer Partie: { $other } statt { $usual }
workshop-change-decisions = Entscheidungen einer Partie: { $other } statt { $usual }
workshop-warning-likest = Bots beurteilen eine neue Karte nach der ähnlichsten gedruckten. Was sie besonders macht, übersehen sie vielleicht.
workshop-warning-reference = Der schnelle Spielkern kann diese Karten noch nicht spielen: Messen dauert länger.
workshop-warning-language = { $name } hat in einer der Sprachen keinen Namen oder Text; dort erscheint der einer anderen.
workshop-warning-deck = Der Stapel wächst von { $usual } auf { $count } Karten: Gedruckte kommen seltener vor.
workshop-warning-multipliers = Sie ändert, was Ehre zählt. Hausregeln am selben Tisch gelten danach und gehen vor.
workshop-new-hint = Karten, die du oder Freunde gemacht haben. Sie reisen mit dem Tisch: Alle können sie lesen, und gewertet wird nicht.
workshop-new-draft = Meinen Entwurf nehmen: { $title }
workshop-new-without = Ohne sie spielen
workshop-new-to = Zur Werkstatt
workshop-wrong = { $count ->
    [one] Eine Sache muss noch stimmen, bevor man damit spielen kann:
   *[other] { $count } Dinge müssen noch stimmen, bevor man damit spielen kann:
}
workshop-warnings = { $count ->
    [one] Gut zu wissen: ein Hinweis
   *[other] Gut zu wissen: { $count } Hinweise
}
workshop-points = { $value ->
    [1] 1 Punkt
   *[other] { NUMBER($value, maximumFractionDigits: 1) } Punkte
}
workshop-stronger-than = { $count ->
    [0] Schwächer als alle { $printed } gedruckten { $kind }.
   *[other] Stärker als { $count } von { $printed } gedruckten { $kind }.
}
workshop-more-games = Etwa { NUMBER($games) } weitere Partien würden es entscheiden.
