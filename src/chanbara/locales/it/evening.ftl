# Serate: perché il server rifiuta qualcosa.

refused-unknown-evening = Non esiste nessuna serata con questo codice. Forse il link è incompleto, o la serata risale a troppo tempo fa.
refused-many-evenings-today = Oggi hai già aperto troppe serate. Riprova domani.
refused-evening-began = Questa serata è già cominciata.
refused-evening-not-begun = Questa serata non è ancora cominciata.
refused-evening-over = Questa serata è finita.
refused-evening-deals-move = In questa serata le distribuzioni passano di tavolo in tavolo. Dopo l’inizio nessuno può più partecipare: potrebbe già conoscerne una.
refused-evening-last-round = L’ultimo turno è già cominciato. Nessun altro può più partecipare a questa serata.
refused-evening-has-played = Si può mandare via solo chi non ha ancora giocato.
refused-deals-move-over-rounds = Le distribuzioni possono passare di tavolo in tavolo solo con almeno due turni.
refused-evening-full = Tutti i { $most } posti di questa serata sono occupati.
refused-evening-needs-people = Per una serata servono almeno { $least } persone.
refused-evening-leads = Può farlo solo chi guida la serata.
refused-evening-busy = Qualcuno ha modificato la serata nello stesso momento. Riprova.
refused-evening-has-no-host = Ai tavoli di una serata non c’è un organizzatore: si va avanti con l’orologio.
refused-evening-no-rematch = Al posto della rivincita c’è il turno successivo della serata.
refused-name-in-evening = In questa serata qualcuno si chiama già { $name }, o in modo molto simile.
refused-not-in-evening = Non partecipi a questa serata.
refused-nobody-to-remove = Qui non c’è nessuno da mandare via.
refused-deal-not-over = Questa distribuzione si sta ancora giocando a un altro tavolo. Tutto diventa visibile quando finisce l’ultimo tavolo.
