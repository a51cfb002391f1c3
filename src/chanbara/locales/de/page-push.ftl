### The page in the browser: notifications on a device.

device-heading = Benachrichtigungen auf diesem Gerät
device-hint = Wenn du in einer langsamen Partie dran und nicht am Tisch bist oder wenn dich jemand einlädt. Sie kommen auch, wenn die Seite geschlossen ist, und nennen den Tisch, aber keine Karten.
device-how = Sie laufen über den Push-Dienst des Browserherstellers. Er sieht, wann eine verschickt wird, aber nicht, was darin steht.
device-turn-on = Einschalten
device-turn-off = Ausschalten
device-is-on = Auf diesem Gerät eingeschaltet.
device-is-off = Auf diesem Gerät ausgeschaltet.
device-is-denied = Dein Browser lässt für diese Seite keine Benachrichtigungen zu. Erlaube sie in seinen Website-Einstellungen und komm dann zurück.
device-is-ios = Auf iPhone und iPad geht das nur mit der installierten App: Tipp in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne chanbara von dort.
device-is-unsupported = Dieser Browser kann nichts anzeigen, solange die Seite geschlossen ist.
device-is-insecure = Browser erlauben das nur Seiten, die über https oder vom eigenen Rechner kommen. Bei dieser Adresse ist beides nicht der Fall.
device-failed = Der Browser konnte sie nicht einschalten. Vielleicht erreicht er gerade seinen Push-Dienst nicht.
