### Was der Lehrer zu Umgebung und Wetter sagt.

lesson-ground-welcome = Wetter und Umgebung verändern ein Duell. Bei Regen beginnt jede Runde mit Stärke +1, Technik −1 und Verteidigung −1. Du bist am Strand von Ganryū, Arima hat noch ein Leben.

lesson-ground-first-card = Regen ist gut für Stärke. Kesa-giri bringt sie von 1 auf 3.
lesson-ground-first-card-instead = Nutz, was der Regen dir gibt: Stärke. Kesa-giri.

lesson-ground-second-card = Mit Dō-giri sind es 4.
lesson-ground-second-card-instead = Noch einmal Stärke: Dō-giri.

lesson-ground-turn-over = Zwei Karten liegen. Sieh dir erst seine Abwehr an, das Qi brauchst du vielleicht danach. Weiter.
lesson-ground-turn-over-instead = Behalte das Qi, bis du weißt, was fehlt. Weiter.

lesson-ground-third-card = Seine Abwehr ist 5 und 5. Dir fehlt 1 Stärke, und keine Karte auf deiner Hand bringt sie. Nimm erst einmal Verteidigung: Chūdan-no-kamae.
lesson-ground-third-card-instead = Spiel Chūdan-no-kamae für die Verteidigung. Gleich danach kommt der Strand.

lesson-ground-beach = Jetzt der Strand. Für 1 Qi wirfst du den blauen Würfel: 1 kostet Verteidigung, 2 und 3 bringen Stärke, 4 und 5 senken seine Abwehr, 6 nimmt ihm ein Leben. Fünf von sechs gewinnen.
lesson-ground-beach-instead = Verteidigung gewinnt hier nicht. Am Strand gewinnen fünf von sechs Würfen.

lesson-ground-end = Das Wetter gilt das ganze Duell. Die Umgebung kannst du in jedem Angriff für 1 Qi nutzen. Manche hilft fast immer; andere, wie die Klippe, können das Duell beenden.
