### What is told to who cannot look at a table, a language model above all: rules in short, view, question.

## Headings

text-title-sword = Samurai Sword: the rules in short
text-title-duel = Way of the Samurai: the rules in short
text-table = What you see
text-asked = What you are asked
text-quiet = Nothing has happened.
text-answer = How to answer
text-choose = { $last ->
    [0] Think as long as you like. The last line of your answer must read: choose 0
   *[other] Think as long as you like. The last line of your answer must read: choose N. For N write the number of one option, 0 to { $last }.
}

## Samurai Sword: the rules in short

text-rules-roles = { $players } players: { $roles }. Everybody knows who the Shogun is. Every other role is a secret until the end, and team mates do not know each other.
text-rules-teams = At the end the team with the most points wins, which is called a Victory of Honor. The teams, those first that win a tie: { $teams }.
text-rules-points = A player’s points are honor times a multiplier: { $list }. A team’s points are the sum of its players’.
text-rules-stars = { $roles }: the honor of who has the most stars among them counts twice, that of the others once.
text-rules-worth = { $ronin ->
    [no] Each { $card } in hand at the end is { $points } more, though not for a Ronin.
   *[nobody] Each { $card } in hand at the end is { $points } more.
}
text-rules-honor = The game ends as soon as anybody has no honor left.
text-rules-swordmaster = It also ends as soon as only one player has resilience left: that player’s team wins, whatever the points, by the Victory of the Swordmaster.
text-rules-refused = { $who ->
    [left] Not so if that last player is the one who dealt the last defeat, and to a team mate: then the points decide.
   *[any] Not so if a team mate dealt that last defeat: then the points decide.
}
text-rules-deadly = If the game ends because somebody defeats a team mate, that team loses { $points }.
text-rules-turn = A turn has four phases. Recover: with no resilience left you regain all of it. Draw: { $drawn } from the deck. Play: as many cards as you like, but only one weapon unless a card or an ability allows more. Discard: you keep at most { $keeps }. Then the left neighbour is on turn.
text-rules-three = With three players the Shogun draws { $cards } more and may play { $weapons } weapon more in each turn, and loses no honor to properties.
text-rules-difficulty = Difficulty is the distance of an attack: 1 between neighbours and 1 more for each player in between who is not Harmless, by the shorter way round the table; what lies in front of the target and the target’s character may add to it. A weapon reaches whoever is at its own Difficulty or less.
text-rules-harmless = Who has no resilience, or no card in hand, is Harmless: no weapon can be aimed there, some actions pass by, and Difficulty does not count the seat.
text-rules-attack = Who is struck by a weapon may answer with a parry; if not, each wound takes one resilience.
text-rules-defeat = Who loses the last resilience is defeated and gives 1 honor to whoever did it. Nobody leaves the game.
text-rules-deck = { $when ->
    [empty] When the last card leaves the deck, the discard pile becomes the new deck, and everybody loses 1 honor.
   *[needed] When a card is needed and the deck is empty, the discard pile becomes the new deck, and everybody loses 1 honor.
}
text-rules-banzai = Banzai: who loses the last resilience discards cards from the deck, as many as the full resilience of the character.
text-rules-symbols = Each card bears a symbol: Fuji, Koi, Torii or Origami. To reveal is to turn over the top card of the deck; its symbol decides.
text-rules-weapons = Weapons, each with its copies and (Difficulty/wounds), where * depends on the target: { $list }.
text-rules-actions = Actions: { $list }.
text-rules-properties = Properties, which stay in front of a player: { $list }.

## Samurai Sword: what is seen

text-spectator = You only watch: you see no hand, and no role but the Shogun’s.
text-seats = The seats in the order of play, each the left neighbour of the one above; abilities are written as their owners read them:
text-seat = Seat { $seat }, { $name }
text-honor = honor { $count }
text-resilience = resilience { $left } of { $full }
text-in-hand = { $cards } in hand
text-difficulty = Difficulty { $difficulty } from you
text-ability = ability: { $text }
text-in-front = in front: { $cards }
text-exposed = everybody knows in your hand:
text-weapons = weapons played this turn: { $played } of { $limit }
text-used = { $you ->
    [seat] You have used your ability of this turn.
   *[nobody] { $seat } has used the ability of this turn.
}
text-sealed = Chose a card to show: { $names }
text-cards = What the other cards do that lie open or are known:

## The duel

text-duel-goal = You fight alone. You win as soon as no enemy has life left, and lose as soon as you have none.
text-duel-round = In each round you draw { $hand } cards and attack { $attacks } times; then the rest of the hand is discarded. Strength, technique and guard begin each round anew.
text-duel-attack = { $optional ->
    [yes] In an attack you may play up to { $before } cards, then the enemy’s defence card is turned, then you play { $after } more. The numbers of each card are added to your values. If your strength or your technique reaches the defence, you hit with it; the margin decides what the enemy suffers.
   *[no] In an attack you play { $before } cards, then the enemy’s defence card is turned, then you play { $after } more. The numbers of each card are added to your values. If your strength or your technique reaches the defence, you hit with it; the margin decides what the enemy suffers.
}
text-duel-hits = With strength: { $strength }. With technique: { $technique }.
text-duel-combo = Three cards of one icon in an attack are a combo. A normal one (◇) brings { $qi } or a special card, a special one (◆) raises the red die; ◈ counts as either.
text-duel-die = After a hit you may release the red die; the enemy suffers besides what it shows, and the die begins anew: { $list }.
text-duel-counter = { $equal ->
    [yes] Then the enemy counterattacks: a card is drawn, and a value that reaches your guard hits you.
   *[no] Then the enemy counterattacks: a card is drawn, and a value above your guard hits you.
}
text-duel-qi = Qi buys: one more card after drawing the hand ({ $card }), a look at the defence before you play ({ $foresee }), guard { $by } for this attack ({ $guard }).
text-duel-life = { $left } of { $full } life
