# Warum eine Handlung nicht angeboten wird. Steht neben der Nummer der Regel.

refusal-offered = Das darfst du tun.
refusal-over = Das Spiel ist zu Ende.
refusal-not-asked = Jetzt entscheidet { $target }.
refusal-unreadable = „{ $text }“ gibt es nicht. Man schreibt etwa „play bo>2“, „parry parry“, „end“.
refusal-no-such-card = Es gibt keine Karte namens „{ $text }“.
refusal-no-card-named = Nenn eine Karte.
refusal-names-no-card = Schreib nur „{ $text }“.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-answer-only = { $card } darfst du nur als Antwort auf einen Angriff spielen.
refusal-weapon-limit = { $limit ->
    [one] In diesem Zug darfst du nur eine Waffe spielen, und das hast du schon getan.
   *[other] In diesem Zug darfst du nur { $limit } Waffen spielen, und das hast du schon getan.
}
refusal-already-in-play = { $card } ist schon im Spiel; es darf nur eine Karte davon ausliegen.
refusal-names-nobody = { $card } hat kein Ziel.
refusal-names-somebody = Sag, auf wen { $card } zielt.
refusal-no-such-seat = Auf Platz { $seat } sitzt niemand.
refusal-names-no-property = { $card } zielt nicht auf eine Besitzkarte.
refusal-no-such-property = Vor { $target } liegt kein „{ $text }“.
refusal-not-yourself = { $card } kann nicht auf dich selbst zielen.
refusal-empty-hand = { $target } hat keine Karte auf der Hand; { $card } ginge ins Leere.
refusal-harmless = { $target } ist harmlos: kein Widerstand oder keine Karte auf der Hand.
refusal-too-far = Ein Angriff auf { $target } hat Schwierigkeitsgrad { $difficulty }; { $card } reicht nur bis { $reach }.
refusal-no-such-ability = Dein Charakter hat keine solche Fähigkeit.
refusal-ability-names-nobody = Die Fähigkeit hat kein Ziel.
refusal-ability-nobunaga = Mit dem letzten Widerstandspunkt darfst du nicht zahlen.
refusal-no-parry = { $card } darfst du jetzt nicht als Abwehr spielen.
refusal-parries-weapons-only = { $card } wehrt nur Waffen ab.
refusal-no-weapon = { $card } ist keine Waffe.
refusal-top-discard-only = Nur die oberste Karte des Ablagestapels kann genommen werden: { $card }.
refusal-only-play = Jetzt darfst du Karten spielen, deine Fähigkeit nutzen oder den Zug beenden.
refusal-only-parry = Jetzt darfst du nur abwehren oder den Treffer hinnehmen.
refusal-only-weapon = Jetzt darfst du nur eine Waffe abwerfen oder die Folgen tragen.
refusal-only-discard = Du musst abwerfen, bis du nur noch { $limit } Karten auf der Hand hast.
refusal-only-first-draw = Wähle, woher deine erste Karte kommt.
refusal-cannot-pay = Du kannst { $card } nicht bezahlen: Den letzten Widerstandspunkt darfst du nie hergeben.
refusal-not-your-own = { $card } darf an diesem Tisch nicht auf eine eigene Besitzkarte zielen.
refusal-names-a-property = Sag, auf welche Besitzkarte { $card } zielt.
refusal-no-rival = { $card } braucht jemanden mit mindestens 2 Widerstandspunkten, dem sie schaden kann; { $target } passt nicht.
refusal-ability-names-a-property = Sag, auf welche Besitzkarte die Fähigkeit zielt.
refusal-ability-shima = Einmal im Zug, und nie mit dem letzten Widerstandspunkt.
refusal-only-own-property = Du darfst nur eine Besitzkarte abwerfen, die vor dir liegt.
refusal-no-property-as-parry = Du darfst jetzt keine Besitzkarte als Abwehr abwerfen.
refusal-no-escape = Mit { $card } kannst du dich dem nicht entziehen.
refusal-only-give-up = Wähle eine Karte aus deiner Hand zum Abwerfen.
refusal-only-absorb = Wirf statt des Punktes eine Besitzkarte ab oder nimm den Verlust hin, wenn du darfst.
refusal-only-escape = Spiel eine Karte, um nicht betroffen zu sein, oder lass es geschehen.
refusal-only-may-draw = Zieh eine Karte oder passe.
refusal-only-grant = Wähle, wer eine Karte zieht.
refusal-only-show = Wähle eine Karte aus deiner Hand zum Vorzeigen.
refusal-only-pick = Nimm eine der vorgezeigten Karten.
refusal-only-reveal = Sag, welche aufgedeckte Karte zählt, oder deck eine weitere auf.
refusal-only-offer = Wähle oder passe.
refusal-only-choose = Wähle einen Spieler.
refusal-ability-names-another = Sag, auf welchen anderen Spieler die Fähigkeit zielt.
