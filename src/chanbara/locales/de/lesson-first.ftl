### Was der Lehrer im ersten Spiel sagt. $who ist der Name eines Charakters, $card der einer Karte.

lesson-first-welcome = Du bist Musashi und der Shōgun, das wissen alle. Einer der anderen ist dein Samurai, zwei sind Ninja. Ihre Rollen sind verdeckt; was sie tun, verrät sie.
lesson-first-honor = Die Blüten sind Ehre. Wer besiegt wird, gibt dem Sieger eine. Hat jemand keine mehr, ist das Spiel aus, und das Team mit den meisten Punkten gewinnt.
lesson-first-drops = Die Tropfen sind Widerstand, jede Verwundung kostet einen. Ohne Tropfen bist du besiegt, aber nie draußen: Im nächsten Zug sind alle zurück.
lesson-first-turn = Zwei Karten hast du gezogen. Spiel nun so viele, wie du willst, aber nur eine Waffe; behalte höchstens sieben. Halte eine Karte gedrückt, um sie zu lesen.

lesson-first-focus = Beginne mit einer Besitzkarte: Das sind die blauen Karten. Konzentration bleibt vor dir liegen und erlaubt dir jeden Zug eine Waffe mehr. Tipp sie an und spiel sie aus.
lesson-first-focus-instead = Leg zuerst Konzentration aus: Sie gilt sofort, und du willst in diesem Zug zwei Waffen spielen.

lesson-first-daimyo = Jetzt eine Aktion, eine gelbe Karte: Sie wird gespielt, wirkt und ist weg. Mit dem Daimyō ziehst du zwei Karten. Am Ende auf der Hand wäre er einen Ehrenpunkt wert.
lesson-first-daimyo-instead = Zieh zuerst mit dem Daimyō. Je mehr du auf der Hand hast, desto besser wählst du.

lesson-first-bokken = Rote Karten sind Waffen. Die Zahl an einem Platz sagt, wie schwer er zu erreichen ist: Nachbarn 1, dahinter 2. Dein Bokken reicht bis 1. Tipp es an, dann Ginchiyo.
lesson-first-bokken-instead = Nimm das Bokken und Ginchiyo an deiner Seite. Es ist deine kürzeste Waffe; die längere ist für jemanden weiter weg.

lesson-first-parried = { $who } hatte eine Abwehr, also ist nichts geschehen. Das Bokken ist weg, die Abwehr aber auch: Das ist auch etwas wert.

lesson-first-kusarigama = Dank Konzentration darfst du noch einmal angreifen. Unten auf einer Waffe stehen Schwierigkeitsgrad und Verwundungen. Die Kusarigama reicht bis 2, und Ieyasu sitzt bei 2: Greif dort an.
lesson-first-kusarigama-instead = Greif Ieyasu mit der Kusarigama an: Nichts anderes auf deiner Hand reicht so weit, und sie verwundet zweimal.

lesson-first-hit = Getroffen. Zwei Verwundungen von der Waffe und eine mehr, weil du Musashi bist: Jede kostet { $who } einen Tropfen Widerstand.

lesson-first-diversion = Noch eine Aktion. Ablenkung nimmt eine zufällige Karte aus einer Hand, egal wie weit weg. Versuch es bei Ginchiyo.
lesson-first-diversion-instead = Spiel zuerst Ablenkung auf Ginchiyo: eine Karte für dich, und dort eine weniger zum Abwehren.

lesson-first-taken = Die Karte gehört jetzt dir. { $who } weiß, welche es ist, sonst niemand.

lesson-first-end = Behalte Abwehr und Schlachtruf: Ein Schlachtruf träfe auch deinen verborgenen Freund. Mehr ist nicht zu tun, beende also deinen Zug.
lesson-first-end-instead = Behalte, was du hast: Die Abwehr wartet auf einen Angriff, und ein Schlachtruf verwundet auch deinen Samurai. Beende deinen Zug.

lesson-first-jujutsu = { $who } spielt Jūjutsu: Jeder wirft eine Waffe ab oder wird verwundet. Das Bokken kannst du entbehren.
lesson-first-jujutsu-instead = Du hast eine Waffe übrig, und Widerstand kommt schwer zurück. Wirf die Waffe ab.

lesson-first-parry = { $who } greift dich an. Eine Abwehr beendet den Angriff; ohne sie verlierst du so viele Tropfen, wie die Waffe verwundet. Wehr ab.
lesson-first-parry-instead = Du darfst den Treffer hinnehmen, aber dafür ist die Abwehr da. Spiel sie diesmal.

lesson-first-friend = Hast du es gesehen? Goemon hat Ieyasu verwundet, gleich nachdem Ieyasu dich angegriffen hatte. Wer deinen Feinden schadet, ist vielleicht dein Samurai. Verraten können es nur die Handlungen.

lesson-first-cry = Also auf Ieyasu: noch 3 Tropfen, und dein Shuriken nimmt 2. Zuerst ein Schlachtruf: Jeder wehrt ab oder verliert einen. Er trifft vielleicht auch deinen Samurai, aber Ieyasu zu besiegen ist das wert.
lesson-first-cry-instead = Erst der Ruf, dann der Angriff. Ein Tropfen weniger, und der Shuriken genügt.

lesson-first-shuriken = Jetzt: { $who } hat noch 2 und sitzt bei 2. Der Shuriken reicht bis 3 und nimmt 2. Hol dir den letzten Tropfen.
lesson-first-shuriken-instead = Hier ist ein Ehrenpunkt zu holen. Wirf den Shuriken auf { $who }.

lesson-first-won-honor = { $who } ist besiegt, und eine Blüte gehört dir. Niemand scheidet aus: { $who } ist harmlos, darf also nicht angegriffen werden, bis der nächste Zug alle Tropfen zurückbringt.
lesson-first-defeated = Dein letzter Tropfen ist weg, und ein Ehrenpunkt geht an { $who }. Bis zu deinem Zug kann dich niemand angreifen, dann erholst du dich ganz.
lesson-first-others-defeat = { $who } hat den letzten Tropfen verloren und damit eine Blüte. Der Sieger bekommt sie: So wandert die Ehre um den Tisch.
lesson-first-lost-property = Eine Besitzkarte von dir ist weg. Nichts hält ewig: Nutze, was du auslegst, solange es liegt.
lesson-first-bushido = Vor dir liegt Bushidō. Zu Beginn deines Zuges wird eine Karte aufgedeckt; ist es eine Waffe, wirfst du selbst eine ab oder verlierst Ehre.
lesson-first-bushido-test = Für Bushidō wurde eine Waffe aufgedeckt. Wirf eine Waffe ab, dann wandert es nach links weiter; sonst kostet es einen Ehrenpunkt.
lesson-first-wounded = Du bist getroffen: Jede Verwundung ist ein Tropfen Tusche weniger. Besiegt bist du erst, wenn der letzte weg ist.
lesson-first-deck = Der Nachziehstapel war leer und wurde neu gemischt. Jedes Mal verlieren alle einen Ehrenpunkt.
lesson-first-poor = { $who } hat noch eine Blüte. Die nächste Niederlage von { $who } beendet das Spiel für alle. Dann zählt Ehre je nach Rolle, und die Punkte eines Teams werden zusammengezählt.

lesson-first-won = Es ist vorbei, und du hast gewonnen. Unten wird jede Blüte je nach Rolle vervielfacht, ein Daimyō auf der Hand zählt eins, und die Punkte eines Teams werden zusammengezählt. Jede Zeile nennt ihre Regel.
lesson-first-lost = Es ist vorbei, und die Ninja lagen vorn. Unten wird jede Blüte je nach Rolle vervielfacht, und die Punkte eines Teams werden zusammengezählt: Sieh nach, wo es verloren ging. Das nächste Spiel gehört dir.
lesson-first-goodbye = Jetzt kennst du das Spiel. An größeren Tischen sitzt auch ein Rōnin, der allein gegen alle spielt. Spiel als Nächstes gegen Bots, oder versuch ein Rätsel.
lesson-first-too-many = Am Ende des Zuges behältst du höchstens sieben Karten. Wirf ab, was du am wenigsten brauchst; eine Abwehr ist das selten.
lesson-first-armor = Mit Rüstung bist du schwerer zu erreichen: Alle brauchen 1 mehr, und kurze Waffen reichen nicht zu dir. Leg sie aus, bevor du angreifst; sie gilt ab sofort, auch in den Zügen der anderen.
lesson-first-in-reach = { $who } ist jetzt zu besiegen: Mit { $card } kommst du hin, und ein Treffer nimmt den letzten Tropfen. Nur eine Abwehr hilft dagegen.
lesson-first-last-parry = Das würde dich besiegen: { $wounds } gegen deine { $left }. Wehr ab.
lesson-first-small-wound = { $wounds } von deinen { $left } Tropfen: Du kannst es hinnehmen und die Abwehr für Schlimmeres aufheben. Beides ist vernünftig.
lesson-first-no-parry = Keine Abwehr auf der Hand, also trifft es dich. Für die anderen sieht es aus, als würdest du überlegen.
lesson-first-no-weapon = Keine Waffe zum Abwerfen, also kostet es dich einen Tropfen.
lesson-first-spend-weapon = Wirf die Waffe ab, die dir am wenigsten fehlt, oder nimm die Verwundung hin und behalte alle.
lesson-first-suspect = { $who } hat dich { $times }-mal angegriffen, öfter als sonst jemand. { $who } würde ich nicht trauen.
lesson-first-keep-daimyo = Wieder ein Daimyō: zwei Karten jetzt oder am Ende eine Blüte. Solange das Ende weit weg ist, sind Karten mehr wert; kurz davor behältst du ihn.
lesson-first-lay = Leg Konzentration aus, bevor du angreifst: Sie gilt von da an.
lesson-first-breathe = Nur noch wenige Tropfen. Atmung bringt alle zurück; gönn die Karte, die dazugehört, jemandem, dem du traust.
lesson-first-on-your-own = Ab hier gehört das Spiel dir. Greif die Ninja an, schone deinen Samurai und behalte eine Abwehr für ihre Züge. Ich sage dir, was mir auffällt.
