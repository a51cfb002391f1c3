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
amount-counters = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
amount-honor = { $count ->
    [one] { $count } Ehrenpunkt
   *[other] { $count } Ehrenpunkte
}

several = { $what } ×{ $count }
in-a-row = { $before } { $then }

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
    [both] Du greifst dich selbst mit { $card } an.
    [self] { $seat } greift sich selbst mit { $card } an.
    [seat] Du greifst { $other } mit { $card } an.
    [other] { $seat } greift dich mit { $card } an.
   *[nobody] { $seat } greift { $other } mit { $card } an.
}
event-played-action = { $you ->
    [seat] Du spielst { $card }.
   *[nobody] { $seat } spielt { $card }.
}
event-played-action-on = { $you ->
    [seat] Du spielst { $card } auf { $other }.
    [other] { $seat } spielt { $card } auf dich.
   *[nobody] { $seat } spielt { $card } auf { $other }.
}
event-played-action-on-property = { $you ->
    [both] Du spielst { $card } auf deine eigene Besitzkarte { $prop }.
    [self] { $seat } spielt { $card } auf die eigene Besitzkarte { $prop }.
    [seat] Du spielst { $card } auf { $prop } von { $other }.
    [other] { $seat } spielt { $card } auf deine Besitzkarte { $prop }.
   *[nobody] { $seat } spielt { $card } auf { $prop } von { $other }.
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
    [both] Du besiegst dich selbst.
    [self] { $seat } besiegt sich selbst.
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
event-deck-renewed = Der Nachziehstapel ist aufgebraucht: Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $size }).
event-card-taken = { $seat } nimmt eine Karte von { $other }.
event-card-taken-known = { $you ->
    [seat] Du nimmst { $card } von { $other }.
    [other] { $seat } nimmt dir { $card } weg.
   *[nobody] { $seat } nimmt { $card } von { $other }.
}
event-discarded = { $you ->
    [seat] Du wirfst { $card } ab.
   *[nobody] { $seat } wirft { $card } ab.
}
event-property-removed = { $you ->
    [seat] Deine Karte { $card } wird abgeworfen.
   *[nobody] { $card } von { $seat } wird abgeworfen.
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
    [seat] Banzai: Du wirfst { $cards } vom Nachziehstapel ab.
   *[nobody] Banzai: { $seat } wirft { $cards } vom Nachziehstapel ab.
}
event-property-taken = { $you ->
    [both] Du nimmst deine eigene Besitzkarte { $card } auf die Hand.
    [self] { $seat } nimmt die eigene Besitzkarte { $card } auf die Hand.
    [seat] Du nimmst { $card } von { $other } auf die Hand.
    [other] { $seat } nimmt deine Besitzkarte { $card } auf die Hand.
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
    [seat] Du nimmst { $card } von { $other }.
    [other] { $seat } nimmt dir { $card } weg.
   *[nobody] { $seat } nimmt { $card } von { $other }.
}
event-ended = Das Spiel ist aus. Sieger: { $winner }.

## Was nur eigene Karten tun

cause-ability = Eine Fähigkeit
event-looked-role = { $you ->
    [seat] Du siehst dir die Rollenkarte von { $other } an.
    [other] { $seat } sieht sich deine Rollenkarte an.
   *[nobody] { $seat } sieht sich die Rollenkarte von { $other } an.
}
event-looked-role-known = { $you ->
    [seat] Du siehst dir die Rollenkarte von { $other } an: { $role }.
    [other] { $seat } sieht sich deine Rollenkarte an: { $role }.
   *[nobody] { $seat } sieht sich die Rollenkarte von { $other } an: { $role }.
}
event-looked-hand = { $you ->
    [seat] Du siehst dir die Handkarten von { $other } an.
    [other] { $seat } sieht sich deine Handkarten an.
   *[nobody] { $seat } sieht sich die Handkarten von { $other } an.
}
event-looked-hand-known = { $you ->
    [seat] Du siehst dir die Handkarten von { $other } an: { $cards }.
    [other] { $seat } sieht sich deine Handkarten an: { $cards }.
   *[nobody] { $seat } sieht sich die Handkarten von { $other } an: { $cards }.
}
event-properties-swapped = { $you ->
    [seat] Du tauschst alle Besitzkarten mit { $other }.
    [other] { $seat } tauscht alle Besitzkarten mit dir.
   *[nobody] { $seat } tauscht alle Besitzkarten mit { $other }.
}
event-counters-changed = { $you ->
    [seat] Auf deiner Karte { $card }: jetzt { $counters }.
   *[nobody] Auf { $card } von { $seat }: jetzt { $counters }.
}
event-put-off-turn-end = { $you ->
    [seat] { $cause }: Für dich geschieht der Rest am Ende dieses Zuges.
   *[nobody] { $cause }: Für { $seat } geschieht der Rest am Ende dieses Zuges.
}
event-put-off-next-turn = { $you ->
    [seat] { $cause }: Der Rest geschieht in deinem nächsten Zug.
   *[nobody] { $cause }: Der Rest geschieht im nächsten Zug von { $seat }.
}
event-came-due = { $you ->
    [seat] { $cause }: Für dich geschieht jetzt, was aufgeschoben war.
   *[nobody] { $cause }: Für { $seat } geschieht jetzt, was aufgeschoben war.
}

## Was du tun darfst: ein Satz für jede Art von Möglichkeit

option-strike = { $target } mit { $card } angreifen ({ $wounds }, Grad { $difficulty })
option-play = { $card } spielen
option-play-for = { $card } für { $target } spielen
option-play-hand = { $card } auf die Hand von { $target } spielen ({ $cards })
option-play-property = { $card } auf { $property } von { $target } spielen
option-play-own-property = { $card } auf deine eigene Besitzkarte { $property } spielen
option-lay = { $card } vor dich legen
option-lay-at = { $card } vor { $target } legen
option-lay-own = { $card } vor dich selbst legen
option-use = Deine Fähigkeit nutzen
option-end = Zug beenden
option-parry = Mit { $card } abwehren
option-discard = { $card } abwerfen
option-take = { $card } vom Ablagestapel nehmen
option-draw = Vom Nachziehstapel ziehen
option-strike-own = Dich selbst mit { $card } angreifen ({ $wounds })
option-play-against = { $card } gegen { $target } spielen
option-use-at = Deine Fähigkeit nutzen: { $card } von { $target }
option-use-own = Deine Fähigkeit nutzen: deine Besitzkarte { $card }
option-parry-own = Besitzkarte { $card } abwerfen und so abwehren
option-discard-own = Besitzkarte { $card } abwerfen, statt 1 Widerstandspunkt zu verlieren
option-take-at = { $card } von { $target } nehmen
option-escape = { $card } spielen, um nicht betroffen zu sein
option-show = { $card } vorzeigen
option-choose-at = { $target } zieht
option-choose-own = Du ziehst
option-reveal = Noch eine Karte aufdecken
option-count = { $card } zählen lassen
option-pass-absorb = { $lost } verlieren
option-pass-escape = Es geschehen lassen
option-pass-may_draw = Nicht ziehen
option-pass-wounds = { $source ->
    [weapon] Treffer hinnehmen: { $wounds }
   *[other] { $wounds } hinnehmen
}
option-pass-honor = { $card } abwerfen und 1 Ehrenpunkt verlieren
option-pass-free = { $card } abwerfen

## Was du gefragt wirst

ask-play = Du bist am Zug. Waffen in diesem Zug: { $played } von { $limit } gespielt.
ask-parry-weapon = { $by } greift dich an. Abwehren oder den Treffer hinnehmen?
ask-parry-action = { $by } spielt { $card }. Abwehren oder { $wounds } hinnehmen?
ask-weapon-action = { $by } spielt { $card }. Eine Waffe abwerfen oder { $wounds } hinnehmen?
ask-weapon-property = { $card }: Eine Waffe wurde aufgedeckt. Eine Waffe abwerfen und { $card } nach links weitergeben oder 1 Ehrenpunkt verlieren?
ask-weapon-property-free = { $card }: Eine Waffe wurde aufgedeckt. Eine Waffe abwerfen und { $card } nach links weitergeben oder { $card } abwerfen?
ask-discard = Du hast { $cards } auf der Hand. Wirf eine nach der anderen ab, bis es { $limit } sind.
ask-first_draw = Woher kommt deine erste Karte?
ask-parry-weapon-steel = { $by } greift dich mit { $card } an. Mit einer Waffe abwehren oder den Treffer hinnehmen?
ask-give_up = Welche Karte wirfst du ab?
ask-absorb = Du verlierst gleich { $lost }. Statt eines Punktes eine Besitzkarte abwerfen?
ask-escape = { $by } spielt { $card }, und das betrifft dich gleich. Eine Karte spielen, um nicht betroffen zu sein?
ask-may_draw = Ziehst du eine Karte?
ask-grant = Wer zieht eine Karte?
ask-show = Welche Karte zeigst du vor?
ask-pick = Welche Karte nimmst du?
ask-reveal = Welche Karte zählt? Entscheidend ist { $wanted }.
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
   *[play] Ausspielen
}
table-deck = Nachziehstapel { $count }
table-pile-empty = Ablagestapel leer
table-pile = Ablagestapel { $count }, oben:
table-playing = gespielt wird:
table-you = du
table-difficulty = Grad { $difficulty }
table-on-turn = am Zug
table-asked = muss antworten
table-known = dir bekannt auf der Hand:
table-known-to-all = allen bekannt auf der Hand:
table-unknown-role = Rolle unbekannt
table-since = Seit deiner letzten Entscheidung
table-beginning = Bisher
table-hand = Deine Hand, { $cards }
table-hand-empty = Deine Hand ist leer.
table-weapon = Grad { $reach }, { $wounds }
table-weapon-counts = Grad { $reach }, Verwundungen je nach Ziel
table-reaches = erreicht { $names }
table-reaches-nobody = erreicht niemanden
table-reaches-everybody = erreicht alle
table-choices = Deine Möglichkeiten
table-prompt = Deine Wahl (? hilft):

## Das Ende

result-title = Das Spiel ist aus
result-cause-defeat = { $seat } gab { $by } den letzten Ehrenpunkt.
result-cause-deck = Der Nachziehstapel ging aus. Ohne Ehre: { $without }.
result-cause-property = Eine Besitzkarte nahm den letzten Ehrenpunkt. Ohne Ehre: { $without }.
result-cause-card = Eine Karte nahm den letzten Ehrenpunkt. Ohne Ehre: { $without }.
result-cause-swordmaster = { $by } besiegte { $seat }, und nur noch { $swordmaster } hat Widerstand.
result-cause-swordmaster_refused = { $by } besiegte { $seat } aus dem eigenen Team, und nur noch eine Person am Tisch hat Widerstand: kein Sieg des Schwertmeisters.
result-won-by-score = Sieger: { $team } ({ $points }, die höchste Wertung), ein Ehrenvoller Sieg.
result-won-by-tie = Sieger: { $team } ({ $points }), ein Ehrenvoller Sieg; bei Gleichstand gewinnt dieses Team.
result-won-by-swordmaster = Sieger: { $team }, durch den Sieg des Schwertmeisters, unabhängig von den Punkten.
result-you-won = Du hast gewonnen.
result-you-lost = Du hast verloren.
result-seed = Dasselbe Spiel noch einmal:
result-prompt = Enter beendet; log, pile und save DATEI sind noch möglich:

## Platz nehmen und weitergeben

greet-title = Samurai Sword, genau nach den Regeln.
greet-language = Sprache: en English, de Deutsch, it Italiano
greet-rising-sun = Mit der Erweiterung Rising Sun, ja oder nein?
greet-rising-sun-again = Bitte antworte mit ja oder nein.
greet-yes = ja
greet-no = nein
greet-players = Wie viele spielen mit, { $least } bis { $most }?
greet-players-again = Bitte eine Zahl von { $least } bis { $most }.
greet-language-again = Bitte en, de oder it.
greet-you = Du bist { $character } auf Platz { $seat }, und deine Rolle ist { $role }.
greet-help = Schreib eine Zahl, um zu wählen, oder ? für Hilfe.
hand-over = Gib die Tastatur { $name } (Platz { $seat }). Alle anderen schauen bitte weg.
hand-over-prompt = { $name }: Drück Enter.
hand-over-end = Das Spiel ist aus. Alle dürfen hinsehen.

## Befehle am Tisch

help-choose = wählen: die Zahl oder die Kurzschrift neben einer Möglichkeit
help-why = warum etwas nicht geht und nach welcher Regel: why bo>3
help-explain = warum du entscheiden musst und was als Nächstes geschieht
help-table = den Tisch noch einmal zeigen
help-who = die Charaktere am Tisch und was sie können
help-suspects = wer wahrscheinlich welche Rolle hat, was dafür spricht und wie weit du dem trauen darfst
help-hint = die besten Möglichkeiten, durchgespielt in denkbaren Verteilungen
help-cards = alle Karten und was sie tun
help-pile = der ganze Ablagestapel
help-log = alles, was geschehen ist
help-rules = ein Absatz der Regeln: rules 5.3
help-summary = die Übersichtskarte: Zug, Rollen, Ehre, Gleichstand, Symbole
help-tips = fünf Tipps für den Anfang
help-save = das Spiel in einer Datei speichern
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
save-secrets = Das Spiel läuft noch, und die Aufzeichnung enthält jede verdeckte Karte und Rolle. Trotzdem speichern? j oder n [n]
save-yes = j
save-not = Nicht gespeichert.
save-exists = { $path } gibt es schon; wähle einen anderen Namen.
save-failed = { $path } kann nicht geschrieben werden: { $reason }
save-done = Gespeichert: { $path }
unknown-choice = „{ $text }“ steht nicht zur Wahl.
unknown-hint = Schreib eine Zahl von 1 bis { $count }, oder ? für Hilfe.

## Was noch zu geschehen hat: ein Satz für jede Art von Schritt

explain-title = Warum { $seat } entscheiden muss und was als Nächstes geschieht
explain-title-you = Warum du entscheiden musst und was als Nächstes geschieht
explain-over = Das Spiel ist aus; es geschieht nichts mehr.
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
    [seat] Ausspielen: Du darfst Karten spielen, bis du den Zug beendest.
   *[nobody] Ausspielen: { $seat } darf Karten spielen, bis der Zug beendet ist.
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
    [both] Du besiegst dich selbst.
    [self] { $seat } besiegt sich selbst.
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
    [seat] Du nimmst eine zufällige Karte von { $other }.
    [other] { $seat } nimmt dir eine zufällige Karte weg.
   *[nobody] { $seat } nimmt eine zufällige Karte von { $other }.
}
step-strip = { $you ->
    [seat] Eine zufällige Karte deiner Hand wird abgeworfen.
   *[nobody] Eine zufällige Karte aus der Hand von { $seat } wird abgeworfen.
}
step-strip-property = { $you ->
    [seat] Deine Karte { $prop } wird abgeworfen.
   *[nobody] { $prop } von { $seat } wird abgeworfen.
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
    [seat] Deine Karte { $prop } wird abgeworfen; deine Ehre behältst du.
   *[nobody] { $prop } von { $seat } wird abgeworfen; keine Ehre geht verloren.
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
    [seat] Du deckst die oberste Karte des Nachziehstapels auf; entscheidend ist { $wanted }.
   *[nobody] { $seat } deckt die oberste Karte des Nachziehstapels auf; entscheidend ist { $wanted }.
}
step-reveal-pair = { $you ->
    [seat] Du deckst die obersten zwei Karten des Nachziehstapels auf; entscheidend ist, ob beide dasselbe Symbol zeigen.
   *[nobody] { $seat } deckt die obersten zwei Karten des Nachziehstapels auf; entscheidend ist, ob beide dasselbe Symbol zeigen.
}
step-choose = { $you ->
    [seat] Du wählst, welche Karte zählt ({ $cards }), oder deckst noch auf, höchstens { $left }; entscheidend ist { $wanted }.
   *[nobody] { $seat } wählt, welche Karte zählt ({ $cards }), oder deckt noch auf, höchstens { $left }; entscheidend ist { $wanted }.
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
    [both] Du nimmst deine eigene Besitzkarte { $prop } auf die Hand.
    [self] { $seat } nimmt die eigene Besitzkarte { $prop } auf die Hand.
    [seat] Du nimmst { $prop } von { $other } auf die Hand.
    [other] { $seat } nimmt deine Besitzkarte { $prop } auf die Hand.
   *[nobody] { $seat } nimmt { $prop } von { $other } auf die Hand.
}
step-discard-all = { $you ->
    [seat] Alle Besitzkarten vor dir werden abgeworfen.
   *[nobody] Alle Besitzkarten vor { $seat } werden abgeworfen.
}
step-while-in-play = { $you ->
    [seat] { $prop }: Geprüft wird, ob die Karte noch vor dir liegt;
   *[nobody] { $prop }: Geprüft wird, ob die Karte noch vor { $seat } liegt;
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
   *[nobody] { $source }: Dann wählt { $seat } eine Karte zum Vorzeigen, sofern nicht harmlos.
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
step-then = dann:
step-move-honor = { $you ->
    [seat] Du gibst { $other } { $honor }.
    [other] { $seat } gibt dir { $honor }.
   *[nobody] { $seat } gibt { $other } { $honor }.
}
step-move-honor-lost = { $you ->
    [seat] Du verlierst { $honor }.
   *[nobody] { $seat } verliert { $honor }.
}
step-move-honor-gained = { $you ->
    [other] Du erhältst { $honor }.
   *[nobody] { $other } erhält { $honor }.
}
step-count-on = { $you ->
    [seat] Auf deine Karte { $card } kommen dazu: { $changed }.
   *[nobody] Auf { $card } von { $seat } kommen dazu: { $changed }.
}
step-count-off = { $you ->
    [seat] Von deiner Karte { $card } kommen weg: { $changed }.
   *[nobody] Von { $card } von { $seat } kommen weg: { $changed }.
}
step-later = { $cause }: Der Rest wird aufgeschoben;
step-due = { $you ->
    [seat] Es geschieht, was bis zu deinem Zug aufgeschoben war.
   *[nobody] Es geschieht, was bis zum Zug von { $seat } aufgeschoben war.
}

# Own cards

own-ability-unavailable = Du kannst diese Fähigkeit jetzt nicht einsetzen.

## Verdacht: Was sich erschließen lässt, und wie weit man dem trauen darf

aid-title = Verdacht
aid-none = Noch hat niemand etwas Verräterisches getan.
aid-clues = Was dafür spricht
aid-how = Um diesen Faktor macht allein diese Handlung die Rolle wahrscheinlicher. Beurteilt wird jede Handlung nach dem, was man in dem Moment wissen konnte.
aid-factor = { $role } ×{ $factor }
aid-trust = Wie weit du dem trauen darfst: Wo { $said } % steht, stimmte es in { $was } von 100 Fällen, gemessen in Spielen von Bots aller Art.
aid-unknown = Mit diesen Karten oder Regeln lässt sich nichts erschließen.
aid-worlds = Jede Möglichkeit wurde in { $worlds } denkbaren Verteilungen weitergespielt; wo das abbricht, ist die Siegchance geschätzt:
aid-wins = { $percent } % Siegchance
aid-assumed = { $percent } %, falls { $seat } { $role } ist
aid-percent = { $percent } %
aid-parry = Wer eine Abwehr haben könnte:
aid-one = Du hast nur eine Möglichkeit.

## A game of before a change of the rules

rules-changed-ended = Seit Beginn dieses Spiels haben sich die Regeln geändert. { $change } Deshalb wurde das Spiel ohne Ergebnis beendet; es wird nicht gewertet.
rules-changed-over = Seit dieses Spiel gespielt wurde, haben sich die Regeln geändert. { $change } Deshalb kann es nicht mehr gezeigt werden. Sein Ergebnis bleibt.
rules-changed-lady-chacha = Lady Chacha deckt jetzt zwei Karten auf und vergleicht sie miteinander, wie es auf ihrer Karte steht.
