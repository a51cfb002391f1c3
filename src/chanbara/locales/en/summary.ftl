### The summary card: what a player looks up during a game.

summary-title = Summary for { $players } players
summary-own = The custom cards at this table, explained
summary-turn = A turn
summary-recover = Recover
summary-recover-text = if you have no resilience, you regain all of it
summary-draw = Draw
summary-draw-text = { $cards }
summary-play = Play
summary-play-text = any number of cards, but only { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}
summary-discard = Discard
summary-discard-text = keep at most { $cards }
summary-roles = Roles and honor
summary-role = role
summary-players = players
summary-honor = honor at the start
summary-counts = honor multiplier
summary-stars = stars
summary-more-stars = ×{ $more } for the player with the most stars among these, ×{ $fewer } for the others: { $roles }.
summary-shogun = With { $players } players, the Shogun draws { $cards }, may play { $weapons } weapons per turn, and loses no honor to properties.
summary-dealt = Hands, clockwise from the Shogun
summary-in-hand = In hand at the end
summary-worth = each { $card } is worth { $points }, never multiplied{ $ronin ->
    [yes] , and nothing to a Ronin
   *[no] {""}
}
summary-end = End of the game
summary-by-honor = Victory of Honor
summary-by-honor-text = someone has no honor left: the team with the most points wins
summary-by-swordmaster = Victory of the Swordmaster
summary-by-swordmaster-text = only one player has resilience left: their team wins, { $who ->
    [left] unless this player dealt the last defeat to a teammate
   *[any] unless a teammate dealt the last defeat
}
summary-deadly = { $points } for a team if one of its players ends the game by defeating a teammate
summary-ties = Ties, in order
summary-symbols = Symbols
summary-symbol = { $copies } of { $cards } cards, { $percent }%: about one card in { $one_in }
summary-table = This table
