### Die Seite im Browser: Leute zum Spielen finden.

people-meet = Mitspieler finden
people-meet-heading = Mitspieler finden
people-meet-hint = Du bekommst einen Platz am nächsten Tisch mit deiner Spielerzahl und deinem Tempo. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
people-clock = Tempo
people-fill-legend = Wenn niemand kommt, nehmen Bots die freien Plätze
people-fill = { $seconds ->
    [0] nie
    [30] nach 30 s
   *[other] nach { $minutes } min
}
people-fill-short = { $never ->
    [yes] nur Menschen
   *[no] Bots { $fill }
}
people-table-needs = { $count ->
    [one] noch 1 Platz frei
   *[other] noch { $count } Plätze frei
}
people-table-since = { $minutes ->
    [0] gerade eröffnet
    [one] wartet seit 1 Minute
   *[other] wartet seit { $minutes } Minuten
}
people-table-live = am Stück, { $seconds } s pro Entscheidung
people-table-days = { $days ->
    [one] ein Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
people-table-base = Grundspiel
people-table-rising-sun = mit Rising Sun
people-table-fills = In { $time } nehmen Bots die freien Plätze.
people-filling = { $count ->
    [one] Ein Platz ist frei. Kommt niemand, nimmt ihn ein Bot, und das Spiel beginnt von selbst.
   *[other] { $count } Plätze sind frei. Kommt niemand, nehmen Bots sie ein, und das Spiel beginnt von selbst.
}
people-filling-left = Zeit, bis Bots kommen
people-only = { $count ->
    [one] Ein Platz ist frei. Das Spiel beginnt von selbst, sobald ihn jemand nimmt.
   *[other] { $count } Plätze sind frei. Das Spiel beginnt von selbst, sobald alle besetzt sind.
}
people-starting = Alle Plätze sind besetzt. Das Spiel beginnt, sobald alle da und bereit sind.

crest-heading = Dein Wappen
crest-hint = Es steht für alle am Tisch neben deinem Namen. Eine Änderung gilt ab deinem nächsten Platz; mit einem gesicherten Namen gilt sie auf allen Geräten.
crest-shape = Form
crest-sign = Zeichen
crest-color = Farbe
crest-any = Zufällig
crest-done = Fertig
crest-shape-ring = Kreis
crest-shape-band = kräftiger Kreis
crest-shape-disc = Scheibe
crest-shape-hex = Sechseck
crest-shape-petals = Blütenkranz
crest-sign-plum = Pflaumenblüte
crest-sign-cherry = Kirschblüte
crest-sign-leaf = Blätter
crest-sign-wave = Wellen
crest-sign-moon = Mond
crest-sign-fuji = Fuji
crest-sign-arrows = Pfeile
crest-sign-fan = Fächer
crest-sign-stars = Sterne
crest-sign-tomoe = drei Tropfenwirbel
crest-sign-blade = Schwert
crest-sign-coin = Münze
crest-sign-torii = Torii-Tor
crest-sign-drop = Tropfen
crest-color-ink = Tusche
crest-color-red = Zinnober
crest-color-blue = Blau
crest-color-green = Grün
crest-color-gold = Gold
crest-color-rose = Rosa

company-heading = Gespielt mit
company-hint = Leute aus deinen letzten Spielen, die einen gesicherten Namen haben. Andere lädst du mit dem Link aus dem Warteraum ein.
company-games = { $count ->
    [one] ein gemeinsames Spiel
   *[other] { $count } gemeinsame Spiele
}
company-invite = { $count ->
    [0] Wieder einladen
    [one] Tisch eröffnen und 1 Person einladen
   *[other] Tisch eröffnen und { $count } Leute einladen
}
company-mute = Keine Einladungen mehr
company-mute-of = Keine Einladungen mehr von { $name }
company-unmute = Einladungen erlauben
company-unmute-of = Einladungen von { $name } erlauben
invited-heading = Du bist eingeladen
invited-by = { $host } lädt dich ein
invited-decline = Ablehnen
invited-decline-of = Einladung von { $host } ablehnen
invited-mute-sure = Keine Einladungen mehr von { $host }?
