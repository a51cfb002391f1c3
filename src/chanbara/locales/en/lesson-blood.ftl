### What the coach says about Blood.

lesson-blood-welcome = This is Blood: your wounds come from a deck of their own, and they stay. We join a duel in the middle of a round. Arima has one life and no Qi left.

lesson-blood-brace = His defense is 6 and 6, so this attack misses whatever you play. Think of the counterattack: Chūdan-no-kamae gives guard and takes nothing away.
lesson-blood-brace-instead = No card reaches 6 here. Save your attack cards for the second attack, and take the guard of Chūdan-no-kamae.

lesson-blood-wounded = A wound, and it stays in front of you: arm injury, strength at most 3 for the rest of the game. There are five such cards. Whoever has to draw a sixth loses.

lesson-blood-technique = Two strong cuts would have made strength 7. Now 3 is the most, and nearly all of his defenses are higher. Change your plan to technique: Tsuki.
lesson-blood-technique-instead = With your arm wounded, strength stops at 3. Only technique gets high enough: play Tsuki.

lesson-blood-more = Kote-uchi next: technique 4. It lowers your strength, which hardly matters any more.
lesson-blood-more-instead = Stay with technique. Kote-uchi takes it to 4.

lesson-blood-reach = His defense is 6 and 5. Nuki-waza makes your technique 5, and that is enough. He has no Qi to lose, so the hit costs him life.
lesson-blood-reach-instead = Your strength cannot reach 6 any more. Nuki-waza makes technique 5, and that hits.

lesson-blood-end = That is Blood: when a wound limits one value, fight with another. Guard is worth more than usual, because every wound stays.
