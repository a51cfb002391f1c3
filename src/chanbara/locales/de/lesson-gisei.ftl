### Was der Lehrer zu Gisei sagt.

lesson-gisei-welcome = Das ist Gisei: Vor einem Gegenangriff kannst du ein Leben für Verteidigung geben. Du hast noch zwei Leben und kein Qi. Arima hat ein Leben.

lesson-gisei-miss = Seine Abwehr ist 6 und 5, und keine deiner Karten reicht dafür. Spiel die, die du am wenigsten brauchst, Nuki-waza, und behalte die anderen.
lesson-gisei-miss-instead = Auch diese Karte trifft jetzt nicht. Heb sie für den zweiten Angriff auf und spiel Nuki-waza.

lesson-gisei-give = Jetzt schlägt er zurück, und deine Verteidigung ist 0. Seine harmlosen Karten sind weg, das zeigt sein Stapel. Gib ein Leben: Vier Gisei-Karten bringen 5 bis 7 Verteidigung, eine kostet 1.
lesson-gisei-give-instead = Bei Verteidigung 0 trifft jede Karte, die noch in seinem Stapel ist, und mehr als die Hälfte wäre tödlich. Ein Leben ist der kleinere Preis.

lesson-gisei-held = Deine Verteidigung hat gehalten. Sie galt nur für diesen Gegenangriff: Die Gisei-Karte geht zurück, und du hast wieder so viel wie vorher.

lesson-gisei-first-card = Der zweite Angriff. Deine Stärke 3 bleibt, mit Kesa-giri sind es 5.
lesson-gisei-first-card-instead = Stärke 3 hast du schon. Kesa-giri bringt am meisten.

lesson-gisei-second-card = Mit Dō-giri sind es 6. Das erreicht jede Abwehr bis auf eine.
lesson-gisei-second-card-instead = Noch ein Punkt Stärke, und du triffst fast sicher: Dō-giri.

lesson-gisei-last-card = Seine Abwehr ist 4, du hast 6. Spiel deine letzte Karte.
lesson-gisei-last-card-instead = Spiel deine letzte Karte, Chūdan-no-kamae.

lesson-gisei-end = Das ist Gisei: Ein Leben, das du gibst, kann zwei retten. Es geht einmal vor jedem Gegenangriff, und nie mit dem letzten Leben.
