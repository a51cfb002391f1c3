# Warum eine Handlung nicht angeboten wird. Steht neben der Nummer der Regel.

refusal-offered = Das steht zur Wahl.
refusal-over = Das Spiel ist zu Ende.
refusal-not-asked = Jetzt entscheidet { $target }.
refusal-unreadable = „{ $text }“ gibt es nicht. Man schreibt etwa „play bo>2“, „parry parry“, „end“.
refusal-no-such-card = Es gibt keine Karte namens „{ $text }“.
refusal-no-card-named = Nenne eine Karte.
refusal-names-no-card = Schreibe nur „{ $text }“.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-answer-only = { $card } ist nur eine Antwort auf einen Angriff.
refusal-weapon-limit = { $limit ->
    [one] Du darfst in diesem Zug eine Waffe spielen und hast es getan.
   *[other] Du darfst in diesem Zug { $limit } Waffen spielen und hast es getan.
}
refusal-already-in-play = { $card } ist schon im Spiel; es darf nur eine Karte davon ausliegen.
refusal-names-nobody = { $card } zielt auf niemanden.
refusal-names-somebody = Sage, auf wen { $card } zielt.
refusal-no-such-seat = Auf Platz { $seat } sitzt niemand.
refusal-names-no-property = { $card } zielt nicht auf einen Besitz.
refusal-no-such-property = Vor { $target } liegt kein „{ $text }“.
refusal-not-yourself = { $card } kann nicht auf dich selbst zielen.
refusal-empty-hand = { $target } hat keine Karte auf der Hand; { $card } findet nichts.
refusal-harmless = { $target } ist harmlos: kein Widerstand oder keine Karten.
refusal-too-far = { $target } hat Schwierigkeitsgrad { $difficulty }; { $card } reicht bis { $reach }.
refusal-no-such-ability = Dein Charakter hat keine solche Fähigkeit.
refusal-ability-names-nobody = Die Fähigkeit zielt auf niemanden.
refusal-ability-nobunaga = Den letzten Widerstandspunkt darfst du nicht abgeben.
refusal-no-parry = { $card } zählt für dich jetzt nicht als Abwehr.
refusal-parries-weapons-only = { $card } wehrt nur Waffen ab.
refusal-no-weapon = { $card } ist keine Waffe.
refusal-top-discard-only = Nur die oberste Karte des Ablagestapels kann genommen werden: { $card }.
refusal-only-play = Jetzt darfst du Karten spielen, deine Fähigkeit nutzen oder den Zug beenden.
refusal-only-parry = Jetzt darfst du nur abwehren oder den Treffer hinnehmen.
refusal-only-weapon = Jetzt darfst du nur eine Waffe abwerfen oder die Folgen tragen.
refusal-only-discard = Du musst bis auf { $limit } Karten abwerfen.
refusal-only-first-draw = Wähle, woher deine erste Karte kommt.
refusal-cannot-pay = Du kannst den Preis für { $card } nicht zahlen: nie den letzten Widerstandspunkt.
refusal-not-your-own = { $card } darf an diesem Tisch nicht auf den eigenen Besitz zielen.
refusal-names-a-property = Sage, auf welchen Besitz { $card } zielt.
refusal-no-rival = { $card } braucht jemanden mit mindestens 2 Widerstandspunkten, dem sie schaden kann; { $target } passt nicht.
refusal-ability-names-a-property = Sage, auf welchen Besitz die Fähigkeit zielt.
refusal-ability-shima = Einmal im Zug, und nie mit dem letzten Widerstandspunkt.
refusal-only-own-property = Du darfst nur Besitz hergeben, der vor dir liegt.
refusal-no-property-as-parry = Du darfst jetzt keinen Besitz als Abwehr hergeben.
refusal-no-escape = Mit { $card } kannst du nicht entkommen.
refusal-only-give-up = Wähle eine Karte aus deiner Hand zum Abwerfen.
refusal-only-absorb = Wirf einen Besitz ab, der für den Punkt einsteht, oder nimm den Verlust hin, wo du darfst.
refusal-only-escape = Spiele eine Karte, um verschont zu bleiben, oder lass es geschehen.
refusal-only-may-draw = Ziehe eine Karte oder passe.
refusal-only-grant = Wähle, wer eine Karte zieht.
refusal-only-show = Wähle eine Karte aus deiner Hand zum Vorzeigen.
refusal-only-pick = Nimm eine der vorgezeigten Karten.
refusal-only-reveal = Sage, welche aufgedeckte Karte zählt, oder decke eine weitere auf.
