### Practice in the browser: hints, the puzzle rating, the puzzle of the day, streaks, and progress.

## Hints

puzzle-hint = Tipp
puzzle-hint-more = Noch ein Tipp
puzzle-hint-theme-reach = Zähle den Schwierigkeitsgrad von deinem Platz zu allen anderen. Wie kommt jemand in deine Reichweite?
puzzle-hint-theme-order = Achte auf die Reihenfolge: Welche Karte muss zuerst kommen, weil es danach für sie zu spät ist?
puzzle-hint-theme-finish = Zähle genau: Wie viel braucht der letzte Schlag, und womit kommst du darauf?
puzzle-hint-theme-parry = Zähle die Angriffe, die noch kommen können. Welchen hältst du auch ohne Parade aus?
puzzle-hint-theme-harmless = Wer ist harmlos, und wer könnte es werden? Keine Waffe darf auf sie zielen, und beim Abstand zählen sie nicht mit.
puzzle-hint-theme-honor = Zähle die Ehrenpunkte und die Karten im Stapel. Wie kann das Spiel enden, und wer gewinnt dann?
puzzle-hint-theme-inference = Geh die Karten durch, die du nicht siehst. Was kann niemand haben?
puzzle-hint-theme-deduction = Wem hat jeder geschadet, und wen hat er verschont? Vergleiche das mit dem, was jede Rolle will.
puzzle-hint-theme-margin = Vergleiche Stärke und Technik einzeln mit der Abwehr. Um wie viel musst du darüberliegen?
puzzle-hint-theme-guard = Sieh dir zuerst den Gegenangriff an: Wie viel Verteidigung brauchst du, um ihn zu überstehen?
puzzle-hint-theme-sacrifice = Rechne beides aus: Was gibst du her, und was bekommst du dafür?
puzzle-hint-theme-odds = Sicher ist hier nichts. Zähle, was noch in den Stapeln ist, und vergleiche die Chancen.
puzzle-hint-theme-planning = Denk bis zum Ende der Runde: Was musst du noch haben, wenn der Gegenangriff kommt?
puzzle-hint-card = Es geht um die markierte Karte.
puzzle-hint-either = Es geht um eine der markierten Karten.
puzzle-hint-keep = { $count ->
    [one] Es geht um die markierte Karte. Ist jetzt der richtige Moment für sie?
   *[other] Es geht um die markierten Karten. Ist jetzt der richtige Moment für eine davon?
}
puzzle-hint-players = Es geht um die markierten Spieler. Vergleiche sie.
puzzle-hint-not = Eine Möglichkeit weniger: { $act } ist nicht die beste Wahl.
puzzle-hint-compare = Es gibt nur zwei Möglichkeiten. Rechne aus, was jede bringt, bevor du wählst.
puzzle-hint-not-this = Der markierte Spieler ist nicht der Gesuchte.

## The puzzle rating

practice-rating = Rätselwertung: { $points } ± { $doubt }
practice-up = Rätselwertung: { $points } (+{ $change })
practice-down = Rätselwertung: { $points } (−{ $change })
practice-helped = Mit Hilfe gelöst: Deine Wertung bleibt bei { $points }.
practice-again = Nur der erste Versuch wird gewertet: { $points } ± { $doubt }
practice-first = Dein erster Versuch wird gewertet: { $points } ± { $doubt }
practice-hinted = Mit einem Tipp gelöst, steigt deine Wertung nicht mehr.
practice-unrated = Sichere dir einen Namen, dann bekommst du eine Rätselwertung.
practice-near = Eins auf deinem Niveau: { $title }

## The puzzle of the day

daily-title = Rätsel des Tages
daily-about = Ein Rätsel, für alle dasselbe. Um Mitternacht (UTC) kommt ein neues.
daily-go = Lösen
daily-see = Noch einmal ansehen
daily-solved = Heute gelöst.
daily-days = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-none = Löse es heute, und eine Serie von Tagen beginnt.

## A streak of puzzles

run-title = Serie
run-about = Die Rätsel werden immer schwerer. Wie viele löst du bis zum ersten Fehler? Ohne Tipps.
run-go = Serie beginnen
run-resume = Serie fortsetzen
run-best = Rekord: { $count }
run-solved = { $count } in Folge
run-next = Nächstes Rätsel
run-over = Deine Serie ist zu Ende: { $count ->
    [0] keins gelöst.
   *[other] { $count } gelöst.
}
run-record = Das ist deine beste Serie.
run-whole = Alle { $count } Rätsel gelöst. Mehr hat die Serie nicht.
run-again = Neue Serie

## Progress

progress-title = Mein Fortschritt
progress-go = Mein Fortschritt
progress-about = Diese Seite siehst nur du.
progress-nameless = Sichere dir einen Namen: Dann bekommst du eine Rätselwertung und siehst hier deine Duelle, Kampagnen und Serien. Niemand sonst sieht sie.
progress-claim = Namen sichern
progress-rating = Rätselwertung
progress-doubt = ± { $doubt }
progress-rated = { $games ->
    [one] Nach { $games } gewerteten Rätsel.
   *[other] Nach { $games } gewerteten Rätseln.
}
progress-unrated = Mit dem ersten Rätsel bekommst du eine Wertung. Alle beginnen bei 1500.
progress-line = Die Rätselwertung über { $games } Rätsel, von { $first } bis { $last }
progress-line-hint = Rätsel für Rätsel, mit der Unsicherheit
progress-streaks = Serien
progress-days = Tage in Folge
progress-days-best = am längsten: { $count }
progress-run = Beste Rätselserie
progress-solved = Gelöste Rätsel
progress-solved-of = von { $count }
progress-duels = Duelle
progress-duels-none = Noch kein Duell gezählt. Besiege einen Meister, und er erscheint hier, nach Stufen.
progress-duels-go = Duell wählen
progress-beaten = { $beaten } von { $count } besiegt
progress-beaten-by = { $opponent }: { $won } von { $played } gewonnen
progress-unmet = { $opponent }: noch nicht getroffen
progress-sagas = Kampagne und Clan
progress-sagas-none = Noch keine Kampagne. Wie viele Meister besiegst du nacheinander?
progress-saga-won = { $won ->
    [one] { $won } Meister besiegt
   *[other] { $won } Meister besiegt
}
progress-saga-whole = gewonnen: { $won } Meister besiegt
progress-themes = Was du üben kannst
progress-themes-none = Noch nichts. Hier sammeln sich nach Themen die Rätsel, die du verfehlst, und teure Entscheidungen aus der Analyse deiner Spiele.
progress-theme-missed = { $count ->
    [one] { $count } Rätsel verfehlt
   *[other] { $count } Rätsel verfehlt
}
progress-theme-mistakes = { $count ->
    [one] { $count } teure Entscheidung in deinen Spielen
   *[other] { $count } teure Entscheidungen in deinen Spielen
}
progress-theme-go = Üben
progress-theme-done = Alle Rätsel dazu sind gelöst.
progress-mistakes = Teure Entscheidungen in deinen Spielen
progress-mistakes-hint = { $games ->
    [one] Aus der Analyse deines letzten Spiels.
   *[other] Aus den Analysen deiner letzten { $games } Spiele.
}
progress-mistakes-none = Öffne den Rückblick auf ein Spiel von dir und lass ihn fertig rechnen. Was dich viel gekostet hat, steht dann hier.
progress-mistakes-clean = In den analysierten Spielen war nichts teuer.
progress-mistake-target = Richtige Karte, ein anderes Ziel war besser
progress-mistake-card = Eine andere Karte war besser
progress-mistake-timing = Den Zug zu früh oder zu spät beendet
progress-mistake-answer = Eine bessere Antwort auf einen Angriff
progress-mistake-duel = Eine bessere Wahl im Duell
progress-mistake-cost = { $count }-mal, zusammen { $percent } % Gewinnchance
progress-mistake-worst = Die teuerste ansehen
