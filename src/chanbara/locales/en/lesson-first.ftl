### What the coach of the first game says. $who is the name of a character, $card that of a card.

lesson-first-welcome = You are Musashi, and the Shogun: everybody knows it. One of the others is your Samurai, two are Ninja. They hide their roles; you find out by what they do.
lesson-first-honor = The blossoms are honor. Whoever is defeated gives one to the victor. When somebody has none left the game ends, and the team with the most honor wins.
lesson-first-drops = The drops are resilience: each wound costs one. Without a drop you are defeated, but never out. At the start of your next turn they all come back.
lesson-first-turn = You have drawn two cards. Now play as many as you like, but only one weapon a turn. In the end you keep seven at most. Hold a card down to read it.

lesson-first-focus = Start with a property: the blue cards. Focus stays in front of you and allows one more weapon each turn. Tap it, then play it.
lesson-first-focus-instead = Lay Focus first: it counts at once, and you will want two weapons this turn.

lesson-first-daimyo = Now an action: the yellow cards. It is played, does its work and is gone. Daimyō draws you two cards. Held until the end, it would count as one honor.
lesson-first-daimyo-instead = First draw with Daimyō. The more you hold, the better you choose.

lesson-first-bokken = The red cards are weapons. The number at a seat says how hard it is to reach: 1 for your neighbours, 2 behind them. Your Bokken reaches 1. Tap it, then Ginchiyo.
lesson-first-bokken-instead = Take the Bokken, and Ginchiyo at your side. It is the shortest of your weapons; the longer one is for somebody farther away.

lesson-first-parried = { $who } had a parry, so nothing happened. The Bokken is spent, and so is the parry: that is worth something too.

lesson-first-kusarigama = Thanks to Focus you may strike again. At the foot of a weapon stand its reach and its wounds. The Kusarigama reaches 2, and Ieyasu sits at 2: strike there.
lesson-first-kusarigama-instead = Strike Ieyasu with the Kusarigama: nothing else you hold reaches that far, and it deals two wounds.

lesson-first-hit = A hit. Two wounds from the weapon and one more because you are Musashi: each costs { $who } a drop of resilience.

lesson-first-diversion = One more action. Diversion takes a random card from a hand, at any distance. Try it on Ginchiyo.
lesson-first-diversion-instead = Use Diversion on Ginchiyo first: a card for you, and one less to parry with.

lesson-first-taken = That card is yours now. { $who } knows which one it is, nobody else does.

lesson-first-end = Keep the Parry and the Battle Cry: a cry would hit your hidden friend too. Nothing more to do, so end your turn.
lesson-first-end-instead = Keep what you hold: a Parry waits for an attack, and a Battle Cry wounds your own Samurai too. End your turn.

lesson-first-jujutsu = { $who } plays Jūjutsu: everybody discards a weapon or takes a wound. The Bokken is easily spared.
lesson-first-jujutsu-instead = You have a weapon to spare, and resilience is hard to get back. Discard it.

lesson-first-parry = { $who } strikes at you. A Parry ends the attack; without it you lose as many drops as the weapon deals. Parry.
lesson-first-parry-instead = You may take the hit, but this is what a Parry is for. Play it this time.

lesson-first-friend = Did you see? Goemon struck Ieyasu, just after Ieyasu had struck at you. Whoever hurts your enemies is perhaps your Samurai. Only deeds tell.

lesson-first-cry = So go for Ieyasu: 3 drops left, and your Shuriken takes 2. A Battle Cry first: everybody parries or loses one. It may cost your Samurai a drop; a defeat is worth it.
lesson-first-cry-instead = Cry first, strike then. One drop less, and the Shuriken is enough.

lesson-first-shuriken = Now: { $who } has 2 left and sits at 2. The Shuriken reaches 3 and deals 2. Take the last drop.
lesson-first-shuriken-instead = There is an honor point to be had. Throw the Shuriken at { $who }.

lesson-first-won-honor = { $who } is defeated, and a blossom is yours. Nobody is out: { $who } is harmless, so nobody may strike there, until the next turn brings all drops back.
lesson-first-defeated = Your last drop is gone, and an honor point goes to { $who }. Until your turn nobody can attack you, and then you recover in full.
lesson-first-others-defeat = { $who } lost the last drop, and a blossom with it. The victor gets it, so honor wanders round the table.
lesson-first-lost-property = A property of yours is gone. Nothing lasts: use what you lay while it lies there.
lesson-first-bushido = Bushidō lies before you. At the start of your turn a card is flipped; on a weapon you discard one of yours, or lose honor.
lesson-first-bushido-test = The flip for Bushidō showed a weapon. Discard a weapon of yours and it moves on to the left; otherwise it costs an honor point.
lesson-first-wounded = You were hit: each wound is one drop of ink less. You are defeated only when the last one is gone.
lesson-first-deck = The deck ran out and was shuffled anew. Each time everybody loses an honor point.
lesson-first-poor = { $who } has one blossom left. The next defeat of { $who } ends the game for everybody. Then honor is counted by role, and teams add up.

lesson-first-won = It is over, and you have won. Below, each blossom is multiplied by role, a Daimyō in hand adds one, and teams add up. Every line names its rule.
lesson-first-lost = It is over, and the Ninja were ahead. Below, each blossom is multiplied by role, and teams add up: look where it was lost. The next deal is yours.
lesson-first-goodbye = You know the game now. At bigger tables there is a Ronin too, who plays alone against all. Play a game against bots next, or try a puzzle.
lesson-first-too-many = You may keep seven cards at the end of a turn. Let go of what you need least; a Parry is rarely it.
lesson-first-armor = Armor makes you harder to reach: everybody needs 1 more, so short weapons miss you. Lay it before you strike; it works from now on, also in their turns.
lesson-first-in-reach = { $who } can be defeated now: your { $card } reaches, and a hit takes the last drop. Only a parry could stop it.
lesson-first-last-parry = This one would defeat you: { $wounds } against your { $left }. Parry it.
lesson-first-small-wound = { $wounds } of your { $left } drops: you could take it and keep the Parry for worse. Both are sound.
lesson-first-no-parry = No parry in your hand, so the hit is yours. To the others it looks as if you were thinking.
lesson-first-no-weapon = No weapon to discard, so it costs you a drop.
lesson-first-spend-weapon = Discard the weapon that you would miss least, or take the wound and keep them all.
lesson-first-suspect = { $who } has struck at you { $times } times, more than anybody. I would not trust that one.
lesson-first-keep-daimyo = A Daimyō again: two cards now, or a blossom at the end. While the end is far away, cards are worth more; near the end, keep it.
lesson-first-lay = Lay Focus before you strike: it counts from that moment on.
lesson-first-breathe = Few drops left. Breathing brings all of them back; let somebody you trust have the card that goes with it.
lesson-first-on-your-own = From here on the game is yours. Strike the Ninja, spare your Samurai, and keep a Parry for their turns. I tell you what I see.
