### What the coach says about Shiro.

lesson-shiro-welcome = This is Shiro. He has two sides and begins with side A. Whenever you hurt him he turns. On side B he demands a price and counterattacks harder.

lesson-shiro-hurt = His defense is 3, and your strength is 1. Kesa-giri with ◇ is just enough.
lesson-shiro-hurt-instead = The Kesa-giri with ◇ brings the 2 you need. Everything else can wait.

lesson-shiro-strike = Continue to the hit check.
lesson-shiro-strike-instead = Guard can wait until you know what he demands. Continue.

lesson-shiro-price = He has turned to side B, and you choose the price: Qi, life or a card. Cheapest is a card from the discard pile that you hardly need: Kote-uchi.
lesson-shiro-price-instead = That costs more. A weak card in the discard pile is hardly a loss.

lesson-shiro-guard = On side B his counterattack is 1 stronger, and your guard is 3. The Qi that you kept buys one more.
lesson-shiro-guard-instead = His counterattack counts 1 more than printed. Spend the Qi on guard now.

lesson-shiro-first-card = He has one life left. Your strength of 3 stays: Dō-giri makes 4.
lesson-shiro-first-card-instead = Continue with strength. Dō-giri first.

lesson-shiro-second-card = Irimi: 5, and guard in case it fails.
lesson-shiro-second-card-instead = Irimi brings strength and guard.

lesson-shiro-finish = His defense is 4. Kesa-giri makes 7.
lesson-shiro-finish-instead = Play your last card, Kesa-giri.

lesson-shiro-end = That is Shiro: each time you hurt him he turns, to and fro. Back on side A he demands nothing, so two hits cost you only one price.
