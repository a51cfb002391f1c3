### The page in the browser: choosing a duel, and the campaigns and clans between their duels.

frame-duel = Duello
hall-title = Il duello · chanbara
hall-heading = La via della spada
hall-promise = Way of the Samurai: tu solo contro un maestro, o contro tre.
hall-ways = Come combatti
hall-way-single = Duello singolo
hall-way-campaign = Campagna
hall-way-clan = Clan
hall-about-single = Nomina il tuo avversario e la tua lama. Ogni riga si apre; ciò che non va insieme dice perché.
hall-about-campaign = Un samurai, cinque maestri di fila, e un sesto se vuoi. Le tue ferite vengono con te; una sconfitta la chiude.
hall-about-clan = Quattro samurai affrontano gli stessi maestri nel pieno delle forze. Nessuno guarisce; se uno cade, subentra il prossimo.

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
hall-wins = il risolutore vince il { $percent } %
hall-enemy = Nemico { $number }
hall-armoured = Chi porta l’armatura?
hall-chance = Lascia scegliere il caso
hall-usual = Come al solito
hall-begin-single = Comincia il duello
hall-begin-campaign = Comincia la campagna
hall-begin-clan = Guida il clan
hall-measured = Ogni lama mostra quanto spesso vince il risolutore, il nostro miglior programma, cambiando solo questa cosa; nel duello semplice vince il { $percent } %.
hall-rules = Tutte le regole del duello, ufficiali e nostre
hall-events = Con eventi
hall-events-hint = Tra due duelli si tira il dado blu: nel bene o nel male.

## Campaign and clan

saga-own-campaign = Le tue campagne
saga-own-clan = I tuoi clan
saga-older = { $count ->
    [one] Mostrane una più vecchia
   *[other] Mostra le più vecchie ({ $count })
}
saga-of-campaign = La campagna di { $name }
saga-of-clan = Il clan di { $name }
saga-path = La via
saga-rung-won = vinto
saga-rung-lost = perso
saga-rung-next = il prossimo
saga-rung-ahead = ancora davanti
saga-rung-optional = se vuoi
saga-rung-declined = rifiutato
saga-rung-unmet = mai incontrato
saga-rung-life = { $count ->
    [one] { $count } vita
   *[other] { $count } vite
}
saga-carried = Ciò che porti con te
saga-members-campaign = Il samurai
saga-members-clan = I quattro
saga-life = { $count } vite su { $most }
saga-fallen = caduto
saga-fights = combatte per primo
saga-send = Manda { $weapon }
saga-fight = Affronta { $enemy }
saga-resume = Riprendi il duello contro { $enemy }
saga-resume-hint = Questo duello è aperto: riprende da dove l’hai lasciato, le carte non si ridanno.
saga-last = { $enemy } è l’ultimo, e puoi rinunciare: cinque vittorie restano.
saga-retire = Rinuncia e chiudi qui
saga-retire-sure = Chiudere davvero? Premi ancora
saga-again-campaign = Un’altra campagna
saga-again-clan = Un altro clan
saga-kept = Conservato sul server come { $code }; questo browser ne ha la chiave.
saga-link = Link per un altro tuo dispositivo
saga-give-up = Abbandona
saga-give-up-sure = Davvero? Sparirà dappertutto, con tutti i duelli

## On the first page

hall-invite-heading = Da solo? Sfida un maestro
hall-invite = Un samurai contro un maestro di spada: Way of the Samurai, con campagna e clan.
hall-invite-go = Al duello
