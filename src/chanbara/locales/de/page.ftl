### The page in the browser: words that all its parts share.
page-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.

## Bots by name, as they are called at the table

bot-random = Zufallsbot
    .text = Würfelt bei allem, was er tun darf.
bot-novice = Neulingsbot
    .text = Schaut auf den Tisch und verdächtigt niemanden.
bot-greedy = Gieriger Bot
    .text = Nimmt, was ihm gerade am meisten bringt, und fragt nach niemandes Seite.
bot-detective = Detektivbot
    .text = Schließt aus dem, was alle tun, wer wer ist.
bot-aggressive = Hitziger Bot
    .text = Ein Detektiv, der lieber zuschlägt als wartet.
bot-trusting = Gutgläubiger Bot
    .text = Ein Detektiv, der Fremde für Freunde hält.
bot-sly = Listiger Bot
    .text = Ein Detektiv, der verbirgt, zu wem er hält.
bot-planner-64 = Planerbot
    .text = Ein Detektiv, der seine besten Züge in Dutzenden gedachter Spiele probiert.
bot-planner-512 = Strategenbot
    .text = Ein Detektiv, der seine besten Züge in Hunderten gedachter Spiele probiert.
bot-planner = Meisterbot
    .text = Ein Detektiv, der seine besten Züge in Tausenden gedachter Spiele probiert.
bot-manner = Spielart
bot-order = Vom schwächsten zum stärksten. Eine Spielart ist der Detektiv in anderer Laune.
bot-wins = gewinnt { $percent } % an einem gemischten Fünfertisch
bot-unmeasured = noch nicht gemessen
bot-warming = Die Bots wärmen sich noch auf: Eine Minute lang spielen sie einfacher.
