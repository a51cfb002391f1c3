### The page in the browser: choosing a duel, and the campaigns and clans between their duels.

frame-duel = Duell
hall-title = Duell · chanbara
hall-heading = Der Weg des Schwertes
hall-promise = Way of the Samurai: du allein gegen einen Meister oder gegen drei Gegner zugleich.
hall-ways = Wie du kämpfst
hall-way-single = Einzelnes Duell
hall-way-campaign = Kampagne
hall-way-clan = Clan
hall-about-single = Wähl deinen Gegner und deine Klinge. Jede Zeile lässt sich aufklappen; passt etwas nicht zusammen, steht der Grund dabei.
hall-about-campaign = Ein Samurai, fünf Meister nacheinander, und ein sechster, wenn du magst. Deine Wunden nimmst du mit; nach einer Niederlage ist Schluss.
hall-about-clan = Vier Samurai treffen auf dieselben Meister in voller Kraft. Niemand heilt; fällt einer, tritt der nächste an.

hall-new = Dein erstes Duell?
hall-new-about = Der Lehrer zeigt dir eines in wenigen Minuten: Karten, Abwehr, Gegenangriff, Qi.
hall-new-go = Mit der Lektion beginnen

## Choosing

hall-opponent = Gegner
hall-weapon = Waffe
hall-environment = Umgebung
hall-weather = Wetter
hall-difficulty = Schwierigkeit
hall-modules = Module von Blood and Bushido
hall-advised = empfohlen
hall-origin-official = offiziell
hall-origin-partly = zum Teil offiziell
hall-origin-ours = unsere Rekonstruktion
hall-origin-own = deine Zahlen
hall-wins = der Löser gewinnt { $percent } %
hall-enemy = Gegner { $number }
hall-armoured = Wer trägt die Rüstung?
hall-chance = Zufällig
hall-usual = Standard
hall-begin-single = Das Duell beginnen
hall-begin-campaign = Die Kampagne beginnen
hall-begin-clan = Den Clan anführen
hall-level-easy = Leicht
hall-level-fair = Mittel
hall-level-hard = Schwer
hall-level-fierce = Sehr schwer
hall-solver-single = { $level }: Der Löser, unser bester Bot, gewinnt { $percent } % solcher Duelle (95-%-Intervall { $low } bis { $high }).
hall-solver-estimate = { $level }: Der Löser, unser bester Bot, gewinnt etwa { $percent } % solcher Duelle (geschätzt, 95-%-Intervall { $low } bis { $high }).
hall-solver-campaign = { $level }: Der Löser, unser bester Bot, besteht etwa { $part } von { $whole } solchen Kampagnen ({ $percent } %, 95-%-Intervall { $low } bis { $high }).
hall-solver-clan = { $level }: Der Löser, unser bester Bot, schafft es mit so einem Clan in etwa { $part } von { $whole } Fällen ({ $percent } %, 95-%-Intervall { $low } bis { $high }).
hall-measured = Jede Klinge zeigt, wie oft der Löser, unser bestes Programm, gewinnt, wenn du nur diese eine Wahl änderst; im einfachen Duell gewinnt er { $percent } %.
hall-rules = Alle Regeln des Duells, offizielle und eigene
hall-events = Mit Ereignissen
hall-events-hint = Zwischen zwei Duellen wird der blaue Würfel geworfen: zum Guten oder zum Schlechten.
hall-ladder = Gegner
hall-ladder-three = Mit 1 vs. 3 triffst du stattdessen jedes Mal auf drei Gegner. In einer Kampagne teilen sie sich das Leben, das hier steht.

## Die Einführungen, nach Lektion

introduction-blood = Blood
introduction-bushido = Bushido
introduction-gisei = Gisei
introduction-three = 1 vs. 3
introduction-yoroi = Yoroi
introduction-yoroi-enemy = Yoroi des Gegners
introduction-shiro = Shiro
introduction-ground = Umgebung und Wetter
hall-try = Neu? { $name } in zwei Minuten ausprobieren
hall-try-again = Einführung zu { $name } noch einmal spielen

## Rulings, and numbers of your own

hall-rulings = Auslegungen
hall-rulings-hint = Wo das Regelheft schweigt oder man es auf zwei Arten lesen kann, entscheidest du. Standard ist, was im Heft steht; wo es nichts sagt, unsere Auslegung.
hall-rulings-usual = (Standard)
hall-rulings-own = { $count ->
    [one] eine Auslegung geändert
   *[other] { $count } Auslegungen geändert
}
hall-numbers = Deine eigenen Zahlen
hall-numbers-hint = Die Zahlen des Grundspiels sind unsere Rekonstruktion. Wenn du das Spiel hast, kannst du die gedruckten eintragen: Lade unsere Datei herunter, ändere, was abweicht, und wähle sie hier aus. Es genügt, was abweicht, als JSON oder YAML; eine Liste ersetzt unsere ganze Liste.
hall-numbers-uncounted = Solche Duelle zählen in keiner Statistik. Ihre Aufzeichnungen enthalten die Zahlen.
hall-numbers-download = Unsere Zahlen herunterladen
hall-numbers-file = Datei auswählen
hall-numbers-text = Oder hier eintippen
hall-numbers-check = Prüfen und verwenden
hall-numbers-remove = Entfernen
hall-numbers-used = in Gebrauch
hall-numbers-wrong = noch nicht spielbar
hall-numbers-unchecked = Du hast den Text geändert. Prüfe ihn, um ihn zu verwenden.
hall-numbers-faults = Mit diesen Zahlen kann man noch nicht spielen:
hall-numbers-fine = { $count ->
    [0] Geprüft. Diese Zahlen sind dieselben wie unsere.
    [one] Geprüft und in Gebrauch. Ein Eintrag weicht von unseren ab.
   *[other] Geprüft und in Gebrauch. { $count } Einträge weichen von unseren ab.
}
hall-numbers-changes = Was abweicht
hall-numbers-place = Eintrag
hall-numbers-ours = Unsere
hall-numbers-own = Deine
hall-numbers-more = { $count ->
    [one] Ein weiterer Eintrag weicht ab.
   *[other] { $count } weitere Einträge weichen ab.
}

## Campaign and clan

saga-own-campaign = Deine Kampagnen
saga-own-clan = Deine Clans
saga-older = { $count ->
    [one] Eine ältere zeigen
   *[other] Ältere zeigen ({ $count })
}
saga-of-campaign = Die Kampagne von { $name }
saga-of-clan = Der Clan von { $name }
saga-path = Der Weg
saga-rules = Auslegungen und Zahlen
saga-rung-won = gewonnen
saga-rung-lost = verloren
saga-rung-next = der Nächste
saga-rung-ahead = noch vor dir
saga-rung-optional = wenn du magst
saga-rung-declined = verzichtet
saga-rung-unmet = nicht angetreten
saga-rung-life = { $count } Leben
saga-carried = Was du mitnimmst
saga-members-campaign = Der Samurai
saga-members-clan = Die vier Samurai
saga-life = { $count } von { $most } Leben
saga-fallen = gefallen
saga-fights = kämpft als Nächster
saga-send = Den Samurai mit { $weapon } schicken
saga-fight = Gegen { $enemy } antreten
saga-fight-three = Gegen die drei Gegner antreten
saga-resume = Das Duell gegen { $enemy } fortsetzen
saga-resume-three = Das Duell gegen die drei Gegner fortsetzen
saga-resume-hint = Dieses Duell läuft noch: Es geht weiter, wo du aufgehört hast, und wird nicht neu gemischt.
saga-last = { $enemy } ist der Letzte, und du musst nicht gegen ihn antreten. Deine Siege bisher ({ $won }) bleiben dir.
saga-last-three = Diese drei Gegner sind die letzten, und du musst nicht gegen sie antreten. Deine Siege bisher ({ $won }) bleiben dir.
saga-retire = Verzichten und aufhören
saga-retire-sure = Wirklich aufhören? Noch einmal drücken
saga-again-campaign = Noch eine Kampagne
saga-again-clan = Noch ein Clan
saga-kept = Auf dem Server als { $code } gespeichert; dieser Browser hat den Schlüssel dazu.
saga-link = Link für ein anderes deiner Geräte
saga-give-up = Löschen
saga-give-up-sure = Wirklich löschen, mit allen Duellen? Noch einmal drücken

## On the first page

hall-invite-heading = Allein? Fordere einen Meister heraus
hall-invite = Ein Samurai gegen einen Meister des Schwertes: Way of the Samurai, mit Kampagne und Clan.
hall-invite-go = Zum Duell
