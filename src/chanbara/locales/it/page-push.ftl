### The page in the browser: notifications on a device.

device-heading = Notifiche su questo dispositivo
device-hint = Quando in una partita lenta tocca a te e non sei al tavolo, o quando ricevi un invito. Arrivano anche a pagina chiusa e nominano il tavolo, mai le carte.
device-how = Passano per il servizio push di chi produce il tuo browser: vede quando ne parte una, ma non che cosa dice.
device-turn-on = Attiva
device-turn-off = Disattiva
device-is-on = Attive su questo dispositivo.
device-is-off = Disattivate su questo dispositivo.
device-is-denied = Il browser blocca le notifiche per questa pagina. Consentile nelle sue impostazioni per questo sito, poi torna qui.
device-is-ios = Su iPhone e iPad serve l’app installata: in Safari tocca Condividi, poi «Aggiungi alla schermata Home», e apri chanbara da lì.
device-is-unsupported = Questo browser non può mostrare notifiche a pagina chiusa.
device-is-insecure = I browser lo consentono solo alle pagine che arrivano via https o dal tuo computer. Questo indirizzo non è né l’uno né l’altro.
device-failed = Il browser non è riuscito ad attivarle. Forse in questo momento non raggiunge il suo servizio push.
