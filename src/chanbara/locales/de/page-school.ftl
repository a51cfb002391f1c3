### Die Schule im Browser.

## Ihre Tür

school-title = Schule
school-heading = Lernen beim Spielen
school-promise = Vorher musst du nichts lesen. Ein Lehrer sitzt an einem echten Tisch neben dir, sagt, worauf es ankommt, und wartet, bis du es getan hast.
school-lesson-title = Ein erstes Spiel
school-lesson-about = Vier Spieler, echt gemischte Karten, etwa zehn Minuten. Du bist der Shōgun und lernst Zug um Zug alles kennen, was am Tisch geschieht; dann gehört das Spiel dir.
school-lesson-go = Das erste Spiel beginnen
school-duel-title = Ein erstes Duell
school-duel-about = Du gegen einen Gegner, mit Würfeln und Karten. Ein paar Runden, in denen du lernst, was eine Combo, ein Treffer und ein Gegenangriff sind.
school-duel-go = Das erste Duell beginnen
school-puzzles = Rätsel
school-puzzles-about = Eine Stellung, ein Ziel. Die Lösung hält, was auch immer die anderen auf der Hand haben, und das ist bewiesen.
school-puzzles-go = Zu den Rätseln
school-begun = begonnen
school-finished = geschafft
school-resume = Weitermachen
school-solved-count = { $solved } von { $count } gelöst
school-play-now = Ein Spiel spielen
school-duel-now = Ein Duell wählen
school-leave = Zur Schule
school-step = Schritt { $step } von { $steps }
school-free = dein eigenes Spiel
school-back = Zurück
school-restart = Neu starten
school-restart-sure = Wirklich von vorn?

## Die Module des Duells

introductions-title = Die Module des Duells
introductions-about = Kurze Duelle von etwa zwei Minuten. Jedes beginnt dort, wo es auf ein Modul, einen Gegner oder die Umgebung ankommt.
introduction-duel = Duell: { $name }
introduction-next = Weiter: { $name }
introduction-rules = Die Regeln im Ganzen

## Der Lehrer

coach = Lehrer
coach-watch = Sieh zu, was die anderen tun.
coach-quiet = Du hast die Wahl. Ich sehe nichts, was ich dazu sagen müsste.
coach-heed = Gut
coach-more = Weiter
coach-insist = Ja, trotzdem
coach-cannot = Das geht in einer Lektion nicht.

## Tipps für den Anfang

tips-title = Fünf Tipps für den Anfang
tip-1 = Mit leerer Hand bist du sicher.
    .text = Ohne Handkarte giltst du als harmlos, und keine Waffe darf auf dich zielen. Spiel deine letzte Karte aus, wenn es geht. Versteckt sich jemand anders so, hilft Atmung oder Teezeremonie: Mit einer Karte auf der Hand ist diese Person wieder angreifbar.
tip-2 = Leg deine Besitzkarten früh aus.
    .text = Auf der Hand kosten sie nur Platz, vor dir zählt jedes Exemplar. Schon zwei Konzentration oder Blitzangriff machen einen einzigen Zug sehr gefährlich.
tip-3 = Behalte die Ehrenpunkte im Auge, vor allem die des Rōnin.
    .text = Zu sechst und zu siebt zählen sie dreifach. Finde früh heraus, wer auf deiner Seite steht, lass niemanden viel Ehre sammeln, dem du nicht traust, und merk dir, wer einen Daimyō nur zum Nachziehen hergibt: Einem Rōnin bringt er am Ende nichts.
tip-4 = Leih dir als Rōnin eine andere Rolle.
    .text = Entscheide dich am Anfang für Samurai oder Ninja, bleib dabei und säe Zweifel in diesem Team. Die Maske fällt spät: Kurz vor Schluss lohnt sich jeder schwache Gegner, egal auf welcher Seite.
tip-5 = Nenn deine Gründe.
    .text = Reden ist frei, nur nicht über Handkarten. Eine überzeugende Erklärung für einen Angriff schützt besser als eine Rüstung, den Rōnin am allermeisten.

## Rätsel

puzzles-title = Rätsel
puzzles-promise = Jedes beginnt mit einer Stellung, wie sie am Tisch vorkommen kann. Finde den Weg, der immer gelingt, egal was verdeckt liegt; gelingt er nicht, siehst du, woran er scheitert.
puzzles-next = Weiter: { $title }
puzzles-kind-win = In einem Zug
puzzles-kind-win-about = Erreiche das Ziel, bevor dein Zug endet.
puzzles-kind-defence = Die sicherste Abwehr
puzzles-kind-defence-about = Jemand greift an oder wird es tun. Komm heil davon, was auch immer die anderen haben.
puzzles-kind-duel = Taktik im Duell
puzzles-kind-duel-about = Die beste Wahl in einem Duell, mit genauen Chancen.
puzzles-kind-ronin = Wer ist der Rōnin?
puzzles-kind-ronin-about = Sieh dir an, was sie einander getan haben, und sag, wer es ist.
puzzles-kind-samurai = Wer ist der Samurai?
puzzles-kind-samurai-about = Sieh dir an, wen sie schonen und wen sie angreifen, und sag, wer der Samurai ist.
puzzles-kind-ninja = Wer ist der Ninja?
puzzles-kind-ninja-about = Du bist selbst Ninja. Finde heraus, wer auf deiner Seite steht.
puzzles-solved = gelöst
puzzles-rating = Wertung { $rating }
puzzles-counted = { $solved } von { $all } gelöst
puzzles-group = Ordnen nach
puzzles-group-theme = Thema
puzzles-group-kind = Aufgabe
puzzles-group-rating = Wertung
puzzles-show-open = Gelöste ausblenden
puzzles-game = Spiel
puzzles-game-all = Beide
puzzles-game-sword = Samurai Sword
puzzles-game-duel = Duelle
puzzles-rating-about = Die Zahl ist die Wertung: je höher, desto schwerer.
puzzles-all-solved = Hier ist alles gelöst.
puzzles-rating-easy = Unter 1300
puzzles-rating-middle = 1300 bis 1690
puzzles-rating-hard = Ab 1700
puzzles-theme-reach = Reichweite
puzzles-theme-order = Reihenfolge
puzzles-theme-finish = Der letzte Schlag
puzzles-theme-parry = Paraden
puzzles-theme-harmless = Harmlos
puzzles-theme-honor = Ehre und Stapel
puzzles-theme-inference = Verdeckte Karten
puzzles-theme-deduction = Wer ist wer
puzzles-theme-margin = Treffer und Vorsprung
puzzles-theme-guard = Verteidigung
puzzles-theme-sacrifice = Opfer
puzzles-theme-odds = Die beste Chance
puzzles-theme-planning = Ganze Runden

puzzle-goal = Ziel
puzzle-again = Noch einmal
puzzle-solution = Lösung zeigen
puzzle-solution-shown = Die Lösung: { $acts }
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-reset = Von vorn
puzzle-is-solved = Gelöst.
puzzle-is-failed = Das gelingt nicht.
puzzle-is-worse = Das klappt in { $percent } % der Fälle. Es gibt eine bessere Wahl.
puzzle-is-another = Jemand anderes ist wahrscheinlicher.
puzzle-proved-every = Bewiesen für alle { $worlds } möglichen Verteilungen der verdeckten Karten.
puzzle-proved-drawn = Bewiesen für { $worlds } zufällig gewählte Verteilungen der verdeckten Karten.
puzzle-fails-in = Es scheitert in { $fails } von { $worlds } möglichen Verteilungen der verdeckten Karten, zum Beispiel in dieser:
puzzle-holds = { $seat } hat { $cards }.
puzzle-holds-nothing = { $seat } hat keine Karte.
puzzle-holds-as = { $seat } ist { $role } und hat { $cards }.
puzzle-draws = Vom Nachziehstapel gezogen: { $cards }.
puzzle-then = Dann geht es so weiter:
puzzle-others = Womit man sonst beginnen kann
puzzle-other-fails = { $act }: scheitert in { $fails } davon
puzzle-chances = Chance jeder Möglichkeit, das Ziel zu erreichen
puzzle-chance = { $percent } %
puzzle-sure-exists = Es gibt eine Möglichkeit, die immer gelingt.
puzzle-unseen = Karten, die du nicht siehst
puzzle-unseen-about = Sie sind auf der Hand der anderen oder im Nachziehstapel.
puzzle-history = Was geschehen ist
puzzle-story-first = Zum Anfang
puzzle-story-back = Zurück
puzzle-story-on = Weiter
puzzle-story-last = Zum Ende
puzzle-story-at = { $at } von { $last }
puzzle-posterior = Wer mit welcher Wahrscheinlichkeit was ist
puzzle-model = Diese Wahrscheinlichkeiten setzen voraus, dass die anderen so spielen wie unser Bot „Detektiv“: Jeder tut, was nach allem bis dahin Gesehenen für das eigene Team am besten ist, und irrt manchmal. Vor der ersten Handlung zählt nur, wie oft die Rollen vorkommen.

## Was man in einer Lösung tut

act-play = { $card } spielen
act-play-on = { $card } auf { $seat } spielen
act-play-on-property = { $card } auf { $property } von { $seat } spielen
act-parry = mit { $card } abwehren
act-parry-on = { $card } als Abwehr abwerfen
act-discard = { $card } abwerfen
act-discard-on = { $card } abwerfen
act-take = { $card } nehmen
act-take-on = { $card } von { $seat } nehmen
act-choose-on = { $seat } wählen
act-use = die Fähigkeit nutzen
act-use-on-property = die Fähigkeit auf { $property } von { $seat } nutzen
act-use-on = die Fähigkeit auf { $seat } nutzen
act-draw = vom Nachziehstapel ziehen
act-pass = geschehen lassen
act-end = den Zug beenden
act-escape = { $card } spielen, um nicht betroffen zu sein
act-show = { $card } zeigen
act-reveal = noch eine Karte aufdecken
act-count = { $card } zählen lassen
act-duel-play = { $name } spielen
act-duel-foresee = voraussehen
act-duel-guard = Verteidigung kaufen
act-duel-gisei = Gisei nutzen
act-duel-environment = die Umgebung nutzen
act-duel-release = den roten Würfel einsetzen
act-duel-extra = eine Karte mehr ziehen
act-duel-mulligan = alle Karten tauschen
act-duel-step = den Bushido-Marker bewegen
act-duel-bokken = Leben für { $name } zahlen
act-duel-spend = einen Punkt für { $name } ausgeben
act-duel-hit = mit { $name } treffen
act-duel-target = Gegner { $number } angreifen
act-duel-pass = weiter
act-duel-combo = { $way ->
    [die] den roten Würfel erhöhen
    [qi] Qi zurückgewinnen
    [step] den Bushido-Marker bewegen
   *[other] eine Spezialkarte nehmen
}
act-duel-penalty = { $way ->
    [life] Leben verlieren
    [qi] Qi verlieren
    [die] den roten Würfel senken
   *[other] { $name } entfernen
}
