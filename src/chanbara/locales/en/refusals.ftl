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
refusal-no-weapon = { $card } is no weapon.
refusal-top-discard-only = Only the top card of the discard pile can be taken: { $card }.
refusal-only-play = Now you may play cards, use your ability, or end your turn.
refusal-only-parry = Now you may only parry or take the hit.
refusal-only-weapon = Now you may only discard a weapon or bear what follows.
refusal-only-discard = You must discard down to { $limit } cards.
refusal-only-first-draw = Choose where your first card comes from.
