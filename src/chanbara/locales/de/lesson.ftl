### Was der Lehrer in jeder Lektion sagt.

lesson-slip-end = Noch nicht: Dein Zug wäre vorbei.
lesson-slip-card = { $card } ist nicht falsch, hat aber Zeit.
lesson-slip-aim = Die richtige Karte, aber { $who } ist nicht gemeint.
lesson-hunch-ninja-samurai = Was ich daraus schließe: { $ninja } gehört zu den Ninja, { $ninja_tenths } von 10 sprechen dafür, und { $samurai } ist mit { $samurai_tenths } von 10 dein Samurai.
lesson-hunch-ninja = Was ich daraus schließe: { $ninja } gehört zu den Ninja, { $ninja_tenths } von 10 sprechen dafür. Wer dein Samurai ist, weiß ich noch nicht.
lesson-hunch-samurai = Was ich daraus schließe: { $samurai } ist dein Samurai, { $samurai_tenths } von 10 sprechen dafür. Schone { $samurai }.
lesson-hunch-spare = Überleg es dir aber: { $samurai } ist dein Samurai, { $samurai_tenths } von 10 sprechen dafür. Ein Schlag gegen das eigene Team hilft den Ninja.
lesson-hunch-open = Wer ist wer? Noch verrät es keine Tat. Achte darauf, wen sie angreifen.
lesson-deed-strike = Am meisten sagt: { $who } griff { $target } mit { $card } an.
lesson-deed-strike-you = Am meisten sagt: { $who } griff dich mit { $card } an.
lesson-deed-card = Am meisten sagt: { $who } spielte { $card } und nannte { $target }.
lesson-deed-card-you = Am meisten sagt: { $who } spielte { $card } und nannte dich.
