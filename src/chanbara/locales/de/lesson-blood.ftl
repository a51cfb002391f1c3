### Was der Lehrer zu Blood sagt.

lesson-blood-welcome = Das ist Blood: Deine Wunden kommen aus einem eigenen Stapel, und sie bleiben. Wir steigen mitten in einer Runde ein. Arima hat noch ein Leben und kein Qi mehr.

lesson-blood-brace = Seine Abwehr ist 6 und 6, dieser Angriff geht also auf jeden Fall daneben. Denk an den Gegenangriff: Chūdan-no-kamae bringt Verteidigung und nimmt dir nichts.
lesson-blood-brace-instead = Keine Karte erreicht hier die 6. Heb deine Angriffskarten für den zweiten Angriff auf und nimm die Verteidigung von Chūdan-no-kamae.

lesson-blood-wounded = Eine Wunde, und sie bleibt vor dir liegen: Armverletzung, Stärke höchstens 3 bis zum Ende des Spiels. Es gibt fünf solche Karten. Wer eine sechste ziehen muss, hat verloren.

lesson-blood-technique = Zwei kräftige Hiebe hätten Stärke 7 ergeben. Jetzt ist bei 3 Schluss, und fast jede seiner Abwehrkarten ist höher. Stell auf Technik um: Tsuki.
lesson-blood-technique-instead = Mit dem verletzten Arm endet Stärke bei 3. Nur Technik kommt hoch genug: Spiel Tsuki.

lesson-blood-more = Als Nächstes Kote-uchi: Technik 4. Das kostet Stärke, aber auf die kommt es kaum noch an.
lesson-blood-more-instead = Bleib bei der Technik. Kote-uchi bringt sie auf 4.

lesson-blood-reach = Seine Abwehr ist 6 und 5. Mit Nuki-waza hast du Technik 5, das reicht. Er hat kein Qi mehr zu verlieren, also kostet ihn der Treffer Leben.
lesson-blood-reach-instead = Mit Stärke kommst du nicht mehr auf 6. Nuki-waza macht Technik 5, und das trifft.

lesson-blood-end = Das ist Blood: Wenn eine Wunde einen Wert begrenzt, kämpf mit einem anderen. Verteidigung ist mehr wert als sonst, denn jede Wunde bleibt.
