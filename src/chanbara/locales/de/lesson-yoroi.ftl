### Was der Lehrer zur eigenen Rüstung sagt.

lesson-yoroi-welcome = Das ist Yoroi: Du trägst eine Rüstung. Was dich Leben kosten würde, geht zuerst von ihr ab. Du hast noch ein Leben und 3 Punkte Rüstung.

lesson-yoroi-first-card = Ohne Rüstung müsstest du dich verteidigen. Mit ihr kannst du angreifen: Kesa-giri, Stärke 2.
lesson-yoroi-first-card-instead = Im Moment ist die Rüstung deine Verteidigung. Greif mit Kesa-giri an.

lesson-yoroi-second-card = Das andere Kesa-giri: Stärke 4.
lesson-yoroi-second-card-instead = Erst mehr Stärke. Das andere Kesa-giri bringt 2.

lesson-yoroi-third-card = Seine Abwehr ist 3, du triffst also schon. Nimm noch etwas Verteidigung mit: Chūdan-no-kamae.
lesson-yoroi-third-card-instead = Du triffst schon. Heb die starken Karten für den zweiten Angriff auf und nimm die Verteidigung.

lesson-yoroi-absorbed = Das wäre dein letztes Leben gewesen, aber die Rüstung hat es abgefangen. Für jeden Punkt, den sie verliert, wird der blaue Würfel geworfen: Bei einer 6 ist sie zerstört.

lesson-yoroi-again = Jetzt bring es zu Ende. Deine Stärke bleibt, und Men-uchi bringt 2 dazu.
lesson-yoroi-again-instead = Men-uchi bringt die meiste Stärke.

lesson-yoroi-again-more = Dō-giri, und keine seiner Abwehrkarten ist höher als deine Stärke.
lesson-yoroi-again-more-instead = Mit Dō-giri erreichst du sogar seine beste Abwehr.

lesson-yoroi-finish = Du triffst mit jeder Karte. Spiel Irimi.
lesson-yoroi-finish-instead = Spiel deine letzte Karte, Irimi.

lesson-yoroi-end = Das ist Yoroi: Die Rüstung fängt ab, was dich im Kampf Leben kostet, auch bei Wunden. Einen Preis wie den von Gisei zahlt sie nie, und in der Kampagne wird sie nicht repariert.
