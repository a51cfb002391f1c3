### Push messages: what appears on a device while the page is closed. No card is ever named in them.

push-your-turn-title = Tocca a te
push-your-turn = Il tavolo { $table } ti aspetta.
push-invitation-title = Un invito
push-invitation = Hai ricevuto un invito al tavolo { $table }.
push-rematch-title = Un’altra partita
push-rematch = Il tuo gruppo prepara una nuova partita: tavolo { $table }.
push-stop = Non mandarne più

## Why a device cannot have them

refused-no-push = Questo server non invia notifiche push.
refused-no-push-endpoint = Le notifiche push possono andare solo a un servizio push su Internet, via https e con chiavi valide.
refused-no-push-owner = Qui non risulta nessun tuo posto e nessun nome registrato: non c’è nulla da notificarti.
refused-many-devices = Oggi dalla tua rete sono già stati aggiunti troppi dispositivi. Riprova domani.
