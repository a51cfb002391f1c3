### House rules as a form.

house-group-copies = Exemplare im Stapel
house-group-difficulty = Schwierigkeitsgrad der Waffen
house-group-wounds = Verwundungen der Waffen
house-group-resilience = Widerstandspunkte der Charaktere
house-group-honor = Ehre zu Beginn
house-group-hands = Handkarten zu Beginn
house-group-multipliers = Was Ehre zählt
house-group-ties = Wer bei Gleichstand gewinnt
house-group-characters = Charaktere, die ausgeteilt werden
house-changed-count = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
house-printed = gedruckt: { $value }
house-stars = nach Sternen
house-yes = ja
house-no = nein
house-honor-shogun = Shōgun, { $players } Spieler
house-honor-others = Andere, { $players } Spieler
house-hand = { $place ->
    [1] Shōgun
    [2] Links vom Shōgun
   *[other] { $place }. Platz ab dem Shōgun
}
house-multiplier = { $role }, { $players } Spieler
house-order = { $first }, dann { $second }, dann { $third }
house-range = Von { $least } bis { $most }
house-reset-all = Alle Änderungen zurücknehmen
house-as-text = Als Text (YAML)
house-unreadable = Der Text lässt sich nicht lesen. Berichtige ihn, um mit dem Formular weiterzumachen.
house-form-hint = Ändere beliebige Zahlen; alles andere bleibt wie gedruckt. Spiele mit Hausregeln werden nicht gewertet.
house-difference = { $what }: { $value } statt { $printed }
house-none = Alles ist wie gedruckt.
house-what-difficulty = { $what }, Schwierigkeitsgrad
house-what-wounds = { $what }, Verwundungen
house-what-copies = { $what }, Exemplare
house-what-resilience = { $what }, Widerstandspunkte
house-what-honor = Ehre, { $what }
house-what-hands = Handkarten zu Beginn, { $what }
house-what-multipliers = Ehre zählt, { $what }
house-what-ties = Gleichstand
house-what-characters = { $what } wird ausgeteilt
