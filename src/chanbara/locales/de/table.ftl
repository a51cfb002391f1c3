### Der Tisch im Terminal: was er zeigt, was er fragt und was er erzählt.
### $you sagt, wer von den Genannten liest: seat, other, both oder nobody; self heißt, dass seat und other
### dieselbe Person sind, aber nicht die lesende.

## Mengen, so wie sie mitten im Satz stehen

amount-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
amount-resilience = { $count ->
    [one] { $count } Widerstandspunkt
   *[other] { $count } Widerstandspunkte
}
amount-wounds = { $count ->
    [one] { $count } Verwundung
   *[other] { $count } Verwundungen
}
amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Was geschehen ist: ein Satz für jede Art von Ereignis

event-turn-began = { $you ->
    [seat] Zug { $turn }: du.
   *[nobody] Zug { $turn }: { $seat }.
}
event-recovered = { $you ->
    [seat] Du erholst dich und hast { $resilience }.
   *[nobody] { $seat } erholt sich und hat { $resilience }.
}
event-drew = { $seat } zieht { $count }.
event-drew-cards = Du ziehst { $cards }.
event-took-discard = { $you ->
    [seat] Du nimmst { $card } vom Ablagestapel.
   *[nobody] { $seat } nimmt { $card } vom Ablagestapel.
}
event-played-weapon = { $you ->
    [seat] Du greifst { $other } mit { $card } an.
    [other] { $seat } greift dich mit { $card } an.
   *[nobody] { $seat } greift { $other } mit { $card } an.
}
event-played-action = { $you ->
    [seat] Du spielst { $card }.
   *[nobody] { $seat } spielt { $card }.
}
event-played-action-on = { $you ->
    [seat] Du spielst { $card } und nennst { $other }.
    [other] { $seat } spielt { $card } und nennt dich.
   *[nobody] { $seat } spielt { $card } und nennt { $other }.
}
event-played-action-on-property = { $you ->
    [both] Du spielst { $card } gegen deinen eigenen Besitz { $prop }.
    [self] { $seat } spielt { $card } gegen den eigenen Besitz { $prop }.
    [seat] Du spielst { $card } gegen { $prop } von { $other }.
    [other] { $seat } spielt { $card } gegen deinen Besitz { $prop }.
   *[nobody] { $seat } spielt { $card } gegen { $prop } von { $other }.
}
event-played-property = { $you ->
    [seat] Du legst { $card } vor dich.
   *[nobody] { $seat } legt { $card } aus.
}
event-played-property-at = { $you ->
    [both] Du legst { $card } vor dich selbst.
    [self] { $seat } legt { $card } vor sich selbst.
    [seat] Du legst { $card } vor { $other }.
    [other] { $seat } legt { $card } vor dich.
   *[nobody] { $seat } legt { $card } vor { $other }.
}
event-ability-used = { $you ->
    [seat] Du nutzt deine Fähigkeit.
   *[nobody] { $seat } nutzt die eigene Fähigkeit.
}
event-parried = { $you ->
    [seat] Du wehrst mit { $card } ab.
   *[nobody] { $seat } wehrt mit { $card } ab.
}
event-answered = { $you ->
    [seat] Du antwortest mit { $card }.
   *[nobody] { $seat } antwortet mit { $card }.
}
event-hit-taken = { $you ->
    [seat] Du nimmst den Treffer hin.
   *[nobody] { $seat } nimmt den Treffer hin.
}
event-unanswered = { $you ->
    [seat] Du antwortest nicht.
   *[nobody] { $seat } antwortet nicht.
}
event-wounded = { $you ->
    [seat] Du verlierst { $lost }.
   *[nobody] { $seat } verliert { $lost }.
}
event-resilience-paid = { $you ->
    [seat] Du zahlst { $lost }.
   *[nobody] { $seat } zahlt { $lost }.
}
event-defeated = { $you ->
    [seat] { $other } besiegt dich.
    [other] Du besiegst { $seat }.
   *[nobody] { $other } besiegt { $seat }.
}
event-honor-given = { $you ->
    [seat] Du gibst { $other } 1 Ehrenpunkt.
    [other] { $seat } gibt dir 1 Ehrenpunkt.
   *[nobody] { $seat } gibt { $other } 1 Ehrenpunkt.
}
event-honor-lost = { $you ->
    [seat] Du verlierst 1 Ehrenpunkt.
   *[nobody] { $seat } verliert 1 Ehrenpunkt.
}
event-deck-renewed = Der Nachziehstapel ist aufgebraucht: Der Ablagestapel wird der neue, { $size }.
event-card-taken = { $seat } nimmt { $other } eine Karte.
event-card-taken-known = { $you ->
    [seat] Du nimmst { $other } { $card }.
   *[other] { $seat } nimmt dir { $card }.
}
event-discarded = { $you ->
    [seat] Du wirfst { $card } ab.
   *[nobody] { $seat } wirft { $card } ab.
}
event-property-removed = { $you ->
    [seat] Von dir wird { $card } abgeworfen.
   *[nobody] Von { $seat } wird { $card } abgeworfen.
}
event-property-passed = { $you ->
    [seat] { $card } wandert von dir zu { $other }.
    [other] { $card } wandert von { $seat } zu dir.
   *[nobody] { $card } wandert von { $seat } zu { $other }.
}
event-flipped = { $you ->
    [seat] Du deckst { $card } auf.
   *[nobody] { $seat } deckt { $card } auf.
}
event-ended = Das Spiel ist aus. Gewonnen: { $winner }.

## Was du tun darfst: ein Satz für jede Art von Möglichkeit

option-strike = { $target } mit { $card } angreifen ({ $wounds }, Grad { $difficulty })
option-play = { $card } spielen
option-play-for = { $card } spielen, für { $target }
option-play-hand = { $card } spielen, gegen die Hand von { $target } ({ $cards })
option-play-property = { $card } spielen, gegen { $property } von { $target }
option-play-own-property = { $card } spielen, gegen deinen eigenen Besitz { $property }
option-lay = { $card } vor dich legen
option-lay-at = { $card } vor { $target } legen
option-lay-own = { $card } vor dich selbst legen
option-use = Deine Fähigkeit nutzen
option-end = Den Zug beenden
option-parry = Mit { $card } abwehren
option-discard = { $card } abwerfen
option-take = { $card } vom Ablagestapel nehmen
option-draw = Vom Nachziehstapel ziehen
option-pass-wounds = { $source ->
    [weapon] Den Treffer hinnehmen: { $wounds }
   *[other] { $wounds } hinnehmen
}
option-pass-honor = { $card } abwerfen und 1 Ehrenpunkt verlieren
option-pass-free = { $card } abwerfen

## Was du gefragt wirst

ask-play = Was tust du? Waffen in diesem Zug: { $played } von { $limit } gespielt.
ask-parry-weapon = { $by } greift dich an. Abwehren oder den Treffer hinnehmen?
ask-parry-action = { $by } spielt { $card }. Abwehren oder { $wounds } hinnehmen?
ask-weapon-action = { $by } spielt { $card }. Eine Waffe abwerfen oder { $wounds } hinnehmen?
ask-weapon-property = { $card }: Eine Waffe wurde aufgedeckt. Eine Waffe abwerfen und { $card } weitergeben oder 1 Ehrenpunkt verlieren?
ask-weapon-property-free = { $card }: Eine Waffe wurde aufgedeckt. Eine Waffe abwerfen und { $card } weitergeben oder { $card } abwerfen?
ask-discard = Du hast { $cards } auf der Hand. Wirf bis auf { $limit } ab, eine nach der anderen.
ask-first_draw = Woher kommt deine erste Karte?
ask-left = Du hast noch { $left } von { $full }.
ask-defeat = Das würde dich besiegen und { $by } 1 Ehrenpunkt bringen.

## Der Tisch

table-turn = { $you ->
    [seat] Zug { $turn } · du bist am Zug
   *[nobody] Zug { $turn } · { $seat } ist am Zug
}
table-phase = { $phase ->
    [recover] Erholen
    [draw] Ziehen
    [discard] Abwerfen
   *[play] Spielen
}
table-deck = Nachziehstapel { $count }
table-pile-empty = Ablagestapel leer
table-pile = Ablagestapel { $count }, oben:
table-playing = gespielt wird:
table-you = du
table-difficulty = Grad { $difficulty }
table-on-turn = am Zug
table-asked = gefragt
table-known = dir bekannt auf der Hand:
table-known-to-all = bekannt auf der Hand:
table-unknown-role = Rolle ?
table-since = Seit deiner letzten Entscheidung
table-beginning = Bisher
table-hand = Deine Hand, { $cards }
table-hand-empty = Deine Hand ist leer.
table-weapon = Grad { $reach }, { $wounds }
table-reaches = erreicht { $names }
table-reaches-nobody = erreicht niemanden
table-reaches-everybody = erreicht alle
table-choices = Möglich ist
table-prompt = Deine Wahl (? hilft):

## Das Ende

result-title = Das Spiel ist aus
result-cause-defeat = { $seat } gab { $by } den letzten Ehrenpunkt.
result-cause-deck = Der Nachziehstapel ging aus. Ohne Ehre: { $without }.
result-cause-property = Ein Besitz nahm den letzten Ehrenpunkt. Ohne Ehre: { $without }.
result-cause-swordmaster = { $by } besiegte { $seat }, und nur noch einer am Tisch hat Widerstand: { $swordmaster }.
result-cause-swordmaster_refused = { $by } besiegte { $seat } aus dem eigenen Team, und nur noch einer am Tisch hat Widerstand: kein Sieg des Schwertmeisters.
result-won-by-score = Gewonnen: { $team }, { $points }: die höchste Wertung.
result-won-by-tie = Gewonnen: { $team }, { $points }: bei Gleichstand kommt dieses Team zuerst.
result-won-by-swordmaster = Gewonnen: { $team }, durch den Sieg des Schwertmeisters, gleich wie viele Punkte.
result-you-won = Du bist auf der Seite der Sieger.
result-you-lost = Du bist nicht auf der Seite der Sieger.
result-seed = Dasselbe Spiel noch einmal:
result-prompt = Enter beendet; log, pile und save DATEI gehen noch:

## Platz nehmen und weitergeben

greet-title = Samurai Sword an einem genauen Tisch.
greet-language = Sprache: en English, de Deutsch, it Italiano
greet-players = Wie viele spielen mit, { $least } bis { $most }?
greet-players-again = Bitte eine Zahl von { $least } bis { $most }.
greet-language-again = Bitte en, de oder it.
greet-you = Du bist { $character } auf Platz { $seat }, und deine Rolle ist { $role }.
greet-help = Eine Zahl wählt, ? hilft.
hand-over = Gib die Tastatur an { $name } (Platz { $seat }). Sonst sollte niemand hinsehen.
hand-over-prompt = { $name }: Drück Enter.
hand-over-end = Das Spiel ist aus. Alle dürfen hinsehen.

## Befehle am Tisch

help-choose = wählen: die Zahl oder die Kurzschrift neben jeder Möglichkeit
help-why = warum etwas nicht geht und nach welcher Regel: why bo>3
help-explain = warum du gefragt wirst: was noch zu geschehen hat
help-table = den Tisch noch einmal zeichnen
help-who = die Charaktere am Tisch und was sie können
help-cards = alle Karten und was sie tun
help-pile = der ganze Ablagestapel
help-log = alles, was geschehen ist
help-rules = ein Absatz der Regeln (englisch): rules 5.3
help-save = das Spiel in eine Datei schreiben
help-quit = das Spiel verlassen
help-marks = Zeichen: ▲ Waffe, ◆ Aktion, ■ Besitz, ✿ Ehre, ● Widerstand, ○ verlorener Widerstand, ★ Sterne eines Ninja.
why-offered = Das darfst du tun.
why-missing = Schreib, was du tun möchtest, zum Beispiel: why bo>3
pile-title = Ablagestapel, { $cards }, die oberste zuerst
log-title = Was geschehen ist
cards-copies = × { $count }
rules-missing = Es gibt keinen Absatz { $number }. Kapitel: { $chapters }.
rules-absent = Die Seite mit den Regeln ist nicht installiert.
save-missing = Schreib, wohin: save spiel.chanbara
save-secrets = Das Spiel geht weiter, und die Aufzeichnung enthält jede verdeckte Karte und Rolle. Trotzdem speichern? j oder n [n]
save-yes = j
save-not = Nicht gespeichert.
save-exists = { $path } gibt es schon; wähle einen anderen Namen.
save-failed = { $path } kann nicht geschrieben werden: { $reason }
save-done = Gespeichert: { $path }
unknown-choice = „{ $text }“ steht nicht zur Wahl.
unknown-hint = Schreib eine Zahl von 1 bis { $count }, oder ? für Hilfe.

## Was noch zu geschehen hat: ein Satz für jede Art von Schritt

explain-title = Warum { $seat } gefragt wird, das Nächste zuerst
explain-title-you = Warum du gefragt wirst, das Nächste zuerst
explain-over = Das Spiel ist aus; nichts hat mehr zu geschehen.
step-otherwise = sonst:
step-met = und wenn ja:
step-turn = { $you ->
    [seat] Dann bist du am Zug.
   *[nobody] Dann ist { $seat } am Zug.
}
step-recover-phase = { $you ->
    [seat] Erholen: Ohne Widerstand erhältst du allen zurück.
   *[nobody] Erholen: Ohne Widerstand erhält { $seat } allen zurück.
}
step-draw-phase = { $you ->
    [seat] Ziehen: Du ziehst Karten.
   *[nobody] Ziehen: { $seat } zieht Karten.
}
step-play-phase = { $you ->
    [seat] Spielen: Du darfst Karten spielen, bis du den Zug beendest.
   *[nobody] Spielen: { $seat } darf Karten spielen, bis der Zug beendet ist.
}
step-discard-phase = { $you ->
    [seat] Abwerfen: Du behältst höchstens { $limit }.
   *[nobody] Abwerfen: { $seat } behält höchstens { $limit }.
}
step-settle = Die gespielte Karte kommt auf den Ablagestapel.
step-demand-parry = { $you ->
    [seat] { $source }: Du darfst abwehren;
   *[nobody] { $source }: { $seat } darf abwehren;
}
step-demand-weapon = { $you ->
    [seat] { $source }: Du darfst eine Waffe abwerfen;
   *[nobody] { $source }: { $seat } darf eine Waffe abwerfen;
}
step-challenge-parry = { $you ->
    [seat] { $source }: Dann wehrst du ab oder wirst verwundet.
   *[nobody] { $source }: Dann wehrt { $seat } ab oder wird verwundet.
}
step-challenge-weapon = { $you ->
    [seat] { $source }: Dann wirfst du eine Waffe ab oder wirst verwundet.
   *[nobody] { $source }: Dann wirft { $seat } eine Waffe ab oder wird verwundet.
}
step-strike = { $you ->
    [seat] { $source } von { $other } trifft dich.
    [other] Deine Waffe { $source } trifft { $seat }.
   *[nobody] { $source } von { $other } trifft { $seat }.
}
step-wound = { $you ->
    [seat] Durch { $source } erleidest du { $wounds }.
   *[nobody] Durch { $source } erleidet { $seat } { $wounds }.
}
step-defeat = { $you ->
    [seat] { $other } besiegt dich.
    [other] Du besiegst { $seat }.
   *[nobody] { $other } besiegt { $seat }.
}
step-draw = { $you ->
    [seat] Du ziehst { $amount }.
   *[nobody] { $seat } zieht { $amount }.
}
step-recover = { $you ->
    [seat] Du erhältst allen Widerstand zurück.
   *[nobody] { $seat } erhält allen Widerstand zurück.
}
step-take-card = { $you ->
    [seat] Du nimmst { $other } eine zufällige Karte.
    [other] { $seat } nimmt dir eine zufällige Karte.
   *[nobody] { $seat } nimmt { $other } eine zufällige Karte.
}
step-strip = { $you ->
    [seat] Eine zufällige Karte deiner Hand wird abgeworfen.
   *[nobody] Eine zufällige Karte aus der Hand von { $seat } wird abgeworfen.
}
step-strip-property = { $you ->
    [seat] Von dir wird { $prop } abgeworfen.
   *[nobody] Von { $seat } wird { $prop } abgeworfen.
}
step-flip = { $you ->
    [seat] Du deckst die oberste Karte des Nachziehstapels auf; eine Waffe entscheidet.
   *[nobody] { $seat } deckt die oberste Karte des Nachziehstapels auf; eine Waffe entscheidet.
}
step-pass-left = { $you ->
    [seat] { $prop } wandert von dir nach links.
   *[nobody] { $prop } wandert von { $seat } nach links.
}
step-forfeit = { $you ->
    [seat] Du verlierst 1 Ehrenpunkt, und { $prop } wird abgeworfen.
   *[nobody] { $seat } verliert 1 Ehrenpunkt, und { $prop } wird abgeworfen.
}
step-forfeit-free = { $you ->
    [seat] Von dir wird { $prop } abgeworfen; deine Ehre behältst du.
   *[nobody] Von { $seat } wird { $prop } abgeworfen; keine Ehre geht verloren.
}
