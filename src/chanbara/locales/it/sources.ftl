### Da dove viene una frase, una carta o un numero.

source-book-base = i tre libretti del gioco base
source-book-german = libretto tedesco
source-book-english = libretto inglese
source-book-italian = libretto italiano
source-book-rising_sun = libretto tedesco di Rising Sun
source-book-blood_and_bushido = libretto tedesco di Blood and Bushido
source-section = { $book }, «{ $section }»
source-entry = { $book }, «{ $section }»: { $entry }
source-card = la carta stampata { $name }
source-card-any = la carta stampata
source-lists = elenchi di carte che concordano
source-one_list = un solo elenco di carte
source-ours = nostro: { $reason }
source-ruling = nostra interpretazione ({ $where }): { $reason }
source-line = { $chapter }, riga { $line }

## I tipi di fonti, per la legenda

source-kind-book = un libretto
source-kind-card = una carta stampata
source-kind-lists = elenchi concordi
source-kind-one_list = un solo elenco
source-kind-ours = nostro, con un motivo

## Dati di una carta

source-fact-name = Nome
source-fact-difficulty = Difficoltà
source-fact-wounds = Ferite
source-fact-copies = Copie
source-fact-symbol = Simbolo
source-fact-effect = Effetto
source-fact-resilience = Resistenza
source-fact-ability = Abilità
source-fact-cards = Carte
source-fact-stars = Stelle
source-fact-multiplier = Moltiplicatore

## Il comando

source-rest = la tabella
source-nothing = Nulla si chiama «{ $name }». Indica un paragrafo come 5.2, una carta come geisha, un personaggio come benkei o, per il duello, un paragrafo come B2.12 o un numero come player.life.
source-of-number = { $path } è { $value }.
source-of-nothing = { $path }: nulla.

## Perché qualcosa è nostro

source-reason-second_copies = La scatola contiene 17 armi, e nessun elenco chiarisce quale delle due abbia una seconda copia; la somma torna comunque.
source-reason-samurai_with_five = Anche con 5 giocatori partecipa un solo Samurai, quindi una delle due carte va tolta; poiché entrambe contano una volta, si fa come con 4 e 6.
source-reason-second_ronin = Con 5-7 giocatori partecipa un Ronin, e il libretto non dice quale carta: il caso non rivela nulla.
source-reason-eighth_hand = Il libretto non dice quante carte riceve l’ottavo giocatore; la serie stampata sale a coppie e finisce con 7 e 7, e 8 sarebbero più di quante se ne possano tenere.
source-reason-shingens_bow = L’arco permette un’arma in più oltre a tutto il resto, e l’abilità di Shingen dice solo che cosa non conta.
source-reason-order_of_the_pile = Ieyasu prende la carta in cima, quindi l’ordine conta; i libretti dicono solo che le carte si scartano dopo l’effetto.
source-reason-equal_copies = Carte uguali hanno lo stesso effetto, e indicarne una allungherebbe soltanto le scelte.
source-reason-order_of_all = I libretti non parlano di cose simultanee; in senso orario dal giocatore di turno è l’ordine in cui si gioca.
source-reason-when_harmless = I libretti dicono chi è indifeso, ma non in quale momento; si controlla quando la carta raggiunge ciascuno, e ciò che accade dopo non cambia più nulla.
source-reason-prices_no_wounds = I libretti chiamano ferita ciò che infligge un attacco; ciò che un giocatore dà di sua volontà è un prezzo.
source-reason-prices_of_cards = Il libretto fa pagare a Chiyome il proprio Colpo simultaneo e non fa rivelare Yukimura per Ferita sanguinante; il resto segue la stessa linea.
source-reason-ability_adds_to_zero = Due dei libretti fanno agire Musashi quando la sua arma ferisce, e un’arma di valore 0 non ferisce nessuno.
source-reason-property_adds_to_zero = Quando i libretti furono scritti non c’erano armi di valore 0; aggiungere a nulla renderebbe Zen forte dove dovrebbe essere debole.
source-reason-after_a_hit = I libretti non danno un ordine; prima viene la sconfitta che può chiudere la partita, poi la vittima, l’arma, l’attaccante e la risposta.
source-reason-ability_draws_on_hit = La carta stampata e due dei libretti dicono che pesca quando ferisce; solo il libretto inglese parla di un attacco riuscito.
source-reason-order_of_defeat = I libretti descrivono ogni passo, ma non l’ordine; controlliamo prima se la partita finisce, così dopo non accade più nulla.
source-reason-defeated_stop_at_once = Ciò che tocca più giocatori altrimenti ne toccherebbe solo alcuni secondo i posti, e il limite di carte vale alla fine di ogni turno.
source-reason-deck_ends_when_needed = Due libretti parlano di un mazzo vuoto nella fase di Pesca, che non si vedrebbe mai se se ne formasse subito uno nuovo.
source-reason-both_piles_empty = I libretti non pensano a due pile vuote; dove non si può formare un mazzo nuovo, la sua fine non costa onore.
source-reason-eight_players_count = Il libretto dà per 8 giocatori solo i moltiplicatori dei Ronin; con 1 per tutti gli altri la somma dei moltiplicatori è la stessa per ogni squadra, come in ogni altra colonna.
source-reason-any_team_mate_refuses = Due dei tre libretti la negano per qualunque compagno, e la frase tedesca nomina il caso più comune.
source-reason-swordmaster_before_honor = Entrambe le fini sono immediate; l’ultimo punto resistenza è perso prima che si dia un punto onore.
source-reason-tanto_and_swordmaster = Nessuno della squadra ha sconfitto qualcuno: i libretti negano la vittoria per una sconfitta inflitta da un altro membro.
source-reason-score_may_be_negative = I libretti tolgono 3 punti senza indicare un minimo; con un minimo la penalità non costerebbe nulla a una squadra senza punti.
source-reason-one_after_the_other = I libretti dicono solo che ogni altro giocatore risponde; a turno, chi segue sa che cosa è accaduto, come con ogni altra carta.
source-reason-parry_is_played = Secondo due dei tre libretti la parata si gioca, come contro un’arma; secondo quello tedesco si scarta.
source-reason-breathing_named = In mezzo può venire solo una carta pescata da Bokuden; scelto insieme alla carta, resta una mossa sola, come con ogni carta che ha un bersaglio.
source-reason-own_property_may_be_stripped = Due dei libretti nominano qualsiasi proprietà in gioco; un Bushido davanti a sé è una buona ragione per farlo.
source-reason-own_hand_may_be_stripped = Due dei libretti nominano la mano di un altro giocatore; quello inglese lo lascia aperto.
source-reason-weapon_is_played = Secondo due dei tre libretti e la carta stampata l’arma si scarta, e fuori dal proprio turno non si giocano armi.
source-reason-touches_nobody = I consigli dei libretti lodano lo svuotare la mano, e nessun libretto vieta una carta che non tocca nessuno.
source-reason-banzai_decks = A fine partita le pile possono essere così piccole che un solo Banzai toglierebbe onore a tutti più volte.
source-reason-tanto_no_window = La Difficoltà si conta fra due giocatori, una parata risponde a qualcun altro, e Yukimura reagisce solo agli altri.
source-reason-ability_adds_on_oneself = Il libretto tedesco parla di un giocatore, gli altri di un altro; un’arma contro sé stessi resta un attacco come ogni altro.
source-reason-property_adds_on_oneself = Due dei libretti parlano di un’arma che colpisce, chiunque sia; solo quello inglese di un altro personaggio.
source-reason-ability_draws_on_oneself = Secondo due dei libretti pesca quando ferisce un giocatore; solo quello inglese dice un altro.
source-reason-tanto_wounds_stay = Ferita sanguinante si scarta quando si perde onore, e qui lo si guadagna.
source-reason-peasant_pays = Il libretto permette un Contadino come prezzo per Shima e Nobunaga; poiché nessun punto si perde, l’ultimo non è in pericolo.
source-reason-peasant_taken = Il prezzo viene prima, e ciò che è scartato non è più in gioco.
source-reason-kote_when = La carta dice quando si gioca, non dopo; così la carta pescata può già servire per l’effetto.
source-reason-wound_ends_deck = La carta si stava già rivelando prima che la ferita si scartasse, e un effetto cominciato si porta a termine.
source-reason-counterattack_met = La carta chiede una parata e non dice nulla di mani vuote o di Chiyome; perciò si affronta come ogni attacco che non si può evitare.
source-reason-harmless_show_cards = La carta stampata lascia fuori chi è indifeso, e una carta viene prima del libretto.
source-reason-bokuden_when = La carta dice quando si gioca una carta Torii; così quella pescata può già servire per l’effetto, e ciò che si scarta non è giocato.
source-reason-gracia_when = La carta dice all’inizio del turno e il libretto prima di Ferita sanguinante; dopo il Recupero è il primo momento in cui serve.
source-reason-kanbei_parries = La proprietà vale come parata e serve dove serve una parata; Ju jitsu e Chigiriki chiedono un’arma.
source-reason-last_reveal_counts = Secondo la carta stampata sceglie quella che vale; il libretto aggiunge solo che può fermarsi prima.
source-reason-masamune_missing = Una carta rivelata va sempre nella pila, e nessuno può girare una carta che non c’è.
source-reason-masamune_decks = Ogni carta si rivela per sé, e prima della successiva può fermarsi; a differenza di Banzai, nulla lo obbliga.
source-reason-okuni_scope = La carta parla di azioni di cui è bersaglio, il libretto aggiunge quelle che toccano più giocatori; anche ciò che chiede un Contrattacco è l’effetto di un’azione.
source-reason-strikes_back_per_wound = La carta dice ogni volta che un altro giocatore lo ferisce, e una carta ferisce una volta, per quanti punti tolga.
source-reason-yukimura_wound = Il libretto dice solo che l’altro subisce una ferita; non è un’arma, quindi nessuna parata risponde, e vale tutto ciò che riguarda le ferite.
source-reason-talk = Un libretto vieta di dire, gli altri due di chiedere; ciò che l’uno vieta guasterebbe anche il gioco secondo l’altro.
source-reason-about_page = Questo spiega la pagina stessa e non è una regola del gioco.
source-reason-key_names = Una chiave è un nome senza accenti e spazi che registrazioni e programmi possono scrivere in ogni lingua.
source-reason-working_name = In questa lingua non si è trovato un nome stampato, perciò abbiamo tradotto quello tedesco o spagnolo.
source-reason-cast_option = Chi vuole conoscere uno solo dei giochi può farlo; il libretto mescola i personaggi di entrambi.
source-reason-book_option = I libretti non concordano, e un tavolo deve poter giocare esattamente secondo quello che possiede.
source-reason-register = Il registro dice per ogni interpretazione che cos’altro si potrebbe giocare; i motivi sono ai paragrafi.
source-reason-follows = I libretti non lo dicono apertamente, ma segue da ciò che dicono altrove.
source-reason-silence = A un tavolo vero nessuno vede chi avrebbe potuto rispondere; un programma che chiedesse solo a quelli svelerebbe le mani.
source-reason-open_pile = Ogni carta ci è andata scoperta davanti a tutti, e un programma non deve essere una prova di memoria.
source-reason-counted = Abbiamo contato le carte del nostro elenco; un test le riconta.
source-reason-ninja_removed = I libretti lo dicono per 4 giocatori, dove le stelle contano; con 3 e 5 non cambia nulla, e un modo solo è più semplice.
source-reason-pile_now = Bushido e carte rivelate vengono prima della fase di Pesca, quindi sono già lì; una carta da una pila scoperta la vedono tutti.
source-reason-limit_now = I libretti danno un numero per turno; lo si guarda quando si gioca l’arma successiva, e una risposta non è un attacco proprio.
source-reason-full_number = Un Contadino sostituisce una ferita, e quelle in eccesso si ignorano solo dopo essere state inflitte.
source-reason-counted_when_dealt = Le carte nominano ciò che ha il ferito; si sa solo quando le ferite si infliggono, dopo la finestra di parata.
source-reason-price_first = La carta nomina il prezzo prima dell’effetto, e un prezzo non si restituisce.
