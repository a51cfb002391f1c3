### What the coach of the first duel says.

lesson-duel-welcome = This is Arima. You both have life and Qi; whoever runs out of life loses. In each round you attack twice, and he counterattacks after each attack.
lesson-duel-values = Three values decide. Strength takes life. Technique takes Qi and wounds. Guard protects you from counterattacks. Every card changes them, for better or worse.

lesson-duel-extra = You have drawn six cards. One Qi buys a seventh, and at the start of a duel that is Qi well spent. Buy it.
lesson-duel-extra-instead = Buy the card this time. Qi comes back with combos, and more cards mean more choice.

lesson-duel-first-card = An attack takes up to three cards, up to two of them now. Their numbers are added to your values right away. Start with Kote-uchi: technique +2.
lesson-duel-first-card-instead = Start with Kote-uchi. It brings the technique this attack is built on, and its icon ◇ will matter.

lesson-duel-second-card = Now Ma-ai: technique again, and guard for later. It has ◇ too, and three matching icons make a combo.
lesson-duel-second-card-instead = Play Ma-ai: its icon matches Kote-uchi, and you will want the 2 extra guard when he counterattacks.

lesson-duel-turn-over = Two cards are played. Next his defense is revealed, and you will know what strength and technique you need. Continue.
lesson-duel-turn-over-instead = You can still buy guard later. See his defense first: continue.

lesson-duel-third-card = You need strength 5 or technique 3. You already have technique 3. So pick the third card for its icon and its guard: Uke-nagashi.
lesson-duel-third-card-instead = You have enough technique; do not lose it. Uke-nagashi keeps it, adds 3 guard, and completes ◇ ◇ ◇.

lesson-duel-strike = All three cards are played. Continue to the hit check.
lesson-duel-strike-instead = Guard can wait until you see how the attack goes. Continue.

lesson-duel-combo = Three ◇ make a normal combo. It gives you one Qi or a special card. Take the special card; they are strong.
lesson-duel-combo-instead = Qi is good, but you have enough for now. A special card stays in your deck.

lesson-duel-brace = A hit: technique took one of his Qi. Now he counterattacks. Only a value above your guard of 5 would hit, and none of his goes above 5. Face it.
lesson-duel-brace-instead = Your guard is already 5. Save the Qi for a counterattack that worries you.

lesson-duel-second-attack = Now the second attack. Your values carry over until the round ends, and you must make do with the cards left in your hand.
lesson-duel-new-round = A new round: values at 0, six new cards, two attacks. What was left in your hand is discarded.
lesson-duel-missed = Neither value reached his defense, so the attack missed. The guard you built up still counts.
lesson-duel-hit-strength = A strength hit takes life: one, or two if you beat the defense by four or more.
lesson-duel-hit-technique = A technique hit takes Qi. Beat the defense by three and it wounds; by five, it wounds deeply.
lesson-duel-struck = His value was above your guard, so he hit. If your guard equals his value, he misses.
lesson-duel-wounded = A wound. Its effect is on its card. Some last for the whole duel.
lesson-duel-enemy-wounded = You wounded him. That is often worth more than life.
lesson-duel-blocked = Your guard held. The attack power you gave up for guard paid off here.
lesson-duel-red-die = A special combo raised the red die. After a hit you may release it to add its effect.
lesson-duel-release = Release the red die now, or let it grow. Once released, it goes back to 1.
lesson-duel-foresee = One Qi lets you foresee: his defense is revealed before you play. Useful when your hand could go either way.
lesson-duel-guard = One Qi buys one guard for this counterattack. Worth it when the odds are close.
lesson-duel-on-your-own = You know everything now. The duel is yours; I will only speak up when something is new.
lesson-duel-won = Arima has fallen. Six opponents await you in the duel hall, with more weapons, locations and modules.
lesson-duel-lost = Arima was quicker. With more guard, or a less daring attack, the next one is yours.
