## Chat and quick claims

desk-chat-empty = Noch hat niemand etwas geschrieben.
desk-said-watching = (schaut zu)
desk-claims = Schnelle Ansagen
desk-about = Über jemanden …
desk-say = Nachricht schreiben
desk-send = Senden
claim-samurai = Ich bin Samurai.
claim-ninja = Ich bin Ninja.
claim-ronin = Ich bin Rōnin.
claim-trust = Ich traue { $seat }.
claim-suspect = Ich habe { $seat } im Verdacht.
claim-attack = Lasst uns { $seat } angreifen.
claim-well = Gut gespielt.
claim-thanks = Danke.
claim-sorry = Tut mir leid.
claim-hurry = Spiel bitte etwas schneller.

## Claims that stay

talk-says = sagt: { $role }
claim-withdraw = Ich nehme zurück, was ich zu sein behauptet habe.
talk-withdraw = Behauptung zurücknehmen
talk-claim-true = stimmt
talk-claim-false = geblufft

## Emotes

talk-emotes = Gesten
emote-bow = verbeugt sich
emote-laugh = lacht
emote-anger = ist wütend
emote-fear = hat Angst
emote-think = überlegt
emote-blade = zieht die Klinge
emote-sake = hebt die Schale
emote-cheer = applaudiert

## Bubbles

talk-bubble = { $name }: { $text } Chat öffnen
talk-heard = { $name }: { $text }
talk-bot = Bot

## Mute

talk-mute = Stumm schalten
talk-mute-seat = { $name } stumm schalten
talk-mute-watching = Alle Zuschauer
talk-mute-bots = Alle Bots
talk-muted = Stumm: { $count }

## The rule

book-talk-ours = Redet frei, aber niemand fragt nach fremden Handkarten, und niemand verrät die eigenen.
book-talk-german = Deutsches Heft: Redet frei, aber niemand verrät die eigene Hand oder ob eine Karte jemandem schaden könnte.
book-talk-english = Englisches Heft: Redet frei, aber niemand fragt nach fremden Handkarten oder ob eine Karte jemanden treffen wird.
book-talk-italian = Italienisches Heft: Redet frei, aber niemand fragt nach fremden Handkarten oder ob eine Karte jemanden treffen wird.
talk-rule-seen = Verstanden

## Private marks

suspicion-heading = Was du vermutest
suspicion-hint = Das siehst nur du, auf diesem Gerät. Nach dem Spiel ist es weg.
suspicion-role = { $role }?
suspicion-unsure = ?
suspicion-unsure-name = Unsicher
