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

## Actions

card-battle_cry = Battle Cry
    .text = Clockwise, every other player who is not Harmless plays a parry or takes one wound.
card-breathing = Breathing
    .text = All your resilience comes back. Then another player of your choice draws a card.
card-daimyo = Daimyō
    .text = Draw two cards. Still in hand when the game ends, it is worth a point, though not to a Ronin.
card-diversion = Diversion
    .text = Take a random card from another player's hand, however far away.
card-geisha = Geisha
    .text = Have one property in play discarded, even your own, or a random card from another player's hand.
card-jujutsu = Jūjutsu
    .text = Clockwise, every other player who is not Harmless discards a weapon or takes one wound.
card-parry = Parry
    .text = Cancels a weapon aimed at you, or answers a Battle Cry. Playable only as an answer.
card-tea_ceremony = Tea Ceremony
    .text = You draw three cards; then, clockwise, everybody else draws one.

## Properties

card-armor = Armor
    .text = Attacks on you are one Difficulty higher.
card-bushido = Bushidō
    .text = Lay it in front of any player, who flips a card from the deck after recovering. On a weapon, the holder discards a weapon and passes Bushidō left, or discards Bushidō and loses an honor point; on any other card it just passes left.
card-fast_draw = Fast Draw
    .text = Your weapons deal one more wound when they hit.
card-focus = Focus
    .text = You may play one more weapon in each of your turns.

## Characters

character-benkei = Benkei
    .text = Attacks on you are one Difficulty higher.
character-chiyome = Chiyome
    .text = Nothing but weapons wounds you. Battle Cry and Jūjutsu pass you by.
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

## Roles

role-shogun = Shogun
    .text = Everybody knows who you are. Together with your Samurai, if there are any, you want more points than the other teams.
role-samurai = Samurai
    .text = In secret you serve the Shogun: your points are added together at the end.
role-ninja = Ninja
    .text = With the other Ninja you want more points than the Shogun's side or a Ronin. Who your mates are is for you to find out.
role-ronin = Ronin
    .text = You fight for yourself alone, but at the end your honor is multiplied.

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

word-honor = honor
word-resilience = resilience
word-harmless = Harmless
word-difficulty = Difficulty
word-wounds = wounds
word-deck = draw deck
word-discard-pile = discard pile
word-hand = hand
word-in-play = in play
word-deadly-strike = Deadly Strike
word-swordmaster = Victory of the Swordmaster

# Stands beside the seat of the Shogun, whom everybody knows.
word-shogun-mark = Shogun
