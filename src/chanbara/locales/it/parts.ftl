### Carte personalizzate da file: le frasi che nascono dalle loro parti.
### Una parte è verbo | resto | coda | ciò che segue; $form è me, one, many o inf.

say-clause = { $subject } { $verb } { $rest } { $tail }
say-bare = { $verb } { $rest } { $tail }
say-infinitive = { $verb } { $rest } { $tail }
say-may = { $subject } { $form ->
    [me] puoi
    [many] possono
   *[one] può
} { $doing }
say-and = { $one } e { $other }
say-or = { $one } o { $other }
say-or-else = { $one }, oppure { $other }
say-then = poi
say-otherwise = altrimenti
say-unmet = se no,
say-met = se sì,
say-if = se { $condition },
say-happening = far succedere questo: { $what }

## Chi

say-name-you = { $case ->
    [gen] tua
    [dat] a te
    [acc] te
   *[other] tu
}
say-form-you = me
say-leaves-out-you = always
say-name-holder = { $case ->
    [gen] di chi ce l’ha davanti
    [dat] a chi ce l’ha davanti
   *[other] chi ce l’ha davanti
}
say-form-holder = one
say-name-holder-later = { $case ->
    [gen] di quel giocatore
    [dat] a quel giocatore
   *[other] quel giocatore
}
say-form-holder-later = one
say-leaves-out-holder-later = always
say-name-name = { $case ->
    [gen] di { $name }
    [dat] a { $name }
   *[other] { $name }
}
say-form-name = one
say-name-name-later = { $case ->
    [gen] di { $name }
    [dat] a { $name }
   *[other] { $name }
}
say-form-name-later = one
say-leaves-out-name-later = never
say-name-another = { $case ->
    [gen] di un altro giocatore
    [dat] a un altro giocatore
   *[other] un altro giocatore
}
say-form-another = one
say-name-any = { $case ->
    [gen] di un giocatore qualsiasi
    [dat] a un giocatore qualsiasi
   *[other] un giocatore qualsiasi
}
say-form-any = one
say-name-that = { $case ->
    [gen] di quel giocatore
    [dat] a quel giocatore
   *[other] quel giocatore
}
say-form-that = one
say-name-chosen = { $case ->
    [gen] di un giocatore { $me ->
        [me] scelto da te
       *[other] a scelta
    }
    [dat] a un giocatore { $me ->
        [me] scelto da te
       *[other] a scelta
    }
   *[other] un giocatore { $me ->
        [me] scelto da te
       *[other] a scelta
    }
}
say-form-chosen = one
say-name-chosen-other = { $case ->
    [gen] di un altro giocatore { $me ->
        [me] scelto da te
       *[other] a scelta
    }
    [dat] a un altro giocatore { $me ->
        [me] scelto da te
       *[other] a scelta
    }
   *[other] un altro giocatore { $me ->
        [me] scelto da te
       *[other] a scelta
    }
}
say-form-chosen-other = one
say-name-attacker = { $case ->
    [gen] di chi attacca
    [dat] a chi attacca
   *[other] chi attacca
}
say-form-attacker = one
say-name-target = { $case ->
    [gen] del bersaglio
    [dat] al bersaglio
   *[other] il bersaglio
}
say-form-target = one
say-name-others = { $case ->
    [gen] di ogni altro giocatore
    [dat] a ogni altro giocatore
   *[other] ogni altro giocatore
}
say-form-others = one
say-name-others-standing = in senso orario, ogni altro giocatore non indifeso
say-form-others-standing = one
say-name-everyone = { $case ->
    [gen] di ogni giocatore
    [dat] a ogni giocatore
   *[other] ogni giocatore
}
say-form-everyone = one
say-name-everyone-standing = ogni giocatore non indifeso
say-form-everyone-standing = one
say-name-neighbors = { $case ->
    [gen] { $me ->
        [me] dei tuoi vicini
       *[other] dei vicini
    }
    [dat] { $me ->
        [me] ai tuoi vicini
       *[other] ai vicini
    }
    [acc] { $me ->
        [me] i tuoi vicini
       *[other] i vicini
    }
   *[other] prima { $me ->
        [me] il tuo vicino
       *[other] il vicino
    } di sinistra e poi quello di destra
}
say-form-neighbors = one
say-name-neighbors-standing = prima { $me ->
    [me] il tuo vicino
   *[other] il vicino
} di sinistra e poi quello di destra, se non indifeso,
say-form-neighbors-standing = one
say-name-left = { $case ->
    [gen] { $me ->
        [me] del tuo vicino
       *[other] del vicino
    } di sinistra
    [dat] { $me ->
        [me] al tuo vicino
       *[other] al vicino
    } di sinistra
   *[other] { $me ->
        [me] il tuo vicino
       *[other] il vicino
    } di sinistra
}
say-form-left = one
say-name-right = { $case ->
    [gen] { $me ->
        [me] del tuo vicino
       *[other] del vicino
    } di destra
    [dat] { $me ->
        [me] al tuo vicino
       *[other] al vicino
    } di destra
   *[other] { $me ->
        [me] il tuo vicino
       *[other] il vicino
    } di destra
}
say-form-right = one
say-name-active = { $case ->
    [gen] del giocatore di turno
    [dat] al giocatore di turno
   *[other] il giocatore di turno
}
say-form-active = one
say-name-card = questa carta
say-form-card = one
say-name-attack = l’attacco
say-form-attack = one

## Quanto

say-number = { $n ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[other] { $n }
}
say-unit-cards = { $n ->
    [1] una carta
   *[other] { $number } carte
}
say-many-cards = tante carte
say-unit-hand = { $n ->
    [1] una carta della mano a scelta
   *[other] { $number } carte della mano a scelta
}
say-many-hand = tante carte della mano
say-unit-random = { $n ->
    [1] alla cieca una carta
   *[other] alla cieca { $number } carte
}
say-many-random = alla cieca tante carte
say-unit-resilience = { $n ->
    [1] un punto resistenza
   *[other] { $number } punti resistenza
}
say-many-resilience = tanti punti resistenza
say-unit-wounds = { $n ->
    [1] una ferita
   *[other] { $number } ferite
}
say-many-wounds = tante ferite
say-unit-honor = { $n ->
    [1] un punto onore
   *[other] { $number } punti onore
}
say-many-honor = tanti punti onore
say-unit-counters = { $n ->
    [1] un segnalino
   *[other] { $number } segnalini
}
say-per-point = per ogni punto resistenza perso
say-as-honor = quanti sono i { $form ->
    [me] tuoi punti onore
   *[one] punti onore { $whose }
}
say-as-properties = quante sono le proprietà davanti { $to }
say-as-hand = quante sono le carte in mano { $to }
say-as-resilience = quanti sono i { $form ->
    [me] tuoi punti resistenza
   *[one] punti resistenza { $whose }
}
say-as-missing = quanti sono i punti resistenza che mancano { $to }
say-as-counters = quanti sono i segnalini su questa carta

## Che cosa succede

say-draw = { $form ->
    [me] peschi
    [many] pescano
    [inf] pescare
   *[one] pesca
} | { $what }
say-recover = { $form ->
    [me] recuperi
    [many] recuperano
    [inf] recuperare
   *[one] recupera
} | { $what }
say-recover-all = { $form ->
    [me] recuperi
    [many] recuperano
    [inf] recuperare
   *[one] recupera
} | tutti i punti resistenza
say-pay = { $form ->
    [me] paghi
    [many] pagano
    [inf] pagare
   *[one] paga
} | { $what } (ma mai l’ultimo)
say-bleed = { $form ->
    [me] perdi
    [many] perdono
    [inf] perdere
   *[one] perde
} | { $what } | | , ma mai l’ultimo
say-wound = { $form ->
    [me] subisci
    [many] subiscono
    [inf] subire
   *[one] subisce
} | { $what }
say-demand-parry = { $form ->
    [me] rispondi
    [many] rispondono
    [inf] rispondere
   *[one] risponde
} | con una parata
say-demand-weapon = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | un’arma dalla mano
say-take = { $form ->
    [me] prendi
    [many] prendono
    [inf] prendere
   *[one] prende
} | { $what } dalla mano { $whose }
say-discard = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | { $what }
say-discard-random = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | { $what } dalla mano
say-strip-hand = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | alla cieca una carta dalla mano { $whose }
say-strip-hand-or-property = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | una proprietà in gioco oppure, alla cieca, una carta dalla mano di un giocatore
say-strip-property = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | una proprietà in gioco
say-pick-up-property = { $form ->
    [me] prendi
    [many] prendono
    [inf] prendere
   *[one] prende
} | in mano una qualsiasi proprietà in gioco
say-pick-up-hand-or-property = { $form ->
    [me] prendi
    [many] prendono
    [inf] prendere
   *[one] prende
} | in mano la proprietà
say-discard-properties = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | tutte le { $form ->
    [me] tue proprietà
   *[other] proprie proprietà
} in gioco
say-discard-this = { $form ->
    [me] scarti
    [many] scartano
    [inf] scartare
   *[one] scarta
} | questa carta
say-pass-this = { $form ->
    [me] passi
    [many] passano
    [inf] passare
   *[one] passa
} | questa carta a sinistra
say-lose-honor = { $form ->
    [me] perdi
    [many] perdono
    [inf] perdere
   *[one] perde
} | { $what }
say-gain-honor = { $form ->
    [me] guadagni
    [many] guadagnano
    [inf] guadagnare
   *[one] guadagna
} | { $what }
say-give-honor = { $form ->
    [me] cedi
    [many] cedono
    [inf] cedere
   *[one] cede
} | { $what } { $to }
say-take-honor = { $form ->
    [me] prendi
    [many] prendono
    [inf] prendere
   *[one] prende
} | { $what } { $to }
say-return-this = { $me ->
    [me] ti torna | in mano
   *[other] torna | in mano a chi l’ha giocata
}
say-show = { $form ->
    [me] scegli
    [many] scelgono
    [inf] scegliere
   *[one] sceglie
} | una carta della mano | | , poi tutti le mostrano insieme; { $me ->
    [me] tu ne prendi una
   *[other] chi ha giocato questa carta ne prende una
}
say-reveal = { $form ->
    [me] riveli
    [many] rivelano
    [inf] rivelare
   *[one] rivela
} | una carta
say-reveal-pair = { $form ->
    [me] riveli
    [many] rivelano
    [inf] rivelare
   *[one] rivela
} | due carte
say-end-attack = va | a vuoto
say-choose = { $form ->
    [me] scegli
    [many] scelgono
    [inf] scegliere
   *[one] sceglie
}
say-choose-player = un giocatore
say-choose-other = un altro giocatore
say-look-role = { $form ->
    [me] guardi
    [many] guardano
    [inf] guardare
   *[one] guarda
} | la carta ruolo { $whose }
say-look-hand = { $form ->
    [me] guardi
    [many] guardano
    [inf] guardare
   *[one] guarda
} | la mano { $whose }
say-swap = { $form ->
    [me] scambi
    [many] scambiano
    [inf] scambiare
   *[one] scambia
} | tutte le proprietà con { $whom }
say-counters = { $form ->
    [me] metti
    [many] mettono
    [inf] mettere
   *[one] mette
} | { $what } su questa carta
say-counters-off = { $form ->
    [me] togli
    [many] tolgono
    [inf] togliere
   *[one] toglie
} | { $what } da questa carta
say-later-next-turn = all’inizio del { $form ->
    [me] tuo
   *[other] suo
} prossimo turno,
say-later-turn-end = alla fine di questo turno,
say-do-this = fare questo

## Inizi

say-on-weapon = con un’arma
say-on-symbol = con { $symbol ->
    [Origami] un Origami
   *[other] una carta { $symbol }
}
say-not-found = se no,
say-same-symbol = se hanno lo stesso simbolo,
say-at-turn-start = all’inizio di ogni { $form ->
    [me] tuo turno
   *[other] proprio turno
}, dopo il recupero,
say-at-recovered = dopo il recupero { $form ->
    [me] { "" }
   *[one] { $subject }
}
say-at-after-recovered = dopo il recupero { $form ->
    [me] { "" }
   *[one] { $subject }
}
say-at-played = ogni volta che { $form ->
    [me] giochi
   *[one] { $subject } gioca
} { $cards },
say-at-aimed = quando un’arma viene giocata contro { $form ->
    [me] di te
   *[one] { $whom }
},
say-at-wounded = quando { $form ->
    [me] perdi
   *[one] { $subject } perde
} punti resistenza per un’arma,
say-at-hit = quando { $form ->
    [me] una tua arma
   *[one] un’arma { $whose }
} ferisce qualcuno,
say-at-hurt = quando un altro giocatore { $form ->
    [me] ti ferisce
   *[one] ferisce { $whom }
},
say-at-last-resilience = quando { $form ->
    [me] perdi
   *[one] { $subject } perde
} l’ultimo punto resistenza,
say-at-any-defeat = ogni volta che un giocatore perde l’ultimo punto resistenza,

## Condizioni

say-at-least = almeno
say-at-most = al massimo
say-noun-honor = { $n ->
    [0] nessun punto onore
    [1] { $limit } un punto onore
   *[other] { $limit } { $number } punti onore
}
say-noun-properties = { $n ->
    [0] nessuna proprietà
    [1] { $limit } una proprietà
   *[other] { $limit } { $number } proprietà
} in gioco
say-noun-hand = { $n ->
    [0] nessuna carta
    [1] { $limit } una carta
   *[other] { $limit } { $number } carte
} in mano
say-noun-resilience = { $n ->
    [0] nessun punto resistenza
    [1] { $limit } un punto resistenza
   *[other] { $limit } { $number } punti resistenza
}
say-noun-counters = { $n ->
    [0] nessun segnalino
    [1] { $limit } un segnalino
   *[other] { $limit } { $number } segnalini
} su questa carta
say-noun-missing = perso { $limit } { $n ->
    [1] un punto resistenza
   *[other] { $number } punti resistenza
}
say-check-has = { $subject } { $form ->
    [me] hai
    [many] hanno
   *[one] ha
} { $what }
say-check-card = è { $cards }
say-check-players = si gioca in { $limit } { $number }
say-check-turn-mine = è il { $me ->
    [me] tuo turno
   *[one] turno { $whose }
}
say-check-turn-others = non è il { $me ->
    [me] tuo turno
   *[one] turno { $whose }
}
say-check-shogun = { $subject } { $form ->
    [me] sei
    [many] sono
   *[one] è
} lo Shogun

## Carte indicate

say-cards-card = { $form ->
    [one] una carta
   *[other] le carte
}
say-cards-weapon = { $form ->
    [one] un’arma
   *[other] le armi
}
say-cards-action = { $form ->
    [one] un’azione
   *[other] le azioni
}
say-cards-property = { $form ->
    [one] una proprietà
   *[other] le proprietà
}
say-cards-card-symbol = { $form ->
    [one] una carta { $symbol }
   *[other] le carte { $symbol }
}
say-cards-weapon-symbol = { $form ->
    [one] un’arma { $symbol }
   *[other] le armi { $symbol }
}
say-cards-action-symbol = { $form ->
    [one] un’azione { $symbol }
   *[other] le azioni { $symbol }
}
say-cards-property-symbol = { $form ->
    [one] una proprietà { $symbol }
   *[other] le proprietà { $symbol }
}
say-cards-but = { $cards } tranne { $but }

## Carte intere

say-weapon-parry = Giocala come arma o come parata.
say-weapon-steel = La para soltanto un’arma giocata dalla mano.
say-weapon-wounds = Fa tante ferite { $as }.
say-weapon-adds = Dopo averla giocata puoi giocare { $n ->
    [1] un’arma
   *[other] { $number } armi
} in più in questo turno.
say-weapon-empty-handed = Colpisce anche chi non ha carte in mano, ma mai chi non ha punti resistenza.
say-weapon-oneself = Puoi giocarla anche contro di te.
say-weapon-hit = se ferisce,
say-answer-everything = Para un’arma diretta contro di te o risponde a una carta che chiede una parata. Si gioca solo in risposta.
say-answer-weapons = Para un’arma diretta contro di te. Si gioca solo in risposta.
say-answered = poi
say-worth = Se a fine partita l’hai ancora in mano vale { $n ->
    [1] un punto
   *[other] { $number } punti
}, ma non per un Ronin.
say-property-anyone = Mettila davanti a un giocatore qualsiasi.
say-property-unique = In gioco può essercene una sola.
say-ability = { $limit ->
    [turn] una volta in ogni { $form ->
        [me] tuo
       *[other] proprio
    } turno, mentre { $form ->
        [me] giochi
       *[other] gioca
    } carte, { $doing }
    [game] una volta nella partita, mentre { $form ->
        [me] giochi carte nel tuo
       *[other] gioca carte nel proprio
    } turno, { $doing }
   *[other] mentre { $form ->
        [me] giochi carte nel tuo
       *[other] gioca carte nel proprio
    } turno { $doing }, quante volte { $form ->
        [me] vuoi
       *[other] vuole
    }
}.

## Che cosa cambia

say-change-difficulty = Ogni attacco contro { $form ->
    [me] di te
   *[one] { $whom }
} ha { $n ->
    [1] un punto
   *[other] { $number } punti
} di Difficoltà in { $sign ->
    [more] più
   *[less] meno
}.
say-change-weapon-limit = { $form ->
    [me] In ogni tuo turno puoi
   *[one] In ogni proprio turno { $subject } può
} giocare { $n ->
    [1] un’arma
   *[other] { $number } armi
} in { $sign ->
    [more] più
   *[less] meno
}.
say-change-cards-drawn = { $form ->
    [me] Quando peschi all’inizio del tuo turno, prendi
   *[one] Quando pesca all’inizio del proprio turno, { $subject } prende
} { $n ->
    [1] una carta
   *[other] { $number } carte
} in { $sign ->
    [more] più
   *[less] meno
}.
say-change-dealt = Quando { $form ->
    [me] una tua arma
   *[one] un’arma { $whose }
} colpisce, fa { $n ->
    [1] una ferita
   *[other] { $number } ferite
} in { $sign ->
    [more] più
   *[less] meno, ma mai meno di una
}.
say-change-taken = { $form ->
    [me] Ogni arma ti fa
   *[one] Contro { $whom } ogni arma fa
} { $n ->
    [1] una ferita
   *[other] { $number } ferite
} in { $sign ->
    [more] più
   *[less] meno, ma mai meno di una
}.
say-change-reveals = Ogni volta che { $form ->
    [me] riveli una carta puoi rivelarne fino a { $up }, una dopo l’altra, e scegli
   *[one] rivela una carta, { $subject } può rivelarne fino a { $up }, una dopo l’altra, e sceglie
} quale vale.
say-change-always-reaches = Per le { $form ->
    [me] tue armi
   *[one] armi { $whose }
} nessuna Difficoltà è troppo alta.
say-change-takes-discard = { $form ->
    [me] Quando peschi all’inizio del tuo turno, la tua prima carta può essere quella in cima agli scarti
   *[one] Quando pesca all’inizio del proprio turno, { $subject } può prendere come prima carta quella in cima agli scarti
}.
say-change-keeps-honor = { $form ->
    [me] Non perdi
   *[one] { $subject } non perde
} punti onore per le proprietà.
say-change-keeps-honor-at-deck-end = { $form ->
    [me] Quando il mazzo finisce non perdi punti onore
   *[one] { $subject } non perde punti onore quando il mazzo finisce
}.
say-change-gives-up-properties = { $form ->
    [me] Puoi scartare come parata una proprietà che hai davanti
   *[one] { $subject } può scartare come parata una proprietà che ha davanti
}, anche senza carte in mano.
say-change-absorbs = { $form ->
    [me] Finché è davanti a te, puoi scartarla
   *[one] Finché è in gioco, { $subject } può scartarla
} invece di perdere un punto resistenza, qualunque sia il motivo.
say-change-falls-with-honor = Si scarta quando { $form ->
    [me] perdi
   *[one] { $subject } perde
} onore.
say-change-immune-to = { $form ->
    [me] Non ti feriscono { $cards }
   *[one] { $cards } non feriscono { $whom }
}.
say-change-immune-but = { $form ->
    [me] Ti feriscono soltanto { $cards }
   *[one] Soltanto { $cards } feriscono { $whom }
}.
say-change-free-weapons = { $form ->
    [me] { $cards } non contano: in un turno puoi giocarne quante vuoi
   *[one] Per { $subject } { $cards } non contano: in un turno può giocarne quante ne vuole
}.
say-change-parries-with = { $form ->
    [me] Puoi usare come parata { $cards } che hai in mano, purché non sia la tua
   *[one] { $subject } può usare come parata { $cards } che ha in mano, purché non sia la sua
} unica carta.
say-change-escapes-with = Quando l’azione di un altro giocatore sta per { $form ->
    [me] toccarti, puoi
   *[one] toccare { $whom }, { $subject } può
} giocare { $cards } per evitarne l’effetto.

## Effetti da file: che cosa si chiede, che cosa deve ancora accadere

ask-offer = { $card }: vuoi che l’effetto avvenga?
ask-offer-ability = Vuoi che l’effetto dell’abilità avvenga?
ask-choose = { $card }: quale giocatore scegli?
ask-choose-ability = Quale giocatore scegli?
ask-parry-own-card = { $card } chiede una parata. Pari o accetti l’effetto?
ask-parry-own-wounds = { $card } chiede una parata. Pari o subisci { $wounds }?
ask-parry-own-ability = Un’abilità chiede una parata. Pari o accetti l’effetto?
ask-weapon-own-card = { $card } chiede un’arma. Ne scarti una o accetti l’effetto?
ask-weapon-own-wounds = { $card } chiede un’arma. Ne scarti una o subisci { $wounds }?
ask-weapon-own-ability = Un’abilità chiede un’arma. Ne scarti una o accetti l’effetto?
option-choose = Fallo avvenire
option-pass-offer = Rinuncia
option-name-at = Scegli { $target }
option-name-own = Scegli te
option-use-on = Usa la tua abilità su { $target }
option-pass-own = Accetta l’effetto
step-first = prima:
step-after = dopo:
step-run = L’effetto di { $effect } continua.
step-apply = L’effetto di { $effect } ha luogo.
step-attacked = Un attacco è in corso;
step-offer = { $you ->
    [seat] Decidi tu se un effetto avviene;
   *[nobody] { $seat } decide se un effetto avviene;
}
step-choose-player = { $you ->
    [seat] Scegli un giocatore;
   *[nobody] { $seat } sceglie un giocatore;
}
step-demand-parry-ability = { $you ->
    [seat] Un’abilità: puoi parare;
   *[nobody] Un’abilità: { $seat } può parare;
}
step-demand-weapon-ability = { $you ->
    [seat] Un’abilità: puoi scartare un’arma;
   *[nobody] Un’abilità: { $seat } può scartare un’arma;
}
