## Chat and quick claims

desk-chat-empty = Nessuno ha ancora scritto nulla.
desk-said-watching = (sta guardando)
desk-claims = Dichiarazioni rapide
desk-about = Su qualcuno…
desk-say = Scrivi un messaggio
desk-send = Invia
claim-samurai = Sono un Samurai.
claim-ninja = Sono un Ninja.
claim-ronin = Sono un Ronin.
claim-trust = Mi fido di { $seat }.
claim-suspect = Sospetto di { $seat }.
claim-attack = Attacchiamo { $seat }.
claim-well = Ben giocato.
claim-thanks = Grazie.
claim-sorry = Scusa.
claim-hurry = Un po’ più in fretta, per favore.

## Claims that stay

talk-says = dice: { $role }
claim-withdraw = Ritiro quello che ho detto di essere.
talk-withdraw = Ritira la dichiarazione
talk-claim-true = è vero
talk-claim-false = era un bluff

## Emotes

talk-emotes = Gesti
emote-bow = si inchina
emote-laugh = ride
emote-anger = si arrabbia
emote-fear = ha paura
emote-think = riflette
emote-blade = sguaina la lama
emote-sake = alza la coppa
emote-cheer = applaude

## Bubbles

talk-bubble = { $name }: { $text } Apri la chat
talk-heard = { $name }: { $text }
talk-bot = bot

## Mute

talk-mute = Silenzia
talk-mute-seat = Silenzia { $name }
talk-mute-watching = Tutti gli spettatori
talk-mute-bots = Tutti i bot
talk-muted = Silenziati: { $count }

## The rule

book-talk-ours = Si parla liberamente, ma nessuno chiede che cosa hanno in mano gli altri e nessuno dice che cosa ha in mano.
book-talk-german = Libretto tedesco: si parla liberamente, ma nessuno dice che cosa ha in mano né se una carta possa danneggiare qualcuno.
book-talk-english = Libretto inglese: si parla liberamente, ma nessuno chiede che cosa hanno in mano gli altri né se una carta li ferirà.
book-talk-italian = Libretto italiano: si parla liberamente, ma nessuno chiede che cosa hanno in mano gli altri né se una carta li ferirà.
talk-rule-seen = Ho capito

## Private marks

suspicion-heading = Che cosa pensi
suspicion-hint = Lo vedi solo tu, su questo dispositivo. Dopo la partita sparisce.
suspicion-role = { $role }?
suspicion-unsure = ?
suspicion-unsure-name = Incerto
