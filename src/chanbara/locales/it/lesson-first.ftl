### Che cosa dice il maestro nella prima partita. $who è il nome di un personaggio, $card quello di una carta.

lesson-first-welcome = Sei Musashi e sei lo Shogun: lo sanno tutti. Uno degli altri è il tuo Samurai, due sono Ninja che vogliono il tuo onore. Chi è chi, devi scoprirlo tu.

lesson-first-focus = Comincia con una proprietà. Concentrazione resta davanti a te e ti permette una seconda arma a ogni turno. Toccala, poi giocala.
lesson-first-focus-instead = Questo può aspettare. Metti prima Concentrazione: vale subito, e in questo turno ti serviranno due armi.

lesson-first-daimyo = Ora un'azione: si gioca, fa effetto e se ne va. Con il Daimyo peschi due carte.
lesson-first-daimyo-instead = Prima pesca con il Daimyo. Più carte hai in mano, meglio scegli.

lesson-first-bokken = Il numero accanto a ogni posto dice quanto è difficile raggiungerlo. Il tuo Bokken arriva a 1, quindi solo ai vicini. Colpisci Ginchiyo.
lesson-first-bokken-instead = Prendi il Bokken e Ginchiyo, al tuo fianco. È la tua arma più corta; quella più lunga serve per chi è più lontano.

lesson-first-parried = { $who } aveva una parata, quindi non è successo nulla. Il Bokken è andato, ma la parata anche: vale qualcosa.

lesson-first-kusarigama = Grazie a Concentrazione puoi colpire ancora. Ieyasu è a 2, e la Kusarigama arriva a 2.
lesson-first-kusarigama-instead = Colpisci Ieyasu con la Kusarigama. Nient'altro che hai in mano arriva così lontano.

lesson-first-hit = Colpito. Due ferite dall'arma e una in più perché sei Musashi: ognuna costa a { $who } una goccia di resistenza.

lesson-first-diversion = Ancora un'azione. Distrazione prende una carta a caso da una mano, a qualsiasi distanza. Provala su Ginchiyo.
lesson-first-diversion-instead = Prima gioca Distrazione su Ginchiyo: una carta per te, e una di meno là per parare.

lesson-first-taken = Ora la carta è tua. { $who } sa quale è, nessun altro.

lesson-first-end = Tieni la Parata e il Grido di battaglia: un grido colpirebbe anche il tuo amico nascosto. Non c'è altro da fare, quindi finisci il turno.
lesson-first-end-instead = Non ora. Un Grido di battaglia ferisce tutti, anche il tuo Samurai. Aspetta che ne valga la pena e finisci il turno.

lesson-first-jujutsu = { $who } gioca Ju jitsu: ognuno scarta un'arma o subisce una ferita. Del Bokken puoi fare a meno.
lesson-first-jujutsu-instead = Hai un'arma di troppo, e la resistenza torna a fatica. Scartala.

lesson-first-parry = { $who } ti attacca. Una Parata ferma l'attacco; senza, perdi tante gocce quante sono le ferite dell'arma. Para.
lesson-first-parry-instead = Puoi incassare il colpo, ma la Parata serve proprio a questo. Giocala, questa volta.

lesson-first-friend = Hai visto? Goemon ha ferito Ieyasu, subito dopo che Ieyasu aveva attaccato te. Così si comporta un Samurai.

lesson-first-cry = A Ieyasu restano 3 gocce. Il tuo Shuriken ne toglierebbe 2. Prima un Grido di battaglia: ognuno risponde con una parata o ne perde una.
lesson-first-cry-instead = Prima il grido, poi il colpo. Una goccia in meno, e lo Shuriken basta.

lesson-first-shuriken = Ora: a { $who } ne restano 2 ed è a 2. Lo Shuriken arriva a 3 e ne toglie 2. Prendi l'ultima goccia.
lesson-first-shuriken-instead = C'è un punto onore da prendere. Lancia lo Shuriken a { $who }.

lesson-first-won-honor = Sconfitta di { $who }: il suo punto onore è tuo. Nessuno esce dal gioco: fino al suo prossimo turno è innocuo, poi torna in piena forza.
lesson-first-defeated = La tua ultima goccia è andata, e un punto onore passa a { $who }. Fino al tuo turno nessuno può attaccarti, poi recuperi tutto.
lesson-first-others-defeat = { $who } ha perso l'ultima goccia, e con essa un punto onore. Chi resta senza onore chiude la partita per tutti.
lesson-first-lost-property = Una tua proprietà è andata. Niente dura: usa ciò che metti in gioco finché c'è.
lesson-first-bushido = Davanti a te c'è il Bushido. All'inizio del tuo turno si gira una carta; se è un'arma, ne scarti una anche tu oppure perdi onore.
lesson-first-bushido-test = Per il Bushido è stata girata un'arma. Scarta una tua arma e passa a sinistra; altrimenti costa un punto onore.
lesson-first-wounded = Una ferita: una goccia d'inchiostro in meno. Perdi davvero solo quando se ne va l'ultima.
lesson-first-deck = Il mazzo è finito ed è stato rimescolato. Ogni volta tutti perdono un punto onore.

lesson-first-won = È finita, e hai vinto. L'onore conta secondo il ruolo, un Daimyo in mano dà un punto, e le squadre sommano. Guarda il conto: ogni riga cita la sua regola.
lesson-first-lost = È finita, e i Ninja erano avanti. Guarda il conto per capire dove l'hai persa; la prossima mano è tua.
lesson-first-too-many = Alla fine del turno puoi tenere sette carte. Lascia quella che ti serve meno; di rado è una Parata.
lesson-first-in-reach = Ora puoi sconfiggere { $who }: con { $card } arrivi, e un colpo toglie l'ultima goccia. Solo una parata può fermarlo.
lesson-first-last-parry = Questo ti sconfiggerebbe: { $wounds } contro le tue { $left }. Para.
lesson-first-small-wound = { $wounds } delle tue { $left } gocce: puoi incassare e tenere la Parata per il peggio. Vanno bene entrambe.
lesson-first-no-parry = Nessuna parata in mano, quindi il colpo arriva. Agli altri sembra che tu stia pensando.
lesson-first-no-weapon = Nessuna arma da scartare, quindi ti costa una goccia.
lesson-first-spend-weapon = Scarta l'arma che ti mancherà di meno, oppure subisci la ferita e tienile tutte.
lesson-first-suspect = { $who } ti ha attaccato { $times } volte, più di chiunque altro. Io non mi fiderei.
lesson-first-lay = Metti Concentrazione prima di colpire: vale da quel momento.
lesson-first-breathe = Restano poche gocce. Respirazione le ridà tutte; lascia la carta che ne segue a qualcuno di cui ti fidi.
lesson-first-on-your-own = Da qui la partita è tua. Parlo solo se vedo qualcosa.
