### What the coach says about Gisei.

lesson-gisei-welcome = This is Gisei: before a counterattack you may give a life for guard. You have two life left and no Qi. Arima has one life.

lesson-gisei-miss = His defense is 6 and 5, and no card of yours reaches it. Play the one you need least, Nuki-waza, and keep the others.
lesson-gisei-miss-instead = That card cannot hit now either. Keep it for the second attack, and play Nuki-waza.

lesson-gisei-give = Now he counterattacks, and your guard is 0. His mild cards are gone, as you see in his deck. Give a life: four Gisei cards raise guard by 5 to 7, one lowers it by 1.
lesson-gisei-give-instead = With guard 0 every card left in his deck hits, and more than half of them would kill you. One life is the smaller price.

lesson-gisei-held = Your guard held. It was for this one counterattack: the Gisei card goes back, and your guard is what it was.

lesson-gisei-first-card = The second attack. Your strength of 3 stays, and Kesa-giri makes it 5.
lesson-gisei-first-card-instead = You already have strength 3. Kesa-giri brings the most.

lesson-gisei-second-card = Dō-giri makes 6. That reaches every defense but one.
lesson-gisei-second-card-instead = One more point of strength, and the hit is almost certain: Dō-giri.

lesson-gisei-last-card = His defense is 4, and you have 6. Play your last card.
lesson-gisei-last-card-instead = Play your last card, Chūdan-no-kamae.

lesson-gisei-end = That is Gisei: one life given can save two. You may use it once before each counterattack, and never with your last life.
