# Clubs: why the server refuses something.

refused-unknown-club = Dietro questo link non c’è nessun club. Forse è incompleto, oppure è stato rinnovato. Chiedi il link d’invito a un membro.
refused-club-needs-name = Per essere membri serve un nome registrato, così valutazione e partite appartengono a qualcuno. Prima registrane uno.
refused-many-clubs-today = Oggi hai fondato troppi club. Riprova domani.
refused-many-clubs = Puoi far parte di al massimo { $most } club. Prima lasciane uno.
refused-club-full = Questo club ha già { $most } membri.
refused-club-founder-only = Può farlo solo chi guida il club.
refused-no-such-member = In questo club non c’è nessun altro membro con quel nome.
refused-no-clubs-in-a-duel = Un tavolo di club è per più persone; il duello si gioca da soli.
