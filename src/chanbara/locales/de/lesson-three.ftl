### Was der Lehrer zu 1 vs. 3 sagt.

lesson-three-welcome = Das ist 1 vs. 3: drei Gegner statt einem, jeder mit eigenem Leben. Einer ist gefallen. Gegner 1 hat noch 2 Leben, Gegner 3 noch 1.

lesson-three-target = Vor jedem Angriff wählst du, wen du angreifst. Tote schlagen nicht zurück, und Gegner 3 kann jetzt fallen: Greif ihn an.
lesson-three-target-instead = Für Gegner 1 brauchst du zwei Treffer oder einen schweren. Besieg zuerst Gegner 3, dann schlägt einer weniger zurück.

lesson-three-first-card = Men-uchi: Stärke 2.
lesson-three-first-card-instead = Dieser Angriff braucht Stärke. Dieses Men-uchi bringt 2 und kostet keine Verteidigung.

lesson-three-second-card = Irimi: Stärke 3, und 2 Verteidigung für das, was kommt.
lesson-three-second-card-instead = Irimi bringt Stärke und Verteidigung.

lesson-three-third-card = Die Abwehr ist 3, du triffst also schon. Nimm die letzte Karte für die Verteidigung: Chūdan-no-kamae.
lesson-three-third-card-instead = Du triffst schon. Heb die starken Karten für den letzten Gegner auf und nimm Verteidigung.

lesson-three-rolled = Der blaue Würfel entscheidet, wer zurückschlägt. Bei einer 2 sind es alle drei nacheinander, die Toten aber nicht mehr.

lesson-three-last-enemy = Ein Gegner ist übrig und wird ohne Frage angegriffen. Liegst du 4 über der Abwehr, kostet ihn ein Treffer 2 Leben. Deine Stärke 3 bleibt. Men-uchi.
lesson-three-last-enemy-instead = Du brauchst alle Stärke, die du bekommen kannst. Men-uchi bringt 2.

lesson-three-more = Dō-giri: Stärke 6.
lesson-three-more-instead = Du brauchst beide Karten, um 4 über der Abwehr zu liegen. Dō-giri.

lesson-three-two-life = Die Abwehr ist 4. Mit Kesa-giri hast du Stärke 8, das ist 4 mehr: 2 Leben.
lesson-three-two-life-instead = Kesa-giri ist deine letzte Karte, und sie reicht genau.

lesson-three-end = Das ist 1 vs. 3: Besieg erst einen, dann den nächsten, denn jeder von ihnen schlägt zurück. Was der rote Würfel hinzufügt, bekommt der Angegriffene.
