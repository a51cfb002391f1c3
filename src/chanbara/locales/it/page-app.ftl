### The page in the browser as an app: its manifest, and what is said where there is no server.

app-about = Samurai Sword e Way of the Samurai, con gli amici e con i bot.
app-to-play = Gioca
app-to-duel = Affronta un duello
app-to-school = Scuola
app-to-rules = Regole
app-offline = Il server non risponde dalle { $since }.
app-offline-hint = Continuiamo a provare: si riprende appena il server risponde. Intanto puoi leggere:
app-offline-or = {" "}oppure{" "}
app-offline-play = giocare su questo dispositivo
app-newer = C’è una nuova versione di questa pagina.
app-renew = Ricarica
app-heading = Come app
app-install = Installa chanbara
app-way-installed = chanbara è installata su questo dispositivo. Le regole si aprono anche senza connessione.
app-way-button = chanbara può stare tra le tue app, con una finestra propria. Le regole si aprono anche senza connessione.
app-way-ios = In Safari tocca Condividi e poi «Aggiungi alla schermata Home»: chanbara si aprirà come ogni altra app.
app-way-menu = Se il tuo browser può installare pagine, nel suo menu trovi «Installa» o «Aggiungi a schermata Home».
app-way-insecure = I browser installano solo ciò che arriva via https o dal tuo computer. Questo indirizzo non è né l’uno né l’altro.
