### Samurai Sword: nomi di carte, personaggi e ruoli e, con parole nostre, quello che fanno.
### Difficoltà e ferite di un’arma vengono dai dati delle carte; i testi non le ripetono.
### .text parla a chi ha la carta, .other di qualcun altro: $name è chi gioca il personaggio.

## Armi

card-bo = Bō
    .text = Un lungo bastone di legno duro.
card-bokken = Bokken
    .text = Una spada di legno per esercitarsi.
card-daikyu = Daikyū
    .text = Un arco più alto di chi lo tende.
card-kanabo = Kanabō
    .text = Una mazza pesante, borchiata di ferro.
card-katana = Katana
    .text = La spada ricurva dei samurai, affilata da un solo lato.
card-kiseru = Kiseru
    .text = Una lunga pipa da tabacco; se è di ferro serve anche da randello.
card-kusarigama = Kusarigama
    .text = Un falcetto con una catena appesantita.
card-nagayari = Nagayari
    .text = Una lancia lunghissima, che ferma perfino i cavalieri.
card-naginata = Naginata
    .text = Una lama ricurva in cima a una lunga asta.
card-nodachi = Nodachi
    .text = Una spada enorme da campo aperto, impugnata a due mani.
card-shuriken = Shuriken
    .text = Piccole lame da lancio, facili da nascondere.
card-tanegashima = Tanegashima
    .text = Un archibugio a miccia che spara lontano.
card-wakizashi = Wakizashi
    .text = La spada corta portata accanto alla katana, pericolosa da vicino.

## Armi di Rising Sun

card-chigiriki = Chigiriki
    .text = Un bastone corto con una palla di ferro appesa a una catena. Lo para soltanto un’arma giocata dalla mano.
card-jitte = Jitte
    .text = Una verga di ferro il cui uncino blocca le lame. Giocala come arma o come parata.
card-kozuka = Kozuka
    .text = Un coltellino custodito nel fodero di una spada. Se ferisce, ti torna in mano.
card-kusanagi = Kusanagi
    .text = Una spada leggendaria. Fa tante ferite quanti sono i punti onore del bersaglio.
card-makibishi = Makibishi
    .text = Punte di ferro sparse a terra. Colpiscono anche chi non ha carte in mano, ma mai chi non ha punti resistenza.
card-manriki_gusari = Manriki Gusari
    .text = Una catena con un peso a ogni capo. Se ferisce, il bersaglio sceglie una carta della sua mano e la scarta.
card-shigehto_yumi = Shigehto Yumi
    .text = Un arco fasciato di rattan. Dopo averlo giocato puoi giocare un’arma in più in questo turno.
card-tanto = Tantō
    .text = Un pugnale che puoi rivolgere anche contro di te. Se così perdi l’ultimo punto resistenza, guadagni un punto onore invece di perderlo e il tuo turno finisce.
card-tessen = Tessen
    .text = Un ventaglio da guerra con stecche di ferro. Giocalo come arma o come parata.
card-zen = Zen
    .text = L’arma di una mente in pace. Fa tante ferite quante sono le proprietà di ogni tipo davanti al bersaglio.

## Azioni

card-battle_cry = Grido di battaglia
    .text = In senso orario, ogni altro giocatore non indifeso risponde con una parata o subisce una ferita.
card-breathing = Respirazione
    .text = Recuperi tutti i punti resistenza. Poi un altro giocatore, scelto da te, pesca una carta.
card-daimyo = Daimyo
    .text = Pesca due carte. Se a fine partita lo hai ancora in mano vale un punto, ma non per un Ronin.
card-diversion = Distrazione
    .text = Prendi alla cieca una carta che un altro giocatore ha in mano, per quanto lontano sia.
card-geisha = Geisha
    .text = Fai scartare una proprietà in gioco oppure, alla cieca, una carta dalla mano di un giocatore, a qualsiasi distanza.
card-jujutsu = Ju jitsu
    .text = In senso orario, ogni altro giocatore non indifeso scarta un’arma che ha in mano o subisce una ferita.
card-parry = Parata
    .text = Annulla un’arma diretta contro di te o risponde a un Grido di battaglia. Con Rising Sun risponde anche a un Contrattacco, ma non ferma un Chigiriki. Si gioca solo in risposta.
card-tea_ceremony = Cerimonia del tè
    .text = Peschi tre carte; poi, in senso orario, ne pesca una ogni altro giocatore.

## Azioni di Rising Sun

card-counterattack = Contrattacco
    .text = Para un’arma diretta contro di te, tranne un Chigiriki; poi chi attacca gioca una parata o subisce una ferita. Si gioca solo in risposta.
card-intuition = Intuizione
    .text = Ogni altro giocatore non indifeso sceglie una carta della sua mano, poi tutti le mostrano insieme. Tu ne prendi una.
card-mimicry = Imitazione
    .text = Prendi in mano una proprietà in gioco, anche tua, per quanto lontana sia.
card-simultaneous_attack = Colpo simultaneo
    .text = Paga un punto resistenza, ma mai l’ultimo. Poi un altro giocatore che ne ha almeno due ne perde uno, per quanto lontano sia.

## Proprietà

card-armor = Armatura
    .text = Ogni attacco contro di te ha un punto di Difficoltà in più.
card-bushido = Bushido
    .text = Mettilo davanti a un giocatore qualsiasi. Dopo il recupero chi ce l’ha davanti gira una carta del mazzo. Se è un’arma, ne scarta una dalla mano e passa il Bushido a sinistra, oppure scarta il Bushido e perde un punto onore; con ogni altra carta il Bushido passa semplicemente a sinistra.
card-fast_draw = Estrazione veloce
    .text = Quando una tua arma colpisce, fa una ferita in più.
card-focus = Concentrazione
    .text = Alza di uno il numero di armi che puoi giocare per turno.

## Proprietà di Rising Sun

card-attendant = Attendente
    .text = Quando peschi all’inizio del tuo turno, prendi una carta in più.
card-bleeding_wound = Ferita sanguinante
    .text = Mettila davanti a un giocatore qualsiasi. Dopo il recupero chi ce l’ha davanti rivela una carta e con un Origami perde un punto resistenza, ma mai l’ultimo. Si scarta quando chi ce l’ha davanti perde onore.
card-curse = Maledizione
    .text = Mettila davanti a un giocatore qualsiasi. Quando perde l’ultimo punto resistenza, scarta tutte le sue proprietà in gioco, questa compresa.
card-kote = Kote
    .text = Ogni volta che giochi una carta Koi, un giocatore scelto da te pesca una carta; puoi essere anche tu.
card-peasant = Contadino
    .text = Finché è davanti a te, puoi scartarlo invece di perdere un punto resistenza, qualunque sia il motivo.

## Personaggi

character-benkei = Benkei
    .text = Ogni attacco contro di te ha un punto di Difficoltà in più.
    .other = Ogni attacco contro { $name } ha un punto di Difficoltà in più.
character-chiyome = Chiyome
    .text = Solo le armi possono ferirti. Il Grido di battaglia non ti tocca, e nemmeno il Ju jitsu.
    .other = Solo le armi possono ferire { $name }. Grido di battaglia e Ju jitsu non hanno effetto.
in-english-character-chiyome = Chiyo
in-italian-character-chiyome = Chiyoime
character-ginchiyo = Ginchiyo
    .text = Ogni arma ti fa una ferita in meno, ma mai meno di una.
    .other = Contro { $name } ogni arma fa una ferita in meno, ma mai meno di una.
character-goemon = Goemon
    .text = In ogni tuo turno ti è concessa un’arma in più.
    .other = { $name } può giocare un’arma in più in ogni proprio turno.
character-hanzo = Hanzō
    .text = Un’arma che hai in mano ti vale anche come parata, purché non sia la tua unica carta.
    .other = { $name } può usare come parata un’arma che ha in mano, purché non sia la sua unica carta.
character-hideyoshi = Hideyoshi
    .text = Quando peschi all’inizio del tuo turno, prendi una carta in più.
    .other = Quando pesca all’inizio del proprio turno, { $name } prende una carta in più.
character-ieyasu = Ieyasu
    .text = Quando peschi all’inizio del tuo turno, la tua prima carta può essere quella in cima agli scarti.
    .other = Quando pesca all’inizio del proprio turno, { $name } può prendere come prima carta quella in cima agli scarti.
character-kojiro = Kojirō
    .text = Per le tue armi nessuna Difficoltà è troppo alta.
    .other = Per le armi di { $name } nessuna Difficoltà è troppo alta.
character-musashi = Musashi
    .text = Quando una tua arma colpisce, fa una ferita in più.
    .other = Quando un’arma di { $name } colpisce, fa una ferita in più.
character-nobunaga = Nobunaga
    .text = Mentre giochi carte nel tuo turno puoi pagare un punto resistenza per pescare una carta, quante volte vuoi, ma mai l’ultimo punto.
    .other = Mentre gioca carte nel proprio turno, { $name } può pagare un punto resistenza per pescare una carta, quante volte vuole, ma mai l’ultimo punto.
character-tomoe = Tomoe
    .text = Quando una tua arma ferisce qualcuno peschi una carta, una sola, per quanto forte sia il colpo.
    .other = Quando una sua arma ferisce qualcuno, { $name } pesca una carta, una sola, per quanto forte sia il colpo.
character-ushiwaka = Ushiwaka
    .text = Peschi una carta per ogni punto resistenza che un’arma ti toglie.
    .other = Per ogni punto resistenza che perde per un’arma, { $name } pesca una carta.

## Personaggi di Rising Sun

character-bokuden = Bokuden
    .text = Ogni volta che giochi una carta Torii, anche in risposta, puoi pescare una carta.
    .other = Ogni volta che gioca una carta Torii, anche in risposta, { $name } può pescare una carta.
character-gracia = Gracia
    .text = All’inizio di ogni tuo turno, dopo il recupero, recuperi un punto resistenza, se te ne mancano.
    .other = All’inizio di ogni proprio turno, dopo il recupero, { $name } recupera un punto resistenza, se gliene mancano.
character-kanbei = Kanbei
    .text = Puoi scartare come parata una proprietà che hai davanti, anche senza carte in mano, ma non contro un Chigiriki.
    .other = { $name } può scartare come parata una proprietà che ha davanti, anche senza carte in mano, ma non contro un Chigiriki.
character-kenshin = Kenshin
    .text = Fra tutte le armi ti feriscono solo quelle con l’Origami.
    .other = Fra tutte le armi, solo quelle con l’Origami feriscono { $name }.
character-lady_chacha = Lady Chacha
    .text = Quando un’arma viene giocata contro di te, riveli due carte. Se hanno lo stesso simbolo, l’attacco va a vuoto.
    .other = Quando un’arma viene giocata contro { $name }, si rivelano due carte. Se hanno lo stesso simbolo, l’attacco va a vuoto.
character-masamune = Masamune
    .text = Ogni volta che riveli una carta puoi rivelarne fino a tre, una dopo l’altra, e scegli quale vale.
    .other = Ogni volta che rivela una carta, { $name } può rivelarne fino a tre, una dopo l’altra, e sceglie quale vale.
character-motonari = Motonari
    .text = Peschi una carta ogni volta che un giocatore, anche tu, perde l’ultimo punto resistenza.
    .other = { $name } pesca una carta ogni volta che qualcuno al tavolo perde l’ultimo punto resistenza, anche quando è il proprio.
character-okuni = Okuni
    .text = Quando l’azione di un altro giocatore sta per toccarti, puoi giocare una carta Origami per evitarne l’effetto.
    .other = Quando l’azione di un altro giocatore sta per toccare { $name }, { $name } può giocare una carta Origami per evitarne l’effetto.
character-shima = Shima
    .text = Una volta in ogni tuo turno, mentre giochi carte, puoi pagare un punto resistenza, ma mai l’ultimo, e prendere in mano una qualsiasi proprietà in gioco.
    .other = Una volta in ogni proprio turno, mentre gioca carte, { $name } può pagare un punto resistenza, ma mai l’ultimo, e prendere in mano una qualsiasi proprietà in gioco.
character-shingen = Shingen
    .text = Le armi con il simbolo Fuji non contano: in un turno puoi giocarne quante vuoi.
    .other = Per { $name } le armi con il simbolo Fuji non contano: in un turno può giocarne quante ne vuole.
character-yoshihiro = Yoshihiro
    .text = Ogni arma ti fa una ferita in più.
    .other = Contro { $name } ogni arma fa una ferita in più.
character-yukimura = Yukimura
    .text = Quando un altro giocatore ti ferisce, riveli una carta. Con un Origami anche lui subisce una ferita, che non si può parare.
    .other = Quando un altro giocatore ferisce { $name }, si rivela una carta. Con un Origami quel giocatore subisce una ferita che non si può parare.

## Il personaggio promozionale

character-rikyu = Rikyū
    .text = Quando il mazzo finisce non perdi punti onore.
    .other = { $name } non perde onore quando il mazzo finisce.

## Ruoli

role-shogun = Shogun
    .text = Tutti sanno chi sei. Con i tuoi Samurai, se ce ne sono, vuoi più punti delle altre squadre.
    .other = Tutti sanno chi è lo Shogun. Insieme ai suoi Samurai, se ce ne sono, deve fare più punti di ogni altra squadra.
role-samurai = Samurai
    .text = In segreto servi lo Shogun: alla fine i vostri punti si sommano.
    .other = Un Samurai serve lo Shogun in segreto. Alla fine i loro punti si sommano.
role-ninja = Ninja
    .text = Con gli altri Ninja vuoi più punti della squadra dello Shogun e di ogni Ronin. Chi siano i tuoi compagni, sta a te scoprirlo.
    .other = I Ninja, tutti insieme, devono fare più punti della squadra dello Shogun e di ogni Ronin. Chi siano i compagni, sta a loro scoprirlo.
role-ronin = Ronin
    .text = Non servi nessuno, e alla fine il tuo onore si moltiplica. Solo in otto ci sono due Ronin: allora vincete insieme, senza conoscervi, e l’onore di chi ha più stelle vale doppio.
    .other = Un Ronin gioca da solo, e alla fine il suo onore si moltiplica. In otto ci sono due Ronin: vincono insieme senza conoscersi, e l’onore di chi ha più stelle vale doppio.

## Squadre

team-shogun = squadra dello Shogun
team-ninja = Ninja
team-ronin = Ronin

## Simboli e tipi di carte

suit-fuji = Fuji
suit-koi = Koi
suit-torii = Torii
suit-origami = Origami
kind-weapon = arma
kind-action = azione
kind-property = proprietà

## Parole delle regole, come stanno all’interno di una frase

word-harmless = indifeso
word-difficulty = Difficoltà
word-wounds = ferite
word-in-play = in gioco
word-deadly-strike = Colpo mortale
