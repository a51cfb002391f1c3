### What the coach of the first duel says.

lesson-duel-welcome = This is Arima. He has life and Qi, and so have you; whoever has no life left has lost. A round has two attacks of yours, and after each he strikes back.
lesson-duel-values = Three values decide. Strength takes life, technique takes Qi and wounds, guard protects you when he strikes back. Every card changes them, for better or worse.

lesson-duel-extra = You have drawn six cards. One Qi buys a seventh. At the start of a duel that is well spent: do it.
lesson-duel-extra-instead = Buy the card this time. Qi comes back with combos, and more cards mean more choice.

lesson-duel-first-card = An attack takes up to three cards, up to two of them now. Their numbers are added to your values at once. Begin with Kote-uchi: technique +2.
lesson-duel-first-card-instead = Begin with Kote-uchi. It brings the technique that this attack is built on, and its icon ◇ will matter.

lesson-duel-second-card = Now Ma-ai: technique again, and guard for later. It bears ◇ too, and three equal icons make a combo.
lesson-duel-second-card-instead = Take Ma-ai: the icon fits Kote-uchi, and two more guard will be welcome when he strikes back.

lesson-duel-turn-over = Two cards lie. Next his defence is turned: then you know what strength and technique must reach. Go on.
lesson-duel-turn-over-instead = Guard can still be bought later. First see his defence: go on.

lesson-duel-third-card = Strength must reach 5, or technique 3. You have technique 3 already. So choose the third card for its icon and its guard: Uke-nagashi.
lesson-duel-third-card-instead = Technique is reached, do not lose it. Uke-nagashi keeps it, brings 3 guard, and completes ◇ ◇ ◇.

lesson-duel-strike = Everything lies. Go on, and the hit is checked.
lesson-duel-strike-instead = Guard can wait until you see how the attack went. Go on.

lesson-duel-combo = Three ◇: a normal combo. It gives you one Qi back or a special card. Take the special card, they are strong.
lesson-duel-combo-instead = Qi is good, but you have enough for now. A special card lasts: it stays in your deck.

lesson-duel-brace = A hit: technique took one Qi from him. Now he strikes back. A value above your guard of 5 would hit, and none of his goes above 5. Let it come.
lesson-duel-brace-instead = Your guard is 5 already. Keep the Qi for a counterattack that frightens you.

lesson-duel-second-attack = Now the second attack. Your values stay until the round ends, and the cards of your hand must suffice for it.
lesson-duel-new-round = A new round: values at 0, six new cards, two attacks. What was left in your hand is discarded.
lesson-duel-missed = No value reached his defence, so the attack missed. The guard that you built up still counts.
lesson-duel-hit-strength = A hit by strength: it takes life. By four more than needed it takes two.
lesson-duel-hit-technique = A hit by technique: it takes Qi. By three more than needed it wounds, by five deeply.
lesson-duel-struck = His value was above your guard, so he hit. With guard as high as his card, nothing happens.
lesson-duel-wounded = A wound: what it does stands on its card. Some last for the whole duel.
lesson-duel-enemy-wounded = You wounded him. That is often worth more than life.
lesson-duel-blocked = Your guard held. What guard costs you in an attack it saves you here.
lesson-duel-red-die = A special combo raised the red die. After a hit you may release it, and it adds what it shows.
lesson-duel-release = Release the red die now, or let it grow: it begins again at 1 afterwards.
lesson-duel-foresee = One Qi lets you foresee: his defence is turned before you have played. Good when your hand could go either way.
lesson-duel-guard = One Qi buys one guard for this counterattack. Worth it where the odds are close.
lesson-duel-on-your-own = You know it all now. Make it your duel; I only speak where something is new.
lesson-duel-won = Arima has fallen. Six opponents, other weapons, places and modules wait for you in the duel hall.
lesson-duel-lost = Arima was quicker. More guard, or an attack less bold, and the next one is yours.
