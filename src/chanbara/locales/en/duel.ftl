### Way of the Samurai: names, texts, and what the duel shows, asks and tells.
### Numbers of the game are never written here: they are handed to each sentence from the data.
### ◇ is the normal icon, ◆ the special one, ◈ counts as either.

duel-title = Way of the Samurai with Blood and Bushido.
duel-reconstruction = Blood and Bushido follows its official rules. The base game is our own reconstruction, and its numbers are ours.

## Action cards

duel-card-men_uchi_normal = Men-uchi ◇
    .text = A straight cut to the head that opens your guard.
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
    .text = You let his blade slide off yours.
duel-card-harai = Harai ◇
    .text = You sweep his blade aside.
duel-card-chudan_no_kamae = Chūdan-no-kamae ◇
    .text = The middle stance, the point at his eyes.
duel-card-irimi = Irimi ◇
    .text = You step in close, inside his cut.
duel-card-ma_ai = Ma-ai ◇
    .text = You keep the distance that suits you.

## Special action cards

duel-card-iai = Iai ◇
    .text = Draw and cut in one movement.
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
    .text = A blow that needs no second.
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
    .text = The wind is knocked out.
duel-wound-struck_temple = Struck temple
    .text = The world spins.
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
    .text = You can no longer deliver a finishing blow.
duel-blood-finger_and_belly-1 = Broken finger
    .text = You can no longer guide the blade.
duel-blood-finger_and_belly-2 = Deep belly cut
    .text = You are losing blood.
duel-blood-shoulder_and_eye-1 = Broken shoulder
    .text = What you had built up is gone.
duel-blood-shoulder_and_eye-2 = Eye injury
    .text = You can no longer focus.
duel-blood-thigh_and_balance-1 = Thigh injury
    .text = The die decides how bad it is.
duel-blood-thigh_and_balance-2 = Loss of balance
    .text = The die decides how long it lasts.
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
    .text = Honor.

## Opponents

duel-opponent-arima = Arima Kihei
    .text = A wandering swordsman who challenges everyone.
duel-opponent-yoshioka = Yoshioka Seijūrō
    .text = Head of a fencing school in the capital. He can wait.
duel-opponent-inshun = Hōzōin Inshun
    .text = A monk whose spear always strikes first.
duel-opponent-baiken = Shishido Baiken
    .text = His chain catches the clumsy.
duel-opponent-kojiro = Sasaki Kojirō
    .text = The long sword of the island. He forgives no miss.
duel-opponent-shiro = Shiro
    .text = Two swords and two faces.
duel-opponent-three = Three enemies
    .text = They attack you together.
duel-opponent-three1 = Enemy 1
    .text = The strongest of three.
duel-opponent-three2 = Enemy 2
    .text = One of three.
duel-opponent-three3 = Enemy 3
    .text = One of three.

## Weapons

duel-weapon-katana = Katana
    .text = The sword, nothing more and nothing less.
duel-weapon-nodachi = Nodachi
    .text = The long field sword: heavy blows, slow hands.
duel-weapon-bokken = Bokken
    .text = The wooden sword: power at a risk.
duel-weapon-kusarigama = Kusarigama
    .text = Sickle and chain: it binds his blade, and parries nothing.
duel-weapon-naginata = Naginata
    .text = The glaive keeps him at a distance, and you too.
duel-weapon-yari = Yari
    .text = The spear gives you time to choose.
duel-weapon-wakizashi = Wakizashi
    .text = The short sword: quick, but not made for long fights.

## Environments

duel-environment-none = open ground
duel-environment-dojo = Dōjō
    .text = A floor you know.
duel-environment-temple = Temple
    .text = A quiet place.
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
    .text = The intended challenge.
duel-difficulty-kensei = Kensei
    .text = For masters of the sword.

## Modules

duel-module-blood = Blood
    .text = Your wounds come from their own deck and last.
duel-module-bushido = Bushido
    .text = Combos and Qi lead to a virtue, one per game.
duel-module-gisei = Gisei
    .text = Before a counterattack you may trade a life for guard.
duel-module-yoroi = Yoroi
    .text = You wear armor.
duel-module-yoroi_enemy = Yoroi (enemy)
    .text = The enemy wears armor.
duel-module-1vs3 = 1 vs. 3
    .text = Three enemies at once.

## Words and amounts

duel-value-strength = Strength
duel-value-technique = Technique
duel-value-guard = Guard
duel-letter-strength = S
duel-letter-technique = T
duel-letter-guard = G
duel-adds-strength = S { $by }
duel-adds-technique = T { $by }
duel-adds-guard = G { $by }
duel-adds-qi = { $by } Qi
duel-you = You
duel-qi = Qi
duel-both = { $one } and { $other }
duel-nothing = nothing
duel-amount-life = { $count } life
duel-amount-qi = { $count } Qi
duel-amount-wound = a level { $count } wound
duel-amount-death = death
duel-deck-action = the action deck
duel-deck-defence = the defense deck
duel-deck-counter = the counterattack deck

## What things do, told from the data

duel-does-start = At the start of each round: { $list }.
duel-does-extra = No extra cards.
duel-does-foresee = No foreseeing.
duel-weapon-does-strength = Strength hits: { $list }.
duel-row-from = margin of { $least }+: { $what }
duel-weapon-does-pays_life = Once per attack, after the defense is revealed, you may pay { $life } (never armor) for { $gain } more strength or technique this round.
duel-weapon-does-red_die_most = The red die never goes above { $count }.
duel-weapon-does-cancels_from = If your technique rises by { $count } or more during an attack, there is no counterattack.
duel-weapon-does-guard_most = Your guard never counts as more than { $count }.
duel-weapon-does-mulligans = { $count ->
    [one] Once per game you may exchange the whole hand you have just drawn.
   *[other] { $count } times per game you may exchange the whole hand you have just drawn.
}
duel-weapon-does-life = Starting life { $count }.
duel-weapon-does-qi = Starting Qi { $count }.
duel-weapon-does-looks_at = When you draw a special card, you may look at { $count } and keep one.
duel-weapon-does-wound_in_round = At the end of round { $count } you take a level { $level } wound.
duel-opponent-does-technique = Technique defense { $count }.
duel-opponent-does-patience = After a round in which you did not hit him, he regains { $qi }.
duel-opponent-does-strikes_first = In the first attack of each round he counterattacks before your hit check.
duel-opponent-does-entangle = While your technique is { $least } or less, his counterattack is { $count }.
duel-opponent-does-avenges = If your attack missed, his level 1 wounds become level 2.
duel-opponent-does-two_sides = He flips his card each time you damage him; when he flips to side B, you pay a price.
duel-opponent-does-side_b_counter = On side B his counterattack is { $count }.
duel-opponent-does-card_counter = If you pay that price with a card, the next counterattack is { $count }.
duel-virtue-does-specials = A normal combo used for special cards draws { $count }.
duel-virtue-does-red_die = A special combo raises the red die by { $count }.
duel-virtue-does-redraw = At the start of each round you may exchange up to { $count } cards.
duel-virtue-does-strength = { $count } strength points to spend when you like.
duel-virtue-does-technique = { $count } technique points to spend when you like.
duel-virtue-does-life = At any time you may turn Qi into life, up to { $count } in total.
duel-virtue-does-joker = Take any other Bushido card instead.
duel-difficulty-does-player_life = You start with { $count } extra life.
duel-difficulty-does-enemy_life = The enemy starts with { $count } extra life.
duel-place-does-lose_qi = lose { $count } more Qi
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
duel-place-does-defence = his defense { $signed }
duel-place-does-counter = his counterattack { $signed }
duel-place-does-enemy_life = he loses { $count } life
duel-place-does-wound_me = you take a level { $count } wound
duel-place-does-wound_enemy = he takes a level { $count } wound
duel-place-does-fall = you fall and lose
duel-place-once = Once per duel.
duel-place-price = For { $qi }, roll the blue die:
duel-blood-does-cap_s = strength never above { $count }
duel-blood-does-cap_t = technique never above { $count }
duel-blood-does-no_red_die = the red die and special combos are out of the game
duel-blood-does-bleeds = lose { $count } life at the end of every round
duel-blood-does-red_die = red die { $signed }, but not below its minimum
duel-blood-does-no_qi = you never regain Qi
duel-blood-does-life_die = lose life equal to the blue die
duel-blood-does-qi_die = lose Qi equal to the blue die
duel-blood-does-death = you lose at once
duel-level = level { $level }: { $what }
duel-counter-value = value { $value }
duel-counter-ki = { $bonus } more if he spends { $qi }
duel-counter-none = no attack; he regains { $qi }

## What has happened

duel-event-round-began = Round { $number }. Strength { $strength }, technique { $technique }, guard { $guard }.
duel-event-attack-began = { $number ->
    [1] First attack, on { $enemy }.
    [2] Second attack, on { $enemy }.
   *[other] Attack { $number }, on { $enemy }.
}
duel-event-next-attack-began = { $number ->
    [2] Second attack, on { $enemy }. Your guard is { $guard }.
   *[other] Attack { $number }, on { $enemy }. Your guard is { $guard }.
}
duel-event-drew = You draw { $cards }.
duel-event-drew-special = You draw the special card { $card }.
duel-event-returned = { $card } goes back into the special deck.
duel-event-reshuffled = Reshuffled: { $deck }.
duel-event-discarded = You discard { $cards }.
duel-event-played = You play { $card }.
duel-event-changed-strength = Strength { $by }, now { $now }.
duel-event-changed-technique = Technique { $by }, now { $now }.
duel-event-changed-guard = Guard { $by }, now { $now }.
duel-guard-capped = Guard { $by }; with your weapon it counts as { $now }.
duel-event-changed-defence = His defense { $by }, now { $now }.
duel-event-changed-counter = His counterattack { $by }, now { $now }.
duel-event-qi-changed = Your Qi { $by }, now { $now }.
duel-event-life-changed = Your life { $by }, now { $now }.
duel-event-armour-lost = Your armor absorbs a point. Blue die: { $die }; { $now } left.
duel-event-armour-broken = Your armor absorbs a point. Blue die: { $die }; it is destroyed.
duel-event-enemy-armour-lost = { $enemy }’s armor absorbs a point. Blue die: { $die }; { $now } left.
duel-event-enemy-armour-broken = { $enemy }’s armor absorbs a point. Blue die: { $die }; it is destroyed.
duel-event-enemy-lost = { $enemy } loses { $lost }.
duel-event-enemy-gained = { $enemy } regains { $qi }.
duel-event-enemy-died = { $enemy } is dead.
duel-event-turned = The defense card is revealed: { $card }.
duel-event-foreseen = You foresee the defense: { $card }.
duel-event-combo-qi = Normal combo, used for Qi.
duel-event-combo-special = Normal combo, used to draw special cards.
duel-event-combo-step = Normal combo, used to move the Bushido marker.
duel-event-combo-die = Special combo: the red die goes up.
duel-event-red-die = The red die shows { $now }.
duel-event-red-die-gone = The red die is out of the game.
duel-event-hit-strength = You hit with strength, { $margin } over the defense.
duel-event-hit-technique = You hit with technique, { $margin } over the defense.
duel-event-missed = Your attack misses.
duel-event-released = You release the red die at { $showed }.
duel-event-wounded = You take a level { $level } wound: { $card }.
duel-event-enemy-wounded = { $enemy } takes a level { $level } wound: { $card }.
duel-event-rolled-environment = { $place }: the blue die shows { $die }.
duel-event-rolled-counterattack = Who counterattacks? The blue die shows { $die }.
duel-event-rolled-life_die = How much life? The blue die shows { $die }.
duel-event-rolled-qi_die = How much Qi? The blue die shows { $die }.
duel-event-side-turned = He flips to side { $side }.
duel-event-penalty-qi = You choose to lose Qi.
duel-event-penalty-life = You choose to lose life.
duel-event-penalty-die = You choose to lower the red die.
duel-event-penalty-hand = You remove { $card } in your hand from the game.
duel-event-penalty-discard = You remove { $card } in the discard pile from the game.
duel-event-sacrificed = Gisei: guard { $guard } for this counterattack.
duel-event-countered-hit = { $enemy } counterattacks with { $card }: { $value } against your guard of { $guard }. It hits.
duel-event-countered-miss = { $enemy } counterattacks with { $card }: { $value } against your guard of { $guard }. It misses.
duel-event-countered-none = { $enemy } does not attack: { $card }.
duel-event-no-counter = No counterattack.
duel-event-marker-moved = The Bushido marker moves to kanji { $kanji } of { $card }.
duel-event-virtue-gained = You gain the virtue { $card }.
duel-event-virtue-spent = { $card } is used up.
duel-event-round-ended = Round { $number } is over.
duel-event-ended-won = You win the duel.
duel-event-ended-lost = You lose the duel.

## What was bought

duel-bought-extra = You buy an extra card. { $paid }
duel-bought-foresee = You pay to foresee. { $paid }
duel-bought-guard = You buy guard. { $paid }
duel-bought-environment = You use the { $place }. { $paid }
duel-bought-step = You pay to move the Bushido marker. { $paid }
duel-bought-convert = You turn Qi into life. { $paid }
duel-bought-bokken = You pay with life for a harder blow. { $paid }
duel-bought-gisei = You make a sacrifice. { $paid }

## What you may do

duel-option-mulligan = Mulligan: discard your hand and draw again ({ $left } left)
duel-option-redraw = Exchange { $card }
duel-option-extra = Draw an extra card for { $qi }
duel-option-target = Attack { $enemy } ({ $life }, { $qi })
duel-option-play = Play { $card } ({ $values })
duel-option-foresee = Foresee: reveal the defense card now for { $qi }
duel-option-guard = Guard { $by } for this attack ({ $qi })
duel-option-environment = Use the { $place } for { $qi }
duel-option-spend = Spend a { $virtue } point: { $value } +1
duel-option-bokken = Pay { $life }: { $value } { $by } for this round
duel-option-raise = { $value } { $by }
duel-option-combo-qi = Regain { $qi }
duel-option-combo-special = { $count ->
    [one] Draw a special card
   *[other] Draw { $count } special cards
}
duel-option-combo-step = Move the Bushido marker
duel-option-combo-die = Raise the red die by { $count }
duel-option-hit = Hit with { $value }, { $margin } over the defense: { $what }
duel-option-release = Release the red die at { $showed }: also { $what }
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
duel-option-pass-mulligan = Keep your hand
duel-option-pass-redraw = Done exchanging
duel-option-pass-extra = No extra card
duel-option-pass-attack = Continue: reveal the defense
duel-option-pass-strike = Continue: check for a hit
duel-option-pass-hit = Let the attack miss
duel-option-pass-release = Keep the red die
duel-option-pass-brace = Face the counterattack
duel-option-pass-look = Draw one special card
duel-option-pass-take = Leave it for now

## What you are asked

duel-ask-mulligan = Keep these cards?
duel-ask-redraw = Which card do you exchange? Up to { $count } per round.
duel-ask-extra = Draw an extra card?
duel-ask-target = Who do you attack?
duel-ask-attack = { $left ->
    [0] All cards are played. Anything else before the defense is revealed?
    [one] Play one more card; then the defense is revealed.
   *[other] Play { $left } cards; then the defense is revealed.
}
duel-ask-attack-optional = { $left ->
    [one] You may play one more card before the defense is revealed.
   *[other] You may play up to { $left } cards before the defense is revealed.
}
duel-ask-strike = { $left ->
    [0] All cards are played. Anything else before the hit check?
   *[other] Against { $defence }: play the last card of this attack.
}
duel-ask-raise = Which value do you raise?
duel-ask-combo = What do you use the combo for?
duel-ask-hit = Your attack hits. Which value do you hit with?
duel-ask-hit-points = Your attack would miss. Points of your virtue can still turn it into a hit.
duel-ask-release = A hit. Release the red die too?
duel-ask-penalty = He flips to side B. What do you pay?
duel-ask-brace = { $enemy } is about to counterattack. Your guard is { $guard }.
duel-ask-keep = Which special card do you keep?
duel-ask-choose = Which virtue do you take?
duel-ask-look = You draw a special card. Look at several and keep one?
duel-ask-take = The marker is on the last kanji. Take the card?

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
duel-table-own-numbers = Your own numbers ({ $digest })
duel-table-armour = armor { $count }
duel-table-red-die = red die { $count }
duel-table-red-die-counts = red die { $count }, counts as { $counts }
duel-table-red-die-gone = red die gone
duel-table-guard-counts = guard counts as { $count }
duel-table-mulligans = mulligans { $count }
duel-table-wounds = wounds: { $list }
duel-table-virtue = { $virtue }: { $what }
duel-table-points = { $count } left
duel-table-locked = { $count } Qi on it
duel-table-marker = Bushido: { $card }, kanji { $kanji } of { $count }
duel-table-target = target
duel-table-dead = dead
duel-table-side = side { $side }
duel-table-defence = defense: strength { $strength }, technique { $technique }
duel-table-defence-hidden = defense face down
duel-table-counter-change = counterattack { $by }
duel-table-played = Played: { $cards }
duel-table-decks = Decks: action { $action }, discard { $discard }, special { $special }, defense { $defence }, counterattack { $counter }
duel-table-blood-deck = Blood { $count }
duel-decks-action = Action deck
duel-decks-discard = Discard pile
duel-decks-special = Special deck
duel-decks-defence = Defense (strength/technique)
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
duel-odds-win = you win
duel-odds-interval = 95% interval
duel-odds-dealt = enemy loses
duel-odds-taken = you lose
duel-odds-hit = you hit
duel-odds-wounded = you get hit
duel-odds-meaning = Chance to win the duel if the solver plays on, from { $worlds } sampled worlds, with its 95% interval; the life that the enemy and you lose in this attack on average; the chance that this attack hits; and the chance that the next counterattack hits you.

## Sitting down, commands, the end

duel-greet = You face { $enemy } with the { $weapon }.
duel-greet-opponent = Opponent:
duel-greet-weapon = Weapon:
duel-greet-again = Please choose one of { $list }.
duel-greet-modules = Play with Bushido and Gisei (recommended)? yes or no
duel-help-why = why a move is not allowed, with the rule: why foresee
duel-help-odds = the chance to win the duel by each option, and the chance to hit
duel-help-table = show the table again
duel-help-cards = all cards and what they do
duel-help-decks = what is left in each deck
duel-help-who = opponent, weapon, location, weather and modules, and what they do
duel-help-rules = show a rule: rules B2.12
duel-help-marks = Marks: ◇ normal, ◆ special, ◈ either icon; ● life, ◉ Qi, ○ lost.
duel-why-missing = Type the move you have in mind, for example: why foresee
duel-save-secrets = The duel is not over, and its record reveals the order of every deck. Save anyway? y or n [n]
duel-result-title = The duel is over
duel-result-won = You won in round { $round } with { $life } left.
duel-result-lost = You lost in round { $round }.
duel-result-cause-slain = No enemy is left standing.
duel-result-cause-fallen = You have no life left.
duel-result-cause-beheaded = You were beheaded.
duel-result-cause-bled = You had to draw a wound, and the deck was empty.
duel-result-cause-cliff = You fell from the cliff.
duel-result-cause-endless = The duel reached its round limit.
duel-result-again = To fight this duel again:
duel-result-prompt = Press Enter to quit, or use log, decks or save FILE:
duel-result-next = Press Enter to continue, or use log, decks or save FILE:

## Campaign and clan

duel-campaign-title = Campaign
duel-clan-title = Samurai clan
duel-ladder-won = won
duel-ladder-next = next
duel-ladder-optional = optional
duel-campaign-state = Duels won: { $won }. You have { $life }.
duel-clan-state = Duels won: { $won }.
duel-campaign-mulligans = Mulligans left: { $count }.
duel-campaign-event = Event between duels: the blue die shows { $die }: { $what }.
duel-campaign-does-life = { $signed } life, but never your last
duel-campaign-does-next_qi = { $signed } Qi at the start of the next duel
duel-campaign-does-special = a special card is shuffled into your action deck
duel-campaign-does-red_die = the red die starts at { $count }
duel-campaign-last = Face { $enemy } too? y or n [n]
duel-campaign-won = The campaign is over, and you are still standing. Duels won: { $won }.
duel-campaign-lost = The campaign is over. Duels won: { $won }.
duel-clan-won = The clan has fought its last duel and still stands. Duels won: { $won }.
duel-clan-lost = All four have fallen. Duels won: { $won }.
duel-campaign-saved = Saved to { $path }. Run the same command to continue.
duel-clan-dead = fallen
duel-clan-fights = fights next
duel-clan-choose = Who fights? Type a number, or press Enter for { $weapon }:

## What is still to happen

duel-step-round = Then the next round begins.
duel-step-mulligan = You may exchange the whole hand you have just drawn.
duel-step-extra-card = You may buy an extra card.
duel-step-redraw = You may exchange some cards.
duel-step-attack = { $number ->
    [1] Then the first attack.
    [2] Then the second attack.
   *[other] Then attack { $number }.
}
duel-step-target = You choose which enemy to attack.
duel-step-act-attack = You play cards and may spend Qi before the defense is revealed.
duel-step-act-strike = You play your last card and may spend Qi after the defense is revealed.
duel-step-turn-defence = The defense card is revealed, unless it already is.
duel-step-check-combo = Three cards with the same icon make a combo.
duel-step-hit-check = Hit check.
duel-step-release = After the hit you may release the red die. The hit itself: { $what }.
duel-step-end-attack = The cards of this attack are put aside.
duel-step-step-for-qi = The Bushido marker is moved for Qi.
duel-step-move-marker = The Bushido marker moves one kanji.
duel-step-take-virtue = You take the virtue { $card }.
duel-step-offer-virtue = You may take the Bushido card.
duel-step-spend = You spend a point of your virtue.
duel-step-choose-virtue = You choose a virtue.
duel-step-convert = Qi becomes life.
duel-step-counterattacks = The surviving enemies counterattack.
duel-step-brace = Before the counterattack of { $enemy } you may raise your guard.
duel-step-withdraw = The Gisei bonus for this counterattack ends.
duel-step-counterattack = { $enemy } counterattacks.
duel-step-raise = You raise strength or technique by { $count }.
duel-step-damage = { $enemy } takes: { $what }.
duel-step-discard-hand = The hand is discarded.
duel-step-patience = After a round without being hit, some opponents regain Qi.
duel-step-bleeding = Bleeding: lose life.
duel-step-late-wound = The round ends, and the weapon may cost you a wound.
duel-step-choose-penalty = You choose what you pay for his flip.
duel-step-draw-specials = { $count ->
    [0] No more special cards are drawn.
    [one] You draw a special card.
   *[other] You draw { $count } special cards.
}
duel-step-keep-one = You keep one of { $cards }.
duel-step-offer-look = You may look at several special cards.

## Why something is not offered

duel-refusal-offered = You can do that.
duel-refusal-over = The duel is over.
duel-refusal-unreadable = “{ $text }” is not a move. Moves look like “play iai”, “guard” or “pass”.
duel-refusal-no-such-card = There is no card named “{ $text }”.
duel-refusal-name-a-card = Name a card.
duel-refusal-not-in-hand = You have no { $card } in your hand.
duel-refusal-enough-cards = You have already played your cards for this phase.
duel-refusal-forbidden-by-weapon = Your weapon does not allow it.
duel-refusal-forbidden-by-weather = The weather does not allow it.
duel-refusal-no-qi = You do not have enough Qi.
duel-refusal-not-now-foresee = You can only foresee before the defense card is revealed.
duel-refusal-not-now-extra = You can only buy an extra card once per round, before the first attack.
duel-refusal-guard-never-counts = With this weapon, more guard would have no effect.
duel-refusal-no-environment = This duel has no location to use.
duel-refusal-once-a-duel = You can use this location once per duel.
duel-refusal-once-an-attack = You can do that once per attack.
duel-refusal-no-gisei = Gisei is not part of this duel.
duel-refusal-last-life = You cannot pay with your last life.
duel-refusal-once-a-counterattack = You can use Gisei once per counterattack.
duel-refusal-no-bokken = Only the Bokken can do that.
duel-refusal-bokken-in-phase-four = You can only do that after the defense card is revealed.
duel-refusal-no-bushido = Bushido is not part of this duel.
duel-refusal-one-virtue = You get one virtue per game, so the marker no longer moves.
duel-refusal-other-points = Your virtue’s points are for a different value.
duel-refusal-no-such-virtue = None of your virtues allows that.
duel-refusal-life-is-full = You cannot have more life than you started with.
duel-refusal-only-mulligan = Keep your hand, or exchange all of it.
duel-refusal-only-redraw = Choose cards to exchange.
duel-refusal-only-extra = Buy an extra card, or decline.
duel-refusal-only-target = Choose an enemy to attack.
duel-refusal-only-attack = Before the defense is revealed, you play cards and may spend Qi.
duel-refusal-only-strike = After the defense is revealed, you play your last card and may spend Qi.
duel-refusal-only-raise = Choose strength or technique.
duel-refusal-only-combo = Choose what to use the combo for.
duel-refusal-only-hit = Choose the value to hit with.
duel-refusal-only-release = Release the red die or keep it.
duel-refusal-only-penalty = Choose a price you can pay.
duel-refusal-only-brace = Before a counterattack you can only raise your guard or face it.
duel-refusal-only-keep = Choose a special card to keep.
duel-refusal-only-choose = Choose a virtue.
duel-refusal-only-look = Choose whether to look at several special cards or draw one.
duel-refusal-only-take = Choose whether to take the Bushido card.
duel-refusal-combo-first = Only a combo can make the marker’s first move.
duel-refusal-marker-not-there = The marker is not on the last kanji.
