### The drama of a table, in the browser: the deal, and the end as a story. $name and $shogun are names of players.

## The deal

deal-title = The deal
deal-only-you = Only you see this
deal-you-shogun = You are the Shogun.
deal-you-samurai = You are a Samurai.
deal-you-ninja = You are a Ninja.
deal-you-ronin = You are a Ronin.
deal-goal-shogun = { $mates ->
    [0] Your goal: end the game with more points than any other team.
   *[other] Your goal: with your Samurai, end the game with more points than any other team.
}
deal-goal-samurai = Your goal: with the Shogun, end the game with more points than any other team.
deal-goal-ninja = { $mates ->
    [0] Your goal: end the game with more points than any other team.
   *[other] Your goal: with the other Ninja, end the game with more points than any other team.
}
deal-goal-ronin = { $mates ->
    [0] Your goal: all alone, end the game with more points than any other team.
   *[other] Your goal: with the other Ronin, end the game with more points than any other team.
}
deal-allies = { $hidden ->
    [0] { $led ->
        [no] You have no allies.
       *[yes] Your only ally is the Shogun: { $shogun }.
    }
    [1] { $led ->
        [no] You have 1 ally. Find out who.
       *[yes] You have 2 allies: the Shogun, { $shogun }, and somebody you have to find.
    }
   *[other] { $led ->
        [no] You have { $hidden } allies. Find out who.
       *[yes] The Shogun, { $shogun }, is your ally, and so are { $hidden } players you have to find.
    }
}
deal-covered = Your role is covered.
deal-roles = The roles at this table of { $players }
deal-roles-know = Allies do not know each other. Only the Shogun is known.
deal-role-you = you
deal-role-you-and = { $count ->
    [one] you and one more
   *[other] you and { $count } more
}
deal-role-known = { $name }, known to all
deal-role-ally = on your team
deal-role-counts = honor { $times }
deal-take = Take my seat
deal-cover = Cover again
deal-uncover = Show my role
deal-sound = Turn sound on
deal-sound-off = Turn sound off
deal-watch = Watch the game
deal-watching = The roles are dealt.
deal-watching-text = Everybody knows one of them: { $name } is the Shogun.

## The end as a story

story-deciding = The deciding moment
story-turn = Turn { $turn }
story-chance = Chance with all cards open ({ $team }): { $before }% before, { $after }% after.
story-watch = Watch it in the review
story-bluff = The boldest bluff
story-bluff-text = { $name } was a { $role }. Without this, the others would have given that team { $before }%; with it, they gave { $after }%.
story-bluff-until = They were back on the trail after turn { $until }.
story-bluff-never = Nobody saw through it again before the end.
story-suspicion = Suspicion over time
story-suspicion-text = How likely the others, on average, thought each player was this:
story-was = was one
story-was-not = was not
story-coming = Looking for the deciding moment …
story-plain = No single moment decided this game, and nobody bluffed boldly.

## A picture to share

share-picture = Share as a picture
share-making = Drawing …
share-saved = The picture is saved.
share-failed = Your browser cannot draw the picture.
share-after = { $turns ->
    [one] after { $turns } turn
   *[other] after { $turns } turns
}
