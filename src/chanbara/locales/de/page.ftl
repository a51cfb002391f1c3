### The page in the browser: words that all its parts share.
page-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.

## Bots by name, as they are called at the table

bot-random = Zufallsbot
    .text = Entscheidet alles nach dem Zufall.
bot-novice = Anfängerbot
    .text = Schaut auf den Tisch und verdächtigt niemanden.
bot-greedy = Raffbot
    .text = Nimmt, was ihm gerade am meisten bringt, und fragt nicht, wer zu wem gehört.
bot-detective = Detektivbot
    .text = Schließt aus dem, was alle tun, wer wer ist.
bot-aggressive = Hitzkopfbot
    .text = Ein Detektiv, der lieber angreift als wartet.
bot-trusting = Treuherzbot
    .text = Ein Detektiv, der Fremde für Freunde hält.
bot-sly = Schlitzohrbot
    .text = Ein Detektiv, der verbirgt, zu wem er hält.
bot-planner-64 = Planerbot
    .text = Ein Detektiv, der seine besten Züge in Dutzenden gedachter Spiele ausprobiert.
bot-planner-512 = Strategenbot
    .text = Ein Detektiv, der seine besten Züge in Hunderten gedachter Spiele ausprobiert.
bot-planner = Feldherrnbot
    .text = Ein Detektiv, der seine besten Züge in Tausenden gedachter Spiele ausprobiert.
bot-neural = Neuralbot
    .text = Hat an Millionen Zügen gelernt, wohin sie führen, und sieht es auf einen Blick. Mit anderen Regeln oder Karten spielt der Detektiv für ihn.
bot-master = Meisterbot
    .text = Der Neuralbot, der seine besten Züge in Tausenden gedachter Spiele ausprobiert. Mit anderen Regeln oder Karten spielt der Feldherrnbot für ihn.
bot-even = Ebenbürtiger Bot
    .text = So stark wie die Menschen am Tisch: Er folgt ihrer Wertung von Spiel zu Spiel und verliert nie mit Absicht.
bot-net = Netzbot „{ $name }“
bot-net-trained =
    { $set ->
        [base] Ein neuronales Netz, das durch Spielen gelernt hat: mit { $players } Personen im Grundspiel. Sonst spielt der Detektiv für es.
        [rising_sun] Ein neuronales Netz, das durch Spielen gelernt hat: mit { $players } Personen und mit Rising Sun. Sonst spielt der Detektiv für es.
       *[both] Ein neuronales Netz, das durch Spielen gelernt hat: mit { $players } Personen, mit und ohne Rising Sun. Sonst spielt der Detektiv für es.
    }
bot-manner = Stil
bot-order = Vom schwächsten zum stärksten. Ein Stil ist der Detektiv mit anderem Temperament.
bot-wins = gewinnt { $percent } % der Spiele unter Detektiven
bot-unmeasured = noch nicht gemessen
bot-follows = so stark wie du
bot-warming = Die Bots wärmen sich noch auf: Eine Minute lang spielen sie einfacher.
name-verified = Gesicherter Name: Niemand sonst kann ihn benutzen
