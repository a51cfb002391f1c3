### The page in the browser: choosing a duel, and the campaigns and clans between their duels.

frame-duel = Duello
hall-title = Duello · chanbara
hall-heading = La via della spada
hall-promise = Way of the Samurai: tu contro un maestro, o contro tre nemici insieme.
hall-ways = Come combatti
hall-way-single = Duello singolo
hall-way-campaign = Campagna
hall-way-clan = Clan
hall-about-single = Scegli il tuo avversario e la tua arma. Ogni riga si apre; se due cose non vanno insieme, c’è scritto perché.
hall-about-campaign = Un samurai, cinque maestri di fila, e un sesto se vuoi. Le tue ferite vengono con te; una sconfitta chiude la campagna.
hall-about-clan = Quattro samurai affrontano gli stessi maestri nel pieno delle forze. Nessuno guarisce; se uno cade, subentra il prossimo.

hall-new = Il tuo primo duello?
hall-new-about = Il maestro te ne mostra uno in pochi minuti: carte, difesa, contrattacco, Qi.
hall-new-go = Comincia dalla lezione

## Choosing

hall-opponent = Avversario
hall-weapon = Arma
hall-environment = Luogo
hall-weather = Tempo
hall-difficulty = Difficoltà
hall-modules = Moduli di Blood and Bushido
hall-advised = consigliato
hall-origin-official = ufficiale
hall-origin-partly = ufficiale in parte
hall-origin-ours = nostra ricostruzione
hall-origin-own = numeri tuoi
hall-wins = vittorie del risolutore: { $percent }%
hall-enemy = Nemico { $number }
hall-armoured = Chi porta l’armatura?
hall-chance = Casuale
hall-usual = Predefinito
hall-begin-single = Comincia il duello
hall-begin-campaign = Comincia la campagna
hall-begin-clan = Guida il clan
hall-level-easy = Facile
hall-level-fair = Medio
hall-level-hard = Difficile
hall-level-fierce = Molto difficile
hall-solver-single = { $level }: il risolutore, il nostro miglior bot, vince il { $percent }% dei duelli come questo (intervallo al 95%: da { $low } a { $high }).
hall-solver-estimate = { $level }: il risolutore, il nostro miglior bot, vince circa il { $percent }% dei duelli come questo (stima, intervallo al 95%: da { $low } a { $high }).
hall-solver-campaign = { $level }: il risolutore, il nostro miglior bot, completa circa { $part } su { $whole } campagne come questa ({ $percent }%, intervallo al 95%: da { $low } a { $high }).
hall-solver-clan = { $level }: il risolutore, il nostro miglior bot, ce la fa con un clan così circa { $part } volte su { $whole } ({ $percent }%, intervallo al 95%: da { $low } a { $high }).
hall-measured = Ogni lama mostra quanto spesso vince il risolutore, il nostro miglior programma, se cambia solo questa scelta; vittorie nel duello semplice: { $percent }%.
hall-rules = Tutte le regole del duello, ufficiali e nostre
hall-events = Con eventi
hall-events-hint = Tra due duelli si tira il dado blu: nel bene o nel male.
hall-ladder = Avversari
hall-ladder-three = Con 1 vs. 3 incontri invece ogni volta tre nemici. In una campagna si dividono la vita indicata qui.

## Le introduzioni, per lezione

introduction-blood = Blood
introduction-bushido = Bushido
introduction-gisei = Gisei
introduction-three = 1 vs. 3
introduction-yoroi = Yoroi
introduction-yoroi-enemy = Yoroi del nemico
introduction-shiro = Shiro
introduction-ground = Luogo e tempo
hall-try = Prima volta? Prova { $name } in due minuti
hall-try-again = Rigioca l’introduzione a { $name }

## Rulings, and numbers of your own

hall-rulings = Interpretazioni
hall-rulings-hint = Dove il libretto tace o si può leggere in due modi, decidi tu. Di norma vale il libretto; dove non dice nulla, la nostra interpretazione.
hall-rulings-usual = (di norma)
hall-rulings-own = { $count ->
    [one] una interpretazione cambiata
   *[other] { $count } interpretazioni cambiate
}
hall-numbers = I tuoi numeri
hall-numbers-hint = I numeri del gioco base sono una nostra ricostruzione. Se hai il gioco, puoi inserire quelli stampati: scarica il nostro file, cambia ciò che è diverso e sceglilo qui. Basta ciò che è diverso, in JSON o YAML; una lista sostituisce tutta la nostra.
hall-numbers-uncounted = Questi duelli non contano in nessuna statistica. Le loro registrazioni contengono i numeri.
hall-numbers-download = Scarica i nostri numeri
hall-numbers-file = Scegli un file
hall-numbers-text = Oppure scrivili qui
hall-numbers-check = Controlla e usa
hall-numbers-remove = Rimuovi
hall-numbers-used = in uso
hall-numbers-wrong = non ancora giocabili
hall-numbers-unchecked = Hai cambiato il testo. Controllalo per usarlo.
hall-numbers-faults = Con questi numeri non si può ancora giocare:
hall-numbers-fine = { $count ->
    [0] Controllati. Questi numeri sono uguali ai nostri.
    [one] Controllati e in uso. Una voce è diversa dalla nostra.
   *[other] Controllati e in uso. { $count } voci sono diverse dalle nostre.
}
hall-numbers-changes = Che cosa è diverso
hall-numbers-place = Voce
hall-numbers-ours = Nostri
hall-numbers-own = Tuoi
hall-numbers-more = { $count ->
    [one] Un’altra voce è diversa.
   *[other] Altre { $count } voci sono diverse.
}

## Campaign and clan

saga-own-campaign = Le tue campagne
saga-own-clan = I tuoi clan
saga-older = { $count ->
    [one] Mostra le precedenti ({ $count })
   *[other] Mostra le precedenti ({ $count })
}
saga-of-campaign = La campagna di { $name }
saga-of-clan = Il clan di { $name }
saga-path = La via
saga-rules = Interpretazioni e numeri
saga-rung-won = vinto
saga-rung-lost = perso
saga-rung-next = il prossimo
saga-rung-ahead = da affrontare
saga-rung-optional = se vuoi
saga-rung-declined = rifiutato
saga-rung-unmet = mai incontrato
saga-rung-life = { $count ->
    [one] { $count } vita
   *[other] { $count } vite
}
saga-carried = Ciò che porti con te
saga-members-campaign = Il samurai
saga-members-clan = I quattro samurai
saga-life = vita { $count } su { $most }
saga-fallen = caduto
saga-fights = combatte ora
saga-send = Manda il samurai con { $weapon }
saga-fight = Affronta { $enemy }
saga-fight-three = Affronta i tre nemici
saga-resume = Riprendi il duello contro { $enemy }
saga-resume-three = Riprendi il duello contro i tre nemici
saga-resume-hint = Questo duello è ancora in corso: riprende da dove l’hai lasciato, senza ridistribuire le carte.
saga-last = { $enemy } è l’ultimo, e puoi rinunciare: le tue vittorie finora ({ $won }) restano tue.
saga-last-three = Questi tre nemici sono gli ultimi, e puoi rinunciare: le tue vittorie finora ({ $won }) restano tue.
saga-retire = Rinuncia e chiudi qui
saga-retire-sure = Chiudere davvero? Premi ancora
saga-again-campaign = Un’altra campagna
saga-again-clan = Un altro clan
saga-kept = Salvato sul server come { $code }; questo browser ne ha la chiave.
saga-link = Link per un altro tuo dispositivo
saga-give-up = Cancella
saga-give-up-sure = Cancellare davvero, con tutti i duelli? Premi ancora

## On the first page

hall-invite-heading = In solitario? Sfida un maestro
hall-invite = Un samurai contro un maestro di spada: Way of the Samurai, con campagna e clan.
hall-invite-go = Al duello
