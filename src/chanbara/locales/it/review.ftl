# Riguardare una partita: ciò che il server rifiuta.

refused-bad-record = Questa non è la registrazione di una partita che si possa rigiocare: { $detail }
refused-record-in-the-middle = Questa registrazione comincia a metà partita; si può verificare solo quella che parte dalla distribuzione.
refused-many-records-today = Oggi hai inviato molte registrazioni; riprova domani.
refused-too-many-records = Il server conserva già tutte le registrazioni che può; riprova fra qualche giorno.
refused-too-many-reviews = Si stanno analizzando molte partite; riprova fra qualche minuto.
refused-no-such-frame = Puoi riprendere a giocare dal quadro 0 al quadro { $last }.
refused-no-such-eyes = Una partita si vede da uno dei suoi { $seats } posti (a partire da 0), come watch o come open.
refused-no-such-number = From e to sono numeri di quadri.
refused-no-groups-in-a-duel = Un duello si combatte da soli: non ci sono gruppi da confrontare.
