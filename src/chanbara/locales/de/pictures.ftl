### Die Bilder der Regelseiten.

picture-difficulty = Sechs Spieler A bis F im Kreis; A hat zwei Karten Rüstung
picture-attacks = A greift diesen Spieler an
picture-attacked = dieser Spieler greift A an
picture-needs = { $seat }: A greift mit { $out } an, wird mit { $back } angegriffen.
picture-weapon = Eine Waffenkarte: { $card }
picture-kind = Die Ecke, ein rotes Dreieck: eine Waffe. Besitz ist ein blaues Quadrat, Aktionen sind gelbe Rauten.
picture-symbol = Symbol { $symbol }: zählt nur mit Rising Sun.
picture-reach = Schwierigkeitsgrad { $reach }: Bis zu dieser Zahl erreicht die Waffe einen Spieler.
picture-wounds = Verwundungen { $wounds }: So viel Widerstand kostet sie ohne Abwehr.
