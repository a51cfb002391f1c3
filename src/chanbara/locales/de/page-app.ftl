### The page in the browser as an app: its manifest, and what is said where there is no server.

app-about = Samurai Sword und Way of the Samurai, mit Freunden und mit Bots.
app-to-play = Spielen
app-to-duel = Ein Duell bestreiten
app-to-school = Schule
app-to-rules = Regeln
app-offline = Seit { $since } antwortet der Server nicht.
app-offline-hint = Wir versuchen es immer wieder; sobald der Server antwortet, geht es weiter. Bis dahin kannst du lesen:
app-offline-or = {" "}oder{" "}
app-offline-play = auf diesem Gerät spielen
app-newer = Von dieser Seite gibt es eine neue Version.
app-renew = Neu laden
app-heading = Als App
app-install = chanbara installieren
app-way-installed = chanbara ist auf diesem Gerät installiert. Die Regeln kannst du auch ohne Verbindung lesen.
app-way-button = Installiert steht chanbara bei deinen Apps und hat ein eigenes Fenster. Die Regeln kannst du auch ohne Verbindung lesen.
app-way-ios = Tipp in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“: Danach öffnet sich chanbara wie jede andere App.
app-way-menu = Wenn dein Browser Seiten installieren kann, steht in seinem Menü „Installieren“ oder „Zum Startbildschirm hinzufügen“.
app-way-insecure = Browser installieren nur, was über https oder vom eigenen Rechner kommt. Bei dieser Adresse ist beides nicht der Fall.
