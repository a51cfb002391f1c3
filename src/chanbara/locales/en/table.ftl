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

## What a reveal looks for, inside a sentence

wanted-weapon = a weapon
wanted-symbol = the symbol { $symbol }

## What has happened: a sentence for each kind of event

event-turn-began = { $you ->
    [seat] Turn { $turn }: you.
   *[nobody] Turn { $turn }: { $seat }.
}
event-recovered = { $you ->
    [seat] You recover and have { $resilience }.
   *[nobody] { $seat } recovers and has { $resilience }.
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
    [both] You turn the { $card } on yourself.
    [self] { $seat } turns the { $card } on themselves.
    [seat] You strike { $other } with the { $card }.
    [other] { $seat } strikes you with the { $card }.
   *[nobody] { $seat } strikes { $other } with the { $card }.
}
event-played-action = { $you ->
    [seat] You play { $card }.
   *[nobody] { $seat } plays { $card }.
}
event-played-action-on = { $you ->
    [seat] You play { $card } and name { $other }.
    [other] { $seat } plays { $card } and names you.
   *[nobody] { $seat } plays { $card } and names { $other }.
}
event-played-action-on-property = { $you ->
    [both] You play { $card } on your own { $prop }.
    [self] { $seat } plays { $card } on their own { $prop }.
    [seat] You play { $card } on { $other }’s { $prop }.
    [other] { $seat } plays { $card } on your { $prop }.
   *[nobody] { $seat } plays { $card } on { $other }’s { $prop }.
}
event-played-property = { $you ->
    [seat] You lay { $card } in front of you.
   *[nobody] { $seat } lays down { $card }.
}
event-played-property-at = { $you ->
    [both] You lay { $card } in front of yourself.
    [self] { $seat } lays { $card } at their own place.
    [seat] You lay { $card } in front of { $other }.
    [other] { $seat } lays { $card } in front of you.
   *[nobody] { $seat } lays { $card } in front of { $other }.
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
    [seat] You do not answer.
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
    [both] You fall by your own hand.
    [self] { $seat } falls by their own hand.
    [seat] { $other } defeats you.
    [other] You defeat { $seat }.
   *[nobody] { $other } defeats { $seat }.
}
event-honor-given = { $you ->
    [seat] You give 1 honor to { $other }.
    [other] { $seat } gives 1 honor to you.
   *[nobody] { $seat } gives 1 honor to { $other }.
}
event-honor-lost = { $you ->
    [seat] You lose 1 honor.
   *[nobody] { $seat } loses 1 honor.
}
event-deck-renewed = The deck has run out: the discard pile becomes the new deck, { $size }.
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
   *[nobody] { $seat }’s { $card } is discarded.
}
event-property-passed = { $you ->
    [seat] { $card } passes from you to { $other }.
    [other] { $card } passes from { $seat } to you.
   *[nobody] { $card } passes from { $seat } to { $other }.
}
event-counted = { $you ->
    [seat] You let { $card } count.
   *[nobody] { $seat } lets { $card } count.
}
event-flipped = { $you ->
    [seat] You flip { $card }.
   *[nobody] { $seat } flips { $card }.
}
event-escaped = { $you ->
    [seat] You play { $card } and are left out of { $source }.
   *[nobody] { $seat } plays { $card } and is left out of { $source }.
}
event-attack-foiled = { $you ->
    [seat] The attack on you comes to nothing.
   *[nobody] The attack on { $seat } comes to nothing.
}
event-honor-gained = { $you ->
    [seat] You gain 1 honor.
   *[nobody] { $seat } gains 1 honor.
}
event-buried = { $you ->
    [seat] Banzai: you discard from the deck { $cards }.
   *[nobody] Banzai: { $seat } discards from the deck { $cards }.
}
event-property-taken = { $you ->
    [both] You take your own { $card } into your hand.
    [self] { $seat } takes their own { $card } into hand.
    [seat] You take { $other }’s { $card } into your hand.
    [other] { $seat } takes your { $card } into hand.
   *[nobody] { $seat } takes { $other }’s { $card } into hand.
}
event-weapon-returned = { $you ->
    [seat] { $card } returns to your hand.
   *[nobody] { $card } returns to { $seat }’s hand.
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

## What you may do: a sentence for each kind of option

option-strike = Strike { $target } with the { $card } ({ $wounds }, Difficulty { $difficulty })
option-play = Play { $card }
option-play-for = Play { $card } for { $target }
option-play-hand = Play { $card } on { $target }’s hand ({ $cards })
option-play-property = Play { $card } on { $target }’s { $property }
option-play-own-property = Play { $card } on your own { $property }
option-lay = Lay { $card } in front of you
option-lay-at = Lay { $card } in front of { $target }
option-lay-own = Lay { $card } in front of yourself
option-use = Use your ability
option-end = End your turn
option-parry = Parry with { $card }
option-discard = Discard { $card }
option-take = Take { $card } from the discard pile
option-draw = Draw from the deck
option-strike-own = Turn the { $card } on yourself ({ $wounds })
option-play-against = Play { $card } against { $target }
option-use-at = Use your ability on { $target }’s { $card }
option-use-own = Use your ability on your own { $card }
option-parry-own = Discard the { $card } in front of you as a parry
option-discard-own = Discard the { $card } in front of you instead of losing 1 resilience
option-take-at = Take { $card } from { $target }
option-escape = Play { $card } to be left out
option-show = Show { $card }
option-choose-at = { $target } draws
option-choose-own = You draw
option-reveal = Reveal another card
option-count = Have { $card } count
option-pass-absorb = Lose { $lost }
option-pass-escape = Let it happen
option-pass-may_draw = Do not draw
option-pass-wounds = { $source ->
    [weapon] Take the hit: { $wounds }
   *[other] Take { $wounds }
}
option-pass-honor = Discard { $card } and lose 1 honor
option-pass-free = Discard { $card }

## What you are asked

ask-play = What do you do? Weapons played this turn: { $played } of { $limit }.
ask-parry-weapon = { $by } strikes you. Parry, or take the hit?
ask-parry-action = { $by } plays { $card }. Parry, or take { $wounds }?
ask-weapon-action = { $by } plays { $card }. Discard a weapon, or take { $wounds }?
ask-weapon-property = { $card }: a weapon was flipped. Discard a weapon to pass { $card } on, or lose 1 honor?
ask-weapon-property-free = { $card }: a weapon was flipped. Discard a weapon to pass { $card } on, or let it be discarded?
ask-discard = You hold { $cards }. Discard down to { $limit }, one at a time.
ask-first_draw = Where does your first card come from?
ask-parry-weapon-steel = { $by } strikes you with { $card }. Parry with a weapon, or take the hit?
ask-give_up = Which card do you discard?
ask-absorb = You are about to lose { $lost }. Discard a property instead of one point?
ask-escape = { $by } plays { $card }, and it is about to affect you. Play a card to be left out?
ask-may_draw = Do you draw a card?
ask-grant = Who draws a card?
ask-show = Which card do you show?
ask-pick = Which card do you take?
ask-reveal = Which card counts? Here { $wanted } decides.
ask-left = You have { $left } left of { $full }.
ask-defeat = That would defeat you and give 1 honor to { $by }.

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
table-playing = being played:
table-you = you
table-difficulty = Difficulty { $difficulty }
table-on-turn = on turn
table-asked = asked
table-known = you know in hand:
table-known-to-all = known in hand:
table-unknown-role = role ?
table-since = Since you last decided
table-beginning = So far
table-hand = Your hand, { $cards }
table-hand-empty = Your hand is empty.
table-weapon = Difficulty { $reach }, { $wounds }
table-weapon-counts = Difficulty { $reach }, wounds depend on the target
table-reaches = reaches { $names }
table-reaches-nobody = reaches nobody
table-reaches-everybody = reaches everybody
table-choices = You may
table-prompt = Your choice (? for help):

## The end

result-title = The game is over
result-cause-defeat = { $seat } gave the last honor to { $by }.
result-cause-deck = The deck ran out. Without honor: { $without }.
result-cause-property = A property took the last honor. Without honor: { $without }.
result-cause-swordmaster = { $by } defeated { $seat }, and one player alone has resilience left: { $swordmaster }.
result-cause-swordmaster_refused = { $by } defeated { $seat } of the same team, and one player alone has resilience left: no Victory of the Swordmaster.
result-won-by-score = Winner: { $team }, by a Victory of Honor: { $points }, the highest score.
result-won-by-tie = Winner: { $team }, by a Victory of Honor: { $points }, and this team comes first in a tie.
result-won-by-swordmaster = Winner: { $team }, by the Victory of the Swordmaster, whatever the points.
result-you-won = You are on the winning side.
result-you-lost = You are not on the winning side.
result-seed = The same deal again:
result-prompt = Enter leaves; log, pile and save FILE still work:

## Sitting down and handing over

greet-title = Samurai Sword at an exact table.
greet-language = Language: en English, de Deutsch, it Italiano
greet-rising-sun = With the expansion Rising Sun, yes or no?
greet-rising-sun-again = Please answer yes or no.
greet-yes = yes
greet-no = no
greet-players = How many players, { $least } to { $most }?
greet-players-again = A number from { $least } to { $most }, please.
greet-language-again = en, de or it, please.
greet-you = You are { $character } in seat { $seat }, and your role is { $role }.
greet-help = Type a number to choose, ? for help.
hand-over = Hand the keyboard to { $name } (seat { $seat }). Nobody else should look.
hand-over-prompt = { $name }: press Enter.
hand-over-end = The game is over. Everybody may look.

## Commands at the table

help-choose = choose by number, or by the short notation beside each choice
help-why = why something cannot be done, and by which rule: why bo>3
help-explain = why you are asked this: what is still to happen
help-table = draw the table again
help-who = the characters at the table and what they can do
help-suspects = who may be who, by what you saw, what speaks for it and how far to trust it
help-hint = the best options, tried out in worlds that may be so
help-cards = all cards and what they do
help-pile = the whole discard pile
help-log = everything that happened
help-rules = a paragraph of the rules: rules 5.3
help-summary = the summary card: a turn, roles, honor, ties, symbols
help-tips = five tips for beginners
help-save = write the record of the game to a file
help-quit = leave the game
help-marks = Marks: ▲ weapon, ◆ action, ■ property, ✿ honor, ● resilience, ○ lost resilience, ★ stars of a role.
why-offered = You may do that.
why-missing = Write what you would like to do, for example: why bo>3
pile-title = Discard pile, { $cards }, the top first
log-title = What has happened
cards-copies = × { $count }
rules-missing = There is no paragraph { $number }. Chapters: { $chapters }.
rules-absent = The page of the rules is not installed.
save-missing = Write where to: save game.chanbara
save-secrets = The game goes on, and its record holds every hidden card and role. Save it all the same? y or n [n]
save-yes = y
save-not = Not saved.
save-exists = { $path } is already there; choose another name.
save-failed = { $path } cannot be written: { $reason }
save-done = Saved: { $path }
unknown-choice = “{ $text }” is not offered.
unknown-hint = Type a number from 1 to { $count }, or ? for help.

## What is still to happen: a sentence for each kind of step

explain-title = Why { $seat } is asked, first what happens next
explain-title-you = Why you are asked, first what happens next
explain-over = The game is over; nothing is still to happen.
step-otherwise = otherwise:
step-met = and if so:
step-hit = if it is:
step-miss = if it is not:
step-turn = { $you ->
    [seat] Then comes your turn.
   *[nobody] Then comes { $seat }’s turn.
}
step-recover-phase = { $you ->
    [seat] Recover phase: with no resilience left you regain all of it.
   *[nobody] Recover phase: with no resilience left { $seat } regains all of it.
}
step-draw-phase = { $you ->
    [seat] Draw phase: you draw cards.
   *[nobody] Draw phase: { $seat } draws cards.
}
step-play-phase = { $you ->
    [seat] Play phase: you may play cards until you end your turn.
   *[nobody] Play phase: { $seat } may play cards until the turn is ended.
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
    [both] Your { $source } hits yourself.
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
    [both] You fall by your own hand.
    [self] { $seat } falls by their own hand.
    [seat] You are defeated by { $other }.
    [other] { $seat } is defeated by you.
   *[nobody] { $seat } is defeated by { $other }.
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
    [seat] A random card of your hand is discarded.
   *[nobody] A random card of { $seat }’s hand is discarded.
}
step-strip-property = { $you ->
    [seat] Your { $prop } is discarded.
   *[nobody] { $seat }’s { $prop } is discarded.
}
step-pass-left = { $you ->
    [seat] { $prop } passes from you to the left.
   *[nobody] { $prop } passes from { $seat } to the left.
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
    [seat] { $source }: you may play a card to be left out;
   *[nobody] { $source }: { $seat } may play a card to be left out;
}
step-banzai = { $you ->
    [seat] Banzai: you discard cards from the deck, one for each resilience of your character.
   *[nobody] Banzai: { $seat } discards cards from the deck, one for each resilience of the character.
}
step-reveal = { $you ->
    [seat] You reveal the top card of the deck; { $wanted } decides.
   *[nobody] { $seat } reveals the top card of the deck; { $wanted } decides.
}
step-reveal-pair = { $you ->
    [seat] You reveal the top two cards of the deck; the same symbol on both decides.
   *[nobody] { $seat } reveals the top two cards of the deck; the same symbol on both decides.
}
step-choose = { $you ->
    [seat] You choose which card counts ({ $cards }), or reveal more, at most { $left }; { $wanted } decides.
   *[nobody] { $seat } chooses which card counts ({ $cards }), or reveals more, at most { $left }; { $wanted } decides.
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
    [seat] You choose a card of your hand and discard it.
   *[nobody] { $seat } chooses a card in hand and discards it.
}
step-return-weapon = { $you ->
    [seat] The weapon returns to your hand.
   *[nobody] The weapon returns to { $seat }’s hand.
}
step-pick-up = { $you ->
    [both] You take your own { $prop } into your hand.
    [self] { $seat } takes their own { $prop } into hand.
    [seat] You take { $other }’s { $prop } into your hand.
    [other] { $seat } takes your { $prop } into hand.
   *[nobody] { $seat } takes { $other }’s { $prop } into hand.
}
step-discard-all = { $you ->
    [seat] All properties in front of you are discarded.
   *[nobody] All properties in front of { $seat } are discarded.
}
step-while-in-play = { $you ->
    [seat] { $prop }: it may still lie in front of you;
   *[nobody] { $prop }: it may still lie in front of { $seat };
}
step-bleed = { $you ->
    [seat] You lose 1 resilience, but never the last.
   *[nobody] { $seat } loses 1 resilience, but never the last.
}
step-foil = { $you ->
    [seat] The attack on you comes to nothing.
   *[nobody] The attack on { $seat } comes to nothing.
}
step-invite = { $you ->
    [seat] { $source }: then you choose a card to show, unless you are Harmless.
   *[nobody] { $source }: then { $seat } chooses a card to show, unless Harmless.
}
step-seal = { $you ->
    [seat] You choose a card to show.
   *[nobody] { $seat } chooses a card to show.
}
step-show-all = { $you ->
    [seat] All chosen cards are shown together, and you take one.
   *[nobody] All chosen cards are shown together, and { $seat } takes one.
}
step-pick = { $you ->
    [seat] You take one of the cards that were shown.
   *[nobody] { $seat } takes one of the cards that were shown.
}

# Own cards

own-ability-unavailable = You cannot use this ability now.

## Who is who? What can be deduced, and how far to trust it

aid-title = Who is who?
aid-none = Nobody has done anything yet that says who they are.
aid-clues = What speaks for it
aid-how = By that deed alone, a role became so many times likelier. Each deed was judged in its moment, by what could be known then.
aid-factor = { $role } ×{ $factor }
aid-trust = How far to trust it: when it says { $said } %, it was so in { $was } of 100 cases. That was measured in games of bots of all kinds.
aid-unknown = With these cards or rules nothing can be deduced.
aid-worlds = Each played on in { $worlds } worlds that may be so; where that stops, the chance to win is estimated:
aid-wins = { $percent } % to win
aid-assumed = { $percent } % if { $seat } is { $role }
aid-one = There is only one thing you can do.

## A game of before a change of the rules

rules-changed-ended = The rules have changed since this game began. { $change } So the game was ended without a result, and it is not rated.
rules-changed-over = The rules have changed since this game was played. { $change } So it cannot be shown again. Its result stands.
rules-changed-lady-chacha = Lady Chacha now reveals two cards and compares them with each other, as her card says.
