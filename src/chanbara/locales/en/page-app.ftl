### The page in the browser as an app: its manifest, and what is said where there is no server.

app-about = Samurai Sword and Way of the Samurai, with friends and with bots.
app-to-play = Play
app-to-duel = Fight a duel
app-to-school = School
app-to-rules = Rules
app-offline = Nobody has answered since { $since }.
app-offline-hint = We keep trying, and go on as soon as the server is there. Meanwhile you can read:
app-newer = There is a newer version of this page.
app-renew = Reload
app-heading = As an app
app-install = Install chanbara
app-way-installed = chanbara is installed on this device. The rules open without a connection too.
app-way-button = chanbara can stand among your apps, in a window of its own. The rules open without a connection too.
app-way-ios = In Safari, tap Share, then “Add to Home Screen”: chanbara then opens like any other app.
app-way-menu = If your browser can install pages, its menu says “Install” or “Add to Home screen”.
app-way-insecure = Browsers install only what is served by https, or by your own machine. This address is neither.
