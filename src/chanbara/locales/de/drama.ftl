### Das Drama am Tisch, im Browser: die Verteilung der Rollen und das Ende als Geschichte.

## Die Verteilung

deal-title = Die Rollen
deal-only-you = Das siehst nur du
deal-you-shogun = Du bist der Shōgun.
deal-you-samurai = Du bist ein Samurai.
deal-you-ninja = Du bist ein Ninja.
deal-you-ronin = Du bist ein Rōnin.
deal-goal-shogun = { $mates ->
    [0] Dein Ziel: am Ende mehr Punkte als jedes andere Team.
    [1] Dein Ziel: mit deinem Samurai am Ende mehr Punkte als jedes andere Team.
   *[other] Dein Ziel: mit deinen Samurai am Ende mehr Punkte als jedes andere Team.
}
deal-goal-samurai = Dein Ziel: mit dem Shōgun am Ende mehr Punkte als jedes andere Team.
deal-goal-ninja = { $mates ->
    [0] Dein Ziel: am Ende mehr Punkte als jedes andere Team.
    [1] Dein Ziel: mit dem anderen Ninja am Ende mehr Punkte als jedes andere Team.
   *[other] Dein Ziel: mit den anderen Ninja am Ende mehr Punkte als jedes andere Team.
}
deal-goal-ronin = { $mates ->
    [0] Dein Ziel: ganz allein am Ende mehr Punkte als jedes andere Team.
   *[other] Dein Ziel: mit dem anderen Rōnin am Ende mehr Punkte als jedes andere Team.
}
deal-allies = { $hidden ->
    [0] { $led ->
        [no] Du hast keine Verbündeten.
       *[yes] Dein einziger Verbündeter ist der Shōgun: { $shogun }.
    }
    [1] { $led ->
        [no] Du hast 1 Verbündeten. Finde heraus, wer es ist.
       *[yes] Du hast 2 Verbündete: den Shōgun, { $shogun }, und jemanden, den du finden musst.
    }
   *[other] { $led ->
        [no] Du hast { $hidden } Verbündete. Finde heraus, wer sie sind.
       *[yes] Verbündet sind mit dir der Shōgun, { $shogun }, und { $hidden } Leute, die du finden musst.
    }
}
deal-covered = Deine Rolle ist verdeckt.
deal-roles = Die Rollen an diesem Tisch mit { $players } Leuten
deal-roles-know = Verbündete kennen einander nicht. Bekannt ist nur der Shōgun.
deal-role-you = du
deal-role-you-and = { $count ->
    [one] du und noch jemand
   *[other] du und { $count } weitere
}
deal-role-known = { $name }, allen bekannt
deal-role-ally = in deinem Team
deal-role-counts = Ehre { $times }
deal-take = Platz nehmen
deal-cover = Wieder verdecken
deal-uncover = Rolle zeigen
deal-sound = Ton einschalten
deal-sound-off = Ton ausschalten
deal-watch = Zuschauen
deal-watching = Die Rollen sind verteilt.
deal-watching-text = Eine davon kennen alle: { $name } ist der Shōgun.

## Das Ende als Geschichte

story-deciding = Der entscheidende Moment
story-turn = Zug { $turn }
story-chance = Chance bei offenen Karten ({ $team }): vorher { $before } %, danach { $after } %.
story-watch = Im Rückblick ansehen
story-bluff = Der kühnste Bluff
story-bluff-text = { $name } war { $role }. Ohne diese Aktion hätten die anderen diesem Team { $before } % gegeben, mit ihr gaben sie { $after } %.
story-bluff-until = Nach Zug { $until } waren sie wieder auf der Spur.
story-bluff-never = Bis zum Ende hat das niemand mehr durchschaut.
story-suspicion = Verdacht im Lauf der Partie
story-suspicion-text = Für wie wahrscheinlich es die anderen im Mittel hielten, dass jemand dies ist:
story-was = war es
story-was-not = war es nicht
story-coming = Der entscheidende Moment wird gesucht …
story-plain = Kein einzelner Moment hat diese Partie entschieden, und niemand hat kühn geblufft.

## Ein Bild zum Teilen

share-picture = Als Bild teilen
share-making = Wird gezeichnet …
share-saved = Das Bild ist gespeichert.
share-failed = Dein Browser kann das Bild nicht zeichnen.
share-after = { $turns ->
    [one] nach { $turns } Zug
   *[other] nach { $turns } Zügen
}
