### Was erfährt, wer nicht auf den Tisch sehen kann, vor allem ein Sprachmodell: Regeln, Ansicht, Frage.

## Überschriften

text-title-sword = Samurai Sword: die Regeln in Kürze
text-title-duel = Way of the Samurai: die Regeln in Kürze
text-table = Was du siehst
text-asked = Was du entscheiden musst
text-quiet = Nichts ist geschehen.
text-answer = Wie du antwortest
text-choose = { $last ->
    [0] Überlege, so lange du willst. Die letzte Zeile deiner Antwort muss lauten: choose 0
   *[other] Überlege, so lange du willst. Die letzte Zeile deiner Antwort muss lauten: choose N. Für N schreibst du die Nummer einer Möglichkeit, 0 bis { $last }.
}

## Samurai Sword: die Regeln in Kürze

text-rules-roles = { $players } Spieler: { $roles }. Alle wissen, wer der Shōgun ist. Jede andere Rolle ist bis zum Ende geheim, und Teammitglieder kennen einander nicht.
text-rules-teams = Am Ende gewinnt das Team mit den meisten Punkten; das heißt Ehrenvoller Sieg. Die Teams, zuerst jene, die einen Gleichstand gewinnen: { $teams }.
text-rules-points = Die Punkte eines Spielers sind seine Ehrenpunkte, multipliziert mit einem Faktor: { $list }. Die Punkte eines Teams sind die Summe.
text-rules-stars = { $roles }: Wer von ihnen die meisten Sterne hat, dessen Ehre zählt doppelt, die der anderen einfach.
text-rules-worth = { $ronin ->
    [no] Jede Karte { $card }, die am Ende auf der Hand ist, bringt { $points } dazu, nur nicht einem Rōnin.
   *[nobody] Jede Karte { $card }, die am Ende auf der Hand ist, bringt { $points } dazu.
}
text-rules-honor = Das Spiel endet, sobald jemand keine Ehre mehr hat.
text-rules-swordmaster = Es endet auch, sobald nur noch ein Spieler Widerstand hat: Dann gewinnt sein Team, unabhängig von den Punkten: der Sieg des Schwertmeisters.
text-rules-refused = { $who ->
    [left] Ausnahme: Wenn dieser letzte Spieler selbst zuletzt jemanden aus dem eigenen Team besiegt hat, entscheiden die Punkte.
   *[any] Ausnahme: Wenn zuletzt jemand vom eigenen Team besiegt wurde, entscheiden die Punkte.
}
text-rules-deadly = Endet das Spiel, weil jemand ein Mitglied des eigenen Teams besiegt, so verliert dieses Team { $points }.
text-rules-turn = Ein Zug hat vier Phasen. Erholen: Ohne Widerstand erhältst du allen zurück. Ziehen: { $drawn } vom Nachziehstapel. Ausspielen: beliebig viele Karten, aber nur eine Waffe, sofern keine Karte oder Fähigkeit mehr erlaubt. Abwerfen: Du behältst höchstens { $keeps }. Dann ist der linke Nachbar am Zug.
text-rules-three = Zu dritt zieht der Shōgun { $cards } mehr, darf in jedem Zug { $weapons } Waffe mehr spielen und verliert keine Ehre durch Besitz.
text-rules-difficulty = Der Schwierigkeitsgrad ist der Abstand eines Angriffs: 1 zwischen Nachbarn und 1 mehr für jeden dazwischen, der nicht harmlos ist, auf dem kürzeren Weg um den Tisch; was vor dem Ziel liegt und sein Charakter können ihn erhöhen. Eine Waffe erreicht jeden, bei dem der Schwierigkeitsgrad höchstens so hoch ist wie ihr eigener.
text-rules-harmless = Wer keinen Widerstand oder keine Karte auf der Hand hat, ist harmlos: kein Ziel für Waffen, von manchen Aktionen nicht betroffen und beim Schwierigkeitsgrad nicht mitgezählt.
text-rules-attack = Wer mit einer Waffe angegriffen wird, darf mit einer Abwehr antworten; sonst nimmt jede Verwundung einen Widerstandspunkt.
text-rules-defeat = Wer den letzten Widerstand verliert, ist besiegt und gibt dem, der es getan hat, 1 Ehrenpunkt. Niemand scheidet aus.
text-rules-deck = { $when ->
    [empty] Verlässt die letzte Karte den Nachziehstapel, wird der Ablagestapel zum neuen, und alle verlieren 1 Ehrenpunkt.
   *[needed] Wird eine Karte gebraucht und der Nachziehstapel ist leer, so wird der Ablagestapel zum neuen, und alle verlieren 1 Ehrenpunkt.
}
text-rules-banzai = Banzai: Wer den letzten Widerstand verliert, wirft Karten vom Nachziehstapel ab, so viele, wie sein Charakter vollen Widerstand hat.
text-rules-symbols = Jede Karte trägt ein Symbol: Fuji, Koi, Torii oder Origami. Aufdecken heißt, die oberste Karte des Nachziehstapels umzudrehen; ihr Symbol entscheidet.
text-rules-weapons = Waffen, jeweils mit Anzahl und (Grad/Verwundungen), wobei * vom Ziel abhängt: { $list }.
text-rules-actions = Aktionen: { $list }.
text-rules-properties = Besitz, der vor einem Spieler liegen bleibt: { $list }.

## Samurai Sword: was zu sehen ist

text-spectator = Du siehst nur zu: keine Hand und keine Rolle außer der des Shōgun.
text-seats = Die Plätze in der Reihenfolge des Spiels, jeder der linke Nachbar des vorigen; Fähigkeiten stehen so da, wie ihr Besitzer sie liest:
text-seat = Platz { $seat }, { $name }
text-honor = Ehre { $count }
text-resilience = Widerstand { $left } von { $full }
text-in-hand = { $cards } auf der Hand
text-difficulty = Grad { $difficulty } von dir aus
text-ability = Fähigkeit: { $text }
text-in-front = davor: { $cards }
text-exposed = allen bekannt auf deiner Hand:
text-weapons = Waffen in diesem Zug: { $played } von { $limit }
text-used = { $you ->
    [seat] Du hast deine Fähigkeit für diesen Zug genutzt.
   *[nobody] { $seat } hat die Fähigkeit für diesen Zug genutzt.
}
text-counters = Marken: { $cards }
text-role-seen = Rollenkarte gesehen von { $names }
text-spent = hat eine Fähigkeit genutzt, die einmal im Spiel wirkt
text-put-off = Aufgeschoben und allen bekannt:
text-sealed = Haben eine Karte zum Vorzeigen gewählt: { $names }
text-cards = Was die anderen Karten tun, die offen liegen oder bekannt sind:

## Das Duell

text-duel-goal = Du kämpfst allein. Du gewinnst, sobald kein Gegner mehr Leben hat, und verlierst, sobald du keines mehr hast.
text-duel-round = In jeder Runde ziehst du { $hand } Karten und greifst { $attacks }-mal an; dann wird der Rest der Hand abgeworfen. Stärke, Technik und Verteidigung beginnen in jeder Runde neu.
text-duel-attack = { $optional ->
    [yes] In einem Angriff darfst du bis zu { $before } Karten spielen, dann wird die Abwehrkarte des Gegners umgedreht, dann spielst du noch { $after }. Die Zahlen jeder Karte kommen zu deinen Werten. Erreicht deine Stärke oder deine Technik die Abwehr, triffst du damit; der Abstand entscheidet, was der Gegner erleidet.
   *[no] In einem Angriff spielst du { $before } Karten, dann wird die Abwehrkarte des Gegners umgedreht, dann spielst du noch { $after }. Die Zahlen jeder Karte kommen zu deinen Werten. Erreicht deine Stärke oder deine Technik die Abwehr, triffst du damit; der Abstand entscheidet, was der Gegner erleidet.
}
text-duel-hits = Mit Stärke: { $strength }. Mit Technik: { $technique }.
text-duel-combo = Drei Karten mit demselben Symbol in einem Angriff sind eine Combo. Eine normale (◇) bringt { $qi } oder eine Spezialkarte, eine besondere (◆) erhöht den roten Würfel; ◈ zählt als beides.
text-duel-die = Nach einem Treffer darfst du den roten Würfel einsetzen; der Gegner erleidet zusätzlich, was er zeigt, und der Würfel beginnt von vorn: { $list }.
text-duel-counter = { $equal ->
    [yes] Dann schlägt der Gegner zurück: Eine Karte wird gezogen, und ein Wert, der deine Verteidigung erreicht, trifft dich.
   *[no] Dann schlägt der Gegner zurück: Eine Karte wird gezogen, und ein Wert über deiner Verteidigung trifft dich.
}
text-duel-qi = Qi kauft: eine Karte mehr nach dem Ziehen der Hand ({ $card }), einen Blick auf die Abwehr, bevor du spielst ({ $foresee }), Verteidigung { $by } für diesen Angriff ({ $guard }).
text-duel-life = { $left } von { $full } Leben
