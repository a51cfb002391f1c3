### Die Seite im Browser: Erinnerungen per E-Mail.

reminder-heading = Erinnerungen per E-Mail
reminder-hint = Wenn du dran bist und nicht hier, bekommst du eine E-Mail. Zuerst schicken wir eine Bestätigung an die Adresse; bevor ihr Link benutzt wird, verschicken wir nichts anderes.
reminder-address = E-Mail-Adresse
reminder-send = Bestätigung schicken
reminder-waiting = Wartet auf Bestätigung: Öffne den Link in der E-Mail an { $address }.
reminder-waiting-hint = Keine E-Mail da? Sieh im Spam-Ordner nach. Eine Adresse bekommt nur wenige Bestätigungen am Tag, und gar keine, wenn für sie alle E-Mails von dieser Seite abbestellt sind.
reminder-again = Noch einmal schicken
reminder-confirmed = Bestätigt: Erinnerungen gehen an { $address }.
reminder-off = Ausschalten

reminder-confirm-title = Erinnerungen bestätigen · chanbara
reminder-confirm-heading = Erinnerungen für Tisch { $code }
reminder-confirm-text = Möchtest du eine E-Mail bekommen, wenn du an diesem Tisch dran bist? In jeder E-Mail steht ein Link zum Abbestellen.
reminder-confirm = Ja, erinnere mich
reminder-confirm-done = Bestätigt. Du bekommst eine E-Mail, wenn du dran bist und nicht am Tisch sitzt.
reminder-to-table = Zum Tisch
reminder-stop-title = E-Mails abbestellen · chanbara
reminder-stop-heading = E-Mails von dieser Seite abbestellen
reminder-stop-text = Erinnerungen abbestellen: Deine Adresse wird an allen Tischen gelöscht. Gibt sie jemand wieder an, fragen wir wieder nach einer Bestätigung.
reminder-stop = Erinnerungen abbestellen
reminder-stop-done = Erledigt. Deine Adresse ist an allen Tischen gelöscht.
reminder-never-text = Nie wieder: Auch dann wird deine Adresse gelöscht, und diese Seite schreibt ihr nie wieder, nicht einmal für eine Bestätigung. Es bleibt nur ein Code, aus dem sich die Adresse nicht ablesen lässt.
reminder-never = Nie wieder E-Mails
reminder-never-done = Erledigt. Deine Adresse ist gelöscht, und diese Seite schreibt ihr nicht mehr.
reminder-allow = Rückgängig: E-Mails wieder erlauben
reminder-allow-done = Erledigt. Diese Adresse kann wieder an einem Tisch angegeben werden.
