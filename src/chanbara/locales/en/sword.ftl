### Samurai Sword: names of cards, characters and roles, and in our own words what they do.
### Difficulty and wounds of a weapon are shown from the card data; texts do not repeat them.
### .text speaks to whoever holds the card, .other about somebody else: $name is who plays the character.

## Weapons

card-bo = Bō
    .text = A long staff of hard wood.
card-bokken = Bokken
    .text = A wooden sword, made for practice.
card-daikyu = Daikyū
    .text = A bow taller than its archer.
card-kanabo = Kanabō
    .text = A heavy club studded with iron.
card-katana = Katana
    .text = The curved sword of the samurai, sharp on one edge.
card-kiseru = Kiseru
    .text = A long tobacco pipe; one made of iron also serves as a cudgel.
card-kusarigama = Kusarigama
    .text = A sickle with a weighted chain.
card-nagayari = Nagayari
    .text = A very long spear that stops even riders.
card-naginata = Naginata
    .text = A curved blade on a long pole.
card-nodachi = Nodachi
    .text = A huge sword for the open field, held in both hands.
card-shuriken = Shuriken
    .text = Small throwing blades, easily hidden.
card-tanegashima = Tanegashima
    .text = A matchlock gun that shoots far.
card-wakizashi = Wakizashi
    .text = The short sword worn beside the katana, dangerous up close.

## Weapons of Rising Sun

card-chigiriki = Chigiriki
    .text = A short staff with an iron ball on a chain. The target can only parry it with a weapon from hand.
card-jitte = Jitte
    .text = An iron rod whose prong catches blades. Play it as a weapon or as a parry.
card-kozuka = Kozuka
    .text = A slim knife kept in the scabbard of a sword. If it wounds, it returns to your hand.
card-kusanagi = Kusanagi
    .text = A sword out of legend. It deals as many wounds as the target has honor.
card-makibishi = Makibishi
    .text = Iron spikes strewn on the ground. Can target a player with no cards in hand, but never one with no resilience.
card-manriki_gusari = Manriki Gusari
    .text = A chain with a weight at either end. If it wounds, the target chooses and discards a card from hand.
card-shigehto_yumi = Shigehto Yumi
    .text = A bow bound with rattan. After playing it, you may play one more weapon this turn.
card-tanto = Tantō
    .text = A dagger you may also turn on yourself. If that takes your last resilience point, you gain an honor point instead of losing one, and your turn ends.
card-tessen = Tessen
    .text = A war fan with iron ribs. Play it as a weapon or as a parry.
card-zen = Zen
    .text = The weapon of a mind at rest. It deals as many wounds as the target has properties in play.

## Actions

card-battle_cry = Battle Cry
    .text = Clockwise, every other player who is not Harmless answers with a parry or takes one wound.
card-breathing = Breathing
    .text = Regain all your resilience. Then another player of your choice draws a card.
card-daimyo = Daimyō
    .text = Draw two cards. If it is in your hand when the game ends, it is worth one point, except to a Ronin.
card-diversion = Diversion
    .text = Take a random card from another player’s hand, at any distance.
card-geisha = Geisha
    .text = Discard one property in play, or a random card from a player’s hand, at any distance.
card-jujutsu = Jūjutsu
    .text = Clockwise, every other player who is not Harmless gives up a weapon from hand or takes one wound.
card-parry = Parry
    .text = Cancels a weapon played on you, or answers a Battle Cry. With Rising Sun it also answers a Counterattack, but does not stop a Chigiriki. Can only be played as an answer.
card-tea_ceremony = Tea Ceremony
    .text = You draw three cards; then, clockwise, everyone else draws one.

## Actions of Rising Sun

card-counterattack = Counterattack
    .text = Parries a weapon played on you, except a Chigiriki. Then the attacker plays a parry or takes one wound. Can only be played as an answer.
card-intuition = Intuition
    .text = Every other player who is not Harmless chooses a card, and all reveal theirs at once. You take one of them.
card-mimicry = Mimicry
    .text = Take any property in play into your hand, even your own, at any distance.
card-simultaneous_attack = Simultaneous Attack
    .text = Pay one resilience point, but never your last. Another player with at least two loses one, at any distance.

## Properties

card-armor = Armor
    .text = Attacks on you are one Difficulty higher.
card-bushido = Bushidō
    .text = Play it on any player. After recovering, its holder flips the top card of the deck. If it is a weapon, they either discard a weapon and pass Bushidō to the left, or lose an honor point and discard Bushidō. Otherwise it passes to the left.
card-fast_draw = Fast Draw
    .text = Your weapons deal one more wound.
card-focus = Focus
    .text = You may play one more weapon in each of your turns.

## Properties of Rising Sun

card-attendant = Attendant
    .text = Draw one more card in your Draw phase.
card-bleeding_wound = Bleeding Wound
    .text = Play it on any player. After recovering, its holder reveals a card and loses a resilience point on an Origami, but never their last. Discard it when its holder loses honor.
card-curse = Curse
    .text = Play it on any player. When they lose their last resilience point, they discard all their properties, including this one.
card-kote = Kote
    .text = Whenever you play a Koi card, a player of your choice (you may choose yourself) draws a card.
card-peasant = Peasant
    .text = While it is in play, you may discard it instead of losing a resilience point, for any reason.

## Characters

character-benkei = Benkei
    .text = Attacks on you are one Difficulty higher.
    .other = Attacks on { $name } are one Difficulty higher.
character-chiyome = Chiyome
    .text = Only weapons can wound you. Battle Cry and Jūjutsu do not affect you.
    .other = Only weapons can wound { $name }. Battle Cry and Jūjutsu do not affect them.
in-english-character-chiyome = Chiyo
in-italian-character-chiyome = Chiyoime
character-ginchiyo = Ginchiyo
    .text = Weapons deal you one wound less, but at least one.
    .other = Weapons deal { $name } one wound less, but at least one.
character-goemon = Goemon
    .text = You may play one more weapon in each of your turns.
    .other = { $name } may play one more weapon in each of their turns.
character-hanzo = Hanzō
    .text = You may play a weapon from your hand as a parry, unless it is your only card.
    .other = { $name } may play a weapon from their hand as a parry, unless it is their only card.
character-hideyoshi = Hideyoshi
    .text = Draw one more card in your Draw phase.
    .other = { $name } draws one more card in their Draw phase.
character-ieyasu = Ieyasu
    .text = You may take your first card in the Draw phase from the top of the discard pile.
    .other = { $name } may take their first card in the Draw phase from the top of the discard pile.
character-kojiro = Kojirō
    .text = Your weapons reach every player, whatever the Difficulty.
    .other = { $name }’s weapons reach every player, whatever the Difficulty.
character-musashi = Musashi
    .text = Your weapons deal one more wound.
    .other = { $name }’s weapons deal one more wound.
character-nobunaga = Nobunaga
    .text = In your Play phase, you may lose a resilience point to draw a card, as often as you like, but never your last point.
    .other = In their Play phase, { $name } may lose a resilience point to draw a card, as often as they like, but never their last point.
character-tomoe = Tomoe
    .text = When your weapon wounds someone, draw one card, however many wounds it dealt.
    .other = { $name } draws one card whenever their weapon wounds someone, however many wounds it dealt.
character-ushiwaka = Ushiwaka
    .text = Draw a card for each resilience point you lose to a weapon.
    .other = { $name } draws a card for each resilience point they lose to a weapon.

## Characters of Rising Sun

character-bokuden = Bokuden
    .text = Whenever you play a Torii card, even as an answer, you may draw a card.
    .other = Whenever { $name } plays a Torii card, even as an answer, they may draw a card.
character-gracia = Gracia
    .text = At the start of your turn, after recovering, regain one resilience point, up to your maximum.
    .other = At the start of their turn, after recovering, { $name } regains one resilience point, up to their maximum.
character-kanbei = Kanbei
    .text = You may discard a property in front of you as a parry, even with no card in hand, but not against a Chigiriki.
    .other = { $name } may discard a property in front of them as a parry, even with no card in hand, but not against a Chigiriki.
character-kenshin = Kenshin
    .text = Among weapons, only those with an Origami can wound you.
    .other = Among weapons, only those with an Origami can wound { $name }.
character-lady_chacha = Lady Chacha
    .text = When a weapon is played on you, reveal two cards. If both have the same symbol, the attack is canceled.
    .other = When a weapon is played on { $name }, they reveal two cards. If both have the same symbol, the attack is canceled.
character-masamune = Masamune
    .text = Whenever you reveal a card, you may reveal up to three, one at a time, and choose which one counts.
    .other = Whenever { $name } reveals a card, they may reveal up to three, one at a time, and choose which one counts.
character-motonari = Motonari
    .text = Draw a card whenever any player, including you, loses their last resilience point.
    .other = { $name } draws a card whenever anyone, including themselves, loses their last resilience point.
character-okuni = Okuni
    .text = When another player’s action would affect you, you may play an Origami card to avoid it.
    .other = When another player’s action would affect { $name }, they may play an Origami card to avoid it.
character-shima = Shima
    .text = Once per turn, in your Play phase, you may lose a resilience point (never your last) to take any property in play into your hand.
    .other = Once per turn, in their Play phase, { $name } may lose a resilience point (never their last) to take any property in play into their hand.
character-shingen = Shingen
    .text = Your Fuji weapons do not count toward your weapon limit.
    .other = { $name }’s Fuji weapons do not count toward their weapon limit.
character-yoshihiro = Yoshihiro
    .text = Weapons deal you one more wound.
    .other = Weapons deal { $name } one more wound.
character-yukimura = Yukimura
    .text = When another player wounds you, reveal a card. On an Origami, that player takes one wound, which cannot be parried.
    .other = When another player wounds { $name }, a card is revealed. On an Origami, that player takes one wound, which cannot be parried.

## The promotional character

character-rikyu = Rikyū
    .text = You lose no honor when the deck runs out.
    .other = { $name } loses no honor when the deck runs out.

## Roles

role-shogun = Shogun
    .text = Everyone knows who you are. You and your Samurai, if any, need more points than every other team.
    .other = Everyone knows who the Shogun is. The Shogun and the Samurai, if any, need more points than every other team.
role-samurai = Samurai
    .text = You secretly serve the Shogun. Your points and theirs are added together at the end.
    .other = A Samurai secretly serves the Shogun. Their points are added together at the end.
role-ninja = Ninja
    .text = Together with the other Ninja, you need more points than the Shogun’s team and the Ronin. You have to find out who your teammates are.
    .other = Together, the Ninja need more points than the Shogun’s team and the Ronin. They have to find out who their teammates are.
role-ronin = Ronin
    .text = You play for yourself, and your honor is multiplied at the end. With eight players there are two Ronin: you win together without knowing each other, and the honor of the one with more stars counts double.
    .other = A Ronin plays alone, and their honor is multiplied at the end. With eight players there are two Ronin: they win together without knowing each other, and the honor of the one with more stars counts double.

## Teams

team-shogun = Shogun’s team
team-ninja = Ninja
team-ronin = Ronin

## Symbols and kinds of cards

suit-fuji = Fuji
suit-koi = Koi
suit-torii = Torii
suit-origami = Origami
kind-weapon = weapon
kind-action = action
kind-property = property

## Words of the rules, as they stand inside a sentence

word-harmless = Harmless
word-difficulty = Difficulty
word-wounds = wounds
word-in-play = in play
word-deadly-strike = Deadly Strike
