### The summary card: what a player looks up during a game.

summary-title = Summary for { $players } players
summary-turn = A turn
summary-recover = Recover
summary-recover-text = with no resilience left you regain all of it
summary-draw = Draw
summary-draw-text = { $cards }
summary-play = Play
summary-play-text = any number of cards, of them { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}
summary-discard = Discard
summary-discard-text = you keep at most { $cards }
summary-role = role
summary-players = players
summary-honor = honor at the start
summary-counts = honor counts
summary-stars = stars
summary-more-stars = ×{ $more } for whoever of these has the most stars, ×{ $fewer } for the others: { $roles }.
summary-shogun = With { $players } players the Shogun draws { $cards }, may play { $weapons } weapons a turn, and loses no honor to properties.
summary-dealt = Hands, clockwise from the Shogun
summary-in-hand = In hand at the end
summary-worth = each { $card } counts { $points }, never multiplied{ $ronin ->
    [yes] , and nothing for a Ronin
   *[no] {""}
}
summary-end = End of the game
summary-by-honor = Victory of Honor
summary-by-honor-text = somebody has no honor left: the team with the most points wins
summary-by-swordmaster = Victory of the Swordmaster
summary-by-swordmaster-text = one player alone has resilience left: that player's team wins, { $who ->
    [left] unless this player defeated a team mate last
   *[any] unless a team mate dealt the last defeat
}
summary-deadly = { $points } for a team whose member ends the game by defeating a team mate
summary-ties = Ties, first to last
summary-symbols = Symbols
summary-symbol = { $copies } of { $cards } cards, { $percent }%: about one card in { $one_in }
