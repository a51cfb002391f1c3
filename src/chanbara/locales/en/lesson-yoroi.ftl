### What the coach says about Yoroi, worn by the player.

lesson-yoroi-welcome = This is Yoroi: you wear armor. Whatever you would lose in life comes off the armor first. You have one life left, and 3 points of armor.

lesson-yoroi-first-card = Without armor you would hide behind your guard. With it you can attack: Kesa-giri, strength 2.
lesson-yoroi-first-card-instead = For now the armor is your guard. Attack with Kesa-giri.

lesson-yoroi-second-card = The other Kesa-giri: strength 4.
lesson-yoroi-second-card-instead = More strength first. The other Kesa-giri brings 2.

lesson-yoroi-third-card = His defense is 3, so you hit already. Take a little guard as well: Chūdan-no-kamae.
lesson-yoroi-third-card-instead = You hit already. Keep your strong cards for the second attack, and take the guard.

lesson-yoroi-absorbed = That would have been your last life, and the armor took it. For each point it loses the blue die is rolled: with a 6 the armor is destroyed.

lesson-yoroi-again = Now finish it. Your strength stays, and Men-uchi adds 2.
lesson-yoroi-again-instead = Men-uchi brings the most strength.

lesson-yoroi-again-more = Dō-giri, and no defense of his is higher than your strength.
lesson-yoroi-again-more-instead = With Dō-giri you reach even his best defense.

lesson-yoroi-finish = You hit with any card. Play Irimi.
lesson-yoroi-finish-instead = Play your last card, Irimi.

lesson-yoroi-end = That is Yoroi: armor takes life lost in combat, wounds included. It never pays a price such as that of Gisei, and in a campaign it is not repaired.
