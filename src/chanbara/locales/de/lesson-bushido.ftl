### Was der Lehrer zu Bushido sagt.

lesson-bushido-welcome = Das ist Bushido: Von sieben Tugenden kann im Spiel eine dir gehören. Oben liegt Makoto, fünf Punkte Stärke. Der Marker ist auf dem ersten von drei Kanji.

lesson-bushido-step = Für 2 Qi rückt der Marker ein Kanji weiter, jederzeit. Du hast genau 2. Zahl sie, dann fehlt nur noch ein Schritt.
lesson-bushido-step-instead = Erst den Marker. Noch ein Schritt mehr, und die Tugend kann diesen Angriff entscheiden.

lesson-bushido-first-card = Auch eine normale Combo bewegt den Marker: drei Karten mit ◇. Beginne mit Kesa-giri, Stärke +2.
lesson-bushido-first-card-instead = Alle drei Karten brauchen ◇, und eine davon muss Stärke bringen: Kesa-giri.

lesson-bushido-second-card = Chūdan-no-kamae hat ebenfalls ◇, dazu 2 Verteidigung.
lesson-bushido-second-card-instead = Dir fehlt Verteidigung. Chūdan-no-kamae hat ◇ und bringt 2.

lesson-bushido-third-card = Seine Abwehr ist 4 und 6. Du hast Stärke 2, und keine Karte bringt den Rest. Aber Harai macht die Combo voll.
lesson-bushido-third-card-instead = Harai macht ◇ ◇ ◇ voll, und falls etwas schiefgeht, schützt dich die Verteidigung.

lesson-bushido-combo = Drei ◇. Qi und Spezialkarten sind gut, aber jetzt beweg den Marker: Er erreicht das dritte Kanji.
lesson-bushido-combo-instead = Die Tugend ist jetzt mehr wert. Beweg den Marker.

lesson-bushido-take = Das dritte Kanji: Du darfst die Karte nehmen. Du bekommst nur eine im ganzen Spiel, also wähle gut. Makoto ist hier genau richtig. Nimm sie.
lesson-bushido-take-instead = Du könntest warten, der Marker bliebe liegen. Aber diese Punkte machen jetzt aus dem Fehlschlag einen Treffer.

lesson-bushido-spend = Seine Abwehr ist 4, deine Stärke 2. Gib einen Punkt von Makoto aus.
lesson-bushido-spend-instead = Ohne Punkte geht dieser Angriff daneben. Gib einen aus.

lesson-bushido-spend-again = Stärke 3. Noch ein Punkt.
lesson-bushido-spend-again-instead = Noch ein Punkt, und du triffst.

lesson-bushido-hit = Stärke 4 erreicht seine Abwehr. Triff ihn.
lesson-bushido-hit-instead = Spar dir die anderen Punkte. Stärke 4 reicht.

lesson-bushido-end = Das ist Bushido: Combos und Qi führen zu einer einzigen Tugend. Schau früh, welche oben liegt, und plane ◇ ◇ ◇, wenn du sie willst.
