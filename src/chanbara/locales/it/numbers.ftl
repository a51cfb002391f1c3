### Che cosa non va in un file di numeri per il duello (B11.2). Prima di ogni frase c’è il punto del file.

numbers-missing = manca
numbers-unknown = sconosciuto; ci sono { $list }
numbers-whole = un numero intero da { $least } a { $most }, non { $value }
numbers-yes-or-no = true o false, non { $value }
numbers-a-key = al massimo 40 lettere minuscole, cifre e _, non { $value }
numbers-letters = da 1 a { $most } caratteri, non { $value }
numbers-one-of = uno fra { $list }, non { $value }
numbers-pair = un elenco di { $count }, non { $value }
numbers-list = un elenco da { $least } a { $most } voci, non { $value }
numbers-group = nomi con valori, non { $value }
numbers-twice = indicato due volte
numbers-no-name = manca, e una carta tua ne ha bisogno
numbers-unreadable-name = nessuno può leggere { $value }
numbers-margins = i margini cominciano da 0 e crescono, e questi sono { $list }
numbers-no-copies = neppure una carta
numbers-one-effect = uno fra { $list } e nient’altro
numbers-cards = al massimo { $most } carte in un attacco, e queste sono { $count }
numbers-one-thing =
    { $count ->
        [0] una virtù fa una cosa sola, e questa non fa nulla
       *[other] una virtù fa una cosa sola, e questa fa { $list }
    }
numbers-jokers = al massimo un jolly, e questi sono { $list }
numbers-only-joker = un jolly ha bisogno di un’altra carta di cui prendere il posto
numbers-above-cap = al massimo qi_cap, cioè { $most }
numbers-no-life = nessuno avrebbe più vita
numbers-late-wound = wound_in_round e wound vanno insieme
numbers-too-long = Il file è troppo lungo: sono ammessi { $most } byte.
numbers-too-deep = Il file non si può leggere: ci sono troppi livelli annidati.
numbers-unreadable = Il file non si può leggere: { $reason }
numbers-no-names = Il file ha una forma diversa dal nostro: servono nomi con valori.
