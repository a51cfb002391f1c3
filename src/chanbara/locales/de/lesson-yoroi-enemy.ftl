### Was der Lehrer zur Rüstung des Gegners sagt.

lesson-yoroi-enemy-welcome = Diesmal trägt der Gegner die Rüstung. Arima hat noch ein Leben, aber zuerst gehen 3 Punkte Rüstung ab.

lesson-yoroi-enemy-first-card = Leichte Treffer kratzen nur an der Rüstung. Versuch es mit schweren: Stärke 4 über seiner Abwehr nimmt 2. Zuerst Men-uchi.
lesson-yoroi-enemy-first-card-instead = Du brauchst Stärke, und dieses Men-uchi kostet keine Verteidigung.

lesson-yoroi-enemy-second-card = Kesa-giri mit ◇: Stärke 4.
lesson-yoroi-enemy-second-card-instead = Heb die stärkste Karte auf, bis du seine Abwehr kennst. Erst einmal Kesa-giri mit ◇.

lesson-yoroi-enemy-heavy = Seine Abwehr ist 2. Dō-giri ergäbe 5 und nähme einen Punkt. Mit Iai sind es 7, mehr als 4 darüber: zwei Punkte.
lesson-yoroi-enemy-heavy-instead = Iai bringt am meisten und nimmt sicher zwei Punkte Rüstung.

lesson-yoroi-enemy-armor = Für jeden Punkt, den eine Rüstung verliert, wird der blaue Würfel geworfen, und eine 6 würde sie sofort zerstören. Planen kannst du das nicht, schwere Treffer schon.

lesson-yoroi-enemy-again = Noch ein schwerer Treffer genügt. Deine Stärke 7 bleibt. Das andere Kesa-giri.
lesson-yoroi-enemy-again-instead = Du brauchst alle Stärke, die du hast: Kesa-giri.

lesson-yoroi-enemy-more = Dō-giri: Stärke 10.
lesson-yoroi-enemy-more-instead = Je mehr Stärke, desto öfter liegst du 4 über seiner Abwehr. Dō-giri.

lesson-yoroi-enemy-last-card = Seine Abwehr ist 6, und du liegst 4 darüber. Spiel deine letzte Karte.
lesson-yoroi-enemy-last-card-instead = Spiel deine letzte Karte, Chūdan-no-kamae.

lesson-yoroi-enemy-end = Das war die Rüstung des Gegners: lieber ein schwerer Treffer als zwei leichte. Sie schützt nur Leben, Qi kannst du ihm weiter nehmen.
