## Rätsel der Schule

puzzle-title-tea-or-daimyo = Tee oder Daimyō?
puzzle-lesson-tea-or-daimyo = Geht der Stapel zu Ende, verlieren alle 1 Ehrenpunkt, und wer keinen mehr hat, beendet das Spiel. Ein Daimyō auf deiner Hand ist dann ein Punkt: Beende den Stapel mit der anderen Karte.

## Was erreicht werden soll

puzzle-goal-win-turn = Deine Partei hat gewonnen, wenn dein Zug endet, was auch immer die anderen halten.
puzzle-goal-defeat-turn = { $seat } ist besiegt, bevor dieser Zug endet, was auch immer die anderen halten.
puzzle-goal-survive-turn = Du wirst in diesem Zug nicht besiegt, was auch immer die anderen halten und tun.
puzzle-goal-survive-next = Du wirst bis zu deinem nächsten Zug nicht besiegt, was auch immer die anderen halten und tun.
puzzle-goal-honor-turn = Du verlierst in diesem Zug keinen Ehrenpunkt, was auch immer die anderen halten und tun.
puzzle-goal-honor-next = Du verlierst bis zu deinem nächsten Zug keinen Ehrenpunkt, was auch immer die anderen halten und tun.
puzzle-goal-slay-attack = Der Gegner ist tot, bevor dieser Angriff endet, was auch immer der Zufall bringt.
puzzle-goal-hit-attack = Dieser Angriff trifft, was auch immer der Zufall bringt.
puzzle-goal-wound-attack = Der Gegner erleidet in diesem Angriff eine Wunde, was auch immer der Zufall bringt.
puzzle-goal-unhurt-attack = In diesem Angriff trifft dich kein Gegenangriff, was auch immer der Zufall bringt.
puzzle-goal-slay-attack-best = Finde die beste Aussicht, dass der Gegner tot ist, bevor dieser Angriff endet.
puzzle-goal-slay-round-best = Finde die beste Aussicht, dass der Gegner tot ist, bevor diese Runde endet.
puzzle-goal-hit-attack-best = Finde die beste Aussicht, dass dieser Angriff trifft.
puzzle-goal-wound-attack-best = Finde die beste Aussicht, dass der Gegner in diesem Angriff eine Wunde erleidet.
puzzle-goal-unhurt-attack-best = Finde die beste Aussicht, dass dich in diesem Angriff kein Gegenangriff trifft.
puzzle-goal-unhurt-round-best = Finde die beste Aussicht, dass dich bis zum Ende dieser Runde kein Gegenangriff trifft.
puzzle-goal-ronin = Nenne den Platz, der nach allem, was du gesehen hast, am ehesten der Ronin ist.
