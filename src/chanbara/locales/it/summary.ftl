### La carta riassuntiva: quello che si cerca durante la partita.

summary-title = Riassunto per { $players } giocatori
summary-own = Le carte proprie di questo tavolo, spiegate
summary-turn = Un turno
summary-recover = Recupera
summary-recover-text = se sei senza punti resistenza, li recuperi tutti
summary-draw = Pesca
summary-draw-text = { $cards }
summary-play = Gioca
summary-play-text = quante carte vuoi, di cui { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armi
}
summary-discard = Scarta
summary-discard-text = tieni al massimo { $cards }
summary-roles = Ruoli e onore
summary-role = ruolo
summary-players = giocatori
summary-honor = onore all’inizio
summary-counts = l’onore vale
summary-stars = stelle
summary-more-stars = ×{ $more } per chi ha più stelle fra questi, ×{ $fewer } per gli altri: { $roles }.
summary-shogun = In { $players } giocatori lo Shogun pesca { $cards }, può giocare { $weapons } armi per turno e non perde onore per le proprietà.
summary-dealt = Carte in mano, in senso orario dallo Shogun
summary-in-hand = In mano alla fine
summary-worth = ogni { $card } vale { $points }, mai moltiplicato{ $ronin ->
    [yes] , e nulla per un Ronin
   *[no] {""}
}
summary-end = Fine della partita
summary-by-honor = Vittoria d’onore
summary-by-honor-text = qualcuno non ha più onore: vince la squadra con più punti
summary-by-swordmaster = Vittoria del Maestro di Spada
summary-by-swordmaster-text = una sola persona al tavolo ha ancora resistenza: vince la sua squadra, { $who ->
    [left] a meno che proprio lei non abbia sconfitto per ultimo un compagno
   *[any] a meno che l’ultima sconfitta non venga da un compagno
}
summary-deadly = { $points } per la squadra che fa finire la partita sconfiggendo un proprio membro
summary-ties = In caso di parità, nell’ordine
summary-symbols = Simboli
summary-symbol = { $copies } carte su { $cards }, { $percent }%: circa una carta su { $one_in }
summary-table = Questo tavolo
