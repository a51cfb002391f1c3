### L’officina: carte proprie da scrivere, provare, misurare e condividere.

workshop-page-title = Officina · chanbara
workshop-heading = Officina
workshop-promise = Inventa una carta stasera e giocala stasera: componila pezzo per pezzo, guardala nascere, provala contro i bot e mandala agli amici con un link.
workshop-begin = Comincia con
workshop-examples = Oppure cambia un esempio
workshop-examples-more = Esempi e file
workshop-examples-replace = Un esempio o un file sostituisce quello che c’è qui. «Annulla» lo riporta.
workshop-example-man-catcher = Un’arma che fa qualcosa quando colpisce
workshop-example-ambush = Un’azione a cui gli altri devono rispondere
workshop-example-iron-wind = Una risposta che non si limita a parare
workshop-example-shrine = Una proprietà con un momento e una condizione
workshop-example-typhoon = Un’azione che riguarda tutti
workshop-example-temple-gift = L’onore compra qualcosa
workshop-example-yasuke = Un personaggio con numeri suoi
workshop-example-poet = Un personaggio con un’abilità
workshop-example-two-swords = Due carte e un personaggio che vanno insieme
workshop-example-stone-garden = Una proprietà con i segnalini
workshop-example-rice-tax = L’onore passa di mano
workshop-example-spy = Guardare ciò che è nascosto, una volta per partita
workshop-entries = Carte e personaggi
workshop-entry-wrong = qui c’è qualcosa che non va
workshop-add = Aggiungi
workshop-no-entry = Non c’è ancora nessuna carta e nessun personaggio.
workshop-rare = Altro
workshop-text-hint = Senza, la frase nasce dalle parti, in tutte e tre le lingue.
workshop-key = La sua chiave nel file: { $key }
workshop-remove-entry = Togli dal file
workshop-remove-sure = Togliere davvero?
workshop-undo = Annulla
workshop-clear = Ricomincia
workshop-clear-sure = Svuotare tutto?
workshop-file = File
workshop-file-title = Titolo
workshop-as-text = Come testo (YAML)
workshop-text = Il testo del file
workshop-unreadable = In questo momento il testo non si può leggere come modulo. Correggilo qui sotto.
workshop-less = { $what }: uno in meno
workshop-more-of = { $what }: uno in più
workshop-in-language = { $what }, { $language }
workshop-each-language = Diverso in ogni lingua
workshop-one-language = Uguale in tutte le lingue
workshop-language = Lingua dell’immagine
workshop-line = Riga { $line }
workshop-whole = Tutto il file
workshop-try = Provala contro i bot
workshop-share = Condividi
workshop-save = Salva come file
workshop-open = Apri un file
workshop-file-long = Il file è troppo lungo: al massimo { $most } byte.
workshop-share-heading = Condividi queste carte
workshop-share-about = Il link contiene le carte stesse: nessun server le conserva. Chi lo apre prima le vede, poi decide.
workshop-share-long = Queste carte sono troppo lunghe per un link. Salvale come file e manda quello.
workshop-link = Link
workshop-hash = Impronta: { $hash }
workshop-shared = Carte condivise
workshop-shared-about = Qualcuno ti ha mandato queste carte. Non è stato ancora aperto né giocato nulla.
workshop-shared-draft = La tua bozza resta: «Annulla» la riporta.
workshop-open-shared = Apri nell’officina
workshop-to-workshop = All’officina senza di loro
workshop-damaged = Questo link è danneggiato: le carte non si leggono o non corrispondono all’impronta. Fattelo mandare di nuovo.
workshop-too-strong = È troppo forte?
workshop-no-lab = Qui non si misura: in un browser ci vorrebbero ore. Apri il file su un server con il laboratorio, oppure usa «chanbara lab».
workshop-lab-about = I bot giocano le stesse smazzate con ogni carta nuova e con una stampata al suo posto. La differenza è il valore della carta.
workshop-lab-players = Giocatori al tavolo
workshop-lab-start = Misura
workshop-lab-again = Misura di nuovo
workshop-lab-stop = Ferma
workshop-lab-runs = Si gioca …
workshop-lab-progress = { NUMBER($deals) } smazzate, { NUMBER($games) } partite finora
workshop-lab-slow = Il motore veloce non sa ancora giocare queste carte, quindi ci vuole più tempo.
workshop-lab-small = Una misura piccola mostra differenze grandi. Per quelle piccole, porta a casa il file e usa «chanbara lab» con più partite.
workshop-lab-old = Nel frattempo le carte sono cambiate.
workshop-lab-ended = La misura si è interrotta. Riprova.
workshop-lab-waits-compiling = I bot si stanno ancora preparando.
workshop-lab-waits-others = Prima tocca a un’altra misura.
workshop-lab-waits-busy = I bot servono ai tavoli. Si riprende tra poco.
workshop-lab-done-deals = Finito: { NUMBER($deals) } smazzate, { NUMBER($games) } partite.
workshop-lab-done-time = Tempo scaduto: { NUMBER($deals) } smazzate, { NUMBER($games) } partite.
workshop-lab-done-stopped = Fermato dopo { NUMBER($deals) } smazzate, { NUMBER($games) } partite.
workshop-verdict-strong = Troppo forte
workshop-verdict-weak = Debole
workshop-verdict-within = Nella media di quelle stampate
workshop-verdict-undecided = Ancora troppo poche partite
workshop-worth-being = Esserlo vale { $value } (tra { NUMBER($low, maximumFractionDigits: 1) } e { NUMBER($high, maximumFractionDigits: 1) }) rispetto al personaggio stampato medio.
workshop-worth-holding = Averla dall’inizio vale { $value } (tra { NUMBER($low, maximumFractionDigits: 1) } e { NUMBER($high, maximumFractionDigits: 1) }) rispetto alla carta stampata media del suo tipo.
workshop-rare-so-far = Finora non è quasi mai comparsa.
workshop-kinds-weapon = armi
workshop-kinds-action = azioni
workshop-kinds-property = proprietà
workshop-kinds-character = personaggi
workshop-beside = Accanto a quelle stampate: { $kind }
workshop-changes = Che cosa cambia per tutti
workshop-cause-defeat = per una sconfitta
workshop-cause-deck = per la fine del mazzo
workshop-cause-property = per una proprietà
workshop-cause-swordmaster = per un Maestro di spada
workshop-cause-swordmaster_refused = per un Maestro di spada che rifiuta
workshop-change-team = Vittorie, { $what }: { $other }% invece di { $usual }%
workshop-change-ending = Partite che finiscono { $what }: { $other }% invece di { $usual }%
workshop-change-turns = Turni di una partita: { $other } invece di { $usual }
workshop-change-decisions = Decisioni di una partita: { $other } invece di { $usual }
workshop-warning-likest = I bot giudicano una carta nuova da quella stampata più simile. Quello che la rende speciale può sfuggire loro.
workshop-warning-reference = Il motore veloce non sa ancora giocare queste carte: misurarle richiede più tempo.
workshop-warning-language = { $name } non ha nome o testo in una delle lingue: lì appare quello di un’altra.
workshop-warning-deck = Il mazzo passa da { $usual } a { $count } carte: quelle stampate compaiono meno spesso.
workshop-warning-multipliers = Cambia il valore dell’onore. Le regole della casa dello stesso tavolo vengono dopo e prevalgono.
workshop-new-hint = Carte fatte da te o da amici. Viaggiano con il tavolo: tutti possono leggerle, e la partita non è classificata.
workshop-new-draft = Usa la mia bozza: { $title }
workshop-new-without = Gioca senza
workshop-new-to = Vai all’officina
workshop-wrong = { $count ->
    [one] C’è una cosa da correggere prima di poterci giocare:
   *[other] Ci sono { $count } cose da correggere prima di poterci giocare:
}
workshop-warnings = { $count ->
    [one] Una cosa da sapere
   *[other] { $count } cose da sapere
}
workshop-points = { $value ->
    [1] 1 punto
   *[other] { NUMBER($value, maximumFractionDigits: 1) } punti
}
workshop-stronger-than = { $count ->
    [0] Al di sotto di tutte le { $printed } carte stampate del confronto ({ $kind }).
   *[other] Al di sopra di { $count } su { $printed } nel confronto con quelle stampate ({ $kind }).
}
workshop-more-games = Per decidere servirebbero ancora circa { NUMBER($games) } partite.
