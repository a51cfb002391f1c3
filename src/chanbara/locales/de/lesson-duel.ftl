### Was der Lehrer im ersten Duell sagt.

lesson-duel-welcome = Das ist Arima. Er hat Leben und Qi, und du auch; wer kein Leben mehr hat, hat verloren. In jeder Runde greifst du zweimal an, und nach jedem Angriff schlägt er zurück.
lesson-duel-values = Drei Werte entscheiden. Stärke nimmt Leben, Technik nimmt Qi und verwundet, Verteidigung schützt dich, wenn er zurückschlägt. Jede Karte verändert sie, zum Guten oder zum Schlechten.

lesson-duel-extra = Du hast sechs Karten gezogen. Für ein Qi bekommst du eine siebte. Am Anfang eines Duells lohnt sich das: Nimm sie.
lesson-duel-extra-instead = Kauf die Karte diesmal. Qi kommt mit Combos zurück, und mehr Karten heißen mehr Auswahl.

lesson-duel-first-card = Ein Angriff besteht aus bis zu drei Karten, bis zu zwei davon jetzt. Ihre Zahlen kommen sofort zu deinen Werten. Beginne mit Kote-uchi: Technik +2.
lesson-duel-first-card-instead = Beginne mit Kote-uchi. Damit kommt die Technik, auf der dieser Angriff ruht, und auf das Symbol ◇ kommt es noch an.

lesson-duel-second-card = Jetzt Ma-ai: noch einmal Technik, und Verteidigung für später. Auch sie trägt ◇, und drei gleiche Symbole sind eine Combo.
lesson-duel-second-card-instead = Nimm Ma-ai: Das Symbol passt zu Kote-uchi, und zwei Punkte mehr Verteidigung sind willkommen, wenn er zurückschlägt.

lesson-duel-turn-over = Zwei Karten liegen. Gleich wird seine Abwehr aufgedeckt: Dann weißt du, was Stärke und Technik erreichen müssen. Weiter.
lesson-duel-turn-over-instead = Verteidigung kannst du auch später kaufen. Sieh dir erst seine Abwehr an: weiter.

lesson-duel-third-card = Stärke muss 5 erreichen oder Technik 3. Technik 3 hast du schon. Wähle die dritte Karte also nach Symbol und Verteidigung: Uke-nagashi.
lesson-duel-third-card-instead = Die Technik reicht, verlier sie nicht. Uke-nagashi lässt sie stehen, bringt 3 Verteidigung und macht ◇ ◇ ◇ voll.

lesson-duel-strike = Alle Karten liegen. Weiter, dann wird der Treffer geprüft.
lesson-duel-strike-instead = Mit der Verteidigung kannst du warten, bis du siehst, wie der Angriff ausging. Weiter.

lesson-duel-combo = Drei ◇: eine normale Combo. Sie bringt ein Qi zurück oder eine Spezialkarte. Nimm die Spezialkarte, sie sind stark.
lesson-duel-combo-instead = Qi ist gut, aber davon hast du vorerst genug. Eine Spezialkarte bleibt dir: Sie kommt in deinen Stapel.

lesson-duel-brace = Getroffen: Technik hat ihm ein Qi genommen. Jetzt schlägt er zurück. Treffen würde nur ein Wert über deiner Verteidigung von 5, und so hoch ist keine seiner Karten. Lass ihn kommen.
lesson-duel-brace-instead = Deine Verteidigung ist schon 5. Heb das Qi für einen Gegenangriff auf, der dir Sorgen macht.

lesson-duel-second-attack = Nun der zweite Angriff. Deine Werte bleiben bis zum Ende der Runde, und die Karten auf deiner Hand müssen dafür reichen.
lesson-duel-new-round = Eine neue Runde: Werte auf 0, sechs neue Karten, zwei Angriffe. Was du noch auf der Hand hattest, ist abgeworfen.
lesson-duel-missed = Kein Wert hat seine Abwehr erreicht, der Angriff ging daneben. Die Verteidigung, die du aufgebaut hast, zählt trotzdem.
lesson-duel-hit-strength = Ein Treffer mit Stärke: Er kostet Leben. Ab vier mehr als nötig kostet er zwei.
lesson-duel-hit-technique = Ein Treffer mit Technik: Er kostet Qi. Ab drei mehr als nötig verwundet er, ab fünf schwer.
lesson-duel-struck = Sein Wert lag über deiner Verteidigung, also hat er getroffen. Ist sie so hoch wie seine Karte, geschieht nichts.
lesson-duel-wounded = Eine Wunde: Was sie bewirkt, steht auf der Karte. Manche bleiben das ganze Duell.
lesson-duel-enemy-wounded = Du hast ihn verwundet. Das ist oft mehr wert als Leben.
lesson-duel-blocked = Deine Verteidigung hat gehalten. Was sie dich im Angriff kostet, spart sie dir hier.
lesson-duel-red-die = Eine besondere Combo hat den roten Würfel erhöht. Nach einem Treffer kannst du ihn einsetzen, dann kommt hinzu, was er zeigt.
lesson-duel-release = Setz den roten Würfel jetzt ein oder lass ihn wachsen: Danach beginnt er wieder bei 1.
lesson-duel-foresee = Für ein Qi kannst du voraussehen: Seine Abwehr wird aufgedeckt, bevor du gespielt hast. Gut, wenn deine Hand beides kann.
lesson-duel-guard = Für ein Qi bekommst du in diesem Angriff 1 Verteidigung mehr. Das lohnt sich, wenn es knapp wird.
lesson-duel-on-your-own = Jetzt kennst du alles. Es ist dein Duell; ich melde mich nur, wenn etwas neu ist.
lesson-duel-won = Arima ist gefallen. Sechs Gegner, andere Waffen, Umgebungen und Module warten unter „Duell“ auf dich.
lesson-duel-lost = Arima war schneller. Mehr Verteidigung oder ein weniger kühner Angriff, und das nächste Duell gehört dir.
