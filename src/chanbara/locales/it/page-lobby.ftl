### The page in the browser: everything before and around the table.

## Around every page

frame-skip = Vai al contenuto
frame-ways = Pagine
frame-play = Gioca
frame-school = Scuola
frame-rules = Regole
frame-workshop = Officina
frame-tables = Le mie partite
frame-settings = Impostazioni
frame-language = Lingua
frame-language-en = English
frame-language-de = Deutsch
frame-language-it = Italiano
frame-theme = Aspetto: { $theme }
frame-unofficial = Progetto non ufficiale di appassionati. Samurai Sword è un gioco di Emiliano Sciarra, edito da dV Giochi; testi, disegni e programma sono nostri, nulla è ripreso dall’originale.
frame-licenses = Licenze delle opere di terzi

## The first page

lobby-title = chanbara: Samurai Sword nel browser
lobby-heading = Sguaina la spada
lobby-promise = Samurai Sword: ruoli nascosti, lame veloci, da 3 a 8 giocatori. Gioca subito contro i bot o manda un link agli amici.
lobby-your-name = Il tuo nome
lobby-name-yours = È il tuo nome? Sul dispositivo con cui l’hai registrato, copia il link privato da «Le mie statistiche» e aprilo qui.
end-review = Rivedi la partita
end-share = Condividi: copia il link
lobby-somebody = Qualcuno
me-title-own = Le mie statistiche
me-stats = Statistiche
crest-change = Il tuo stemma: cambialo
lobby-players = Giocatori
lobby-rising-sun = Con Rising Sun
lobby-rising-sun-hint = L’espansione: più carte e personaggi, fino a 8 giocatori.
lobby-play-bots = Gioca contro i bot
lobby-against = Avversari
lobby-invite = Invita gli amici
lobby-opening = Preparo il tavolo…
lobby-more-options = Tutte le opzioni del tavolo
lobby-own-heading = Riprendi a giocare
lobby-own-lobby = non ancora cominciata
lobby-own-running = in corso
lobby-own-asked = tocca a te
lobby-own-waits = tocca a { $name }
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
lobby-open-heading = Tavoli aperti
lobby-open-none = In questo momento nessuno aspetta a un tavolo pubblico. Intanto gioca contro i bot, o apri un tavolo visibile a tutti.
lobby-table-of = Tavolo di { $host }
lobby-table-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
lobby-table-full = tutti i posti sono occupati
lobby-table-running = la partita è in corso
lobby-sit = Partecipa
lobby-sit-at = Partecipa al tavolo di { $host }
lobby-watch = Guarda
lobby-watch-at = Guarda il tavolo di { $host }
lobby-new-here = Prima volta qui? Gioca con il maestro
lobby-brief-heading = Il gioco in quattro frasi
lobby-brief-roles = Solo lo Shogun è noto: i suoi Samurai stanno con lui, i Ninja vogliono batterli, il Ronin combatte per sé.
lobby-brief-strike = Nel tuo turno peschi due carte e attacchi con un’arma che arriva abbastanza lontano; chi è attaccato para o subisce le ferite.
lobby-brief-defeat = Nessuno esce dal gioco: chi perde l’ultimo punto resistenza dà un punto onore a chi lo sconfigge e si riprende nel turno successivo.
lobby-brief-end = Quando qualcuno resta senza onore la partita finisce, e vince la squadra con più punti.
lobby-brief-rules = Tutte le regole, le carte e i personaggi
lobby-join-heading = Hai un codice?
lobby-code = Codice o link
lobby-join-code = Vai al tavolo
lobby-code-missing = Scrivi il codice che i tuoi amici vedono nella sala d’attesa.
lobby-code-unknown = Il tavolo { $code } non esiste. Chiedi di nuovo il codice, oppure il link.
lobby-try-again = Riprova
lobby-loading = Caricamento…
lobby-to-start = Alla pagina iniziale
lobby-copied = Copiato
lobby-copy-by-hand = Copialo da qui

## Seats before the game

lobby-seat-free = libero
lobby-seat-you = Tu
lobby-seat-yours = tu
lobby-seat-host = host
lobby-seat-away = assente
lobby-seat-ready = pronto
lobby-seat-not-ready = non ancora pronto
lobby-seat-starts = avvia la partita
lobby-seat-number = Posto { $number }
lobby-seat-who = Chi siede al posto { $number }
lobby-seat-for-friend = Per un amico
lobby-seat-put-bot = Metti un bot
lobby-seat-change = Cambia
lobby-seat-character = Personaggio del posto { $number }
lobby-seat-any-character = Casuale
lobby-seat-make-host = Cedi il tavolo
lobby-seat-make-host-of = Cedi il tavolo a { $name }
lobby-seat-free-it = Libera il posto
lobby-seat-free-sure = Mandare via davvero { $name }?

## What is played at a table

lobby-facts-duel = Way of the Samurai, un duello in solitario.
lobby-facts-numbers = Con numeri propri
lobby-facts-game = { $count ->
    [one] Samurai Sword con { $count } giocatore
   *[other] Samurai Sword con { $count } giocatori
}
lobby-facts-rising-sun = { $cast ->
    [base] Con Rising Sun, ma con i personaggi del gioco base
    [rising_sun] Con Rising Sun e solo con i suoi personaggi
   *[mixed] Con Rising Sun
}
lobby-facts-book = { $book ->
    [german] Secondo il libretto tedesco
    [english] Secondo il libretto inglese
    [italian] Secondo il libretto italiano
   *[ours] Secondo la nostra lettura
}
lobby-facts-rikyu = Rikyū può essere tra i personaggi
lobby-facts-characters = Alcuni personaggi sono già assegnati
lobby-facts-no-clock = Nessun orologio: ognuno si prende il suo tempo
lobby-facts-live = { $decision } secondi per una decisione, { $window } per rispondere a un attacco
lobby-facts-days = { $days ->
    [one] { $days } giorno per ogni decisione
   *[other] { $days } giorni per ogni decisione
}
lobby-facts-public = Tutti possono trovare questo tavolo
lobby-facts-private = Solo chi ha il link trova questo tavolo
lobby-facts-spectators = Altri possono guardare
lobby-facts-no-spectators = Nessuno può guardare
lobby-facts-aid = Tutti possono usare l’aiuto nelle deduzioni
lobby-facts-cards = Carte proprie: { $cards }
lobby-facts-house = Con regole della casa

## A new table

new-title = Nuovo tavolo · chanbara
new-heading = Nuovo tavolo
new-cast = Personaggi
new-cast-mixed = Misti
new-cast-base = Solo gioco base
new-cast-rising_sun = Solo Rising Sun
new-rikyu = Con Rikyū
new-rikyu-hint = Può uscire anche il personaggio promozionale.
new-public = Pubblico
new-public-hint = Tutti vedono il tavolo nell’elenco e possono sedersi.
new-bot-talk = I bot parlano
new-bot-talk-hint = Dichiarano ruoli e reagiscono a quello che succede. Le loro frasi sono segnate.
new-spectators = Spettatori ammessi
new-spectators-hint = Vedono ciò che è scoperto, mai le carte in mano.
new-aid = Aiuto nelle deduzioni
new-aid-hint = Ognuno può vedere chi è probabilmente chi, in base a quello che ha visto dal proprio posto.
new-seat-who = Chi
new-seat-character = Personaggio
new-fill = Bot in tutti i posti
new-empty = Lascia agli amici
new-more = Altro
new-open = Apri il tavolo
new-open-hint = Ricevi un link per i tuoi amici. La partita comincia quando la avvii tu.
new-play = Gioca ora
new-play-hint = In tutti gli altri posti siedono bot: la partita comincia subito.
new-clock-heading = Orologio e ritmo
new-clock-legend = Tempo per pensare
new-clock-none = Nessun orologio
new-clock-live = In una volta sola
new-clock-days = In più giorni
new-clock-none-hint = Ognuno si prende il tempo che vuole.
new-clock-live-hint = Secondi per ogni decisione e una riserva per quelle difficili. Poi un bot decide per te.
new-clock-days-hint = Per amici che passano una o due volte al giorno.
new-clock-decision = Secondi per una decisione
new-clock-window = Secondi per rispondere a un attacco
new-clock-reserve = Secondi di riserva per tutta la partita
new-clock-grace = Secondi prima che un bot giochi per chi è assente
new-clock-of-days = Giorni per una decisione
new-pace-legend = I bot rispondono
new-pace-human = Con una pausa, come le persone
new-pace-fast = In fretta
new-rulings-heading = Libretto e interpretazioni
new-book-legend = Quale libretto vale?
new-book-hint = I libretti stampati in qualche punto differiscono. Un libretto imposta le interpretazioni qui sotto; ognuna si può cambiare da sola.
book-ours = La nostra lettura
book-ours-hint = Tutti i libretti letti insieme; dove si contraddicono o tacciono abbiamo deciso noi. Solo queste partite sono valutate.
book-german = Libretto tedesco
book-german-hint = Solo una sconfitta per mano di chi è rimasto impedisce la Vittoria del Maestro di Spada. Con Rising Sun chi è sconfitto nel proprio turno si ferma subito, Estrazione veloce rinforza ogni arma che colpisce, e la parata contro Grido di battaglia si scarta.
book-english = Libretto inglese
book-english-hint = Geisha si può giocare anche sulla propria mano. Con Rising Sun Musashi, Tomoe ed Estrazione veloce agiscono a ogni colpo ma non su sé stessi, e l’arma contro Ju jitsu si gioca. Chiyome si chiama Chiyo.
book-italian = Libretto italiano
book-italian-hint = Geisha scarta solo proprietà degli altri giocatori. Con Rising Sun Estrazione veloce rinforza ogni arma che colpisce, e Musashi non aggiunge nulla su sé stesso. Chiyome si chiama Chiyoime.
new-unrated = Questa partita non sarà valutata: lo sono solo quelle secondo la nostra lettura, senza interpretazioni cambiate.
new-rulings-hint = Dove le regole si possono leggere in due modi, il tavolo può scegliere.
new-rulings-more = Altre interpretazioni, per Rising Sun
new-rulings-changed = { $count ->
    [0] nessuna cambiata
    [one] una cambiata
   *[other] { $count } cambiate
}
new-rulings-paragraph = Regola { $number }
new-rulings-usual = { $book ->
    [ours] (la nostra lettura)
   *[other] (come nel libretto)
}
ruling-deck_ends_when_needed = Quando è finito il mazzo?
ruling-deck_ends_when_needed-true = Quando serve una carta e non ce n’è più
ruling-deck_ends_when_needed-false = Appena ne esce l’ultima carta
ruling-swordmaster_before_honor = Quando si controlla la Vittoria del Maestro di Spada?
ruling-swordmaster_before_honor-true = Prima di contare l’onore di quella sconfitta
ruling-swordmaster_before_honor-false = Dopo la fine per mancanza di onore
ruling-any_team_mate_refuses = Quando non c’è la Vittoria del Maestro di Spada?
ruling-any_team_mate_refuses-true = Se l’ultima sconfitta è opera di un compagno qualsiasi
ruling-any_team_mate_refuses-false = Solo se chi è rimasto ha sconfitto un suo compagno
ruling-own_property_may_be_stripped = Quali proprietà può scartare la Geisha?
ruling-own_property_may_be_stripped-true = Quelle di chiunque, anche le tue
ruling-own_property_may_be_stripped-false = Solo quelle degli altri giocatori
ruling-own_hand_may_be_stripped = Da quale mano può scartare la Geisha?
ruling-own_hand_may_be_stripped-true = Da quella di chiunque, anche dalla tua
ruling-own_hand_may_be_stripped-false = Solo da quella degli altri giocatori
ruling-score_may_be_negative = Il punteggio di una squadra può essere negativo?
ruling-score_may_be_negative-true = Il punteggio può scendere sotto 0
ruling-score_may_be_negative-false = Il punteggio si ferma a 0
ruling-eighth_hand = Quante carte riceve l’ottavo giocatore?
ruling-eighth_hand-7 = L’ottavo giocatore riceve 7 carte
ruling-eighth_hand-8 = L’ottavo giocatore riceve 8 carte
ruling-second_copies = Quante copie di Makibishi e Kozuka ci sono?
ruling-second_copies-false = 2 Makibishi e 1 Kozuka
ruling-second_copies-true = 1 Makibishi e 2 Kozuka
ruling-parry_is_played = La parata contro Grido di battaglia si gioca?
ruling-parry_is_played-true = Sì, quindi Bokuden può pescare
ruling-parry_is_played-false = No, si scarta
ruling-weapon_is_played = L’arma contro Ju jitsu si gioca?
ruling-weapon_is_played-true = Sì, quindi Bokuden può pescare
ruling-weapon_is_played-false = No, si scarta
ruling-ability_adds_on_oneself = Musashi aggiunge una ferita con un Tantō su sé stesso?
ruling-ability_adds_on_oneself-true = Sì
ruling-ability_adds_on_oneself-false = No, solo sugli altri
ruling-property_adds_on_oneself = Estrazione veloce aggiunge una ferita con un Tantō su di te?
ruling-property_adds_on_oneself-true = Sì
ruling-property_adds_on_oneself-false = No, solo sugli altri
ruling-ability_draws_on_oneself = Tomoe pesca per un Tantō su sé stessa?
ruling-ability_draws_on_oneself-true = Sì
ruling-ability_draws_on_oneself-false = No, solo se ferisce altri
ruling-ability_adds_to_zero = Musashi aggiunge una ferita a un’arma di valore 0?
ruling-ability_adds_to_zero-true = Sì, se colpisce
ruling-ability_adds_to_zero-false = No, non ferisce
ruling-property_adds_to_zero = Estrazione veloce aggiunge una ferita a un’arma di valore 0?
ruling-property_adds_to_zero-true = Sì, se colpisce
ruling-property_adds_to_zero-false = No, non ferisce
ruling-ability_draws_on_hit = Quando pesca Tomoe?
ruling-ability_draws_on_hit-true = Quando la sua arma colpisce, anche senza perdita di punti
ruling-ability_draws_on_hit-false = Quando la sua arma ferisce
ruling-defeated_stop_at_once = Quando finisce il turno di chi viene sconfitto nel proprio turno?
ruling-defeated_stop_at_once-true = Subito
ruling-defeated_stop_at_once-false = Dopo ciò che è in corso e la fase di Scarto
ruling-harmless_show_cards = Intuizione riguarda anche i giocatori indifesi?
ruling-harmless_show_cards-true = Sì, se hanno una carta in mano
ruling-harmless_show_cards-false = No, ne restano fuori
ruling-strikes_back_per_wound = Quante volte rivela Yukimura?
ruling-strikes_back_per_wound-true = Una volta per ogni ferita
ruling-strikes_back_per_wound-false = Una volta per ogni carta che lo ferisce
ruling-last_reveal_counts = Quale carta di Masamune vale?
ruling-last_reveal_counts-true = L’ultima rivelata
ruling-last_reveal_counts-false = Quella che sceglie
new-design-heading = Carte dell’officina
new-design-some = scelte
new-house-heading = Regole della casa
new-house-some = modificate
new-house-file = Scegli un file
new-house-text = Oppure scrivi qui
new-house-too-long = Il file è troppo lungo: al massimo { $count } caratteri.

## Coming by a link

join-title = Tavolo { $code } · chanbara
join-heading = Tavolo { $code }
join-invited = Hai un invito: siediti al tavolo.
join-full = Tutti i posti sono occupati.
join-running = La partita è già cominciata.
join-over = La partita è finita.
join-void = La partita è finita senza risultato.
join-frozen = Le regole sono cambiate da quando è cominciata questa partita; non può continuare.
join-seat = Il tuo posto
join-seat-hint = L’ordine è quello intorno al tavolo.
join-sit = Siediti
join-watch = Guarda soltanto
join-no-spectators = Questo tavolo non ammette spettatori.
join-own = Apri un tavolo tuo
join-facts = Che cosa si gioca
join-wrong-heading = Tavolo non trovato
join-wrong = Il tavolo { $code } non esiste. Forse una lettera è sbagliata, o il tavolo non c’è più da tempo. Chiedi di nuovo il link ai tuoi amici.

## The waiting room

room-title = Sala d’attesa { $code } · chanbara
room-heading = Sala d’attesa
room-seats = Posti
room-lost = La connessione è caduta; nuovo tentativo in corso. Il tuo posto resta tuo.
room-out-heading = Questo posto non è più tuo
room-out = L’host ha liberato il tuo posto. Puoi prenderne un altro, se ce n’è.
room-out-bot = L’host l’ha dato a un bot. Puoi continuare a guardare, se questo tavolo lo permette.
room-out-again = Cerca un altro posto
room-out-look = Guarda il tavolo
room-free = { $count ->
    [one] { $count } posto è ancora libero. Aspetta un amico o mettici un bot.
   *[other] { $count } posti sono ancora liberi. Aspetta gli amici o mettici dei bot.
}
room-free-guest = { $count ->
    [one] { $count } posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
room-for = Si aspetta ancora: { $names }.
room-start = Avvia la partita
room-fill = Bot nei posti liberi
room-watching = Stai guardando. La partita comincia quando l’host la avvia.
room-host = Tutti pronti. L’host avvia la partita.
room-next = La partita comincia appena ci siete tutti.
room-say-ready = Di’ quando possiamo cominciare.
room-ready = Pronto
room-not-ready = Non ancora pronto
room-invite-title = Vieni al mio tavolo: Samurai Sword
room-invite-heading = Invita gli amici
room-invite-code = Codice del tavolo
room-invite-qr = Codice QR con il link a questo tavolo
room-invite-copy = Copia il link
room-invite-share = Condividi
room-device-heading = Un’altra persona su questo dispositivo
room-device-hint = Vi passate il dispositivo; ogni mano resta coperta finché chi la possiede non tocca lo schermo.
room-device-name = Nome dell’altra persona
room-device-add = Aggiungi al tavolo
room-private-heading = Il tuo posto su un secondo dispositivo
room-private-hint = Apri questo link sull’altro dispositivo e avrai lo stesso posto anche lì.
room-private-warning = Non darlo a nessuno: chi lo ha vede la tua mano e può giocare per te.
room-private-copy = Copia il link privato di { $name }
linked-heading = Hai già un posto a questo tavolo
linked-own = Questo browser siede qui come { $names }.
linked-same = Il link contiene un’altra chiave per lo stesso posto (posto { $number }). Se lo usi, questo browser perde la chiave che ha. Usa solo un link creato da te.
linked-other = Il link apre un altro posto (posto { $number }). Su questo dispositivo puoi giocare entrambi i posti.
linked-keep = Continua come { $names }
linked-replace = Usa invece il posto del link
linked-add = Aggiungi il posto del link
room-fair-heading = Una distribuzione onesta
room-fair-hint = Il server ha sigillato il suo numero segreto prima che chiunque fosse pronto; ognuno al tavolo aggiunge un sale, un numero casuale proprio. Le carte dipendono da tutti insieme, quindi nessuno può sceglierle. Alla fine tutti possono controllare.
room-fair-seal = Il sigillo (SHA-256 della chiave del server)
room-fair-origin-heading = Carte già giocate una volta
room-fair-origin = Sono le carte di una partita finita, ognuna dov’era allora; un altro gruppo le gioca di nuovo. Il server non promette nulla su di esse: chi ha visto quella partita le conosce. Gioca solo con chi non l’ha vista.

## One's own tables

history-title = Le mie partite · chanbara
history-none = Non hai ancora giocato nessuna partita. La prima è a un clic di distanza.
history-hint = Questo elenco è salvato solo in questo browser.
history-with = Con { $names }
history-more = Mostra le precedenti
history-gone = Questo tavolo non c’è più.
history-status-lobby = Non ancora cominciata
history-status-running = In corso
history-status-over = Finita
history-status-void = Finita senza risultato
history-status-frozen = Non può continuare: da allora le regole sono cambiate
history-won = Hai vinto: { $team }
history-lost = Vittoria: { $team }
history-duel = Duello contro { $enemy }, arma: { $weapon }
history-duel-won = Hai vinto
history-duel-lost = Hai perso
history-open = Apri
history-review = Rivedi
history-record = Salva la registrazione
history-forget = Rimuovi
history-forget-sure = Rimuovere davvero? Il posto va perso.
history-open-file = Apri una registrazione da un file

## Settings

settings-title = Impostazioni · chanbara
settings-you = Generali
settings-language-browser = Come il browser
settings-theme = Aspetto
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-text-size = Testo più grande: lo zoom del browser funziona fino al 200%.
settings-table = Durante la partita
settings-sound = Suoni
settings-sound-hint = Un legnetto per il tuo turno, carta e acciaio per carte e colpi, un tamburo per una sconfitta, un ticchettio quando il tempo sta per finire. Tutto si capisce anche senza suoni.
settings-volume = Volume
settings-vibrate = Vibrazione
settings-vibrate-hint = Una breve vibrazione quando vieni ferito, sui telefoni che la supportano.
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Una notifica del browser mentre guardi altro.
settings-notify-refused = Il browser non consente notifiche per questa pagina. Puoi consentirle nelle sue impostazioni per questo sito.
settings-pace = Ritmo del tavolo
settings-pace-calm = Calmo
settings-pace-normal = Normale
settings-pace-quick = Veloce
settings-pace-step = Passo passo
settings-pace-hint = Passo passo aspetta un tocco o un tasto dopo ogni evento. Con qualsiasi ritmo, un tocco o un tasto fa andare avanti subito.
settings-bubbles = Fumetti
settings-bubbles-hint = Quello che si dice appare per un momento al posto di chi parla.
settings-undo = Un attimo per annullare
settings-undo-hint = Le tue scelte vengono inviate dopo un secondo, così puoi ancora annullarle.
settings-confirm = Chiedi conferma per le mosse rischiose
settings-confirm-hint = Una volta sola, prima di una mossa che ti danneggia, ti toglie l’ultimo punto onore o chiude una partita probabilmente persa.

## An address that leads to nothing

nowhere-title = Pagina non trovata · chanbara
nowhere-heading = Qui c’è solo nebbia
nowhere-hint = Questo indirizzo non porta a nessuna pagina. Forse una lettera si è persa per strada.
