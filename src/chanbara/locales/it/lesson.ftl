### Che cosa dice il maestro in ogni lezione.

lesson-slip-end = Non ancora: il tuo turno sarebbe finito.
lesson-slip-card = { $card } non è sbagliata, ma può aspettare.
lesson-slip-aim = La carta è giusta, ma non è { $who } il bersaglio.
lesson-hunch-ninja-samurai = Secondo me { $ninja } è dei Ninja, { $ninja_tenths } probabilità su 10, e { $samurai } è il tuo Samurai, { $samurai_tenths } su 10.
lesson-hunch-ninja = Secondo me { $ninja } è dei Ninja, { $ninja_tenths } probabilità su 10. Chi sia il tuo Samurai non lo so ancora.
lesson-hunch-samurai = Secondo me { $samurai } è il tuo Samurai, { $samurai_tenths } probabilità su 10. Meglio risparmiare { $samurai }.
lesson-hunch-spare = Ma pensaci: { $samurai } è il tuo Samurai, { $samurai_tenths } probabilità su 10. Un colpo alla tua squadra aiuta i Ninja.
lesson-hunch-open = Chi è chi? Finora niente di ciò che hanno fatto lo rivela. Guarda chi colpiscono.
lesson-deed-strike = Dice più di tutto che { $who } ha colpito { $target } con { $card }.
lesson-deed-strike-you = Dice più di tutto che { $who } ha colpito te con { $card }.
lesson-deed-card = Dice più di tutto che { $who } ha giocato { $card } e ha scelto { $target }.
lesson-deed-card-you = Dice più di tutto che { $who } ha giocato { $card } e ha scelto te.
