# Auf ein Spiel zurückblicken: was der Server ablehnt.

refused-bad-record = Das ist keine Aufzeichnung eines Spiels, die sich nachspielen lässt: { $detail }
refused-record-in-the-middle = Diese Aufzeichnung beginnt mitten in einem Spiel; prüfen lässt sich nur eine, die mit dem Geben beginnt.
refused-many-records-today = Du hast heute viele Aufzeichnungen geschickt; versuche es morgen wieder.
refused-too-many-records = Der Server bewahrt so viele Aufzeichnungen auf, wie er kann; versuche es in ein paar Tagen wieder.
refused-too-many-reviews = Gerade werden viele Spiele ausgewertet; versuche es in ein paar Minuten wieder.
refused-no-such-frame = Weiterspielen kannst du von Bild 0 bis Bild { $last }.
refused-no-such-eyes = Ein Spiel sieht man als einer seiner { $seats } Plätze (ab 0), als watch oder als open.
refused-no-such-number = From und to sind Nummern von Bildern.
refused-no-groups-in-a-duel = Ein Duell ficht man allein: Es gibt keine Runden zu vergleichen.
