### What the coach says about Bushido.

lesson-bushido-welcome = This is Bushido: of seven virtues one can be yours in a game. The top card is Makoto, five points of strength. The marker is on the first of its three kanji.

lesson-bushido-step = 2 Qi move the marker by one kanji, at any time. You have exactly 2. Pay them, and one step is left.
lesson-bushido-step-instead = Move the marker first. With one more step the virtue can decide this attack.

lesson-bushido-first-card = A normal combo moves the marker, too: three cards with ◇. Begin with Kesa-giri, strength +2.
lesson-bushido-first-card-instead = All three cards need ◇, and one of them has to bring strength: Kesa-giri.

lesson-bushido-second-card = Chūdan-no-kamae has ◇ as well, and 2 guard.
lesson-bushido-second-card-instead = You are short of guard. Chūdan-no-kamae has ◇ and brings 2.

lesson-bushido-third-card = His defense is 4 and 6. You have strength 2, and no card brings the rest. But Harai completes the combo.
lesson-bushido-third-card-instead = Harai completes ◇ ◇ ◇, and if something goes wrong, its guard protects you.

lesson-bushido-combo = Three ◇. Qi and special cards are good, but now move the marker: it reaches the third kanji.
lesson-bushido-combo-instead = The virtue is worth more right now. Move the marker.

lesson-bushido-take = The third kanji: you may take the card. You get one in a whole game, so choose it well. Makoto is just what you need here. Take it.
lesson-bushido-take-instead = You could wait, and the marker would stay where it is. But these points turn your miss into a hit now.

lesson-bushido-spend = His defense is 4, and you have strength 2. Spend a point of Makoto.
lesson-bushido-spend-instead = Without points this attack misses. Spend one.

lesson-bushido-spend-again = Strength 3. One more point.
lesson-bushido-spend-again-instead = One more point, and you hit.

lesson-bushido-hit = Strength 4 reaches his defense. Hit.
lesson-bushido-hit-instead = Save the other points. Strength 4 is enough.

lesson-bushido-end = That is Bushido: combos and Qi lead to one virtue. Look at the top card early, and plan for ◇ ◇ ◇ if you want it.
