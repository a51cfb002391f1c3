### The table in the terminal: what it shows, what it asks and what it tells.
### $you says which of the persons named is the reader: seat, other, both or nobody; self means that seat and
### other are one person, but not the reader.

## Amounts, as they stand inside a sentence

amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-resilience = { $count ->
    [one] { $count } resilience
   *[other] { $count } resilience
}
amount-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
amount-honor = { $count ->
    [one] { $count } honor
   *[other] { $count } honor
}

several = { $what } ×{ $count }
in-a-row = { $before } { $then }

## What a reveal looks for, inside a sentence

wanted-weapon = a weapon
wanted-symbol = the symbol { $symbol }

## What has happened: a sentence for each kind of event

event-turn-began = { $you ->
    [seat] Turn { $turn }: your turn.
   *[nobody] Turn { $turn }: { $seat }.
}
event-recovered = { $you ->
    [seat] You recover to { $resilience }.
   *[nobody] { $seat } recovers to { $resilience }.
}
event-drew = { $seat } draws { $count }.
event-drew-cards = { $you ->
    [seat] You draw { $cards }.
   *[nobody] { $seat } draws { $cards }.
}
event-took-discard = { $you ->
    [seat] You take { $card } from the discard pile.
   *[nobody] { $seat } takes { $card } from the discard pile.
}
event-played-weapon = { $you ->
    [both] You attack yourself with the { $card }.
    [self] { $seat } attacks themselves with the { $card }.
    [seat] You attack { $other } with the { $card }.
    [other] { $seat } attacks you with the { $card }.
   *[nobody] { $seat } attacks { $other } with the { $card }.
}
event-played-action = { $you ->
    [seat] You play { $card }.
   *[nobody] { $seat } plays { $card }.
}
event-played-action-on = { $you ->
    [seat] You play { $card } and choose { $other }.
    [other] { $seat } plays { $card } and chooses you.
   *[nobody] { $seat } plays { $card } and chooses { $other }.
}
event-played-action-on-property = { $you ->
    [both] You play { $card } on your own { $prop }.
    [self] { $seat } plays { $card } on their own { $prop }.
    [seat] You play { $card } on the { $prop } of { $other }.
    [other] { $seat } plays { $card } on your { $prop }.
   *[nobody] { $seat } plays { $card } on the { $prop } of { $other }.
}
event-played-property = { $you ->
    [seat] You play { $card }.
   *[nobody] { $seat } plays { $card }.
}
event-played-property-at = { $you ->
    [both] You play { $card } on yourself.
    [self] { $seat } plays { $card } on themselves.
    [seat] You play { $card } on { $other }.
    [other] { $seat } plays { $card } on you.
   *[nobody] { $seat } plays { $card } on { $other }.
}
event-ability-used = { $you ->
    [seat] You use your ability.
   *[nobody] { $seat } uses their ability.
}
event-parried = { $you ->
    [seat] You parry with { $card }.
   *[nobody] { $seat } parries with { $card }.
}
event-answered = { $you ->
    [seat] You answer with { $card }.
   *[nobody] { $seat } answers with { $card }.
}
event-hit-taken = { $you ->
    [seat] You take the hit.
   *[nobody] { $seat } takes the hit.
}
event-unanswered = { $you ->
    [seat] You don’t answer.
   *[nobody] { $seat } does not answer.
}
event-wounded = { $you ->
    [both] You lose { $lost }.
    [seat] You lose { $lost }.
   *[nobody] { $seat } loses { $lost }.
}
event-resilience-paid = { $you ->
    [seat] You pay { $lost }.
   *[nobody] { $seat } pays { $lost }.
}
event-defeated = { $you ->
    [both] You defeat yourself.
    [self] { $seat } defeats themselves.
    [seat] { $other } defeats you.
    [other] You defeat { $seat }.
   *[nobody] { $other } defeats { $seat }.
}
event-honor-given = { $you ->
    [seat] You give { $other } 1 honor.
    [other] { $seat } gives you 1 honor.
   *[nobody] { $seat } gives { $other } 1 honor.
}
event-honor-lost = { $you ->
    [seat] You lose 1 honor.
   *[nobody] { $seat } loses 1 honor.
}
event-deck-renewed = The deck has run out. The discard pile is shuffled into a new deck of { $size }.
event-card-taken = { $seat } takes a card from { $other }.
event-card-taken-known = { $you ->
    [seat] You take { $card } from { $other }.
    [other] { $seat } takes { $card } from you.
   *[nobody] { $seat } takes { $card } from { $other }.
}
event-discarded = { $you ->
    [seat] You discard { $card }.
   *[nobody] { $seat } discards { $card }.
}
event-property-removed = { $you ->
    [seat] Your { $card } is discarded.
   *[nobody] The { $card } of { $seat } is discarded.
}
event-property-passed = { $you ->
    [seat] { $card } passes from you to { $other }.
    [other] { $card } passes from { $seat } to you.
   *[nobody] { $card } passes from { $seat } to { $other }.
}
event-counted = { $you ->
    [seat] You use { $card }.
   *[nobody] { $seat } uses { $card }.
}
event-flipped = { $you ->
    [seat] You flip { $card }.
   *[nobody] { $seat } flips { $card }.
}
event-escaped = { $you ->
    [seat] You play { $card } and avoid { $source }.
   *[nobody] { $seat } plays { $card } and avoids { $source }.
}
event-attack-foiled = { $you ->
    [seat] The attack on you is canceled.
   *[nobody] The attack on { $seat } is canceled.
}
event-honor-gained = { $you ->
    [seat] You gain 1 honor.
   *[nobody] { $seat } gains 1 honor.
}
event-buried = { $you ->
    [seat] Banzai: you discard { $cards } from the deck.
   *[nobody] Banzai: { $seat } discards { $cards } from the deck.
}
event-property-taken = { $you ->
    [both] You return your own { $card } to your hand.
    [self] { $seat } returns their own { $card } to their hand.
    [seat] You take { $card } from { $other } into your hand.
    [other] { $seat } takes your { $card } into their hand.
   *[nobody] { $seat } takes { $card } from { $other } into their hand.
}
event-weapon-returned = { $you ->
    [seat] { $card } returns to your hand.
   *[nobody] { $card } returns to the hand of { $seat }.
}
event-sealed = { $you ->
    [seat] You choose { $card } to show.
   *[nobody] { $seat } has chosen a card to show.
}
event-shown = { $you ->
    [seat] You show { $card }.
   *[nobody] { $seat } shows { $card }.
}
event-shown-taken = { $you ->
    [seat] You take { $card } from { $other }.
    [other] { $seat } takes { $card } from you.
   *[nobody] { $seat } takes { $card } from { $other }.
}
event-ended = The game is over. Winner: { $winner }.

## What only custom cards do

cause-ability = An ability
event-looked-role = { $you ->
    [seat] You look at { $other }’s role card.
    [other] { $seat } looks at your role card.
   *[nobody] { $seat } looks at { $other }’s role card.
}
event-looked-role-known = { $you ->
    [seat] You look at { $other }’s role card: { $role }.
    [other] { $seat } looks at your role card: { $role }.
   *[nobody] { $seat } looks at { $other }’s role card: { $role }.
}
event-looked-hand = { $you ->
    [seat] You look at { $other }’s hand.
    [other] { $seat } looks at your hand.
   *[nobody] { $seat } looks at { $other }’s hand.
}
event-looked-hand-known = { $you ->
    [seat] You look at { $other }’s hand: { $cards }.
    [other] { $seat } looks at your hand: { $cards }.
   *[nobody] { $seat } looks at { $other }’s hand: { $cards }.
}
event-properties-swapped = { $you ->
    [seat] You swap all properties with { $other }.
    [other] { $seat } swaps all properties with you.
   *[nobody] { $seat } swaps all properties with { $other }.
}
event-counters-changed = { $you ->
    [seat] Your { $card } now has { $counters }.
   *[nobody] The { $card } of { $seat } now has { $counters }.
}
event-put-off-turn-end = { $you ->
    [seat] { $cause }: for you, the rest happens at the end of this turn.
   *[nobody] { $cause }: for { $seat }, the rest happens at the end of this turn.
}
event-put-off-next-turn = { $you ->
    [seat] { $cause }: the rest happens on your next turn.
   *[nobody] { $cause }: the rest happens on the next turn of { $seat }.
}
event-came-due = { $you ->
    [seat] { $cause }: for you, what was put off happens now.
   *[nobody] { $cause }: for { $seat }, what was put off happens now.
}

## What you may do: a sentence for each kind of option

option-strike = Attack { $target } with the { $card } ({ $wounds }, Difficulty { $difficulty })
option-play = Play { $card }
option-play-for = Play { $card } for { $target }
option-play-hand = Play { $card } on { $target }’s hand ({ $cards })
option-play-property = Play { $card } on { $target }’s { $property }
option-play-own-property = Play { $card } on your own { $property }
option-lay = Play { $card }
option-lay-at = Play { $card } on { $target }
option-lay-own = Play { $card } on yourself
option-use = Use your ability
option-end = End your turn
option-parry = Parry with { $card }
option-discard = Discard { $card }
option-take = Take { $card } from the discard pile
option-draw = Draw from the deck
option-strike-own = Attack yourself with the { $card } ({ $wounds })
option-play-against = Play { $card } against { $target }
option-use-at = Use your ability on { $target }’s { $card }
option-use-own = Use your ability on your own { $card }
option-parry-own = Discard your { $card } as a parry
option-discard-own = Discard your { $card } instead of losing 1 resilience
option-take-at = Take { $card } from { $target }
option-escape = Play { $card } to avoid it
option-show = Show { $card }
option-choose-at = { $target } draws
option-choose-own = You draw
option-reveal = Reveal another card
option-count = Use { $card }
option-pass-absorb = Lose { $lost }
option-pass-escape = Let it happen
option-pass-may_draw = Don’t draw
option-pass-wounds = { $source ->
    [weapon] Take the hit: { $wounds }
   *[other] Take { $wounds }
}
option-pass-honor = Discard { $card } and lose 1 honor
option-pass-free = Discard { $card }

## What you are asked

ask-play = Your turn. Weapons played: { $played } of { $limit }.
ask-parry-weapon = { $by } attacks you. Parry, or take the hit?
ask-parry-action = { $by } plays { $card }. Parry, or take { $wounds }?
ask-weapon-action = { $by } plays { $card }. Discard a weapon, or take { $wounds }?
ask-weapon-property = { $card }: a weapon was flipped. Discard a weapon to pass { $card } to the left, or lose 1 honor?
ask-weapon-property-free = { $card }: a weapon was flipped. Discard a weapon to pass { $card } to the left, or discard { $card }?
ask-discard = You have { $cards }. Discard down to { $limit }, one at a time.
ask-first_draw = Where do you take your first card from?
ask-parry-weapon-steel = { $by } attacks you with { $card }. Parry with a weapon, or take the hit?
ask-give_up = Which card do you discard?
ask-absorb = You are about to lose { $lost }. Discard a property to lose 1 less?
ask-escape = { $by } plays { $card }, and it affects you. Play a card to avoid it?
ask-may_draw = Draw a card?
ask-grant = Who draws a card?
ask-show = Which card do you show?
ask-pick = Which card do you take?
ask-reveal = Which revealed card counts? This check looks for { $wanted }.
ask-left = You have { $left } left, out of { $full }.
ask-defeat = This would defeat you and give { $by } 1 honor.

## The table

table-turn = { $you ->
    [seat] Turn { $turn } · your turn
   *[nobody] Turn { $turn } · { $seat }’s turn
}
table-phase = { $phase ->
    [recover] Recover phase
    [draw] Draw phase
    [discard] Discard phase
   *[play] Play phase
}
table-deck = Deck { $count }
table-pile-empty = Discard pile empty
table-pile = Discard pile { $count }, on top:
table-playing = resolving:
table-you = you
table-difficulty = Difficulty { $difficulty }
table-on-turn = active
table-asked = must answer
table-known = you know they hold:
table-known-to-all = everyone knows they hold:
table-unknown-role = role ?
table-since = Since your last decision
table-beginning = So far
table-hand = Your hand, { $cards }
table-hand-empty = Your hand is empty.
table-weapon = Difficulty { $reach }, { $wounds }
table-weapon-counts = Difficulty { $reach }, wounds depend on the target
table-reaches = reaches { $names }
table-reaches-nobody = reaches nobody
table-reaches-everybody = reaches everyone
table-choices = Your options
table-prompt = Your move (? for help):

## The end

result-title = The game is over
result-cause-defeat = { $seat } gave the last honor to { $by }.
result-cause-deck = The deck ran out. Out of honor: { $without }.
result-cause-property = A property took someone’s last honor. Out of honor: { $without }.
result-cause-card = A card took someone’s last honor. Out of honor: { $without }.
result-cause-swordmaster = { $by } defeated { $seat }. Only { $swordmaster } has resilience left.
result-cause-swordmaster_refused = { $by } defeated teammate { $seat }, and only one player has resilience left: no Victory of the Swordmaster.
result-won-by-score = Winner: { $team }, by Victory of Honor with { $points }, the highest score.
result-won-by-tie = Winner: { $team }, by Victory of Honor with { $points }, on the tiebreak.
result-won-by-swordmaster = Winner: { $team }, by Victory of the Swordmaster, regardless of points.
result-you-won = You win.
result-you-lost = You lose.
result-seed = To play this deal again:
result-prompt = Press Enter to quit, or use log, pile or save FILE:

## Sitting down and handing over

greet-title = Samurai Sword, played by the exact rules.
greet-language = Language: en English, de Deutsch, it Italiano
greet-rising-sun = Play with the Rising Sun expansion? yes or no
greet-rising-sun-again = Please answer yes or no.
greet-yes = yes
greet-no = no
greet-players = How many players, { $least } to { $most }?
greet-players-again = Please type a number from { $least } to { $most }.
greet-language-again = Please type en, de or it.
greet-you = You are { $character } in seat { $seat }, and your role is { $role }.
greet-help = Type a number to choose, or ? for help.
hand-over = Pass the keyboard to { $name } (seat { $seat }). Everyone else, look away.
hand-over-prompt = { $name }: press Enter.
hand-over-end = The game is over. Everyone may look.

## Commands at the table

help-choose = choose by number, or type the notation shown next to an option
help-why = why a move is not allowed, with the rule: why bo>3
help-explain = why you have to answer, and what happens next
help-table = show the table again
help-who = the characters at the table and what they can do
help-suspects = how likely each role is, the evidence, and how far to trust it
help-hint = the best options, tried out in sampled worlds
help-cards = all cards and what they do
help-pile = the whole discard pile
help-log = everything that happened
help-rules = show a rule: rules 5.3
help-summary = the summary card: a turn, roles, honor, ties, symbols
help-tips = five tips for beginners
help-save = save the game record to a file
help-quit = quit the game
help-marks = Marks: ▲ weapon, ◆ action, ■ property, ✿ honor, ● resilience, ○ lost resilience, ★ stars of a role.
why-offered = You can do that.
why-missing = Type the move you have in mind, for example: why bo>3
pile-title = Discard pile, { $cards }, top first
log-title = What has happened
cards-copies = × { $count }
rules-missing = There is no rule { $number }. Chapters: { $chapters }.
rules-absent = The rules page is not installed.
save-missing = Give a file name: save game.chanbara
save-secrets = The game is not over, and its record shows every hidden card and role. Save anyway? y or n [n]
save-yes = y
save-not = Not saved.
save-exists = { $path } already exists; choose another name.
save-failed = Cannot write { $path }: { $reason }
save-done = Saved: { $path }
unknown-choice = “{ $text }” is not an option.
unknown-hint = Type a number from 1 to { $count }, or ? for help.

## What is still to happen: a sentence for each kind of step

explain-title = Why { $seat } must answer, and what happens next
explain-title-you = Why you must answer, and what happens next
explain-over = The game is over.
step-otherwise = otherwise:
step-met = if so:
step-hit = if it is:
step-miss = if it is not:
step-turn = { $you ->
    [seat] Then it is your turn.
   *[nobody] Then it is { $seat }’s turn.
}
step-recover-phase = { $you ->
    [seat] Recover phase: if you have no resilience, you regain all of it.
   *[nobody] Recover phase: if { $seat } has no resilience, they regain all of it.
}
step-draw-phase = { $you ->
    [seat] Draw phase: you draw cards.
   *[nobody] Draw phase: { $seat } draws cards.
}
step-play-phase = { $you ->
    [seat] Play phase: you may play cards until you end your turn.
   *[nobody] Play phase: { $seat } may play cards until they end their turn.
}
step-discard-phase = { $you ->
    [seat] Discard phase: you keep at most { $limit }.
   *[nobody] Discard phase: { $seat } keeps at most { $limit }.
}
step-stop-turn = { $you ->
    [seat] Your turn ends at once.
   *[nobody] { $seat }’s turn ends at once.
}
step-settle = The card that was played goes to the discard pile.
step-demand-parry = { $you ->
    [seat] { $source }: you may parry;
   *[nobody] { $source }: { $seat } may parry;
}
step-demand-weapon = { $you ->
    [seat] { $source }: you may discard a weapon;
   *[nobody] { $source }: { $seat } may discard a weapon;
}
step-challenge-parry = { $you ->
    [seat] { $source }: then you parry or are wounded.
   *[nobody] { $source }: then { $seat } parries or is wounded.
}
step-challenge-weapon = { $you ->
    [seat] { $source }: then you discard a weapon or are wounded.
   *[nobody] { $source }: then { $seat } discards a weapon or is wounded.
}
step-strike = { $you ->
    [both] Your { $source } hits you.
    [self] { $seat } is hit by their own { $source }.
    [seat] { $other }’s { $source } hits you.
    [other] Your { $source } hits { $seat }.
   *[nobody] { $other }’s { $source } hits { $seat }.
}
step-wound = { $you ->
    [seat] { $source } deals you { $wounds }.
   *[nobody] { $source } deals { $seat } { $wounds }.
}
step-defeat = { $you ->
    [both] You defeat yourself.
    [self] { $seat } defeats themselves.
    [seat] { $other } defeats you.
    [other] You defeat { $seat }.
   *[nobody] { $other } defeats { $seat }.
}
step-draw = { $you ->
    [seat] You draw { $amount }.
   *[nobody] { $seat } draws { $amount }.
}
step-recover = { $you ->
    [seat] You regain all resilience.
   *[nobody] { $seat } regains all resilience.
}
step-take-card = { $you ->
    [seat] You take a random card from { $other }.
    [other] { $seat } takes a random card from you.
   *[nobody] { $seat } takes a random card from { $other }.
}
step-strip = { $you ->
    [seat] A random card from your hand is discarded.
   *[nobody] A random card from { $seat }’s hand is discarded.
}
step-strip-property = { $you ->
    [seat] Your { $prop } is discarded.
   *[nobody] { $seat }’s { $prop } is discarded.
}
step-pass-left = { $you ->
    [seat] Your { $prop } passes to the left.
   *[nobody] { $seat }’s { $prop } passes to the left.
}
step-forfeit = { $you ->
    [seat] You lose 1 honor, and { $prop } is discarded.
   *[nobody] { $seat } loses 1 honor, and { $prop } is discarded.
}

step-forfeit-free = { $you ->
    [seat] Your { $prop } is discarded; you keep your honor.
   *[nobody] { $seat }’s { $prop } is discarded; no honor is lost.
}
step-demand-steel = { $you ->
    [seat] { $source }: you may parry with a weapon;
   *[nobody] { $source }: { $seat } may parry with a weapon;
}
step-wound-ability = { $you ->
    [seat] { $other } deals you { $wounds } in return.
    [other] You deal { $seat } { $wounds } in return.
   *[nobody] { $other } deals { $seat } { $wounds } in return.
}
step-lose = { $you ->
    [seat] You lose { $points }.
    [both] You lose { $points }.
   *[nobody] { $seat } loses { $points }.
}
step-affect = { $you ->
    [seat] { $source }: you may play a card to avoid it;
   *[nobody] { $source }: { $seat } may play a card to avoid it;
}
step-banzai = { $you ->
    [seat] Banzai: you discard cards from the deck, one for each point of your character’s full resilience.
   *[nobody] Banzai: { $seat } discards cards from the deck, one for each point of their character’s full resilience.
}
step-reveal = { $you ->
    [seat] You reveal the top card of the deck and check for { $wanted }.
   *[nobody] { $seat } reveals the top card of the deck and checks for { $wanted }.
}
step-reveal-pair = { $you ->
    [seat] You reveal the top two cards of the deck and check whether both have the same symbol.
   *[nobody] { $seat } reveals the top two cards of the deck and checks whether both have the same symbol.
}
step-choose = { $you ->
    [seat] You choose which card counts ({ $cards }) or reveal up to { $left } more, checking for { $wanted }.
   *[nobody] { $seat } chooses which card counts ({ $cards }) or reveals up to { $left } more, checking for { $wanted }.
}
step-strengthen = { $you ->
    [seat] You regain 1 resilience.
   *[nobody] { $seat } regains 1 resilience.
}
step-may-draw = { $you ->
    [seat] You may draw a card.
   *[nobody] { $seat } may draw a card.
}
step-grant = { $you ->
    [seat] You choose who draws a card.
   *[nobody] { $seat } chooses who draws a card.
}
step-give-up = { $you ->
    [seat] You discard a card of your choice from your hand.
   *[nobody] { $seat } discards a card of their choice from their hand.
}
step-return-weapon = { $you ->
    [seat] The weapon returns to your hand.
   *[nobody] The weapon returns to { $seat }’s hand.
}
step-pick-up = { $you ->
    [both] You return your own { $prop } to your hand.
    [self] { $seat } returns their own { $prop } to their hand.
    [seat] You take { $other }’s { $prop } into your hand.
    [other] { $seat } takes your { $prop } into their hand.
   *[nobody] { $seat } takes { $other }’s { $prop } into their hand.
}
step-discard-all = { $you ->
    [seat] You discard all your properties.
   *[nobody] { $seat } discards all their properties.
}
step-while-in-play = { $you ->
    [seat] { $prop }: check whether you still have it in play;
   *[nobody] { $prop }: check whether { $seat } still has it in play;
}
step-bleed = { $you ->
    [seat] You lose 1 resilience, but never your last.
   *[nobody] { $seat } loses 1 resilience, but never their last.
}
step-foil = { $you ->
    [seat] The attack on you is canceled.
   *[nobody] The attack on { $seat } is canceled.
}
step-invite = { $you ->
    [seat] { $source }: then you choose a card to show, unless you are Harmless.
   *[nobody] { $source }: then { $seat } chooses a card to show, unless they are Harmless.
}
step-seal = { $you ->
    [seat] You choose a card to show.
   *[nobody] { $seat } chooses a card to show.
}
step-show-all = { $you ->
    [seat] All chosen cards are revealed at once, and you take one.
   *[nobody] All chosen cards are revealed at once, and { $seat } takes one.
}
step-pick = { $you ->
    [seat] You take one of the revealed cards.
   *[nobody] { $seat } takes one of the revealed cards.
}
step-then = then:
step-move-honor = { $you ->
    [seat] You give { $other } { $honor }.
    [other] { $seat } gives you { $honor }.
   *[nobody] { $seat } gives { $other } { $honor }.
}
step-move-honor-lost = { $you ->
    [seat] You lose { $honor }.
   *[nobody] { $seat } loses { $honor }.
}
step-move-honor-gained = { $you ->
    [other] You gain { $honor }.
   *[nobody] { $other } gains { $honor }.
}
step-count-on = { $you ->
    [seat] Your { $card } gets { $changed }.
   *[nobody] The { $card } of { $seat } gets { $changed }.
}
step-count-off = { $you ->
    [seat] Your { $card } loses { $changed }.
   *[nobody] The { $card } of { $seat } loses { $changed }.
}
step-later = { $cause }: the rest is put off;
step-due = { $you ->
    [seat] What was put off until your turn happens.
   *[nobody] What was put off until { $seat }’s turn happens.
}

# Own cards

own-ability-unavailable = You cannot use this ability now.

## Who is who? What can be deduced, and how far to trust it

aid-title = Suspects
aid-none = Nobody has done anything revealing yet.
aid-clues = Evidence
aid-how = How many times likelier each role became from that action alone. Each action is judged by what was known at the time.
aid-factor = { $role } ×{ $factor }
aid-trust = How far to trust it: when it says { $said }%, it is right { $was }% of the time, measured in games between bots of every kind.
aid-unknown = Deduction is not available with these cards or rules.
aid-worlds = Each option was played out in { $worlds } sampled worlds that fit what you have seen. Where a rollout stops before the end, the chance to win is estimated:
aid-wins = { $percent }% to win
aid-assumed = { $percent }% if { $seat } is { $role }
aid-percent = { $percent }%
aid-parry = Who may hold a Parry:
aid-one = You have only one option.

## A game of before a change of the rules

rules-changed-ended = The rules have changed since this game began. { $change } So the game ended with no result and is not rated.
rules-changed-over = The rules have changed since this game was played. { $change } So it can no longer be shown. Its result still counts.
rules-changed-lady-chacha = Lady Chacha now reveals two cards and compares them with each other, as her card says.
