# Why an act is not offered. Shown with the number of the rule.

refusal-offered = That is offered.
refusal-over = The game is over.
refusal-not-asked = It is { $target } who decides now.
refusal-unreadable = Nothing is called “{ $text }”. Acts are written like “play bo>2”, “parry parry”, “end”.
refusal-no-such-card = There is no card called “{ $text }”.
refusal-no-card-named = Name a card.
refusal-names-no-card = Write “{ $text }” alone.
refusal-not-in-hand = You hold no { $card }.
refusal-answer-only = { $card } is only an answer to an attack.
refusal-weapon-limit = { $limit ->
    [one] You may play one weapon this turn, and you have.
   *[other] You may play { $limit } weapons this turn, and you have.
}
refusal-already-in-play = { $card } is already in play; there may be only one.
refusal-names-nobody = { $card } is not aimed at anybody.
refusal-names-somebody = Say at whom { $card } is aimed.
refusal-no-such-seat = Nobody sits in seat { $seat }.
refusal-names-no-property = { $card } is not aimed at a property.
refusal-no-such-property = No “{ $text }” lies in front of { $target }.
refusal-not-yourself = { $card } cannot be aimed at yourself.
refusal-empty-hand = { $target } has no card in hand, so { $card } finds nothing.
refusal-harmless = { $target } is Harmless: no resilience or no cards.
refusal-too-far = { $target } is at Difficulty { $difficulty }; your { $card } reaches { $reach }.
refusal-no-such-ability = Your character has no such ability.
refusal-ability-names-nobody = The ability is not aimed at anybody.
refusal-ability-nobunaga = You may not pay with your last resilience point.
refusal-no-parry = { $card } is no parry for you now.
refusal-parries-weapons-only = { $card } parries weapons only.
refusal-no-weapon = { $card } is no weapon.
refusal-top-discard-only = Only the top card of the discard pile can be taken: { $card }.
refusal-only-play = Now you may play cards, use your ability, or end your turn.
refusal-only-parry = Now you may only parry or take the hit.
refusal-only-weapon = Now you may only discard a weapon or bear what follows.
refusal-only-discard = You must discard down to { $limit } cards.
refusal-only-first-draw = Choose where your first card comes from.
refusal-cannot-pay = You cannot pay the price of { $card }: never your last resilience point.
refusal-not-your-own = { $card } may not be aimed at your own property at this table.
refusal-names-a-property = Say at which property { $card } is aimed.
refusal-no-rival = { $card } needs somebody it can hurt and who has at least 2 resilience; { $target } is not one.
refusal-ability-names-a-property = Say at which property the ability is aimed.
refusal-ability-shima = Once per turn, and never with your last resilience point.
refusal-only-own-property = You may only give up a property in front of you.
refusal-no-property-as-parry = You may not give up a property as a parry now.
refusal-no-escape = You cannot escape with { $card }.
refusal-only-give-up = Choose a card from your hand to discard.
refusal-only-absorb = Discard a property that stands in for the lost point, or take the loss where you may.
refusal-only-escape = Play a card to be left out, or let it happen.
refusal-only-may-draw = Draw a card, or pass.
refusal-only-grant = Choose who draws a card.
refusal-only-show = Choose a card from your hand to show.
refusal-only-pick = Take one of the cards that were shown.
refusal-only-reveal = Say which revealed card counts, or reveal another.
