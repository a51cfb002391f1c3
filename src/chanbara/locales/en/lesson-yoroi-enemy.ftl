### What the coach says about Yoroi, worn by the enemy.

lesson-yoroi-enemy-welcome = This time the enemy wears the Yoroi. Arima has one life left, but 3 points of armor come off first.

lesson-yoroi-enemy-first-card = Light hits only scratch the armor. Go for heavy ones: strength 4 above his defense takes 2. Men-uchi first.
lesson-yoroi-enemy-first-card-instead = You need strength, and this Men-uchi costs no guard.

lesson-yoroi-enemy-second-card = Kesa-giri with ◇: strength 4.
lesson-yoroi-enemy-second-card-instead = Keep the strongest card until you know his defense. For now Kesa-giri with ◇.

lesson-yoroi-enemy-heavy = His defense is 2. Dō-giri would make 5 and take one point. Iai makes 7, more than 4 above it: two points.
lesson-yoroi-enemy-heavy-instead = Iai brings the most, and surely takes two points of armor.

lesson-yoroi-enemy-armor = For each point that armor loses the blue die is rolled, and a 6 would destroy it at once. You cannot plan that, but you can plan heavy hits.

lesson-yoroi-enemy-again = One heavy hit more is enough. Your strength of 7 stays. The other Kesa-giri.
lesson-yoroi-enemy-again-instead = You want all the strength you have: Kesa-giri.

lesson-yoroi-enemy-more = Dō-giri: strength 10.
lesson-yoroi-enemy-more-instead = The more strength, the more defenses you beat by 4. Dō-giri.

lesson-yoroi-enemy-last-card = His defense is 6, and you are 4 above it. Play your last card.
lesson-yoroi-enemy-last-card-instead = Play your last card, Chūdan-no-kamae.

lesson-yoroi-enemy-end = That is armor on the enemy: rather one heavy hit than two light ones. It protects life alone, so you can still take his Qi.
