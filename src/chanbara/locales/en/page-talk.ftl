## Chat and quick claims

desk-chat-empty = Nobody has said anything yet.
desk-said-watching = (watching)
desk-claims = Quick messages
desk-about = About a player …
desk-say = Write a message
desk-send = Send
claim-samurai = I am a Samurai.
claim-ninja = I am a Ninja.
claim-ronin = I am a Ronin.
claim-trust = I trust { $seat }.
claim-suspect = I suspect { $seat }.
claim-attack = Let’s attack { $seat }.
claim-well = Well played.
claim-thanks = Thank you.
claim-sorry = Sorry.
claim-hurry = Please play a little faster.

## Claims that stay

talk-says = says { $role }
claim-withdraw = I take back what I said I am.
talk-withdraw = Take back my claim
talk-claim-true = true
talk-claim-false = a bluff

## Emotes

talk-emotes = Emotes
emote-bow = bows
emote-laugh = laughs
emote-anger = is angry
emote-fear = is afraid
emote-think = is thinking
emote-blade = draws the blade
emote-sake = raises a cup
emote-cheer = applauds

## Bubbles

talk-bubble = { $name }: { $text } Open the chat
talk-heard = { $name }: { $text }
talk-bot = bot

## Mute

talk-mute = Mute
talk-mute-seat = Mute { $name }
talk-mute-watching = All spectators
talk-mute-bots = All bots
talk-muted = Muted: { $count }

## The rule

book-talk-ours = Talk freely, but do not ask what others hold, and do not say what you hold.
book-talk-german = German book: talk freely, but do not say what you hold, or whether a card could harm someone.
book-talk-english = English book: talk freely, but do not ask what others hold, or whether a card will hurt them.
book-talk-italian = Italian book: talk freely, but do not ask what others hold, or whether a card will hurt them.
talk-rule-seen = Understood

## Private marks

suspicion-heading = What you think
suspicion-hint = Only you see this, on this device. It is gone after the game.
suspicion-role = { $role }?
suspicion-unsure = ?
suspicion-unsure-name = Unsure
