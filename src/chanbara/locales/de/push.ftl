### Push messages: what appears on a device while the page is closed. No card is ever named in them.

push-your-turn-title = Du bist dran
push-your-turn = Tisch { $table } wartet auf dich.
push-invitation-title = Eine Einladung
push-invitation = Du bist an Tisch { $table } eingeladen.
push-rematch-title = Noch eine Partie
push-rematch = Deine Runde spielt weiter: Tisch { $table }.
push-stop = Keine mehr

## Why a device cannot have them

refused-no-push = Dieser Server verschickt keine Push-Nachrichten.
refused-no-push-endpoint = Push-Nachrichten gehen nur an einen Push-Dienst im öffentlichen Internet, über https und mit gültigen Schlüsseln.
refused-no-push-owner = Hier ist keiner deiner Plätze und kein gesicherter Name bekannt, also gibt es nichts, worüber du benachrichtigt werden könntest.
refused-many-devices = Aus deinem Netz wurden heute schon zu viele Geräte angemeldet. Versuch es morgen noch einmal.
