# Clubs: a group by link, with its own tables, ladder and history.

club-page-title = A club
club-new-title = Found a club
club-new-heading = A club of your own
club-new-lead = Found a club and share its link. Members open tables for the club, and the club has its own leaderboard and history. Only members and people with the link can see it.
club-first-a-name = First, claim a name
club-name = Name of the club
club-about = A sentence about it (optional)
club-crest = Crest
club-found = Found the club
club-own = My clubs
club-own-one = Found a club yourself
club-home-heading = Clubs
club-home-about = Play with the same people again and again: your own tables, leaderboard and history, by link.
club-home-found = Found a club
club-wrong-heading = No such club
club-gone = The club is dissolved
club-people = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-led-by = led by { $name }
club-invited = { $name } invites you to this club.
club-why-a-name = Ratings and history belong to a name, so members need a claimed one.
club-join = Join as { $name }
club-join-hint = Members see your name, your crest, and how you do at the club’s tables. You can leave at any time.
club-join-again = Join again
club-left = You have left { $name }. If you come back, your rating there is yours again.
club-invite-title = Join our club: { $name }
club-code = Code of the club
club-invite-qr = QR code for this club
club-tables = Open tables
club-tables-none = No table is open right now.
club-open-table = Open a table
club-ladder = Members and leaderboard
club-ladder-hint = The rating counts games at the club’s tables alone. Rated games count if everybody at the table is a member, at least two of them; bots may fill the other seats. Ranked by the lower bound.
club-doubt = ± { $doubt }
club-you = you
club-leads = leads the club
club-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
club-no-games = no game yet
club-history = History
club-history-none = No game has ended yet.
club-history-more = Earlier games
club-won = { $team } won: { $names }
club-against = against { $names }
club-not-counted = not on the club’s leaderboard
club-guest = a guest
club-acts = This club
club-change = Change name, sentence and crest
club-change-save = Save
club-lead = Remove members, or hand the club over
club-hand-over = Hand over
club-hand-over-sure = Really let { $name } lead?
club-remove = Remove
club-remove-sure = Really remove { $name }?
club-remove-hint = Whoever still has the link can join again. Renew the link to prevent that.
club-renew = Renew the link
club-renew-sure = The old link stops working. Renew it?
club-leave = Leave the club
club-leave-leader = Leave? The longest-standing member leads then.
club-dissolve = Dissolve the club
club-dissolve-sure = Leaderboard and history are deleted. Really dissolve?
club-for = For a club
club-for-none = No club
club-for-hint = The table is in the club’s list, and the game counts on its leaderboard if only members and bots play.
club-table = This is a table of a club.
club-table-of = Table of { $name }
club-table-counts = The game counts on the club’s leaderboard if everybody at the table is a member.
club-back = Back to { $name }
