### Way of the Samurai: names, texts, and what the duel shows, asks and tells.
### Numbers of the game are never written here: they are handed to each sentence from the data.
### ◇ is the normal icon, ◆ the special one, ◈ counts as either.

duel-title = Way of the Samurai, with Blood and Bushido.
duel-reconstruction = Blood and Bushido is played by its official rules. The base game is our own reconstruction, with numbers of our own.

## Action cards

duel-card-men_uchi_normal = Men-uchi ◇
    .text = A straight blow to the head; you open your guard.
duel-card-men_uchi_special = Men-uchi ◆
    .text = { duel-card-men_uchi_normal.text }
duel-card-kesa_giri_normal = Kesa-giri ◇
    .text = A slanting cut from shoulder to hip: all force, little finesse.
duel-card-kesa_giri_special = Kesa-giri ◆
    .text = { duel-card-kesa_giri_normal.text }
duel-card-do_giri = Dō-giri ◇
    .text = A level cut across the body.
duel-card-kiri_age = Kiri-age ◇
    .text = A rising cut; your guard rises with the blade and leaves you open.
duel-card-tsuki = Tsuki ◇
    .text = A thrust to the throat with the whole body behind it.
duel-card-kote_uchi_normal = Kote-uchi ◇
    .text = A quick cut to the wrist, without weight.
duel-card-kote_uchi_special = Kote-uchi ◆
    .text = { duel-card-kote_uchi_normal.text }
duel-card-nuki_waza = Nuki-waza ◇
    .text = You slip away and strike into the gap.
duel-card-kaeshi_waza = Kaeshi-waza ◈
    .text = You turn his blow round and give it back.
duel-card-uke_nagashi = Uke-nagashi ◇
    .text = You let his blade run off along yours.
duel-card-harai = Harai ◇
    .text = You sweep his blade aside.
duel-card-chudan_no_kamae = Chūdan-no-kamae ◇
    .text = The middle stance, the point at his eyes.
duel-card-irimi = Irimi ◇
    .text = You step in close, behind his blow.
duel-card-ma_ai = Ma-ai ◇
    .text = You keep the distance that suits you.

## Special action cards

duel-card-iai = Iai ◇
    .text = Drawn and cut in one movement.
duel-card-gan_ryu_thrust = Gan-ryū thrust ◇
    .text = The long thrust of the school by the rocks.
duel-card-twin_cut = Twin cut ◆
    .text = Two cuts in one breath.
duel-card-twin_thrust = Twin thrust ◆
    .text = Two thrusts in one breath.
duel-card-rising_wave = Rising wave ◈
    .text = It gathers, and it breaks.
duel-card-falling_leaf = Falling leaf ◈
    .text = His blade sinks, and yours is already there.
duel-card-five_fold_stance = Five-fold stance ◇
    .text = Ready for whatever comes.
duel-card-immovable_body = Immovable body ◈
    .text = You stand like a rock.
duel-card-stone_cutter = Stone cutter ◆
    .text = A blow that asks for no second.
duel-card-swallow_cut = Swallow cut ◆
    .text = Down, and up again before he sees it.
duel-card-empty_mind = Empty mind ◈
    .text = You breathe out, and strength returns.
duel-card-void = Void ◈
    .text = Neither cut nor stance, and both.

## Counterattack cards

duel-counter-breath = Breath
    .text = He waits and gathers himself.
duel-counter-probe = Probe
    .text = A careful touch.
duel-counter-low_cut = Low cut
    .text = At your legs.
duel-counter-wrist_cut = Wrist cut
    .text = At your sword hand.
duel-counter-side_cut = Side cut
    .text = At your ribs.
duel-counter-ki_thrust = Ki thrust
    .text = With Qi he drives it home.
duel-counter-ki_cut = Ki cut
    .text = With Qi he puts his weight behind it.
duel-counter-thrust = Thrust
    .text = Straight through the middle.
duel-counter-heavy_cut = Heavy cut
    .text = From above.
duel-counter-killing_stroke = Killing stroke
    .text = He means to end it.
duel-counter-lunge = Lunge
    .text = A long leap forward.

## Wounds: the classic ones, and those of Blood by level

duel-wound-graze = Graze
    .text = The skin is cut.
duel-wound-winded = Winded
    .text = The breath is gone.
duel-wound-struck_temple = Struck temple
    .text = Everything turns.
duel-wound-cut_forearm = Cut forearm
    .text = The arm bleeds.
duel-wound-pierced_side = Pierced side
    .text = The blade went deep.
duel-wound-dodged = { $level ->
    [2] Beheaded
   *[other] Dodged
}
    .text = By a hair, or not at all.
duel-blood-arm_and_rib-1 = Arm injury
    .text = You can no longer strike with full force.
duel-blood-arm_and_rib-2 = Broken rib
    .text = You can no longer deliver the last blow.
duel-blood-finger_and_belly-1 = Broken finger
    .text = You can no longer guide the blade well.
duel-blood-finger_and_belly-2 = Deep belly cut
    .text = You lose blood.
duel-blood-shoulder_and_eye-1 = Broken shoulder
    .text = What you had built up is gone.
duel-blood-shoulder_and_eye-2 = Eye injury
    .text = You cannot collect yourself any more.
duel-blood-thigh_and_balance-1 = Thigh injury
    .text = How bad it is, the die says.
duel-blood-thigh_and_balance-2 = Loss of balance
    .text = How long it lasts, the die says.
duel-blood-dodged_and_beheaded-1 = Dodged
    .text = You get away.
duel-blood-dodged_and_beheaded-2 = Beheading
    .text = It is over.

## Virtues of Bushido

duel-virtue-gi = Gi
    .text = Righteousness.
duel-virtue-yu = Yū
    .text = Courage.
duel-virtue-jin = Jin
    .text = Benevolence.
duel-virtue-rei = Rei
    .text = Respect.
duel-virtue-makoto = Makoto
    .text = Sincerity.
duel-virtue-chugi = Chūgi
    .text = Loyalty.
duel-virtue-meiyo = Meiyo
    .text = Honour.

## Opponents

duel-opponent-arima = Arima Kihei
    .text = A wandering swordsman who challenges everybody.
duel-opponent-yoshioka = Yoshioka Seijūrō
    .text = Head of a fencing school in the capital; he has time.
duel-opponent-inshun = Hōzōin Inshun
    .text = A monk whose spear is always the first.
duel-opponent-baiken = Shishido Baiken
    .text = His chain catches whoever is clumsy.
duel-opponent-kojiro = Sasaki Kojirō
    .text = The long sword of the island; he forgives no miss.
duel-opponent-shiro = Shiro
    .text = Two swords and two faces.
duel-opponent-three = Three enemies
    .text = Three who attack you together.
duel-opponent-three1 = Enemy 1
    .text = The strongest of three.
duel-opponent-three2 = Enemy 2
    .text = One of three.
duel-opponent-three3 = Enemy 3
    .text = One of three.

## Weapons

duel-weapon-katana = Katana
    .text = The sword, no more and no less.
duel-weapon-nodachi = Nodachi
    .text = The long field sword: heavy blows, slow hands.
duel-weapon-bokken = Bokken
    .text = The wooden sword: who strikes with it risks something.
duel-weapon-kusarigama = Kusarigama
    .text = Sickle and chain: it binds his blade, and parries nothing.
duel-weapon-naginata = Naginata
    .text = The glaive keeps him away, and you too.
duel-weapon-yari = Yari
    .text = The spear leaves you time to choose.
duel-weapon-wakizashi = Wakizashi
    .text = The short sword: quick, but not for long fights.

## Environments

duel-environment-none = open ground
duel-environment-dojo = Dōjō
    .text = A floor you know.
duel-environment-temple = Temple
    .text = It is quiet here.
duel-environment-beach = Ganryū beach
    .text = Sun, spray and soft sand.
duel-environment-snowfield = Snowfield
    .text = Every step is slow, his too.
duel-environment-bamboo = Bamboo forest
    .text = Cover on all sides, and splinters.
duel-environment-cliff = Cliff
    .text = One of you will fall.

## Weather

duel-weather-clear = clear weather
    .text = Nothing disturbs the fight.
duel-weather-rain = rain
    .text = Your grip is wet.
duel-weather-wind = wind
    .text = The point will not stay still.
duel-weather-snow = snow
    .text = The cold gets into your arms.
duel-weather-fog = fog
    .text = You see no further than your blade.

## Difficulty

duel-difficulty-student = Student
    .text = For a first fight.
duel-difficulty-samurai = Samurai
    .text = As it is meant.
duel-difficulty-kensei = Kensei
    .text = For masters of the sword.

## Modules

duel-module-blood = Blood
    .text = Your wounds come from a deck of their own and last.
duel-module-bushido = Bushido
    .text = Combos and Qi lead to a virtue, one in a game.
duel-module-gisei = Gisei
    .text = Before a counterattack you may give a life for guard.
duel-module-yoroi = Yoroi
    .text = You wear armour.
duel-module-yoroi_enemy = Yoroi, worn by the enemy
    .text = The enemy wears armour.
duel-module-1vs3 = 1 vs. 3
    .text = Three enemies at once.

## Words and amounts

duel-value-strength = Strength
duel-value-technique = Technique
duel-value-guard = Guard
duel-value-defence = his defence
duel-value-counter = his counterattack
duel-letter-strength = S
duel-letter-technique = T
duel-letter-guard = G
duel-you = You
duel-qi = Qi
duel-and = and
duel-nothing = nothing
duel-amount-life = { $count } life
duel-amount-qi = { $count } Qi
duel-amount-wound = a wound of level { $count }
duel-amount-death = death
duel-deck-action = the action deck
duel-deck-defence = the defence deck
duel-deck-counter = the counterattack deck

## What things do, told from the data

duel-does-start = At the start of each round: { $list }.
duel-does-extra = No extra card.
duel-does-foresee = No foreseeing.
duel-weapon-does-strength = Hits with strength: { $list }.
duel-row-from = margin { $least } or more: { $what }
duel-weapon-does-pays_life = After the defence is turned, once an attack, you may pay { $life } (never armour) for { $gain } more strength or technique this round.
duel-weapon-does-red_die_most = The red die shows { $count } at most.
duel-weapon-does-cancels_from = If your technique rises by { $count } or more in an attack, it is not answered by a counterattack.
duel-weapon-does-guard_most = Your guard never counts above { $count }.
duel-weapon-does-mulligans = { $count ->
    [one] Once in the game you may exchange all cards you have just drawn.
   *[other] { $count } times in the game you may exchange all cards you have just drawn.
}
duel-weapon-does-life = Life at the start { $count }.
duel-weapon-does-qi = Qi at the start { $count }.
duel-weapon-does-looks_at = Where you draw a special card you may look at { $count } and keep one.
duel-weapon-does-wound_in_round = At the end of round { $count } you suffer a wound of level { $level }.
duel-opponent-does-technique = Technique defence { $count }.
duel-opponent-does-patience = After a round without a hit on him he regains { $qi }.
duel-opponent-does-strikes_first = In the first attack of each round he counterattacks before your hit is checked.
duel-opponent-does-entangle = While your technique is { $least } or less, his counterattack is { $count }.
duel-opponent-does-avenges = If your attack missed, a wound of level 1 becomes one of level 2.
duel-opponent-does-two_sides = He turns his card each time you damage him; turned to side B it costs you something.
duel-opponent-does-side_b_counter = On side B his counterattack is { $count }.
duel-opponent-does-card_counter = If you pay for his turning with a card, the counterattack that follows is { $count }.
duel-virtue-does-specials = A normal combo used for special cards draws { $count }.
duel-virtue-does-red_die = A special combo raises the red die by { $count }.
duel-virtue-does-redraw = At the start of each round you may exchange up to { $count } cards.
duel-virtue-does-strength = { $count } points of strength to spend when you like.
duel-virtue-does-technique = { $count } points of technique to spend when you like.
duel-virtue-does-life = At any time Qi may become life, { $count } in all.
duel-virtue-does-joker = Take any other card of the deck instead.
duel-difficulty-does-player_life = You begin with { $count } life more.
duel-difficulty-does-enemy_life = The enemy begins with { $count } life more.
duel-place-does-lose_qi = lose { $count } Qi more
duel-place-does-either = strength or technique { $signed }
duel-place-does-draw_action = { $count ->
    [one] draw an action card
   *[other] draw { $count } action cards
}
duel-place-does-draw_special = { $count ->
    [one] draw a special card
   *[other] draw { $count } special cards
}
duel-place-does-qi = { $signed } Qi
duel-place-does-life = { $signed } life
duel-place-does-guard = guard { $signed }
duel-place-does-strength = strength { $signed }
duel-place-does-technique = technique { $signed }
duel-place-does-defence = his defence { $signed }
duel-place-does-counter = his counterattack { $signed }
duel-place-does-enemy_life = he loses { $count } life
duel-place-does-wound_me = you suffer a wound of level { $count }
duel-place-does-wound_enemy = he suffers a wound of level { $count }
duel-place-does-fall = you fall and lose
duel-place-once = Once in a duel.
duel-place-price = For { $qi } the blue die decides:
duel-blood-does-cap_s = strength never above { $count }
duel-blood-does-cap_t = technique never above { $count }
duel-blood-does-no_red_die = the red die leaves the game, and special combos with it
duel-blood-does-bleeds = { $count } life lost at the end of every round
duel-blood-does-red_die = red die { $signed }, not below its least
duel-blood-does-no_qi = Qi is never regained
duel-blood-does-life_die = as much life lost as the blue die shows
duel-blood-does-qi_die = as much Qi lost as the blue die shows
duel-blood-does-death = you lose at once
duel-level = level { $level }: { $what }
duel-counter-value = value { $value }
duel-counter-ki = with { $qi } of his { $bonus } more
duel-counter-none = no attack; he regains { $qi }

## What has happened

duel-event-round-began = Round { $number }. Strength { $strength }, technique { $technique }, guard { $guard }.
duel-event-attack-began = { $number ->
    [1] First attack, on { $enemy }.
    [2] Second attack, on { $enemy }.
   *[other] Attack { $number }, on { $enemy }.
}
duel-event-drew = You draw { $cards }.
duel-event-drew-special = You draw the special card { $card }.
duel-event-returned = { $card } goes back into the special deck.
duel-event-reshuffled = Everything is shuffled: { $deck } is new.
duel-event-discarded = You discard { $cards }.
duel-event-played = You play { $card }.
duel-event-changed = { $what } { $by }, now { $now }.
duel-event-qi-changed = { $by } Qi, now { $now }.
duel-event-life-changed = { $by } life, now { $now }.
duel-event-armour-lost = Your armour takes a point, the blue die shows { $die }: { $now } left.
duel-event-armour-broken = Your armour takes a point, the blue die shows { $die }: it is destroyed.
duel-event-enemy-armour-lost = The armour of { $enemy } takes a point, the blue die shows { $die }: { $now } left.
duel-event-enemy-armour-broken = The armour of { $enemy } takes a point, the blue die shows { $die }: it is destroyed.
duel-event-enemy-lost = { $enemy } loses { $lost }.
duel-event-enemy-gained = { $enemy } regains { $qi }.
duel-event-enemy-died = { $enemy } is dead.
duel-event-turned = The defence card is turned: { $card }.
duel-event-foreseen = You foresee the defence: { $card }.
duel-event-combo-qi = A normal combo, used for Qi.
duel-event-combo-special = A normal combo, used for special cards.
duel-event-combo-step = A normal combo, used for a step of the Bushido marker.
duel-event-combo-die = A special combo raises the red die.
duel-event-red-die = The red die shows { $now }.
duel-event-red-die-gone = The red die has left the game.
duel-event-hit-strength = Your strength hits, { $margin } above the defence.
duel-event-hit-technique = Your technique hits, { $margin } above the defence.
duel-event-missed = Your attack misses.
duel-event-released = You release the red die at { $showed }.
duel-event-wounded = You suffer a wound of level { $level }: { $card }.
duel-event-enemy-wounded = { $enemy } suffers a wound of level { $level }: { $card }.
duel-event-rolled-environment = { $place }: the blue die shows { $die }.
duel-event-rolled-counterattack = Who strikes back? The blue die shows { $die }.
duel-event-rolled-life_die = How much life? The blue die shows { $die }.
duel-event-rolled-qi_die = How much Qi? The blue die shows { $die }.
duel-event-side-turned = He turns to side { $side }.
duel-event-penalty-qi = You choose to lose Qi.
duel-event-penalty-life = You choose to lose life.
duel-event-penalty-die = You choose to lower the red die.
duel-event-penalty-hand = You remove { $card } from your hand, out of the game.
duel-event-penalty-discard = You remove { $card } from the discard pile, out of the game.
duel-event-sacrificed = Gisei: guard { $guard } for this counterattack.
duel-event-countered-hit = { $enemy } counterattacks with { $card }: { $value } against guard { $guard }. It hits.
duel-event-countered-miss = { $enemy } counterattacks with { $card }: { $value } against guard { $guard }. You are not hit.
duel-event-countered-none = { $enemy } does not attack: { $card }.
duel-event-no-counter = There is no counterattack.
duel-event-marker-moved = The Bushido marker stands on kanji { $kanji } of { $card }.
duel-event-virtue-gained = You take the virtue { $card }.
duel-event-virtue-spent = { $card } is used up.
duel-event-round-ended = Round { $number } is over.
duel-event-ended-won = You have won the duel.
duel-event-ended-lost = You have lost the duel.

## What you may do

duel-option-mulligan = Discard the whole hand and draw anew ({ $left } left)
duel-option-redraw = Exchange { $card }
duel-option-extra = Draw one more card for { $qi }
duel-option-target = Attack { $enemy } ({ $life }, { $qi })
duel-option-play = Play { $card } ({ $values })
duel-option-foresee = Foresee: turn the defence card now for { $qi }
duel-option-guard = Guard { $by } for this attack, for { $qi }
duel-option-environment = Use the place ({ $place }) for { $qi }
duel-option-spend = Spend a point of { $virtue }: { $value } +1
duel-option-bokken = Pay { $life }: { $value } { $by } this round
duel-option-raise = { $value } { $by }
duel-option-combo-qi = Regain { $qi }
duel-option-combo-special = { $count ->
    [one] Draw a special card
   *[other] Draw { $count } special cards
}
duel-option-combo-step = Move the Bushido marker
duel-option-combo-die = Raise the red die by { $count }
duel-option-hit = Hit with { $value }, { $margin } above the defence: { $what }
duel-option-release = Release the red die at { $showed }: { $what } more
duel-option-penalty-qi = Lose { $qi }
duel-option-penalty-life = Lose { $life }
duel-option-penalty-die = Lower the red die by 1
duel-option-penalty-hand = Remove { $card } from your hand
duel-option-penalty-discard = Remove { $card } from the discard pile
duel-option-gisei = Gisei: pay { $life } and draw one of { $list }
duel-option-keep = Keep { $card } ({ $values })
duel-option-choose = Take { $virtue }: { $what }
duel-option-look = Look at several special cards and keep one
duel-option-take = Take { $virtue }: { $what }
duel-option-step = Move the Bushido marker for { $qi }
duel-option-convert = { $virtue }: turn 1 Qi into 1 life
duel-option-pass-mulligan = Keep the hand
duel-option-pass-redraw = Exchange no more
duel-option-pass-extra = Draw no more
duel-option-pass-attack = Go on: the defence is turned
duel-option-pass-strike = Go on: the hit is checked
duel-option-pass-hit = Let the attack miss
duel-option-pass-release = Keep the red die
duel-option-pass-brace = Face the counterattack
duel-option-pass-look = Draw one special card
duel-option-pass-take = Leave it for now

## What you are asked

duel-ask-mulligan = Keep these cards?
duel-ask-redraw = Which card do you exchange? Up to { $count }, once a round.
duel-ask-extra = One more card?
duel-ask-target = Whom do you attack?
duel-ask-attack = { $left ->
    [0] The cards are played. Anything else before the defence is turned?
    [one] Play one more card; then the defence is turned.
   *[other] Play { $left } cards; then the defence is turned.
}
duel-ask-attack-optional = { $left ->
    [one] You may play one more card before the defence is turned.
   *[other] You may play up to { $left } cards before the defence is turned.
}
duel-ask-strike = { $left ->
    [0] The cards are played. Anything else before the hit is checked?
   *[other] Against { $defence }: play your last card of this attack.
}
duel-ask-raise = Which value rises?
duel-ask-combo = What is the combo used for?
duel-ask-hit = Your attack hits. With which value?
duel-ask-hit-points = Your attack would miss. Points of your virtue can still make it a hit.
duel-ask-release = A hit. Do you release the red die too?
duel-ask-penalty = He has turned to side B. What does it cost you?
duel-ask-brace = { $enemy } is about to counterattack; your guard is { $guard }.
duel-ask-keep = Which special card do you keep?
duel-ask-choose = Which virtue do you take?
duel-ask-look = A special card is drawn. Do you look at several?
duel-ask-take = The marker is on the last kanji. Do you take the card?

## The table

duel-table-round = { $attack ->
    [0] Round { $round }
    [1] Round { $round } · first attack
    [2] Round { $round } · second attack
   *[other] Round { $round } · attack { $attack }
}
duel-table-round-began = Round { $round } · your hand
duel-table-field = { $place } · { $weather } · { $difficulty }
duel-table-modules = with { $list }
duel-table-rulings = Rulings: { $list }
duel-table-own-numbers = Numbers of your own ({ $digest })
duel-table-armour = armour { $count }
duel-table-red-die = red die { $count }
duel-table-red-die-counts = red die { $count }, counts { $counts }
duel-table-red-die-gone = red die gone
duel-table-guard-counts = guard counts { $count }
duel-table-mulligans = mulligans { $count }
duel-table-wounds = wounds: { $list }
duel-table-virtue = { $virtue }: { $what }
duel-table-points = { $count } left
duel-table-locked = { $count } Qi on it
duel-table-marker = Bushido: { $card }, kanji { $kanji } of { $count }
duel-table-target = attacked
duel-table-dead = dead
duel-table-side = side { $side }
duel-table-defence = defence: strength { $strength }, technique { $technique }
duel-table-defence-hidden = defence face down
duel-table-counter-change = counterattack { $by }
duel-table-played = Played: { $cards }
duel-table-decks = Decks: action { $action }, discard { $discard }, special { $special }, defence { $defence }, counterattack { $counter }
duel-table-blood-deck = Blood { $count }
duel-decks-action = Action deck
duel-decks-discard = Discard pile
duel-decks-special = Special deck
duel-decks-defence = Defence (strength/technique)
duel-decks-counter = Counterattack
duel-decks-blood = Blood
duel-decks-removed = Out of the game
duel-cards-action = Action cards
duel-cards-special = Special action cards
duel-cards-counter = Counterattacks
duel-cards-wound = Wounds
duel-cards-blood = Wounds of Blood
duel-cards-virtue = Virtues

## Odds

duel-odds-choice = choice
duel-odds-hit = you hit
duel-odds-wounded = you are hit
duel-odds-meaning = This attack hits; the next counterattack hits you. What is still to be played is taken as the solver would play it.

## Sitting down, commands, the end

duel-greet = You face { $enemy } with the { $weapon }.
duel-greet-opponent = Opponent:
duel-greet-weapon = Weapon:
duel-greet-again = One of { $list }, please.
duel-greet-modules = With Bushido and Gisei, as is advised, yes or no?
duel-help-why = why something cannot be done, and by which rule: why foresee
duel-help-odds = how likely each choice is to hit, and to have you hit
duel-help-table = draw the table again
duel-help-cards = all cards and what they do
duel-help-decks = what is left in each deck
duel-help-who = opponent, weapon, place, weather and modules, and what they do
duel-help-rules = a paragraph of the rules: rules B2.12
duel-help-marks = Marks: ◇ normal, ◆ special, ◈ either icon; ● life, ◉ Qi, ○ lost.
duel-why-missing = Write what you would like to do, for example: why foresee
duel-save-secrets = The duel goes on, and its record tells the order of every deck. Save it all the same? y or n [n]
duel-result-title = The duel is over
duel-result-won = You have won in round { $round }, with { $life } left.
duel-result-lost = You have lost in round { $round }.
duel-result-cause-slain = No enemy is left standing.
duel-result-cause-fallen = You have no life left.
duel-result-cause-beheaded = You were beheaded.
duel-result-cause-bled = You had to draw a wound, and none was left.
duel-result-cause-cliff = You fell from the cliff.
duel-result-cause-endless = The duel took more rounds than its numbers allow.
duel-result-again = The same duel again:
duel-result-prompt = Enter leaves; log, decks and save FILE still work:
duel-result-next = Enter goes on; log, decks and save FILE still work:

## Campaign and clan

duel-campaign-title = Campaign
duel-clan-title = Samurai clan
duel-ladder-won = won
duel-ladder-next = next
duel-ladder-optional = if you like
duel-campaign-state = Duels won: { $won }. You have { $life }.
duel-clan-state = Duels won: { $won }.
duel-campaign-mulligans = Mulligans left: { $count }.
duel-campaign-event = Between the duels the blue die shows { $die }: { $what }.
duel-campaign-does-life = { $signed } life, but never the last
duel-campaign-does-next_qi = { $signed } Qi at the start of the next duel
duel-campaign-does-special = a special card is shuffled into your action deck
duel-campaign-does-red_die = the red die begins at { $count }
duel-campaign-last = Do you face { $enemy } too? y or n [n]
duel-campaign-won = The campaign is over, and you stand. Duels won: { $won }.
duel-campaign-lost = The campaign is over. Duels won: { $won }.
duel-clan-won = The clan has fought its last duel, and stands. Duels won: { $won }.
duel-clan-lost = All four have fallen. Duels won: { $won }.
duel-campaign-saved = Saved in { $path }; the same command goes on from here.
duel-clan-dead = fallen
duel-clan-fights = fights next
duel-clan-choose = Who fights? A number, or Enter for { $weapon }:

## What is still to happen

duel-step-round = Then comes the next round.
duel-step-mulligan = You may exchange all cards you have just drawn.
duel-step-extra-card = You may buy one more card.
duel-step-redraw = You may exchange some cards.
duel-step-attack = { $number ->
    [1] Then comes the first attack.
    [2] Then comes the second attack.
   *[other] Then comes attack { $number }.
}
duel-step-target = You mark the enemy you attack.
duel-step-act-attack = You play cards and may use Qi, before the defence is turned.
duel-step-act-strike = You play your last card and may use Qi, after the defence is turned.
duel-step-turn-defence = The defence card is turned, if it does not lie open.
duel-step-check-combo = Three cards with one icon are a combo.
duel-step-hit-check = The hit is checked.
duel-step-release = After the hit you may release the red die; the hit does: { $what }.
duel-step-end-attack = The cards of the attack are laid aside.
duel-step-step-for-qi = The Bushido marker is moved for Qi.
duel-step-move-marker = The Bushido marker moves one kanji.
duel-step-take-virtue = You take the virtue { $card }.
duel-step-offer-virtue = You may take the Bushido card.
duel-step-spend = A point of your virtue is spent.
duel-step-choose-virtue = You choose a virtue.
duel-step-convert = Qi becomes life.
duel-step-counterattacks = Who is left strikes back.
duel-step-brace = Before the counterattack of { $enemy } you may raise your guard.
duel-step-withdraw = What Gisei gave for one counterattack is over.
duel-step-counterattack = { $enemy } counterattacks.
duel-step-raise = You raise strength or technique by { $count }.
duel-step-damage = { $enemy } suffers: { $what }.
duel-step-discard-hand = The hand is discarded.
duel-step-patience = After a round without a hit some opponents regain Qi.
duel-step-bleeding = Whoever bleeds loses life.
duel-step-late-wound = The round ends; the weapon may have its price.
duel-step-choose-penalty = You choose what his turning costs you.
duel-step-draw-specials = { $count ->
    [0] No further special card is drawn.
    [one] You draw a special card.
   *[other] You draw { $count } special cards.
}
duel-step-keep-one = You keep one of { $cards }.
duel-step-offer-look = You may look at several special cards.

## Why something is not offered

duel-refusal-offered = You may do that.
duel-refusal-over = The duel is over.
duel-refusal-unreadable = There is no “{ $text }”. One writes, for example, “play iai”, “guard”, “pass”.
duel-refusal-no-such-card = There is no card named “{ $text }”.
duel-refusal-name-a-card = Name a card.
duel-refusal-not-in-hand = You do not hold { $card }.
duel-refusal-enough-cards = You have played the cards of this moment.
duel-refusal-forbidden-by-weapon = Your weapon does not allow it.
duel-refusal-forbidden-by-weather = The weather does not allow it.
duel-refusal-no-qi = You do not have the Qi.
duel-refusal-not-now-foresee = You may foresee only before the defence card is turned.
duel-refusal-not-now-extra = You may buy one card more, once a round, before the first attack.
duel-refusal-guard-never-counts = With this weapon more guard would never count.
duel-refusal-no-environment = This duel is fought in no special place.
duel-refusal-once-a-duel = This place may be used once in a duel.
duel-refusal-once-an-attack = That may be done once an attack.
duel-refusal-no-gisei = Gisei is not part of this duel.
duel-refusal-last-life = You may never pay with your last life.
duel-refusal-once-a-counterattack = Gisei helps once in each counterattack.
duel-refusal-no-bokken = Only the Bokken can do that.
duel-refusal-bokken-in-phase-four = You may do that only after the defence card is turned.
duel-refusal-no-bushido = Bushido is not part of this duel.
duel-refusal-one-virtue = There is one virtue in a game, and the marker goes no further.
duel-refusal-other-points = The points of your virtue are for another value.
duel-refusal-no-such-virtue = You have no virtue that allows it.
duel-refusal-life-is-full = You cannot have more life than you began with.
duel-refusal-only-mulligan = Now you keep the cards or exchange all of them.
duel-refusal-only-redraw = Now you choose cards to exchange.
duel-refusal-only-extra = Now you may buy one more card, or not.
duel-refusal-only-target = Choose the enemy you attack.
duel-refusal-only-attack = Before the defence is turned you play cards and may use Qi.
duel-refusal-only-strike = After the defence is turned you play your last card and may use Qi.
duel-refusal-only-raise = Choose strength or technique.
duel-refusal-only-combo = Say what the combo is used for.
duel-refusal-only-hit = Say with which value you hit.
duel-refusal-only-release = Release the red die or keep it.
duel-refusal-only-penalty = Choose what his turning costs you, from what can be paid.
duel-refusal-only-brace = Before a counterattack you may only raise your guard, or face it.
duel-refusal-only-keep = Choose the special card you keep.
duel-refusal-only-choose = Choose a virtue.
duel-refusal-only-look = Say whether you look at several special cards or draw one.
duel-refusal-only-take = Say whether you take the Bushido card.
duel-refusal-combo-first = The first move of the marker is made by a combo.
duel-refusal-marker-not-there = The marker is not on the last kanji.
