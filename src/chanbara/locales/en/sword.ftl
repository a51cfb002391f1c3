### Samurai Sword: names of cards, characters and roles, and in our own words what they do.
### Difficulty and wounds of a weapon are shown from the card data; texts do not repeat them.

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
    .text = A short staff with an iron ball on a chain. Only a weapon played from hand parries it.
card-jitte = Jitte
    .text = An iron rod whose prong catches blades. Play it as a weapon or as a parry.
card-kozuka = Kozuka
    .text = A slim knife kept in the scabbard of a sword. If it wounds, it returns to your hand.
card-kusanagi = Kusanagi
    .text = A sword out of legend. It deals as many wounds as the target has honor.
card-makibishi = Makibishi
    .text = Iron spikes strewn on the ground. They also reach somebody with no card in hand, but never somebody with no resilience.
card-manriki_gusari = Manriki Gusari
    .text = A chain with a weight at either end. If it wounds, the target chooses and discards a card from hand.
card-shigehto_yumi = Shigehto Yumi
    .text = A bow bound with rattan. Once you have played it, you may play one more weapon this turn.
card-tanto = Tantō
    .text = A dagger that you may also turn on yourself. If that takes your last resilience point, you gain an honor point instead of losing one, and your turn ends.
card-tessen = Tessen
    .text = A war fan with iron ribs. Play it as a weapon or as a parry.
card-zen = Zen
    .text = The weapon of a mind at rest. It deals as many wounds as the target has properties in play, of every kind.

## Actions

card-battle_cry = Battle Cry
    .text = Clockwise, every other player who is not Harmless answers with a parry or takes one wound.
card-breathing = Breathing
    .text = All your resilience comes back. Then another player of your choice draws a card.
card-daimyo = Daimyō
    .text = Draw two cards. Still in hand when the game ends, it is worth a point, though not to a Ronin.
card-diversion = Diversion
    .text = Take a random card from another player's hand, however far away.
card-geisha = Geisha
    .text = Have one property in play discarded, or a random card from a player's hand, however far away.
card-jujutsu = Jūjutsu
    .text = Clockwise, every other player who is not Harmless gives up a weapon from hand or takes one wound.
card-parry = Parry
    .text = Cancels a weapon aimed at you, or answers a Battle Cry. With Rising Sun it also answers a Counterattack, but it does not stop a Chigiriki. Playable only as an answer.
card-tea_ceremony = Tea Ceremony
    .text = You draw three cards; then, clockwise, everybody else draws one.

## Actions of Rising Sun

card-counterattack = Counterattack
    .text = Parries a weapon aimed at you, except a Chigiriki; then the attacker plays a parry or takes one wound. Playable only as an answer.
card-intuition = Intuition
    .text = Every other player who is not Harmless chooses a card, and all show theirs together. You take one of them.
card-mimicry = Mimicry
    .text = Take a property in play into your hand, even your own, however far away.
card-simultaneous_attack = Simultaneous Attack
    .text = Pay a resilience point, though never your last. Then another player with at least two of them loses one, however far away.

## Properties

card-armor = Armor
    .text = Attacks on you are one Difficulty higher.
card-bushido = Bushidō
    .text = Lay it in front of any player, who flips a card from the deck after recovering. On a weapon, the holder discards a weapon and passes Bushidō left, or discards Bushidō and loses an honor point; on any other card it just passes left.
card-fast_draw = Fast Draw
    .text = Your weapons deal one more wound when they hit.
card-focus = Focus
    .text = You may play one more weapon in each of your turns.

## Properties of Rising Sun

card-attendant = Attendant
    .text = You get one card more when you draw at the start of your turn.
card-bleeding_wound = Bleeding Wound
    .text = Lay it in front of any player, who reveals a card after recovering and on an Origami loses a resilience point, but never the last. Discarded when its holder loses honor.
card-curse = Curse
    .text = Lay it in front of any player, who discards every property in front of them, this one too, when the last resilience point is lost.
card-kote = Kote
    .text = Whenever you play a Koi card, a player of your choice draws a card; that may be you.
card-peasant = Peasant
    .text = While it lies in front of you, you may discard it instead of losing a resilience point, whatever the reason.

## Characters

character-benkei = Benkei
    .text = Attacks on you are one Difficulty higher.
character-chiyome = Chiyome
    .text = Nothing but weapons wounds you. Battle Cry and Jūjutsu pass you by.
in-english-character-chiyome = Chiyo
in-italian-character-chiyome = Chiyoime
character-ginchiyo = Ginchiyo
    .text = Every weapon deals you one wound less, but never less than one.
character-goemon = Goemon
    .text = You may play one more weapon in each of your turns.
character-hanzo = Hanzō
    .text = A weapon in your hand also serves you as a parry, as long as it is not your only card.
character-hideyoshi = Hideyoshi
    .text = You get one card more when you draw at the start of your turn.
character-ieyasu = Ieyasu
    .text = When you draw at the start of your turn, your first card may be the top one of the discard pile.
character-kojiro = Kojirō
    .text = No Difficulty is too high for your weapons.
character-musashi = Musashi
    .text = Your weapons deal one more wound when they hit.
character-nobunaga = Nobunaga
    .text = While playing cards in your turn you may trade a resilience point for a card, as often as you like, but never your last point.
character-tomoe = Tomoe
    .text = When your weapon wounds somebody you draw a card, just one, however hard the blow.
character-ushiwaka = Ushiwaka
    .text = You draw a card for every resilience point that a weapon takes from you.

## Characters of Rising Sun

character-bokuden = Bokuden
    .text = Whenever you play a Torii card, even as an answer, you may draw a card.
character-gracia = Gracia
    .text = At the start of each of your turns, after recovering, one resilience point comes back if any is missing.
character-kanbei = Kanbei
    .text = You may discard a property in front of you as a parry, even with no card in hand, but not against a Chigiriki.
character-kenshin = Kenshin
    .text = Of all weapons, only those with an Origami wound you.
character-lady_chacha = Lady Chacha
    .text = When a weapon is played on you, you reveal two cards. If both bear the same symbol, the attack is over.
character-masamune = Masamune
    .text = Whenever you reveal a card, you may reveal up to three, one after the other, and choose which one counts.
character-motonari = Motonari
    .text = You draw a card whenever any player, yourself included, loses the last resilience point.
character-okuni = Okuni
    .text = When another player's action is about to affect you, you may play an Origami card to be left out of it.
character-shima = Shima
    .text = Once in each of your turns, while playing cards, you may give a resilience point, but never your last, and take any property in play into your hand.
character-shingen = Shingen
    .text = Weapons with the Fuji do not count towards the number you may play in a turn.
character-yoshihiro = Yoshihiro
    .text = Every weapon deals you one wound more.
character-yukimura = Yukimura
    .text = When another player wounds you, you reveal a card. On an Origami that player takes one wound in return, which cannot be parried.

## The promotional character

character-rikyu = Rikyū
    .text = You lose no honor when the draw deck runs out.

## Roles

role-shogun = Shogun
    .text = Everybody knows who you are. Together with your Samurai, if there are any, you want more points than the other teams.
role-samurai = Samurai
    .text = In secret you serve the Shogun: your points are added together at the end.
role-ninja = Ninja
    .text = With the other Ninja you want more points than the Shogun's side or any Ronin. Who your mates are is for you to find out.
role-ronin = Ronin
    .text = You serve nobody, and at the end your honor is multiplied. Only among eight players are there two Ronin: then you win together, without knowing each other, and the honor of the one with more stars counts double.

## Teams

team-shogun = Shogun's team
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
