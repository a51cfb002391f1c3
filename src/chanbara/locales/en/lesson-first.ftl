### What the coach of the first game says. $who is the name of a character, $card that of a card.

lesson-first-welcome = You are Musashi, and the Shogun: everybody knows it. One of the others is your Samurai, two are Ninja after your honor. Who is who you have to find out.

lesson-first-focus = Start with a property. Focus stays in front of you and allows a second weapon each turn. Tap it, then play it.
lesson-first-focus-instead = That can wait. Lay Focus first: it counts at once, and you will want two weapons this turn.

lesson-first-daimyo = Now an action: it is played, does its work and is gone. Daimyō draws you two cards.
lesson-first-daimyo-instead = First draw with Daimyō. The more you hold, the better you choose.

lesson-first-bokken = The number at each seat is how hard it is to reach. Your Bokken reaches 1, so only your neighbours. Strike Ginchiyo.
lesson-first-bokken-instead = Take the Bokken, and Ginchiyo at your side. It is the shortest of your weapons; the longer one is for somebody farther away.

lesson-first-parried = { $who } had a parry, so nothing happened. The Bokken is spent, and so is the parry: that is worth something too.

lesson-first-kusarigama = Thanks to Focus you may strike again. Ieyasu sits at 2, and the Kusarigama reaches 2.
lesson-first-kusarigama-instead = Strike Ieyasu with the Kusarigama. Nothing else you hold reaches that far.

lesson-first-hit = A hit. Two wounds from the weapon and one more because you are Musashi: each costs { $who } a drop of resilience.

lesson-first-diversion = One more action. Diversion takes a random card from a hand, at any distance. Try it on Ginchiyo.
lesson-first-diversion-instead = Use Diversion on Ginchiyo first: a card for you, and one less to parry with.

lesson-first-taken = That card is yours now. { $who } knows which one it is, nobody else does.

lesson-first-end = Keep the Parry and the Battle Cry: a cry would hit your hidden friend too. Nothing more to do, so end your turn.
lesson-first-end-instead = Not now. A Battle Cry wounds everybody, your Samurai as well. Wait until it is worth it, and end your turn.

lesson-first-jujutsu = { $who } plays Jūjutsu: everybody discards a weapon or takes a wound. The Bokken is easily spared.
lesson-first-jujutsu-instead = You have a weapon to spare, and resilience is hard to get back. Discard it.

lesson-first-parry = { $who } strikes at you. A Parry ends the attack; without it you lose as many drops as the weapon deals. Parry.
lesson-first-parry-instead = You may take the hit, but this is what a Parry is for. Play it this time.

lesson-first-friend = Did you see? Goemon struck Ieyasu, just after Ieyasu had struck at you. That is how a Samurai behaves.

lesson-first-cry = Ieyasu has 3 drops left. Your Shuriken would take 2. A Battle Cry first: everybody answers with a parry or loses one.
lesson-first-cry-instead = Cry first, strike then. One drop less, and the Shuriken is enough.

lesson-first-shuriken = Now: { $who } has 2 left and sits at 2. The Shuriken reaches 3 and deals 2. Take the last drop.
lesson-first-shuriken-instead = There is an honor point to be had. Throw the Shuriken at { $who }.

lesson-first-won-honor = { $who } is defeated and hands you an honor point. Nobody is out: { $who } is harmless until the next turn, then back in full strength.
lesson-first-defeated = Your last drop is gone, and an honor point goes to { $who }. Until your turn nobody can attack you, and then you recover in full.
lesson-first-others-defeat = { $who } lost the last drop, and an honor point with it. Whoever has no honor left ends the game for all.
lesson-first-lost-property = A property of yours is gone. Nothing lasts: use what you lay while it lies there.
lesson-first-bushido = Bushidō lies before you. At the start of your turn a card is flipped; on a weapon you discard one of yours, or lose honor.
lesson-first-bushido-test = The flip for Bushidō showed a weapon. Discard a weapon of yours and it moves on to the left; otherwise it costs an honor point.
lesson-first-wounded = A wound: one drop of ink less. You are defeated only when the last one is gone.
lesson-first-deck = The deck ran out and was shuffled anew. Each time everybody loses an honor point.

lesson-first-won = It is over, and you have won. Honor counts by role, a Daimyō in hand adds a point, and teams add up. Look at the sum: every line names its rule.
lesson-first-lost = It is over, and the Ninja were ahead. Look at the sum to see where it was lost; the next deal is yours.
lesson-first-too-many = You may keep seven cards at the end of a turn. Let go of what you need least; a Parry is rarely it.
lesson-first-in-reach = { $who } can be defeated now: your { $card } reaches, and a hit takes the last drop. Only a parry could stop it.
lesson-first-last-parry = This one would defeat you: { $wounds } against your { $left }. Parry it.
lesson-first-small-wound = { $wounds } of your { $left } drops: you could take it and keep the Parry for worse. Both are sound.
lesson-first-no-parry = No parry in your hand, so the hit is yours. To the others it looks as if you were thinking.
lesson-first-no-weapon = No weapon to discard, so it costs you a drop.
lesson-first-spend-weapon = Discard the weapon that you would miss least, or take the wound and keep them all.
lesson-first-suspect = { $who } has struck at you { $times } times, more than anybody. I would not trust that one.
lesson-first-lay = Lay Focus before you strike: it counts from that moment on.
lesson-first-breathe = Few drops left. Breathing brings all of them back; let somebody you trust have the card that goes with it.
lesson-first-on-your-own = From here on the game is yours. I only speak up where I see something.
