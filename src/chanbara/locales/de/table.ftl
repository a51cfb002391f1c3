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

## Worauf es beim Aufdecken ankommt

wanted-weapon = eine Waffe
wanted-symbol = das Symbol { $symbol }

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
event-drew-cards = { $you ->
    [seat] Du ziehst { $cards }.
   *[nobody] { $seat } zieht { $cards }.
}
event-took-discard = { $you ->
    [seat] Du nimmst { $card } vom Ablagestapel.
   *[nobody] { $seat } nimmt { $card } vom Ablagestapel.
}
event-played-weapon = { $you ->
    [both] Du richtest { $card } gegen dich selbst.
    [self] { $seat } richtet { $card } gegen sich selbst.
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
    [both] Du verlierst { $lost }.
    [seat] Du verlierst { $lost }.
   *[nobody] { $seat } verliert { $lost }.
}
event-resilience-paid = { $you ->
    [seat] Du zahlst { $lost }.
   *[nobody] { $seat } zahlt { $lost }.
}
event-defeated = { $you ->
    [both] Du fällst durch eigene Hand.
    [self] { $seat } fällt durch eigene Hand.
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
    [other] { $seat } nimmt dir { $card }.
   *[nobody] { $seat } nimmt { $other } { $card }.
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
event-counted = { $you ->
    [seat] Du lässt { $card } zählen.
   *[nobody] { $seat } lässt { $card } zählen.
}
event-flipped = { $you ->
    [seat] Du deckst { $card } auf.
   *[nobody] { $seat } deckt { $card } auf.
}
event-escaped = { $you ->
    [seat] Du spielst { $card } und bist von { $source } nicht betroffen.
   *[nobody] { $seat } spielt { $card } und ist von { $source } nicht betroffen.
}
event-attack-foiled = { $you ->
    [seat] Der Angriff auf dich verpufft.
   *[nobody] Der Angriff auf { $seat } verpufft.
}
event-honor-gained = { $you ->
    [seat] Du erhältst 1 Ehrenpunkt.
   *[nobody] { $seat } erhält 1 Ehrenpunkt.
}
event-buried = { $you ->
    [seat] Banzai: Vom Nachziehstapel wirfst du { $cards } ab.
   *[nobody] Banzai: Vom Nachziehstapel wirft { $seat } { $cards } ab.
}
event-property-taken = { $you ->
    [both] Du nimmst deinen eigenen Besitz { $card } auf die Hand.
    [self] { $seat } nimmt den eigenen Besitz { $card } auf die Hand.
    [seat] Du nimmst { $card } von { $other } auf die Hand.
    [other] { $seat } nimmt deinen Besitz { $card } auf die Hand.
   *[nobody] { $seat } nimmt { $card } von { $other } auf die Hand.
}
event-weapon-returned = { $you ->
    [seat] { $card } kommt auf deine Hand zurück.
   *[nobody] { $card } kommt auf die Hand von { $seat } zurück.
}
event-sealed = { $you ->
    [seat] Du wählst { $card } zum Vorzeigen.
   *[nobody] { $seat } hat eine Karte zum Vorzeigen gewählt.
}
event-shown = { $you ->
    [seat] Du zeigst { $card } vor.
   *[nobody] { $seat } zeigt { $card } vor.
}
event-shown-taken = { $you ->
    [seat] Du nimmst { $other } { $card }.
    [other] { $seat } nimmt dir { $card }.
   *[nobody] { $seat } nimmt { $other } { $card }.
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
option-strike-own = { $card } gegen dich selbst richten ({ $wounds })
option-play-against = { $card } spielen, gegen { $target }
option-use-at = Deine Fähigkeit nutzen: { $card } von { $target }
option-use-own = Deine Fähigkeit nutzen: dein eigener Besitz { $card }
option-parry-own = Mit deinem Besitz { $card } abwehren und ihn abwerfen
option-discard-own = Deinen Besitz { $card } abwerfen, statt 1 Widerstandspunkt zu verlieren
option-take-at = { $card } von { $target } nehmen
option-escape = { $card } spielen, um nicht betroffen zu sein
option-show = { $card } vorzeigen
option-choose-at = { $target } zieht
option-choose-own = Du ziehst
option-reveal = Noch eine Karte aufdecken
option-count = { $card } gelten lassen
option-pass-absorb = { $lost } verlieren
option-pass-escape = Es geschehen lassen
option-pass-may_draw = Nicht ziehen
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
ask-parry-weapon-steel = { $by } greift dich mit { $card } an. Mit einer Waffe abwehren oder den Treffer hinnehmen?
ask-give_up = Welche Karte wirfst du ab?
ask-absorb = Du verlierst gleich { $lost }. Statt eines Punkts einen Besitz abwerfen?
ask-escape = { $by } spielt { $card }, und das betrifft dich gleich. Eine Karte spielen, um nicht betroffen zu sein?
ask-may_draw = Ziehst du eine Karte?
ask-grant = Wer zieht eine Karte?
ask-show = Welche Karte zeigst du vor?
ask-pick = Welche Karte nimmst du?
ask-reveal = Welche Karte gilt? Hier entscheidet { $wanted }.
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
table-weapon-counts = Grad { $reach }, Verwundungen je nach Ziel
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
result-won-by-score = Gewonnen: { $team }, ein Ehrenvoller Sieg: { $points }, die höchste Wertung.
result-won-by-tie = Gewonnen: { $team }, ein Ehrenvoller Sieg: { $points }, und bei Gleichstand kommt dieses Team zuerst.
result-won-by-swordmaster = Gewonnen: { $team }, durch den Sieg des Schwertmeisters, gleich wie viele Punkte.
result-you-won = Du bist auf der Seite der Sieger.
result-you-lost = Du bist nicht auf der Seite der Sieger.
result-seed = Dasselbe Spiel noch einmal:
result-prompt = Enter beendet; log, pile und save DATEI gehen noch:

## Platz nehmen und weitergeben

greet-title = Samurai Sword an einem genauen Tisch.
greet-language = Sprache: en English, de Deutsch, it Italiano
greet-rising-sun = Mit der Erweiterung Rising Sun, ja oder nein?
greet-rising-sun-again = Bitte antworte mit ja oder nein.
greet-yes = ja
greet-no = nein
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
help-suspects = wer wer sein mag nach dem, was du gesehen hast, was dafür spricht und wie weit du dem trauen darfst
help-hint = die besten Möglichkeiten, ausprobiert in Welten, die so sein könnten
help-cards = alle Karten und was sie tun
help-pile = der ganze Ablagestapel
help-log = alles, was geschehen ist
help-rules = ein Absatz der Regeln: rules 5.3
help-summary = die Übersichtskarte: Zug, Rollen, Ehre, Gleichstand, Symbole
help-tips = fünf Tipps für den Anfang
help-save = das Spiel in eine Datei schreiben
help-quit = das Spiel verlassen
help-marks = Zeichen: ▲ Waffe, ◆ Aktion, ■ Besitz, ✿ Ehre, ● Widerstand, ○ verlorener Widerstand, ★ Sterne einer Rolle.
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
step-hit = trifft es zu:
step-miss = trifft es nicht zu:
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
step-stop-turn = { $you ->
    [seat] Dein Zug endet sofort.
   *[nobody] Der Zug von { $seat } endet sofort.
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
    [both] Deine Waffe { $source } trifft dich selbst.
    [self] { $source } trifft { $seat } aus eigener Hand.
    [seat] { $source } von { $other } trifft dich.
    [other] Deine Waffe { $source } trifft { $seat }.
   *[nobody] { $source } von { $other } trifft { $seat }.
}
step-wound = { $you ->
    [seat] Durch { $source } erleidest du { $wounds }.
   *[nobody] Durch { $source } erleidet { $seat } { $wounds }.
}
step-defeat = { $you ->
    [both] Du fällst durch eigene Hand.
    [self] { $seat } fällt durch eigene Hand.
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
step-demand-steel = { $you ->
    [seat] { $source }: Du darfst mit einer Waffe abwehren;
   *[nobody] { $source }: { $seat } darf mit einer Waffe abwehren;
}
step-wound-ability = { $you ->
    [seat] { $other } schlägt zurück: Du erleidest { $wounds }.
    [other] Du schlägst zurück: { $seat } erleidet { $wounds }.
   *[nobody] { $other } schlägt zurück: { $seat } erleidet { $wounds }.
}
step-lose = { $you ->
    [seat] Du verlierst { $points }.
    [both] Du verlierst { $points }.
   *[nobody] { $seat } verliert { $points }.
}
step-affect = { $you ->
    [seat] { $source }: Du darfst eine Karte spielen, um nicht betroffen zu sein;
   *[nobody] { $source }: { $seat } darf eine Karte spielen, um nicht betroffen zu sein;
}
step-banzai = { $you ->
    [seat] Banzai: Du wirfst Karten vom Nachziehstapel ab, eine für jeden Widerstandspunkt deines Charakters.
   *[nobody] Banzai: { $seat } wirft Karten vom Nachziehstapel ab, eine für jeden Widerstandspunkt des Charakters.
}
step-reveal = { $you ->
    [seat] Du deckst die oberste Karte des Nachziehstapels auf; es entscheidet { $wanted }.
   *[nobody] { $seat } deckt die oberste Karte des Nachziehstapels auf; es entscheidet { $wanted }.
}
step-reveal-pair = { $you ->
    [seat] Du deckst die obersten zwei Karten des Nachziehstapels auf; es entscheidet das gleiche Symbol auf beiden.
   *[nobody] { $seat } deckt die obersten zwei Karten des Nachziehstapels auf; es entscheidet das gleiche Symbol auf beiden.
}
step-choose = { $you ->
    [seat] Du wählst, welche Karte gilt ({ $cards }), oder deckst noch auf, höchstens { $left }; es entscheidet { $wanted }.
   *[nobody] { $seat } wählt, welche Karte gilt ({ $cards }), oder deckt noch auf, höchstens { $left }; es entscheidet { $wanted }.
}
step-strengthen = { $you ->
    [seat] Du erhältst 1 Widerstandspunkt zurück.
   *[nobody] { $seat } erhält 1 Widerstandspunkt zurück.
}
step-may-draw = { $you ->
    [seat] Du darfst eine Karte ziehen.
   *[nobody] { $seat } darf eine Karte ziehen.
}
step-grant = { $you ->
    [seat] Du wählst, wer eine Karte zieht.
   *[nobody] { $seat } wählt, wer eine Karte zieht.
}
step-give-up = { $you ->
    [seat] Du wählst eine Karte deiner Hand und wirfst sie ab.
   *[nobody] { $seat } wählt eine Handkarte und wirft sie ab.
}
step-return-weapon = { $you ->
    [seat] Die Waffe kommt auf deine Hand zurück.
   *[nobody] Die Waffe kommt auf die Hand von { $seat } zurück.
}
step-pick-up = { $you ->
    [both] Du nimmst deinen eigenen Besitz { $prop } auf die Hand.
    [self] { $seat } nimmt den eigenen Besitz { $prop } auf die Hand.
    [seat] Du nimmst { $prop } von { $other } auf die Hand.
    [other] { $seat } nimmt deinen Besitz { $prop } auf die Hand.
   *[nobody] { $seat } nimmt { $prop } von { $other } auf die Hand.
}
step-discard-all = { $you ->
    [seat] Aller Besitz vor dir wird abgeworfen.
   *[nobody] Aller Besitz vor { $seat } wird abgeworfen.
}
step-while-in-play = { $you ->
    [seat] { $prop }: Vielleicht liegt die Karte noch vor dir;
   *[nobody] { $prop }: Vielleicht liegt die Karte noch vor { $seat };
}
step-bleed = { $you ->
    [seat] Du verlierst 1 Widerstandspunkt, aber nie den letzten.
   *[nobody] { $seat } verliert 1 Widerstandspunkt, aber nie den letzten.
}
step-foil = { $you ->
    [seat] Der Angriff auf dich verpufft.
   *[nobody] Der Angriff auf { $seat } verpufft.
}
step-invite = { $you ->
    [seat] { $source }: Dann wählst du eine Karte zum Vorzeigen, außer du bist harmlos.
   *[nobody] { $source }: Dann wählt { $seat } eine Karte zum Vorzeigen, außer wenn harmlos.
}
step-seal = { $you ->
    [seat] Du wählst eine Karte zum Vorzeigen.
   *[nobody] { $seat } wählt eine Karte zum Vorzeigen.
}
step-show-all = { $you ->
    [seat] Alle gewählten Karten werden zugleich gezeigt, und du nimmst eine davon.
   *[nobody] Alle gewählten Karten werden zugleich gezeigt, und { $seat } nimmt eine davon.
}
step-pick = { $you ->
    [seat] Du nimmst eine der gezeigten Karten.
   *[nobody] { $seat } nimmt eine der gezeigten Karten.
}

# Own cards

own-ability-unavailable = Du kannst diese Fähigkeit jetzt nicht einsetzen.

## Wer ist wer? Was sich erschließen lässt, und wie weit man dem trauen darf

aid-title = Wer ist wer?
aid-none = Noch hat niemand etwas getan, das ihn verrät.
aid-clues = Was dafür spricht
aid-how = Durch diese Tat allein wurde eine Rolle so viele Male wahrscheinlicher. Jede Tat wurde in ihrem Augenblick beurteilt, nach dem, was man da wissen konnte.
aid-factor = { $role } ×{ $factor }
aid-trust = Wie weit du dem trauen darfst: Heißt es { $said } %, so war es in { $was } von 100 Fällen so. Gemessen wurde das in Spielen von Bots jeder Art.
aid-unknown = Mit diesen Karten oder Regeln lässt sich nichts erschließen.
aid-worlds = Jede weitergespielt in { $worlds } Welten, die so sein könnten; wo das aufhört, wird die Aussicht auf den Sieg geschätzt:
aid-wins = { $percent } % Siegchance
aid-assumed = { $percent } %, falls { $seat } { $role } ist
aid-one = Du kannst nur eines tun.

## A game of before a change of the rules

rules-changed-ended = Die Regeln haben sich geändert, seit dieses Spiel begann. { $change } Deshalb wurde das Spiel ohne Ergebnis beendet; es wird nicht gewertet.
rules-changed-over = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde. { $change } Deshalb kann es nicht mehr gezeigt werden. Sein Ergebnis bleibt.
rules-changed-lady-chacha = Lady Chacha deckt jetzt zwei Karten auf und vergleicht sie miteinander, wie es auf ihrer Karte steht.
