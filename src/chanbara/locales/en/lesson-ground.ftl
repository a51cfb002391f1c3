### What the coach says about locations and weather.

lesson-ground-welcome = Weather and location change a duel. In the rain every round begins with strength +1, technique −1 and guard −1. You are on Ganryū beach, and Arima has one life left.

lesson-ground-first-card = Rain favors strength. Kesa-giri takes it from 1 to 3.
lesson-ground-first-card-instead = Use what the rain gives you: strength. Kesa-giri.

lesson-ground-second-card = Dō-giri makes 4.
lesson-ground-second-card-instead = Strength again: Dō-giri.

lesson-ground-turn-over = Two cards are played. Look at his defense first; you may need the Qi afterwards. Continue.
lesson-ground-turn-over-instead = Keep the Qi until you know what is missing. Continue.

lesson-ground-third-card = His defense is 5 and 5. One strength is missing, and no card in your hand brings it. Take guard for now: Chūdan-no-kamae.
lesson-ground-third-card-instead = Play Chūdan-no-kamae for its guard. The beach comes right after it.

lesson-ground-beach = Now the beach. For 1 Qi you roll the blue die: 1 costs guard, 2 and 3 give strength, 4 and 5 lower his defense, 6 takes one of his life. Five of six win.
lesson-ground-beach-instead = Guard does not win this. Five of six rolls on the beach do.

lesson-ground-end = Weather lasts for the whole duel. A location can be used for 1 Qi in each attack. Some help nearly always; some, such as the Cliff, can end the duel.
