### Che cosa dice il maestro nella prima partita. $who è il nome di un personaggio, $card quello di una carta.

lesson-first-welcome = Sei Musashi e sei lo Shogun: lo sanno tutti. Uno degli altri è il tuo Samurai, due sono Ninja. Nascondono il ruolo: lo scopri da quello che fanno.
lesson-first-honor = I fiori sono l’onore. Chi viene sconfitto ne dà uno al vincitore. Quando qualcuno resta senza, la partita finisce e vince la squadra con più punti.
lesson-first-drops = Le gocce sono la resistenza: ogni ferita ne costa una. Senza gocce subisci una sconfitta, ma non esci mai: all’inizio del tuo prossimo turno tornano tutte.
lesson-first-turn = Hai pescato due carte. Ora giocane quante vuoi, ma una sola arma per turno. Alla fine ne tieni al massimo sette. Tieni premuta una carta per leggerla.

lesson-first-focus = Comincia con una proprietà: le carte blu. Concentrazione resta davanti a te e ti permette un’arma in più a ogni turno. Toccala, poi giocala.
lesson-first-focus-instead = Gioca prima Concentrazione: vale subito, e in questo turno ti serviranno due armi.

lesson-first-daimyo = Ora un’azione: le carte gialle. Si gioca, fa effetto e se ne va. Con il Daimyo peschi due carte. Tenuto fino alla fine varrebbe un punto onore.
lesson-first-daimyo-instead = Prima pesca con il Daimyo. Più carte hai in mano, meglio scegli.

lesson-first-bokken = Le carte rosse sono armi. Il numero accanto a un posto dice quanto è difficile raggiungerlo: 1 per i vicini, 2 per chi siede oltre. Il Bokken arriva a 1. Toccalo, poi tocca Ginchiyo.
lesson-first-bokken-instead = Prendi il Bokken e Ginchiyo, al tuo fianco. È la tua arma più corta; quella più lunga serve per chi è più lontano.

lesson-first-parried = { $who } aveva una parata, quindi non è successo nulla. Hai speso il Bokken, ma anche quella parata non c’è più: è già qualcosa.

lesson-first-kusarigama = Grazie a Concentrazione puoi attaccare ancora. In basso su un’arma stanno la Difficoltà e le ferite. La Kusarigama arriva a 2 e Ieyasu è a 2: attacca lì.
lesson-first-kusarigama-instead = Attacca Ieyasu con la Kusarigama: nient’altro che hai in mano arriva così lontano, e fa due ferite.

lesson-first-hit = A segno. Due ferite dall’arma e una in più perché sei Musashi: ognuna costa a { $who } una goccia di resistenza.

lesson-first-diversion = Ancora un’azione. Distrazione prende una carta a caso da una mano, a qualsiasi distanza. Provala su Ginchiyo.
lesson-first-diversion-instead = Prima gioca Distrazione su Ginchiyo: una carta per te, e una di meno là per parare.

lesson-first-taken = Ora la carta è tua. { $who } sa quale è, nessun altro.

lesson-first-end = Tieni la Parata e il Grido di battaglia: un grido colpirebbe anche il tuo amico nascosto. Non c’è altro da fare, quindi finisci il turno.
lesson-first-end-instead = Tieni quello che hai: la Parata aspetta un attacco, e un Grido di battaglia ferisce anche il tuo Samurai. Finisci il turno.

lesson-first-jujutsu = { $who } gioca Ju jitsu: ognuno scarta un’arma o subisce una ferita. Del Bokken puoi fare a meno.
lesson-first-jujutsu-instead = Hai un’arma di troppo, e la resistenza torna a fatica. Scarta l’arma.

lesson-first-parry = { $who } ti attacca. Una Parata ferma l’attacco; senza, perdi tante gocce quante sono le ferite dell’arma. Para.
lesson-first-parry-instead = Puoi incassare il colpo, ma la Parata serve proprio a questo. Giocala, questa volta.

lesson-first-friend = Hai visto? Goemon ha ferito Ieyasu, subito dopo che Ieyasu aveva attaccato te. Chi ferisce i tuoi nemici forse è il tuo Samurai. A parlare sono solo le mosse.

lesson-first-cry = Allora tocca a Ieyasu: ha 3 gocce, e lo Shuriken ne toglie 2. Prima un Grido di battaglia: ognuno para o ne perde una. Forse ferisce anche il tuo Samurai, ma per sconfiggere Ieyasu ne vale la pena.
lesson-first-cry-instead = Prima il grido, poi l’attacco. Una goccia in meno, e lo Shuriken basta.

lesson-first-shuriken = Ora: a { $who } ne restano 2 ed è a 2. Lo Shuriken arriva a 3 e ne toglie 2. Prendi l’ultima goccia.
lesson-first-shuriken-instead = C’è un punto onore da prendere. Lancia lo Shuriken a { $who }.

lesson-first-won-honor = Sconfitta di { $who }: un fiore è tuo. Nessuno esce dal gioco: { $who } ora è indifeso e non si può attaccare, finché il suo prossimo turno non gli ridà tutte le gocce.
lesson-first-defeated = Hai perso l’ultima goccia, e un punto onore passa a { $who }. Fino al tuo turno nessuno può attaccarti, poi recuperi tutto.
lesson-first-others-defeat = { $who } ha perso l’ultima goccia, e con essa un fiore. Va a chi l’ha sconfitto: così l’onore gira intorno al tavolo.
lesson-first-lost-property = Hai perso una proprietà. Niente dura: usa ciò che metti in gioco finché c’è.
lesson-first-bushido = Davanti a te c’è il Bushido. All’inizio del tuo turno si gira una carta; se è un’arma, ne scarti una anche tu oppure perdi onore.
lesson-first-bushido-test = Per il Bushido è stata girata un’arma. Scarta una tua arma e il Bushido passa a sinistra; altrimenti ti costa un punto onore.
lesson-first-wounded = Il colpo è arrivato: ogni ferita è una goccia d’inchiostro in meno. La sconfitta viene solo quando se ne va l’ultima.
lesson-first-deck = Il mazzo è finito ed è stato rimescolato. Ogni volta tutti perdono un punto onore.
lesson-first-poor = A { $who } resta un solo fiore. La sua prossima sconfitta chiude la partita per tutti. Poi l’onore conta secondo il ruolo, e ogni squadra somma i suoi punti.

lesson-first-won = È finita, e hai vinto. Qui sotto ogni fiore è moltiplicato secondo il ruolo, un Daimyo in mano ne aggiunge uno, e ogni squadra somma i suoi punti. Ogni riga cita la sua regola.
lesson-first-lost = È finita, e i Ninja erano avanti. Qui sotto ogni fiore è moltiplicato secondo il ruolo, e ogni squadra somma i suoi punti: guarda dove hai perso. La prossima partita è tua.
lesson-first-goodbye = Ora conosci il gioco. Ai tavoli più grandi c’è anche un Ronin, che gioca da solo contro tutti. Gioca una partita contro i bot, o prova un rompicapo.
lesson-first-too-many = Alla fine del turno puoi tenere sette carte. Lascia quella che ti serve meno; di rado è una Parata.
lesson-first-armor = Con l’Armatura è più difficile raggiungerti: a tutti serve 1 in più, e le armi corte non arrivano. Giocala prima di attaccare; vale da subito, anche nei turni degli altri.
lesson-first-in-reach = Ora puoi sconfiggere { $who }: con { $card } arrivi, e un colpo toglie l’ultima goccia. Solo una parata può fermarlo.
lesson-first-last-parry = Questo ti sconfiggerebbe: ferite { $wounds }, gocce { $left }. Para.
lesson-first-small-wound = { $wounds } delle tue { $left } gocce: puoi incassare e tenere la Parata per il peggio. Vanno bene entrambe.
lesson-first-no-parry = Nessuna parata in mano, quindi il colpo arriva. Agli altri sembra che tu stia pensando.
lesson-first-no-weapon = Nessuna arma da scartare, quindi ti costa una goccia.
lesson-first-spend-weapon = Scarta l’arma che ti mancherà di meno, oppure subisci la ferita e tienile tutte.
lesson-first-suspect = { $who } ti ha attaccato { $times } volte, più di chiunque altro. Io non mi fiderei.
lesson-first-keep-daimyo = Di nuovo un Daimyo: due carte adesso, o un fiore alla fine. Finché la fine è lontana valgono di più le carte; quando è vicina, tienilo.
lesson-first-lay = Gioca Concentrazione prima di attaccare: vale da quel momento.
lesson-first-breathe = Restano poche gocce. Respirazione le ridà tutte; lascia la carta che ne segue a qualcuno di cui ti fidi.
lesson-first-on-your-own = Da qui la partita è tua. Attacca i Ninja, risparmia il tuo Samurai e tieni una Parata per i loro turni. Ti dico quello che vedo.
