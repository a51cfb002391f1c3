### Was der Lehrer im ersten Spiel sagt. $who ist der Name eines Charakters, $card der einer Karte.

lesson-first-welcome = Du bist Musashi und der Shōgun, das wissen alle. Unter den anderen ist ein Samurai, der zu dir hält, und zwei Ninja wollen deine Ehre. Wer wer ist, musst du herausfinden.

lesson-first-focus = Beginne mit einem Besitz. Konzentration bleibt vor dir liegen und erlaubt dir jeden Zug eine zweite Waffe. Tippe sie an und spiele sie aus.
lesson-first-focus-instead = Das hat Zeit. Lege zuerst Konzentration aus: Sie gilt sofort, und du willst in diesem Zug zwei Waffen spielen.

lesson-first-daimyo = Jetzt eine Aktion: Sie wird gespielt, wirkt und ist weg. Mit dem Daimyō ziehst du zwei Karten.
lesson-first-daimyo-instead = Zieh zuerst mit dem Daimyō. Je mehr du auf der Hand hast, desto besser wählst du.

lesson-first-bokken = Die Zahl an jedem Platz sagt, wie schwer er zu erreichen ist. Dein Bokken reicht bis 1, also nur zu den Nachbarn. Greif Ginchiyo an.
lesson-first-bokken-instead = Nimm den Bokken und Ginchiyo an deiner Seite. Er ist deine kürzeste Waffe; die längere ist für jemanden weiter weg.

lesson-first-parried = { $who } hatte eine Abwehr, also ist nichts geschehen. Der Bokken ist weg, die Abwehr aber auch: Das ist auch etwas wert.

lesson-first-kusarigama = Dank Konzentration darfst du noch einmal angreifen. Ieyasu sitzt bei 2, und die Kusarigama reicht bis 2.
lesson-first-kusarigama-instead = Greif Ieyasu mit der Kusarigama an. Nichts anderes auf deiner Hand reicht so weit.

lesson-first-hit = Getroffen. Zwei Verwundungen von der Waffe und eine mehr, weil du Musashi bist: Jede kostet { $who } einen Tropfen Widerstand.

lesson-first-diversion = Noch eine Aktion. Ablenkung nimmt eine zufällige Karte aus einer Hand, wie weit weg sie auch ist. Versuch es bei Ginchiyo.
lesson-first-diversion-instead = Spiele zuerst Ablenkung auf Ginchiyo: eine Karte für dich, und dort eine weniger zum Abwehren.

lesson-first-taken = Die Karte gehört jetzt dir. { $who } weiß, welche es ist, sonst niemand.

lesson-first-end = Behalte Abwehr und Schlachtruf: Ein Schlachtruf träfe auch deinen verborgenen Freund. Mehr ist nicht zu tun, beende also deinen Zug.
lesson-first-end-instead = Jetzt nicht. Ein Schlachtruf verwundet alle, auch deinen Samurai. Warte, bis er sich lohnt, und beende deinen Zug.

lesson-first-jujutsu = { $who } spielt Jūjutsu: Jeder wirft eine Waffe ab oder wird verwundet. Den Bokken kannst du entbehren.
lesson-first-jujutsu-instead = Du hast eine Waffe übrig, und Widerstand kommt schwer zurück. Wirf sie ab.

lesson-first-parry = { $who } greift dich an. Eine Abwehr beendet den Angriff; ohne sie verlierst du so viele Tropfen, wie die Waffe verwundet. Wehre ab.
lesson-first-parry-instead = Du darfst den Treffer hinnehmen, aber dafür ist die Abwehr da. Spiele sie diesmal.

lesson-first-friend = Hast du es gesehen? Goemon hat Ieyasu verwundet, gleich nachdem Ieyasu dich angegriffen hat. So handelt ein Samurai.

lesson-first-cry = Ieyasu hat noch 3 Tropfen. Dein Shuriken nähme 2. Zuerst ein Schlachtruf: Jeder antwortet mit einer Abwehr oder verliert einen.
lesson-first-cry-instead = Erst der Ruf, dann der Angriff. Ein Tropfen weniger, und der Shuriken genügt.

lesson-first-shuriken = Jetzt: { $who } hat noch 2 und sitzt bei 2. Der Shuriken reicht bis 3 und nimmt 2. Hol dir den letzten Tropfen.
lesson-first-shuriken-instead = Hier ist ein Ehrenpunkt zu holen. Wirf den Shuriken auf { $who }.

lesson-first-won-honor = { $who } ist besiegt und gibt dir einen Ehrenpunkt. Niemand scheidet aus: { $who } ist harmlos bis zum nächsten eigenen Zug und dann wieder bei vollen Kräften.
lesson-first-defeated = Dein letzter Tropfen ist weg, und ein Ehrenpunkt geht an { $who }. Bis zu deinem Zug kann dich niemand angreifen, dann erholst du dich ganz.
lesson-first-others-defeat = { $who } hat den letzten Tropfen verloren und damit einen Ehrenpunkt. Wer keine Ehre mehr hat, beendet das Spiel für alle.
lesson-first-lost-property = Ein Besitz von dir ist weg. Nichts hält ewig: Nutze, was du auslegst, solange es liegt.
lesson-first-bushido = Vor dir liegt Bushidō. Zu Beginn deines Zuges wird eine Karte aufgedeckt; ist es eine Waffe, wirfst du selbst eine ab oder verlierst Ehre.
lesson-first-bushido-test = Für Bushidō wurde eine Waffe aufgedeckt. Wirf eine Waffe ab, dann wandert es nach links weiter; sonst kostet es einen Ehrenpunkt.
lesson-first-wounded = Eine Verwundung: ein Tropfen Tusche weniger. Besiegt bist du erst, wenn der letzte weg ist.
lesson-first-deck = Der Nachziehstapel war leer und wurde neu gemischt. Jedes Mal verlieren alle einen Ehrenpunkt.

lesson-first-won = Es ist vorbei, und du hast gewonnen. Ehre zählt je nach Rolle, ein Daimyō auf der Hand bringt einen Punkt, und Teams zählen zusammen. Sieh dir die Rechnung an: Jede Zeile nennt ihre Regel.
lesson-first-lost = Es ist vorbei, und die Ninja lagen vorn. Sieh dir die Rechnung an, dann weißt du, wo es verloren ging. Das nächste Mal bist du dran.
lesson-first-too-many = Am Ende des Zuges behältst du höchstens sieben Karten. Wirf ab, was du am wenigsten brauchst; eine Abwehr ist das selten.
lesson-first-in-reach = { $who } ist jetzt zu besiegen: Mit { $card } reichst du hin, und ein Treffer nimmt den letzten Tropfen. Nur eine Abwehr hilft dagegen.
lesson-first-last-parry = Das würde dich besiegen: { $wounds } gegen deine { $left }. Wehre ab.
lesson-first-small-wound = { $wounds } von deinen { $left } Tropfen: Du kannst es hinnehmen und die Abwehr für Schlimmeres aufheben. Beides ist vernünftig.
lesson-first-no-parry = Keine Abwehr auf der Hand, also trifft es dich. Für die anderen sieht es aus, als würdest du überlegen.
lesson-first-no-weapon = Keine Waffe zum Abwerfen, also kostet es dich einen Tropfen.
lesson-first-spend-weapon = Wirf die Waffe ab, die dir am wenigsten fehlt, oder nimm die Verwundung hin und behalte alle.
lesson-first-suspect = { $who } hat dich { $times }-mal angegriffen, öfter als sonst jemand. Dem würde ich nicht trauen.
lesson-first-lay = Lege Konzentration aus, bevor du angreifst: Sie gilt von da an.
lesson-first-breathe = Nur noch wenige Tropfen. Atmung bringt alle zurück; gönne die Karte, die dazugehört, jemandem, dem du traust.
lesson-first-on-your-own = Ab hier gehört das Spiel dir. Ich melde mich nur, wenn mir etwas auffällt.
