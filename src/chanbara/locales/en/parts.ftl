### Custom cards from data files: the sentences that are made from their parts.
### A part is said as verb | rest | tail | what follows; $form is me, one, many or inf.

say-clause = { $subject } { $verb } { $rest } { $tail }
say-bare = { $verb } { $rest } { $tail }
say-infinitive = { $verb } { $rest } { $tail }
say-may = { $subject } may { $doing }
say-and = { $one } and { $other }
say-or = { $one } or { $other }
say-or-else = { $one }, or { $other }
say-then = then
say-otherwise = otherwise,
say-unmet = if not,
say-met = if so,
say-if = if { $condition },
say-happening = have this happen: { $what }

## Who

say-name-you = { $case ->
    [gen] your
   *[other] you
}
say-form-you = me
say-leaves-out-you = first
say-name-holder = { $case ->
    [gen] its holder’s
   *[other] its holder
}
say-form-holder = one
say-name-holder-later = { $case ->
    [gen] their
    [dat] them
    [acc] them
   *[other] they
}
say-form-holder-later = many
say-leaves-out-holder-later = never
say-name-name = { $case ->
    [gen] { $name }’s
   *[other] { $name }
}
say-form-name = one
say-name-name-later = { $case ->
    [gen] their
    [dat] them
    [acc] them
   *[other] they
}
say-form-name-later = many
say-leaves-out-name-later = never
say-name-another = { $case ->
    [gen] another player’s
   *[other] another player
}
say-form-another = one
say-name-any = { $case ->
    [gen] any player’s
   *[other] any player
}
say-form-any = one
say-name-that = { $case ->
    [gen] that player’s
   *[other] that player
}
say-form-that = one
say-name-chosen = { $case ->
    [gen] any player’s
   *[other] a player { $me ->
        [me] of your choice
       *[other] of their choice
    }
}
say-form-chosen = one
say-name-chosen-other = { $case ->
    [gen] another player’s
   *[other] another player { $me ->
        [me] of your choice
       *[other] of their choice
    }
}
say-form-chosen-other = one
say-name-attacker = { $case ->
    [gen] the attacker’s
   *[other] the attacker
}
say-form-attacker = one
say-name-target = { $case ->
    [gen] the target’s
   *[other] the target
}
say-form-target = one
say-name-others = { $case ->
    [gen] every other player’s
   *[other] every other player
}
say-form-others = one
say-name-others-standing = clockwise, every other player who is not Harmless
say-form-others-standing = one
say-name-everyone = { $case ->
    [gen] everyone’s
   *[other] everyone
}
say-form-everyone = one
say-name-everyone-standing = everyone who is not Harmless
say-form-everyone-standing = one
say-name-neighbors = { $case ->
    [gen] { $me ->
        [me] your
       *[other] their
    } left and right neighbors’
   *[other] { $me ->
        [me] your
       *[other] their
    } left and then { $me ->
        [me] your
       *[other] their
    } right neighbor
}
say-form-neighbors = many
say-name-neighbors-standing = { $me ->
    [me] your left and then your right neighbor
   *[other] their left and then their right neighbor
}, unless they are Harmless,
say-form-neighbors-standing = many
say-name-left = { $case ->
    [gen] { $me ->
        [me] your
       *[other] their
    } left neighbor’s
   *[other] { $me ->
        [me] your
       *[other] their
    } left neighbor
}
say-form-left = one
say-name-right = { $case ->
    [gen] { $me ->
        [me] your
       *[other] their
    } right neighbor’s
   *[other] { $me ->
        [me] your
       *[other] their
    } right neighbor
}
say-form-right = one
say-name-active = { $case ->
    [gen] the active player’s
   *[other] the active player
}
say-form-active = one
say-name-card = this card
say-form-card = one
say-name-attack = the attack
say-form-attack = one

## How much

say-number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $n }
}
say-unit-cards = { $n ->
    [1] a card
   *[other] { $number } cards
}
say-many-cards = as many cards
say-unit-hand = { $n ->
    [1] a card from hand
   *[other] { $number } cards from hand
}
say-many-hand = as many cards from hand
say-unit-random = { $n ->
    [1] a random card
   *[other] { $number } random cards
}
say-many-random = as many random cards
say-unit-resilience = { $n ->
    [1] one resilience point
   *[other] { $number } resilience points
}
say-many-resilience = as many resilience points
say-unit-wounds = { $n ->
    [1] one wound
   *[other] { $number } wounds
}
say-many-wounds = as many wounds
say-unit-honor = { $n ->
    [1] an honor point
   *[other] { $number } honor points
}
say-many-honor = as many honor points
say-unit-counters = { $n ->
    [1] a counter
   *[other] { $number } counters
}
say-per-point = for each resilience point lost
say-as-honor = as { $subject } { $form ->
    [one] has
   *[other] have
} honor points
say-as-properties = as { $subject } { $form ->
    [one] has
   *[other] have
} properties in play
say-as-hand = as { $subject } { $form ->
    [one] has
   *[other] have
} cards in hand
say-as-resilience = as { $subject } { $form ->
    [one] has
   *[other] have
} resilience points
say-as-missing = as { $subject } { $form ->
    [one] is
   *[other] are
} missing resilience points
say-as-counters = as there are counters on this card

## What happens

say-draw = { $form ->
    [one] draws
   *[other] draw
} | { $what }
say-recover = { $form ->
    [one] regains
   *[other] regain
} | { $what }
say-recover-all = { $form ->
    [one] regains
   *[other] regain
} | { $form ->
    [me] all your
   *[other] all their
} resilience
say-pay = { $form ->
    [one] pays
   *[other] pay
} | { $what } (but never the last)
say-bleed = { $form ->
    [one] loses
   *[other] lose
} | { $what } | | , but never the last
say-wound = { $form ->
    [one] takes
   *[other] take
} | { $what }
say-demand-parry = { $form ->
    [one] answers
   *[other] answer
} | with a parry
say-demand-weapon = { $form ->
    [one] gives
   *[other] give
} | up a weapon from hand
say-take = { $form ->
    [one] takes
   *[other] take
} | { $what } from { $whose } hand
say-discard = { $form ->
    [one] chooses and discards
   *[other] choose and discard
} | { $what }
say-discard-random = { $form ->
    [one] discards
   *[other] discard
} | { $what } from hand
say-strip-hand = { $form ->
    [one] discards
   *[other] discard
} | a random card from { $whose } hand
say-strip-hand-or-property = { $form ->
    [one] discards
   *[other] discard
} | one property in play, or a random card from a player’s hand
say-strip-property = { $form ->
    [one] discards
   *[other] discard
} | any property in play
say-pick-up-property = { $form ->
    [one] takes
   *[other] take
} | any property in play into { $me ->
    [me] your
   *[other] their
} hand
say-pick-up-hand-or-property = { $form ->
    [one] takes
   *[other] take
} | that property into { $me ->
    [me] your
   *[other] their
} hand
say-discard-properties = { $form ->
    [one] discards
   *[other] discard
} | { $form ->
    [me] all your
   *[other] all their
} properties
say-discard-this = { $form ->
    [one] discards
   *[other] discard
} | this card
say-pass-this = { $form ->
    [one] passes
   *[other] pass
} | this card to the left
say-lose-honor = { $form ->
    [one] loses
   *[other] lose
} | { $what }
say-gain-honor = { $form ->
    [one] gains
   *[other] gain
} | { $what }
say-give-honor = { $form ->
    [one] gives
   *[other] give
} | { $what } to { $to }
say-take-honor = { $form ->
    [one] takes
   *[other] take
} | { $what } from { $to }
say-return-this = returns | to { $me ->
    [me] your
   *[other] its player’s
} hand
say-show = { $form ->
    [one] chooses
   *[other] choose
} | a card | | , and all are shown at once; { $me ->
    [me] you take one
   *[other] the player of this card takes one
}
say-reveal = { $form ->
    [one] reveals
   *[other] reveal
} | a card
say-reveal-pair = { $form ->
    [one] reveals
   *[other] reveal
} | two cards
say-end-attack = is | canceled
say-choose = { $form ->
    [one] chooses
   *[other] choose
}
say-choose-player = a player
say-choose-other = another player
say-look-role = { $form ->
    [one] looks
   *[other] look
} | at { $whose } role card
say-look-hand = { $form ->
    [one] looks
   *[other] look
} | at { $whose } hand
say-swap = { $form ->
    [one] swaps
   *[other] swap
} | all properties with { $to }
say-counters = { $form ->
    [one] puts
   *[other] put
} | { $what } on this card
say-counters-off = { $form ->
    [one] takes
   *[other] take
} | { $what } off this card
say-later-next-turn = at the start of { $form ->
    [me] your
   *[other] their
} next turn,
say-later-turn-end = at the end of this turn,
say-do-this = do this

## Openings

say-on-weapon = on a weapon,
say-on-symbol = on { $symbol ->
    [Origami] an Origami
   *[other] a { $symbol }
},
say-not-found = if it is not,
say-same-symbol = if both have the same symbol,
say-at-turn-start = at the start of { $form ->
    [me] your turn
   *[other] { $whose } turn
}, after recovering,
say-at-recovered = after { $form ->
    [me] you have recovered
   *[other] { $subject } has recovered
},
say-at-after-recovered = after { $form ->
    [me] you have recovered
   *[other] { $subject } has recovered
},
say-at-played = whenever { $subject } { $form ->
    [one] plays
   *[other] play
} { $cards },
say-at-aimed = when a weapon is played on { $to },
say-at-wounded = when { $subject } { $form ->
    [one] loses
   *[other] lose
} resilience to a weapon,
say-at-hit = when { $whose } weapon wounds someone,
say-at-hurt = when another player wounds { $to },
say-at-last-resilience = when { $subject } { $form ->
    [one] loses their
   *[other] lose your
} last resilience point,
say-at-any-defeat = whenever anyone loses their last resilience point,

## Conditions

say-at-least = at least
say-at-most = at most
say-noun-honor = { $n ->
    [0] no honor points
    [1] { $limit } an honor point
   *[other] { $limit } { $number } honor points
}
say-noun-properties = { $n ->
    [0] no properties
    [1] { $limit } a property
   *[other] { $limit } { $number } properties
} in play
say-noun-hand = { $n ->
    [0] no cards
    [1] { $limit } a card
   *[other] { $limit } { $number } cards
} in hand
say-noun-resilience = { $n ->
    [0] no resilience points
    [1] { $limit } a resilience point
   *[other] { $limit } { $number } resilience points
}
say-noun-counters = { $n ->
    [0] no counters
    [1] { $limit } a counter
   *[other] { $limit } { $number } counters
} on this card
say-noun-missing = lost { $limit } { $n ->
    [1] a resilience point
   *[other] { $number } resilience points
}
say-check-has = { $subject } { $form ->
    [one] has
   *[other] have
} { $what }
say-check-card = it is { $cards }
say-check-players = { $limit } { $number } people play
say-check-turn-mine = it is { $whose } turn
say-check-turn-others = it is not { $whose } turn
say-check-shogun = { $subject } { $form ->
    [one] is
   *[other] are
} the Shogun

## Cards that are meant

say-cards-card = { $form ->
    [one] a card
   *[other] cards
}
say-cards-weapon = { $form ->
    [one] a weapon
   *[other] weapons
}
say-cards-action = { $form ->
    [one] an action
   *[other] actions
}
say-cards-property = { $form ->
    [one] a property
   *[other] properties
}
say-cards-card-symbol = { $form ->
    [one] { $symbol ->
        [Origami] an Origami card
       *[other] a { $symbol } card
    }
   *[other] { $symbol } cards
}
say-cards-weapon-symbol = { $form ->
    [one] { $symbol ->
        [Origami] an Origami weapon
       *[other] a { $symbol } weapon
    }
   *[other] { $symbol } weapons
}
say-cards-action-symbol = { $form ->
    [one] { $symbol ->
        [Origami] an Origami action
       *[other] a { $symbol } action
    }
   *[other] { $symbol } actions
}
say-cards-property-symbol = { $form ->
    [one] { $symbol ->
        [Origami] an Origami property
       *[other] a { $symbol } property
    }
   *[other] { $symbol } properties
}
say-cards-but = { $cards } other than { $but }

## Whole cards

say-weapon-parry = Play it as a weapon or as a parry.
say-weapon-steel = The target can only parry it with a weapon from hand.
say-weapon-wounds = It deals as many wounds { $as }.
say-weapon-adds = After playing it, you may play { $n ->
    [1] one more weapon
   *[other] { $number } more weapons
} this turn.
say-weapon-empty-handed = Can target a player with no cards in hand, but never one with no resilience.
say-weapon-oneself = You may also play it on yourself.
say-weapon-hit = if it wounds,
say-answer-everything = Parries a weapon played on you, or answers a card that demands a parry. Can only be played as an answer.
say-answer-weapons = Parries a weapon played on you. Can only be played as an answer.
say-answered = then
say-worth = If it is in your hand when the game ends, it is worth { $n ->
    [1] one point
   *[other] { $number } points
}, except to a Ronin.
say-property-anyone = Play it on any player.
say-property-unique = Only one can be in play.
say-ability = { $limit ->
    [turn] once per turn, in { $whose } Play phase, { $doing }
    [game] once per game, in { $whose } Play phase, { $doing }
   *[other] in { $whose } Play phase, { $doing }, as often as { $form ->
        [me] you
       *[other] they
    } like
}.

## What is changed

say-change-difficulty = { $value ->
    [0] { "" }
   *[other] Attacks on { $to } are { $number } Difficulty { $sign ->
        [more] higher
       *[less] lower
    }.
}
say-change-weapon-limit = { $subject } may play { $number } { $sign ->
    [more] more
   *[less] fewer
} { $n ->
    [1] weapon
   *[other] weapons
} in each of { $form ->
    [me] your
   *[other] their
} turns.
say-change-cards-drawn = { $subject } { $form ->
    [one] draws
   *[other] draw
} { $number } { $sign ->
    [more] more
   *[less] fewer
} { $n ->
    [1] card
   *[other] cards
} in { $form ->
    [me] your
   *[other] their
} Draw phase.
say-change-dealt = { $whose } weapons deal { $number } { $sign ->
    [more] more
   *[less] fewer
} { $n ->
    [1] wound
   *[other] wounds
}{ $sign ->
    [more] { "" }
   *[less] , but at least one
}.
say-change-taken = Weapons deal { $to } { $number } { $sign ->
    [more] more
   *[less] fewer
} { $n ->
    [1] wound
   *[other] wounds
}{ $sign ->
    [more] { "" }
   *[less] , but at least one
}.
say-change-reveals = Whenever { $subject } { $form ->
    [one] reveals
   *[other] reveal
} a card, { $form ->
    [me] you
   *[other] they
} may reveal up to { $up }, one at a time, and choose which one counts.
say-change-always-reaches = { $whose } weapons reach every player, whatever the Difficulty.
say-change-takes-discard = { $subject } may take the first card in the Draw phase from the top of the discard pile.
say-change-keeps-honor = { $subject } { $form ->
    [one] loses
   *[other] lose
} no honor to properties.
say-change-keeps-honor-at-deck-end = { $subject } { $form ->
    [one] loses
   *[other] lose
} no honor when the deck runs out.
say-change-gives-up-properties = { $subject } may discard a property in front of { $form ->
    [me] you
   *[other] them
} as a parry, even with no card in hand.
say-change-absorbs = While it is in play, { $subject } may discard it instead of losing a resilience point, for any reason.
say-change-falls-with-honor = Discard it when { $subject } { $form ->
    [one] loses
   *[other] lose
} honor.
say-change-immune-to = { $cards } cannot wound { $to }.
say-change-immune-but = Only { $cards } can wound { $to }.
say-change-free-weapons = { $cards } do not count toward { $whose } weapon limit.
say-change-parries-with = { $subject } may play { $cards } from hand as a parry, unless it is { $form ->
    [me] your
   *[other] their
} only card.
say-change-escapes-with = When another player’s action would affect { $to }, { $form ->
    [me] you
   *[other] they
} may play { $cards } to avoid it.

## Effects of data files: what is asked, what is still to happen

ask-offer = { $card }: do you want its effect to happen?
ask-offer-ability = Do you want the effect of the ability to happen?
ask-choose = { $card }: which player do you choose?
ask-choose-ability = Which player do you choose?
ask-parry-own-card = { $card } demands a parry. Parry, or accept its effect?
ask-parry-own-wounds = { $card } demands a parry. Parry, or take { $wounds }?
ask-parry-own-ability = An ability demands a parry. Parry, or accept its effect?
ask-weapon-own-card = { $card } demands a weapon. Discard one, or accept its effect?
ask-weapon-own-wounds = { $card } demands a weapon. Discard one, or take { $wounds }?
ask-weapon-own-ability = An ability demands a weapon. Discard one, or accept its effect?
option-choose = Let it happen
option-pass-offer = Don’t
option-name-at = Choose { $target }
option-name-own = Choose yourself
option-use-on = Use your ability on { $target }
option-pass-own = Accept the effect
step-first = first:
step-after = afterward:
step-run = The effect of { $effect } goes on.
step-apply = The effect of { $effect } is carried out.
step-attacked = An attack is under way;
step-offer = { $you ->
    [seat] You decide whether an effect happens;
   *[nobody] { $seat } decides whether an effect happens;
}
step-choose-player = { $you ->
    [seat] You choose a player;
   *[nobody] { $seat } chooses a player;
}
step-demand-parry-ability = { $you ->
    [seat] An ability: you may parry;
   *[nobody] An ability: { $seat } may parry;
}
step-demand-weapon-ability = { $you ->
    [seat] An ability: you may discard a weapon;
   *[nobody] An ability: { $seat } may discard a weapon;
}
