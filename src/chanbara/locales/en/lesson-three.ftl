### What the coach says about 1 vs. 3.

lesson-three-welcome = This is 1 vs. 3: three enemies instead of one, each with their own life. One has fallen. Enemy 1 has 2 life left, enemy 3 has 1.

lesson-three-target = Before each attack you choose whom to attack. The dead do not counterattack, and enemy 3 can fall now: attack enemy 3.
lesson-three-target-instead = Enemy 1 takes two hits, or a heavy one. Finish enemy 3 first, and there is one less to counterattack.

lesson-three-first-card = Men-uchi: strength 2.
lesson-three-first-card-instead = This attack needs strength. This Men-uchi brings 2 and costs no guard.

lesson-three-second-card = Irimi: strength 3, and 2 guard for what follows.
lesson-three-second-card-instead = Irimi brings both strength and guard.

lesson-three-third-card = The defense is 3, so you hit already. Use the last card for guard: Chūdan-no-kamae.
lesson-three-third-card-instead = You hit already. Save your strong cards for the last enemy, and take guard.

lesson-three-rolled = The blue die decides who counterattacks. A 2 means all three, one after the other; but the dead no longer do.

lesson-three-last-enemy = One enemy is left and is attacked without asking. Beat the defense by 4, and one hit takes 2 life. Your strength of 3 stays. Men-uchi.
lesson-three-last-enemy-instead = You want all the strength you can get. Men-uchi brings 2.

lesson-three-more = Dō-giri: strength 6.
lesson-three-more-instead = You need both cards to beat the defense by 4. Dō-giri.

lesson-three-two-life = The defense is 4. Kesa-giri makes strength 8, 4 more than that: 2 life.
lesson-three-two-life-instead = Kesa-giri is your last card, and it is just enough.

lesson-three-end = That is 1 vs. 3: finish one enemy before you start on the next, because every one of them counterattacks. What the red die adds goes to the one you attack.
