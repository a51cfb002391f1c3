### What is told to who cannot look at a table, a language model above all: rules in short, view, question.

## Headings

text-title-sword = Samurai Sword: rules summary
text-title-duel = Way of the Samurai: rules summary
text-table = What you see
text-asked = Your decision
text-quiet = Nothing has happened.
text-answer = How to answer
text-choose = { $last ->
    [0] Think as long as you like. The last line of your answer must read: choose 0
   *[other] Think as long as you like. The last line of your answer must read: choose N. For N write the number of one option, 0 to { $last }.
}

## Samurai Sword: the rules in short

text-rules-roles = { $players } players: { $roles }. Everyone knows who the Shogun is. All other roles are secret until the end, and teammates do not know each other.
text-rules-teams = At the end the team with the most points wins; this is called a Victory of Honor. Tie order, first wins: { $teams }.
text-rules-points = A player’s points are their honor times a multiplier: { $list }. A team’s points are the sum of its players’ points.
text-rules-stars = { $roles }: the player with the most stars among them counts their honor twice, the others once.
text-rules-worth = { $ronin ->
    [no] Each { $card } in hand at the end adds { $points }, except for a Ronin.
   *[nobody] Each { $card } in hand at the end adds { $points }.
}
text-rules-honor = The game ends as soon as anyone has no honor left.
text-rules-swordmaster = It also ends as soon as only one player has resilience left: that player’s team wins, whatever the points, by Victory of the Swordmaster.
text-rules-refused = { $who ->
    [left] Exception: if that last player dealt the last defeat to a teammate, the points decide.
   *[any] Exception: if a teammate dealt that last defeat, the points decide.
}
text-rules-deadly = If the game ends because a player defeated a teammate, their team loses { $points }.
text-rules-turn = A turn has four phases. Recover: if you have no resilience, you regain all of it. Draw: { $drawn } from the deck. Play: as many cards as you like, but only one weapon unless a card or ability allows more. Discard: keep at most { $keeps }. Then the player to the left takes a turn.
text-rules-three = With three players, the Shogun draws { $cards } more and may play { $weapons } more weapon each turn, and loses no honor to properties.
text-rules-difficulty = Difficulty is the distance of an attack: 1 for neighbors, plus 1 for each player in between who is not Harmless, taking the shorter way around the table. The target’s properties and character may add to it. A weapon reaches every player at its own Difficulty or less.
text-rules-harmless = A player with no resilience, or no cards in hand, is Harmless: weapons cannot target them, some actions do not affect them, and Difficulty does not count their seat.
text-rules-attack = A player attacked with a weapon may answer with a parry; otherwise each wound takes one resilience.
text-rules-defeat = A player who loses their last resilience is defeated and gives 1 honor to whoever caused it. Nobody is eliminated.
text-rules-deck = { $when ->
    [empty] When the last card leaves the deck, the discard pile becomes the new deck, and everyone loses 1 honor.
   *[needed] When a card is needed and the deck is empty, the discard pile becomes the new deck, and everyone loses 1 honor.
}
text-rules-banzai = Banzai: a player who loses their last resilience discards cards from the deck, as many as their character’s full resilience.
text-rules-symbols = Each card has a symbol: Fuji, Koi, Torii or Origami. To reveal is to turn over the top card of the deck and check its symbol.
text-rules-weapons = Weapons, with number of copies and (Difficulty/wounds); * depends on the target: { $list }.
text-rules-actions = Actions: { $list }.
text-rules-properties = Properties, which stay in front of a player: { $list }.

## Samurai Sword: what is seen

text-spectator = You are a spectator: you see no hands, and no role except the Shogun’s.
text-seats = Seats in turn order (each is the left neighbor of the one above). Abilities are worded as their owner reads them:
text-seat = Seat { $seat }, { $name }
text-honor = honor { $count }
text-resilience = resilience { $left } of { $full }
text-in-hand = { $cards } in hand
text-difficulty = Difficulty { $difficulty } from you
text-ability = ability: { $text }
text-in-front = in play: { $cards }
text-exposed = known to everyone in your hand:
text-weapons = weapons played this turn: { $played } of { $limit }
text-used = { $you ->
    [seat] You have already used your ability this turn.
   *[nobody] { $seat } has already used their ability this turn.
}
text-counters = counters: { $cards }
text-role-seen = role card seen by { $names }
text-spent = has used an ability that works once per game
text-put-off = Put off, and known to everyone:
text-sealed = Have chosen a card to show: { $names }
text-cards = Other visible or known cards, and what they do:

## The duel

text-duel-goal = You fight alone. You win as soon as no enemy has any life left, and lose as soon as you have none.
text-duel-round = Each round you draw { $hand } cards and attack { $attacks } times; then you discard the rest of your hand. Strength, technique and guard are reset each round.
text-duel-attack = { $optional ->
    [yes] In an attack you may play up to { $before } cards, then the enemy’s defense card is revealed, then you play { $after } more. Each card’s numbers are added to your values. If your strength or technique reaches the defense, you hit with it; the margin decides the damage.
   *[no] In an attack you play { $before } cards, then the enemy’s defense card is revealed, then you play { $after } more. Each card’s numbers are added to your values. If your strength or technique reaches the defense, you hit with it; the margin decides the damage.
}
text-duel-hits = With strength: { $strength }. With technique: { $technique }.
text-duel-combo = Three cards with the same icon in one attack make a combo. A normal combo (◇) gives { $qi } or a special card, a special combo (◆) raises the red die; ◈ counts as either.
text-duel-die = After a hit you may release the red die: the enemy also takes what it shows, and the die is reset: { $list }.
text-duel-counter = { $equal ->
    [yes] Then the enemy counterattacks: a card is drawn, and it hits you if its value is at least your guard.
   *[no] Then the enemy counterattacks: a card is drawn, and it hits you if its value is above your guard.
}
text-duel-qi = You can spend Qi on an extra card after drawing your hand ({ $card }), on seeing the defense before you play ({ $foresee }), or on guard { $by } for this attack ({ $guard }).
text-duel-life = { $left } of { $full } life
