### Was der Lehrer in jeder Lektion sagt.

lesson-rules = { $text } In den Regeln: { $rules }.
lesson-slip-end = Noch nicht: Dein Zug wäre vorbei.
lesson-slip-card = { $card } ist nicht falsch, hat aber Zeit.
lesson-slip-aim = Die richtige Karte, aber { $who } ist das falsche Ziel.
lesson-hunch-ninja-samurai = Was ich daraus schließe: { $ninja } ist in { $ninja_tenths } von 10 Fällen ein Ninja, { $samurai } in { $samurai_tenths } von 10 Fällen dein Samurai.
lesson-hunch-ninja = Was ich daraus schließe: { $ninja } ist in { $ninja_tenths } von 10 Fällen ein Ninja. Wer dein Samurai ist, weiß ich noch nicht.
lesson-hunch-samurai = Was ich daraus schließe: { $samurai } ist in { $samurai_tenths } von 10 Fällen dein Samurai. Schone { $samurai }.
lesson-hunch-spare = Überleg es dir aber: { $samurai } ist in { $samurai_tenths } von 10 Fällen dein Samurai. Ein Angriff auf das eigene Team hilft den Ninja.
lesson-hunch-open = Wer ist wer? Noch hat sich niemand verraten. Achte darauf, wen sie angreifen.
lesson-deed-strike = Das verrät am meisten: { $who } hat { $target } mit { $card } angegriffen.
lesson-deed-strike-you = Das verrät am meisten: { $who } hat dich mit { $card } angegriffen.
lesson-deed-card = Das verrät am meisten: { $who } hat { $card } auf { $target } gespielt.
lesson-deed-card-you = Das verrät am meisten: { $who } hat { $card } auf dich gespielt.
