### Die Übersichtskarte: was man während des Spiels nachschlägt.

summary-title = Übersicht für { $players } Spieler
summary-own = Die eigenen Karten an diesem Tisch erklärt
summary-turn = Ein Zug
summary-recover = Erholen
summary-recover-text = ohne Widerstandspunkte erhältst du alle zurück
summary-draw = Ziehen
summary-draw-text = { $cards }
summary-play = Ausspielen
summary-play-text = beliebig viele Karten, davon { $weapons ->
    [one] 1 Waffe
   *[other] { $weapons } Waffen
}
summary-discard = Abwerfen
summary-discard-text = du behältst höchstens { $cards }
summary-roles = Rollen und Ehre
summary-role = Rolle
summary-players = Spieler
summary-honor = Ehre am Anfang
summary-counts = Ehre zählt
summary-stars = Sterne
summary-more-stars = ×{ $more } für die meisten Sterne unter diesen, ×{ $fewer } für die anderen: { $roles }.
summary-shogun = Mit { $players } Spielern zieht der Shōgun { $cards }, darf { $weapons } Waffen pro Zug spielen und verliert durch Besitz keine Ehre.
summary-dealt = Handkarten, vom Shōgun aus im Uhrzeigersinn
summary-in-hand = Am Ende auf der Hand
summary-worth = jede Karte { $card } zählt { $points }, nie vervielfacht{ $ronin ->
    [yes] , und nichts für einen Rōnin
   *[no] {""}
}
summary-end = Spielende
summary-by-honor = Ehrenvoller Sieg
summary-by-honor-text = jemand hat keine Ehre mehr: Das Team mit den meisten Punkten gewinnt
summary-by-swordmaster = Sieg des Schwertmeisters
summary-by-swordmaster-text = nur noch eine Person am Tisch hat Widerstand: Ihr Team gewinnt, { $who ->
    [left] außer sie hat zuletzt jemanden aus dem eigenen Team besiegt
   *[any] außer die letzte Niederlage kam aus dem eigenen Team
}
summary-deadly = { $points } für ein Team, das das Spiel beendet, indem es jemanden aus den eigenen Reihen besiegt
summary-ties = Bei Gleichstand, der Reihe nach
summary-symbols = Symbole
summary-symbol = { $copies } von { $cards } Karten, { $percent } %: etwa jede { $one_in }. Karte
summary-table = Dieser Tisch
