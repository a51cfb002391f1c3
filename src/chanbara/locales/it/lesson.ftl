### Che cosa dice il maestro in ogni lezione.

lesson-rules = { $text } Nelle regole: { $rules }.
lesson-slip-end = Non ancora: il tuo turno sarebbe finito.
lesson-slip-card = Giocare { $card } non è sbagliato, ma può aspettare.
lesson-slip-aim = La carta è giusta, ma non è { $who } il bersaglio.
lesson-hunch-ninja-samurai = Secondo me { $ninja } è un Ninja, con { $ninja_tenths } probabilità su 10, e { $samurai } è il tuo Samurai, con { $samurai_tenths } su 10.
lesson-hunch-ninja = Secondo me { $ninja } è un Ninja, con { $ninja_tenths } probabilità su 10. Chi sia il tuo Samurai non lo so ancora.
lesson-hunch-samurai = Secondo me { $samurai } è il tuo Samurai, con { $samurai_tenths } probabilità su 10. Meglio risparmiare { $samurai }.
lesson-hunch-spare = Ma pensaci: { $samurai } è il tuo Samurai, con { $samurai_tenths } probabilità su 10. Un attacco alla tua squadra aiuta i Ninja.
lesson-hunch-open = Chi è chi? Finora niente di ciò che hanno fatto lo rivela. Guarda chi attaccano.
lesson-deed-strike = L’indizio più forte: { $who } ha attaccato { $target } con { $card }.
lesson-deed-strike-you = L’indizio più forte: { $who } ha attaccato te con { $card }.
lesson-deed-card = L’indizio più forte: { $who } ha giocato { $card } e ha scelto { $target }.
lesson-deed-card-you = L’indizio più forte: { $who } ha giocato { $card } e ha scelto te.
