### Was der Lehrer zu Shiro sagt.

lesson-shiro-welcome = Das ist Shiro. Er hat zwei Seiten und beginnt mit Seite A. Jedes Mal, wenn du ihn verletzt, dreht er sich. Auf Seite B verlangt er einen Preis und schlägt härter zurück.

lesson-shiro-hurt = Seine Abwehr ist 3, deine Stärke 1. Kesa-giri mit ◇ reicht genau.
lesson-shiro-hurt-instead = Das Kesa-giri mit ◇ bringt die 2, die dir fehlen. Alles andere hat Zeit.

lesson-shiro-strike = Weiter, dann wird der Treffer geprüft.
lesson-shiro-strike-instead = Mit der Verteidigung kannst du warten, bis du weißt, was er verlangt. Weiter.

lesson-shiro-price = Er hat sich auf Seite B gedreht, und du wählst den Preis: Qi, Leben oder eine Karte. Am billigsten ist eine Karte im Ablagestapel, die du kaum brauchst: Kote-uchi.
lesson-shiro-price-instead = Das kostet mehr. Eine schwache Karte im Ablagestapel ist kaum ein Verlust.

lesson-shiro-guard = Auf Seite B ist sein Gegenangriff um 1 stärker, und deine Verteidigung ist 3. Mit dem Qi, das du behalten hast, kaufst du 1 dazu.
lesson-shiro-guard-instead = Sein Gegenangriff zählt 1 mehr als aufgedruckt. Gib das Qi jetzt für Verteidigung aus.

lesson-shiro-first-card = Er hat noch ein Leben. Deine Stärke 3 bleibt: Mit Dō-giri sind es 4.
lesson-shiro-first-card-instead = Weiter mit Stärke. Zuerst Dō-giri.

lesson-shiro-second-card = Irimi: 5, und Verteidigung, falls es schiefgeht.
lesson-shiro-second-card-instead = Irimi bringt Stärke und Verteidigung.

lesson-shiro-finish = Seine Abwehr ist 4. Mit Kesa-giri hast du 7.
lesson-shiro-finish-instead = Spiel deine letzte Karte, Kesa-giri.

lesson-shiro-end = Das ist Shiro: Jedes Mal, wenn du ihn verletzt, dreht er sich, hin und zurück. Zurück auf Seite A verlangt er nichts, zwei Treffer kosten dich also nur einen Preis.
